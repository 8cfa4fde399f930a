"""The audit from the command line: what it reports of recorded and saved games, and its exit codes."""

import copy
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from core.interchange.cli import main
from core.interchange.game_file import create_game, new_setup, open_game
from core.kernel.action import Action
from core.kernel.foreign import SIGN
from core.kernel.game import Transition
from core.kernel.refusal import Rejection
from core.rail18 import actions as ac
from core.rail18.state import Player, Setup
from core.rail18.table import AuctionResult
from core.rail18.worth import worth
from core.store.journal import Draft, Journal
from core.text.catalogue import use_language
from tests.core.interchange.recorded_games import (
    ANN,
    BEN,
    JS_RUN,
    JS_STATION,
    VSB_RUN,
    Json,
    Record,
    auction,
    first_operating_round,
    first_stock_round,
    played,
    replay_of,
    small_game,
)
from tests.titles.t1844.shipped import shipped_path

KEYS = {"title", "rulings", "actions", "applied", "final", "runs", "problems", "seconds"}
Capture = pytest.CaptureFixture[str]


def written(folder: Path, data: Any, name: str = "game.json") -> Path:
    path = folder / name
    path.write_text(json.dumps(data), "utf-8")
    return path


def audited(path: Path, capsys: Capture, *arguments: str) -> tuple[int, Json]:
    """Exit code and report. Nothing else is printed, and the file stays as it is."""
    content = path.read_bytes()
    code = main(["audit", str(path), "--json", *arguments])
    said = capsys.readouterr()
    assert said.err == ""
    assert path.read_bytes() == content
    report = json.loads(said.out)
    assert code == (1 if report["problems"] else 0)
    check_shape(report)
    return code, report


def check_shape(report: Json) -> None:
    assert report.keys() >= KEYS
    assert isinstance(report["title"], str)
    assert isinstance(report["rulings"], str)
    assert 0 <= report["applied"] <= report["actions"]
    assert report["seconds"] >= 0
    assert all(isinstance(player, str) and isinstance(value, int) for player, value in report["final"].items())
    for run in report["runs"]:
        assert run.keys() >= {"action", "company", "trains", "claimed", "legal"}
        assert isinstance(run["action"], int)
        assert isinstance(run["company"], str)
        assert all(isinstance(train, str) for train in run["trains"])
        assert isinstance(run["claimed"], int)
        assert isinstance(run["legal"], bool)
    for problem in report["problems"]:
        assert problem.keys() >= {"action", "code", "text"}
        assert isinstance(problem["action"], int)
        one_sentence(problem["text"])


def one_sentence(text: str) -> None:
    assert text
    assert "\n" not in text
    assert text.rstrip(")")[-1].isprintable()
    assert "." in text


def failed(argv: list[str], capsys: Capture) -> str:
    """The sentence of a command that ends with exit code 2."""
    assert main(argv) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err.strip()


def found(report: Json) -> list[tuple[int, str]]:
    return [(problem["action"], problem["code"]) for problem in report["problems"]]


def runs(report: Json) -> dict[int, Json]:
    return {run["action"]: run for run in report["runs"]}


# Recorded games


def test_a_good_recorded_game(tmp_path: Path, capsys: Capture) -> None:
    code, report = audited(written(tmp_path, small_game()), capsys)
    assert code == 0
    replay = played(small_game())
    rules = replay.engine.rules
    assert report["title"] == "1844"
    assert report["rulings"] == "online"
    assert report["players"] == {"1": "Ann", "2": "Ben", "3": "Cat"}
    assert (report["actions"], report["applied"]) == (61, 61)
    assert report["final"] == {player: worth(rules, replay.state, player) for player in ("1", "2", "3")}
    runs = [{key: value for key, value in run.items() if key != "ms"} for run in report["runs"]]
    assert runs == [
        {
            "action": VSB_RUN,
            "company": "VSB",
            "trains": ["2H"],
            "claimed": 40,
            "legal": True,
            "best": 40,
            "bound": 40,
            "proven": True,
        },
        {
            "action": JS_RUN,
            "company": "JS",
            "trains": ["2"],
            "claimed": 70,
            "legal": True,
            "best": 70,
            "bound": 70,
            "proven": True,
        },
    ]
    assert report["problems"] == []


