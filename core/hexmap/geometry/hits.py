"""What lies under a point of the board: hex, edge, track, station and its circle."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import hypot

from shapely import STRtree
from shapely.geometry import Point as ShapelyPoint

from core.hexmap.coordinates import EDGES
from core.hexmap.geometry.curves import nearest
from core.hexmap.geometry.faces import FaceShape
from core.hexmap.geometry.hexagon import Point, edge_segment, hex_centre, hex_polygon
from core.hexmap.geometry.stations import SLOT_RADIUS

EDGE_REACH = 24.0  # an edge is hit this far from it
TRACK_REACH = 10.0
STATION_REACH = 2.0


@dataclass(frozen=True, slots=True)
class Hit:
    """What is under a point. `node` and `track` are positions in the face, `slot` one of the station's circles."""

    hex: str
    edge: int | None = None
    track: int | None = None
    node: int | None = None
    slot: int | None = None


class HitMap:
    """The hexes of a board in a tree; each face has trees of its own, so a new tile costs nothing here."""

    def __init__(self, labels: Iterable[str], shape_of: Callable[[str], FaceShape | None]) -> None:
        self._labels = list(labels)
        self._tree = STRtree([hex_polygon(label) for label in self._labels])
        self._shape_of = shape_of

    def hex_at(self, point: Point) -> str | None:
        found = self._tree.query(ShapelyPoint(point), predicate="intersects")
        labels = [self._labels[int(index)] for index in found]
        return min(labels, key=lambda label: (round(_distance(point, hex_centre(label)), 6), label)) if labels else None

    def at(self, point: Point) -> Hit | None:
        label = self.hex_at(point)
        if label is None:
            return None
        x, y = hex_centre(label)
        local = (point[0] - x, point[1] - y)
        edge = min(EDGES, key=lambda edge: nearest(edge_segment(edge), local))
        near_edge = edge if nearest(edge_segment(edge), local) <= EDGE_REACH else None
        shape = self._shape_of(label)
        if shape is None:
            return Hit(label, near_edge)
        node = station_at(shape, local)
        slot = None if node is None else slot_at(shape, node, local)
        return Hit(label, near_edge, track_at(shape, local), node, slot)


def station_at(shape: FaceShape, local: Point, reach: float = STATION_REACH) -> int | None:
    if not shape.stations:
        return None
    found = shape.station_tree.query(ShapelyPoint(local), predicate="dwithin", distance=reach)
    nodes = [int(index) for index in found]
    return min(nodes, key=lambda index: _distance(local, shape.stations[index].centre)) if nodes else None


def slot_at(shape: FaceShape, node: int, local: Point) -> int | None:
    """The circle of a city that is nearest, where the point is inside it."""
    slots = shape.stations[node].slots
    if not slots:
        return None
    slot = min(range(len(slots)), key=lambda index: _distance(local, slots[index]))
    return slot if _distance(local, slots[slot]) <= SLOT_RADIUS + STATION_REACH else None


def track_at(shape: FaceShape, local: Point, reach: float = TRACK_REACH) -> int | None:
    if not shape.tracks:
        return None
    point = ShapelyPoint(local)
    found = shape.track_tree.query(point, predicate="dwithin", distance=reach)
    tracks = [int(index) for index in found]
    return (
        min(tracks, key=lambda index: (round(shape.tracks[index].line.distance(point), 6), index)) if tracks else None
    )


def _distance(a: Point, b: Point) -> float:
    return hypot(a[0] - b[0], a[1] - b[1])
