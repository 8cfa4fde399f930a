"""Recorded games: which actions stand after undo and redo, damaged files, and small games made by hand.

`Record` writes a recorded game as the site would; `small_game` is one of three players with its auction, two stock
rounds and two operating rounds. Other tests borrow both.
"""

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from core.interchange.recorded_file import MAX_BYTES, looks_recorded, parse_recorded, read_recorded
from core.interchange.wording import refusal_text
from core.kernel.errors import RecordedGameError
from core.kernel.family import Applied
from core.kernel.refusal import Rejection, Severity
from core.rail18 import actions as ac
from core.rail18 import events as ev
from core.rail18.engine import Engine18
from core.rail18.holdings import director, percent, pooled
from core.rail18.recorded.record import RecordedAction, RecordedGame
from core.rail18.recorded.replay import Replay
from core.rail18.state import Auction, CompanyTurn, Question, Station, StockRound
from core.text.catalogue import use_language
from tests.core.interchange.recorded_games import (
    ANN,
    BEN,
    CAT,
    JS_STATION,
    VSB_RUN,
    Json,
    Record,
    auction,
    auto_pass,
    codes,
    first_operating_round,
    first_stock_round,
    played,
    replay_of,
    small_game,
    small_record,
)


def problems(data: Json, preset: str = "online") -> list[tuple[int, str]]:
    """(id, code) of everything refused."""
    steps = replay_of(data, preset).steps()
    return [(recorded.id, code) for recorded, applied in steps for code in codes(applied)]


def steps_of(data: Json) -> dict[int, list[Applied]]:
    """Our actions by the id of the record; those that follow from auto actions are added to their leader's."""
    found: dict[int, list[Applied]] = {}
    for recorded, applied in replay_of(data).steps():
        found.setdefault(recorded.id, []).extend(applied)
    return found


GOOD = {"id": 1, "type": "pass", "entity": 1, "entity_type": "player"}

# What stands after undo and redo


def parsed(*actions: Json) -> RecordedGame:
    numbered = [{"id": number, "entity": ANN, "entity_type": "player"} | a for number, a in enumerate(actions, 1)]
    return parse_recorded(Record().game() | {"actions": numbered}, "game.json")


def standing(text: str) -> list[int]:
    """Ids that stand: p a pass, m a message, u an undo, u5 an undo back to 5, r a redo."""
    types = {"p": "pass", "m": "message", "u": "undo", "r": "redo"}
    actions = []
    for word in text.split():
        action: Json = {"type": types[word[0]]}
        if word[1:]:
            action["action_id"] = int(word[1:])
        actions.append(action)
    return [action.id for action in parsed(*actions).actions if action.type != "message"]


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("p p p", [1, 2, 3]),
        ("p p p u", [1, 2]),
        ("p p p u u", [1]),
        ("p u u u p", [5]),  # there is nothing left to undo
        ("u p", [2]),
        ("p p p u p", [1, 2, 5]),
        ("p p p u u p u", [1]),
        ("p p p p u2", [1, 2]),
        ("p p p p u0", []),
        ("p p p p u4", [1, 2, 3, 4]),
        ("p p p p u9", [1, 2, 3, 4]),
        ("p p p u1 p u1", [1]),
        ("p p p u r", [1, 2, 3]),
        ("p p p u u r", [1, 2]),
        ("p p p u u r r", [1, 2, 3]),
        ("p p p u u r r r", [1, 2, 3]),
        ("r p r", [2]),
        ("p p p p u1 r", [1, 2, 3, 4]),  # what one undo took, one redo brings back
        ("p p p p u1 r u", [1, 2, 3]),
        ("p p p u1 u r r", [1, 2, 3]),
        ("p p u p r", [1, 4]),  # another action empties the redo list
        ("p p p u u p r r", [1, 6]),
        ("p p u r u r", [1, 2]),
        ("p p m u", [1]),  # talk is no action that could be undone
        ("p p m m u u", []),
        ("m m u p", [4]),
        ("p p u m r", [1, 2]),  # and does not empty the redo list
        ("p p m u r", [1, 2]),
        ("p p u m r u2", [1, 2]),  # although its id is higher than that of what came back
        ("p p p u m r u1", [1]),
        ("p p u m r u", [1]),
    ],
)
def test_what_stands_after_undo_and_redo(text: str, left: list[int]) -> None:
    assert standing(text) == left