@pytest.mark.long
def test_the_whole_recorded_game(shared_folder: Path, capsys: Capture) -> None:
    path = shared_folder / "games" / "1844-160062.json"
    code, report = audited(path, capsys)
    assert code == 0
    assert (report["actions"], report["applied"]) == (935, 935)
    assert report["final"] == json.loads(path.read_bytes())["result"]
    assert len(report["runs"]) == 129
    assert all(run["legal"] for run in report["runs"])
    claims = {run["action"]: run["claimed"] for run in report["runs"]}
    recorded = json.loads(path.read_bytes())["actions"]
    assert claims == {
        action["id"]: sum(route["revenue"] for route in action["routes"])
        for action in recorded
        if action["type"] == "run_routes"
    }


def test_undone_actions_are_counted_but_not_judged(tmp_path: Path, capsys: Capture) -> None:
    record = Record()
    record.add("bid", BEN, company="P7", price=-5)
    record.add("undo", BEN)
    record.add("bid", ANN, company="P1", price=20)
    code, report = audited(written(tmp_path, record.game()), capsys)
    assert code == 0
    assert (report["actions"], report["applied"]) == (3, 1)
    assert report["problems"] == []


def test_a_game_without_actions(tmp_path: Path, capsys: Capture) -> None:
    code, report = audited(written(tmp_path, Record().game()), capsys)
    assert code == 0
    assert (report["actions"], report["applied"], report["runs"]) == (0, 0, [])
    assert report["final"] == {"1": 800, "2": 800, "3": 800}


def test_a_result_is_compared_only_when_the_game_is_over(tmp_path: Path, capsys: Capture) -> None:
    data = small_game() | {"result": {"1": 5, "2": 5, "3": 5}}
    assert audited(written(tmp_path, data), capsys)[0] == 0


@pytest.mark.parametrize("preset", ["online", "2016", "first-edition"])
def test_other_rulings(preset: str, tmp_path: Path, capsys: Capture) -> None:
    _, report = audited(written(tmp_path, small_game()), capsys, "--rulings", preset)
    assert report["rulings"] == preset


def test_a_ruling_makes_the_difference(tmp_path: Path, capsys: Capture) -> None:
    record = first_stock_round()
    record.add("buy_train", "VSB", train="2-0", price=70, variant="2H")  # without its home tile
    path = written(tmp_path, record.game())
    assert audited(path, capsys)[0] == 0
    code, report = audited(path, capsys, "--rulings", "2016")
    assert code == 1
    assert found(report)[0][0] == 39


# Recorded games that somebody changed


def edited(change: Callable[[dict[int, Json]], object]) -> Json:
    """The small game after a change of its actions, which are given by id."""
    data = copy.deepcopy(small_game())
    change({action["id"]: action for action in data["actions"]})
    return data


def test_a_claim_that_is_too_high(tmp_path: Path, capsys: Capture) -> None:
    def raise_claim(actions: dict[int, Json]) -> None:
        actions[VSB_RUN]["routes"][0]["revenue"] = 50

    code, report = audited(written(tmp_path, edited(raise_claim)), capsys)
    assert code == 1
    assert found(report) == [(VSB_RUN, "revenue-differs")]
    assert report["problems"][0]["text"] == "The record claims 50; the routes earn 40. (p. 13)"
    assert {number: run["legal"] for number, run in runs(report).items()} == {VSB_RUN: False, JS_RUN: True}
    assert runs(report)[VSB_RUN]["claimed"] == 50
    assert report["applied"] == 61  # it was run all the same, for what it is worth


