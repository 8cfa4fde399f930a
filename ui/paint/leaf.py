"""Draws a leaf: head, facts, small tables, bars and certificates, in as many columns as the width has room for.

The same painter serves the panels, the display and paper: `paint_leaf` needs a painter and a width, nothing else.
"""

from dataclasses import dataclass, field, replace

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from core.text.numbers import figure
from ui.paint.cards import card_width, paint_card, paint_certificate, paint_mark, paint_plate, paint_seat, plate_width
from ui.paint.ink import CENTRE, LEFT, RIGHT, Face, face, row_height, wrapped, write
from ui.paint.theme import BODY, HEADER_NUMBER, HEADING, SPACE, Theme, scaled
from ui.values.cells import Cell, Row, Table
from ui.values.facts import Facts
from ui.values.leaf import Bars, Block, Head, Leaf, Shares

SMALL = BODY - 2
COLUMN = 350  # the least width of a column
GAP = 4 * SPACE
LEAST = 60  # pixels of a column with words


@dataclass
class Pen:
    """Draws, or without a painter only measures; remembers what can be clicked."""

    theme: Theme
    painter: QPainter | None = None
    hits: list[tuple[QRectF, str]] = field(default_factory=list)

    def text(self, words: str, box: QRectF, chosen: Face, ink: str, align: Qt.AlignmentFlag = LEFT) -> None:
        if self.painter is not None:
            write(self.painter, words, box, chosen, ink, align)

    def line(self, left: float, right: float, y: float) -> None:
        if self.painter is not None:
            self.painter.setPen(QPen(QColor(self.theme.line), 1))
            self.painter.drawLine(round(left), round(y), round(right), round(y))

    def tone(self, tone: str) -> str:
        found: str = getattr(self.theme, tone) if tone else self.theme.text
        return found


