"""Where the stations of a face sit: by `at_edge`, by the tracks that meet them, and apart from each other."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from math import atan2, degrees, hypot

from core.hexmap.geometry.curves import Curve, nearest, tangent_curve
from core.hexmap.geometry.hexagon import APOTHEM, CENTRE, Point, edge_angle, edge_midpoint, inward, polar
from core.hexmap.tiles import NODE, Node, NodeKind, Track, is_edge

SLOT_RADIUS = 24.0
SLOT_PITCH = 49.0
BOX_RIM = 2.5  # from a circle to the edge of the box around several
BAR_LENGTH = 40.0
BAR_WIDTH = 12.0
DISC_RADIUS = 10.0
OFF_CENTRE = 50.0  # how far from the centre a station sits that belongs to one side of the hex
GAP = 8.0  # kept between stations, and between a station and foreign track
TRACK_HALF = 8.0  # half of the track with its white edge
RIM = 4.0  # kept between a station and the hex's edge


@dataclass(frozen=True)
class _Place:
    centre: Point
    cost: float
    curves: tuple[Curve, ...]
    lines: tuple[tuple[Point, ...], ...]


def node_edges(index: int, tracks: Sequence[Track]) -> list[int]:
    """The edges that a node's tracks lead to, in the order of the tracks (so turning a face keeps the order)."""
    found = []
    for track in tracks:
        ends = (track.a, track.b)
        if NODE + index in ends:
            found += [end for end in ends if is_edge(end)]
    return found


def through_curve(first: int, last: int) -> Curve:
    """The track that joins two edges."""
    return tangent_curve(edge_midpoint(first), inward(first), edge_midpoint(last))


def is_bar(node: Node, edges: Sequence[int]) -> bool:
    return node.kind == "town" and len(edges) == 2


def reach(node: Node) -> float:
    """How far the station reaches from its centre."""
    if node.kind == "town":
        return BAR_LENGTH / 2
    around = {0: 0.0, 1: 0.0, 2: SLOT_PITCH / 2, 3: SLOT_PITCH / 3**0.5}.get(node.slots, SLOT_PITCH / 2**0.5)
    return SLOT_RADIUS + around + (BOX_RIM if node.slots > 1 else 1.5)


def open_side(edges: Sequence[int]) -> float | None:
    """The direction of the widest gap between the tracks of a station; None where they leave none that stands out."""
    around = sorted(set(edges))
    if not around or len(around) == 6:
        return None
    first = edges[0]
    ordered = sorted(around, key=lambda edge: (edge - first) % 6)
    best, middle = 0, 0.0
    for index, edge in enumerate(ordered):
        following = ordered[(index + 1) % len(ordered)]
        gap = (following - edge) % 6 or 6
        if gap > best:
            best, middle = gap, edge + gap / 2
    return edge_angle(middle)


def slot_centres(node: Node, centre: Point, edges: Sequence[int]) -> tuple[Point, ...]:
    """The circles of a city. Several turn a flat side to where there is most room for the value."""
    if node.kind != "city" or node.slots == 0:
        return ()
    if node.slots == 1:
        return (centre,)
    side = open_side(edges)
    angles: tuple[float, ...]
    if node.slots == 2:
        turn = 0.0 if side is None else (side + 180.0) % 180.0 - 90.0
        angles, distance = (turn + 180.0, turn), SLOT_PITCH / 2
    elif node.slots == 3:
        apex = -90.0 if side is None else side + 180.0
        angles, distance = (apex, apex + 120.0, apex + 240.0), SLOT_PITCH / 3**0.5
    else:
        turn = 0.0 if side is None else side
        angles, distance = (turn - 135.0, turn - 45.0, turn + 135.0, turn + 45.0), SLOT_PITCH / 2**0.5
    return tuple((centre[0] + x, centre[1] + y) for x, y in (polar(angle, distance) for angle in angles))


def approach(edge: int, centre: Point) -> Curve:
    """The track from an edge to a station."""
    return tangent_curve(edge_midpoint(edge), inward(edge), centre)


def node_centres(nodes: Sequence[Node], tracks: Sequence[Track]) -> tuple[Point, ...]:
    if not nodes:
        return ()
    edges = [node_edges(index, tracks) for index in range(len(nodes))]
    if len(nodes) == 1:
        return (_lone_place(nodes[0], edges[0]),)
    if not any(edges) and all(node.at_edge is None for node in nodes):
        return _in_a_row(nodes)
    # Looked for once and turned, so that a tile looks the same in every rotation.
    steps = next((own[0] for own in edges if own), 0)
    wanted = tuple(
        (node.kind, node.slots, None if node.at_edge is None else (node.at_edge - steps) % 6) for node in nodes
    )
    ends = tuple((_turned(track.a, -steps), _turned(track.b, -steps)) for track in tracks)
    return tuple(_rotated(centre, 60.0 * steps) for centre in _search(wanted, ends))