def test_extra_revenue_is_part_of_the_claim(tmp_path: Path, capsys: Capture) -> None:
    _, report = audited(written(tmp_path, edited(lambda actions: actions[VSB_RUN].update(extra_revenue=10))), capsys)
    assert found(report) == [(VSB_RUN, "revenue-differs")]
    assert runs(report)[VSB_RUN]["claimed"] == 50


def test_a_tile_that_was_never_laid(tmp_path: Path, capsys: Capture) -> None:
    data = small_game()
    data["actions"] = [action for action in data["actions"] if action["id"] != 52]
    code, report = audited(written(tmp_path, data), capsys)
    assert code == 1
    assert VSB_RUN in {action for action, _ in found(report)}
    assert not runs(report)[VSB_RUN]["legal"]
    assert runs(report)[VSB_RUN]["claimed"] == 40
    assert (report["actions"], report["applied"]) == (60, 60 - len({action for action, _ in found(report)}))


@pytest.mark.parametrize(
    ("number", "change", "code"),
    [
        (13, {"price": 45}, "bid-too-low"),
        (13, {"price": -50}, "bid-too-low"),
        (13, {"price": 5000}, "not-enough-money"),
        (40, {"price": 60}, "train-price"),
        (40, {"price": -70}, "negative-price"),
        (32, {"share_price": "95,1,4"}, "no-par"),
        (36, {"entity": 3}, "not-your-turn"),
        (36, {"shares": ["GB_1"]}, "not-started"),
        (39, {"rotation": 7}, "no-rotation"),
        (39, {"tile": "999-0"}, "unknown-tile"),
        (39, {"hex": "Z99"}, "unknown-hex"),
        (39, {"hex": "D19"}, "track-leads-nowhere"),
        (40, {"variant": "8E"}, "train-not-on-sale"),
        (42, {"entity": "VSB"}, "not-this-company"),
        (52, {"entity": "FNM"}, "not-connected"),
        (JS_STATION, {"city": "D19-0-0"}, "kept-for-home"),
        (JS_STATION, {"city": "C24-0-7"}, "no-city"),
        (VSB_RUN, {"entity": "JS"}, "other-step"),
    ],
)
def test_what_does_not_agree_with_the_rules_is_a_problem_at_its_action(
    number: int, change: Json, code: str, tmp_path: Path, capsys: Capture
) -> None:
    data = edited(lambda actions: actions[number].update(change))
    exit_code, report = audited(written(tmp_path, data), capsys)
    assert exit_code == 1
    assert found(report)[0] == (number, code)


def test_a_change_that_no_rule_forbids_shows_in_the_result(tmp_path: Path, capsys: Capture) -> None:
    _, plain = audited(written(tmp_path, small_game()), capsys)
    data = edited(lambda actions: actions[60].update(kind="payout"))
    code, report = audited(written(tmp_path, data), capsys)
    assert code == 0
    assert report["final"] != plain["final"]


def test_the_rest_is_judged_after_a_problem(tmp_path: Path, capsys: Capture) -> None:
    data = edited(lambda actions: actions[JS_RUN]["routes"][0].update(revenue=700))
    data["actions"].insert(31, {"id": 31, "type": "bid", "entity": 2, "entity_type": "player", "company": "P7"})
    code, report = audited(written(tmp_path, data), capsys)
    assert code == 1
    assert found(report) == [(31, "unreadable"), (JS_RUN, "revenue-differs")]


def shared_game(folder: Path) -> Json:
    data: Json = json.loads((folder / "games" / "1844-160062.json").read_bytes())
    return data


def change_action(data: Json, number: int, **fields: Any) -> Json:
    for action in data["actions"]:
        if action["id"] == number:
            action.update(fields)
    return data


