"""What a company reaches, against a search that simply walks every legal route."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core import registry
from core.hexmap.coordinates import label_at, neighbour
from core.hexmap.graph import Network, Reach, SideMap, Tracks, tracks_of
from core.hexmap.tiles import NODE

pytestmark = pytest.mark.long

TILES = list(registry.title("1844").tiles.values())
HEXES = [
    label for row in range(4) for column in range(2, 10) if (column + row) % 2 and (label := label_at(column, row))
]
NEIGHBOURS = {
    label: tuple(other if (other := neighbour(label, edge)) in HEXES else None for edge in range(6)) for label in HEXES
}


def brute_force(network: Network, starts: list[tuple[str, int]]) -> tuple[set[tuple[str, int]], set[tuple[str, int]]]:
    """Every arrival and station on any route that crosses no side and calls at no station twice.

    A side with lanes (its number is 0) may be crossed by each of its tracks.
    """
    arrivals: set[tuple[str, int]] = set()
    nodes: set[tuple[str, int]] = set(starts)
    across, bit = network.sides.across, network.sides.bit

    def leave(label: str, edge: int, used: frozenset[int], visited: frozenset[tuple[str, int]]) -> None:
        beyond = across[label, edge]
        if beyond is None or (bit[beyond] and bit[beyond] in used):
            return
        arrivals.add(beyond)
        used = used | {bit[beyond]}
        hex_label, entry = beyond
        for end in network.tracks[hex_label].from_edge[entry]:
            if end < NODE:
                leave(hex_label, end, used, visited)
                continue
            place = (hex_label, end - NODE)
            if place in visited:
                continue
            nodes.add(place)
            if network.passable(*place):
                for way in network.tracks[hex_label].from_node[end - NODE]:
                    if way != entry:
                        leave(hex_label, way, used, visited | {place})

    for label, node in starts:
        for edge in network.tracks[label].from_node[node]:
            leave(label, edge, frozenset(), frozenset([(label, node)]))
    return arrivals, nodes


@st.composite
def boards(draw: st.DrawFn) -> tuple[Network, list[tuple[str, int]]]:
    tracks: dict[str, Tracks] = {}
    places: list[tuple[str, int]] = []
    for label in HEXES:
        tile = draw(st.sampled_from(TILES))
        face = tile.faces[draw(st.integers(0, 5))]
        tracks[label] = tracks_of(face)
        places += [(label, node) for node in range(len(face.nodes))]
    blocked = set(draw(st.lists(st.sampled_from(places), max_size=3))) if places else set()
    starts = draw(st.lists(st.sampled_from(places), min_size=1, max_size=2, unique=True)) if places else []
    walls = {label: draw(st.sets(st.integers(0, 5), max_size=1)) for label in HEXES[:3]}
    network = Network(SideMap(NEIGHBOURS, walls, ()), tracks, lambda label, node: (label, node) not in blocked)
    return network, starts


@settings(max_examples=400)
@given(boards())
def test_reach_is_exact(board: tuple[Network, list[tuple[str, int]]]) -> None:
    network, starts = board
    arrivals, nodes = brute_force(network, starts)
    found = Reach(network, starts)
    assert set(found.arrivals()) == arrivals
    assert set(found.nodes()) == nodes
    one_by_one = Reach(network, starts)
    assert {(label, edge) for label in HEXES for edge in range(6) if one_by_one.arrives((label, edge))} == arrivals


# Sarajevo of 1824: one station in three hexes, with two tracks side by side from either side

SARAJEVO = ("K10", "K12", "K14")
WITH_LANES = {("K12", 1), ("K12", 4)}
BOSNIA = registry.title("1824")
AROUND = [label for label in BOSNIA.faces if label[0] in "HIJ" and 5 <= int(label[1:]) <= 19]


@st.composite
def boards_with_lanes(draw: st.DrawFn) -> tuple[Network, list[tuple[str, int]]]:
    tracks = {label: tracks_of(BOSNIA.faces[label]) for label in SARAJEVO}
    places = [("K12", 0)]
    for label in AROUND:
        face = draw(st.sampled_from(TILES)).faces[draw(st.integers(0, 5))]
        tracks[label] = tracks_of(face)
        places += [(label, node) for node in range(len(face.nodes))]
    blocked = {("K12", 0), *draw(st.lists(st.sampled_from(places), max_size=3))}  # nothing goes through Sarajevo
    starts = draw(st.lists(st.sampled_from(places), min_size=1, max_size=2, unique=True))
    near = {label: tuple(other if other in tracks else None for other in BOSNIA.neighbours[label]) for label in tracks}
    sides = SideMap(near, {}, WITH_LANES)
    return Network(sides, tracks, lambda label, node: (label, node) not in blocked), starts


@settings(max_examples=200)
@given(boards_with_lanes())
def test_reach_is_exact_where_sides_have_lanes(board: tuple[Network, list[tuple[str, int]]]) -> None:
    network, starts = board
    arrivals, nodes = brute_force(network, starts)
    found = Reach(network, starts)
    assert set(found.arrivals()) == arrivals
    assert set(found.nodes()) == nodes


def test_a_side_with_lanes_is_shared_with_nothing() -> None:
    sides = SideMap(BOSNIA.neighbours, BOSNIA.walls, BOSNIA.with_lanes)
    assert BOSNIA.with_lanes == WITH_LANES
    shared = {("K12", 1), ("K10", 4), ("K12", 4), ("K14", 1)}
    assert {place for place, bit in sides.bit.items() if not bit} == shared
    plain = SideMap(BOSNIA.neighbours, BOSNIA.walls, ())
    assert plain.across == sides.across
    assert len(set(plain.bit.values())) == len(set(sides.bit.values()) - {0}) + 2
