"""Trains of other companies at the turn panel: whoever leads them must agree to sell."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from core.rail18 import actions as ac
from tests.titles.t1844.positions import Table
from tests.ui.rail18.panels.turn_seat import seat_at

ENTER = Qt.Key.Key_Return


def beside_others(cash: int, treasury: int) -> Table:
    """VZ must buy a train; STB, which has another director, owns two that cost less than the bank's."""
    table = Table().phase("5").company("VZ", treasury=treasury, ann=3).company("STB", ben=5).company("AB", ben=5, ann=2)
    table.own("STB", a="4H", b="4H").tiles(K10="15/0", K8="4/1")
    return table.turn("VZ", "trains").give(ann=cash)


def test_enter_takes_no_train_of_somebody_else(qtbot: QtBot) -> None:
    seat = seat_at(qtbot, beside_others(cash=0, treasury=300))
    assert "what is missing becomes a debt" in seat.panel.view.note
    seat.key(ENTER)
    assert seat.panel.view.question == "Which shares are sold for the train?"
    assert seat.panel.view.note == "Ann has 0; 100 are missing for the cheapest train."
    seat = seat_at(qtbot, beside_others(cash=100, treasury=300))
    assert seat.panel.view.note.endswith("Ann has 100 and adds what is missing.")
    seat.key(ENTER)
    assert seat.taken == [ac.BuyTrain(actor="ann", company="VZ", source="bank", train="5H", price=400)]


def test_a_train_of_somebody_else_says_who_must_agree(qtbot: QtBot) -> None:
    seat = seat_at(qtbot, beside_others(cash=0, treasury=300))
    seat.key(Qt.Key.Key_Down)
    assert "must agree" not in seat.told()
    seat.key(Qt.Key.Key_Down)
    assert "Ben must agree" in seat.told().splitlines()
    seat.key(ENTER)
    assert seat.taken == [ac.BuyTrain(actor="ann", company="VZ", source="STB", train="a", price=260)]


def test_a_company_tells_how_many_trains_it_has(qtbot: QtBot) -> None:
    seat = seat_at(qtbot, beside_others(cash=0, treasury=300))
    assert seat.panel.view.note.startswith("Treasury 300 · 0 of 2 trains · price ")
    table = Table().phase("2").company("STB", treasury=10, ann=5).own("STB", a="2", b="2H").turn("STB", "trains")
    seat = seat_at(qtbot, table)
    assert seat.panel.view.note.startswith("Treasury 10 · 2 of 4 trains: 2, 2H · price ")


def test_an_amount_is_asked_for_beside_what_there_is(qtbot: QtBot) -> None:
    table = Table().phase("3").company("AB", treasury=77, ann=5).paper("P1", "ann").turn("AB", "trains")
    seat = seat_at(qtbot, table)
    seat.key("x")
    seat.key("1")
    assert seat.panel.view.note.startswith("AB has 77; from 1 to 40.")