@pytest.mark.long
def test_changes_of_the_real_game(shared_folder: Path, tmp_path: Path, capsys: Capture) -> None:
    """Whatever is changed, the first problem is where it was changed."""
    cheated = shared_game(shared_folder)
    next(a for a in cheated["actions"] if a["id"] == 99)["routes"][0]["revenue"] = 90
    code, report = audited(written(tmp_path, cheated), capsys)
    assert (code, found(report)) == (1, [(99, "revenue-differs")])
    assert [run["action"] for run in report["runs"] if not run["legal"]] == [99]
    assert report["final"] == cheated["result"]

    without_tile = shared_game(shared_folder)
    without_tile["actions"] = [action for action in without_tile["actions"] if action["id"] != 68]
    code, report = audited(written(tmp_path, without_tile), capsys)
    assert code == 1
    assert (report["actions"], report["problems"][0]["action"]) == (934, 101)  # VSB cannot go on from there
    assert not runs(report)[102]["legal"]
    assert runs(report)[99]["legal"]

    other_price = change_action(shared_game(shared_folder), 69, price=60)
    code, report = audited(written(tmp_path, other_price), capsys)
    assert code == 1
    assert found(report)[0] == (69, "train-price")

    other_company = change_action(shared_game(shared_folder), 102, entity="SCB")
    code, report = audited(written(tmp_path, other_company), capsys)
    assert code == 1
    assert found(report)[0][0] == 102

    other_result = shared_game(shared_folder)
    other_result["result"]["2798"] = 8131
    code, report = audited(written(tmp_path, other_result), capsys)
    assert (code, found(report)) == (1, [(935, "result-differs")])
    assert "8,131 for Player 4; here it is 8,130" in report["problems"][0]["text"]


# Saved games


def three() -> list[Player]:
    return [Player("1", "Ann"), Player("2", "Ben"), Player("3", "Cat")]


def own_actions(data: Json) -> list[Action]:
    """What a recorded game becomes in our own terms."""
    return [step.action for _, applied in replay_of(data).steps() for step in applied]


def saved(path: Path, actions: list[Action], setup: Setup | None = None) -> Path:
    game = create_game(path, setup or new_setup("1844", three(), "online"))
    for action in actions:
        assert isinstance(game.dispatch(action), Transition)
    assert isinstance(game.log, Journal)
    game.log.close()
    return path


def test_a_saved_game(tmp_path: Path, capsys: Capture) -> None:
    actions = own_actions(small_game())
    path = saved(tmp_path / "game.bank", actions)
    code, report = audited(path, capsys)
    assert code == 0
    _, recorded = audited(written(tmp_path, small_game()), capsys)
    for key in ("title", "rulings", "players", "final"):
        assert report[key] == recorded[key]
    assert report["actions"] == report["applied"] == len(actions)
    assert [(run["company"], run["trains"], run["claimed"], run["legal"]) for run in report["runs"]] == [
        ("VSB", ["2H"], 40, True),
        ("JS", ["2"], 70, True),
    ]
    kinds = [action.kind for action in actions]
    assert [run["action"] for run in report["runs"]] == [at for at, kind in enumerate(kinds, 1) if kind == "RunTrains"]
    assert sorted(child.name for child in tmp_path.iterdir()) == ["game.bank", "game.json"]


def test_a_saved_game_is_judged_by_its_own_rulings_unless_told_otherwise(tmp_path: Path, capsys: Capture) -> None:
    record = first_stock_round()
    record.add("buy_train", "VSB", train="2-0", price=70, variant="2H")  # without its home tile
    path = saved(tmp_path / "game.bank", own_actions(record.game()))
    code, report = audited(path, capsys)
    assert (code, report["rulings"]) == (0, "online")
    code, report = audited(path, capsys, "--rulings", "2016")
    assert (code, report["rulings"]) == (1, "2016")
    assert found(report)[0][1] == "events-differ"  # the home tile would be due


def test_what_was_undone_is_not_audited(tmp_path: Path, capsys: Capture) -> None:
    path = saved(tmp_path / "game.bank", own_actions(auction().game()))
    game = open_game(path)
    for _ in range(5):
        assert game.undo() is not None
    assert isinstance(game.log, Journal)
    game.log.close()
    code, report = audited(path, capsys)
    assert code == 0
    assert report["actions"] == report["applied"] == len(own_actions(auction().game())) - 5


