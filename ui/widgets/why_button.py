"""The button beside a refusal: it opens the companion where that is explained."""

from PySide6.QtWidgets import QToolButton, QWidget

from core.text.catalogue import text
from ui.paint.plain import set_tip
from ui.values.keys import key_of
from ui.widgets.ask_companion import ask_companion


class WhyButton(QToolButton):
    """Hidden while there is nothing to explain."""

    def __init__(self, name: str, words: str = "") -> None:
        super().__init__()
        self.section = ""
        self.setObjectName(name)
        self.setText(words or text("companion-why"))
        set_tip(self, text("companion-why-tip", key=key_of("companion")))
        self.setAccessibleName(self.toolTip())
        self.clicked.connect(lambda checked=False: ask_companion(self, self.section))
        self.hide()

    def lead_to(self, section: str) -> None:
        """Once it has its place in a window."""
        self.section = section
        self.setVisible(bool(section))


def told_in(place: QWidget) -> str:
    """The section that explains what is refused there; empty while nothing is."""
    return next((button.section for button in place.findChildren(WhyButton) if button.isVisible()), "")
