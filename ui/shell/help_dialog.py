"""Which key does what, and what this program is."""

from collections.abc import Iterable

from PySide6.QtGui import QAction, QFont, QKeySequence
from PySide6.QtWidgets import QDialog, QFrame, QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from core.text.catalogue import text
from core.text.lists import items
from ui.theme import BODY, HEADING, SPACE, font, scaled

HINTS = ("turn", "map", "quick", "journal", "check", "correct", "charts")


class HelpDialog(QDialog):
    """Stays open beside the game."""

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(text(title))
        self.setObjectName(title)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(4 * SPACE, 4 * SPACE, 4 * SPACE, 4 * SPACE)
        self.column.setSpacing(2 * SPACE)


def keys_dialog(actions: Iterable[QAction], parent: QWidget) -> HelpDialog:
    """The keys of the menus, and hints for what has its own."""
    inner = QWidget()
    grid = QGridLayout(inner)
    grid.setHorizontalSpacing(6 * SPACE)
    grid.setVerticalSpacing(SPACE)
    grid.setColumnStretch(1, 1)
    row = 0
    for action in actions:
        if action.shortcuts():
            keys = [key.toString(QKeySequence.SequenceFormat.NativeText) for key in action.shortcuts()]
            strong = QLabel(items(keys))
            strong.setFont(font(BODY, QFont.Weight.DemiBold))
            grid.addWidget(strong, row, 0)
            grid.addWidget(QLabel(action.text().replace("&", "").rstrip("…")), row, 1)
            row += 1
    for name in HINTS:
        hint = QLabel(text(f"keys-{name}"))
        hint.setWordWrap(True)
        grid.addWidget(hint, row, 0, 1, 2)
        row += 1
    scroll = QScrollArea()
    scroll.setWidgetResizable(True)
    scroll.setFrameShape(QFrame.Shape.NoFrame)
    scroll.setWidget(inner)
    dialog = HelpDialog("keys-title", parent)
    dialog.column.addWidget(scroll)
    dialog.resize(scaled(520), scaled(560))
    return dialog


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
