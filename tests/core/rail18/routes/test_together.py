"""All trains together on made-up maps: costs, what is left out, and the best run against all runs."""

from collections import Counter
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from core.mechanics.budget import Budget, OutOfBudget
from core.rail18.routes import best_run as best_run_module
from core.rail18.routes import frontier as frontier_module
from core.rail18.routes import together as together_module
from core.rail18.routes.best_run import best_run, search_for
from core.rail18.routes.combine import Combined, Combiner, earns
from core.rail18.routes.frontier import Frontier, TooWide
from core.rail18.routes.links import Link, RouteMap, Stop
from core.rail18.routes.priced import PricedSearch
from core.rail18.routes.prices import Prices, Pricing
from core.rail18.routes.profile import Profile
from core.rail18.routes.search import Extras
from core.rail18.routes.thorough import Thorough
from core.rail18.routes.together import Together
from tests.core.rail18.routes.budgets import StopsAfter
from tests.core.rail18.routes.made_up_maps import PROFILES, highest, made_up, pays, way_of, with_silent_ends
from tests.core.rail18.routes.small_boards import engine, random_position

Map = tuple[RouteMap, Extras]
ANY = 10**9
EVERYTHING = 10**6


def company(rng: Random, both_sides: bool) -> tuple[RouteMap, Extras, list[Profile]]:
    """A map and one to three trains, often of one kind."""
    board, extras = made_up(rng)
    board = replace(board, worth_between=both_sides)
    some = rng.sample(PROFILES, 2)
    return board, extras, [rng.choice(some) for _ in range(rng.randint(1, 3))]


def unknown(profiles: list[Profile]) -> Combined:
    return Combined(0, EVERYTHING, tuple(None for _ in profiles))


def checked(board: RouteMap, extras: Extras, profiles: list[Profile], both_sides: bool, found: Combined) -> None:
    """The routes are there, earn the total and share nothing."""
    used = total = 0
    for profile, route in zip(profiles, found.routes, strict=True):
        if route is not None:
            way = way_of(route)
            assert route.revenue == pays(board, extras, profile, way, both_sides)
            assert route.sides == way.sides
            assert not used & way.sides
            used |= way.sides
            total += route.revenue
    assert total == found.total <= found.bound


@pytest.mark.parametrize("both_sides", [True, False])
@pytest.mark.parametrize("block", range(3))
def test_the_best_of_all_runs(block, both_sides):
    together = 0
    for seed in range(150 * block, 150 * (block + 1)):
        board, extras, profiles = company(Random(seed), both_sides)
        best = highest(board, extras, profiles, both_sides)
        found = Thorough(board, extras, profiles, both_sides, Budget()).solve(unknown(profiles))
        assert (found.total, found.bound) == (best, best), seed
        checked(board, extras, profiles, both_sides, found)
        together += sum(route is not None for route in found.routes) > 1
    assert together > 20


def quick(board: RouteMap, extras: Extras, profiles: list[Profile], both_sides: bool, floor: int = 0) -> Combined:
    searches = {profile.type: search_for(board, profile, extras, both_sides) for profile in profiles}
    return Combiner(searches, [profile.type for profile in profiles], Budget(), floor).solve()


def test_the_quick_search_on_the_same_maps():
    for seed in range(300):
        both_sides = seed % 2 == 0
        board, extras, profiles = company(Random(seed), both_sides)
        found = quick(board, extras, profiles, both_sides)
        assert (found.total, found.proven) == (highest(board, extras, profiles, both_sides), True), seed
        checked(board, extras, profiles, both_sides, found)


@pytest.mark.long
@pytest.mark.parametrize("both_sides", [True, False])
def test_worth_beside_the_bonus_and_ends_that_never_count(both_sides):
    """What the tables promise need not be earned then: the quick search is right, and the thorough bound holds."""
    proven = unproven = 0
    for seed in range(240):
        rng = Random(seed)
        board, extras, profiles = company(rng, both_sides)
        board = replace(board, worth_between=rng.random() < 0.5)
        if rng.random() < 0.6:
            board, extras = with_silent_ends(board, extras, rng)
        best = highest(board, extras, profiles, both_sides)
        found = quick(board, extras, profiles, both_sides)
        assert (found.total, found.proven) == (best, True), seed
        checked(board, extras, profiles, both_sides, found)
        thorough = Thorough(board, extras, profiles, both_sides, Budget())
        found = thorough.solve(unknown(profiles))
        assert found.total <= best <= found.bound, seed
        assert found.proven or not thorough.exact, seed
        checked(board, extras, profiles, both_sides, found)
        proven += found.proven and not thorough.exact
        unproven += not found.proven
    assert proven > 20
    assert unproven


