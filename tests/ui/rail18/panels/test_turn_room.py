"""How the turn panel shares its room."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from core.rail18.state import StockRound
from tests.campaigns.sample_moments import Moments
from tests.titles.t1844.positions import Table
from tests.ui.bare_window import page_of
from tests.ui.rail18.first_rounds import first_stock_round
from tests.ui.rail18.panels.turn_seat import seat_at
from tests.ui.robot.robot_games import open_window
from tests.ui.settling import settle
from ui.game.bridge import GameBridge
from ui.paint.ink import face
from ui.paint.theme import BODY, LIGHT, scaled, set_text_size, set_up
from ui.rail18.panels.quick_entry import QuickEntry
from ui.rail18.panels.turn_panel import TurnPanel
from ui.shell.window.main_window import MainWindow
from ui.turn.choice_table import ChoiceTable

pytestmark = pytest.mark.long


def test_the_foot_of_a_page_forgets_how_the_one_before_was_laid_out(qtbot: QtBot) -> None:
    table = Table().phase("3").company("AB", treasury=400, ann=5).company("STB", ann=3).paper("P4", "ben").stock("ann")
    seat = seat_at(qtbot, table.give(ann=900), size=(360, 560))
    go = seat.panel.findChild(QPushButton, "turn-go")
    more = seat.panel.findChild(QPushButton, "turn-more")
    assert isinstance(go, QPushButton)
    assert isinstance(more, QPushButton)
    settle()
    assert go.y() > more.geometry().bottom()
    place = go.mapTo(seat.panel, QPoint()), go.size()
    seat.key("2")
    settle()
    assert (go.mapTo(seat.panel, QPoint()), go.size()) == place
    assert len(go.text()) > len("Pass")
    seat.key(Qt.Key.Key_Escape)
    assert go.text() == "Pass"
    settle()
    assert (go.mapTo(seat.panel, QPoint()), go.size()) == place


def test_a_short_name_stays_whole_beside_long_ones(qtbot: QtBot) -> None:
    names = {"ann": "Jörg Müller-Lüdenscheidt", "ben": "Urs", "cat": "Annegret von Hohenstein", "dan": "Käthe"}
    table = Table(5).stock("ann")
    players = tuple(replace(player, name=names.get(player.id, player.name)) for player in table.state.players)
    seat = seat_at(qtbot, table.change(players=players), mode="table")
    people = seat.panel.findChild(ChoiceTable, "turn-people")
    assert isinstance(people, ChoiceTable)
    (cells,) = people.table.rows
    assert sum(people.columnWidth(column) for column in range(len(cells))) <= people.viewport().width()
    for column, cell in enumerate(cells):
        if len(cell.text) < 6:
            assert face(BODY).width(cell.text) <= people.columnWidth(column) - 4, cell.text


def test_what_an_amount_may_be_is_not_cut_behind_a_long_name(qtbot: QtBot) -> None:
    table = Table(3).phase("5").give(ann=900).change(train_debt={"ann": 395}).stock("ann")
    long = tuple(replace(player, name="Jörg Müller-Lüdenscheidt") for player in table.state.players[:1])
    seat = seat_at(qtbot, table.change(players=(*long, *table.state.players[1:])), size=(340, 560))
    seat.key("x")
    more = seat.panel.findChild(ChoiceTable, "turn-more")
    assert isinstance(more, ChoiceTable)
    row = next(cells for cells in more.table.rows if "Lüdenscheidt" in cells[1].text)
    assert row[1].text.endswith("…")
    assert row[2].text == "1–395"
    assert face(BODY).width(row[2].text) <= more.columnWidth(2) - 4


@pytest.fixture(params=[100, 125, 150])
def text_size(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[int]:
    set_text_size(request.param)
    set_up(qapp, LIGHT)
    yield request.param
    set_text_size(100)
    set_up(qapp, LIGHT)


def test_names_and_pars_are_never_cut(qtbot: QtBot, qapp: QApplication, text_size: int) -> None:
    window = open_window(qapp, first_stock_round())
    window.resize(1280, 800)
    settle()
    assert window.game_page is not None
    turn = window.game_page.turn
    qtbot.keyClick(turn, Qt.Key.Key_S)
    settle()
    table = turn.findChild(ChoiceTable, "turn-start")
    assert isinstance(table, ChoiceTable)
    for cells in table.table.rows:
        for column, cell in enumerate(cells):
            chip = scaled(21) if cell.chip is not None else 0
            assert face(BODY).width(cell.text) + chip <= table.columnWidth(column) - 4, cell.text
    window.close()
    window.deleteLater()


@pytest.mark.parametrize("height", [800, 650])
def test_all_companies_to_be_started_are_seen_with_what_they_bring(
    qtbot: QtBot, qapp: QApplication, height: int
) -> None:
    window = open_window(qapp, first_stock_round())
    window.resize(1280, height)
    settle()
    assert window.game_page is not None
    turn = window.game_page.turn
    assert isinstance(turn, TurnPanel)
    before = turn.height()
    qtbot.keyClick(turn, Qt.Key.Key_S)
    settle()
    table = turn.findChild(ChoiceTable, "turn-start")
    assert isinstance(table, ChoiceTable)
    assert table.verticalScrollBar().maximum() == 0
    place = table.visualRect(table.model().index(3, 1)).center()
    qtbot.mouseMove(table.viewport(), place + QPoint(1, 0))  # a mouse that is there already does not move
    qtbot.mouseMove(table.viewport(), place)
    settle()
    assert "JS is launched: gets 200" in turn.box.words
    assert turn.box.verticalScrollBar().maximum() == 0
    qtbot.keyClick(turn, Qt.Key.Key_Escape)
    settle()
    assert turn.height() == before
    window.close()
    window.deleteLater()


def test_the_turn_panel_has_its_room_whatever_is_asked_or_typed(
    qtbot: QtBot, window: MainWindow, moments: Moments
) -> None:
    """Quick entry has more rows of words than usual in German."""
    rounds = [isinstance(entry.before.frame, StockRound) for entry in moments.entries]
    last = next(number for number in range(60, len(rounds)) if rounds[number] and not rounds[number + 1])
    window.appearance.choose_language("de")
    window.resize(1280, 780)
    window.play(GameBridge(moments.game(last - 2, "table")))
    settle()
    page = page_of(window)
    before = page.column.geometry()
    quick = page.panels["quick"]
    assert isinstance(quick, QuickEntry)
    quick.begin()
    for _ in range(2):
        qtbot.keyClicks(quick.line, "passen")
        settle()
        assert page.column.geometry() == before
        qtbot.keyClick(quick.line, Qt.Key.Key_Return)
        settle()
        assert page.column.geometry() == before
    assert not isinstance(page.bridge.moment.state.frame, StockRound)
