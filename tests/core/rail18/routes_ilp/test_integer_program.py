"""A second exact method, small enough for every day; `./dev bench routes --check 30` does it on full boards."""

from collections import Counter

import pytest

from core.rail18.board import face, on_hex
from core.rail18.routes.best_run import best_run
from core.rail18.routes.links import Link, RouteMap, Stop
from core.rail18.routes.profile import Profile
from core.rail18.routes.search import Extras
from tests.core.rail18.routes_ilp.cuts import smallest_cut
from tests.core.rail18.routes_ilp.integer_program import BestRunProgram, beats, best_total
from tests.play.full_boards import full_board
from tests.play.invariants import tiles

pytestmark = pytest.mark.long


@pytest.mark.parametrize(
    ("seed", "stations", "trains", "preset"),
    [
        (1, 2, ("5H", "6"), "2016"),
        (2, 2, ("6H", "6"), "online"),
        (3, 4, ("5H", "5H"), "2016"),
        (4, 1, ("8E",), "2016"),
        (5, 1, ("8E",), "online"),
        (6, 1, ("8E", "5H"), "2016"),
    ],
)
def test_search_and_integer_program_agree(seed: int, stations: int, trains: tuple[str, ...], preset: str) -> None:
    engine, state = full_board(seed, trains, stations, preset)
    found = best_run(engine.rules, state, "SBB")
    assert found.proven
    assert found.total == best_total(engine.rules, state, "SBB") > 0
    assert beats(engine.rules, state, "SBB", found.total - 1)
    assert not beats(engine.rules, state, "SBB", found.total)


def ring() -> RouteMap:
    """A circle of rich stops beside a poor line with the only station: 0 - 1, and 2, 3, 4 joined to a circle at 1."""
    values = (10, 10, 80, 80, 80)
    stops = tuple(Stop((f"A{n}", 0), value, n == 0, True, 1 << n, False) for n, value in enumerate(values))
    pairs = ((0, 1), (1, 2), (2, 3), (3, 4), (4, 2))
    links: list[list[Link]] = [[] for _ in stops]
    for side, (a, b) in enumerate(pairs):
        for start, to in ((a, b), (b, a)):
            links[start].append(Link(to, 1 << side, 1, (a, b) == (1, 2), (), (), ()))
    return RouteMap(stops, tuple(map(tuple, links)))


def no_extras(bonus: int = 0) -> Extras:
    return Extras(bonus, (0,) * 5, {}, frozenset())


def test_no_circle_apart_from_the_path() -> None:
    solved = BestRunProgram(ring(), no_extras(), [Profile("2", 2)], both_sides=True).solve()
    assert solved.total == 20
    solved = BestRunProgram(ring(), no_extras(), [Profile("4", 4)], both_sides=True).solve()
    assert solved.total == 180
    assert {solved.paths[0][0], solved.paths[0][-1]} in ({0, 3}, {0, 4})


@pytest.mark.parametrize(("both_sides", "total"), [(True, 20 + 2 * 5), (False, 20 + 2 * 5)])
def test_mark_on_both_sides(both_sides: bool, total: int) -> None:
    board = ring()
    poor = RouteMap(
        tuple(Stop(s.place, 10 if n < 2 else 1, s.own, True, s.area, False) for n, s in enumerate(board.stops)),
        board.links,
    )
    solved = BestRunProgram(poor, no_extras(5), [Profile("2E", 2, skips=True)], both_sides).solve()
    # with a stop on both sides 10 + 1 and twice 5; passing alone lets the two stops of 10 earn the bonus, too
    assert solved.total == (max(20, 11 + 2 * 5) if both_sides else total)


def test_smallest_cut() -> None:
    pipes = [(0, 1, 1.0), (0, 2, 0.5), (1, 3, 0.25), (2, 3, 1.0), (1, 2, 0.125)]
    flow, near = smallest_cut(4, pipes, 0, 3, 9)
    assert flow == pytest.approx(0.875)
    assert near == {0, 1}


def test_full_boards_obey_the_rules() -> None:
    engine, state = full_board(7)
    rules = engine.rules
    tiles(rules, state)
    colours = Counter(face(rules, state, label).colour for label in state.tiles)
    assert colours["brown"] + colours["gray"] >= 20
    for label, here in state.stations.items():
        nodes = on_hex(rules, state, label).nodes
        assert all(nodes[station.node].kind == "city" for station in here)
        assert all(number <= nodes[node].slots for node, number in Counter(station.node for station in here).items())
        assert max(Counter(station.company for station in here).values()) == 1
    assert sum(station.company == "SBB" for here in state.stations.values() for station in here) == 10
    joined = 0
    for label in state.tiles:
        tracks = on_hex(rules, state, label).tracks
        for edge, ends in enumerate(tracks.from_edge):
            beyond = rules.sides.across[label, edge]
            joined += (
                bool(ends) and beyond is not None and bool(on_hex(rules, state, beyond[0]).tracks.from_edge[beyond[1]])
            )
    ends = sum(bool(ends) for label in state.tiles for ends in on_hex(rules, state, label).tracks.from_edge)
    assert joined > 0.7 * ends  # most track leads somewhere