def test_only_what_is_above_the_floor():
    for seed in range(60):
        board, extras, profiles = company(Random(seed), both_sides=True)
        best = highest(board, extras, profiles, True)
        below = max(best - 1, 0)
        near = Combined(below, EVERYTHING, tuple(None for _ in profiles))
        assert quick(board, extras, profiles, True, below).total == best
        assert Thorough(board, extras, profiles, True, Budget()).solve(near).total == best
        for floor in (best, best + 5):
            none = Combined(floor, floor, tuple(None for _ in profiles))
            assert quick(board, extras, profiles, True, floor) == none
            assert Thorough(board, extras, profiles, True, Budget()).solve(replace(none, bound=EVERYTHING)) == none


def test_what_is_known_already_is_kept():
    """With the best run known it only proves it; with a run that is nearly the best it finds the better one."""
    for seed in range(60):
        board, extras, profiles = company(Random(seed), both_sides=True)
        best = Thorough(board, extras, profiles, True, Budget()).solve(unknown(profiles))
        again = Thorough(board, extras, profiles, True, Budget()).solve(replace(best, bound=EVERYTHING))
        assert again == best
        dearest = max(best.routes, key=earns)
        worse = tuple(None if route is dearest else route for route in best.routes)
        start = Combined(best.total - earns(dearest), best.total, worse)
        assert Thorough(board, extras, profiles, True, Budget()).solve(start).total == best.total


def some_prices(frontier: Frontier, searches: dict[str, PricedSearch], profiles: list[Profile], rng: Random) -> Prices:
    pricing = Pricing(frontier, searches, Counter(profile.type for profile in profiles), Budget())
    return pricing._ask(np.array([rng.choice((0.0, rng.random() * 80)) for _ in frontier.resources]))


@pytest.mark.long
@pytest.mark.parametrize("both_sides", [True, False])
def test_the_cost_of_a_run_is_the_bound_less_what_it_earns(both_sides):
    """At any prices, not just good ones."""
    paid_for = 0
    for seed in range(110):
        rng = Random(seed)
        board, extras, profiles = company(rng, both_sides)
        frontier = Frontier(board, extras, Budget())
        if not frontier.has_routes:
            continue
        searches = {profile.type: PricedSearch(frontier, profile, extras) for profile in profiles}
        trains = sorted(profile.type for profile in profiles)
        prices = some_prices(frontier, searches, profiles, rng)
        together = Together(frontier, searches, trains, both_sides, prices, Budget())
        best = highest(board, extras, profiles, both_sides)
        assert prices.bound >= best - 1e-6
        found = together.cheapest(ANY, ANY)
        assert found.cost == pytest.approx(prices.bound - best, abs=1e-9), seed
        assert found.left_out == np.inf
        # a gap just too small, and one that is just enough
        least = prices.bound - best
        assert together.cheapest(least - 0.001, ANY).links is None
        assert together.cheapest(least + 0.001, ANY).cost == pytest.approx(found.cost)
        paid_for += least > 1
        # with few states the best run is found, or what was left out cost no more than it
        for most in (1, 3):
            few = together.cheapest(ANY, most)
            assert few.cost >= found.cost - 1e-6
            assert few.cost <= found.cost + 1e-6 or few.left_out <= found.cost + 1e-6
    assert paid_for > 50


def small(values: str, links: str, bonus: int = 0, ends: dict[tuple[int, int], int] | None = None) -> Map:
    """A map in words: stops as "10 own", "0 end"; links as "0-1", with "+20" for its worth, "!" for a mark, and a
    letter for a side that it shares.
    """
    stops = []
    for at, words in enumerate(values.split(", ")):
        value, *kind = words.split()
        stops.append(Stop((f"A{at}", 0), int(value), "own" in kind, "end" not in kind, 1 << at, False))
    ways: list[list[Link]] = [[] for _ in stops]
    for at, words in enumerate(links.split(", ")):
        joined, *traits = words.split()
        a, b = map(int, joined.split("-"))
        sides = 1 << at
        for trait in traits:
            sides |= 1 << 30 + ord(trait) - ord("a") if trait.isalpha() else 0
        worth = sum(int(trait) for trait in traits if trait.startswith("+"))
        for start, to in ((a, b), (b, a)):
            if stops[start].through:
                ways[start].append(Link(to, sides, 1, "!" in traits, (), (), (), worth))
    half = tuple(0 for _ in stops)
    return RouteMap(tuple(stops), tuple(map(tuple, ways))), Extras(bonus, half, ends or {}, frozenset())


