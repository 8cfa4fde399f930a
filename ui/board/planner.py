"""Placing text and signs: what finds room, where, and how it is painted."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from math import hypot

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from core.hexmap.geometry import APOTHEM, Point, Space
from ui.board import board, symbols
from ui.board.board import Scale
from ui.board.text import board_font, board_metrics, draw_lines, halo_of, lines_size, splits
from ui.values.hexes import current_phase

SEMIBOLD = 600
SQUEEZED = (92, 84)

Paint = Callable[[QPainter, QRectF], None]


@dataclass(frozen=True)
class Mark:
    """Something placed: its box in units around the item's origin, and how to paint it in pixels around that origin."""

    kind: str
    centre: Point
    width: float
    height: float
    paint: Callable[[QPainter], None]


@dataclass(frozen=True, slots=True)
class Shown:
    """What the viewer asked for."""

    scale: Scale
    phase_colour: str = "yellow"
    numbers: bool = False
    turned: bool = False
    every_tile: bool = False  # numbers of tiles before anything else: on paper none may be missing


def paint_marks(painter: QPainter, marks: Sequence[Mark]) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    for mark in marks:
        mark.paint(painter)


class Planner:
    """Puts one thing after the other where there is room for it. Sizes are in pixels, places in units."""

    def __init__(self, space: Space, shown: Shown, ground: str, *, may_overhang: bool = True) -> None:
        self.space = space
        self.may_overhang = may_overhang
        self.shown = shown
        self.scale = shown.scale
        self.ground = ground
        self.marks: list[Mark] = []

    def pixels(self, centre: Point) -> QPointF:
        return QPointF(centre[0] * self.scale.pixels, centre[1] * self.scale.pixels)

    def place(
        self,
        kind: str,
        width: float,
        height: float,
        near: Point,
        paint: Paint,
        *,
        overhang: bool = False,
        within: float = 1000.0,
        forced: bool = False,
    ) -> bool:
        """Put a box at the free place nearest to a point; False where there is none within a distance of it.

        `forced` puts it at the point, whatever lies there.
        """
        units = (width / self.scale.pixels, height / self.scale.pixels)
        centre = near if forced else self.space.box(*units, near, overhang=overhang and self.may_overhang)
        if centre is None or hypot(centre[0] - near[0], centre[1] - near[1]) > within:
            return False
        self.space.take_box(centre, *units)
        middle = self.pixels(centre)
        box = QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)
        self.marks.append(Mark(kind, centre, *units, lambda painter: paint(painter, box)))
        return True

    def place_name(
        self, name: str, near: Point, units: float, least_units: float, *, overhang: tuple[bool, ...] = (False, True)
    ) -> bool:
        """A name on one line or two, as large as there is room, narrowed a little at the very last."""
        top, least = self.scale.font_pixels(units), self.scale.font_pixels(least_units)
        for over in overhang:
            tries = [(pixels, 100) for pixels in range(top, least - 1, -1)]
            if over:
                tries += [(least, squeeze) for squeeze in SQUEEZED]
            for pixels, squeeze in tries:
                for lines in self._by_distance(splits(name), pixels, squeeze, near) if over else splits(name):
                    if self.place_lines("name", lines, pixels, near, squeeze=squeeze, overhang=over):
                        return True
        return False

    def _by_distance(
        self, choices: Sequence[tuple[str, ...]], pixels: int, squeeze: int, near: Point
    ) -> list[tuple[str, ...]]:
        """What can be placed, that which comes nearest to its place first."""
        found = []
        for lines in choices:
            width, height = lines_size(lines, pixels, 400, squeeze)
            centre = self.space.box(width / self.scale.pixels, height / self.scale.pixels, near, overhang=True)
            if centre is not None:
                found.append((hypot(centre[0] - near[0], centre[1] - near[1]), lines))
        return [lines for _, lines in sorted(found, key=lambda entry: entry[0])]

    def place_lines(
        self,
        kind: str,
        lines: tuple[str, ...],
        pixels: int,
        near: Point,
        *,
        ink: str = board.INK,
        weight: int = 400,
        squeeze: int = 100,
        overhang: bool = False,
        forced: bool = False,
    ) -> bool:
        width, height = lines_size(lines, pixels, weight, squeeze)
        face, reach = (pixels, weight, squeeze), max(1.0, pixels / 16)
        halo, plate = halo_of(self.ground, 0.55), halo_of(self.ground, 0.9)

        def paint(painter: QPainter, box: QRectF) -> None:
            if overhang or forced:  # what hangs over the edge brings its ground along: the table behind may be dark
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(plate)
                painter.drawRoundedRect(box.adjusted(-reach, 0, reach, 0), 2 * reach, 2 * reach)
            draw_lines(painter, lines, box.center(), face, ink, halo, reach)

        return self.place(kind, width, height, near, paint, overhang=overhang, forced=forced)

    def wider_than_hex(self, width: float) -> bool:
        return width > 2 * APOTHEM * self.scale.pixels

    def place_table(self, values: Sequence[tuple[str, int]], near: Point) -> bool:
        """Values by phase: in a row if there is room, otherwise in two; where there is none at all, over the track.

        On a board so small that a table would cover the neighbours, only the value that counts now.
        """
        current = current_phase(values, self.shown.phase_colour)
        top, least = self.scale.font_pixels(board.TABLE_VALUE), self.scale.font_pixels(0)
        smallest, _ = symbols.table_size(board_metrics(least, SEMIBOLD), values, (len(values) + 1) // 2, snug=True)
        if self.wider_than_hex(smallest):
            values = [(colour, value) for colour, value in values if colour == current]
        tries = [(pixels, False, False, False) for pixels in range(top, least - 1, -1)]
        last = [(least, True, False, False), (least, True, True, False), (least, True, False, True)]
        for pixels, snug, overhang, forced in [*tries, *last]:
            metrics, chosen = board_metrics(pixels, SEMIBOLD), board_font(pixels, SEMIBOLD)
            for columns in sorted({len(values), (len(values) + 1) // 2}, reverse=not forced):
                width, height = symbols.table_size(metrics, values, columns, snug=snug)
                paint = partial(symbols.paint_table, values=values, columns=columns, current=current, font=chosen)
                rim = symbols.table_rim(height)
                if self.place(
                    "table", width + 2 * rim, height + 2 * rim, near, paint, overhang=overhang, forced=forced
                ):
                    return True
        return False