def test_an_overrule_of_the_table_is_no_problem(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "game.bank"
    game = create_game(path, new_setup("1844", three(), "2016", mode="table"))
    prices = {"P1": 20, "P2": 50, "P3": 80, "P4": 110, "P5": 140}
    for private, price in prices.items():
        assert isinstance(game.dispatch(AuctionResult(actor="1", private=private, amount=price)), Transition)
    assert isinstance(game.dispatch(AuctionResult(actor="2", private="P6", amount=180)), Transition)
    assert isinstance(game.dispatch(ac.SetPar(actor="2", company="FNM", price=60)), Transition)
    assert isinstance(game.dispatch(AuctionResult(actor="3", private="P7", amount=100)), Transition)
    assert isinstance(game.dispatch(ac.StartCompany(actor="3", company="MOB", price=60)), Transition)
    sale = ac.SellShares(actor="1", company="MOB", shares=1)  # no shares are sold in the first round
    assert isinstance(game.dispatch(sale), Rejection)
    assert isinstance(game.dispatch(sale, "agreed"), Transition)
    assert isinstance(game.log, Journal)
    game.log.close()
    code, report = audited(path, capsys)
    assert code == 0
    assert report["applied"] == 10


def rewritten(path: Path, change: Callable[[list[Draft]], object]) -> Path:
    """The same game with other entries; the chain of the new file is good."""
    old = Journal.open(path, read_only=True)
    drafts = [Draft(entry.action, entry.events, entry.kind, entry.params) for entry in old.entries()]
    change(drafts)
    new = path.with_name("changed.bank")
    with Journal.create(new, old.header) as journal:
        journal.append_all(drafts)
    return new


def test_stored_effects_that_the_rules_do_not_give(tmp_path: Path, capsys: Capture) -> None:
    def bribe(drafts: list[Draft]) -> None:
        paid = {"kind": "MoneyPaid", "payer": "bank", "payee": "1", "amount": 100, "why": "friendship"}
        drafts[-1] = Draft(drafts[-1].action, [*drafts[-1].events, paid])

    path = rewritten(saved(tmp_path / "game.bank", own_actions(small_game())), bribe)
    code, report = audited(path, capsys)
    assert code == 1
    assert found(report) == [(report["actions"], "events-differ")]
    assert report["applied"] == report["actions"] - 1


def test_a_stored_run_that_is_not_legal(tmp_path: Path, capsys: Capture) -> None:
    actions = own_actions(small_game())
    at = [action.kind for action in actions].index("RunTrains")

    def lose_the_tile(drafts: list[Draft]) -> None:
        """The tile that the run needs was never laid."""
        draft = drafts[at - 1]
        kept = [event for event in draft.events if event["kind"] != "TileLaid"]
        drafts[at - 1] = Draft(draft.action, kept)

    path = rewritten(saved(tmp_path / "game.bank", actions), lose_the_tile)
    code, report = audited(path, capsys)
    assert code == 1
    assert found(report)[0] == (at, "events-differ")
    assert at + 1 in {action for action, _ in found(report)}
    assert runs(report)[at + 1]["legal"] is False


@pytest.mark.long
def test_the_game_that_ships(capsys: Capture) -> None:
    path = shipped_path()
    code, report = audited(path, capsys)
    assert (code, report["rulings"], report["finished"]) == (0, "2016", True)
    assert report["actions"] == report["applied"] == len(path.read_text("utf-8").splitlines()) - 1
    assert report["runs"]


# Exit code 2


@pytest.mark.parametrize("arguments", [[], ["--json"]])
def test_a_file_that_is_not_there(arguments: list[str], tmp_path: Path, capsys: Capture) -> None:
    sentence = failed(["audit", str(tmp_path / "nothing.json"), *arguments], capsys)
    assert sentence == f"There is no file {tmp_path / 'nothing.json'}."


@pytest.mark.parametrize("name", ["x" * 300, "."])
def test_names_that_are_no_files(name: str, tmp_path: Path, capsys: Capture) -> None:
    failed(["audit", str(tmp_path / name)], capsys)


@pytest.mark.parametrize("saved_game", [False, True])
def test_rulings_that_do_not_exist(saved_game: bool, tmp_path: Path, capsys: Capture) -> None:
    if saved_game:
        path = saved(tmp_path / "game.bank", own_actions(auction().game()))
    else:
        path = written(tmp_path, small_game())
    sentence = failed(["audit", str(path), "--rulings", "house"], capsys)
    assert "house" in sentence
    assert "2016" in sentence  # and says which there are


@pytest.mark.parametrize("content", [b"", b"hello", b"{", b'{"title": "1830"}', b"SQLite format 3\x00", b"[1, 2]"])
def test_files_of_another_kind(content: bytes, tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    one_sentence(failed(["audit", str(path), "--json"], capsys))
    assert path.read_bytes() == content


@pytest.mark.parametrize("number", [2, 8])
def test_too_few_and_too_many_players(number: int, tmp_path: Path, capsys: Capture) -> None:
    data = Record().game(players=[{"id": seat, "name": str(seat)} for seat in range(number)])
    assert f"not for {number}" in failed(["audit", str(written(tmp_path, data))], capsys)


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        ([], "This is missing: audit."),
        (["audit"], "This is missing: FILE."),
        (["audit", "a", "b"], "This is not understood: b"),
        (["audit", "a", "--rulings"], "--rulings needs something behind it."),
        (["audit", "--language", "de"], "Das fehlt: DATEI."),
        (["audit", "--language", "ja"], "不足しています：ファイル。"),
        (["audit", "a", "--language", "fr"], "--language cannot be fr; there is de, en, ja."),
    ],
)
def test_a_command_that_makes_no_sense(argv: list[str], sentence: str, capsys: Capture) -> None:
    try:
        assert failed(argv, capsys) == sentence
    finally:
        use_language("en")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("usage:", "\narguments:", "\noptions:")),
        ("de", ("Aufruf:", "\nArgumente:", "\nOptionen:")),
        ("ja", ("使い方：", "\n引数:", "\nオプション:")),
    ],
)
def test_help_in_every_language(language: str, words: tuple[str, ...], capsys: Capture) -> None:
    try:
        with pytest.raises(SystemExit):
            main(["audit", "--language", language, "--help"])
    finally:
        use_language("en")
    said = capsys.readouterr().out
    assert all(word in said for word in words)
    assert ("show this" in said, "positional" in said) == (False, False)


