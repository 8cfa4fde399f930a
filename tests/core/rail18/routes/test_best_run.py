"""What `best_run` promises besides the total: budget and bound, cancelling, progress, the same answer every time."""

import os
import subprocess
import sys
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from core.mechanics.budget import Budget
from core.rail18.routes.best_run import BestRun, best_run
from core.rail18.routes.judge import judge_run
from core.rail18.rules import Draft
from core.rail18.state import Placed, Station
from tests.core.rail18.routes.budgets import StopsAfter
from tests.core.rail18.routes.compare import Compared, compare
from tests.core.rail18.routes.small_boards import Position, engine, random_position


def run(position: Position, budget: Budget | None = None) -> BestRun:
    return best_run(engine(*position.rulings).rules, position.state(), position.company, budget)


def judged_total(position: Position, found: BestRun) -> int:
    draft = Draft(engine(*position.rulings).rules, position.state())
    return sum(route.revenue for route in judge_run(draft, position.company, found.routes))


@cache
def contested() -> tuple[tuple[Position, Compared], ...]:
    """Boards on which the trains are in each other's way."""
    found = []
    for seed in range(300):
        position = random_position(Random(seed))
        compared = compare(position, thorough=False)
        if compared is not None and compared.brute.alone > compared.brute.total > 0:
            found.append((position, compared))
    return tuple(found)


@pytest.mark.long
def test_a_search_that_is_stopped_anywhere_tells_the_truth():
    unproven = better_than_nothing = 0
    for position, compared in contested():
        for steps in (0, 1, 3, 10, 30, 100, 300):
            found = run(position, StopsAfter(steps))
            assert found.total <= compared.brute.total <= found.bound
            assert found.proven == (found.total == found.bound)
            assert judged_total(position, found) == found.total
            unproven += not found.proven
            better_than_nothing += not found.proven and found.total > 0
    assert unproven > 100
    assert better_than_nothing > 50


@pytest.mark.long
def test_no_time_at_all():
    unproven = 0
    for position, compared in contested():
        found = run(position, Budget(seconds=-1.0))
        assert found.total <= compared.brute.total <= found.bound
        assert judged_total(position, found) == found.total
        unproven += not found.proven
    assert unproven > len(contested()) / 2


@pytest.mark.long
def test_enough_time_changes_nothing():
    for position, compared in contested()[:60]:
        found = run(position, Budget(seconds=60.0, cancelled=lambda: False))
        assert (found.total, found.bound, found.proven) == (compared.brute.total, compared.brute.total, True)
        assert found.routes == compared.found.routes


@pytest.mark.long
@pytest.mark.parametrize("calls", [1, 2, 4])
def test_cancelling(calls):
    stopped = 0
    for position, compared in contested():
        asked = 0

        def cancelled() -> bool:
            nonlocal asked
            asked += 1
            return asked >= calls

        found = run(position, Budget(cancelled=cancelled))
        assert asked <= calls  # once told, it asks no more
        assert found.total <= compared.brute.total <= found.bound
        assert judged_total(position, found) == found.total
        assert found.proven or asked == calls
        stopped += not found.proven
    assert stopped


@pytest.mark.long
def test_progress_closes_in_on_the_best():
    told_often = 0
    for position, compared in contested():
        told: list[tuple[int, int]] = []
        found = run(position, Budget(progress=lambda total, bound, told=told: told.append((total, bound))))
        assert found.total == compared.brute.total
        assert told
        assert all(total <= found.total <= bound for total, bound in told)
        assert told == sorted(told, key=lambda step: (step[0], -step[1]))
        assert [bound for _, bound in told] == sorted((bound for _, bound in told), reverse=True)
        told_often += len(told) > 2
    assert told_often > 10


@pytest.mark.long
def test_the_same_answer_twice():
    for position, compared in contested():
        again = run(position)
        assert (again.total, again.routes, again.steps) == (
            compared.brute.total,
            compared.found.routes,
            compared.found.steps,
        )


LISTING = """
from random import Random
from tests.core.rail18.routes.small_boards import engine, random_position
from core.rail18.routes.best_run import best_run
for seed in range(40):
    position = random_position(Random(seed))
    print(best_run(engine(*position.rulings).rules, position.state(), position.company).routes)
"""


@pytest.mark.long
def test_the_same_answer_in_another_process(repository):
    """The order of sets of texts differs from one process to the next."""
    answers = []
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        done = subprocess.run(
            [sys.executable, "-c", LISTING], cwd=repository, env=environment, capture_output=True, text=True, check=True
        )
        answers.append(done.stdout)
    assert answers[0].count("Route(") > 40
    assert answers[0] == answers[1]


# Nothing to run

SION = Position(
    "VZ",
    "3",
    ("3H",),
    tiles={"K10": Placed("15", 0), "K8": Placed("4", 1)},
    stations={"K10": (Station("VZ", 0),)},
)


@pytest.mark.parametrize(
    "position",
    [
        replace(SION, trains=()),
        replace(SION, stations={}),
        replace(SION, stations={"K10": (Station("BLS", 0),)}),
        replace(SION, tiles={"K10": Placed("15", 0)}),
        replace(SION, tiles={}),
        replace(SION, tiles={"K10": Placed("5", 0)}, trains=("8E", "8E", "2")),
    ],
    ids=["no trains", "no stations", "others' station", "nothing beside it", "no tile", "tracks to nowhere"],
)
def test_nothing_to_run(position):
    found = run(position)
    assert (found.total, found.bound, found.proven, found.routes) == (0, 0, True, ())
    stopped = run(position, Budget(seconds=-1.0))
    assert (stopped.total, stopped.routes) == (0, ())


def test_something_to_run():
    """So that the boards above miss only what they say."""
    found = run(SION)
    assert (found.total, found.proven, len(found.routes)) == (40, True, 1)


def test_other_companies_trains_stay_in():
    state = SION.state()
    rules = engine(*SION.rulings).rules
    trains = {name: replace(card, owner="BLS") for name, card in state.trains.items()}
    assert best_run(rules, replace(state, trains=trains), "VZ").total == 0


def test_a_train_without_a_route_does_not_disturb_the_others():
    found = run(replace(SION, trains=("2", "2", "2")))
    assert found.total == 40
    assert found.proven
    assert [route.train for route in found.routes] == ["t0"]
