"""A sheet to be typed into: plain words in cells, keys go on, and what follows stands beside them.

Typing begins a cell; Tab, Enter and the arrows go on to the next one that can be typed into.
"""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QAbstractTableModel, QEvent, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QFont, QKeyEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QLineEdit,
    QTableView,
    QWidget,
)

from core.text.catalogue import text
from ui.paint.plain import tip
from ui.paint.theme import SPACE, Theme, font, scaled
from ui.rail18.views.position.sheet import EntryColumn, EntryRow, EntrySheet
from ui.widgets.rows import NOWHERE, Index, row_at
from ui.widgets.tips import WholeTip

ROW = 23
HEAD = 12  # height of the columns' names
MOST = 1.5  # times its share: what a column gets for long words
NEXT, BACK, UP, DOWN = (0, 1), (0, -1), (-1, 0), (1, 0)


class EntryModel(QAbstractTableModel):
    typed = Signal(str, str)  # field, word

    def __init__(self, sheet: EntrySheet, theme: Theme) -> None:
        super().__init__()
        self.columns, self.rows = sheet.columns, sheet.rows
        self.theme = theme
        self._words: Mapping[str, str] = {}
        self._usual: Mapping[str, str] = {}
        self._wrong: frozenset[str] = frozenset()
        self._idle: frozenset[str] = frozenset()

    def show(
        self, words: Mapping[str, str], usual: Mapping[str, str], wrong: frozenset[str], idle: frozenset[str]
    ) -> None:
        """`usual` stands where nothing was typed; rows that are `idle` cannot be typed into."""
        self._words, self._usual, self._wrong, self._idle = words, usual, wrong, idle
        self.dataChanged.emit(self.index(0, 0), self.index(len(self.rows) - 1, len(self.columns) - 1))

    def set_sheet(self, sheet: EntrySheet) -> None:
        self.beginResetModel()
        self.columns, self.rows = sheet.columns, sheet.rows
        self.endResetModel()

    def field(self, index: Index) -> str:
        """Empty where there is nothing to be typed."""
        row, column = index.row(), index.column()
        if not (0 <= row < len(self.rows) and 0 <= column < len(self.columns)):
            return ""
        entry, key = self.columns[column], self.rows[row].key
        there = entry.rows is None or key in entry.rows
        return entry.field.format(key) if there and key not in self._idle else ""

    def place(self, field: str) -> QModelIndex:
        for row, entry in enumerate(self.rows):
            for column, found in enumerate(self.columns):
                if found.field.format(entry.key) == field:
                    return self.index(row, column)
        return QModelIndex()

    def can_type(self, index: Index) -> bool:
        return bool(self.field(index)) and not self.columns[index.column()].follows

    # --- for Qt

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.columns)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not self.can_type(index):
            return Qt.ItemFlag.ItemIsEnabled
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEditable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        field = self.field(index)
        if not field:
            blank = row_at(self.rows, index) is not None and role == Qt.ItemDataRole.BackgroundRole
            return QBrush(QColor(self.theme.window)) if blank else None
        word = self._words.get(field, "")
        if role == Qt.ItemDataRole.EditRole:
            return word
        if role == Qt.ItemDataRole.DisplayRole:
            return word or self._usual.get(field, "")
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignCenter
        if role == Qt.ItemDataRole.BackgroundRole and self.columns[index.column()].follows:
            return QBrush(QColor(self.theme.window))
        if role == Qt.ItemDataRole.ForegroundRole:
            colour = self.theme.bad if field in self._wrong else self.theme.text if word else self.theme.quiet
            return QBrush(QColor(colour))
        if role == Qt.ItemDataRole.FontRole and field in self._wrong:
            return font(weight=QFont.Weight.DemiBold)
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip("\n".join(filter(None, (word, self.columns[index.column()].tip)))) or None
        return None

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        field = self.field(index)
        if role != Qt.ItemDataRole.EditRole or not field:
            return False
        word = str(value).strip()
        if word != self._words.get(field, ""):
            self.typed.emit(field, word)
        return True

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        entries: Sequence[EntryColumn | EntryRow] = (
            self.columns if orientation == Qt.Orientation.Horizontal else self.rows
        )
        if not 0 <= section < len(entries):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return entries[section].label
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(entries[section].tip) or None
        return None


class WordDelegate(WholeTip):
    """Up and Down leave a cell that is being typed into, as they do elsewhere in the table."""

    stepped = Signal(int, int)

    def createEditor(self, parent: QWidget, option: object, index: Index) -> QWidget:
        field = QLineEdit(parent)
        field.setMaxLength(80)
        field.setFrame(False)
        field.setStyleSheet("padding: 0px; border-radius: 0px;")
        field.setAlignment(Qt.AlignmentFlag.AlignCenter)
        return field

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and isinstance(editor, QLineEdit):
            step = {
                Qt.Key.Key_Up: UP, Qt.Key.Key_Down: DOWN, Qt.Key.Key_Return: DOWN, Qt.Key.Key_Enter: DOWN,
                Qt.Key.Key_Tab: NEXT, Qt.Key.Key_Backtab: BACK,
            }.get(Qt.Key(event.key()))  # fmt: skip
            if step is not None and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self.commitData.emit(editor)
                self.closeEditor.emit(editor, QAbstractItemDelegate.EndEditHint.NoHint)
                self.stepped.emit(*step)
                return True
        return super().eventFilter(editor, event)


