"""Trains of other titles: a goods train starts at a mine, pays for large cities only, and leaves out none."""

from itertools import pairwise, permutations

import pytest

from core.mechanics.budget import Budget
from core.rail18.routes.best_run import search_for
from core.rail18.routes.links import Link, RouteMap, Stop
from core.rail18.routes.profile import Profile
from core.rail18.routes.search import Extras

GOODS = frozenset({"town", "mine"})
# mine - t1 - A - t2 - B - C, and A - C; the company's station is in A
NAMES = ("mine", "t1", "A", "t2", "B", "C")
VALUES = {"mine": 20, "t1": 10, "A": 30, "t2": 10, "B": 40, "C": 50}
TRACKS = (("mine", "t1"), ("t1", "A"), ("A", "t2"), ("t2", "B"), ("B", "C"), ("A", "C"))


def board() -> RouteMap:
    stops = []
    for number, name in enumerate(NAMES):
        kind = "town" if name.startswith("t") else "city"
        tags = frozenset({"mine"}) if name == "mine" else frozenset()
        through = name != "mine"
        place = (f"A{2 * number + 1}", 0)
        stops.append(Stop(place, VALUES[name], name == "A", through, 1 << number, red=False, kind=kind, tags=tags))
    links: list[list[Link]] = [[] for _ in NAMES]
    for bit, pair in enumerate(TRACKS):
        for start, end in (pair, pair[::-1]):
            link = Link(NAMES.index(end), 1 << bit, 1, False, (), (), ())
            if start != "mine":
                links[NAMES.index(start)].append(link)
    return RouteMap(tuple(stops), tuple(map(tuple, links)))


def by_hand(cities: int, must_start: bool) -> int:
    """Every path of the little map, walked in the obvious way."""
    joined = {frozenset(pair) for pair in TRACKS}
    best = 0
    for length in range(2, len(NAMES) + 1):
        for path in permutations(NAMES, length):
            if any(frozenset(pair) not in joined for pair in pairwise(path)):
                continue
            large = sum(name in "ABC" for name in path)
            if "A" not in path or large > cities or "mine" in path[1:-1]:
                continue
            if must_start and "mine" not in (path[0], path[-1]):
                continue
            best = max(best, sum(VALUES[name] for name in path))
    return best


@pytest.mark.parametrize("cities", [1, 2, 3, 4])
def test_a_goods_train_pays_for_large_cities_and_starts_at_a_mine(cities: int) -> None:
    extras = Extras(0, (0,) * len(NAMES), {}, frozenset())
    profile = Profile(f"{cities}g", cities, free=GOODS, starts_at="mine")
    found = search_for(board(), profile, extras, both_sides=False).best(0, Budget())
    assert found is not None
    assert found.revenue == by_hand(cities, must_start=True)


def test_the_little_map_by_hand() -> None:
    assert by_hand(1, must_start=True) == 20 + 10 + 30 + 10  # mine, t1, A, t2
    assert by_hand(2, must_start=True) == 20 + 10 + 30 + 50  # mine, t1, A, C
    assert by_hand(3, must_start=True) == 20 + 10 + 30 + 50 + 40 + 10  # mine, t1, A, C, B, t2


def test_without_a_mine_there_is_no_goods_route() -> None:
    extras = Extras(0, (0,) * len(NAMES), {}, frozenset())
    profile = Profile("2g", 2, free=GOODS, starts_at="harbour")
    assert search_for(board(), profile, extras, both_sides=False).best(0, Budget()) is None


def test_an_ordinary_train_pays_for_every_stop() -> None:
    extras = Extras(0, (0,) * len(NAMES), {}, frozenset())
    found = search_for(board(), Profile("3", 3), extras, both_sides=False).best(0, Budget())
    assert found is not None
    assert found.revenue == 30 + 50 + 40  # A, C, B
