"""Undo to the start of the turn, the step and the round, also in a game that was opened again."""

from pathlib import Path

import pytest

from core.interchange.game_file import open_game
from core.kernel.starts import Part, start_of
from core.rail18.family import Game18
from core.rail18.starts import round_of, step_of, turn_of
from core.rail18.state import CompanyTurn, OperatingRound, Question, StockRound
from tests.play.edits import hotseat, journal

PARTS = {"turn": turn_of, "step": step_of, "round": round_of}


@pytest.fixture(scope="module")
def game() -> Game18:
    return hotseat()


def path_of(game: Game18) -> list[int]:
    return [0, *(entry.id for entry in game.log.path_to(game.log.head))]


@pytest.mark.parametrize("name", PARTS)
def test_starts_over_the_whole_game(game: Game18, name: str) -> None:
    """From the end back: each start is the first moment of its part, and the next one is of the part before."""
    part: Part = PARTS[name]
    game.jump(path_of(game)[-1])
    starts = []
    while (start := start_of(game, part)) is not None:
        line = path_of(game)
        at = line.index(start)
        inside = {part(game.state_at(entry)) for entry in line[at:-1]}
        assert len(inside) == 1
        assert at == 0 or part(game.state_at(line[at - 1])) != inside.pop()
        starts.append(start)
        game.jump(start)
    assert starts[-1] == 0
    assert starts == sorted(set(starts), reverse=True)
    assert len(starts) > {"turn": 200, "step": 400, "round": 20}[name]
    game.jump(len(journal(hotseat())))


def test_a_step_is_part_of_a_turn_and_a_turn_of_a_round(game: Game18) -> None:
    company = next(
        state
        for state in map(game.state_at, path_of(game))
        if isinstance(state.frame, CompanyTurn) and state.frame.step == "trains"
    )
    assert step_of(company) == (*turn_of(company), "trains")
    frame = company.flow[0]
    assert isinstance(frame, OperatingRound)
    assert round_of(company) == ("operating", frame.number, frame.index)


def test_a_question_does_not_end_a_turn(game: Game18) -> None:
    asked = next(
        entry
        for entry in path_of(game)
        if isinstance(game.state_at(entry).frame, Question) and isinstance(game.state_at(entry - 1).frame, StockRound)
    )
    game.jump(asked)
    for start in (start_of(game, turn_of), start_of(game, step_of)):
        assert start is not None
        assert start < asked
    game.jump(len(journal(hotseat())))


def test_at_the_beginning_nothing_can_be_undone(game: Game18) -> None:
    game.jump(0)
    assert start_of(game, turn_of) is start_of(game, step_of) is start_of(game, round_of) is None
    game.jump(len(journal(hotseat())))


def test_undo_without_limit_after_reopening(tmp_path: Path) -> None:
    path = tmp_path / "game"
    original = hotseat(120)
    journal(original).save_copy(path)
    for last in (120, 90, 60, 30):
        game = open_game(path)
        for number in range(last - 1, last - 31, -1):
            assert game.undo() is not None
            assert (game.log.head, game.state) == (number, original.state_at(number))
        journal(game).close()
    game = open_game(path)
    assert game.undo() is None
    for number in range(1, 121):
        assert game.redo() is not None
        assert game.state == original.state_at(number)
    assert game.redo() is None
    journal(game).close()
