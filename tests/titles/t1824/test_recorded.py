"""Recorded games of 1824: names, what is not said, what is paid, variants and dates, damaged ones."""

import json
from pathlib import Path
from typing import Any

import pytest

from core import registry
from core.interchange.audit import audit
from core.interchange.recorded_file import parse_recorded
from core.interchange.recorded_import import imported_game, kept_game, read_import
from core.kernel.errors import RecordedGameError
from core.rail18 import actions as ac
from core.rail18.recorded.replay import MOST_ROUNDS
from core.rail18.recorded.routes import path_of
from core.rail18.state import CompanyTurn, GameOver, OperatingRound, Placed, Question, Station, StockRound
from core.rail18.worth import worth
from core.titles.t1824.actions import DeclineExchange
from core.titles.t1824.recorded import RECORDS
from tests.titles.t1824.play import Table
from tests.titles.t1824.recorded_games import (
    ANN,
    BEN,
    CAT,
    EPP_RUN,
    Json,
    Record,
    codes,
    first_round,
    first_turns,
    played,
    problems,
    replayed,
)


def without(data: Json, *ids: int) -> Json:
    return data | {"actions": [action for action in data["actions"] if action["id"] not in ids]}


def changed(data: Json, id_: int, **fields: Any) -> Json:
    return data | {"actions": [action | (fields if action["id"] == id_ else {}) for action in data["actions"]]}


def table(preset: str = "online") -> Table:
    """Players are called as in the records."""
    return Table(("1", "2", "3"), preset)


def written(tmp_path: Path, data: Json) -> Path:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(data))
    return path


# Names


def test_labels_and_symbols_are_the_records_own() -> None:
    state = played(first_turns().game()).state
    assert state.tiles["C4"] == Placed("6", 3)
    assert state.tiles["G10"] == Placed("631", 1)
    assert state.stations["F11"] == (Station("Sd1", 0),)
    assert (state.cash["Sd1"], state.trains["2-0"].owner) == (160, "Sd1")
    assert state.shares["kk1"]["kk1_0"] == "3"


def test_states_are_written_in_the_records_names_and_those_of_our_files_in_ours(tmp_path: Path) -> None:
    told: list[Json] = []
    path = written(tmp_path, first_turns().game())
    assert audit(path, None, told.append).problems == []
    assert told[0]["phase"] == "2"  # there is no phase 1 there
    assert told[0]["reserved"] == {
        **dict.fromkeys(("EPP", "EOD", "MLB", "SPB", "SD1", "SD2", "SD3", "UG1", "UG2", "KK1", "KK2"), 100),
        "BK": 20,
        "MS": 20,
        "CL": 20,
        "SB": 20,
        "SD": 40,
        "UG": 30,
        "KK": 30,
    }
    assert told[0]["trains_left"]["10"] == 20
    assert [line["next"] for line in told[15:20]] == [BEN, CAT, "EPP", "EPP", "EOD"]
    assert told[-1]["companies"]["SD1"] == {
        "kind": "minor",
        "cash": 160,
        "trains": ["2"],
        "president": BEN,
        "floated": True,
        "operated": True,
        "stations": [["E12", 0]],
    }
    assert told[18]["tiles"] == [["B5", "6", 3]]
    assert told[18]["round"] == ["OR", 1, 1]
    assert told[-1]["phase"] == "2"
    ours = tmp_path / "game.bankhalter"
    kept_game(imported_game(read_import(path)), ours).log.close()  # type: ignore[attr-defined]
    told.clear()
    assert audit(ours, None, told.append).problems == []
    assert (told[0]["phase"], told[0]["reserved"]["Sd"], told[0]["next"]) == ("1", 40, "3")
    assert told[-1]["companies"]["Sd1"]["stations"] == [["F11", 0]]


# The order of the file


