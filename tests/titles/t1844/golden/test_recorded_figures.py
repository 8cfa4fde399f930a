"""The figures of the recorded game against its trace. It stays in ../shared; without it these tests are skipped."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from core import registry
from core.interchange.game_file import memory_game, new_setup
from core.interchange.recorded_file import read_recorded
from core.kernel.game import Transition
from core.rail18.figures.forecast import broke
from core.rail18.figures.line import Figures, Line
from core.rail18.figures.series import bank_course, incomes, revenues, worth_course
from core.rail18.figures.sums import game_in_figures
from core.rail18.figures.verdicts import wholly_judged
from core.rail18.recorded.replay import Replay
from core.rail18.state import Player
from core.rail18.worth import worth
from tests.core.rail18.figures.sample_figures import conserved
from tests.titles.t1844.golden.trace import read_trace

NAME = "1844-160062"


@pytest.fixture(scope="module")
def games(shared_folder: Path) -> Path:
    return shared_folder / "games"


@cache
def traced(folder: Path) -> tuple[Line, dict[int, dict[str, Any]]]:
    """The line of the whole game, and the line of the trace that belongs to an entry."""
    recorded = read_recorded(folder / f"{NAME}.json")
    trace = read_trace(folder / f"{NAME}.trace.jsonl.gz")
    engine = registry.engine(new_setup(recorded.title, [Player(*player) for player in recorded.players], "online"))
    game = memory_game(engine.rules.setup)
    found: dict[int, dict[str, Any]] = {}
    actions = recorded.actions
    for index, (action, applied) in enumerate(Replay(engine, recorded).steps()):
        for step in applied:
            assert isinstance(game.dispatch(step.action), Transition)
        if not (index + 1 < len(actions) and actions[index + 1].auto):
            found[game.log.head] = trace[action.id]
    return Figures(game, engine.rules).line(), found


def test_every_turn_ends_with_the_cash_and_worth_of_the_trace(games: Path) -> None:
    line, trace = traced(games)
    worths, bank = worth_course(line), bank_course(line)
    compared = 0
    for number, point in enumerate(line.points):
        theirs = trace.get(point.entry)
        if theirs is None:
            continue
        compared += 1
        assert bank[number] == theirs["bank"]
        for player, entry in theirs["players"].items():
            assert worths[player][number] == entry["worth"]
            assert point.books.cash(player) == entry["cash"]
    assert compared > 330
    assert {player: course[-1] for player, course in worths.items()} == {
        player: worth(line.rules, line.state, player) for player in line.state.order
    }


def test_every_run_of_the_record_is_among_the_revenues(games: Path) -> None:
    line, _ = traced(games)
    actions = json.loads((games / f"{NAME}.json").read_text(encoding="utf-8"))["actions"]
    ran = sum(action["type"] == "run_routes" for action in actions)
    found = [run for run in revenues(line) if run.revenue]
    assert 0 < len(found) <= ran
    dividends = sum(
        income.amounts.get("dividends", 0) for rounds in incomes(line).values() for income in rounds.values()
    )
    assert dividends == sum(run.to_players for run in found)


def test_no_money_is_lost(games: Path) -> None:
    conserved(traced(games)[0])


def test_the_game_in_figures(games: Path) -> None:
    line, _ = traced(games)
    found = game_in_figures(line)
    assert found.over
    assert broke(line) == found.broke_in == (9, 1)
    assert found.biggest_run is not None
    assert (found.biggest_run.company, found.biggest_run.revenue) == ("SBB", 790)
    assert found.runs_judged == 0  # the record has no verdicts
    assert {flow.kind for flow in found.flows} == {"dividend", "private", "help", "train"}


def test_the_best_of_every_run_is_searched_afterwards(games: Path) -> None:
    line, _ = traced(games)
    theirs = json.loads((games / f"{NAME}.best-runs.json").read_text(encoding="utf-8"))
    found = wholly_judged(line, {}, seconds=60)
    ours = [(run.company, run.revenue, run.best, run.proven) for run in revenues(found) if run.best is not None]
    assert ours == [(run["company"], run["run"], run["best"], True) for run in theirs]
    figures = game_in_figures(found)
    assert (figures.runs_judged, figures.runs, figures.runs_unproven) == (len(theirs), len(theirs), 0)
    assert figures.below == sum(run["best"] - run["run"] for run in theirs) > 0
