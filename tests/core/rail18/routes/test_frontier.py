"""The layers hold every route of a map once, whatever the order of the links."""

from collections import Counter
from random import Random

import pytest

from core.mechanics.budget import Budget, OutOfBudget
from core.rail18.routes import frontier as module
from core.rail18.routes.frontier import DEAD, Ending, Frontier, TooWide
from core.rail18.routes.links import Link, RouteMap, Stop
from core.rail18.routes.search import Extras
from tests.core.rail18.routes.made_up_maps import made_up, ways


def endings(found: Frontier) -> Counter[Ending]:
    """How many ways there are through the layers to each of the finished rows."""
    counts: Counter[Ending] = Counter()
    rows = Counter({found.first: 1}) if found.has_routes else Counter()
    for layer in found.layers:
        after: Counter[int] = Counter()
        take = dict(zip(layer.takers, layer.take, strict=True))
        for row, number in rows.items():
            for to in (layer.leave[row - found.first], take.get(row - found.first, DEAD)):
                if to == DEAD:
                    continue
                if to < found.first:
                    counts[found.endings[to - 1]] += number
                else:
                    after[to] += number
        rows = after
    assert not rows
    return counts


def by_hand(board: RouteMap, extras: Extras) -> Counter[Ending]:
    counts: Counter[Ending] = Counter()
    for way in ways(board, extras):
        a, b = way.stops[0], way.stops[-1]
        counts[Ending(extras.pair(a, b) or 0, board.stops[a].tags | board.stops[b].tags)] += 1
    return counts


@pytest.mark.parametrize("shuffled", [False, True])
def test_every_route_once(shuffled, monkeypatch):
    most = 0
    for seed in range(500):
        rng = Random(seed)
        board, extras = made_up(rng)
        if shuffled:  # the order decides only how many rows there are
            monkeypatch.setattr(
                module, "_edge_order", lambda _, edges, __, rng=rng: rng.sample(range(len(edges)), len(edges))
            )
        counts = endings(Frontier(board, extras, Budget()))
        assert counts == by_hand(board, extras), seed
        most = max(most, counts.total())
    assert most > 60


def test_rows_lead_somewhere():
    """Every row but the first is come to, and from every row a route comes."""
    for seed in range(200):
        found = Frontier(*made_up(Random(seed)), Budget())
        reached = {found.first} if found.has_routes else set()
        for layer in found.layers:
            assert reached == set(range(found.first, found.first + len(layer.leave)))
            assert all(to != DEAD for to in layer.take)
            takers = set(layer.takers)
            assert all(to != DEAD or row in takers for row, to in enumerate(layer.leave))
            reached = {to for to in (*layer.leave, *layer.take) if to >= found.first}
        assert not reached


def line(number: int, *, own: int = 0) -> RouteMap:
    stops = tuple(Stop((f"A{at}", 0), 10, at == own, True, 1 << at, False) for at in range(number))
    links: list[list[Link]] = [[] for _ in stops]
    for at in range(number - 1):
        links[at].append(Link(at + 1, 1 << at, 1, False, (), (), ()))
        links[at + 1].append(Link(at, 1 << at, 1, False, (), (), ()))
    return RouteMap(stops, tuple(map(tuple, links)))


def test_a_line_needs_few_rows():
    """One route for each pair of stops, in a frontier of one stop."""
    found = Frontier(line(30), Extras(0, (0,) * 30, {}, frozenset()), Budget())
    assert endings(found).total() == 30 * 29 // 2
    assert max(len(layer.leave) for layer in found.layers) <= 2


def test_too_many_rows(monkeypatch):
    monkeypatch.setattr(module, "MOST_ROWS", 10)
    with pytest.raises(TooWide):
        Frontier(line(30), Extras(0, (0,) * 30, {}, frozenset()), Budget())


def test_no_time():
    with pytest.raises(OutOfBudget):
        Frontier(line(5), Extras(0, (0,) * 5, {}, frozenset()), Budget(seconds=-1.0))


def test_all_ends_barred():
    found = Frontier(line(2), Extras(0, (0, 0), {}, frozenset({(0, 1)})), Budget())
    assert not found.has_routes