# As text


def test_the_report_as_text(tmp_path: Path, capsys: Capture) -> None:
    assert main(["audit", str(written(tmp_path, small_game()))]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "1844, rulings online, 3 players"
    assert lines[1].startswith("61 of 61 actions applied in ")
    assert lines[2] == "Worth so far"
    assert [line.split()[-1] for line in lines[3:6]] == ["Ann", "Ben", "Cat"]  # the richest first
    assert lines[6:] == ["2 runs, none against the rules", "No run below the best", "No problems"]


def test_a_number_that_no_run_can_earn(tmp_path: Path, capsys: Capture) -> None:
    """At the table it may be entered: a zero too many (R23)."""
    actions = own_actions(small_game())
    at = [action.kind for action in actions].index("RunTrains")
    run = actions[at]
    assert isinstance(run, ac.RunTrains)
    claim = ac.RunTrains(actor=run.actor, company=run.company, routes=(), revenue=400)
    path = saved(tmp_path / "game.bank", [*actions[:at], claim], new_setup("1844", three(), "online", mode="table"))
    code, report = audited(path, capsys)
    assert (code, found(report)) == (0, [])
    (made,) = report["runs"]
    assert (made["claimed"], made["best"], made["bound"]) == (400, 40, 40)
    main(["audit", str(path)])
    assert capsys.readouterr().out.splitlines()[6:8] == [
        "One run, 1 against the rules",
        f"  action {made['action']}: {run.company} ran for 400; no more than 40 was possible",
    ]


def test_problems_as_text(tmp_path: Path, capsys: Capture) -> None:
    data = edited(lambda actions: actions[VSB_RUN]["routes"][0].update(revenue=50))
    assert main(["audit", str(written(tmp_path, data))]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[6:] == [
        "2 runs, 1 against the rules",
        "No run below the best",
        "One problem",
        "  action 53: The record claims 50; the routes earn 40. (p. 13)",
    ]


def test_players_are_named_in_problems(tmp_path: Path, capsys: Capture) -> None:
    record = Record()
    record.add("bid", BEN, company="P1", price=20)
    _, report = audited(written(tmp_path, record.game()), capsys)
    assert report["problems"] == [{"action": 1, "code": "not-your-turn", "text": "It is Ann's turn. (p. 6)"}]


@pytest.mark.parametrize("arguments", [[], ["--json"]])
def test_names_in_every_script(arguments: list[str], tmp_path: Path, capsys: Capture) -> None:
    data = Record().game(players=[{"id": n, "name": name} for n, name in enumerate(["Zoë", "山田", "\ud800\nx"])])
    assert main(["audit", str(written(tmp_path, data)), *arguments]) == 0
    out = capsys.readouterr().out
    names = json.loads(out)["players"].values() if arguments else [line.split()[-1] for line in out.splitlines()[3:6]]
    assert list(names) == ["Zoë", "山田", f"{SIGN}{SIGN}x"]


# As a program

MODULES = """
import sys
from ui.__main__ import main
code = main(sys.argv[1:])
heavy = sorted({name.partition(".")[0] for name in sys.modules} & {"PySide6", "shiboken6", "shapely", "numpy"})
print(heavy, file=sys.stderr)
sys.exit(code)
"""


def run_program(
    repository: Path, *arguments: str, system: dict[str, str] | None = None, encoding: str | None = None
) -> "subprocess.CompletedProcess[str]":
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("QT_", "DISPLAY"))}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=repository,
        env=environment | ({"PYTHONIOENCODING": "ascii"} if system is None else system),
        capture_output=True,
        text=True,
        encoding=encoding,
        timeout=120,
        check=False,
    )


