"""The turn panel at work: few clicks, few keys, defaults, reasons, other players' moves, runs."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from core.mechanics.budget import Budget
from core.rail18 import actions as ac
from core.rail18.routes.alternatives import Alternative
from core.rail18.state import StockRound
from core.rail18.table import AuctionResult, EverybodyPasses
from core.titles.t1844.mountains import BuyCertificate, PlaceMountain
from tests.titles.t1844.positions import Table
from tests.ui.rail18.panels.turn_seat import Seat, new_game, seat_at
from tests.ui.rail18.panels.turn_tables import dividend, forced, run, station, stock, too_many, track, trains, untracked
from tests.ui.settling import settle
from ui.paint.theme import DARK
from ui.rail18.views.moment import Moment
from ui.rail18.views.turn.run import RunAnswer, look_for_run
from ui.rail18.views.turn.view import turn_view
from ui.turn.buttons import ChoiceButton
from ui.turn.choice_table import ChoiceTable
from ui.values.turn import EVERYBODY

ENTER = Qt.Key.Key_Return


# the auction


def test_a_bid_is_typed_and_entered(qtbot: QtBot) -> None:
    seat = new_game(qtbot, "hotseat")
    seat.type("45")
    seat.key(ENTER)
    assert seat.taken == [ac.Bid(actor="p0", private="P1", amount=45)]
    seat.key("p")
    assert seat.taken[-1] == ac.Pass(actor="p1", what="auction")


def test_plus_and_minus_change_the_bid(qtbot: QtBot) -> None:
    seat = new_game(qtbot, "hotseat")
    seat.type("++-")
    seat.press("turn-amount+50")
    seat.key(Qt.Key.Key_Return)
    assert seat.taken == [ac.Bid(actor="p0", private="P1", amount=75)]


def test_an_amount_that_is_too_high_stays_and_says_why(qtbot: QtBot) -> None:
    seat = new_game(qtbot, "hotseat")
    seat.type("9999")
    seat.key(ENTER)
    assert seat.taken == []
    assert "Anna has 800 and needs 9,999" in seat.told()
    seat.key(Qt.Key.Key_Backspace)
    assert seat.panel.amount == 999


def test_after_a_refusal_another_amount_can_be_typed_at_once(qtbot: QtBot) -> None:
    seat = new_game(qtbot, "table")
    seat.type("900b")
    assert "Bert has 800 and needs 900" in seat.told()
    seat.type("25b")
    assert seat.taken == [AuctionResult(actor="p1", private="P1", amount=25)]


@pytest.mark.parametrize("mode", ["hotseat", "table"])
def test_a_bid_that_would_be_refused_looks_refused(qtbot: QtBot, mode: str) -> None:
    seat = new_game(qtbot, mode)
    if mode == "table":
        seat.click(next(choice for choice in seat.panel.view.foot if choice.id == "bids"))
    button = seat.panel.findChild(QPushButton, "turn-go")
    assert isinstance(button, QPushButton)
    assert button.isEnabled()
    for typed, why in (("9999", "Anna has 800 and needs 9,999"), ("3", "at least 20")):
        seat.type(typed)
        assert not button.isEnabled(), typed
        assert why in seat.told(), "before anybody tries"
        seat.press("turn-go")
        seat.type("b")
        assert seat.taken == []
        assert why in seat.told()
    seat.type("45")
    assert button.isEnabled()
    seat.press("turn-go")
    assert seat.taken == [ac.Bid(actor="p0", private="P1", amount=45)]


def test_no_more_bids_says_who_gets_it(qtbot: QtBot) -> None:
    seat = new_game(qtbot, "table")
    labels = [choice.label for choice in seat.panel.view.foot]
    assert "Nobody bids" in labels
    bids = next(choice for choice in seat.panel.view.foot if choice.page is not None)
    seat.click(bids)
    seat.type("45")
    seat.key(ENTER)
    assert seat.taken == [ac.Bid(actor="p0", private="P1", amount=45)]
    (nobody,) = [choice for choice in seat.panel.view.foot if choice.key == EVERYBODY]
    assert nobody.label == "No more bids: Anna for 45"
    seat.key(EVERYBODY)
    assert seat.state.papers["P1"].owner == "p0"
    assert seat.state.cash["p0"] == 800 - 45


def test_seven_privates_in_seven_entries(qtbot: QtBot) -> None:
    seat = new_game(qtbot, "table")
    for number in range(7):
        seat.key("abc"[number % 3])
        if number == 5:  # FNM comes with it and needs a par
            seat.key(ENTER)
    results = [action for action in seat.taken if isinstance(action, AuctionResult)]
    assert [result.private for result in results] == ["P1", "P2", "P3", "P4", "P5", "P6", "P7"]
    assert len(seat.taken) == 8
    assert isinstance(seat.state.frame, StockRound)
    assert seat.used <= 9


def test_who_got_it_is_one_click(qtbot: QtBot) -> None:
    seat = new_game(qtbot, "table")
    seat.press("turn-amount+5")
    seat.click(next(choice for choice in seat.panel.view.choices if choice.label == "Bert"))
    assert seat.taken == [AuctionResult(actor="p1", private="P1", amount=25)]
    assert seat.used == 2


# the stock round


def test_a_share_is_one_click_or_two_keys(qtbot: QtBot) -> None:
    share = ac.BuyShare(actor="ann", company="AB", source="bank", percent=10)
    seat = seat_at(qtbot, stock())
    seat.by_mouse(share)
    assert (seat.taken, seat.used) == ([share], 1)
    seat = seat_at(qtbot, stock())
    seat.key("2")
    seat.key(ENTER)
    assert (seat.taken, seat.used) == ([share], 2)


def test_what_cannot_be_bought_says_why_with_its_rule(qtbot: QtBot) -> None:
    seat = seat_at(qtbot, stock().give(ann=10))
    words = seat.point_at("shares", 0, 3)
    assert "Ann has 10 and needs 80. (p. 6)" in words
    assert seat.taken == []


def test_the_mouse_shows_what_a_purchase_brings(qtbot: QtBot) -> None:
    seat = seat_at(qtbot, stock())
    words = seat.point_at("shares", 1, 3)
    assert words.startswith("Buy 10 % of AB from the bank")
    assert len(words.splitlines()) > 1


def test_escape_goes_back_from_a_sub_choice(qtbot: QtBot) -> None:
    seat = seat_at(qtbot, stock())
    asked = seat.panel.view.question
    seat.key("s")
    assert seat.panel.view.question == "Which company, and at what par?"
    seat.type("no")
    seat.key(Qt.Key.Key_Return)
    assert seat.panel.view.question == "The par of NOB?"
    seat.key(Qt.Key.Key_Escape)
    seat.key(Qt.Key.Key_Escape)
    assert seat.panel.view.question == asked
    assert seat.taken == []


def test_a_mountain_railway_asks_just_for_its_place(qtbot: QtBot) -> None:
    seat = seat_at(qtbot, Table().give(ann=800))
    seat.key("r")
    assert seat.taken == [BuyCertificate(actor="ann", paper="B1")], "the five are alike"
    assert seat.panel.view.question == "Ann: on which mountain does B1 stand, with which panel?"
    assert seat.panel.entered is None
    seat.key(ENTER)
    assert len(seat.taken) == 1, "no mountain is the first that comes to mind"
    seat.key(Qt.Key.Key_Down)
    assert seat.panel.entered is not None
    assert seat.panel.entered.label.startswith("B1 on H7 Rochers de Naye")
    seat.key(ENTER)
    placed = seat.taken[-1]
    assert isinstance(placed, PlaceMountain)
    assert placed.hex == "H7"


def test_at_the_table_the_move_may_be_a_later_players(qtbot: QtBot) -> None:
    seat = seat_at(qtbot, stock(), "table")
    seat.click(next(choice for choice in seat.panel.view.choices if choice.player == "cat"))
    assert seat.panel.view.question.startswith("Cat")
    seat.by_mouse(BuyCertificate(actor="cat", paper="T1"))
    assert seat.taken == [BuyCertificate(actor="cat", paper="T1")]
    assert seat.used <= 3
    frame = seat.state.frame
    assert isinstance(frame, StockRound)
    assert frame.player == "dan"


def test_everybody_passes_with_one_key(qtbot: QtBot) -> None:
    seat = seat_at(qtbot, stock(), "table")
    seat.key(EVERYBODY)
    assert seat.taken == [EverybodyPasses(actor="ann")]
    assert not isinstance(seat.state.frame, StockRound)


def sold_before() -> Table:
    return stock().stock("ann", sold=(("ann", "AB"),))


def test_the_table_may_insist_on_what_a_rule_refuses(qtbot: QtBot) -> None:
    """The window then asks for a reason; in hotseat nothing is sent."""
    wish = ac.BuyShare(actor="ann", company="AB", source="bank", percent=10)
    for mode, sent in (("hotseat", []), ("table", [wish])):
        seat = seat_at(qtbot, sold_before(), mode)
        row = next(number for number, cells in enumerate(shares_of(seat).table.rows) if cells[1].text == "AB")
        seat.click_cell("shares", row, 3)
        assert seat.taken == sent
        assert "cannot buy them back" in seat.told()


def test_who_must_sell_is_told_why_he_cannot_pass(qtbot: QtBot) -> None:
    seat = seat_at(qtbot, stock().change(exchange_debt={"ann": 50}))
    assert "Ann must sell shares first, for the debt of 50. (R33)" in seat.panel.view.note
    assert isinstance(seat.panel.view.default and seat.panel.view.default.action, ac.SellShares)
    assert seat.panel.page.why.isVisible()
    assert seat.panel.page.why.section == seat.panel.section == "debt"


def shares_of(seat: Seat) -> ChoiceTable:
    found = seat.panel.findChild(ChoiceTable, "turn-shares")
    assert isinstance(found, ChoiceTable)
    return found


def test_a_screen_reader_hears_what_a_table_is_about(qtbot: QtBot) -> None:
    seat = seat_at(qtbot, sold_before())
    assert shares_of(seat).accessibleName() == seat.panel.view.question


# a company's turn


def test_a_station_that_cannot_be_placed_says_why(qtbot: QtBot) -> None:
    table = station().tiles(C12="57/1")
    seat = seat_at(qtbot, table)
    rows = [row[1] for row in seat.panel.view.tables[0].rows]
    basel = next(number for number, cell in enumerate(rows) if "Basel" in cell.text)
    assert "kept for a home station. (R19)" in seat.point_at("stations", basel, 1)


def test_equal_runs_are_chosen_by_what_they_wake(qtbot: QtBot) -> None:
    seat = seat_at(qtbot, run())
    found = look_for_run(seat.engine.rules, seat.state, Budget())
    assert found is not None
    routes = found.best.routes
    both = (Alternative(("L13",), routes), Alternative((), tuple(reversed(routes))))
    seat.panel.offer_run(RunAnswer(found.company, found.best, both))
    labels = [choice.label for choice in seat.panel.view.tables[0].choices]
    assert labels == ["Run for 40, first visit to L13 Matterhornbahnen", "Run for 40, visiting nothing new"]
    assert "2H: Martigny – Sion, 40" in seat.told()
    seat.key("2")
    assert isinstance(seat.taken[0], ac.RunTrains)


def test_the_answer_of_a_search_has_its_place_at_once(qtbot: QtBot) -> None:
    """Before anybody can click where the filled button stood, with more buttons above it."""
    seat = seat_at(qtbot, run(), "table", size=(422, 413))
    settle()
    go = seat.panel.findChild(QPushButton, "turn-go")
    assert isinstance(go, QPushButton)
    low = go.y()
    seat.panel.offer_run(look_for_run(seat.engine.rules, seat.state, Budget()))
    assert go.y() > low
    place = go.mapTo(seat.panel, go.rect().bottomRight())
    assert go.isVisible()
    assert seat.panel.rect().contains(place)
    settle()
    assert go.mapTo(seat.panel, go.rect().bottomRight()) == place


def test_routes_that_were_drawn_can_be_claimed(qtbot: QtBot) -> None:
    seat = seat_at(qtbot, run())
    found = look_for_run(seat.engine.rules, seat.state, Budget())
    assert found is not None
    seat.panel.offer_run(found)
    seat.panel.claim_routes(found.best.routes)
    seat.key(ENTER)
    made = seat.taken[0]
    assert isinstance(made, ac.RunTrains)
    assert (made.routes, made.best) == (found.best.routes, found.best.total)


def test_drawing_is_asked_of_the_window(qtbot: QtBot) -> None:
    seat = seat_at(qtbot, run())
    with qtbot.waitSignal(seat.panel.wanted) as heard:
        seat.key("d")
    assert heard.args == ["draw-routes"]


def test_a_turn_with_tile_best_run_and_payout(qtbot: QtBot) -> None:
    """At most eight clicks."""
    table = Table().phase("3").company("VZ", treasury=300, ann=3).own("VZ", a="2H").tiles(K10="15/0", K8="4/1")
    seat = seat_at(qtbot, table.turn("VZ"), "table")
    seat.by_mouse(next(action for action in table.offers(ac.LayTile)))
    while not seat.panel.view.waiting:
        seat.press("turn-go")
    seat.panel.offer_run(look_for_run(seat.engine.rules, seat.state, Budget()))
    while seat.taken[-1] != ac.Pass(actor="ann", what="trains"):
        seat.press("turn-go")
    kinds = [action.kind for action in seat.taken if action.kind != "Pass"]
    assert kinds == ["LayTile", "RunTrains", "DecideDividend"]
    assert seat.used <= 8


def test_a_turn_without_track_keeping(qtbot: QtBot) -> None:
    """Revenue, payout, no train: at most ten keys, or four clicks."""
    table = untracked()
    table.charter("RhB", last_revenue=60)
    seat = seat_at(qtbot, table, "table")
    seat.type("70")
    for _ in range(3):
        seat.key(ENTER)
    assert [action.kind for action in seat.taken] == ["RunTrains", "DecideDividend", "Pass"]
    assert seat.state.companies["RhB"].last_revenue == 70
    assert seat.used <= 10
    seat = seat_at(qtbot, table, "table")
    seat.press("turn-amount+10")
    for _ in range(3):
        seat.press("turn-go")
    assert seat.state.companies["RhB"].last_revenue == 70
    assert seat.used <= 4


def test_enter_does_not_claim_the_last_revenue_while_the_best_run_is_looked_for(qtbot: QtBot) -> None:
    table = run()
    table.charter("VZ", last_revenue=10)
    seat = seat_at(qtbot, table, "table")
    assert seat.panel.view.waiting
    seat.key(ENTER)
    assert not seat.taken
    seat.type("30")
    seat.key(ENTER)
    assert [getattr(action, "revenue", None) for action in seat.taken] == [30], "who types an amount means it"


def test_a_run_of_nothing_is_offered_once(qtbot: QtBot) -> None:
    seat = seat_at(qtbot, untracked(), "table")
    go = seat.panel.findChild(QPushButton, "turn-go")
    assert isinstance(go, QPushButton)
    assert go.text() == "Run nothing"
    assert not any(choice.id == "run-nothing" for choice in seat.panel.view.foot)
    seat.type("70")
    assert go.text() == "Run for 70"


def test_the_best_run_is_offered_once_it_is_found(qtbot: QtBot) -> None:
    seat = seat_at(qtbot, run())
    assert seat.panel.view.waiting
    shown: list[object] = []
    seat.panel.preview.connect(shown.append)
    answer = look_for_run(seat.engine.rules, seat.state, Budget())
    assert answer is not None
    seat.panel.offer_run(answer)
    assert not seat.panel.view.waiting
    seat.told()
    assert shown[-1] == answer.best.routes
    seat.key(ENTER)
    made = seat.taken[0]
    assert isinstance(made, ac.RunTrains)
    assert (made.routes, made.best, made.proven) == (answer.best.routes, answer.best.total, True)


@pytest.mark.parametrize("operated", [False, True])
@pytest.mark.parametrize("kept", [False, True])
def test_a_first_run_has_no_last_time(operated: bool, kept: bool) -> None:
    table = run().charter("VZ", operated=operated, last_revenue=0).change(mode="table", track_kept=kept)
    moment = Moment(table.engine, table.state, table.engine.options(table.state))
    answer = look_for_run(table.engine.rules, table.state, Budget()) if kept else None
    assert ("ast time" in turn_view(moment, None, answer).note) == operated


@pytest.mark.parametrize("by_key", [False, True])
def test_a_long_search_can_be_stopped(qtbot: QtBot, by_key: bool) -> None:
    seat = seat_at(qtbot, run())
    stop = seat.panel.findChild(QToolButton, "turn-stop")
    assert stop is not None
    assert not stop.isVisible(), "most searches are over at once"
    seat.panel._lasting.timeout.emit()
    assert stop.isVisible()
    seat.panel.tell_progress(20, 60)
    seat.panel.set_theme(DARK)
    assert stop.isVisible(), "a page that is shown again"
    with qtbot.waitSignal(seat.panel.stop_wanted):
        if by_key:
            seat.key("s")
        else:
            qtbot.mouseClick(stop, Qt.MouseButton.LeftButton)
    found = look_for_run(seat.engine.rules, seat.state, Budget())
    assert found is not None
    seat.panel.offer_run(replace(found, best=replace(found.best, proven=False, bound=60)))
    assert not stop.isVisible()
    assert "40 found, at most 60 possible. It is not proven to be the best." in seat.panel.view.note
    with qtbot.assertNotEmitted(seat.panel.stop_wanted):
        seat.key("s")
    seat.key(ENTER)
    made = seat.taken[0]
    assert isinstance(made, ac.RunTrains)
    assert (made.best, made.proven) == (40, False)


def test_an_amount_that_is_being_typed_stays_when_the_best_run_is_found(qtbot: QtBot) -> None:
    seat = seat_at(qtbot, run(), "table")
    seat.type("3")
    seat.panel.offer_run(look_for_run(seat.engine.rules, seat.state, Budget()))
    assert seat.panel.amount == 3
    seat.type("0")
    assert seat.panel.amount == 30
    assert "10 less than the best" in seat.told()


def test_a_claim_waits_for_the_verdict_where_the_best_is_demanded(qtbot: QtBot) -> None:
    seat = seat_at(qtbot, run())
    found = look_for_run(seat.engine.rules, seat.state, Budget())
    assert found is not None
    seat.key("n")
    assert seat.taken == []
    seat.panel.offer_run(found)
    assert seat.taken == []
    assert "The run earns 0; 40 is possible. (R23)" in seat.panel.box.words
    seat.key(ENTER)
    assert len(seat.taken) == 1


def test_less_than_the_best_is_a_number_at_the_table(qtbot: QtBot) -> None:
    seat = seat_at(qtbot, run(), "table")
    answer = look_for_run(seat.engine.rules, seat.state, Budget())
    assert answer is not None
    seat.panel.offer_run(answer)
    assert seat.panel.amount == answer.best.total
    seat.key("-")
    assert "10 less than the best" in seat.told()
    seat.key(ENTER)
    made = seat.taken[0]
    assert isinstance(made, ac.RunTrains)
    assert (made.routes, made.revenue, made.best) == ((), answer.best.total - 10, answer.best.total)


def test_own_routes_by_choosing_stations(qtbot: QtBot) -> None:
    seat = seat_at(qtbot, run())
    answer = look_for_run(seat.engine.rules, seat.state, Budget())
    assert answer is not None
    seat.panel.offer_run(answer)
    seat.type("o1")
    seat.type("k10")
    seat.key(ENTER)
    seat.key("1")
    seat.key("r")
    seat.key("r")
    made = seat.taken[0]
    assert isinstance(made, ac.RunTrains)
    assert made.routes[0].path[0] == "K10.0"
    assert made.best == answer.best.total


def test_a_dividend_shows_who_gets_what(qtbot: QtBot) -> None:
    seat = seat_at(qtbot, dividend())
    (table,) = (table for table in seat.panel.view.tables if table.id == "dividend")
    assert [(row[0].text, row[2].text) for row in table.rows if row[0].text == "Ann"] == [("Ann", "27")]
    words = seat.told()
    assert words.startswith("Pay 90")
    assert "27" not in words, "an amount stands once"
    assert "price" not in words
    seat.key("w")
    assert seat.taken == [ac.DecideDividend(actor="ann", company="AB", pay=False)]


def test_a_train_that_must_be_bought_is_the_default(qtbot: QtBot) -> None:
    seat = seat_at(qtbot, forced())
    assert seat.panel.view.question == "VZ (Ann) must buy a train"
    seat.key(ENTER)
    assert seat.panel.view.question == "Which shares are sold for the train?", (
        "no debt while there is something to sell"
    )
    seat.key(Qt.Key.Key_Escape)
    sold = seat.state
    seat = seat_at(qtbot, forced().hold("STB", ben=5).hold("VZ", ann=2))
    assert "Ann" in seat.told()
    seat.key(ENTER)
    assert seat.taken == [ac.BuyTrain(actor="ann", company="VZ", source="bank", train="8H", price=700)]
    assert seat.state.train_debt["ann"] == 810
    assert not sold.train_debt


def two_lines(cash: int, **trains: str) -> Table:
    """VZ must buy a train and cannot pay one; STB, which has a route too, has the same director."""
    table = Table().phase("7").company("VZ", treasury=60, ann=3).company("STB", treasury=0, ann=5)
    table.own("STB", **trains).tiles(K10="15/0", K8="4/1", D15="15/1", D13="57/1")
    return table.turn("VZ", "trains").give(ann=cash)


def test_an_own_train_without_debt_comes_before_debt(qtbot: QtBot) -> None:
    seat = seat_at(qtbot, two_lines(100, a="5H", b="5H"))
    assert "a train of STB makes no debt" in seat.panel.view.note
    assert "For any price from 1 to 400; for 1:" in seat.told()
    assert "must buy another" not in seat.told()
    seat.key(ENTER)
    seat.key(ENTER)
    assert seat.taken == [ac.BuyTrain(actor="ann", company="VZ", source="STB", train="a", price=1)]
    assert not seat.state.train_debt


def test_own_money_comes_before_a_train_that_is_missed_elsewhere_and_that_before_debt(qtbot: QtBot) -> None:
    seat = seat_at(qtbot, two_lines(100, a="5H"))
    assert "STB must buy another train in its turn." in seat.told()
    seat = seat_at(qtbot, two_lines(900, a="5H"))
    assert "Ann" in seat.told()
    seat.key(ENTER)
    assert seat.taken == [ac.BuyTrain(actor="ann", company="VZ", source="bank", train="8H", price=700)]
    assert not seat.state.train_debt


def test_a_train_of_the_own_other_company_has_any_price(qtbot: QtBot) -> None:
    seat = seat_at(qtbot, trains())
    wanted = ac.BuyTrain(actor="ann", company="AB", source="STB", train="a", price=137)
    seat.by_keys(wanted)
    assert seat.taken == [wanted]


def test_arrows_reach_the_foot(qtbot: QtBot) -> None:
    seat = seat_at(qtbot, track())
    seat.key(Qt.Key.Key_Up)
    assert seat.panel.entered == seat.panel.view.foot[-1]


def test_a_hex_is_found_by_typing_its_name(qtbot: QtBot) -> None:
    seat = seat_at(qtbot, track())
    label = next(choice.preview for choice in seat.panel.view.choices if choice.id.startswith("hex-"))
    assert isinstance(label, str)
    seat.type(label.lower())
    seat.key(ENTER)
    assert label in seat.panel.view.question
    seat.key(ENTER)
    laid = seat.taken[0]
    assert isinstance(laid, ac.LayTile)
    assert laid.hex == label


@pytest.mark.parametrize("make", [stock, track, run, dividend, trains, too_many, forced])
@pytest.mark.parametrize("size", [(420, 560), (380, 330)])
def test_it_fits(qtbot: QtBot, make: object, size: tuple[int, int]) -> None:
    assert callable(make)
    seat = seat_at(qtbot, make(), "table", size)
    assert seat.panel.minimumSizeHint().width() <= size[0]
    assert seat.panel.minimumSizeHint().height() <= size[1]
    assert seat.panel.size().toTuple() == size


@pytest.mark.parametrize("mode", ["hotseat", "table"])
def test_twelve_companies_need_no_scrolling_in_a_low_panel(qtbot: QtBot, mode: str) -> None:
    table = Table().give(ann=800)
    for sym in ("NOB", "SCB", "VSB", "JS", "GB", "RhB", "BLS", "STB", "AB", "MOB", "ChA", "VZ"):
        table.company(sym, home=False, ben=3)
    seat = seat_at(qtbot, table, mode, (422, 367))  # as in a window of 1280 × 650
    shares = shares_of(seat)
    seat.told()
    assert shares.verticalScrollBar().maximum() == 0
    share = ac.BuyShare(actor="ann", company="VZ", source="bank", percent=20)
    seat.by_keys(share)
    assert seat.taken == [share]
    seat.panel.resize(418, 600)
    assert len(shares.table.rows) == 12


@pytest.mark.parametrize("width", [340, 418, 560])
def test_no_button_shortens_what_it_says(qtbot: QtBot, width: int) -> None:
    seat = seat_at(qtbot, two_lines(100, a="5H", b="5H"), "table", (width, 500))
    for _ in range(4):
        buttons = [found for found in seat.panel.findChildren(ChoiceButton) if found.isVisible()]
        assert buttons
        for button in buttons:
            assert button.text().replace("\n", " ") == button.words
            lines = button.text().split("\n")
            assert all(button.fontMetrics().horizontalAdvance(line) <= button.width() for line in lines)
            assert button.height() >= len(lines) * button.fontMetrics().lineSpacing()
            parent = button.parentWidget()
            assert parent is not None
            assert parent.rect().contains(button.geometry())
        seat.key(Qt.Key.Key_Down)


def test_powers_that_can_be_used_are_named_on_the_button(qtbot: QtBot) -> None:
    table = Table().phase("5").company("AB", ben=5).own("ben", EVA="5H").paper("P4", "ann").stock("ann")
    seat = seat_at(qtbot, table.change(train_debt={"cat": 60}), "hotseat", (560, 500))
    button = seat.panel.findChild(QPushButton, "turn-more")
    assert isinstance(button, QPushButton)
    assert button.text() == "More: EVA, Furka-Oberalp, debt (X)"
    seat.panel.resize(220, 500)
    assert button.text() == "More: EVA … (X)"


def test_a_hidden_panel_does_nothing_until_it_is_shown(qtbot: QtBot) -> None:
    seat = seat_at(qtbot, stock())
    asked = seat.panel.view.question
    seat.panel.hide()
    seat.state = dividend().state
    seat.look()
    assert seat.panel.view.question == asked
    seat.panel.show()
    assert seat.panel.view.question == "AB (Ann) earned 90. Pay out?"