@lru_cache(maxsize=1024)
def _search(
    wanted: tuple[tuple[NodeKind, int, float | None], ...], ends: tuple[tuple[int, int], ...]
) -> tuple[Point, ...]:
    nodes = [Node(kind, slots=slots, at_edge=at_edge) for kind, slots, at_edge in wanted]
    tracks = [Track(a, b) for a, b in ends]
    edges = [node_edges(index, tracks) for index in range(len(nodes))]
    free = [through_curve(track.a, track.b).points(10.0) for track in tracks if is_edge(track.a) and is_edge(track.b)]
    choices = [_places(node, own, free) for node, own in zip(nodes, edges, strict=True)]
    pairs = {
        (i, j): [[_clash(nodes[i], a, nodes[j], b) for b in choices[j]] for a in choices[i]]
        for i in range(len(nodes))
        for j in range(i + 1, len(nodes))
    }
    best: tuple[float, tuple[int, ...]] | None = None
    for picked in product(*(range(len(places)) for places in choices)):
        cost = sum(choices[node][place].cost for node, place in enumerate(picked))
        cost += sum(table[picked[i]][picked[j]] for (i, j), table in pairs.items())
        if best is None or cost < best[0]:
            best = (cost, picked)
    assert best is not None
    return tuple(choices[node][place].centre for node, place in enumerate(best[1]))


def _lone_place(node: Node, edges: Sequence[int]) -> Point:
    if node.at_edge is not None and node.kind != "offboard":
        wanted = polar(edge_angle(node.at_edge), OFF_CENTRE)
        if len(edges) == 2 and node.kind == "town":
            curve = through_curve(edges[0], edges[1])
            return min((curve.at(step / 20) for step in range(3, 18)), key=lambda p: _apart(p, wanted))
        return wanted
    if is_bar(node, edges):
        return through_curve(edges[0], edges[1]).at(0.5)
    return CENTRE


def _in_a_row(nodes: Sequence[Node]) -> tuple[Point, ...]:
    pitch = 2 * max(reach(node) for node in nodes) + 2 * GAP
    first = -pitch * (len(nodes) - 1) / 2
    return tuple((first + pitch * index, 0.0) for index in range(len(nodes)))


def _places(node: Node, edges: Sequence[int], free: Sequence[Sequence[Point]]) -> list[_Place]:
    found = []
    for centre, cost in _wishes(node, edges):
        curves = tuple(approach(edge, centre) for edge in edges)
        crowd = sum(_short(nearest(line, centre), reach(node) + GAP + TRACK_HALF) for line in free)
        border = _short(_to_border(centre), reach(node) + RIM)
        lines = tuple(curve.points(12.0) for curve in curves)
        found.append(_Place(centre, cost + crowd + border, curves, lines))
    return found


def _wishes(node: Node, edges: Sequence[int]) -> list[tuple[Point, float]]:
    """Places a station might take, with what it costs to leave the best one."""
    outward = [(OFF_CENTRE + step, step * 1.5) for step in (0.0, 4.0, 8.0, 12.0)]
    if node.at_edge is not None:
        if is_bar(node, edges):
            return [(_lone_place(node, edges), 0.0)]
        return [(polar(edge_angle(node.at_edge), distance), cost) for distance, cost in outward]
    if not edges:
        return [(polar(angle, 40.0), 0.0) for angle in range(0, 360, 30)]
    if len(edges) == 1:
        return [(polar(edge_angle(edges[0]), 50.0 - step), abs(step) * 0.6) for step in range(-6, 84, 6)]
    if len(edges) == 2:
        curve = through_curve(edges[0], edges[1])
        along = [(curve.at(0.5 + step / 30), abs(step) * 2.0) for step in _outwards(9)]
        if node.kind == "city" and (edges[0] - edges[1]) % 6 in (1, 5):
            middle = curve.at(0.5)
            angle = degrees(atan2(middle[1], middle[0]))
            return along + [(polar(angle, distance), cost) for distance, cost in outward[1:]]
        return along
    side = open_side(edges)
    if side is None:
        return [(CENTRE, 0.0)]
    return [(polar(side + 180.0, step), abs(step - 10) * 0.5) for step in range(0, 44, 4)]


def _outwards(limit: int) -> list[int]:
    return [0, *(sign * step for step in range(1, limit + 1) for sign in (1, -1))]


def _clash(node: Node, place: _Place, other: Node, other_place: _Place) -> float:
    between = reach(node) + reach(other) + GAP
    cost = 4 * _short(_apart(place.centre, other_place.centre), between)
    for line in other_place.lines:
        cost += _short(nearest(line, place.centre), reach(node) + GAP + TRACK_HALF)
    for line in place.lines:
        cost += _short(nearest(line, other_place.centre), reach(other) + GAP + TRACK_HALF)
    return cost


def _turned(end: int, steps: int) -> int:
    return (end + steps) % 6 if is_edge(end) else end


def _rotated(point: Point, angle: float) -> Point:
    (cosine, sine), (x, y) = polar(angle, 1.0), point
    return x * cosine - y * sine, x * sine + y * cosine


def _short(distance: float, needed: float) -> float:
    return max(0.0, needed - distance) ** 2


def _apart(a: Point, b: Point) -> float:
    return hypot(a[0] - b[0], a[1] - b[1])


def _to_border(point: Point) -> float:
    return min(APOTHEM - (point[0] * -inward(edge)[0] + point[1] * -inward(edge)[1]) for edge in range(6))
