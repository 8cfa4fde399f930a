"""The recorded game, action by action against its trace. It stays in ../shared; without it these tests are skipped."""

from pathlib import Path

import pytest

from core import registry
from core.interchange.game_file import create_game, new_setup, open_game
from core.rail18.recorded.replay import Replay
from core.interchange.recorded_file import RecordedGame, read_recorded
from core.kernel.game import Transition
from core.kernel.refusal import Rejection
from core.rail18.state import GameOver, Player
from core.rail18.worth import worth
from tests.titles.t1844.golden.trace import FNM_PAR_ID, as_traced, normal, read_trace
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


def test_every_action_leaves_the_state_of_the_trace(games: Path, recorded: RecordedGame) -> None:
    trace = read_trace(games / "1844-160062.trace.jsonl.gz")
    replay = replay_of(recorded, "online")
    rules = replay.engine.rules
    assert as_traced(rules, replay.state, pool=False) == normal(trace[None], pool=False)
    seen = 0
    actions = recorded.actions
    for index, (action, applied) in enumerate(replay.steps()):
        refused = [step.outcome for step in applied if isinstance(step.outcome, Rejection)]
        assert not refused, (action.id, refused)
        if index + 1 < len(actions) and actions[index + 1].auto:
            continue
        pool = action.id >= FNM_PAR_ID
        ours, theirs = as_traced(rules, replay.state, pool), normal(trace[action.id], pool)
        assert ours == theirs, action.id
        seen += 1
    assert seen == 935
    assert isinstance(replay.state.frame, GameOver)
    assert {player: worth(rules, replay.state, player) for player in replay.state.order} == recorded.result


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
