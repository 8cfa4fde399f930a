"""Rows of cells as a table model."""

from collections.abc import Sequence

from PySide6.QtCore import QAbstractTableModel, QObject, Qt, Signal

from ui.paint.plain import tip
from ui.values.cells import Cell, Column, Row
from ui.widgets.rows import NOWHERE, Index, row_at

EMPTY = Cell()


class CellModel(QAbstractTableModel):
    """Rows of cells. Only what differs from before is reported as changed.

    Heads are reported by a signal of their own: upon `headerDataChanged` a table paints everything anew.
    """

    head_changed = Signal(Qt.Orientation, int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.columns: tuple[Column, ...] = ()
        self.rows: tuple[Row, ...] = ()
        self.flashing: frozenset[tuple[str, str]] = frozenset()  # (row, column) by key

    def set_rows(self, columns: Sequence[Column], rows: Sequence[Row], *, flash: bool = False) -> None:
        columns, rows = tuple(columns), tuple(rows)
        self.flashing = frozenset(self._changed(columns, rows)) if flash else frozenset()
        before = self.columns, self.rows
        if [c.key for c in columns] == [c.key for c in self.columns] and len(rows) == len(self.rows):
            self.columns, self.rows = columns, rows
            self._tell(*before)
        else:
            self.beginResetModel()
            self.columns, self.rows = columns, rows
            self.endResetModel()

    def _tell(self, columns: tuple[Column, ...], rows: tuple[Row, ...]) -> None:
        """Report the cells and heads that differ from those before, one by one: for a range a view paints all."""
        marked: set[int] = set()  # columns of which every cell looks different
        for place, (old, new) in enumerate(zip(columns, self.columns, strict=True)):
            if old != new:
                self.head_changed.emit(Qt.Orientation.Horizontal, place)
                marked.add(place)
        for number, (was, row) in enumerate(zip(rows, self.rows, strict=True)):
            head = (was.label, was.chip, was.marked, was.quiet, was.rule)
            same = was is row or head == (row.label, row.chip, row.marked, row.quiet, row.rule)
            if not same:
                self.head_changed.emit(Qt.Orientation.Vertical, number)
            for place in range(len(columns)):
                if not same or place in marked or _at(was, place) != _at(row, place):
                    index = self.index(number, place)
                    self.dataChanged.emit(index, index)

    def _changed(self, columns: tuple[Column, ...], rows: tuple[Row, ...]) -> list[tuple[str, str]]:
        places = {column.key: place for place, column in enumerate(self.columns)}
        before = {row.key: row for row in self.rows}
        found = []
        for row in rows:
            was = before.get(row.key)
            if was is None or was is row:
                continue
            for column, cell in zip(columns, row.cells, strict=False):
                place = places.get(column.key, len(was.cells))
                if place < len(was.cells) and _content(cell) != _content(was.cells[place]):
                    found.append((row.key, column.key))
        return found

    def cell(self, index: Index) -> Cell:
        row, place = row_at(self.rows, index), index.column()
        return row.cells[place] if row is not None and place < len(row.cells) else EMPTY

    def keys(self, index: Index) -> tuple[str, str]:
        row, place = row_at(self.rows, index), index.column()
        return (row.key, self.columns[place].key) if row is not None and place < len(self.columns) else ("", "")

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        cell = self.cell(index)
        if cell is EMPTY:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return cell.text or " ".join(card.type for card in cell.cards)
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(cell.tip) or None
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return cell.tip or cell.text
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        across = orientation == Qt.Orientation.Horizontal
        if not 0 <= section < len(self.columns if across else self.rows):
            return None  # a head asks so while the model is reset, before it has counted again
        if across:
            title, more = self.columns[section].title, self.columns[section].tip
        else:
            row = self.rows[section]
            title, more = row.label or (row.chip.sym if row.chip else ""), row.tip
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return title
        return (tip(more) or None) if role == Qt.ItemDataRole.ToolTipRole else None


def _content(cell: Cell) -> tuple[object, ...]:
    return cell.text, cell.mark, cell.cards


def _at(row: Row, place: int) -> Cell:
    return row.cells[place] if place < len(row.cells) else EMPTY
