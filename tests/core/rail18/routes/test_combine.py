"""Several trains at once, with routes made up: what is chosen against all combinations."""

from collections.abc import Mapping, Sequence
from itertools import product
from random import Random

import pytest

from core.mechanics.budget import Budget
from core.rail18.routes.combine import Combined, Combiner
from core.rail18.routes.search import NO_CEILING, Found, TrainSearch
from tests.core.rail18.routes.budgets import StopsAfter

Choice = tuple[int, int]  # (what a route earns, its sides)


class Listed(TrainSearch):
    """A search that has all its routes in a list, in any order. It stops at the ceiling like the real ones."""

    def __init__(self, choices: Sequence[Choice]) -> None:
        self.routes = [Found(value, sides, 0, ((), ())) for value, sides in choices]

    def roof(self) -> int:
        return max((route.revenue for route in self.routes), default=0)

    def best(self, used: int, budget: Budget, floor: int = 0, ceiling: int = NO_CEILING) -> Found | None:
        self.latest = None
        for route in self.routes:
            budget.step()
            bar = self.latest.revenue if self.latest else floor
            if route.revenue > bar and not route.sides & used:
                self.latest = route
                if route.revenue >= ceiling:
                    break
        return self.latest


def brute_force(choices: Mapping[str, Sequence[Choice]], kinds: Sequence[str]) -> int:
    best = 0
    for chosen in product(*([(0, 0), *choices[kind]] for kind in kinds)):
        sides = [route[1] for route in chosen]
        if sum(side.bit_count() for side in sides) == _union(sides).bit_count():
            best = max(best, sum(value for value, _ in chosen))
    return best


def _union(sides: Sequence[int]) -> int:
    total = 0
    for side in sides:
        total |= side
    return total


def made_up(rng: Random) -> tuple[dict[str, list[Choice]], list[str]]:
    bits = rng.randint(3, 8)
    names = "abcd"[: rng.randint(1, 4)]
    choices = {}
    for name in names:
        routes = [(rng.randint(1, 12), rng.randint(1, (1 << bits) - 1)) for _ in range(rng.randint(0, 9))]
        if rng.random() < 0.5:  # mostly short routes
            routes = [(value, sides & rng.randint(1, (1 << bits) - 1) or 1) for value, sides in routes]
        choices[name] = routes
    return choices, [rng.choice(names) for _ in range(rng.randint(1, 4))]


def solve(choices: Mapping[str, Sequence[Choice]], kinds: Sequence[str], budget: Budget | None = None) -> Combined:
    return Combiner({name: Listed(routes) for name, routes in choices.items()}, kinds, budget or Budget()).solve()


def checked(found: Combined, kinds: Sequence[str]) -> None:
    """The routes are there, earn the total and share nothing."""
    routes = [route for route in found.routes if route is not None]
    assert len(found.routes) == len(kinds)
    assert sum(route.revenue for route in routes) == found.total
    assert sum(route.sides.bit_count() for route in routes) == _union([route.sides for route in routes]).bit_count()


@pytest.mark.parametrize("block", range(10))
def test_the_best_of_all_combinations(block):
    for seed in range(1000 * block, 1000 * block + 400):
        choices, kinds = made_up(Random(seed))
        found = solve(choices, kinds)
        assert found.proven, seed
        assert found.total == brute_force(choices, kinds), f"seed {seed}: {choices} {kinds}"
        checked(found, kinds)


def test_a_route_on_what_is_left_is_no_ceiling_for_other_cases():
    """Train b has given up some sides in one case; on what the others leave it may earn more than there."""
    choices = {
        "a": [(3, 170), (5, 27)],
        "b": [(7, 128), (5, 131), (8, 112), (3, 133), (5, 114), (5, 4), (5, 148), (11, 1), (10, 34)],
        "c": [(9, 26), (9, 1), (6, 30), (3, 1), (9, 5), (7, 192), (11, 103), (1, 1), (10, 38)],
        "d": [(1, 18)],
    }
    kinds = ["c", "d", "b", "a"]
    assert solve(choices, kinds).total == brute_force(choices, kinds) == 21


def test_stopped_anywhere_the_bound_holds():
    unproven = 0
    for seed in range(400):
        choices, kinds = made_up(Random(seed))
        best = brute_force(choices, kinds)
        for steps in (0, 2, 5, 12, 30, 80):
            found = solve(choices, kinds, StopsAfter(steps))
            assert found.total <= best <= found.bound
            checked(found, kinds)
            unproven += not found.proven
    assert unproven > 500
