"""Best runs that are searched after the game: of runs that nobody judged when they were made."""

from dataclasses import replace

import pytest

from core.kernel.game import Transition
from core.mechanics.budget import Budget
from core.rail18 import actions as ac
from core.rail18.figures.facts import Made
from core.rail18.figures.line import Line
from core.rail18.figures.series import revenues
from core.rail18.figures.sums import game_in_figures
from core.rail18.figures.verdicts import judged, search_some, unjudged, wholly_judged
from core.rail18.routes.best_run import BestRun
from tests.core.rail18.figures.sample_figures import figures_of, whole_game
from tests.titles.t1844.shipped import shipped_game
from ui.rail18.views.charts.figures import figures_leaf
from ui.values.cells import Table
from ui.values.facts import Facts


@pytest.fixture(scope="module")
def line() -> Line:
    return figures_of(whole_game()).line()


@pytest.fixture(scope="module")
def bare(line: Line) -> Line:
    """As if nobody had ever looked for a best run."""
    steps = tuple(
        replace(
            step,
            facts=tuple(
                replace(fact, best=None, proven=False) if isinstance(fact, Made) else fact for fact in step.facts
            ),
        )
        for step in line.steps
    )
    return replace(line, steps=steps)


def told(line: Line, *, searching: bool = False) -> str:
    facts = next(block for block in figures_leaf(line, searching=searching).blocks if isinstance(block, Facts))
    return next(fact.value for fact in facts.facts if fact.label == "Runs below the best")


def test_runs_that_were_judged_are_not_searched_again(line: Line) -> None:
    known: dict[int, BestRun] = {}
    assert wholly_judged(line, known) == line
    assert not known


def test_what_is_searched_afterwards_is_what_was_found_at_the_table(line: Line, bare: Line) -> None:
    known: dict[int, BestRun] = {}
    found = wholly_judged(bare, known)
    assert len(known) == len(unjudged(bare, {})) > 100
    asked = [(run.company, run.round, run.best) for run in revenues(line) if run.best]
    assert [(run.company, run.round, run.best) for run in revenues(found) if run.best] == asked
    assert all(run.proven for run in revenues(found) if run.best)
    assert told(found) == told(line) == "none of 130"
    assert found.points == bare.points


def test_a_known_run_is_not_searched_twice(bare: Line) -> None:
    runs = unjudged(bare, {})
    known = search_some(bare.rules, runs[:3], Budget())
    assert known
    assert unjudged(bare, known) == runs[len(known) :]
    assert game_in_figures(judged(bare, known)).runs_judged == len(known)


def test_what_is_known_so_far_is_told_while_the_search_goes_on(bare: Line) -> None:
    assert told(bare, searching=True) == "the best runs are being searched: 0 of 130"
    known = search_some(bare.rules, unjudged(bare, {})[:1], Budget())
    assert told(judged(bare, known), searching=True) == "the best runs are being searched: 1 of 130"


def test_a_search_that_did_not_end_is_said_to_be_so(bare: Line) -> None:
    known: dict[int, BestRun] = {}
    wholly_judged(bare, known)
    last = max(known)
    cut_off = {**known, last: replace(known[last], proven=False)}
    found = judged(bare, cut_off)
    assert game_in_figures(found).runs_unproven == 1
    assert told(found) == ("none of 129 (known of 129 of 130; for one the search for the best did not end in time)")
    assert not unjudged(bare, cut_off)


def test_the_worst_runs_are_told_one_by_one_and_the_others_together(bare: Line) -> None:
    known: dict[int, BestRun] = {}
    wholly_judged(bare, known)
    for number, shown in ((7, 7), (8, 7), (20, 7)):
        better = dict(list(known.items())[-number:])
        below = judged(bare, {entry: replace(best, total=best.total + 10) for entry, best in better.items()})
        grid = figures_leaf(below).blocks[-1]
        assert isinstance(grid, Table)
        assert grid.title == "Runs below the best"
        assert len(grid.rows) == shown
        if number > 7:
            assert grid.rows[-1][0].text == f"{number - 6} others"
            assert grid.rows[-1][2].text == f"−{number * 10 - 60}"


def test_no_time_proves_nothing_and_says_nothing_wrong(bare: Line, line: Line) -> None:
    found = wholly_judged(bare, {}, seconds=0.0)
    for run, known in zip(revenues(found), revenues(line), strict=True):
        assert not run.below
        if run.best is not None:
            assert run.best <= (known.best or 0)
            assert not run.proven or run.best == known.best


def test_without_track_there_is_nothing_to_search() -> None:
    game = shipped_game()
    while not isinstance(following(game), ac.RunTrains):
        game.redo()
    run = following(game)
    assert isinstance(run, ac.RunTrains)
    for action in (
        ac.ChangeSettings(actor="p1", mode="table"),
        ac.ChangeSettings(actor="p1", track_kept=False),
        run.model_copy(update={"routes": (), "revenue": 40, "best": None, "bound": None, "proven": False}),
        ac.DecideDividend(actor=run.actor, company=run.company, pay=True),
    ):
        assert isinstance(game.dispatch(action), Transition)
    line = figures_of(game).line()
    assert not unjudged(line, {})
    assert told(wholly_judged(line, {})) == "not known, track was not kept"


def following(game: object) -> object:
    entry = game.log.path_to(game.log.redo_target)[-1]  # type: ignore[attr-defined]
    return game.engine.codec.action_from_json(entry.action or {})  # type: ignore[attr-defined]
