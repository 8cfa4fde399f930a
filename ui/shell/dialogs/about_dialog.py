"""What this program is, and the licences of everything that ships with it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QListWidget,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from core.text.catalogue import text
from ui.paint.plain import Label
from ui.paint.theme import HEADING, SPACE, font, scaled
from ui.shell.views.licences import Shipped, shipped
from ui.widgets.sizes import open_at

WIDTH, HEIGHT = 1000, 640
LIST = 300


class AboutDialog(QDialog):
    """About the program, and what ships with it. Stays open beside the game."""

    def __init__(self, version: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(text("about-title"))
        self.setObjectName("about")
        self.things: list[Shipped] = shipped()
        self.list = QListWidget()
        self.list.setObjectName("about-list")
        self.list.setAccessibleName(text("about-licences"))
        self.list.setFixedWidth(scaled(LIST))
        self.list.setSpacing(2)
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for thing in self.things:
            self.list.addItem(f"{thing.name} · {thing.short}")
        self.words = QPlainTextEdit()
        self.words.setObjectName("about-words")
        self.words.setAccessibleName(text("about-text"))
        self.words.setReadOnly(True)
        self.words.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.list.currentRowChanged.connect(self._show)
        self._lay_out(version)
        open_at(self, WIDTH, HEIGHT)
        self.list.setCurrentRow(0)
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _lay_out(self, version: str) -> None:
        name = Label(text("about-name", version=version))
        name.setFont(font(HEADING + 3, QFont.Weight.DemiBold))
        column = QVBoxLayout(self)
        column.setContentsMargins(4 * SPACE, 4 * SPACE, 4 * SPACE, 4 * SPACE)
        column.setSpacing(2 * SPACE)
        column.addWidget(name)
        for code in ("about-what", "about-qt"):
            label = Label(text(code))
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            column.addWidget(label)
        heading = Label(text("about-licences"))
        heading.setFont(font(weight=QFont.Weight.DemiBold))
        column.addWidget(heading)
        row = QHBoxLayout()
        row.setSpacing(2 * SPACE)
        row.addWidget(self.list)
        row.addWidget(self.words, 1)
        column.addLayout(row, 1)

    def _show(self, number: int) -> None:
        if 0 <= number < len(self.things):
            self.words.setPlainText(self.things[number].words)
