"""Tables side by side, as large as their place allows and readable across a room.

Before the type gets smaller than that, rows stand closer, and columns and rows that may be left out go.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import inf

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ui.display.large import enlarged
from ui.display.names import shortened
from ui.paint.ink import face, pen, row_height
from ui.paint.theme import BODY, SPACE, Theme, plain_text_size
from ui.values.cells import Column, Row, at_right
from ui.values.display import TableView
from ui.widgets.cell_painting import (
    MARKED,
    SMALL,
    cell_face,
    cell_width,
    faint,
    label_width,
    paint_cell,
    paint_label,
    paint_title,
)
from ui.widgets.tables import spread, title_width

GOOD = 2.0  # at a height of 1080 pixels, where figures are 26 of them high and titles 22
LARGEST = 2.6
FEW_ROWS, LARGEST_OF_FEW = 8, 3.2  # such a table may be larger
CLOSE, WIDE = 0.8, 1.35  # of a row of the sheet: the lowest one, and the highest
GAP = 12.0  # between two tables
LETTERS, MANY_LETTERS = 5, 8  # of a name that must at least be there, above a column and in a row


@dataclass(frozen=True)
class Part:
    """One of the tables, in pixels of the window at 100 %."""

    view: TableView
    rows: Sequence[Row]
    side: float
    widths: Sequence[float]

    @property
    def width(self) -> float:
        return self.side + sum(self.widths)


@dataclass(frozen=True)
class Laid:
    scale: float
    row: float
    parts: Sequence[Part]


def lay_out(views: Sequence[TableView], box: QRectF, unit: float) -> Laid:
    """As much as has room in a good size; what must stay gets smaller."""
    with plain_text_size():
        high, lines, scale = row_height(), 1, 1.0
        for kept in _choices(views):
            lines = max(len(part.rows) for part in kept) + 1
            needed = sum(part.width for part in kept) + GAP * (len(kept) - 1) + 1
            scale = max(0.1, min(_tallest(lines, high, box.height(), unit), box.width() / needed))
            if scale >= GOOD * unit:
                break
        room = box.width() / scale - GAP * (len(kept) - 1)
        left_over = (room - sum(part.width for part in kept)) / len(kept)
        parts = [_spread(part, int(part.width + left_over - part.side)) for part in kept]
        return Laid(scale, min(box.height() / scale / lines, high * WIDE), parts)


def _tallest(lines: int, high: float, room: float, unit: float) -> float:
    most = unit * (LARGEST if lines > FEW_ROWS + 1 else LARGEST_OF_FEW)
    return min(most, max(room / (high * lines), min(GOOD * unit, room / (high * CLOSE * lines))))


def _choices(views: Sequence[TableView]) -> Iterator[list[Part]]:
    """Everything, then less and less."""
    for drop in sorted({0, *(column.drop for view in views for column in view.columns)}, reverse=True):
        for cut in (False, True):
            yield [_part(view, view.rows, drop, cut) for view in views]
            if any(view.spare for view in views):
                kept = ([row for row in view.rows if row.key not in view.spare] for view in views)
                yield [_part(view, rows, drop, cut) for view, rows in zip(views, kept, strict=True)]


def _part(view: TableView, rows: Sequence[Row], drop: int, cut: bool) -> Part:
    side = max((label_width(row) for row in rows), default=0.0) if _labelled(rows) else 0.0
    needed = zip(_needed(view, rows, cut), view.columns, strict=True)
    return Part(view, rows, side, [width if column.drop <= drop else 0 for width, column in needed])


def _labelled(rows: Sequence[Row]) -> bool:
    return any(row.label or row.chip is not None for row in rows)


def _needed(view: TableView, rows: Sequence[Row], cut: bool) -> list[int]:
    """`cut`: of names a few letters will do, and a long title may be shortened; nobody can ask the display for it."""
    head = face(SMALL, True)
    few = head.width("0") * LETTERS
    names = {column.key: head.width(column.title) for column in view.columns if column.key in view.names}
    names = {key: (min(few, width) if cut else width) + 2 * SPACE + 1 for key, width in names.items()}
    titles = [title_width(column) if cut else head.width(column.title) + 2 * SPACE + 1 for column in view.columns]
    widths = [names.get(column.key) or title for column, title in zip(view.columns, titles, strict=True)]
    most = {view.people: face(BODY, True).width("0") * MANY_LETTERS + 2 * SPACE} if cut else {}
    for row in rows:
        for place, (cell, column) in enumerate(zip(row.cells, view.columns, strict=True)):
            widths[place] = max(widths[place], min(cell_width(cell), most.get(column.key, inf)))
    return [round(width + 0.5) for width in widths]


def _spread(part: Part, room: int) -> Part:
    """What is left over goes to the columns that stretch."""
    kept = [place for place, width in enumerate(part.widths) if width]
    columns = [replace(part.view.columns[place], drop=0) for place in kept]
    widths = [int(part.widths[place]) for place in kept]
    wider = dict(zip(kept, spread(columns, widths, widths, room), strict=True))
    return replace(part, widths=[wider.get(place, 0) for place in range(len(part.widths))])


def paint_tables(painter: QPainter, views: Sequence[TableView], box: QRectF, theme: Theme, unit: float) -> None:
    if not any(view.rows for view in views) or box.isEmpty():
        return
    laid = lay_out(views, box, unit)
    with enlarged(painter, box, laid.scale):
        for part in laid.parts:
            _paint(painter, part, laid.row, theme)
            painter.translate(part.width + GAP, 0)


def _paint(painter: QPainter, part: Part, high: float, theme: Theme) -> None:
    lefts = [part.side]
    for width in part.widths:
        lefts.append(lefts[-1] + width)
    _titles(painter, part.view, lefts, high, theme)
    for number, row in enumerate(part.rows):
        _row(
            painter,
            _with_name(part, row),
            part.view.columns,
            lefts,
            QRectF(0, high * (number + 1), lefts[-1], high),
            theme,
        )


def _with_name(part: Part, row: Row) -> Row:
    """Whoever has a row has a name in it."""
    columns = [column.key for column in part.view.columns]
    if part.view.people not in columns:
        return row
    place = columns.index(part.view.people)
    cell, others = row.cells[place], [other.cells[place].text for other in part.rows]
    name = shortened(cell.text, others, cell_face(cell), part.widths[place] - 2 * SPACE)
    return replace(row, cells=(*row.cells[:place], replace(cell, text=name), *row.cells[place + 1 :]))


def _titles(painter: QPainter, view: TableView, lefts: Sequence[float], high: float, theme: Theme) -> None:
    names = [column.title for column in view.columns if column.key in view.names]
    for place, column in enumerate(view.columns):
        box = _between(lefts, place, place + 1, 0.0, high)
        if box.width() <= 0:
            continue
        title = column.title
        if column.key in view.names:
            title = shortened(title, names, face(SMALL, column.marked), box.width() - 2 * SPACE)
        paint_title(painter, replace(column, title=title), box, theme)


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
            paint_cell(painter, cell, box, theme, at_right(cell, column))
        if column.rule:
            painter.setPen(pen(theme.line))
            painter.drawLine(box.topLeft(), box.bottomLeft())
    painter.setPen(pen(theme.quiet if row.rule else theme.line))
    painter.drawLine(line.topLeft(), line.topRight())
    painter.setPen(pen(theme.line))
    painter.drawLine(line.bottomLeft(), line.bottomRight())


def _between(lefts: Sequence[float], first: int, last: int, top: float, high: float) -> QRectF:
    return QRectF(lefts[first], top, lefts[last] - lefts[first], high)
