"""Room for text: the free space of a face or of an off-board area, and the best place in it for a box or a disc.

The free space is a fine grid over the hex without its track and stations. A box or disc fits where the grid is free
under all of it; what is placed takes its room away, so that things placed one after the other never overlap.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import ceil, floor, sqrt

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.affinity import translate
from shapely.geometry import LineString, MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from core.hexmap.coordinates import EDGES
from core.hexmap.geometry.faces import TRACK_CASING, FaceShape
from core.hexmap.geometry.hexagon import APOTHEM, SIDE, Point, area_polygon, edge_segment, hex_centre, hexagon, polar
from core.hexmap.geometry.hexagon import edge_angle as angle_of

STEP = 4.0
MARGIN = 3.0  # more than half a cell's diagonal, so that a cell whose middle is free is free altogether
OVERHANG = 14.0  # how far a name may hang over the edge of its hex
OUTER_OVERHANG = 40.0  # the same where no hex follows
WALL_REACH = 8.0

Mask = NDArray[np.bool_]


class _Answers:
    """What was found in a room, and in the rooms that are left when something is placed there. Many zooms ask alike."""

    def __init__(self) -> None:
        self.found: dict[tuple[object, ...], Point | None] = {}
        self.after: dict[tuple[object, ...], _Answers] = {}
        self.turned: Space | None = None

    def without(self, cut: tuple[object, ...]) -> "_Answers":
        answers = self.after.get(cut)
        if answers is None:
            answers = self.after[cut] = _Answers()
        return answers


class Space:
    """Free room. `inner` keeps off the edge of the hex, `wide` lets a long name hang over it a little."""

    def __init__(self, left: float, top: float, inner: Mask, wide: Mask, answers: _Answers | None = None) -> None:
        self._left = left
        self._top = top
        self._inner = inner
        self._wide = wide
        self._cuts: list[tuple[slice, slice]] = []  # taken, and not yet cut out of the masks
        self._answers = answers or _Answers()
        self._sums: dict[bool, NDArray[np.int32]] = {}  # of both masks, until something is taken
        self._own = False  # the masks belong to this copy alone

    def copy(self) -> "Space":
        self._own = False  # or what is placed here later would be cut out of the copy as well
        found = Space(self._left, self._top, self._inner, self._wide, self._answers)
        found._cuts = list(self._cuts)
        return found

    def turned(self) -> "Space":
        """The same room on a board that is turned by 180 degrees."""
        if self._answers.turned is None:
            self._cut_out()
            rows, columns = self._inner.shape
            left, top = -self._left - STEP * (columns - 1), -self._top - STEP * (rows - 1)
            self._answers.turned = Space(left, top, self._inner[::-1, ::-1].copy(), self._wide[::-1, ::-1].copy())
        return self._answers.turned.copy()

    def box(self, width: float, height: float, near: Point, *, overhang: bool = False) -> Point | None:
        """The centre of the free box nearest to a point, or None where there is no room."""
        columns, rows = _cells(width), _cells(height)
        key = ("box", columns, rows, near, overhang)
        if key not in self._answers.found:
            self._answers.found[key] = self._box(columns, rows, near, overhang)
        return self._answers.found[key]

    def _box(self, columns: int, rows: int, near: Point, overhang: bool) -> Point | None:
        self._cut_out()
        mask = self._wide if overhang else self._inner
        if rows > mask.shape[0] or columns > mask.shape[1]:
            return None
        filled = self._filled(columns, rows, overhang=overhang)
        return self._nearest(filled == rows * columns, (columns - 1) / 2, (rows - 1) / 2, near)

    def crowded_box(
        self,
        width: float,
        height: float,
        near: Point,
        kept: Sequence[tuple[Point, float, float]],
        *,
        overhang: bool = False,
    ) -> Point | None:
        """The centre of the box on a hex that covers least of what is taken, and nothing of some boxes (centre, width,
        height). One that may hang over the edge has at least its middle on the hex."""
        self._cut_out()
        columns, rows = _cells(width), _cells(height)
        if rows > self._wide.shape[0] or columns > self._wide.shape[1]:
            return None
        filled = self._filled(columns, rows, overhang=overhang).astype(np.float64)
        xs = self._left + STEP * (np.arange(filled.shape[1]) + (columns - 1) / 2)
        ys = self._top + STEP * (np.arange(filled.shape[0]) + (rows - 1) / 2)
        across, down = np.abs(xs)[None, :], np.abs(ys)[:, None]
        if not overhang:
            across, down = across + width / 2, down + height / 2
        filled[(across > APOTHEM) | (down + across / sqrt(3) > SIDE)] = -1.0
        for (x, y), wide, high in kept:
            beside, level = np.abs(xs - x) < (width + wide) / 2, np.abs(ys - y) < (height + high) / 2
            filled[np.ix_(level, beside)] = -1.0
        filled[filled >= 0] -= (np.hypot(xs[None, :] - near[0], ys[:, None] - near[1]) / 1000.0)[filled >= 0]
        row, column = np.unravel_index(int(np.argmax(filled)), filled.shape)
        return (float(xs[column]), float(ys[row])) if filled[row, column] > -1.0 else None

    def _filled(self, columns: int, rows: int, *, overhang: bool) -> NDArray[np.int32]:
        """How much of a box is free, wherever it lies."""
        mask = self._wide if overhang else self._inner
        sums = self._sums.get(overhang)
        if sums is None:
            sums = np.zeros((mask.shape[0] + 1, mask.shape[1] + 1), dtype=np.int32)
            np.cumsum(np.cumsum(mask, axis=0, dtype=np.int32), axis=1, out=sums[1:, 1:])
            self._sums[overhang] = sums
        found: NDArray[np.int32] = (
            sums[rows:, columns:] - sums[:-rows, columns:] - sums[rows:, :-columns] + sums[:-rows, :-columns]
        )
        return found

    def disc(self, radius: float, near: Point) -> Point | None:
        """The centre of the free disc nearest to a point, or None where there is no room."""
        radius = ceil(radius * 2) / 2
        key = ("disc", radius, near)
        if key not in self._answers.found:
            self._answers.found[key] = self._disc(radius, near)
        return self._answers.found[key]

    def _disc(self, radius: float, near: Point) -> Point | None:
        self._cut_out()
        mask = self._inner
        reach = ceil(radius / STEP - 0.5)
        size = 2 * reach + 1
        if size > mask.shape[0] or size > mask.shape[1]:
            return None
        sums = np.zeros((mask.shape[0], mask.shape[1] + 1), dtype=np.int32)
        sums[:, 1:] = mask.astype(np.int32).cumsum(axis=1)
        height, width = mask.shape[0] - size + 1, mask.shape[1] - size + 1
        fits = np.ones((height, width), dtype=np.bool_)
        for row in range(-reach, reach + 1):
            edge = max(0.0, abs(row) * STEP - STEP / 2)
            half = ceil(sqrt(max(0.0, radius**2 - edge**2)) / STEP - 0.5)
            first, last = reach - half, reach + half + 1
            band = sums[row + reach : row + reach + height]
            fits &= band[:, last : last + width] - band[:, first : first + width] == last - first
        return self._nearest(fits, float(reach), float(reach), near)

    def largest_disc(self, most: float, least: float, near: Point) -> tuple[Point, float] | None:
        """As `disc`, with the largest radius that fits."""
        radius = most
        while radius >= least:
            centre = self.disc(radius, near)
            if centre is not None:
                return centre, radius
            radius -= 2.0
        return None

    def take_box(self, centre: Point, width: float, height: float, margin: float = MARGIN) -> None:
        self._take(centre[0] - width / 2, centre[1] - height / 2, centre[0] + width / 2, centre[1] + height / 2, margin)

    def take_disc(self, centre: Point, radius: float) -> None:
        # the square inside and the four bars around it come close enough to the circle
        for share, other in ((1.0, 0.45), (0.45, 1.0), (0.76, 0.76)):
            self.take_box(centre, 2 * radius * share, 2 * radius * other)

    def _take(self, left: float, top: float, right: float, bottom: float, margin: float) -> None:
        first, last = (max(0, ceil((left - margin - self._left) / STEP)), floor((right + margin - self._left) / STEP))
        above, below = (max(0, ceil((top - margin - self._top) / STEP)), floor((bottom + margin - self._top) / STEP))
        self._cuts.append((slice(above, max(0, below + 1)), slice(first, max(0, last + 1))))
        self._answers = self._answers.without((above, below, first, last))
        self._sums = {}

    def _cut_out(self) -> None:
        """Cut what was taken out of the masks, which other copies may share."""
        if self._cuts:
            if not self._own:
                self._inner, self._wide, self._own = self._inner.copy(), self._wide.copy(), True
            for rows, columns in self._cuts:
                self._inner[rows, columns] = False
                self._wide[rows, columns] = False
            self._cuts = []

    def _nearest(self, fits: Mask, to_column: float, to_row: float, near: Point) -> Point | None:
        rows, columns = np.nonzero(fits)
        if not len(rows):
            return None
        xs = self._left + STEP * (columns + to_column)
        ys = self._top + STEP * (rows + to_row)
        best = int(np.argmin(np.round((xs - near[0]) ** 2 + (ys - near[1]) ** 2, 3)))
        return float(xs[best]), float(ys[best])


def face_space(
    shapes: Sequence[FaceShape], walls: frozenset[int] = frozenset(), outer: frozenset[int] = frozenset()
) -> Space:
    """The room on a hex under one face or several on top of each other (a tunnel over a pass).

    `outer` are the edges where the board ends, so that a name may hang over them further.
    """
    return _face_space(tuple(shapes), walls, outer).copy()


@lru_cache(maxsize=1024)
def _face_space(shapes: tuple[FaceShape, ...], walls: frozenset[int], outer: frozenset[int]) -> Space:
    obstacles = [shape.obstacles for shape in shapes]
    obstacles += [LineString(edge_segment(edge)).buffer(WALL_REACH) for edge in sorted(walls)]
    blocked = unary_union(obstacles).buffer(MARGIN)
    inner, wide = (room.difference(blocked) for room in _hex_rooms(outer))
    return _space(inner, wide, wide.bounds)


@lru_cache(maxsize=64)
def _hex_rooms(outer: frozenset[int]) -> tuple[BaseGeometry, BaseGeometry]:
    """Without any face: what lies inside, and what a name may hang over."""
    return hexagon().buffer(-MARGIN), _overhung(hexagon(), _outside(outer), _approaches(outer))


def area_space(
    labels: Sequence[str], shapes: Sequence[FaceShape], outer: Sequence[frozenset[int]], origin: Point = (0.0, 0.0)
) -> Space:
    """The room of an off-board area around a point of the board."""
    return _area_space(tuple(labels), tuple(shapes), tuple(outer), origin).copy()


@lru_cache(maxsize=64)
def _area_space(
    labels: tuple[str, ...], shapes: tuple[FaceShape, ...], outer: tuple[frozenset[int], ...], origin: Point
) -> Space:
    area = area_polygon(labels)
    places = [hex_centre(label) for label in labels]
    blocked: list[BaseGeometry] = [
        translate(shape.obstacles, *place).buffer(MARGIN) for shape, place in zip(shapes, places, strict=True)
    ]
    inner = area.buffer(-MARGIN - 3.0).difference(unary_union(blocked))
    outside: list[BaseGeometry] = []
    for place, edges in zip(places, outer, strict=True):
        outside.extend(translate(part, *place) for part in _outside(edges))
        blocked += [translate(part, *place).difference(area) for part in _approaches(edges)]
    wide = _overhung(area, outside, blocked)
    inner, wide = translate(inner, -origin[0], -origin[1]), translate(wide, -origin[0], -origin[1])
    return _space(inner, wide, wide.bounds)


def _overhung(area: BaseGeometry, outside: Sequence[BaseGeometry], blocked: Sequence[BaseGeometry]) -> BaseGeometry:
    around = area.buffer(OVERHANG, join_style="mitre")
    beyond = unary_union(outside).intersection(area.buffer(OUTER_OVERHANG, join_style="mitre"))
    return unary_union([around, beyond]).difference(unary_union(blocked))


def _outside(edges: frozenset[int]) -> list[BaseGeometry]:
    """The places where hexes would be if the board went on."""
    grown: BaseGeometry = hexagon().buffer(1.0)
    return [translate(grown, *polar(angle_of(edge), 2 * APOTHEM)) for edge in sorted(edges)]


def best_point(shape: FaceShape) -> tuple[Point, float]:
    """The centre and radius of the largest circle in the free space of a face."""
    free = shape.free
    if not isinstance(free, Polygon | MultiPolygon):
        raise TypeError(f"the free space of a face became a {free.geom_type}")
    line = shapely.maximum_inscribed_circle(free, tolerance=0.5)
    (x, y), _ = line.coords
    return (float(x), float(y)), float(line.length)


def _approaches(outer: frozenset[int]) -> list[BaseGeometry]:
    """Outside the hex, where the neighbours' track may come in."""
    found: list[BaseGeometry] = []
    for edge in sorted(set(EDGES) - outer):
        line = LineString([polar(angle_of(edge), APOTHEM + 1.0), polar(angle_of(edge), APOTHEM + OVERHANG + 4.0)])
        found.append(line.buffer(TRACK_CASING / 2 + MARGIN + 2.0, cap_style="flat"))
    return found


def _space(inner: BaseGeometry, wide: BaseGeometry, bounds: tuple[float, float, float, float]) -> Space:
    left, top, right, bottom = bounds
    columns, rows = ceil((right - left) / STEP) + 1, ceil((bottom - top) / STEP) + 1
    xs, ys = np.meshgrid(left + STEP * np.arange(columns), top + STEP * np.arange(rows))
    shapely.prepare(inner)
    inner_mask = shapely.contains_xy(inner, xs, ys)
    shapely.prepare(wide)
    return Space(left, top, inner_mask, shapely.contains_xy(wide, xs, ys))


def _cells(length: float) -> int:
    return max(1, ceil(length / STEP - 1e-9))
