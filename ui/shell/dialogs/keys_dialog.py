"""All keys on one page, in columns; a field above leaves only those that are sought."""

import re
from collections.abc import Iterator, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QMenuBar,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from core.text.catalogue import text
from ui.paint.plain import Label
from ui.paint.theme import BODY, SPACE, font, scaled
from ui.shell.family import Family
from ui.shell.views.keys_page import KeyGroup, KeyRow, found, in_columns, order_group, place_groups
from ui.widgets.sizes import open_at

BREAK = "+\u200b"  # a line may end there
MNEMONIC = re.compile(r"\(&.\)")
COLUMNS = 4
WIDTH, HEIGHT = 1264, 772
SMALL = BODY - 1
KEYS = 116  # the width of the keys in a column; many of them go on in a second line


def all_keys(bar: QMenuBar, family: Family) -> list[KeyGroup]:
    """By menu, then by place; panels and layouts also where no game is open."""
    groups = []
    for action in bar.actions():
        menu = action.menu()
        rows = tuple(_rows(menu if isinstance(menu, QMenu) else None))
        if rows:
            groups.append(KeyGroup(plain(action.text()), rows))
    panels = {f"panel-{spec.name}": spec.key for spec in family.panels}
    panels |= {f"layout-{name}": key for name, key in family.layout_keys.items()}
    panels |= {f"scene-{kind}": key for kind, key in family.scene_keys.items()}
    rows = tuple(KeyRow((key,), text(name)) for name, key in panels.items())
    return [*groups, KeyGroup(text("keys-panels"), rows), *place_groups(), order_group()]


def _rows(menu: QMenu | None) -> Iterator[KeyRow]:
    for action in menu.actions() if menu is not None else ():
        keys = tuple(key.toString(QKeySequence.SequenceFormat.PortableText) for key in action.shortcuts())
        if keys:
            yield KeyRow(keys, plain(action.text()))


def plain(words: str) -> str:
    """Without the letter that Alt takes, which in Japanese stands behind the word."""
    return MNEMONIC.sub("", words).replace("&", "").rstrip("…")


class KeysDialog(QDialog):
    """Stays open beside the game."""

    def __init__(self, groups: list[KeyGroup], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(text("keys-title"))
        self.setObjectName("keys")
        self.groups = groups
        self._shown = 0  # columns
        self.search = QLineEdit()
        self.search.setObjectName("keys-search")
        self.search.setPlaceholderText(text("keys-search"))
        self.search.setAccessibleName(text("keys-search"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(lambda words: self._show())
        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.nothing = Label(text("keys-none"))
        self.nothing.setProperty("quiet", "true")
        column = QVBoxLayout(self)
        column.setContentsMargins(4 * SPACE, 3 * SPACE, 4 * SPACE, 2 * SPACE)
        column.setSpacing(2 * SPACE)
        column.addWidget(self.search)
        column.addWidget(self.nothing)
        column.addWidget(self.area, 1)
        open_at(self, WIDTH, HEIGHT)
        self._show()
        self.search.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _columns(self) -> int:
        """Large texts have room for fewer."""
        return max(1, min(COLUMNS, round(COLUMNS * self.width() / scaled(WIDTH))))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._columns != self._shown:
            self._show()

    def _show(self) -> None:
        groups = found(self.groups, self.search.text().strip())
        self.nothing.setVisible(not groups)
        inner = QWidget()
        row = QHBoxLayout(inner)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(5 * SPACE)
        self._shown = self._columns
        for groups_of_column in in_columns(groups, self._shown):
            column = QVBoxLayout()
            column.setSpacing(SPACE)
            for group in groups_of_column:
                column.addLayout(_table(group))
            column.addStretch(1)
            row.addLayout(column, 1)
        for _ in range(self._shown - row.count()):
            row.addStretch(1)
        self.area.setWidget(inner)


def in_lines(names: Sequence[str], metrics: QFontMetrics) -> str:
    """A line ends between two keys; in the middle of one only where it is too long for a line of its own."""
    comma = text("list-comma")
    lines = [""]
    for number, name in enumerate(names, start=1):
        more = name + comma * (number < len(names))
        if metrics.horizontalAdvance((lines[-1] + more).rstrip()) >= scaled(KEYS) and lines[-1]:
            lines.append("")
        lines[-1] += more
    return "\n".join(line.rstrip() for line in lines).replace("+", BREAK)


def _table(group: KeyGroup) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(2 * SPACE)
    grid.setVerticalSpacing(0)
    grid.setColumnStretch(1, 1)
    grid.setColumnMinimumWidth(0, scaled(KEYS))
    heading = Label(group.name)
    heading.setFont(font(BODY, QFont.Weight.Bold))
    grid.addWidget(heading, 0, 0, 1, 2)
    for number, row in enumerate(group.rows, start=1):
        keys, words = Label(), Label(row.words)
        keys.setFont(font(SMALL, QFont.Weight.DemiBold))
        keys.setMaximumWidth(scaled(KEYS))
        keys.setText(in_lines(row.names, keys.fontMetrics()))
        words.setFont(font(SMALL))
        for label in (keys, words):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        grid.addWidget(keys, number, 0)
        grid.addWidget(words, number, 1)
    return grid
