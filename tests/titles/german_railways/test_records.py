"""Records that are damaged or say what did not happen: told with the action and the reason, nothing is lost."""

import json
from pathlib import Path
from typing import Any

import pytest

from core.interchange.audit import Report, audit
from core.interchange.cli import main
from core.interchange.recorded_file import parse_recorded
from core.interchange.recorded_import import imported_game, read_import
from core.kernel.errors import RecordedGameError
from core.store.journal import Journal
from tests.titles.german_railways.play import record
from tests.titles.german_railways.records import FIRST, numbered


def audited(tmp_path: Path, *actions: Any, **fields: Any) -> Report:
    path = tmp_path / "evening.json"
    path.write_text(json.dumps(record(actions, **fields)), encoding="utf-8")
    return audit(path)


def told(report: Report) -> list[tuple[int, str]]:
    return [(problem.action, problem.code) for problem in report.problems]


def test_an_action_that_is_impossible_is_told_and_the_rest_goes_on(tmp_path: Path) -> None:
    report = audited(tmp_path, *numbered(*FIRST))
    assert told(report) == [(7, "not-your-turn")]
    assert (report.applied, report.actions) == (6, 7)
    assert report.problems[0].text == "It is Ben's turn. (Preparing to play)"
    assert report.final == {"ann": 40, "ben": 39, "cat": 37}


def test_a_missing_action_and_one_that_is_there_twice_are_told(tmp_path: Path) -> None:
    actions = numbered(*FIRST[:6])
    missing = told(audited(tmp_path, *actions[:1], *actions[2:]))
    assert (3, "action-missing") in missing
    assert [code for _, code in missing].count("action-missing") == 1
    twice = told(audited(tmp_path, *actions[:3], actions[2], *actions[3:]))
    assert (3, "action-missing") in twice


def agreed() -> tuple[Any, ...]:
    """Nobody bids for anything; all agree before the first draw."""
    passes = [{"type": "pass", "actor": seat, "what": "auction"} for seat in ("cat", "ann", "ben")]
    return numbered(*passes * 8, *({"type": "agree", "actor": seat} for seat in ("ann", "ben", "cat")))


def test_what_the_record_says_of_the_end_is_compared(tmp_path: Path) -> None:
    result = {"ann": 40, "ben": 40, "cat": 40}
    right = {"result": result, "ending": "agreement", "winners": ["ben", "cat", "ann"]}
    assert told(audited(tmp_path, *agreed(), **right)) == []
    assert told(audited(tmp_path, *agreed(), **right | {"ending": "links"})) == [(27, "ending-differs")]
    assert told(audited(tmp_path, *agreed(), **right | {"ending": 7})) == [(27, "ending-differs")]
    assert told(audited(tmp_path, *agreed(), **right | {"winners": ["ann"]})) == [(27, "winners-differ")]
    assert told(audited(tmp_path, *agreed(), **right | {"winners": None})) == [(27, "winners-differ")]
    assert told(audited(tmp_path, *agreed(), **right | {"result": result | {"ann": 41}})) == [(27, "result-differs")]


def test_a_record_that_was_cut_is_told(tmp_path: Path) -> None:
    report = audited(tmp_path, *agreed()[:20], result={"ann": 40}, ending="agreement", winners=["ann"])
    assert told(report) == [(20, "ending-differs")]
    assert (report.applied, report.actions, report.finished) == (20, 20, False)
    assert report.problems[0].text == "The record ends by agreement; here the game is not over. (End of the game)"


def test_what_breaks_a_rule_is_told_and_played_as_it_was(tmp_path: Path) -> None:
    passes = agreed()[:24]
    draw = {"type": "draw", "actor": "bank", "order": ["cat", "cat", "cat"]}
    report = audited(tmp_path, *passes, {"id": 25, **draw}, {"id": 26, "type": "pass", "actor": "cat", "what": "turn"})
    assert told(report) == [(25, "more-markers-than-in-bag")]
    assert report.applied == 26


def test_another_format_is_refused() -> None:
    with pytest.raises(RecordedGameError, match="german-railways-record-2"):
        parse_recorded(record(format="german-railways-record-2"), "a.json")


def test_a_record_becomes_a_game_that_goes_on_at_the_table(tmp_path: Path) -> None:
    path = tmp_path / "evening.json"
    path.write_text(json.dumps(record(numbered(*FIRST))), encoding="utf-8")
    imported = read_import(path)
    assert (len(imported.drafts), imported.left_out) == (6, 1)
    game = imported_game(imported)
    assert isinstance(game.log, Journal)
    assert (game.state.mode, game.state.auction.railroad, game.state.auction.leader) == ("table", "KSS", None)
    game.log.close()


def test_the_command_line_says_it_in_sentences(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, out = tmp_path / "evening.json", tmp_path / "states.jsonl"
    path.write_text(json.dumps(record(numbered(*FIRST))), encoding="utf-8")
    assert main(["audit", str(path), "--states", str(out)]) == 1
    said = capsys.readouterr().out
    assert "6 of 7 actions applied" in said
    assert "action 7: It is Ben's turn." in said
    assert len(out.read_text(encoding="utf-8").splitlines()) == 7  # the first state and one for each applied action