@pytest.mark.long
def test_the_program_audits_without_qt_and_shapely(repository: Path, tmp_path: Path) -> None:
    for path, code in (
        (written(tmp_path, small_game()), 0),
        (written(tmp_path, edited(lambda actions: actions[40].update(price=1)), "wrong.json"), 1),
        (saved(tmp_path / "game.bank", own_actions(first_operating_round().game())), 0),
    ):
        ended = run_program(repository, "-c", MODULES, "--language", "de", "audit", str(path), "--json")
        assert (ended.returncode, ended.stderr) == (code, "[]\n")
        assert json.loads(ended.stdout)["title"] == "1844"


@pytest.mark.long
def test_the_program_as_a_module(repository: Path, tmp_path: Path) -> None:
    players = [{"id": number, "name": name} for number, name in ((1, "Zoë"), (2, "山田"), (3, "Cat"))]
    ended = run_program(repository, "-m", "ui", "audit", str(written(tmp_path, Record().game(players=players))))
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.splitlines()[0] == "1844, rulings online, 3 players"
    missing = tmp_path / "nothing.json"
    ended = run_program(repository, "-m", "ui", "audit", str(missing))
    assert (ended.returncode, ended.stdout, ended.stderr) == (2, "", f"There is no file {missing}.\n")


def test_files_and_pipes_get_utf_8(repository: Path, tmp_path: Path) -> None:
    """Windows would take a code page that lacks most scripts."""
    players = [{"id": number, "name": name} for number, name in ((1, "Zoë"), (2, "山田"), (3, "Cat"))]
    path = str(written(tmp_path, Record().game(players=players)))
    ended = run_program(repository, "-m", "ui", "audit", path, system={"LC_ALL": "C.UTF-8"}, encoding="utf-8")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "山田" in ended.stdout


