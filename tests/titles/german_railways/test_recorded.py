"""Recorded games, action by action against their traces. They stay in ../shared; without it: skipped."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from core.interchange.cli import audit_told
from core.interchange.recorded_file import parse_recorded, replay_of
from core.kernel.errors import RecordedGameError
from tests.titles.german_railways.play import record
from tests.titles.t1824.recorded_states import recorded_path

Json = dict[str, Any]
GAMES = (
    "gr-3p-kinds-01", "gr-3p-sensible-01", "gr-4p-sensible-03", "gr-4p-uniform-01", "gr-5p-eager-28",
    "gr-5p-sensible-03",
)  # fmt: skip


@pytest.fixture(scope="module")
def games() -> Path:
    folder = recorded_path().parent / "german-railways"
    if not folder.is_dir():
        pytest.skip("the recorded games are not here")
    return folder


@pytest.mark.parametrize("name", GAMES)
def test_every_action_leaves_the_state_of_the_trace(games: Path, tmp_path: Path, name: str) -> None:
    path, out = games / f"{name}.json", tmp_path / "states.jsonl"
    report = audit_told(path, None, out)
    record = json.loads(path.read_bytes())
    assert report.problems == []
    assert report.applied == report.actions == len(record["actions"])
    assert report.finished
    assert report.final == record["result"]
    states = [json.loads(line) for line in out.read_bytes().splitlines()]
    with gzip.open(games / f"{name}.trace.jsonl.gz", "rt", encoding="utf-8") as file:
        trace = [json.loads(line) for line in file]
    assert len(states) == len(trace)
    for ours, theirs in zip(states, trace, strict=True):
        assert {key: ours.get(key, "missing") for key in theirs} == theirs, theirs["id"]
    assert states[-1]["open"]["ending"] == record["ending"]
    assert states[-1]["open"]["winners"] == record["winners"]


def test_the_banker_of_a_record_opens_and_its_seating_is_the_order() -> None:
    replay = replay_of(parse_recorded(record(), "a.json"))
    assert replay.state.seats == ("ben", "cat", "ann")
    assert replay.state.auction.opener == "cat"


def test_a_record_says_its_switches() -> None:
    wanted = {"order-draw": "one-each", "koeln-terrain": "plains"}
    replay = replay_of(parse_recorded(record(rulings=wanted), "a.json"))
    assert dict(replay.engine.setup.rulings) == wanted


@pytest.mark.parametrize(
    ("flaw", "words"),
    [
        ({"players": "none"}, "players"),
        ({"players": [{"id": "ann"}, {"id": "ann"}]}, "players"),
        ({"seating": ["ann", "ben", "dan"]}, "players"),
        ({"banker": "eve"}, "players"),
        ({"actions": {}}, "actions"),
        ({"actions": [{"type": "bid"}]}, "actions"),
        ({"rulings": ["order-draw"]}, "order-draw"),
    ],
)
def test_a_damaged_record_is_refused_in_one_sentence(flaw: Json, words: str) -> None:
    with pytest.raises(RecordedGameError, match=words) as caught:
        parse_recorded(record(**flaw), "a.json")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "action",
    [
        {"type": "bid", "actor": "cat"},
        {"type": "bid", "actor": "cat", "amount": "much"},
        {"type": "build", "actor": "cat", "railroad": "PO", "hexes": 7},
        {"type": "dance", "actor": "cat"},
        {"type": "pass", "actor": "cat", "what": "dinner"},
        {"type": "draw", "actor": "bank", "order": ["ann", "zoe", "ben"]},
        {"type": "bid", "actor": "zoe", "amount": 3},
    ],
)
def test_what_cannot_be_read_or_done_is_told_and_nothing_is_lost(action: Json) -> None:
    game = parse_recorded(
        record([{"id": 1, **action}, {"id": 2, "type": "bid", "actor": "cat", "amount": 4}]), "a.json"
    )
    replay = replay_of(game)
    first, second = [[step.outcome for step in applied] for _, applied in replay.steps()]
    assert [type(outcome).__name__ for outcome in first] == ["Rejection"]
    assert isinstance(second[0], tuple)
    assert replay.state.auction.bid == 4
