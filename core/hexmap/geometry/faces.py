"""The drawn shape of a face: stations with their circles, and track as curves. Cached by what the shape depends on."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import atan2, cos, sin

from shapely import STRtree
from shapely.geometry import LineString, MultiPoint, Polygon
from shapely.geometry import Point as ShapelyPoint
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from core.hexmap.geometry.curves import Curve
from core.hexmap.geometry.hexagon import Point, edge_midpoint, hexagon, inward
from core.hexmap.geometry.stations import (
    BAR_LENGTH,
    BAR_WIDTH,
    BOX_RIM,
    DISC_RADIUS,
    SLOT_RADIUS,
    approach,
    is_bar,
    node_centres,
    node_edges,
    slot_centres,
    through_curve,
)
from core.hexmap.tiles import NODE, Face, Node, NodeKind, Track, is_edge

TRACK_WIDTH = 10.0
TRACK_CASING = 16.0
ARROW_LENGTH = 26.0


@dataclass(frozen=True)
class StationShape:
    """A node as it is drawn. A bar lies across its track, in the direction `across`; a city has circles for slots."""

    index: int
    kind: NodeKind
    style: str  # city, bar, disc or area
    centre: Point
    slots: tuple[Point, ...] = ()
    across: Point = (1.0, 0.0)

    @cached_property
    def polygon(self) -> Polygon:
        if self.style == "city":
            rim = BOX_RIM if len(self.slots) > 1 else 1.5
            return _polygon(MultiPoint(self.slots).convex_hull.buffer(SLOT_RADIUS + rim))
        if self.style == "bar":
            dx, dy = self.across[0] * BAR_LENGTH / 2, self.across[1] * BAR_LENGTH / 2
            x, y = self.centre
            return _polygon(LineString([(x - dx, y - dy), (x + dx, y + dy)]).buffer(BAR_WIDTH / 2, cap_style="flat"))
        if self.style == "disc":
            return _polygon(ShapelyPoint(self.centre).buffer(DISC_RADIUS))
        return Polygon()

    @cached_property
    def outline(self) -> tuple[Point, ...]:
        """A circle, a rounded box, a bar; empty for an off-board area, which has no shape of its own."""
        return tuple((float(x), float(y)) for x, y in self.polygon.exterior.coords[:-1])


@dataclass(frozen=True)
class TrackShape:
    """A track as it is drawn. `arrow`: a stub that points into an off-board area."""

    index: int
    a: int
    b: int
    curve: Curve
    arrow: bool = False

    @cached_property
    def line(self) -> LineString:
        return LineString(self.curve.points())


@dataclass(frozen=True, eq=False)
class FaceShape:
    stations: tuple[StationShape, ...]
    tracks: tuple[TrackShape, ...]

    @cached_property
    def obstacles(self) -> BaseGeometry:
        """What text must stay clear of: track with its white edge, and stations."""
        return unary_union(
            [track.line.buffer(TRACK_CASING / 2, cap_style="flat") for track in self.tracks]
            + [station.polygon for station in self.stations]
        )

    @cached_property
    def free(self) -> BaseGeometry:
        """The hex without its obstacles."""
        return hexagon().difference(self.obstacles)

    @cached_property
    def station_tree(self) -> STRtree:
        return STRtree([station.polygon for station in self.stations])

    @cached_property
    def track_tree(self) -> STRtree:
        return STRtree([track.line for track in self.tracks])


_Key = tuple[tuple[tuple[NodeKind, int, float | None], ...], tuple[tuple[int, int], ...]]


def face_shape(face: Face) -> FaceShape:
    nodes = tuple((node.kind, node.slots, node.at_edge) for node in face.nodes)
    return _shape((nodes, tuple((track.a, track.b) for track in face.tracks)))


@lru_cache(maxsize=4096)
def _shape(key: _Key) -> FaceShape:
    nodes = [Node(kind, slots=slots, at_edge=at_edge) for kind, slots, at_edge in key[0]]
    tracks = [Track(a, b) for a, b in key[1]]
    centres = dict(enumerate(node_centres(nodes, tracks)))
    stations = [_station(index, node, centres[index], tracks) for index, node in enumerate(nodes)]
    return FaceShape(
        tuple(stations),
        tuple(_track(index, track, nodes, centres) for index, track in enumerate(tracks)),
    )


def _station(index: int, node: Node, centre: Point, tracks: list[Track]) -> StationShape:
    edges = node_edges(index, tracks)
    if node.kind == "offboard":
        return StationShape(index, node.kind, "area", centre)
    if node.kind == "city":
        return StationShape(index, node.kind, "city", centre, slot_centres(node, centre, edges))
    if is_bar(node, edges):
        x, y = approach(edges[0], centre).direction(1.0)
        angle = atan2(y, x)
        return StationShape(index, node.kind, "bar", centre, across=(-sin(angle), cos(angle)))
    return StationShape(index, node.kind, "disc", centre)


def _track(index: int, track: Track, nodes: list[Node], centres: Mapping[int, Point]) -> TrackShape:
    if is_edge(track.a) and is_edge(track.b):
        return TrackShape(index, track.a, track.b, through_curve(track.a, track.b))
    if not is_edge(track.a) and not is_edge(track.b):
        return TrackShape(index, track.a, track.b, Curve(centres[track.a - NODE], centres[track.b - NODE]))
    edge, end = (track.a, track.b) if is_edge(track.a) else (track.b, track.a)
    if nodes[end - NODE].kind == "offboard":
        start, direction = edge_midpoint(edge), inward(edge)
        tip = (start[0] + direction[0] * ARROW_LENGTH, start[1] + direction[1] * ARROW_LENGTH)
        curve = Curve(start, tip)
        return TrackShape(index, track.a, track.b, curve if is_edge(track.a) else curve.reversed(), arrow=True)
    curve = approach(edge, centres[end - NODE])
    return TrackShape(index, track.a, track.b, curve if is_edge(track.a) else curve.reversed())


def _polygon(shape: BaseGeometry) -> Polygon:
    if not isinstance(shape, Polygon):
        raise TypeError(f"a station became a {shape.geom_type}")
    return shape
