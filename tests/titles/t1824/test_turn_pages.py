"""What only 1824 asks, at the turn panel with real mouse and key events, in both modes: purchases of the first round,
exchanges free and forced, trade-ins, formings with what they bring, the station that goes back, money from mines."""

import pytest
from pytestqt.qtbot import QtBot

from core import registry
from core.kernel.action import Action
from core.rail18 import actions as ac
from core.rail18.events import TrainTaken
from core.rail18.formation import ReturnStation
from core.rail18.state import CLOSED, CompanyTurn, Question, State, StockRound
from core.titles.t1824.actions import ExchangeMountain
from tests.play import table as base
from tests.titles.t1824.play import FirstRound, Table, buy, coal, decline, done, exchange, minor, mountain, start
from tests.titles.t1824.shipped import shipped, shipped_moves
from tests.titles.t1824.turning_points import WIEN, begin, both_in_wien, end_round, operating
from tests.ui.rail18.panels.turn_seat import Seat
from ui.rail18.views.moment import Moment
from ui.rail18.views.turn.view import turn_pages, turn_view
from ui.values.cells import Cell
from ui.values.turn import TurnView

MODES = ("table", "hotseat")


def seat_at(qtbot: QtBot, table: base.Table, mode: str = "table") -> Seat:
    """The panel as it stands in a window of 1280 × 800."""
    table.change(mode=mode)
    return Seat(qtbot, table.engine, table.state, (410, 410) if mode == "table" else (420, 430))


def by(seat: Seat, hand: str, action: Action) -> State:
    """Taken by mouse or by keys alone; the position after it."""
    (seat.by_mouse if hand == "mouse" else seat.by_keys)(action)
    assert seat.taken == [action]
    return seat.state


def cells(view: TurnView) -> list[Cell]:
    return [cell for table in view.tables for row in table.rows for cell in row]


def cell_of(view: TurnView, action: Action) -> Cell:
    return next(cell for cell in cells(view) if cell.choice is not None and cell.choice.action == action)


# The first round


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("hand", ["mouse", "keys"])
@pytest.mark.parametrize(
    "action",
    [minor("dan", "EPP", 160), minor("dan", "SPB", 120), minor("dan", "Sd1", 240), minor("dan", "kk2", 120),
     mountain("dan", "B6"), start("dan", "BH", 80)],
    ids=lambda action: f"{action.kind}-{getattr(action, 'company', '')}",
)  # fmt: skip
def test_everything_of_the_first_round_is_bought_on_one_page(
    qtbot: QtBot, hand: str, mode: str, action: Action
) -> None:
    seat = seat_at(qtbot, FirstRound(), mode)
    if hand == "mouse":
        assert cell_of(seat.panel.view, action), "one click"
    after = by(seat, hand, action)
    assert isinstance(after.frame, StockRound)
    assert after.frame.player == "cat", "it goes backwards"


def test_a_coal_railway_says_what_it_brings(qtbot: QtBot) -> None:
    seat = seat_at(qtbot, FirstRound())
    place = next(
        (number, column)
        for number, row in enumerate(seat.panel.view.tables[1].rows)
        for column, cell in enumerate(row)
        if cell.choice is not None and cell.choice.action == minor("dan", "EPP", 160)
    )
    told = seat.point_at("first", *place)
    for words in ("Buy EPP for 160", "treasury 40", "1g-train", "BK at 80", "20 % of it kept"):
        assert words in told


def test_what_is_sold_shows_its_owner_and_a_share_at_its_price() -> None:
    table = FirstRound().play(minor("dan", "EPP", 160)).play(minor("cat", "Sd1", 240))
    view = turn_view(Moment(table.engine, table.state, table.engine.options(table.state)))
    bought = cell_of(view, buy("ben", "BK"))
    assert bought.text == "80"
    owners = [cell for cell in cells(view) if "Dan" in cell.text or "Cat" in (cell.text, cell.side)]
    assert len(owners) == 2
    assert not any(getattr(cell.choice and cell.choice.action, "company", "") in ("EPP", "Sd1") for cell in cells(view))


