"""Text and signs of a hex: what is shown at a zoom, and where there is room for it.

Values come first, then letters, names, prices and flags, numbers last; what finds no room is left out. Nothing lies on
something placed before, and on track only flags and names of cities and of what somebody owns where there is no other
room. On a board so small that discs would bury tiles and routes, values are bare figures, and then none at all.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import product
from math import hypot

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from core.hexmap.geometry import APOTHEM, Point, Space, best_point, edge_midpoint, face_shape, face_space
from ui.board import board, symbols
from ui.board.board import colour
from ui.board.planner import SEMIBOLD, SQUEEZED, Mark, Planner, Shown
from ui.board.text import board_font, board_metrics, draw_lines, halo_of, lines_size, splits, text_width
from ui.values.chips import ChipView
from ui.values.hexes import HexView

Box = tuple[Point, float, float]  # the middle, width and height
NORMAL = 400  # weight of a text
MOST_DISC = 37.0  # radius of a disc beyond which it covers more than it tells
MOST_FIGURE = 60.0  # height of a bare figure beyond which it does
MOST_NAME = 46.0  # height of a line on track beyond which it covers more than it tells
FEWEST = 3  # letters of a city's name that say which it is
SHORTEST, LONGEST = 2, 12  # letters of an owner's name that are shown
STATION, STOP = 24.0, 12.0  # what a flag leaves free around a city and around a small station
SPOTS = tuple((float(x), float(y)) for x in range(-80, 81, 8) for y in range(-88, 89, 8))  # where it may stand at last


def plan_hex(
    view: HexView, chips: Mapping[str, ChipView], shown: Shown, *, may_overhang: bool = True, taken: Sequence[Box] = ()
) -> list[Mark]:
    """`taken` are the texts of the neighbours that stay, with what hangs over the edge."""
    return _HexPlan(view, chips, shown, may_overhang=may_overhang, taken=taken).marks


class _HexPlan(Planner):
    def __init__(
        self,
        view: HexView,
        chips: Mapping[str, ChipView],
        shown: Shown,
        *,
        may_overhang: bool,
        taken: Sequence[Box],
    ) -> None:
        self._taken = taken
        self.view = view
        self.chips = chips
        self.shape = face_shape(view.face)
        room = room_for_text(view)
        super().__init__(room.turned() if shown.turned else room, shown, view.ground, may_overhang=may_overhang)
        for centre, width, height in taken:
            self.space.take_box(centre, width, height)
        if shown.every_tile and view.tile is not None:
            self._certain("number", view.tile, board.TILE_NUMBER, (0.0, 76.0), SEMIBOLD)
        if view.area is None:
            self._values()
            if view.table:
                self._owned_table()
            elif view.values:
                self.place_table(view.values, (0.0, 12.0))
            self._letter()
            crowded = sum(node.kind == "city" for node in view.face.nodes) > 1  # its name may hang over the edge
            if crowded:
                self._cost()
            if not view.table and not self._paired_names():
                self._name()
            if view.mark("peak") is not None and not view.table:
                self._peak()
            if view.mark("mine") is not None and view.tile is None:
                self._hammers()
            if not crowded:
                self._cost()
        self._flags()
        if shown.numbers:
            self._numbers()

    def _values(self) -> None:
        nodes = [
            (index, node.revenue)
            for index, node in enumerate(self.view.face.nodes)
            if isinstance(node.revenue, int) and node.revenue and node.kind != "offboard"
        ]
        if len({value for _, value in nodes}) == 1 and len(nodes) > 1:
            self._value(nodes[0][1], (0.0, 0.0))
            return
        sign = -1.0 if self.shown.turned else 1.0
        for index, value in nodes:
            x, y = self.shape.stations[index].centre
            self._value(value, (x * sign + 18.0, y * sign))

    def _value(self, value: int, near: Point) -> None:
        text = str(value)
        pixels = self.scale.font_pixels(board.VALUE)
        while True:
            width = text_width(text, pixels, SEMIBOLD)
            snug, least = (width * share / 2 + 1.5 * self.scale.ratio for share in (1.2, 1.0))
            most = max(board.VALUE_DISC, snug / self.scale.pixels)
            found = self.space.largest_disc(most, least / self.scale.pixels, near)
            if found is not None or pixels <= self.scale.font_pixels(0):
                break
            pixels -= 1
        if found is None or found[1] > MOST_DISC:
            pixels = self.scale.font_pixels(0)
            bare = pixels / self.scale.pixels <= MOST_FIGURE
            if (bare and self.place_lines("value", (text,), pixels, near, weight=SEMIBOLD)) or (
                least / self.scale.pixels > MOST_DISC
            ):
                return
            # a crowded tile on a small map: the widest place there is
            (x, y), _ = best_point(self.shape)
            found = ((-x, -y) if self.shown.turned else (x, y)), least / self.scale.pixels
        centre, radius = found
        self.space.take_disc(centre, radius)
        middle, size = self.pixels(centre), radius * self.scale.pixels

        def paint(painter: QPainter) -> None:
            painter.setPen(QPen(colour(board.INK), max(self.scale.ratio, size / 16)))
            painter.setBrush(colour(board.PAPER))
            painter.drawEllipse(middle, size, size)
            metrics = board_metrics(pixels, SEMIBOLD)
            painter.setFont(board_font(pixels, SEMIBOLD))
            x = middle.x() - metrics.horizontalAdvance(text) / 2
            painter.drawText(QPointF(x, middle.y() + metrics.capHeight() / 2), text)

        self.marks.append(Mark("value", centre, 2 * radius, 2 * radius, paint))

    def _letter(self) -> None:
        letter, ink = (self.view.letter, board.INK) if self.view.letter else (self.view.later_letter, board.QUIET)
        if letter:
            pixels = self.scale.font_pixels(board.LETTER)
            near = (-58.0, 12.0) if self.view.face.tracks or len(self.view.face.nodes) < 2 else (0.0, 76.0)
            for overhang in (near[1] > 70.0, True):
                if self.place_lines("letter", (letter,), pixels, near, ink=ink, weight=SEMIBOLD, overhang=overhang):
                    break

    def _paired_names(self) -> bool:
        """Two cities that share a hex and wait for their track: one name above, one below."""
        parts = (self.view.name or "").split(" & ")
        if self.view.face.tracks or len(parts) != 2 or len(self.view.face.nodes) != 2:
            return False
        before, room = list(self.marks), self.space.copy()
        for part, near in zip(parts, ((0.0, -40.0), (0.0, 40.0)), strict=True):
            if not self.place_name(part, near, board.NAME, board.NAME_LEAST):
                self.marks, self.space = before, room  # both or none
                return True
        return True

    def _name(self) -> None:
        if not self.view.name:
            return
        peak = self.view.mark("peak") is not None
        near = (0.0, 28.0) if peak else (0.0, 0.0) if self.view.ground == "pass" else (0.0, -50.0)
        if not self.place_name(self.view.name, near, board.NAME, board.NAME_LEAST) and self._is_large():
            self._name_over_track(self.view.name, near)

    def _is_large(self) -> bool:
        """A city keeps its name on a crowded tile too."""
        return any(node.kind == "city" for node in self.view.face.nodes)

    def _name_over_track(self, name: str, near: Point) -> None:
        """Where it covers least of the track, and no station: whole, or its first part, or the beginning of that."""
        sizes = self.scale.font_pixels(board.NAME_LEAST), self.scale.font_pixels(0)
        if sizes[-1] / self.scale.pixels > MOST_NAME:
            return
        first = name.split(" & ")[0]
        begun = [f"{first[:length].rstrip()}." for length in range(len(first) - 2, FEWEST - 1, -1)]
        for words, pixels, squeeze in product(dict.fromkeys((name, first, *begun)), sizes, (100, *SQUEEZED)):
            for lines in splits(words):
                width, height = lines_size(lines, pixels, NORMAL, squeeze)
                units = width / self.scale.pixels, height / self.scale.pixels
                if units[0] > 2 * APOTHEM:
                    continue
                spot = self.space.crowded_box(*units, near, self._kept_free(), overhang=self.may_overhang)
                if spot is not None:
                    self.place_lines("name", lines, pixels, spot, squeeze=squeeze, forced=True)
                    return

    def _owned_table(self) -> None:
        """What pays in every phase, with the name of the place above and whose it is below."""
        self.place_table(self.view.table, (0.0, 0.0))
        near = (0.0, -58.0)
        if self.view.name and not self.place_name(self.view.name, near, board.NAME, board.NAME_LEAST):
            self._name_over_track(self.view.name, near)
        if self.view.owner:
            self._owner(self.view.owner, (0.0, 58.0))

    def _owner(self, owner: str, near: Point) -> None:
        """As much of a name as there is room for, where there are arrows at most."""
        sizes = self.scale.font_pixels(board.NAME_LEAST), self.scale.font_pixels(0)
        if sizes[-1] / self.scale.pixels > MOST_NAME:
            return
        for length, pixels in product(range(min(len(owner), LONGEST), SHORTEST - 1, -1), sizes):
            words = owner if length >= len(owner) else f"{owner[:length].rstrip()}."
            width, height = lines_size((words,), pixels, SEMIBOLD, 100)
            units = width / self.scale.pixels, height / self.scale.pixels
            if self.place_lines("owner", (words,), pixels, near, weight=SEMIBOLD):
                return
            spot = self.space.crowded_box(*units, near, self._kept_free(), overhang=self.may_overhang)
            if spot is not None:
                self.place_lines("owner", (words,), pixels, spot, weight=SEMIBOLD, forced=True)
                return

    def _kept_free(self) -> list[Box]:
        """Stations, what was placed before, and the neighbours' texts."""
        sign = -1.0 if self.shown.turned else 1.0
        taken = [*self._taken, *((mark.centre, mark.width, mark.height) for mark in self.marks)]
        for station in self.shape.stations:
            reach = 2 * (STATION if station.kind == "city" else STOP)
            taken += [((x * sign, y * sign), reach, reach) for x, y in station.slots or (station.centre,)]
        return taken

    def _cost(self) -> None:
        if not self.view.cost:
            return
        bare = not self.view.face.tracks and not self.view.face.nodes
        above = bare  # the sign stands above its price
        text, pixels = str(self.view.cost), self.scale.font_pixels(board.COST)
        width = text_width(text, pixels, SEMIBOLD)
        mountain = self.view.terrain == "mountain"
        sign_width, sign_height = (pixels * 1.3, pixels * 0.95) if mountain else (pixels * 1.2, pixels * 0.8)
        if bare:
            sign_width, sign_height = sign_width * 1.35, sign_height * 1.35

        def paint(painter: QPainter, box: QRectF) -> None:
            if above:
                sign = QRectF(box.center().x() - sign_width / 2, box.top(), sign_width, sign_height)
                middle = QPointF(box.center().x(), box.bottom() - pixels * 0.42)
            else:
                sign = QRectF(box.left(), box.center().y() - sign_height / 2, sign_width, sign_height)
                middle = QPointF(box.right() - width / 2, box.center().y())
            (symbols.paint_peak if mountain else symbols.paint_waves)(painter, sign)
            draw_lines(
                painter, (text,), middle, (pixels, SEMIBOLD, 100), board.INK, halo_of(self.ground), self.scale.ratio
            )

        near = (0.0, 0.0) if bare else (0.0, 52.0)
        if above or not self.place("cost", sign_width + pixels * 0.2 + width, pixels, near, paint):
            above = True
            self.place("cost", max(width, sign_width), sign_height + pixels * 1.05, near, paint)

    def _peak(self) -> None:
        size = max(34.0 * self.scale.pixels, 12.0 * self.scale.ratio)
        paint = partial(symbols.paint_peak, body=board.ROCK)
        self.place("peak", size * 1.35, size, (0.0, -18.0), paint, within=24.0)

    def _hammers(self) -> None:
        size = max(30.0 * self.scale.pixels, 11.0 * self.scale.ratio)
        self.place("mine", size, size, (0.0, 0.0), symbols.paint_hammers)

    def _flags(self) -> None:
        """Beside the station: right of it unless its value is there, the next one left."""
        pixels = self.scale.font_pixels(board.FLAG)
        metrics, chosen = board_metrics(pixels, SEMIBOLD), board_font(pixels, SEMIBOLD)
        valued = any(mark.kind == "value" and mark.centre[0] > 0 for mark in self.marks)
        for index, sym in enumerate(self.view.destinations):
            chip = self.chips[sym]
            near = (-56.0 if valued != (index % 2 == 1) else 56.0, -8.0)
            size = (symbols.flag_width(metrics, sym), pixels * 1.5)
            if self.wider_than_hex(size[0]):
                continue
            paint = partial(symbols.paint_flag, chip=chip, text=sym, font=chosen)
            for within, over in product((34.0, 1000.0), (False, True)):
                if self.place("flag", *size, near, paint, overhang=over, within=within):
                    break
            else:  # track all around: a destination is worth more than a piece of a line
                spot = self._beside_marks(size[0] / self.scale.pixels, size[1] / self.scale.pixels, near)
                if spot is not None:
                    self.place("flag", *size, spot, paint, forced=True)

    def _beside_marks(self, width: float, height: float, near: Point) -> Point | None:
        """The place nearest to a point where a box covers neither a station nor what was placed before."""
        taken = self._kept_free()
        free = (
            spot
            for spot in SPOTS
            if not any(
                abs(spot[0] - x) < (width + wide) / 2 and abs(spot[1] - y) < (height + high) / 2
                for (x, y), wide, high in taken
            )
        )
        return min(free, key=lambda spot: hypot(spot[0] - near[0], spot[1] - near[1]), default=None)

    def _certain(self, kind: str, words: str, units: float, near: Point, weight: int, ink: str = board.INK) -> None:
        """Over track if there is no other room."""
        pixels = self.scale.font_pixels(units)
        if not self.place_lines(kind, (words,), pixels, near, ink=ink, weight=weight):
            width, height = lines_size((words,), pixels, weight, 100)
            spot = self._beside_marks(width / self.scale.pixels, height / self.scale.pixels, near)
            self.place_lines(kind, (words,), pixels, spot or near, ink=ink, weight=weight, forced=True)

    def _numbers(self) -> None:
        if self.shown.every_tile and self.view.tile is not None:
            self._certain("label", self.view.label, board.NUMBER, (0.0, -84.0), NORMAL, board.QUIET)
            return
        pixels = self.scale.font_pixels(board.NUMBER)
        if self.view.tile is not None:
            self.place_lines("number", (self.view.tile,), pixels, (0.0, 84.0), ink=board.QUIET)
        self.place_lines("label", (self.view.label,), pixels, (0.0, -84.0), ink=board.QUIET)


def room_for_text(view: HexView) -> Space:
    """What the tracks and stations of a hex leave free."""
    shapes = [face_shape(view.face)]
    shapes += [face_shape(overlay.face) for overlay in view.overlays if overlay.face is not None]
    space = face_space(shapes, view.walls, view.outer)
    mouths = view.mark("mouth")
    for edge in () if mouths is None else mouths.edges:
        x, y = edge_midpoint(edge)
        space.take_disc((x * 0.93, y * 0.93), 12.0)
    return space
