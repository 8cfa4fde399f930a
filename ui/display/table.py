"""A table as large as its place allows: every row is shown, and columns that may be left out go first."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ui.display.large import enlarged
from ui.ink import pen, row_height
from ui.rail18.cell_painting import MARKED, cell_width, faint, label_width, paint_cell, paint_label, paint_title
from ui.rail18.tables import spread, title_width
from ui.theme import Theme, plain_text_size
from ui.viewmodels.cells import Column, Row
from ui.viewmodels.display_view import TableView

GOOD = 1.75  # at a height of 1080 pixels: before it gets smaller, columns are left out
LARGEST = 2.6
FEW_ROWS, LARGEST_OF_FEW = 8, 3.2  # such a table may be larger


@dataclass(frozen=True)
class Laid:
    """In pixels of the window at 100 %."""

    scale: float
    side: float
    widths: Sequence[float]
    row: float


def lay_out(view: TableView, box: QRectF, unit: float) -> Laid:
    """All rows, and as many columns as have room in a good size; what must stay gets smaller."""
    with plain_text_size():
        side = max((label_width(row) for row in view.rows), default=0.0) if _labelled(view.rows) else 0.0
        needed = _needed(view)
        high = row_height()
    most = unit * (LARGEST if len(view.rows) > FEW_ROWS else LARGEST_OF_FEW)
    most = max(0.1, min(most, box.height() / (high * (len(view.rows) + 1))))
    scale = most
    for drop in sorted({0, *(column.drop for column in view.columns)}, reverse=True):
        kept = sum(width for width, column in zip(needed, view.columns, strict=True) if column.drop <= drop)
        scale = max(0.1, min(most, box.width() / (side + kept + 1)))
        if scale >= min(most, GOOD * unit):
            break
    widths = spread(view.columns, needed, int(box.width() / scale - side))
    row = min(box.height() / scale / (len(view.rows) + 1), high * 1.35)
    return Laid(scale, side, widths, row)


def _labelled(rows: Sequence[Row]) -> bool:
    return any(row.label or row.chip is not None for row in rows)


def _needed(view: TableView) -> list[int]:
    widths = [title_width(column) for column in view.columns]
    for row in view.rows:
        for place, cell in enumerate(row.cells):
            widths[place] = max(widths[place], cell_width(cell))
    return [round(width + 0.5) for width in widths]


def paint_table(painter: QPainter, view: TableView, box: QRectF, theme: Theme, unit: float) -> None:
    if not view.rows or box.isEmpty():
        return
    laid = lay_out(view, box, unit)
    with enlarged(painter, box, laid.scale):
        lefts = [laid.side]
        for width in laid.widths:
            lefts.append(lefts[-1] + width)
        _titles(painter, view.columns, lefts, laid.row, theme)
        for number, row in enumerate(view.rows):
            line = QRectF(0, laid.row * (number + 1), lefts[-1], laid.row)
            _row(painter, row, view.columns, lefts, line, theme)


def _titles(painter: QPainter, columns: Sequence[Column], lefts: Sequence[float], high: float, theme: Theme) -> None:
    for place, column in enumerate(columns):
        if lefts[place + 1] > lefts[place]:
            paint_title(painter, column, _between(lefts, place, place + 1, 0.0, high), theme)


def _row(
    painter: QPainter, row: Row, columns: Sequence[Column], lefts: Sequence[float], line: QRectF, theme: Theme
) -> None:
    top, high = line.top(), line.height()
    if row.marked:
        painter.fillRect(line, faint(theme.accent, 2 * MARKED))
    if lefts[0]:
        paint_label(painter, row, QRectF(0, top, lefts[0], high), theme)
    for place, (cell, column) in enumerate(zip(row.cells, columns, strict=True)):
        end = min(place + cell.span, len(columns))
        box = _between(lefts, place, end, top, high)
        if column.marked and not row.marked and cell.span == 1:
            painter.fillRect(box, faint(theme.accent, MARKED))
        if box.width() > 0:
            paint_cell(painter, cell, box, theme, column.right if cell.right is None else cell.right)
        if column.rule:
            painter.setPen(pen(theme.line))
            painter.drawLine(box.topLeft(), box.bottomLeft())
    painter.setPen(pen(theme.quiet if row.rule else theme.line))
    painter.drawLine(line.topLeft(), line.topRight())
    painter.setPen(pen(theme.line))
    painter.drawLine(line.bottomLeft(), line.bottomRight())


def _between(lefts: Sequence[float], first: int, last: int, top: float, high: float) -> QRectF:
    return QRectF(lefts[first], top, lefts[last] - lefts[first], high)