def test_a_regional_share_is_bought_beside_its_coal_railway(qtbot: QtBot) -> None:
    seat = seat_at(qtbot, FirstRound().play(minor("dan", "EPP", 160)))
    assert by(seat, "keys", buy("cat", "BK")).cash["cat"] == 600


def test_turns_go_backwards_once_and_the_page_says_who_follows(qtbot: QtBot) -> None:
    seat = seat_at(qtbot, FirstRound().play(done("dan")))
    people = next(table for table in seat.panel.view.tables if table.id == "people")
    assert [cell.text for cell in people.rows[0]] == ["Cat", "Ben", "Ann", "Dan"]


def test_at_the_table_a_later_player_is_entered_first(qtbot: QtBot) -> None:
    """Those between have passed."""
    seat = seat_at(qtbot, FirstRound())
    seat.click(next(choice for choice in seat.panel.view.choices if choice.player == "ben"))
    seat.by_mouse(minor("ben", "Ug1", 240))
    assert seat.state.companies["Ug1"].launched
    assert isinstance(seat.state.frame, StockRound)
    assert seat.state.frame.player == "ann"


def test_nothing_keeps_its_place_only_as_long_as_it_is_unsold() -> None:
    """Keys of the page are the same whatever is sold."""
    table = FirstRound()

    def keys() -> dict[str, str]:
        view = turn_view(Moment(table.engine, table.state, table.engine.options(table.state)))
        found = (cell.choice for cell in cells(view) if cell.choice is not None and cell.choice.key)
        return {choice.key: str(getattr(choice.action, "code", choice.preview)) for choice in found}

    before = keys()
    table.play(minor("dan", "Sd1", 240)).play(mountain("cat", "B1"))
    assert keys().items() <= before.items()


def test_with_the_ruling_of_the_site_staatsbahnen_are_on_the_page(qtbot: QtBot) -> None:
    seat = seat_at(qtbot, FirstRound(4, "online"))
    assert by(seat, "mouse", buy("dan", "kk")).cash["dan"] == 560


# Exchanges in a stock round


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("hand", ["mouse", "keys"])
def test_a_mountain_railway_is_exchanged(qtbot: QtBot, hand: str, mode: str) -> None:
    table = Table().phase("3").mountain("B1", "ann").mountain("B4", "ann").company("MS", dan=5)
    after = by(seat_at(qtbot, table, mode), hand, exchange("ann", "B4", "MS"))
    assert after.papers["B4"].owner == CLOSED


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("hand", ["mouse", "keys"])
def test_a_coal_railway_is_exchanged(qtbot: QtBot, hand: str, mode: str) -> None:
    table = Table().phase("3").minor("EPP", "ann", 160, 70)
    seat = seat_at(qtbot, table, mode)
    after = by(seat, hand, coal("ann", "EPP"))
    assert after.companies["EPP"].closed
    assert len(turn_pages(seat.panel._shown)) == 1, "what somebody has just done needs no page of its own"


def test_an_exchange_says_what_the_coal_railway_leaves(qtbot: QtBot) -> None:
    table = Table().phase("3").minor("EPP", "ann", 160, 70).own("EPP", a="1g")
    seat = seat_at(qtbot, table)
    rows = next(found for found in seat.panel.view.tables if found.id == "besides").rows[0]
    column = next(n for n, cell in enumerate(rows) if cell.choice and cell.choice.action == coal("ann", "EPP"))
    assert "takes over EPP: 70 and 1g" in seat.point_at("besides", 0, column)


def test_before_its_time_an_exchange_says_why(qtbot: QtBot) -> None:
    seat = seat_at(qtbot, Table().phase("2").mountain("B1", "ann").minor("EPP", "ann", 160))
    refused = [action.kind for action in seat.panel.view.refusals]
    assert {"ExchangeMountain", "ExchangeCoal"} <= {*refused}
    rows = next(table for table in seat.panel.view.tables if table.id == "besides").rows[0]
    column = next(number for number, cell in enumerate(rows) if isinstance(cell.refused, ExchangeMountain))
    assert "from phase 3" in seat.point_at("besides", 0, column)


