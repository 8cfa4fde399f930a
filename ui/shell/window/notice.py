"""A few sentences that must not be missed, with buttons below."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from core.text.catalogue import text
from ui.paint.plain import Label
from ui.paint.theme import HEADING, SPACE, font, scaled

WIDTH = 460
KEEP = "lose-keep"


class Notice(QDialog):
    """`answer` is the code of the button that was pressed; the first is that of Enter.

    Closing the notice answers with `closed`, or with the last one.
    """

    def __init__(
        self, title: str, sentences: list[str], answers: tuple[str, ...], parent: QWidget | None, closed: str = ""
    ) -> None:
        super().__init__(parent)
        self.setObjectName(title)
        self.setWindowTitle(text(title))
        self.answer = closed or answers[-1]
        heading = Label(text(title))
        heading.setFont(font(HEADING, QFont.Weight.DemiBold))
        column = QVBoxLayout(self)
        column.setContentsMargins(4 * SPACE, 4 * SPACE, 4 * SPACE, 4 * SPACE)
        column.setSpacing(3 * SPACE)
        column.addWidget(heading)
        for sentence in sentences:
            label = Label(sentence)
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            label.setMinimumWidth(scaled(WIDTH))
            column.addWidget(label)
        row = QHBoxLayout()
        row.addStretch(1)
        self.buttons: dict[str, QPushButton] = {}
        for number, code in enumerate(answers):
            button = QPushButton(text(code))
            button.setObjectName(code)
            button.setDefault(number == 0)
            button.setProperty("primary", "true" if number == 0 else "false")
            button.clicked.connect(lambda checked=False, code=code: self._take(code))
            row.addWidget(button)
            self.buttons[code] = button
        column.addLayout(row)

    def ask(self) -> str:
        """Wait for an answer."""
        self.exec()
        return self.answer

    def _take(self, code: str) -> None:
        self.answer = code
        self.accept()


def ask_before_loss(words: str, code: str, parent: QWidget, lose: Callable[[], None]) -> None:
    """What was entered is thrown away only after the answer `code`; Enter and Esc keep it."""
    notice = Notice("lose-title", [words], (KEEP, code), parent, closed=KEEP)

    def answered() -> None:
        notice.deleteLater()
        if notice.answer == code:
            lose()

    notice.finished.connect(answered)
    notice.open()
