"""Every run of the recorded game: what was run is legal and earns what it earned, and the best is found and proven."""

import json
from typing import Any

import pytest

from core.rail18.actions import RunTrains
from core.rail18.routes.best_run import best_run
from core.rail18.routes.claim import judge_claim
from core.rail18.rules import Rules
from core.rail18.state import State
from tests.titles.t1824.recorded_states import recorded, recorded_path

Run = tuple[State, RunTrains, dict[str, Any]]


@pytest.fixture(scope="module")
def runs() -> tuple[Rules, list[Run]]:
    """Each with the position before it and what is known of it."""
    rules, steps = recorded()
    known = json.loads(recorded_path().with_suffix(".best-runs.json").read_text(encoding="utf-8"))
    made = [(state, action) for state, action in steps if isinstance(action, RunTrains)]
    return rules, [(*run, entry) for run, entry in zip(made, known, strict=True)]


@pytest.mark.parametrize("quick_steps", [3000, pytest.param(0, marks=pytest.mark.long)])
def test_the_best_of_every_run(runs: tuple[Rules, list[Run]], quick_steps: int) -> None:
    rules, made = runs
    for state, run, known in made:
        owned = [state.trains[train].type for train in state.trains_of(run.company)]
        assert sorted(owned) == sorted(known["trains"]), known
        found = best_run(rules, state, run.company, quick_steps=quick_steps)
        assert (found.total, found.bound, found.proven) == (known["best"], known["best"], True), known


def test_what_was_run(runs: tuple[Rules, list[Run]]) -> None:
    rules, made = runs
    below = []
    for state, run, known in made:
        verdict = judge_claim(rules, state, run.company, run.routes)
        assert verdict.rejection is None, known
        assert (verdict.total, verdict.treasury) == (known["run"], known["mine_money"]), known
        below += [known["action"]] * bool(verdict.short)
    assert (len(made), len(below)) == (134, 18)
    assert max(len(entry["stops"]) for _, _, known in made for entry in known["best_routes"]) == 16