def test_companies_of_one_owner_and_a_pool_are_no_part_of_a_stock_round() -> None:
    table = Table().phase("3").minor("EPP", "ann", 160).company("MS", dan=5, ann=1)
    view = turn_view(Moment(table.engine, table.state, table.engine.options(table.state)))
    shares = next(found for found in view.tables if found.id == "shares")
    names = [cell.text for row in shares.rows for cell in row if cell.chip is not None]
    assert names == ["BK", "MS", "Sd", "Ug", "kk"]
    assert not any("ool" in head for head in shares.heads)


# Forced exchanges


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("hand", ["mouse", "keys"])
def test_a_forced_exchange_is_asked_in_the_middle_of_a_turn(qtbot: QtBot, hand: str, mode: str) -> None:
    table = begin(operating(Table().mountain("B2", "ann").mountain("B3", "ben")), "4")
    seat = seat_at(qtbot, table, mode)
    assert "then B3 (Ben)" in seat.panel.view.note
    assert cell_of(seat.panel.view, exchange("ann", "B2", "BH")).text == "B2 → BH"
    after = by(seat, hand, exchange("ann", "B2", "BH"))
    assert isinstance(after.frame, Question)
    assert after.frame.player == "ben"
    seat.taken.clear()
    after = by(seat, hand, exchange("ben", "B3", "BK"))
    assert isinstance(after.frame, CompanyTurn), "the turn goes on"


@pytest.mark.parametrize("hand", ["mouse", "keys"])
def test_where_the_table_allows_it_a_mountain_railway_is_given_up(qtbot: QtBot, hand: str) -> None:
    table = begin(operating(Table(forced_exchange="may-decline").mountain("B2", "ann")), "4")
    assert by(seat_at(qtbot, table), hand, decline("ann", "B2")).papers["B2"].owner == CLOSED


# Formings


def formed_at(number: int) -> list[TurnView]:
    """The pages after an entry of the sample game."""
    engine, move = registry.engine(shipped().setup), shipped_moves()[number]
    options = engine.options(move.after)
    return turn_pages(Moment(engine, move.after, options, move.before, move.events))


def number_of(sym: str) -> int:
    return next(n for n, move in enumerate(shipped_moves()) if move.after.companies[sym].launched)


@pytest.mark.parametrize("sym", ["Sd", "Ug", "kk"])
def test_a_forming_is_settled_on_a_page(sym: str) -> None:
    number = number_of(sym)
    page = formed_at(number)[-1]
    after = shipped_moves()[number].after
    assert sym in page.question
    table = next(found for found in page.tables if found.id == f"forming-{sym}")
    amounts = [int(row[2].text.replace(",", "")) for row in table.rows]
    assert sum(amounts[:-1]) == amounts[-1] == after.cash[sym]
    assert page.default is not None
    assert page.default.back
    assert "directs it" in page.note


def test_what_becomes_of_coal_railways_stands_with_the_forming() -> None:
    page = formed_at(number_of("Ug"))[-1]
    opened = next(found for found in page.tables if found.id == "opened")
    assert [row[0].text for row in opened.rows] == ["BK", "SB"]
    assert "opens" in opened.rows[0][2].text
    assert "waits" in opened.rows[1][2].text


@pytest.mark.parametrize("hand", ["mouse", "keys"])
def test_what_would_be_formed_can_be_seen_at_any_time(qtbot: QtBot, hand: str) -> None:
    seat = seat_at(qtbot, Table().phase("3").minor("Sd1", "ann", 240, 90).minor("Sd2", "ben", 120, 30))
    before = seat.state
    told = next(choice for choice in seat.panel.view.choices if choice.id in ("more", "forming"))
    seat.click(told) if hand == "mouse" else seat.key("x")
    page = seat.panel.view
    assert page.question.endswith("Sd")
    table = next(found for found in page.tables if found.id == "forming-Sd")
    assert [row[2].text for row in table.rows if len(row) > 2] == ["90", "30", "840", "960"]
    assert "Ann directs it" in page.note
    assert seat.state is before
    assert not seat.taken


def test_in_the_first_round_nothing_is_told_of_formings() -> None:
    table = FirstRound()
    view = turn_view(Moment(table.engine, table.state, table.engine.options(table.state)))
    assert "forming" not in [choice.id for choice in view.choices]
    later = Table().phase("1")
    view = turn_view(Moment(later.engine, later.state, later.engine.options(later.state)))
    assert "forming" in [choice.id for choice in view.choices]