def test_the_count_is_of_all_actions_in_the_file() -> None:
    game = parsed({"type": "pass"}, {"type": "undo"}, {"type": "pass", "auto_actions": [{"type": "pass"}]})
    assert game.count == 3
    assert [action.id for action in game.actions] == [3, 3]


def test_many_undos_are_no_burden() -> None:
    number = 20_000
    game = parsed(*[{"type": "pass"}] * number, *[{"type": "undo"}] * (number - 1), {"type": "undo", "action_id": 1})
    assert [action.id for action in game.actions] == [1]


class Looks:
    """How often actions of a record were looked at."""

    def __init__(self) -> None:
        self.number = 0


def watched(actions: list[Json], looks: Looks) -> list[Json]:
    class Watched(dict[str, Any]):
        def __getitem__(self, key: str) -> Any:
            looks.number += 1
            return super().__getitem__(key)

    return [Watched(action) for action in actions]


@pytest.mark.parametrize(
    "pattern",
    ["m* u*", "p* u0 r*", "p* u0r*", "p* u* r*", "p* umr*", "p* m* u0mr*", "pm* u* p* u* r*", "p* u9*", "m* pu*"],
)
def test_reading_grows_with_the_record_and_not_faster(pattern: str) -> None:
    """Twice as long, twice the work: whoever writes undo, redo and talk in a row must not hold the program up."""

    def work(number: int) -> int:
        types = {"p": "pass", "m": "message", "u": "undo", "r": "redo"}
        actions: list[Json] = []
        for part in pattern.split():
            letters = re.findall(r"([pmur])(\d*)", part)
            for letter, back_to in letters * (number if part.endswith("*") else 1):
                actions.append({"type": types[letter]} | ({"action_id": int(back_to)} if back_to else {}))
        looks = Looks()
        numbered = [GOOD | action | {"id": at} for at, action in enumerate(actions, 1)]
        parse_recorded(Record().game() | {"actions": watched(numbered, looks)}, "game.json")
        return looks.number

    assert work(400) < 2.1 * work(200)


def silence(number: int) -> dict[str, list[Json]]:
    """What a record may say for long in a company's turn without going on."""

    def many(**action: Any) -> list[Json]:
        return [GOOD | {"entity": "VSB", "entity_type": "corporation"} | action for _ in range(number)]

    ann = {"entity": ANN, "entity_type": "player"}
    return {
        "talk": many(type="message", **ann),
        "standing orders": many(type="program_share_pass", **ann),
        "passes": many(type="pass"),
        "passes of others": many(type="pass", entity="JS"),
        "abilities": many(type="choose_ability", entity="P4", entity_type="company"),
        "later steps": many(type="pass") + many(type="run_routes", routes=[]),
        "later steps of a private": many(type="pass") + many(type="buy_train", entity="P4", entity_type="company"),
    }


@pytest.mark.parametrize("kind", list(silence(0)))
def test_replaying_grows_with_the_record_and_not_faster(kind: str) -> None:
    def work(number: int) -> int:
        record = first_stock_round()
        for action in silence(number)[kind]:
            record.actions.append(action | {"id": len(record.actions) + 1})
        record.add("lay_tile", "VSB", hex="C24", tile="57-0", rotation=2)
        replay = replay_of(record.game())
        looks = 0

        class Watched(tuple[RecordedAction, ...]):
            __slots__ = ()

            def __getitem__(self, at: Any) -> Any:
                nonlocal looks
                found = super().__getitem__(at)
                looks += len(found) if isinstance(at, slice) else 1
                return found

        replay.game = replace(replay.game, actions=Watched(replay.game.actions))
        for _ in replay.steps():
            pass
        return looks

    assert work(80) < 2.2 * work(40)