# States


def states_of(path: Path, out: Path, capsys: Capture) -> list[Json]:
    code = main(["audit", str(path), "--states", str(out)])
    said = capsys.readouterr()
    assert (code, said.err) == (0, "")
    return [json.loads(line) for line in out.read_text("utf-8").splitlines()]


def test_the_states_of_a_recorded_game(tmp_path: Path, capsys: Capture) -> None:
    data = small_game()
    lines = states_of(written(tmp_path, data), tmp_path / "out.jsonl", capsys)
    assert [line["i"] for line in lines] == list(range(-1, len(data["actions"])))
    assert [(line["id"], line["type"], line["entity"]) for line in lines[1:]] == [
        (action["id"], action["type"], action["entity"]) for action in data["actions"]
    ]
    assert lines[0]["order"] == [ANN, BEN, 3]
    assert lines[0]["players"]["1"] == {
        "cash": 800, "debt": 0, "shares": {}, "certificates": [], "counted": 0, "worth": 800,
    }  # fmt: skip
    assert (lines[0]["round"], lines[0]["turn"], lines[0]["trains_left"]) == (["ISR", 1], 1, 56)
    assert lines[0]["ipo"]["FNM"] == 100
    assert len(lines[0]["tiles"]) > 100
    last = lines[-1]
    replay = played(data)
    assert {player: entry["worth"] for player, entry in last["players"].items()} == {
        player: worth(replay.engine.rules, replay.state, player) for player in ("1", "2", "3")
    }
    assert last["companies"]["VSB"]["president"] == ANN
    assert last["pool"]["FNM"] == 30


def test_what_was_undone_or_cannot_be_has_no_state(tmp_path: Path, capsys: Capture) -> None:
    record = Record()
    record.add("bid", BEN, company="P7", price=-5)
    record.add("undo", BEN)
    record.add("bid", ANN, company="P1", price=20)
    lines = states_of(written(tmp_path, record.game()), tmp_path / "out.jsonl", capsys)
    assert [line["id"] for line in lines] == [None, 3]
    record.add("bid", BEN, company="P1")
    main(["audit", str(written(tmp_path, record.game())), "--states", str(tmp_path / "out.jsonl")])
    assert len((tmp_path / "out.jsonl").read_text("utf-8").splitlines()) == 2


def test_the_states_of_a_saved_game(tmp_path: Path, capsys: Capture) -> None:
    actions = own_actions(small_game())
    path = saved(tmp_path / "game.bank", actions)
    lines = states_of(path, tmp_path / "out.jsonl", capsys)
    assert [(line["id"], line["type"], line["entity"]) for line in lines[1:]] == [
        (number, action.kind, action.actor) for number, action in enumerate(actions, start=1)
    ]
    recorded = states_of(written(tmp_path, small_game()), tmp_path / "out.jsonl", capsys)
    assert lines[-1]["order"] == [str(player) for player in recorded[-1]["order"]]
    assert lines[-1]["players"] == recorded[-1]["players"]


def test_states_go_nowhere_they_should_not(tmp_path: Path, capsys: Capture) -> None:
    path = written(tmp_path, small_game())
    content = path.read_bytes()
    other = saved(tmp_path / "game.bank", own_actions(auction().game()))
    (tmp_path / "folder").mkdir()
    for out in (path, other, tmp_path / "folder", tmp_path / "nowhere" / "out.jsonl", path / "out.jsonl", "a\0b"):
        one_sentence(failed(["audit", str(path), "--states", str(out)], capsys))
    assert path.read_bytes() == content
    assert sorted(child.name for child in tmp_path.iterdir()) == ["folder", "game.bank", "game.json"]
    if Path("/dev/full").exists():
        assert "full" in failed(["audit", str(path), "--states", "/dev/full"], capsys)