# Trains


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("hand", ["mouse", "keys"])
def test_a_train_is_handed_in_for_the_next_type(qtbot: QtBot, hand: str, mode: str) -> None:
    table = Table().phase("3").company("BK", treasury=500, ann=5).own("BK", **{"2-0": "2"}).turn("BK", "trains")
    seat = seat_at(qtbot, table, mode)
    wish = ac.BuyTrain(actor="ann", company="BK", source="bank", train="3", price=140, trade_in="2-0")
    assert cell_of(seat.panel.view, wish).text == "3-train for one 2"
    after = by(seat, hand, wish)
    assert [after.trains[train].type for train in after.trains_of("BK")] == ["3"]


def test_many_trains_stand_beside_each_other() -> None:
    number = next(n for n, move in enumerate(shipped_moves()) if (move.before.phase, move.after.phase) == ("3", "4"))
    state, engine = shipped_moves()[number].before, registry.engine(shipped().setup)
    view = turn_view(Moment(engine, state, engine.options(state)))
    rows = next(table for table in view.tables if table.id == "trains").rows
    assert len(rows) == 8
    assert all(sum(cell.choice is not None for cell in row) == 2 for row in rows)


def test_a_company_of_one_owner_has_no_price_in_its_note() -> None:
    table = Table().phase("2").minor("Sd1", "ann", 240, 100).turn("Sd1", "trains")
    view = turn_view(Moment(table.engine, table.state, table.engine.options(table.state)))
    assert "price" not in view.note
    assert "must own a train" in view.note
    assert "R34" not in view.note


def test_an_overdrawn_account_is_called_so() -> None:
    table = Table().phase("3").company("BK", ann=5)
    table.change(train_debt={"ann": 45}, cash={**table.state.cash, "ann": 0})
    view = turn_view(Moment(table.engine, table.state, table.engine.options(table.state)))
    assert view.note.startswith("Account overdrawn by 45")


# A station back, mine money without track


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("hand", ["mouse", "keys"])
def test_the_station_that_goes_back_is_known_by_its_track(qtbot: QtBot, hand: str, mode: str) -> None:
    seat = seat_at(qtbot, end_round(both_in_wien().tiles(F11="491/0")), mode)
    words = [cell.text for cell in cells(seat.panel.view) if cell.choice is not None]
    assert words[0].startswith("City 2: track to ")
    assert len(set(words)) == 2
    assert "40" in seat.panel.view.note
    after = by(seat, hand, ReturnStation(actor="ann", company="kk", hex=WIEN, node=2))
    assert [station.node for station in after.stations[WIEN] if station.company == "kk"] == [1]


@pytest.mark.parametrize("hand", ["mouse", "keys"])
def test_mine_money_is_entered_where_the_track_is_not_kept(qtbot: QtBot, hand: str) -> None:
    table = Table(mode="table").phase("2").minor("EPP", "ann", 200, 80).own("EPP", **{"1g-0": "1g"}).turn("EPP", "run")
    table.change(track_kept=False)
    wish = ac.RunTrains(actor="ann", company="EPP", routes=(), revenue=30, mine_money=10)
    seat = seat_at(qtbot, table)
    (seat.by_mouse if hand == "mouse" else seat.by_keys)(wish)
    assert seat.state.cash["EPP"] == 80 + 15 + 10
    assert seat.state.cash["ann"] == 680 + 15


def test_no_phase_says_nothing_of_itself(qtbot: QtBot) -> None:
    """The first 2 begins phase 2, in which goods trains are on sale."""
    table = Table().minor("Sd1", "ann", 240, 100).turn("Sd1", "trains")
    seat = seat_at(qtbot, table)
    wish = ac.BuyTrain(actor="ann", company="Sd1", source="bank", train="2", price=80)
    place = next(n for n, row in enumerate(seat.panel.view.tables[0].rows) if row[1].choice)
    assert "1g-trains on sale" in seat.point_at("trains", place, 1)
    seat.by_mouse(wish)
    assert any(isinstance(event, TrainTaken) for event in seat.panel._shown.events)