def test_the_order_of_the_file_counts_and_not_the_ids(tmp_path: Path) -> None:
    data = first_turns().game()
    jumping = [action | {"id": action["id"] % 7 + 3} for action in data["actions"]]
    assert played(data | {"actions": jumping}).state == played(data).state
    told: list[Json] = []
    report = audit(written(tmp_path, data | {"actions": jumping}), None, told.append)
    assert (report.problems, report.applied) == ([], len(jumping))
    assert [line["i"] for line in told] == list(range(-1, len(jumping)))


def test_an_undo_goes_back_to_where_its_id_first_stood() -> None:
    data = first_round().game()
    wrong = [{"type": "buy_company", "entity": BEN, "entity_type": "player", "company": "B1", "price": 120}] * 2
    actions = [{**action, "id": 100 - action["id"]} for action in data["actions"]]
    undone = [{**action, "id": 40 + n} for n, action in enumerate(wrong)]
    undo = {"type": "undo", "entity": BEN, "entity_type": "player", "id": 50, "action_id": actions[4]["id"]}
    game = data | {"actions": [*actions[:5], *undone, undo, *actions[5:]]}
    assert played(game).state == played(data).state
    assert [action.place for action in parse_recorded(game, "game.json").actions] == [*range(5), *range(8, 20)]


def test_what_is_refused_once_is_not_taken_from_others_with_its_id(tmp_path: Path) -> None:
    data = first_turns().game()
    data["actions"][0] = data["actions"][0] | {"company": "Q9"}
    same = data | {"actions": [action | {"id": 1} for action in data["actions"]]}
    assert audit(written(tmp_path, same)).applied == audit(written(tmp_path, data)).applied > 0


# What is not said


def test_who_is_left_out_has_passed() -> None:
    """Ben and Cat could buy shares; the file goes on with a company."""
    data = first_turns().game()
    assert played(without(data, 16, 17)).state == played(data).state
    assert played(without(data, 16)).state == played(data).state


def test_the_first_round_may_end_before_ours(tmp_path: Path) -> None:
    """A6: with the last purchase everybody's latest turn was a pass, there."""
    record = first_round()
    record.actions = record.actions[:9]
    record.add("lay_tile", "EPP", hex="B5", tile="6-0", rotation=3)
    state = played(record.game()).state
    assert state.frame == CompanyTurn("EPP", "run", tiles_laid=1)
    assert state.companies["Sd3"].closed


def test_steps_of_a_company_that_are_left_out_were_passed() -> None:
    """SD1 lays nothing and does not say so, nor that it buys no second train."""
    record = first_turns()
    del record.actions[22:]
    record.add("buy_train", "SD1", train="2-0", price=80, variant="2")
    record.add("lay_tile", "SD2", hex="G10", tile="57-0", rotation=0)
    replay = played(record.game())
    assert replay.state.frame == CompanyTurn("Sd2", "trains", tiles_laid=1)
    assert replay.state.companies["Sd1"].operated


def test_nothing_is_passed_where_that_does_not_lead_to_what_follows() -> None:
    """A damaged record does not carry the game away with it."""
    record = first_turns()
    record.add("buy_shares", 99, shares=["BK_1"], percent=10)
    replay = replayed(record.game())
    assert problems(replay) != []
    assert replay.state == played(first_turns().game()).state


def test_a_stock_round_of_which_the_record_does_not_know_is_a_problem() -> None:
    record = first_turns()
    for number, company in enumerate(("SD2", "SD3", "UG1", "UG2", "KK1", "KK2"), 1):
        record.add("buy_train", company, train=f"2-{number}", price=80, variant="2")
    played(record.game())
    record.add("pass", "EPP")
    assert problems(replayed(record.game())) == [(len(record.actions), "not-your-turn")]


