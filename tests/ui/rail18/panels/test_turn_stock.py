"""Auction and stock round, player after player: what has a place and a key keeps them."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from core.rail18 import actions as ac
from tests.titles.t1844.positions import Table
from tests.ui.rail18.panels.turn_seat import Seat, seat_at
from tests.ui.rail18.panels.turn_tables import auction
from ui.turn.choice_table import ChoiceTable


def rows_of(seat: Seat, name: str) -> list[list[str]]:
    table = seat.panel.findChild(ChoiceTable, f"turn-{name}")
    assert isinstance(table, ChoiceTable)
    return [[cell.text for cell in row] for row in table.table.rows]


def three_companies(cash: int) -> Table:
    table = Table().company("NOB", par=100, ben=2).company("AB", par=60, ben=5).company("JN", par=100, ben=3)
    return table.stock("ann").give(ann=cash)


def test_companies_keep_their_places_and_keys(qtbot: QtBot) -> None:
    rich, poor = rows_of(seat_at(qtbot, three_companies(900)), "shares"), seat_at(qtbot, three_companies(70))
    assert [row[:2] for row in rich] == [["1", "NOB"], ["2", "AB"], ["3", "JN"]]
    assert [row[:2] for row in rows_of(poor, "shares")] == [["", "NOB"], ["2", "AB"], ["", "JN"]]
    poor.key("1")
    poor.key("2")
    poor.key("b")
    assert poor.taken == [ac.BuyShare(actor="ann", company="AB", source="bank", percent=10)]


def test_a_par_keeps_its_key(qtbot: QtBot) -> None:
    for cash in (900, 150):
        seat = seat_at(qtbot, three_companies(cash))
        seat.type("sbls")
        seat.key(Qt.Key.Key_Return)
        seat.key("5")
        assert seat.taken == [ac.StartCompany(actor="ann", company="BLS", price=60)]


def test_a_par_that_is_too_dear_says_so(qtbot: QtBot) -> None:
    seat = seat_at(qtbot, three_companies(150))
    seat.type("sbls")
    seat.key(Qt.Key.Key_Return)
    assert seat.panel.entered is not None
    assert seat.panel.entered.action == ac.StartCompany(actor="ann", company="BLS", price=70)
    seat.key("1")
    assert not seat.taken
    seat.key(Qt.Key.Key_Down)
    assert "200" in seat.told()


def test_bidders_see_who_has_bought_what(qtbot: QtBot) -> None:
    table = auction()
    for code, player in {"P1": "ben", "P3": "ben", "P2": "cat"}.items():
        table.paper(code, player)
    seat = seat_at(qtbot, table)
    shown = {row[0]: row[1] for row in rows_of(seat, "bidders")}
    assert shown == {"Ann": "", "Ben": "P1 P3", "Cat": "P2", "Dan": ""}


def test_what_is_typed_is_told_also_where_a_mouse_rests(qtbot: QtBot) -> None:
    seat = seat_at(qtbot, three_companies(900))
    seat.key("s")
    assert seat.point_at("start", 0, 1).startswith("Start SCB at 100")
    seat.type("bls")
    assert seat.told().startswith("Start BLS")


def sold_out(cash: int) -> Table:
    """No share of NOB is left for anybody."""
    return Table().company("NOB", par=100, ben=2, cat=2).company("AB", par=60, ben=5).stock("ann").give(ann=cash)


def test_a_company_with_nothing_to_buy_or_sell_says_why(qtbot: QtBot) -> None:
    seat = seat_at(qtbot, sold_out(900))
    for column in range(len(rows_of(seat, "shares")[0])):
        told = seat.point_at("shares", 0, column)
        assert "NOB" in told
        assert "(p. 7)" in told, column


def test_pointing_at_nothing_tells_what_enter_does(qtbot: QtBot) -> None:
    seat = seat_at(qtbot, sold_out(900))
    told = seat.told()
    assert told
    assert seat.point_at("shares", 1, 3).startswith("Buy")
    assert seat.point_at("shares", 1, 2) == told, "a price is no choice"


def test_two_companies_beside_each_other_have_each_their_reason(qtbot: QtBot) -> None:
    table = Table()
    for sym in ("NOB", "SCB", "VSB", "JS"):
        table.company(sym, par=100, ben=2, cat=2)
    for sym in ("AB", "RhB", "STB"):
        table.company(sym, par=60, ben=10)
    seat = seat_at(qtbot, table.stock("ann").give(ann=900), size=(420, 400))
    first = rows_of(seat, "shares")[0]
    right = len(first) // 2
    assert (first[0], first[right]) == ("NOB", "RhB")
    assert "NOB" in seat.point_at("shares", 0, 1)
    assert "RhB" in seat.point_at("shares", 0, right + 1)