class EntryTable(QTableView):
    typed = Signal(str, str)  # field, word
    moved = Signal()  # to another cell
    left = Signal(bool)  # by Tab behind the last cell (True) or before the first

    def __init__(self, name: str, sheet: EntrySheet, theme: Theme, side: int) -> None:
        """`side` is the width of the rows' names."""
        super().__init__()
        self.setObjectName(name)
        self.setAccessibleName(text(name))
        self.cells = EntryModel(sheet, theme)
        self.cells.setParent(self)
        self.cells.typed.connect(self.typed)
        self.cells.dataChanged.connect(self.fit)
        self.setModel(self.cells)
        self.selectionModel().currentChanged.connect(lambda now, before: self.moved.emit())
        self._words = WordDelegate(self)
        self._words.stepped.connect(self._step)
        self.setItemDelegate(self._words)
        self.setEditTriggers(QAbstractItemView.EditTrigger.AnyKeyPressed | QAbstractItemView.EditTrigger.DoubleClicked)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setCornerButtonEnabled(False)
        self.setWordWrap(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        across, down = self.horizontalHeader(), self.verticalHeader()
        for head in (across, down):
            head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
            head.setHighlightSections(True)
            head.setSectionsClickable(False)
            head.setTextElideMode(Qt.TextElideMode.ElideRight)
        across.setMinimumSectionSize(scaled(16))
        across.setFont(font(HEAD))
        across.setFixedHeight(scaled(ROW))
        down.setDefaultSectionSize(scaled(ROW))
        down.setFixedWidth(scaled(side))
        self.setFixedHeight(scaled(ROW) * (len(sheet.rows) + 1) + 2)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        self.cells.theme = theme
        colours = self.palette()
        colours.setColor(QPalette.ColorRole.Base, QColor(theme.surface))
        colours.setColor(QPalette.ColorRole.Text, QColor(theme.text))
        self.setPalette(colours)
        self.setStyleSheet(
            f"QTableView {{ gridline-color: {theme.line}; background: {theme.surface};"
            f" border: 1px solid {theme.line}; }}"
            f"QTableView::item:selected {{ background: {theme.surface}; color: {theme.text};"
            f" border: 2px solid {theme.accent}; }}"
            f"QHeaderView {{ background: {theme.window}; }}"
            f"QHeaderView::section {{ background: {theme.window}; color: {theme.text}; border: none;"
            f" border-right: 1px solid {theme.line}; border-bottom: 1px solid {theme.line}; padding: 0 3px; }}"
        )

    # --- moving

    def go_to(self, field: str) -> bool:
        index = self.cells.place(field)
        if index.isValid():
            self.setFocus(Qt.FocusReason.OtherFocusReason)
            self.setCurrentIndex(index)
        return index.isValid()

    def go_in(self, forward: bool) -> None:
        """The first cell, or the last."""
        cells = self._cells()
        if cells:
            self.setFocus(Qt.FocusReason.TabFocusReason)
            self.setCurrentIndex(cells[0 if forward else -1])

    def _cells(self) -> list[QModelIndex]:
        places = [self.cells.index(row, column) for row in range(len(self.cells.rows))
                  for column in range(len(self.cells.columns))]  # fmt: skip
        return [place for place in places if self.cells.can_type(place)]

    def _step(self, down: int, right: int) -> None:
        index = self.currentIndex()
        if right:
            cells = self._cells()
            places = [(cell.row(), cell.column()) for cell in cells]
            here = (index.row(), index.column())
            found = [place for place in places if (place > here if right > 0 else place < here)]
            if not found:
                self.setFocus(Qt.FocusReason.OtherFocusReason)
                self.left.emit(right > 0)
                return
            self.setCurrentIndex(self.cells.index(*found[0 if right > 0 else -1]))
        else:
            row = index.row() + down
            while 0 <= row < len(self.cells.rows) and not self.cells.can_type(self.cells.index(row, index.column())):
                row += down
            if 0 <= row < len(self.cells.rows):
                self.setCurrentIndex(self.cells.index(row, index.column()))
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        plain = not event.modifiers() & Qt.KeyboardModifier.ControlModifier
        step = {Qt.Key.Key_Tab: NEXT, Qt.Key.Key_Backtab: BACK, Qt.Key.Key_Return: DOWN, Qt.Key.Key_Enter: DOWN}
        step |= {Qt.Key.Key_Up: UP, Qt.Key.Key_Down: DOWN}
        if plain and Qt.Key(key) in step:
            self._step(*step[Qt.Key(key)])
        elif plain and key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.cells.setData(self.currentIndex(), "")
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes through the cells first."""
        self._step(*(NEXT if forward else BACK))
        return True

    # --- size

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """By the shares of the columns; where something would be shortened, those that have room to spare give it."""
        shares = [column.width for column in self.cells.columns]
        room, whole = self.viewport().width(), sum(shares)
        head = self.horizontalHeader().fontMetrics()
        spare = []
        for number, column in enumerate(self.cells.columns):
            own = room * shares[number] / whole
            named = min(head.horizontalAdvance(column.label) + 2 * SPACE, own)  # nobody makes room for a long name
            spare.append(own - max(named, min(self.sizeHintForColumn(number) + 2, MOST * own)))
        lacking, given = (sum(max(0.0, sign * part) for part in spare) for sign in (-1, 1))
        moved = min(lacking, given)
        right, used = 0.0, 0
        for number, (share, part) in enumerate(zip(shares, spare, strict=True)):
            right += room * share / whole - moved * part / ((given if part > 0 else lacking) or 1)
            self.setColumnWidth(number, round(right) - used)
            used = round(right)
        self.horizontalHeader().setMinimumSectionSize(SPACE)