@pytest.mark.parametrize(("cash", "told"), [(0, []), (100, ["not-your-turn"])])
def test_a_stock_round_in_which_one_could_only_exchange_may_be_left_out(cash: int, told: list[str]) -> None:
    """BH ends its set with a purchase and lays track in the next round; Ann has B1, and perhaps money for a share."""
    t = table().phase("3").company("BH", 80, treasury=180, **{"3": 5}).mountain("B1", "1").stack(_2=9, _3=1)
    t.give(**{"1": cash, "2": 0, "3": 0}).turn("BH", "trains", 2, 2)
    record = Record()
    record.add("buy_train", "BH", train="3-1", price=180, variant="3")
    record.add("lay_tile", "BH", hex="I14", tile="9-0", rotation=0)
    replay = replayed(record.game(), start=t.state)
    assert [code for _, code in problems(replay)] == told
    assert replay.state.tiles["J13"] == Placed("9", 0)


@pytest.mark.parametrize("said", [True, False])
def test_forced_exchanges_one_by_one_taken_and_given_up(said: bool) -> None:
    """A15: by a word, or because the file goes on with the next railway or with somebody else."""
    t = table().phase("4").mountain("B1", "1").mountain("B2", "2").mountain("B3", "1").stock("2", 5)
    t.change(flow=(*t.state.flow, Question("exchange", "1", item="B1")))
    record = Record()
    if said:
        record.add("pass", ANN)
    record.add("buy_shares", "B2", shares=["MS_3"], percent=10, share_price=0)
    if said:
        record.add("pass", ANN)
    record.add("pass", BEN)
    replay = replayed(record.game(), start=t.state)
    if not said:  # before the first action nothing shows what was left out
        record.actions.insert(0, {"type": "message", "entity": ANN, "id": 0})
        replay = replayed(record.game(), start=t.state)
        replay._leave_turn(0, [])
    assert problems(replay) == []
    assert replay.state.shares["MS"]["MS_1"] == "2"
    assert replay.state.paper_codes("1") == []
    assert isinstance(replay.state.frame, StockRound)
    assert replay.state.frame.player == "3"


def test_a_decline_that_the_rule_book_forbids_is_a_problem() -> None:
    t = table("book").phase("4").mountain("B1", "1").stock("2", 5)
    t.change(flow=(*t.state.flow, Question("exchange", "1", item="B1")))
    record = Record()
    record.add("pass", ANN)
    assert problems(replayed(record.game(), "book", t.state)) == [(1, "exchange-must")]


def test_only_questions_about_an_exchange_are_declined() -> None:
    assert RECORDS.declined(Question("exchange", "1", item="B1")) == DeclineExchange(actor="1", code="B1")
    assert RECORDS.declined(Question("discard", "1", company="BK")) is None


# Exchanges, debts, trains, stations


def test_a_free_exchange_of_a_mountain_railway_and_of_a_coal_railway() -> None:
    t = table().phase("3").mountain("B2", "1").minor("EOD", "2", 200, treasury=30).own("EOD", **{"1g-0": "1g"})
    t.stock("1", 3)
    record = Record()
    record.add("buy_shares", "B2", shares=["CL_4"], percent=10, share_price=0)
    record.add("special_buy", BEN, description="EOD", cost=0)
    state = played(record.game(), start=t.state).state
    assert state.shares["CL"]["CL_1"] == "1"
    assert (state.shares["MS"]["MS_0"], state.cash["MS"], state.trains["1g-0"].owner) == ("2", 30, "MS")


def test_debts_are_repaid_in_whole_or_in_part() -> None:
    t = table().give(**{"1": 500, "2": 40}).stock("1", 3).change(train_debt={"1": 90, "2": 90})
    record = Record()
    record.add("payoff_player_debt_partial", ANN, amount=30)
    record.add("payoff_player_debt_partial", ANN, amount=900)
    record.add("pass", ANN)
    record.add("payoff_player_debt", BEN)
    state = played(record.game(), start=t.state).state
    assert (state.debt("1"), state.cash["1"]) == (0, 410)
    assert (state.debt("2"), state.cash["2"]) == (50, 0)


def trading() -> Table:
    t = table().phase("3").company("BK", 100, treasury=500, **{"1": 5}).company("MS", 100, treasury=10, **{"1": 5})
    return t.own("BK", **{"2-5": "2"}).own("MS", **{"2-7": "2"}).stack(_2=9, _3=3).turn("BK", "trains")