@pytest.mark.parametrize(
    ("type_", "fields"),
    [
        ("run_routes", {"entity": "VSB", "routes": [{"train": "2-0", "hexes": ["C24", "D25"]}] * 5000}),
        ("run_routes", {"entity": "VSB", "routes": [{"train": "2-0", "connections": [["C24", "D25"]] * 5000}]}),
        ("destination_connection", {"entity": "VSB", "corporations": ["VSB"] * 5000}),
    ],
)
def test_one_action_does_not_hold_up_the_others(type_: str, fields: Json, monkeypatch: pytest.MonkeyPatch) -> None:
    """However much it names: between two actions somebody may wish to leave."""
    record = first_operating_round()
    record.add(type_, **fields)
    decided = 0
    decide = Engine18.decide

    def counted(self: Engine18, *words: Any, **more: Any) -> Any:
        nonlocal decided
        decided += 1
        return decide(self, *words, **more)

    replay = replay_of(record.game())
    steps = replay.steps()
    for _ in range(len(replay.game.actions) - 1):
        next(steps)
    monkeypatch.setattr(Engine18, "decide", counted)
    next(steps)
    assert decided < 50


def test_auto_actions_follow_their_action_and_bear_its_id() -> None:
    first, second = auto_pass(BEN), [*auto_pass(CAT), {"type": "program_disable", "entity": CAT}]
    game = parsed({"type": "pass", "auto_actions": first}, {"type": "bid", "auto_actions": second}, {"type": "pass"})
    assert [(action.id, action.type, action.entity, action.auto) for action in game.actions] == [
        (1, "pass", "1", False),
        (1, "pass", "2", True),
        (2, "bid", "1", False),
        (2, "pass", "3", True),
        (2, "program_disable", "3", True),
        (3, "pass", "1", False),
    ]
    assert game.count == 3


def test_undo_takes_auto_actions_with_it_and_redo_brings_them_back() -> None:
    auto = {"type": "pass", "auto_actions": auto_pass(BEN)}
    assert [action.id for action in parsed({"type": "pass"}, auto, {"type": "undo"}).actions] == [1]
    again = parsed({"type": "pass"}, auto, {"type": "undo"}, {"type": "redo"})
    assert [(action.id, action.auto) for action in again.actions] == [(1, False), (2, False), (2, True)]


# Files that are no recorded games


def one_sentence(error: pytest.ExceptionInfo[RecordedGameError]) -> str:
    text = str(error.value)
    assert text.endswith(".")
    assert "\n" not in text
    assert len(text) < 200
    return text


