"""A table of the turn view as a model."""

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from ui.paint.plain import tip
from ui.values.cells import Cell, Cells
from ui.values.turn import TurnTable, turn_table
from ui.widgets.rows import NOWHERE, Index, row_at

CELL = Qt.ItemDataRole.UserRole
EMPTY = Cell()
ALIGN = {
    "left": Qt.AlignmentFlag.AlignLeft,
    "right": Qt.AlignmentFlag.AlignRight,
    "centre": Qt.AlignmentFlag.AlignHCenter,
}


class ChoiceModel(QAbstractTableModel):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table = turn_table("", ())
        self._columns = 0

    def show_table(self, table: TurnTable) -> None:
        self.beginResetModel()
        self.table = table
        self._columns = max((len(row) for row in table.rows), default=0)
        self.endResetModel()

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.table.rows)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else self._columns

    def cell(self, row: int, column: int) -> Cell:
        cells = self._row(row)
        return cells[column] if column < len(cells) else EMPTY

    def _row(self, row: int) -> Cells:
        return self.table.rows[row].cells if 0 <= row < len(self.table.rows) else ()

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if row_at(self.table.rows, index) is None or index.column() >= self._columns:
            return None
        cell = self.cell(index.row(), index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return cell.text
        if role == CELL:
            return cell
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(cell.text) if cell.choice is None else None
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return cell.choice.label if cell.choice is not None else f"{cell.text} {cell.side}".strip()
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        columns = self.table.columns
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(columns):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return columns[section].title
        if role == Qt.ItemDataRole.TextAlignmentRole:
            below = next((row[section] for row in self.table.rows if section < len(row)), EMPTY)
            return ALIGN[below.align or "left"] | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(columns[section].tip) or None
        return None