def test_a_train_is_handed_in_and_the_new_one_is_known_by_its_number() -> None:
    record = Record()
    record.add("buy_train", "BK", train="3-3", price=140, variant="3", exchange="2-5")
    record.add("buy_train", "BK", train="2-7", price=1)
    state = played(record.game(), start=trading().state).state
    assert {train: card.owner for train, card in state.trains.items()} == {"3-3": "BK", "2-7": "BK"}
    assert (state.cash["BK"], state.cash["MS"]) == (500 - 140 - 1, 11)


def test_a_train_that_the_record_never_named_is_bought_from_its_owner() -> None:
    """The 1g of a coal railway comes with its purchase and is not named there."""
    t = trading().own("MS", **{"1g-2": "1g"})
    record = Record()
    record.add("buy_train", "BK", train="1g-2", price=77)
    assert played(record.game(), start=t.state).state.trains["1g-2"].owner == "BK"


def test_trains_over_the_limit() -> None:
    t = trading().own("BK", **{"2-0": "2", "2-1": "2", "2-2": "2"}).phase("4").stack(_3=7, _4=0)
    t.change(trains={train: card for train, card in t.state.trains.items() if card.type != "2"})
    t.own("BK", a="3", b="3", c="3", d="3")
    t.change(flow=(*t.state.flow, Question("discard", "1", company="BK")))
    record = Record()
    record.add("discard_train", "BK", train="3-6")
    assert len(played(record.game(), start=t.state).state.trains_of("BK")) == 3


@pytest.mark.parametrize(("choice", "left"), [("Return one token", 2), ("Return the other token", 1)])
def test_the_kk_gives_back_the_station_of_its_first_or_its_second_forerunner(choice: str, left: int) -> None:
    """A30, as the site asks it."""
    t = table().phase("6").minor("kk1", "1", 240).minor("kk2", "2").own("kk1", **{"5-0": "5"})
    t.turn("kk2", "trains", acted=("kk1",)).own("kk2", **{"5-1": "5"})
    record = Record()
    record.add("pass", "KK2")
    record.add("choose", ANN, choice=choice)
    state = played(record.game(), start=t.state).state
    assert [station.node for station in state.stations["F11"] if station.company == "kk"] == [left]
    assert state.companies["kk"].stations_left == 4


# Runs


def test_mine_money_is_worked_out_and_never_read() -> None:
    data = first_turns().game()
    for subsidy in (0, 999, "much", None):
        assert played(changed(data, EPP_RUN, subsidy=subsidy)).state == played(data).state


def test_a_run_is_paid_as_it_is_recorded(tmp_path: Path) -> None:
    data = first_turns().game()
    (route,) = data["actions"][EPP_RUN - 1]["routes"]
    other = changed(data, EPP_RUN, routes=[route | {"revenue": 60}])
    replay = replayed(other)
    assert problems(replay) == [(EPP_RUN, "revenue-differs")]
    right = played(data).state
    assert (replay.state.cash["EPP"], replay.state.cash["1"]) == (right.cash["EPP"] + 20, right.cash["1"] + 20)
    report = audit(written(tmp_path, other))
    assert [(problem.action, problem.code) for problem in report.problems] == [(EPP_RUN, "revenue-differs")]
    assert [(run.claimed, run.best, run.legal) for run in report.runs] == [(60, 20, False)]
    assert report.applied == len(data["actions"])


@pytest.mark.parametrize(
    "connections", [[["B5", "Z9"]], [["B5"]], [[7]], [["B5", "B7", "C6"]], [["B5", "A4"]], [["B5", "C6"], ["B7", "B9"]]]
)
def test_a_run_that_cannot_be_followed_is_paid_too(connections: Any) -> None:
    data = first_turns().game()
    (route,) = data["actions"][EPP_RUN - 1]["routes"]
    replay = replayed(changed(data, EPP_RUN, routes=[route | {"connections": connections}]))
    assert {id_ for id_, _ in problems(replay)} == {EPP_RUN}
    assert replay.state.cash["1"] == played(data).state.cash["1"]
    assert replay.state.frame == played(data).state.frame