def paint_leaf(pen: Pen, leaf: Leaf, left: float, top: float, width: float) -> float:
    """Returns the height. The head goes across, the other blocks fill columns, each the shortest so far.

    A table that is too wide for a column stands below them, across.
    """
    number = max(1, int((width + GAP) // (scaled(COLUMN) + GAP)))
    each = (width - (number - 1) * GAP) / number
    y = top
    rest: list[Block] = []
    for block in leaf.blocks:
        if isinstance(block, Head):
            y += _head(pen, block, left, y, width) + 2 * SPACE
        else:
            rest.append(block)
    bottoms = [y] * number
    wide = [block for block in rest if isinstance(block, Table) and _grid_need(block) > each] if number > 1 else []
    for block in rest:
        if block in wide:
            continue
        column = bottoms.index(min(bottoms))
        high = _block(pen, block, left + column * (each + GAP), bottoms[column], each)
        bottoms[column] += high + 2 * SPACE
    y = max(bottoms)
    for block in wide:
        y += _block(pen, block, left, y, width) + 2 * SPACE
    return y - top


def leaf_need(leaf: Leaf) -> float:
    """The width below which a table of the leaf would lose figures."""
    return max((_grid_need(block) for block in leaf.blocks if isinstance(block, Table)), default=0.0)


def _block(pen: Pen, block: Block, left: float, top: float, width: float) -> float:
    if isinstance(block, Facts):
        return _facts(pen, block, left, top, width)
    if isinstance(block, Table):
        return _grid(pen, block, left, top, width)
    if isinstance(block, Bars):
        return _bars(pen, block, left, top, width)
    if isinstance(block, Shares):
        return _shares(pen, block, left, top, width)
    return 0.0


def _title(pen: Pen, title: str, left: float, top: float, width: float) -> float:
    chosen = face(BODY, True)
    pen.text(title, QRectF(left, top, width, chosen.height), chosen, pen.theme.text)
    pen.line(left, left + width, top + chosen.height + 1)
    return chosen.height + SPACE


def _head(pen: Pen, head: Head, left: float, top: float, width: float) -> float:
    big, small, number = face(HEADING, True), face(SMALL), face(HEADER_NUMBER, True)
    high = max(big.height + small.height, number.height + small.height)
    x = left
    if head.chip is not None:
        size = high * 0.62
        if pen.painter is not None:
            paint_plate(pen.painter, head.chip, QRectF(x, top + (high - size) / 2, plate_width(size), size))
        x += plate_width(size) + 2 * SPACE
    elif head.seat is not None:
        size = high * 0.7
        if pen.painter is not None:
            box = QRectF(x, top + (high - size) / 2, size, size)
            paint_seat(pen.painter, head.seat.colour, head.seat.symbol, box, pen.theme.text)
        x += size + 2 * SPACE
    wide = [max(number.width(entry.value), small.width(entry.label)) + 3 * SPACE for entry in head.figures]
    names = left + width - sum(wide) - x
    below = names < scaled(150)  # no room beside the name: the figures go below
    if below:
        names = left + width - x
        wide = [room * min(1.0, width / sum(wide)) for room in wide]
    pen.text(head.title, QRectF(x, top, names, big.height), big, pen.theme.text)
    pen.text(head.subtitle, QRectF(x, top + big.height, names, small.height), small, pen.theme.quiet)
    y = top + high + SPACE if below else top
    at = left if below else left + width - sum(wide)
    for entry, room in zip(head.figures, wide, strict=True):
        pen.text(entry.label, QRectF(at, y, room, small.height), small, pen.theme.quiet, LEFT if below else RIGHT)
        box = QRectF(at, y + small.height, room, number.height)
        pen.text(entry.value, box, number, pen.tone(entry.tone), LEFT if below else RIGHT)
        at += room
    return high * 2 + SPACE if below else high


def _facts(pen: Pen, block: Facts, left: float, top: float, width: float) -> float:
    chosen, quiet = face(), face(SMALL)
    labels = min(max((quiet.width(fact.label) for fact in block.facts), default=0) + 2 * SPACE, width * 0.42)
    y = top
    for fact in block.facts:
        x, high = left + labels, row_height()
        pen.text(fact.label, QRectF(left, y, labels - SPACE, high), quiet, pen.theme.quiet)
        for card in fact.cards:
            wide = card_width(card, high - 4)
            if pen.painter is not None:
                paint_card(pen.painter, card, QRectF(x, y + 2, wide, high - 4))
            x += wide + SPACE
        lines = wrapped(fact.value, chosen, left + width - x)
        for number, words in enumerate(lines):
            line = chosen.height if number else high
            pen.text(words, QRectF(x, y, left + width - x, line), chosen, pen.tone(fact.tone))
            if number < len(lines) - 1:
                y += line if number else (high + chosen.height) / 2
        if fact.key:
            pen.hits.append((QRectF(left, y, width, high), fact.key))
        y += chosen.height + 2 if len(lines) > 1 else high
    return y - top


def _grid(pen: Pen, grid: Table, left: float, top: float, width: float) -> float:
    y = top + _title(pen, grid.title, left, top, width)
    widths = _grid_widths(grid, width)
    small = face(SMALL)
    if any(grid.heads):
        x = left
        for words, right, room in zip(grid.heads, grid.right, widths, strict=True):
            align = RIGHT if right else LEFT
            pen.text(words, QRectF(x, y, room - 2 * SPACE, small.height), small, pen.theme.quiet, align)
            x += room
        y += small.height + 1
    for row in grid.rows:
        y += _grid_row(pen, grid, row, widths, left, y)
    return y - top


def _grid_cells(grid: Table) -> list[float]:
    """What the cells of each column need."""
    return [max((_cell_width(row[place]) for row in grid.rows), default=0.0) for place in range(len(grid.columns))]


def _grid_need(grid: Table) -> float:
    """What all figures and their heads need; columns with words may be narrower."""
    return sum(
        max(face(SMALL).width(words), cells) + 2 * SPACE if right else scaled(LEAST)
        for words, cells, right in zip(grid.heads, _grid_cells(grid), grid.right, strict=True)
    )


def _grid_widths(grid: Table, width: float) -> list[float]:
    """By content; the last column that stands left takes what is left. Where that is too little, those with words share
    the room."""
    cells = _grid_cells(grid)
    widths = [max(face(SMALL).width(words), need) + 2 * SPACE for words, need in zip(grid.heads, cells, strict=True)]
    loose = max((place for place, right in enumerate(grid.right) if not right), default=len(widths) - 1)
    over = sum(widths) - width - 2 * SPACE
    if over > 0:
        wordy = [place for place, right in enumerate(grid.right) if place == loose or (not right and place)]
        room = max(sum(widths[place] for place in wordy) - over, len(wordy) * scaled(LEAST))
        for place, part in zip(wordy, _shared([widths[place] for place in wordy], room), strict=True):
            widths[place] = part
        over = sum(widths) - width - 2 * SPACE
    else:
        widths[loose] -= over
    if over > 0:  # then heads
        spare = [
            width - need - 2 * SPACE if right else 0.0
            for width, need, right in zip(widths, cells, grid.right, strict=True)
        ]
        share = min(1.0, over / sum(spare)) if sum(spare) > 0 else 0.0
        widths = [width - part * share for width, part in zip(widths, spare, strict=True)]
    return widths


def _shared(needs: list[float], room: float) -> list[float]:
    """Who needs least gets it first; the others have equal parts of what is left."""
    found = [0.0] * len(needs)
    for number, place in enumerate(sorted(range(len(needs)), key=lambda at: needs[at])):
        found[place] = min(needs[place], room / (len(needs) - number))
        room -= found[place]
    return found


def _cell_width(cell: Cell) -> float:
    chosen = face(SMALL if cell.small else BODY, cell.strong)
    width = chosen.width(cell.text) + (scaled(BODY) if cell.mark else 0)
    return width + (plate_width(row_height() - 5) if cell.chip is not None else 0)


def _grid_row(pen: Pen, grid: Table, row: Row, widths: list[float], left: float, top: float) -> float:
    x, high = left, float(row_height())
    tall = high
    for cell, right, room in zip(row, grid.right, widths, strict=True):
        chosen = face(SMALL if cell.small else BODY, cell.strong)
        inner = QRectF(x, top, room - 2 * SPACE, high)
        if cell.chip is not None:
            if pen.painter is not None:
                paint_plate(pen.painter, cell.chip, QRectF(x, top + 2, plate_width(high - 5), high - 5))
        if cell.mark:
            size = scaled(BODY) * 0.62
            at = inner.right() - chosen.width(cell.text) - size - 4 if right else inner.left()
            if pen.painter is not None:
                paint_mark(pen.painter, cell.mark, QRectF(at, top + (high - size) / 2, size, size), pen.theme)
            if not right:
                inner.setLeft(inner.left() + size + 4)
        lines = [cell.text] if right else wrapped(cell.text, chosen, inner.width())
        for number, words in enumerate(lines):
            pen.text(
                words,
                inner.translated(0, number * chosen.height),
                chosen,
                pen.tone(cell.tone),
                RIGHT if right else LEFT,
            )
        tall = max(tall, high + (len(lines) - 1) * chosen.height)
        if cell.key:
            pen.hits.append((QRectF(x, top, room, high), cell.key))
        x += room
    return tall


def _bars(pen: Pen, block: Bars, left: float, top: float, width: float) -> float:
    y = top + _title(pen, block.title, left, top, width)
    small, deep = face(SMALL), float(scaled(44))
    each = min(width / len(block.bars), small.width("0,000") + 3 * SPACE)
    most = max(bar.amount for bar in block.bars) or 1
    foot = y + small.height + deep
    for number, bar in enumerate(block.bars):
        x, high = left + number * each, deep * bar.amount / most
        column = QRectF(x + each * 0.2, foot - high, each * 0.6, high)
        if pen.painter is not None:
            ink = QColor(pen.theme.good if bar.mark in ("paid", "halved") else pen.theme.warn)
            pen.painter.fillRect(column, ink)
            if bar.mark and high > 10:
                size = min(9.0, column.width() * 0.6)
                box = QRectF(column.center().x() - size / 2, foot - size - 3, size, size)
                paint_mark(pen.painter, bar.mark, box, _white(pen.theme))
        pen.text(
            figure(bar.amount), QRectF(x, foot - high - small.height, each, small.height), small, pen.theme.text, CENTRE
        )
        pen.text(bar.caption, QRectF(x, foot + 1, each, small.height), small, pen.theme.quiet, CENTRE)
    return foot + 1 + small.height - top


def _white(theme: Theme) -> Theme:
    """Marks upon a bar are drawn in the colour of the ground."""
    return replace(theme, good=theme.surface, warn=theme.surface)


def _shares(pen: Pen, block: Shares, left: float, top: float, width: float) -> float:
    y = top + _title(pen, block.title, left, top, width) + 1
    wide, high = float(scaled(40)), float(scaled(32))
    x = left
    for share in block.shares:
        if x + wide > left + width:
            x = left
            y += high + SPACE
        if pen.painter is not None:
            paint_certificate(pen.painter, share.chip, share.percent, share.director, QRectF(x, y, wide, high))
        x += wide + SPACE
    return y + high - top
