"""The recorded game, action by action against its trace and best runs. It stays in ../shared; without it: skipped."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from core.interchange.audit import audit
from core.interchange.cli import audit_told
from core.interchange.game_file import create_game, open_game
from core.interchange.recorded_file import read_recorded, replay_of
from core.kernel.game import Transition
from core.kernel.refusal import Rejection
from core.rail18.state import GameOver
from tests.titles.t1824.recorded_states import recorded_path

Json = dict[str, Any]


@pytest.fixture(scope="module")
def games() -> Path:
    return recorded_path().parent


def comparable(line: Json) -> Json:
    """The step is the site's; the hexes that changed stand in no order."""
    return {key: value for key, value in line.items() if key != "step"} | {"tiles": sorted(line["tiles"])}


def test_every_action_leaves_the_state_of_the_trace_and_every_best_run_is_found(games: Path, tmp_path: Path) -> None:
    path, out = games / "1824-235047.json", tmp_path / "states.jsonl"
    report = audit_told(path, None, out)
    assert report.rulings == "online"
    assert report.problems == []
    assert (report.actions, report.applied) == (723, 661)
    assert report.finished
    assert report.final == json.loads(path.read_bytes())["result"]
    states = [json.loads(line) for line in out.read_bytes().splitlines()]
    with gzip.open(games / "1824-235047.trace.jsonl.gz", "rt", encoding="utf-8") as file:
        trace = [json.loads(line) for line in file]
    assert len(states) == len(trace) == 662
    for ours, theirs in zip(states, trace, strict=True):
        assert comparable(ours) == comparable(theirs), theirs["id"]
    best = json.loads((games / "1824-235047.best-runs.json").read_bytes())
    found = [(run.action, run.claimed, run.best, run.proven, run.legal) for run in report.runs]
    assert found == [(run["action"], run["run"], run["best"], True, True) for run in best]
    assert len(found) == 134
    assert len(report.below_best) == 18


def test_the_text_differs_where_the_format_says_so(games: Path) -> None:
    """By the rule book SB opens after the round (A17), and phase 5 has two rounds (A75)."""
    replay = replay_of(read_recorded(games / "1824-235047.json"), "book")
    refused = [
        recorded.id
        for recorded, applied in replay.steps()
        if any(isinstance(step.outcome, Rejection) for step in applied)
    ]
    assert refused[0] == 440  # begins the third round of the set after stock round 6


@pytest.mark.long
def test_the_game_as_a_file_opens_with_the_same_state_and_passes_its_audit(games: Path, tmp_path: Path) -> None:
    replay = replay_of(read_recorded(games / "1824-235047.json"))
    path = tmp_path / "game.bankhalter"
    game = create_game(path, replay.engine.setup)
    for _, applied in replay.steps():
        for step in applied:
            assert isinstance(game.dispatch(step.action), Transition)
    assert game.state == replay.state
    assert isinstance(game.state.frame, GameOver)
    game.log.close()  # type: ignore[attr-defined]
    opened = open_game(path)
    assert opened.state == replay.state
    opened.log.close()  # type: ignore[attr-defined]
    told: list[Json] = []
    report = audit(path, None, told.append)
    assert report.problems == []
    assert report.applied == report.actions
    assert len(told) == report.actions + 1
    assert told[-1]["companies"]["Sd"]["stations"][0] == ["D11", 0]  # in our own names
    assert (told[0]["phase"], told[-1]["phase"], told[-1]["next"]) == ("1", "8", None)