@pytest.mark.parametrize(
    ("drawn", "path"),
    [
        ("H15 I14 J13", "I14.0 I14/0 J13/0 K12.0"),
        ("H15 I14 K14 J13", "I14.0 I14/0 J13/0 K12.0"),
        ("J13 K12 I14 H15", "K12.0 K12/3 J13/3 I14.0"),
        ("H13 I14 J15 K14 J13", "I12.0 I12/5 J13/5 K14/1 K12.0"),
        ("J13 K14 J15 I14 H13", "K12.0 K12/4 K14/2 J13/2 I12.0"),
        ("H13 K12 J13", "I12.0 I12/5 J13/5 K14/1 K12.0"),
    ],
)
def test_hexes_that_older_files_draw_at_sarajevo_are_found_by_the_stops(drawn: str, path: str) -> None:
    """Their K12 and K14 lie south of Sarajevo and are not on the board."""
    t = table().tiles(I14="57/0", I12="58/3", J13="20/2")
    found = path_of(t.rules, t.state, {"connections": [drawn.split()]}, RECORDS.names)
    assert " ".join(found) == path


# How a game ends, variants, dates


def test_the_table_ends_the_game(tmp_path: Path) -> None:
    record = first_turns()
    record.add("end_game", CAT)
    path = written(tmp_path, record.game())
    worth = audit(path).final
    for result, found in ((worth, []), (worth | {"1": 5}, ["result-differs"])):
        told: list[Json] = []
        report = audit(written(tmp_path, record.game(result=result)), None, told.append)
        assert report.finished
        assert [problem.code for problem in report.problems] == found
        assert (told[-1]["next"], told[-1]["round"]) == (None, ["OR", 1, 1])
    assert isinstance(played(record.game()).state.frame, GameOver)
    imported = read_import(path)
    assert imported.left_out == 0


@pytest.mark.parametrize("variant", ["goods_time", "cisleithania", 7])
def test_variants_are_refused_by_name(variant: object) -> None:
    data = first_round().game(settings={"optional_rules": [variant]})
    with pytest.raises(RecordedGameError, match=f"variant .?{variant}.?,"):
        parse_recorded(data, "game.json")


def test_another_board_is_another_title() -> None:
    with pytest.raises(RecordedGameError, match="1824 Cisleithania"):
        parse_recorded(first_round().game(title="1824 Cisleithania"), "game.json")


@pytest.mark.parametrize(
    ("created", "preset"),
    [
        (1764547199, "online-2025"),  # 30 November 2025, a second before midnight
        (1764547200, "online"),
        ("2025-11-30", "online-2025"),
        ("2025-12-01", "online"),
        ("2025-11-30T23:59:59Z", "online-2025"),
        ("2025-11-30 23:59:59 UTC", "online-2025"),
        (0, "online-2025"),
        (None, "online"),
        ("yesterday", "online"),
        ([], "online"),
        (10**30, "online"),
    ],
)
def test_the_rulings_follow_the_date(created: object, preset: str) -> None:
    data = first_round().game(created_at=created)
    assert replayed(data).engine.setup.preset == preset
    assert replayed(data, "book").engine.setup.preset == "book"


def test_a_record_without_a_date() -> None:
    data = first_round().game()
    del data["created_at"]
    assert replayed(data).engine.setup.preset == "online"


# Damaged records


