"""Ribbons for the routes of several trains: beside each other where they share track, each keeping its side.

A route is a walk over stretches of track, one hex after the other. At every edge and along every shared track the
routes that pass are put beside each other in their order; between two such places a ribbon goes smoothly from its
distance at the one to its distance at the other. The side is measured in the direction of the first route that passes;
routes are turned around first where they would run against an earlier one, so ribbons do not cross without need.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import hypot

from shapely.affinity import translate
from shapely.geometry import LineString, MultiLineString, Polygon
from shapely.geometry import Point as ShapelyPoint
from shapely.ops import unary_union

from core.hexmap.coordinates import neighbour, opposite
from core.hexmap.geometry.curves import Curve
from core.hexmap.geometry.faces import FaceShape, StationShape
from core.hexmap.geometry.hexagon import Point, hex_centre
from core.hexmap.tiles import is_edge


@dataclass(frozen=True, slots=True)
class Stretch:
    """A track of a hex; `reverse` runs it from its second end to its first."""

    hex: str
    track: int
    reverse: bool = False

    def turned(self) -> "Stretch":
        return Stretch(self.hex, self.track, not self.reverse)


Route = Sequence[Stretch]
_Place = tuple[str, int, int]  # hex, end, track (-1 for an edge: all tracks that end there share it)


def ribbons(
    routes: Sequence[Route], shape_of: Callable[[str], FaceShape], pitch: float = 12.0
) -> list[list[tuple[Point, ...]]]:
    """For each route its ribbon as polylines in board coordinates, one for each part that hangs together."""
    turned = _aligned(routes)
    lanes = _Lanes(turned, shape_of, pitch)
    return [_ribbon(number, route, lanes, shape_of) for number, route in enumerate(turned)]


class _Lanes:
    """Which routes pass a place, and in which direction the first of them does."""

    def __init__(self, routes: Sequence[Route], shape_of: Callable[[str], FaceShape], pitch: float) -> None:
        self._pitch = pitch
        self._users: dict[_Place, list[int]] = {}
        self._outward: dict[_Place, bool] = {}  # the first route leaves the place's own hex here
        for number, route in enumerate(routes):
            for stretch in route:
                first, last = _ends(stretch, shape_of)
                for end, leaving in ((first, False), (last, True)):
                    place, same = _place(stretch, end)
                    users = self._users.setdefault(place, [])
                    if not users:
                        self._outward[place] = leaving == same
                    if number not in users:
                        users.append(number)

    def offset(self, number: int, stretch: Stretch, end: int, *, leaving: bool) -> float:
        """The distance to the right of travel that a route keeps at one end of a stretch."""
        place, same = _place(stretch, end)
        users = self._users[place]
        lane = (users.index(number) - (len(users) - 1) / 2) * self._pitch
        return lane if self._outward[place] == (leaving == same) else -lane


def _place(stretch: Stretch, end: int) -> tuple[_Place, bool]:
    """The place of an end, and whether it is named from this hex's side (an edge has one name for both hexes)."""
    if not is_edge(end):
        return (stretch.hex, end, stretch.track), True
    other = neighbour(stretch.hex, end)
    if other is not None and other < stretch.hex:
        return (other, opposite(end), -1), False
    return (stretch.hex, end, -1), True


def _ends(stretch: Stretch, shape_of: Callable[[str], FaceShape]) -> tuple[int, int]:
    track = shape_of(stretch.hex).tracks[stretch.track]
    return (track.b, track.a) if stretch.reverse else (track.a, track.b)


def _aligned(routes: Sequence[Route]) -> list[Route]:
    found: list[Route] = []
    direction: dict[tuple[str, int], bool] = {}
    for route in routes:
        known = [stretch for stretch in route if (stretch.hex, stretch.track) in direction]
        against = sum(1 for stretch in known if direction[stretch.hex, stretch.track] != stretch.reverse)
        if 2 * against > len(known):
            route = [stretch.turned() for stretch in reversed(route)]
        for stretch in route:
            direction.setdefault((stretch.hex, stretch.track), stretch.reverse)
        found.append(route)
    return found


def _ribbon(number: int, route: Route, lanes: _Lanes, shape_of: Callable[[str], FaceShape]) -> list[tuple[Point, ...]]:
    parts: list[list[Point]] = []
    previous: tuple[str, int] | None = None
    for stretch in route:
        first, last = _ends(stretch, shape_of)
        begin = lanes.offset(number, stretch, first, leaving=False)
        finish = lanes.offset(number, stretch, last, leaving=True)
        points = _curve(stretch, shape_of).offset_points(begin, finish)
        if previous is not None and _joined(previous, (stretch.hex, first)):
            end, start = parts[-1][-1], points[0]
            met = hypot(start[0] - end[0], start[1] - end[1]) < 0.01
            parts[-1] += points[1:] if met else points
        else:
            parts.append(list(points))
        previous = (stretch.hex, last)
    return [tuple(part) for part in parts]


def _joined(leaves: tuple[str, int], enters: tuple[str, int]) -> bool:
    if not is_edge(leaves[1]):
        return leaves == enters
    return enters == (neighbour(leaves[0], leaves[1]), opposite(leaves[1]))


def _curve(stretch: Stretch, shape_of: Callable[[str], FaceShape]) -> Curve:
    curve = shape_of(stretch.hex).tracks[stretch.track].curve
    return (curve.reversed() if stretch.reverse else curve).moved(hex_centre(stretch.hex))


def outside_stations(line: Sequence[Point], stations: Sequence[tuple[StationShape, Point]]) -> list[tuple[Point, ...]]:
    """The parts of a polyline that do not run over a city; each station comes with the centre of its hex."""
    cities = [translate(station.polygon, *place) for station, place in stations if station.style == "city"]
    left = LineString(line).difference(unary_union(cities))
    parts = left.geoms if isinstance(left, MultiLineString) else (left,)
    return [tuple((float(x), float(y)) for x, y in part.coords) for part in parts if not part.is_empty]


def station_ring(station: StationShape, distance: float) -> tuple[Point, ...]:
    """A closed line around a station; around the point of the arrow where it is an off-board area."""
    shape = station.polygon if station.outline else ShapelyPoint(station.centre)
    ring = shape.buffer(distance, quad_segs=8)
    if not isinstance(ring, Polygon):
        raise TypeError(f"the ring of a station became a {ring.geom_type}")
    return tuple((float(x), float(y)) for x, y in ring.exterior.coords)
