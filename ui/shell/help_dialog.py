"""Which key does what, and what this program is."""

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QDialog, QLabel, QVBoxLayout, QWidget

from core.text.catalogue import text
from ui.theme import HEADING, SPACE, font, scaled


class HelpDialog(QDialog):
    """Stays open beside the game."""

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(text(title))
        self.setObjectName(title)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(4 * SPACE, 4 * SPACE, 4 * SPACE, 4 * SPACE)
        self.column.setSpacing(2 * SPACE)


def about_dialog(version: str, parent: QWidget) -> HelpDialog:
    dialog = HelpDialog("about-title", parent)
    name = QLabel(text("about-name", version=version))
    name.setFont(font(HEADING, QFont.Weight.DemiBold))
    words = QLabel(text("about-words"))
    words.setWordWrap(True)
    words.setMinimumWidth(scaled(380))
    dialog.column.addWidget(name)
    dialog.column.addWidget(words)
    return dialog