@pytest.mark.parametrize(
    ("id_", "fields"),
    [
        (3, {"company": "Q9"}),
        (3, {"company": None}),
        (3, {"price": "dear"}),
        (7, {"company": ["B1"]}),
        (18, {"hex": 5}),
        (18, {"hex": "Z99"}),
        (18, {"tile": None}),
        (18, {"rotation": "north"}),
        (EPP_RUN, {"routes": [{"train": "9-9", "connections": [["B5", "C6"]]}]}),
        (24, {"train": 7, "variant": None}),
        (24, {"price": 10**9}),
        (24, {"exchange": "5-5"}),
    ],
)
def test_a_damaged_action_is_named_with_its_reason(tmp_path: Path, id_: int, fields: Json) -> None:
    report = audit(written(tmp_path, changed(first_turns().game(), id_, **fields)))
    assert report.problems
    assert report.problems[0].action == id_
    assert report.problems[0].text
    assert report.applied >= id_ - 1


def test_a_record_that_ends_too_early_stands_at_its_last_action() -> None:
    data = first_turns().game()
    for length in range(len(data["actions"])):
        played(data | {"actions": data["actions"][:length]})


def test_a_record_of_passes_alone_comes_to_an_end() -> None:
    """Each of them is the last of a stock round: no game has a thousand."""
    passes = [{"type": "pass", "entity": ANN, "entity_type": "player", "id": number} for number in range(1000)]
    replay = replayed(Record().game(actions=passes))
    refused = problems(replay)
    assert {code for _, code in refused} == {"unreadable"}
    assert len(refused) > 800
    assert getattr(replay.state.flow[0], "number", None) == MOST_ROUNDS + 1


def test_fields_that_are_missing() -> None:
    data = first_turns().game()
    for number, action in enumerate(data["actions"]):
        for name in sorted(set(action) - {"id", "type"}):
            damaged = {key: value for key, value in action.items() if key != name}
            actions = [*data["actions"][:number], damaged, *data["actions"][number + 1 :]]
            replay = replayed(data | {"actions": actions})
            assert all(code for _, code in problems(replay))
    assert ac.Pass.kind == "Pass"


# Positions that few games meet


def lines(t: Table) -> Json:
    """The state as a trace has it, in the record's names."""
    known = registry.known_title("1824")
    return known.family.trace(known, t.engine, RECORDS.names)(t.state)


def test_a_staatsbahn_without_a_director_runs_and_pays() -> None:
    """A34 `runs`: nobody has two shares of Sd, whose run and dividend are recorded like any other's."""
    t = table().phase("4").company("BH", **{"3": 5}).own("BH", **{"4-0": "4"}).minor("Sd2", "1")
    t.own("Sd2", **{"3-0": "3"}).tiles(H9="57/2", I10="4/2").singles("Sd", **{"2": 1})
    t.turn("BH", "trains", 1, 2, acted=("Sd2",))
    record = Record()
    record.add("pass", "BH")
    record.run("SD", "3-0", 30, "G10", "H11")
    record.add("dividend", "SD", kind="payout")
    replay = played(record.game(), start=t.state)
    assert replay.state.companies["Sd"].operated
    assert (replay.state.cash["1"], replay.state.cash["2"]) == (t.state.cash["1"] + 3, t.state.cash["2"] + 3)
    assert isinstance(replay.state.frame, CompanyTurn)
    assert replay.state.frame.company == "BH"


def crowded(preset: str = "online") -> Table:
    """Four trains each at the beginning of phase 4; MS operates before BK."""
    t = table(preset).phase("4").company("BK", 90, **{"1": 5}).company("MS", 100, **{"2": 5})
    t.own("BK", **{f"3-{n}": "3" for n in range(4)}).own("MS", **{f"2g-{n}": "2g" for n in range(4)})
    t.stack(_2=9, _3=7, _4=1, _2g=5).turn("MS", "trains")
    return t.change(flow=(*t.state.flow, Question("discard", "")))


@pytest.mark.parametrize("order", [("BK", "MS"), ("MS", "BK")])
def test_trains_are_given_up_as_the_record_has_it(order: tuple[str, str]) -> None:
    """A71: the site does not go by the order in which companies operate."""
    trains = {"BK": "3-2", "MS": "2g-1"}
    record = Record()
    for company in order:
        record.add("discard_train", company, train=trains[company])
    state = played(record.game(), start=crowded().state).state
    assert not set(trains.values()) & set(state.trains)
    assert len(state.trains) == 6