def without(data: Json, key: str) -> Json:
    return {name: value for name, value in data.items() if name != key}


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        ([], "it holds no game"),
        (None, "it holds no game"),
        ("1844", "it holds no game"),
        (without(Record().game(), "title"), "it names no title"),
        (Record().game(title="1830"), "a game of 1830"),
        (Record().game(title=["1844"]), "it names no title"),
        (Record().game(title="x" * 500 + "\n"), "a game of"),
        (without(Record().game(), "players"), "list of players"),
        (Record().game(players=None), "list of players"),
        (Record().game(players={"1": "Ann"}), "list of players"),
        (Record().game(players=[]), "list of players"),
        (Record().game(players=[{"id": 1}]), "list of players"),
        (Record().game(players=[{"name": "Ann"}, {"id": 2}, {"id": 3}]), "list of players"),
        (Record().game(players=[{"id": 1}, {"id": 2}, {"id": 1}]), "list of players"),
        (Record().game(players=[{"id": 1}, {"id": 2}, {"id": "1"}]), "list of players"),
        (Record().game(players=[1, 2, 3]), "list of players"),
        (Record().game(players=[{"id": number} for number in range(13)]), "list of players"),
        (without(Record().game(), "actions"), "list of actions"),
        (Record().game(actions={}), "list of actions"),
        (Record().game(actions=[GOOD, None]), "list of actions"),
        (Record().game(actions=[GOOD, "pass"]), "list of actions"),
        (Record().game(actions=[without(GOOD, "id")]), "list of actions"),
        (Record().game(actions=[GOOD | {"id": "1"}]), "list of actions"),
        (Record().game(actions=[GOOD | {"id": 1.0}]), "list of actions"),
        (Record().game(actions=[without(GOOD, "type")]), "list of actions"),
        (Record().game(actions=[GOOD | {"type": 5}]), "list of actions"),
        (Record().game(actions=[GOOD | {"auto_actions": {}}]), "list of actions"),
        (Record().game(actions=[GOOD | {"auto_actions": None}]), "list of actions"),
        (Record().game(actions=[GOOD | {"auto_actions": ["pass"]}]), "list of actions"),
    ],
)
def test_a_damaged_structure_is_named_in_one_sentence(data: Any, reason: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(data), "utf-8")
    with pytest.raises(RecordedGameError) as caught:
        read_recorded(path)
    assert reason in one_sentence(caught)
    assert "game.json" in str(caught.value)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"{}}",
        b'{"title": "1844", "actions": [',
        b'{"title": "1844"} {"title": "1844"}',
        b"{'title': '1844'}",
        b'{"title": "18\xff\xfe"}',
        b'{"a": ' * 100_000,
        b'{"id": ' + b"9" * 5000 + b"}",
        json.dumps(small_game()).encode()[:-1],
        json.dumps(small_game()).encode("utf-16")[:-3],
    ],
    ids=range(11),
)
def test_what_is_no_complete_json(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    with pytest.raises(RecordedGameError) as caught:
        read_recorded(path)
    assert one_sentence(caught) == "game.json is not a complete JSON file."


def test_a_file_that_is_not_there_or_too_large(tmp_path: Path) -> None:
    with pytest.raises(RecordedGameError) as caught:
        read_recorded(tmp_path / "game.json")
    assert one_sentence(caught).startswith("game.json cannot be read")
    with pytest.raises(RecordedGameError) as caught:
        read_recorded(tmp_path)
    assert "cannot be read" in one_sentence(caught)
    large = tmp_path / "large.json"
    with large.open("wb") as file:
        file.truncate(MAX_BYTES + 1)
    with pytest.raises(RecordedGameError) as caught:
        read_recorded(large)
    assert one_sentence(caught) == "large.json is too large for a recorded game."


@pytest.mark.parametrize(
    ("content", "recorded"),
    [
        (b'{"title"', True),
        (b' \r\n\t{"title"', True),
        (b'\xef\xbb\xbf{"title"', True),
        (b"SQLite format 3\x00", False),
        (b"", False),
    ],
)
def test_a_recorded_game_is_known_by_its_beginning(content: bytes, recorded: bool, tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_bytes(content)
    assert looks_recorded(path) is recorded


def test_a_file_with_a_byte_order_mark_is_read(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b"\xef\xbb\xbf" + json.dumps(small_game()).encode())
    assert read_recorded(path) == parse_recorded(small_game(), "game.json")


def test_players_and_result_are_read() -> None:
    players = [{"id": 12}, {"id": "x7", "name": "Ben"}, {"id": 3, "name": "C" * 200, "more": []}]
    game = parse_recorded(Record().game(players=players, result={"12": 100, "x7": "much", "3": -5}), "game.json")
    assert game.players == (("12", "12"), ("x7", "Ben"), ("3", f"{'C' * 39}…"))
    assert game.result == {"12": 100, "3": -5}
    assert parse_recorded(Record().game(result=[1, 2]), "game.json").result == {}


# The importer on small games


def test_the_auction() -> None:
    replay = played(auction().game())
    state = replay.state
    assert {code: state.papers[code].owner for code in ("P1", "P2", "P3", "P4", "P5", "P6", "P7")} == {
        "P1": "1", "P2": "2", "P3": "2", "P4": "3", "P5": "3", "P6": "1", "P7": "1",
    }  # fmt: skip
    assert [state.cash[player] for player in ("1", "2", "3")] == [800 - 180 - 100, 800 - 50 - 80, 800 - 110 - 140]
    assert state.frame == StockRound(1, "1")
    assert state.order == ("1", "3", "2")  # least cash first
    assert percent(replay.engine.rules, state, "MOB", "3") == 10  # comes with P5
    assert len(state.paper_codes("2")) == 3  # a tunnel certificate with P3


def test_p1_falls_by_five_until_it_is_given_away() -> None:
    data = auction().game()
    minimum = []
    replay = replay_of(data)
    for recorded, _ in replay.steps():
        frame = replay.state.frame
        if recorded.id in (3, 6, 9, 12):
            assert isinstance(frame, Auction)
            minimum.append((frame.private, frame.minimum))
    assert minimum == [("P1", 15), ("P1", 10), ("P1", 5), ("P2", 50)]
    assert replay.state.papers["P1"].owner == "1"


def test_p1_taken_for_nothing_by_a_bid_of_nothing() -> None:
    record = auction()
    record.actions.insert(12, {**GOOD, "id": 12, "type": "bid", "company": "P1", "price": 0})
    assert played(record.game()).state == played(auction().game()).state


def test_p1_for_a_fallen_price() -> None:
    record = Record()
    record.passes(ANN, BEN, CAT)
    record.passes(ANN)
    record.add("bid", BEN, company="P1", price=15)
    record.passes(CAT)
    state = played(record.game()).state
    assert state.papers["P1"].owner == "2"
    assert state.cash["2"] == 785


def test_the_par_that_comes_with_p6_costs_nothing() -> None:
    steps = steps_of(auction().game())
    (asked,) = [step for step in steps[27] if isinstance(step.action, ac.Pass)]
    assert not isinstance(asked.outcome, Rejection)
    assert ev.FrameEntered(Question("par", "1", company="FNM")) in asked.outcome
    (par,) = steps[28]
    assert par.action == ac.SetPar(actor="1", company="FNM", price=100)
    assert not isinstance(par.outcome, Rejection)
    assert not [event for event in par.outcome if isinstance(event, ev.MoneyPaid) and event.payer == "1"]


def test_the_first_stock_round() -> None:
    replay = played(first_stock_round().game())
    rules, state = replay.engine.rules, replay.state
    assert [director(rules, state, sym) for sym in ("VSB", "JS", "FNM")] == ["1", "3", "1"]
    assert percent(rules, state, "VSB", "1") == 75
    assert pooled(rules, state, "FNM") == 30
    assert state.cash["1"] == 520 - 200 - 100 + 5 + 30  # the income of the first operating round is in
    assert state.frame == CompanyTurn("VSB")


def test_standing_orders_do_nothing_and_their_passes_count() -> None:
    steps = steps_of(first_stock_round().game())
    assert [step.action for step in steps[34]] == [ac.Pass(actor="2", what="stock")]
    assert [step.action for step in steps[37]] == [ac.Pass(actor=player, what="stock") for player in ("3", "2")]
    assert steps[35] == []


def test_the_first_operating_round() -> None:
    state = played(first_operating_round().game()).state
    assert state.frame == StockRound(2, state.order[0])
    assert {label: (placed.tile, placed.rotation) for label, placed in state.tiles.items()} == {
        "C24": ("57", 2), "I2": ("8", 4), "L21": ("57", 0),
    }  # fmt: skip
    assert {train.owner: train.type for train in state.trains.values()} == {"VSB": "2H", "JS": "2", "FNM": "2H"}
    assert state.stations["C24"] == (Station("VSB", 0),)  # placed by itself
    assert state.cash["VSB"] == 200 - 70


def test_passes_that_meet_no_question_are_left_out() -> None:
    steps = steps_of(small_game())
    assert steps[43] == []  # JS could place no station then
    assert [step.action.kind for step in steps[39]] == ["LayTile"]  # and an automatic pass of a company never counts
    assert [step.action.kind for step in steps[57]] == []


def test_the_run_the_dividend_and_the_station() -> None:
    replay = played(small_game())
    rules, state = replay.engine.rules, replay.state
    steps = steps_of(small_game())
    (run,) = steps[VSB_RUN]
    assert run.action == ac.RunTrains(
        actor="1", company="VSB", routes=(ac.Route(train="2-0", path=run_path("C24.0", "C24/5", "D25.0")),)
    )
    assert not isinstance(run.outcome, Rejection)
    assert [event.revenue for event in run.outcome if isinstance(event, ev.RunMade)] == [40]
    assert state.cash["1"] == 255 + 35 + 30  # income once more, and 75 % of 40
    assert Station("JS", 0) in state.stations["K2"]
    (station,) = steps[JS_STATION]
    assert station.action == ac.PlaceStation(actor="3", company="JS", hex="K2", node=0)
    assert state.companies["JS"].last_revenue == 70
    assert replay.state.frame == CompanyTurn("FNM")
    assert director(rules, state, "FNM") == "1"


def run_path(*points: str) -> tuple[str, ...]:
    return points


def test_steps_that_the_record_leaves_out_are_passed() -> None:
    record = first_operating_round()
    del record.actions[44]  # JS's last pass: FNM acts next
    steps = steps_of(record.game())
    assert [step.action for step in steps[44]] == [
        ac.BuyTrain(actor="3", company="JS", source="bank", train="2", price=90),
        ac.Pass(actor="3", what="trains"),
    ]
    assert played(record.game()).state == played(first_operating_round().game()).state


def test_the_same_game_through_undo_and_redo() -> None:
    plain = small_record()
    winding = Record()
    for action in plain.actions:
        number = len(winding.actions)
        if action["type"] in ("lay_tile", "bid", "run_routes"):
            winding.add("message", ANN, message="wait")
            winding.actions.append({**action, "id": len(winding.actions) + 1})
            winding.add("undo", ANN)
            if action["type"] == "bid":
                winding.add("pass", ANN)
                winding.add("undo", ANN, action_id=number)
            else:
                winding.add("redo", ANN)
                continue
        winding.actions.append({**action, "id": len(winding.actions) + 1})
    assert len(winding.actions) > len(plain.actions) + 50
    assert played(winding.game()).state == played(plain.game()).state


@pytest.mark.parametrize("preset", ["online", "2016"])
def test_the_small_game_is_legal_under(preset: str) -> None:
    assert problems(small_game(), preset) == []


def test_a_share_from_the_pool() -> None:
    record = first_operating_round()
    record.add("buy_shares", BEN, shares=["FNM_1"], percent=10)
    steps = steps_of(record.game())
    assert [step.action for step in steps[49]] == [ac.BuyShare(actor="2", company="FNM", source="pool", percent=10)]


def test_a_share_without_its_percent() -> None:
    record = first_operating_round()
    record.add("buy_shares", BEN, shares=["VSB_2"])
    steps = steps_of(record.game())
    assert [step.action for step in steps[49]] == [ac.BuyShare(actor="2", company="VSB", source="bank", percent=25)]
    assert problems(record.game()) == []


def test_a_sale_and_the_other_share_of_the_same_company() -> None:
    record = first_operating_round()
    record.passes(BEN, CAT)
    record.add("sell_shares", ANN, shares=["VSB_1"], percent=25)
    record.add("pass", ANN)
    record.add("buy_shares", BEN, shares=["VSB_1"], percent=25)
    steps = steps_of(record.game())
    assert [step.action for step in steps[51]] == [ac.SellShares(actor="1", company="VSB", shares=1)]
    assert [step.action for step in steps[53]] == [ac.BuyShare(actor="2", company="VSB", source="pool", percent=25)]
    assert problems(record.game()) == []


def test_what_breaks_a_rule_is_noted_and_played() -> None:
    record = first_stock_round()
    at = len(record.actions)
    record.add("sell_shares", ANN, shares=["VSB_1"], percent=25)
    record.actions[at - 1 :] = [{**action, "id": at + n} for n, action in enumerate(reversed(record.actions[at - 1 :]))]
    assert problems(record.game()) == [(38, "no-sales-in-first-round")]
    state = played_on(record.game()).state
    assert state.cash["1"] == 520 - 200 - 100 + 90  # the price fell first


def test_what_is_impossible_is_noted_and_left_out() -> None:
    record = first_operating_round()
    record.add("sell_shares", BEN, shares=["VSB_1"], percent=25)
    assert problems(record.game()) == [(49, "no-shares-to-sell")]
    assert played_on(record.game()).state == played(first_operating_round().game()).state


def test_a_player_out_of_turn_is_noted() -> None:
    record = first_operating_round()  # it is Ben's turn
    record.add("buy_shares", ANN, shares=["FNM_1"], percent=10)
    assert problems(record.game()) == [(49, "not-your-turn")]
    state = played_on(record.game()).state
    assert isinstance(state.frame, StockRound)
    assert (state.frame.player, state.frame.last_actor) == ("2", "1")


def test_a_player_who_is_not_in_the_game() -> None:
    record = first_operating_round()
    record.add("buy_shares", 9, shares=["FNM_1"], percent=10)
    assert problems(record.game()) == [(49, "not-your-turn")]
    assert played_on(record.game()).state == played(first_operating_round().game()).state


def played_on(data: Json) -> Replay:
    """The replay at its end, whatever was refused."""
    replay = replay_of(data)
    assert all(True for _ in replay.steps())
    return replay


def test_an_action_that_makes_no_sense_is_one_problem() -> None:
    for broken in (
        {"type": "bid", "company": "P1"},
        {"type": "bid", "company": "P1", "price": "much"},
        {"type": "bid", "company": ["P1"], "price": 20},
        {"type": "par", "corporation": "VSB", "share_price": "dear"},
        {"type": "buy_shares", "shares": []},
        {"type": "buy_shares", "shares": "VSB_1"},
        {"type": "buy_shares", "shares": [7], "percent": 25},
        {"type": "sell_shares", "shares": ["VSB_77"]},
        {"type": "lay_tile", "hex": "C24", "tile": 57, "rotation": 0},
        {"type": "lay_tile", "hex": "C24", "tile": "57-0", "rotation": None},
        {"type": "place_token", "city": "nowhere"},
        {"type": "place_token", "city": None},
        {"type": "run_routes", "routes": [5]},
        {"type": "run_routes", "routes": [{"train": "2-0", "connections": [["C24", "Z99"]]}]},
        {"type": "dividend"},
        {"type": "buy_train", "train": 2, "price": 70},
        {"type": "buy_train", "train": "2-0", "price": 10**9},
        {"type": "discard_train", "train": "9-9"},
        {"type": "payoff_player_debt", "entity": "nobody"},
        {"type": "destination_connection", "corporations": 5},
    ):
        action = {"id": 1, "entity": "VSB", "entity_type": "corporation", **broken}
        replay = replay_of(Record().game(actions=[action]))
        ((_, applied),) = replay.steps()
        (step,) = applied
        assert isinstance(step.outcome, Rejection), broken
        assert step.outcome.severity is Severity.IMPOSSIBLE
        assert "\n" not in str(step.outcome.params.get("what", "")), broken
        assert replay.state == replay.engine.initial()


@pytest.mark.parametrize(
    ("broken", "detail"),
    [
        ({"type": "bid", "company": "P1"}, "price fehlt oder ist unbekannt"),
        ({"type": "bid", "company": "P1", "price": "much"}, "bid.amount ergibt keinen Sinn"),
        ({"type": "par", "corporation": "VSB", "share_price": "dear"}, "par ergibt keinen Sinn"),
        ({"type": "discard_train", "train": "9-9"}, "9-9 ergibt keinen Sinn"),
        ({"type": "place_token", "city": "nowhere"}, "nowhere ergibt keinen Sinn"),
    ],
)
def test_what_makes_no_sense_is_told_in_the_language_in_use(broken: Json, detail: str) -> None:
    use_language("de")
    try:
        action = {"id": 1, "entity": "VSB", "entity_type": "corporation", **broken}
        ((_, (step,)),) = replay_of(Record().game(actions=[action])).steps()
        assert isinstance(step.outcome, Rejection)
        assert refusal_text(step.outcome) == f"Die Aufzeichnung lässt sich hier nicht lesen: {detail}."
    finally:
        use_language("en")


def test_types_that_are_not_known_are_passed_over() -> None:
    record = Record()
    record.add("program_buy_shares", ANN, corporation="VSB")
    record.add("end_game", ANN)
    record.add("something_new", ANN)
    assert played(record.game()).state == played(Record().game()).state
