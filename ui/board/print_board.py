"""The whole board as shapes and text, for paper and vector files. Needs a painter, no scene and no window."""

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from core.hexmap.coordinates import EDGES, column_row, neighbour
from core.hexmap.geometry import APOTHEM, SIDE, hex_centre
from ui.board.area_painter import paint_area, plan_area
from ui.board.board import QUIET, Scale
from ui.board.labels import plan_hex
from ui.board.overhang import collides, overhangs
from ui.board.planner import Mark, Shown, paint_marks
from ui.board.tile_painter import paint_hex
from ui.paint.ink import CENTRE, exact, write
from ui.values.hexes import MapView

MARGIN = 34.0  # units around the hexes, for row letters and column numbers
ROW_HEIGHT = 1.5 * SIDE


def board_bounds(view: MapView, margin: float = MARGIN) -> QRectF:
    """In units, with room for row letters and column numbers."""
    box = QRectF()
    for label in view.hexes:
        x, y = hex_centre(label)
        box = box.united(QRectF(x - APOTHEM, y - SIDE, 2 * APOTHEM, 2 * SIDE))
    return box.adjusted(-margin, -margin, margin, margin)


def print_board(
    painter: QPainter, view: MapView, box: QRectF, ratio: float, *, every_tile: bool = False, margin: float = MARGIN
) -> QRectF:
    """The board in the middle of a box of the painter's pixels; where it came to lie.

    `ratio` is how many of them are one pixel of a screen: no text is smaller than nine of those. With `every_tile` the
    number of each tile and the name of each hex are there. A narrower margin has no letters and numbers of rows.
    """
    whole = board_bounds(view, margin)
    pixels = min(box.width() / whole.width(), box.height() / whole.height())
    scale = Scale(pixels, ratio)
    shown = Shown(scale, view.phase_colour, numbers=every_tile, every_tile=every_tile)
    origin = box.center() - whole.center() * pixels
    painter.save()
    painter.translate(origin)
    for area in view.areas.values():
        _at(painter, area.anchor, scale)
        painter.scale(pixels, pixels)
        paint_area(painter, area, scale, turned=False)
        painter.restore()
    for label, hex_ in view.hexes.items():
        _at(painter, label, scale)
        painter.scale(pixels, pixels)
        paint_hex(painter, hex_, view.chips, scale, turned=False)
        painter.restore()
    for label, marks in _plans(view, shown):
        _at(painter, label, scale)
        paint_marks(painter, marks)
        painter.restore()
    if margin >= MARGIN:
        _margins(painter, view, scale, whole)
    painter.restore()
    place = QRectF(0, 0, whole.width() * pixels, whole.height() * pixels)
    place.moveCenter(box.center())
    return place


def _at(painter: QPainter, label: str, scale: Scale) -> None:
    x, y = hex_centre(label)
    painter.save()
    painter.translate(x * scale.pixels, y * scale.pixels)


def _plans(view: MapView, shown: Shown) -> list[tuple[str, list[Mark]]]:
    """Texts of areas and hexes; what would lie on a text of a neighbour stays inside its hex."""
    quiet = replace(shown, phase_colour="")
    areas = {area.id: plan_area(area, view.hexes, shown) for area in view.areas.values()}
    wishes = {
        label: plan_hex(hex_, view.chips, shown if hex_.changes_with_phase else quiet)
        for label, hex_ in view.hexes.items()
    }
    found = [(view.areas[area].anchor, marks) for area, marks in areas.items()]
    for label, marks in wishes.items():
        if any(overhangs(mark) for mark in marks):
            around = [other for edge in EDGES if (other := neighbour(label, edge)) is not None and other in wishes]
            others = [(other, wishes[other], False) for other in around]
            near = {view.hexes[other].area for other in around}
            others += [(view.areas[area].anchor, areas[area], True) for area in near if area is not None]
            if collides(label, marks, others, shown):
                marks = plan_hex(view.hexes[label], view.chips, shown, may_overhang=False)
        found.append((label, marks))
    return found


def _margins(painter: QPainter, view: MapView, scale: Scale, whole: QRectF) -> None:
    """Row letters left and right, column numbers above and below."""
    places = [column_row(label) for label in view.hexes]
    chosen = exact(max(round(22 * scale.pixels), round(9 * scale.ratio)), True)
    half = MARGIN * scale.pixels / 2

    def mark(words: str, x: float, y: float) -> None:
        middle = QPointF(x, y) * scale.pixels
        room = QRectF(middle.x() - 3 * half, middle.y() - half, 6 * half, 2 * half)
        write(painter, words, room, chosen, QUIET, CENTRE)

    for row in sorted({row for _, row in places}):
        y = row * ROW_HEIGHT
        mark(chr(ord("A") + row), whole.left() + MARGIN / 2, y)
        mark(chr(ord("A") + row), whole.right() - MARGIN / 2, y)
    for column in sorted({column for column, _ in places}):
        x = hex_centre(f"A{column}")[0]
        mark(str(column), x, whole.top() + MARGIN / 2)
        mark(str(column), x, whole.bottom() - MARGIN / 2)
