"""The best run of normal and goods trains on small random boards against trying everything, by both searches."""

from collections import Counter

import pytest

from core.rail18.routes.best_run import best_run
from core.rail18.routes.judge import judge_run
from core.rail18.rules import Draft
from tests.core.rail18.routes.brute_force import TooBigError
from tests.core.rail18.routes.budgets import StopsAfter
from tests.titles.t1824.brute_force import best
from tests.titles.t1824.small_boards import MINES, small_board

pytestmark = pytest.mark.long

CAP = 40_000  # steps of the brute force
BLOCK = 150


@pytest.mark.parametrize("block", range(4))
def test_best_run_on_small_boards(block):
    for seed in range(BLOCK * block, BLOCK * (block + 1)):
        rules, state, company = small_board(seed)
        try:
            brute = best(rules.title, state, company, CAP)
        except TooBigError:
            continue
        for quick_steps in (3000, 0):
            found = best_run(rules, state, company, quick_steps=quick_steps)
            assert (found.total, found.bound, found.proven) == (brute.total, brute.total, True), (seed, quick_steps)
            judged = judge_run(Draft(rules, state), company, found.routes)  # raises if it refuses a route
            assert sum(route.revenue for route in judged) == found.total, seed


def test_a_search_that_is_stopped_anywhere_tells_the_truth():
    unproven = 0
    for seed in range(120):
        rules, state, company = small_board(seed)
        brute = best(rules.title, state, company, 10**9)
        for steps in (0, 1, 3, 10, 30):
            found = best_run(rules, state, company, StopsAfter(steps))
            assert found.total <= brute.total <= found.bound, (seed, steps)
            assert found.proven == (found.total == found.bound)
            unproven += not found.proven
    assert unproven > 60


def test_the_boards_are_worth_it():
    seen: Counter[str] = Counter()
    for seed in range(300):
        rules, state, company = small_board(seed)
        found = best_run(rules, state, company)
        judged = judge_run(Draft(rules, state), company, found.routes)
        calls = Counter(place[0] for route in judged for place in route.stops)
        goods = [route for route in judged if route.treasury]
        seen["goods"] += bool(goods)
        seen["goods beside normal"] += 0 < len(goods) < len(judged)
        seen["many towns"] += any(len(route.stops) > int(route.type[:-1]) + 1 for route in goods)
        seen["two from one mine"] += any(calls[label] > 1 for label in MINES)
        seen["own marker in a mine"] += any(
            label in calls and any(station.company == company for station in state.stations.get(label, ()))
            for label in MINES
        )
        seen["Sarajevo twice"] += calls["K12"] > 1
        seen["red area"] += any(rules.title.faces[label].colour == "red" for label in calls)
        seen["three routes"] += len(judged) == 3
    least = {"goods": 120, "goods beside normal": 15, "many towns": 60, "two from one mine": 30, "Sarajevo twice": 8,
             "own marker in a mine": 60, "red area": 30, "three routes": 25}  # fmt: skip
    assert all(seen[name] >= number for name, number in least.items()), seen
