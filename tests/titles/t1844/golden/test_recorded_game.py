"""The recorded game, action by action against its trace. It stays in ../shared; without it these tests are skipped."""

import json
from pathlib import Path

import pytest

from core import registry
from core.interchange.cli import audit_told
from core.interchange.game_file import create_game, new_setup, open_game
from core.interchange.recorded_file import read_recorded
from core.kernel.game import Transition
from core.kernel.refusal import Rejection
from core.rail18.recorded.record import RecordedGame
from core.rail18.recorded.replay import Replay
from core.rail18.state import GameOver, Player
from tests.titles.t1844.golden.trace import comparable, read_trace
from tests.titles.t1844.recorded_states import recorded_path


@pytest.fixture(scope="module")
def games() -> Path:
    return recorded_path().parent


@pytest.fixture(scope="module")
def recorded(games: Path) -> RecordedGame:
    return read_recorded(games / "1844-160062.json")


def replay_of(recorded: RecordedGame, preset: str) -> Replay:
    setup = new_setup(recorded.title, [Player(*player) for player in recorded.players], preset)
    return Replay(registry.engine(setup), recorded)


def test_every_action_leaves_the_state_of_the_trace(games: Path, tmp_path: Path) -> None:
    path, out = games / "1844-160062.json", tmp_path / "states.jsonl"
    report = audit_told(path, None, out)
    assert report.problems == []
    assert report.applied == 935
    assert report.finished
    assert report.final == json.loads(path.read_bytes())["result"]
    states = [json.loads(line) for line in out.read_bytes().splitlines()]
    trace = read_trace(games / "1844-160062.trace.jsonl.gz")
    assert len(states) == len(trace) == 936
    for ours, theirs in zip(states, trace.values(), strict=True):
        assert comparable(ours) == comparable(theirs), theirs["id"]


def test_the_same_game_is_legal_under_the_rulings_of_2016(recorded: RecordedGame) -> None:
    replay = replay_of(recorded, "2016")
    refused = [
        (action.id, step.outcome)
        for action, applied in replay.steps()
        for step in applied
        if isinstance(step.outcome, Rejection)
    ]
    assert not refused
    assert isinstance(replay.state.frame, GameOver)


@pytest.mark.long
def test_the_game_as_a_file_opens_with_the_same_state(recorded: RecordedGame, tmp_path: Path) -> None:
    replay = replay_of(recorded, "online")
    path = tmp_path / "game.bank"
    game = create_game(path, replay.engine.rules.setup)
    for _, applied in replay.steps():
        for step in applied:
            assert isinstance(game.dispatch(step.action), Transition)
    assert game.state == replay.state
    game.log.close()  # type: ignore[attr-defined]
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.bank"]
    opened = open_game(path)
    assert opened.state == replay.state
    for _ in range(30):
        assert opened.undo() is not None
    assert opened.state != replay.state
    while opened.redo() is not None:
        pass
    assert opened.state == replay.state
    opened.log.close()  # type: ignore[attr-defined]
