"""A board that is asked for a best run: which trains there are, what is missing, and how sure the answer is."""

from dataclasses import replace

import pytest

from core.mechanics.budget import Budget
from core.rail18.actions import StationAt
from core.rail18.routes.best_run import best_run
from core.rail18.state import CompanyTurn
from tests.ui.rail18.views.board_drafts import LINE, board_of, late_state
from ui.rail18.views.position.board_run import BoardDesk, RunView, first_board, question
from ui.rail18.views.position.draft import draft_json, read_board


def test_the_answer_is_that_of_the_game() -> None:
    engine, state = late_state()
    desk = BoardDesk(board_of(state))
    assert desk.problem() is None
    found = question(desk).ask(Budget())
    assert isinstance(found, RunView)
    assert isinstance(state.frame, CompanyTurn)
    wanted = best_run(engine.rules, state, state.frame.company)
    assert (found.total, found.proven) == (wanted.total, True)
    assert len(found.routes) == len(found.lines) == len(wanted.routes)
    assert sum(line.revenue for line in found.lines) <= found.total
    assert "nothing better" in found.verdict


def test_a_search_that_was_stopped_says_what_may_still_be_possible() -> None:
    _, state = late_state()
    found = question(BoardDesk(board_of(state))).ask(Budget(cancelled=lambda: True))
    assert isinstance(found, RunView)
    assert not found.proven
    assert "not looked at to the end" in found.verdict


def test_trains_follow_the_phase_and_the_company() -> None:
    desk = BoardDesk(LINE)
    assert desk.train_types() == ["2", "2H"]
    desk.change(phase="3")
    assert desk.train_types() == ["2H", "3", "3H"]
    desk.change(phase="7")
    assert "2H" not in desk.train_types()
    assert "8E" in desk.train_types()


@pytest.mark.parametrize(
    ("changes", "words", "section"),
    [
        ({"trains": ""}, "Which trains has NOB?", ""),
        ({"trains": "2 5"}, "NOB has no 5-train in phase 2. There are 2, 2H.", "trains-buy"),
        ({"trains": "2 " * 9}, "8 trains are the most", ""),
        ({"stations": ()}, "NOB has no station on the map yet.", "run"),
        ({"stations": (*LINE.stations, StationAt(company="SCB", hex="D19"))}, "The city on D19 is full.", "stations"),
    ],
)
def test_what_is_missing_is_said_in_one_sentence(changes: dict[str, object], words: str, section: str) -> None:
    assert BoardDesk(LINE).problem() is None
    found = BoardDesk(replace(LINE, **changes)).problem()  # type: ignore[arg-type]
    assert found is not None
    assert words in found.sentence
    assert found.section == section


def test_lines_of_privates_are_laid_by_name() -> None:
    desk = BoardDesk(replace(LINE, lines=("P4", "P1")))
    assert list(desk.lines()) == ["P4"]
    assert desk.draft.lines == ("P4",)
    assert desk.map_draft().state.overlays


def test_a_draft_of_a_board_is_kept() -> None:
    assert read_board(draft_json(LINE)) == LINE
    assert read_board(b'{"title": "1999"}') is None
    assert read_board(b"{") is None
    desk = BoardDesk(first_board("1844"))
    assert desk.draft.company == "NOB"
    assert desk.map_draft().view.hexes
