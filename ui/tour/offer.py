"""On the first page: the tour is offered until somebody answers, and in nobody's way."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton

from core.text.catalogue import text
from ui.paint.plain import Label, set_tip
from ui.paint.theme import SPACE


class TourOffer(QFrame):
    """Offers the tour; hidden until then, and again when it is answered."""

    wanted = Signal()
    declined = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("tour-offer")
        self.setProperty("message", "good")
        words = Label(text("tour-offer"))
        words.setWordWrap(True)
        self.take_button = QPushButton(text("tour-offer-take"))
        self.take_button.setObjectName("tour-offer-take")
        self.take_button.clicked.connect(self._take)
        self.later_button = QPushButton(text("tour-offer-later"))
        self.later_button.setObjectName("tour-offer-later")
        set_tip(self.later_button, text("tour-offer-later-tip"))
        self.later_button.clicked.connect(self._decline)
        row = QHBoxLayout(self)
        row.setContentsMargins(3 * SPACE, 2 * SPACE, 2 * SPACE, 2 * SPACE)
        row.setSpacing(2 * SPACE)
        row.addWidget(words, 1)
        row.addWidget(self.take_button)
        row.addWidget(self.later_button)
        self.hide()

    def _take(self) -> None:
        self.hide()
        self.wanted.emit()

    def _decline(self) -> None:
        self.hide()
        self.declined.emit()