@pytest.mark.parametrize(
    ("board", "trains", "both_sides", "total"),
    [
        # the ends 0 and 2 would earn 100 together, but an express of two stops cannot count both and its station
        (small("0 end, 10 own, 10 end, 30", "0-1, 1-2, 1-3", ends={(0, 2): 100}), ("2E",), False, 40),
        # by the better of two links from 0 to 1 the one train blocks the other, from 2 to 3
        (small("10 own, 10, 50 own, 50", "0-1 ! +20 a, 0-1, 2-3 a"), ("2", "2"), True, 120),
        # 50 counted at 0 is better at first than 10 at 1, but at 1 the route ends
        (small("50 own, 10 own, 60, 0", "0-1 !, 0-2, 1-3", bonus=100), ("2E",), True, 270),
    ],
    ids=["ends not counted", "finished and in the way", "counted at the wrong end"],
)
@pytest.mark.parametrize("order", [1, -1])
def test_states_that_are_nearly_alike(board, trains, both_sides, total, order, monkeypatch):
    monkeypatch.setattr(frontier_module, "_edge_order", lambda _, edges, __: list(range(len(edges)))[::order])
    profiles = [next(profile for profile in PROFILES if profile.type == train) for train in trains]
    assert highest(*board, profiles, both_sides) == total
    frontier = Frontier(*board, Budget())
    searches = {profile.type: PricedSearch(frontier, profile, board[1]) for profile in profiles}
    pricing = Pricing(frontier, searches, Counter(trains), Budget())
    prices = pricing._ask(np.zeros(len(frontier.resources)))
    found = Together(frontier, searches, trains, both_sides, prices, Budget()).cheapest(ANY, ANY)
    assert prices.bound - found.cost == total


@pytest.mark.long
def test_stopped_anywhere_the_bound_holds(monkeypatch):
    # with the best of the routes at hand small maps are settled before the search that is to be stopped
    monkeypatch.setattr("core.rail18.routes.thorough.pick", lambda kinds, at_hand: [None] * len(kinds))
    unproven = better_than_nothing = 0
    for seed in range(80):
        board, extras, profiles = company(Random(seed), both_sides=True)
        best = highest(board, extras, profiles, True)
        for steps in (0, 5, 10, 15, 20, 30, 40, 60):
            try:
                found = Thorough(board, extras, profiles, True, StopsAfter(steps)).solve(unknown(profiles))
            except OutOfBudget:
                continue
            assert found.total <= best <= found.bound
            checked(board, extras, profiles, True, found)
            unproven += not found.proven
            better_than_nothing += not found.proven and found.bound < EVERYTHING
    assert unproven > 50
    assert better_than_nothing > 10


def test_few_states_are_enough_in_the_end(monkeypatch):
    """Begun with one state in each layer, it goes on until nothing is left out that could be better."""
    monkeypatch.setattr("core.rail18.routes.thorough.FEW_STATES", 1)
    monkeypatch.setattr("core.rail18.routes.thorough.MORE", 2)
    for seed in range(100):
        board, extras, profiles = company(Random(seed), both_sides=True)
        told: list[tuple[int, int]] = []
        budget = Budget(progress=lambda total, bound, told=told: told.append((total, bound)))
        found = Thorough(board, extras, profiles, True, budget).solve(unknown(profiles))
        assert found.total == found.bound == highest(board, extras, profiles, True), seed
        assert all(total <= found.total <= bound for total, bound in told)
        assert told == sorted(told, key=lambda step: (step[0], -step[1]))


def test_maps_too_wide_are_searched_the_quick_way(monkeypatch):
    wide = 0
    for module, name, value in ((frontier_module, "MOST_ROWS", 3), (together_module, "MOST_BITS", 1)):
        with monkeypatch.context() as changed:
            for seed in range(15):
                position = random_position(Random(seed))
                rules, state = engine(*position.rulings).rules, position.state()
                expected = best_run(rules, state, position.company)
                changed.setattr(module, name, value)
                raised: list[TooWide] = []

                class Watched(TooWide):
                    def __init__(self, raised=raised) -> None:
                        raised.append(self)

                changed.setattr(module, "TooWide", Watched)
                found = best_run(rules, state, position.company, quick_steps=1)
                assert (found.total, found.proven) == (expected.total, True)
                wide += bool(raised)
                changed.undo()
    assert wide > 5


def test_too_wide_without_time_keeps_what_was_found(monkeypatch):
    """The quick search, asked again, has no time left: what it had found the first time stands."""
    position = random_position(Random(3))
    rules, state = engine(*position.rulings).rules, position.state()
    budget = Budget()

    class NoTime:
        def __init__(self, *_: object) -> None:
            budget.deadline = 0.0
            raise TooWide

    monkeypatch.setattr("core.rail18.routes.thorough.Thorough", NoTime)
    first = Combined(10, 500, (None,))
    answers = iter([first, Combined(0, 900, (None,))])
    monkeypatch.setattr(best_run_module.Combiner, "solve", lambda self: next(answers))
    monkeypatch.setattr(best_run_module, "as_routes", lambda *_: ())
    found = best_run(rules, state, position.company, budget)
    assert (found.total, found.bound, found.proven) == (10, 500, False)
