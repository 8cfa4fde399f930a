"""Draws boxes, facts and tables on paper, or without a painter only measures them. Units: tenths of a millimetre."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from ui.paint.cards import card_width, paint_card, paint_mark, paint_plate, paint_seat, plate_width
from ui.paint.ink import LEFT, RIGHT, Face, exact, pen, wrapped, write
from ui.paint.theme import LIGHT
from ui.values.cells import Cell, Row, Table
from ui.values.facts import Fact, Facts
from ui.values.sheets import Box, Words

BODY, SMALL, HEAD, FIGURE = 30, 26, 36, 46  # heights of text
LINE = 40.0  # from one line to the next
ROW = 44.0  # of a table
CARD = 34.0
PAD = 22.0
GAP = 14.0  # between columns of a table
SMALLEST = 18
LABELS = 0.36  # of the width of a box, at most, where what stands behind them needs the room
PLATE = 34.0
Painter = QPainter | None


def say(
    painter: Painter, words: str, box: QRectF, chosen: Face, ink: str = LIGHT.text, align: Qt.AlignmentFlag = LEFT
) -> None:
    """A line that is set smaller rather than cut off."""
    if painter is None or not words:
        return
    size = chosen.pixels
    while size > SMALLEST and exact(size, chosen.strong).width(words) > box.width():
        size -= 1
    write(painter, words, box, exact(size, chosen.strong), ink, align)


def rule(painter: Painter, left: float, right: float, y: float, width: float = 1.5) -> None:
    if painter is not None:
        painter.setPen(pen(LIGHT.line, width))
        painter.drawLine(QPointF(left, y), QPointF(right, y))


# --- boxes


def box_height(box: Box, width: float) -> float:
    return draw_box(None, box, 0.0, 0.0, width)


def draw_box(painter: Painter, box: Box, left: float, top: float, width: float, least: float = 0.0) -> float:
    """`least` is the height of its frame where others stand beside it."""
    inner, x = width - 2 * PAD, left + PAD
    y = top + PAD * 0.6
    y += _head(painter, box, x, y, inner)
    for part in box.parts:
        y += draw_part(painter, part, x, y, inner)
    height = max(y + PAD * 0.6 - top, least)
    if painter is not None:
        painter.setPen(pen(LIGHT.quiet, 2.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(left, top, width, height), 10, 10)
    return height


def _head(painter: Painter, box: Box, left: float, top: float, width: float) -> float:
    name, note, number = exact(HEAD, True), exact(SMALL), exact(FIGURE, True)
    high = name.height + (note.height if box.note else 0)
    x, right = left, left + width
    if box.chip is not None:
        size = 46.0
        if painter is not None:
            paint_plate(painter, box.chip, QRectF(x, top + (high - size) / 2, plate_width(size) + 20, size))
        x += plate_width(size) + 20 + GAP
    elif box.seat is not None:
        size = 46.0
        if painter is not None:
            place = QRectF(x, top + (high - size) / 2, size, size)
            paint_seat(painter, box.seat.colour, box.seat.symbol, place, LIGHT.text)
        x += size + GAP
    if box.figure is not None:
        wide = number.width(box.figure.value)
        label = note.width(box.figure.label)
        say(painter, box.figure.label, QRectF(right - wide - label - 10, top, label, high), note, LIGHT.quiet)
        say(painter, box.figure.value, QRectF(right - wide, top, wide, high), number, align=RIGHT)
        right -= wide + label + 10 + GAP
    say(painter, box.title, QRectF(x, top, right - x, name.height), name)
    say(painter, box.note, QRectF(x, top + name.height, right - x, note.height), note, LIGHT.quiet)
    rule(painter, left, left + width, top + high + 4)
    return high + 14


def draw_part(painter: Painter, part: Facts | Table | Words, left: float, top: float, width: float) -> float:
    match part:
        case Facts():
            return draw_facts(painter, part, left, top, width)
        case Words():
            return draw_words(painter, part, left, top, width)
        case Table():
            return draw_grid(painter, part, left, top, width)


def draw_words(painter: Painter, part: Words, left: float, top: float, width: float) -> float:
    chosen, y = exact(SMALL if part.quiet else BODY), top
    for line in wrapped(part.words, chosen, width):
        say(painter, line, QRectF(left, y, width, LINE), chosen, LIGHT.quiet if part.quiet else LIGHT.text)
        y += LINE
    return y - top + 6


# --- facts


def draw_facts(painter: Painter, part: Facts, left: float, top: float, width: float) -> float:
    quiet = exact(SMALL)
    longest = max((exact(BODY, fact.strong).width(fact.value) for fact in part.facts), default=0.0)
    cards = max((sum(card_width(card, CARD) + 8 for card in fact.cards) for fact in part.facts), default=0.0)
    wanted = max((quiet.width(fact.label) for fact in part.facts), default=0.0) + GAP
    labels = min(wanted, max(width * LABELS, width - longest - cards - 2))
    y = top
    for fact in part.facts:
        y += _fact(painter, fact, left, y, width, labels)
    return y - top + (4 if part.facts else 0)


def _fact(painter: Painter, fact: Fact, left: float, top: float, width: float, labels: float) -> float:
    chosen, quiet = exact(BODY, fact.strong), exact(SMALL)
    names = wrapped(fact.label, quiet, labels - GAP)
    for number, name in enumerate(names):
        say(painter, name, QRectF(left, top + number * LINE, labels - GAP, LINE), quiet, LIGHT.quiet)
    x, y = left + labels, top
    for card in fact.cards:
        wide = card_width(card, CARD)
        if x + wide > left + width:
            x, y = left + labels, y + LINE + 4
        if painter is not None:
            paint_card(painter, card, QRectF(x, y + (LINE - CARD) / 2, wide, CARD))
        x += wide + 8
    lines = wrapped(fact.value, chosen, left + width - x)
    for number, line in enumerate(lines):
        say(painter, line, QRectF(x, y + number * LINE, left + width - x, LINE), chosen)
    return max(y - top + LINE * max(len(lines), 1), LINE * len(names))


# --- tables


def cell_width(cell: Cell) -> float:
    wide = exact(BODY, cell.strong).width(cell.text) + (CARD if cell.mark else 0)
    wide += sum(card_width(card, CARD) + 8 for card in cell.cards)
    return wide + (plate_width(PLATE) + 14 if cell.chip is not None else 0)


def grid_widths(grid: Table, width: float) -> list[float]:
    """By content; the column called wide takes what is left, or gives what is lacking. Without one all get a part."""
    found = []
    for place, head in enumerate(grid.heads):
        most = max((cell_width(row[place]) for row in grid.rows), default=0.0)
        found.append(max(most, _head_width(head)) + GAP)
    rest = width - sum(found)
    wide = grid.wide
    if wide is not None:
        found[wide] = max(found[wide] + rest, 120.0)
    else:
        found = [wide + max(rest, 0.0) / len(found) for wide in found]
    over = sum(found) - width
    return [wide * width / sum(found) for wide in found] if over > 0.5 else found


def _head_width(head: str) -> float:
    """So that it takes two lines at most."""
    words, chosen = head.split(), exact(SMALL)
    splits = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(len(words))]
    return min((max(chosen.width(first), chosen.width(second)) for first, second in splits), default=0.0)


def head_height(grid: Table, widths: list[float]) -> float:
    lines = [len(wrapped(head, exact(SMALL), wide - GAP + 1)) for head, wide in zip(grid.heads, widths, strict=True)]
    return max(lines, default=0) * 32.0 + 8 if any(grid.heads) else 0.0


def draw_head(painter: Painter, grid: Table, widths: list[float], left: float, top: float) -> float:
    high, x = head_height(grid, widths), left
    for words, right, wide in zip(grid.heads, grid.right, widths, strict=True):
        lines = wrapped(words, exact(SMALL), wide - GAP + 1)
        y = top + high - 8 - 32.0 * len(lines)
        for line in lines:
            say(painter, line, QRectF(x, y, wide - GAP, 32.0), exact(SMALL), LIGHT.quiet, RIGHT if right else LEFT)
            y += 32.0
        x += wide
    if high:
        rule(painter, left, left + sum(widths) - GAP, top + high - 3, 2.5)
    return high


def row_height(grid: Table, row: Row, widths: list[float]) -> float:
    lines = [
        len(wrapped(cell.text, exact(BODY, cell.strong), wide - GAP + 1)) if not right else 1
        for cell, right, wide in zip(row, grid.right, widths, strict=True)
    ]
    return ROW + (max(max(lines, default=1), 1) - 1) * LINE


def draw_row(painter: Painter, grid: Table, row: Row, widths: list[float], left: float, top: float) -> float:
    high, x = row_height(grid, row, widths), left
    for cell, right, wide in zip(row, grid.right, widths, strict=True):
        _cell(painter, cell, QRectF(x, top, wide - GAP, ROW), right)
        x += wide
    rule(painter, left, left + sum(widths) - GAP, top + high - 1, 1.0)
    return high


def _cell(painter: Painter, cell: Cell, box: QRectF, right: bool) -> None:
    if painter is None:
        return
    chosen = exact(BODY, cell.strong)
    ink = getattr(LIGHT, cell.tone) if cell.tone else LIGHT.text
    x = box.left()
    if cell.chip is not None:
        paint_plate(painter, cell.chip, QRectF(x, box.top() + 4, plate_width(PLATE) + 10, PLATE))
        x += plate_width(PLATE) + 14
    for card in cell.cards:
        wide = card_width(card, CARD)
        paint_card(painter, card, QRectF(x, box.top() + 4, wide, CARD))
        x += wide + 8
    room = QRectF(x, box.top(), box.right() - x, box.height())
    if cell.mark:
        side = 20.0
        at = room.right() - chosen.width(cell.text) - side - 6 if right else x
        paint_mark(painter, cell.mark, QRectF(at, box.center().y() - side / 2, side, side), LIGHT)
        if not right:
            room.setLeft(x + side + 6)
    if right:
        say(painter, cell.text, room, chosen, ink, RIGHT)
        return
    for number, line in enumerate(wrapped(cell.text, chosen, room.width() + 1)):
        say(painter, line, room.translated(0, number * LINE), chosen, ink)


def draw_grid(painter: Painter, grid: Table, left: float, top: float, width: float) -> float:
    """The whole table, as part of a box."""
    if not grid.rows:
        return 0.0
    y, widths = top, grid_widths(grid, width + GAP)
    if grid.title:
        y += draw_title(painter, grid.title, left, y, width)
    y += draw_head(painter, grid, widths, left, y)
    for row in grid.rows:
        y += draw_row(painter, grid, row, widths, left, y)
    return y - top + 8


def draw_title(painter: Painter, words: str, left: float, top: float, width: float) -> float:
    chosen = exact(HEAD, True)
    say(painter, words, QRectF(left, top, width, chosen.height), chosen)
    return chosen.height + 10