def test_a_train_that_is_given_up_after_the_set_tells_that_the_turn_before_is_over() -> None:
    """BK does not say that it buys nothing; the export begins phase 4, and MS has a train too many."""
    t = table().phase("3").company("BK", 90, treasury=500, **{"1": 5}).company("MS", 100, **{"2": 5})
    t.own("BK", **{"3-6": "3"}).own("MS", **{f"3-{n}": "3" for n in range(4)}).stack(_2=9, _3=7)
    t.turn("BK", "dividend", acted=("MS",), revenue=50)
    record = Record()
    record.add("dividend", "BK", kind="payout")
    record.add("discard_train", "MS", train="3-2")
    state = played(record.game(), start=t.state).state
    assert state.trains_of("MS") == ["3-0", "3-1", "3-3"]
    assert isinstance(state.frame, StockRound)


def test_a_sale_of_the_director_is_one_of_the_stock_round_where_no_train_is_owed() -> None:
    """BK has a train and does not say that it buys no other; its director sells in the round that follows."""
    t = table().phase("2").company("BK", 90, treasury=500, **{"1": 5}).company("MS", 100, **{"2": 4, "1": 3})
    t.own("BK", **{"2-0": "2"}).own("MS", **{"2-1": "2"}).give(**{"1": 0})
    t.turn("BK", "dividend", acted=("MS",), revenue=50)
    record = Record()
    record.add("dividend", "BK", kind="payout")
    record.add("sell_shares", ANN, shares=["MS_3"], percent=10)
    record.add("pass", ANN)
    state = played(record.game(), start=t.state).state
    assert (state.cash["1"], state.frame) == (125, StockRound(3, "2", last_actor="1", sold=(("1", "MS"),)))


def test_passes_that_follow_at_once_are_those_of_the_stock_round() -> None:
    """Standing orders pass for all three; BK, whose dividend ends the set, does not say that it buys no train."""
    t = table().phase("2").company("BK", 90, treasury=500, **{"1": 5}).own("BK", **{"2-0": "2"})
    t.give(**{"1": 500, "2": 500, "3": 500}).turn("BK", "dividend", revenue=50)
    record = Record()
    passes = [{"type": "pass", "entity": player, "entity_type": "player"} for player in (ANN, BEN, CAT)]
    record.add("dividend", "BK", kind="payout", auto_actions=passes)
    record.add("pass", "BK")
    state = played(record.game(), start=t.state).state
    assert isinstance(state.flow[0], OperatingRound)
    assert (state.flow[0].number, state.order) == (3, t.state.order)


def test_the_company_that_gives_up_a_train_is_asked() -> None:
    assert lines(crowded())["next"] == "BK"  # by the list of the site
    assert lines(crowded("book"))["next"] == "MS"  # as they operate


def test_markers_of_forerunners_that_nobody_bought_are_on_the_charter(tmp_path: Path) -> None:
    """SD3 and UG2 are unsold, so their certificates are free, and their markers come with no station."""
    record = first_round()
    record.actions = record.actions[:9]
    record.add("lay_tile", "EPP", hex="B5", tile="6-0", rotation=3)
    told: list[Json] = []
    audit(written(tmp_path, record.game()), None, told.append)
    charters = [{sym: line["companies"][sym]["charter"] for sym in ("SD", "UG", "KK")} for line in (told[0], told[-1])]
    assert charters == [
        {"SD": [100, 100], "UG": [100, 100, 100], "KK": [100, 100, 100]},
        {"SD": [100, 100, 100], "UG": [40, 100, 100, 100], "KK": [100, 100, 100]},
    ]
    assert told[-1]["reserved"] == {"BK": 20, "SD": 30, "UG": 20, "KK": 30}


@pytest.mark.parametrize(("preset", "formed"), [("online", False), ("online-2025", False), ("book", True)])
def test_what_is_due_at_the_very_end_of_a_recorded_game_does_not_form(preset: str, formed: bool) -> None:
    """A28: the site leaves it out, and counts the forerunners at their price."""
    t = table(preset).phase("4").company("BH", **{"3": 5}).own("BH", **{"4-0": "4"}).minor("Sd1", "1", 240)
    t.give(**{"1": 100}).change(bank_broken=True).turn("BH", "trains", 2, 2, acted=("Sd1",))
    record = Record()
    record.add("pass", "BH")
    state = played(record.game(), preset, t.state).state
    assert isinstance(state.frame, GameOver)
    assert state.companies["Sd"].launched == formed
    assert state.companies["Sd1"].closed == formed
    assert worth(t.rules, state, "1") == 100 + 240


@pytest.mark.parametrize(("preset", "exported"), [("online", True), ("online-2025", True), ("book", False)])
def test_A27_after_a_set_the_site_sells_abroad_before_it_asks(preset: str, exported: bool) -> None:
    """k&k has two stations in Wien and a train too many: with the pass that ends the set the first 8 is gone."""
    t = table(preset).phase("6").stack(_5=3, _6=3).company("BH", **{"3": 5}).own("BH", **{"6-0": "6"})
    for other in ("Sd", "Ug"):
        t.charter(other, launched=True)
    t.minor("kk1", "1", 240).own("kk1", a="5", b="6").minor("kk2", "2").own("kk2", c="4g", d="5")
    t.turn("BH", "trains", 3, 3, acted=("kk1", "kk2"))
    record = Record()
    record.add("pass", "BH")
    passed = played(record.game(), preset, t.state).state
    assert [frame.about for frame in passed.flow[1:] if isinstance(frame, Question)] == ["station", "discard"]
    assert (passed.phase, passed.stack.get("8", 0)) == (("7", 1) if exported else ("6", 0))
    record.add("discard_train", "KK", train="c")
    record.add("choose", ANN, choice="Return the other token")
    end = played(record.game(), preset, t.state).state
    assert (end.phase, end.stack["8"]) == ("7", 1)
    assert [station for station in end.stations["F11"] if station.company == "kk"] == [Station("kk", 1)]
    assert isinstance(end.frame, StockRound)


@pytest.mark.parametrize("index", [1, 2])
def test_a_pass_that_comes_after_the_round_of_the_company_is_over_leads_nowhere(index: int) -> None:
    """BH could buy nothing more and was not asked; the next round, or the stock round, has begun."""
    t = table().phase("4").company("BH", **{"3": 5}).minor("EPP", "1").own("EPP", **{"2g-0": "2g"})
    t.stack(_2=9, _3=7, _4=0, _2g=1).own("BH", **{"4-9": "4"}).give(BH=0, **{"1": 500, "2": 500, "3": 500})
    t.turn("BH", "dividend", index, 2, acted=("EPP",), revenue=50)
    record = Record()
    record.add("dividend", "BH", kind="payout")
    record.add("pass", "BH")
    before = played(record.game() | {"actions": record.actions[:1]}, start=t.state).state
    assert played(record.game(), start=t.state).state == before


def test_who_could_do_nothing_once_is_asked_later() -> None:
    """Ben, with 75, is passed over while a share of BK costs 80; it falls to 70, he is asked and passes."""
    t = table().phase("2").company("BK", 80, **{"3": 5, "1": 2}).own("BK", **{"2-0": "2"}).stock("1", 3)
    t.give(**{"1": 500, "2": 75, "3": 0})
    record = Record()
    record.add("buy_shares", ANN, shares=["BK_5"], percent=10)
    record.add("sell_shares", CAT, shares=["BK_1"], percent=10)
    for player in (CAT, ANN, BEN):
        record.add("pass", player)
    record.add("pass", CAT)
    asked = []
    replay = replayed(record.game(), start=t.state)
    for _, applied in replay.steps():
        assert codes(applied) == []
        frame = replay.state.frame
        asked.append(frame.player if isinstance(frame, StockRound) else None)
    assert asked == ["3", "3", "1", "2", "3", None]
