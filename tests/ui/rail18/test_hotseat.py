"""Passed from hand to hand: after every action the next key works at once, and no key surprises."""

import threading

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from core.kernel.action import Action
from core.mechanics.budget import Budget
from core.rail18 import actions as ac
from core.rail18.engine import Engine18
from core.rail18.family import Game18
from core.rail18.holdings import director
from core.rail18.state import State
from tests.ui.keys import press
from tests.ui.rail18.first_rounds import (
    everybody_passes,
    first_operating_round,
    second_operating_round,
)
from tests.ui.rail18.map_events import board, click, hex_place, step
from tests.ui.rail18.panels.turn_seat import new_game
from ui.board.canvas import MapCanvas
from ui.board.lay_tool import LayTool
from ui.game.bridge import GameBridge
from ui.rail18 import wiring
from ui.shell.window.main_window import MainWindow

ENTER = Qt.Key.Key_Return
ELSEWHERE = "K14"  # in sight of FNM, and nothing can be laid there


@pytest.fixture
def bridge() -> GameBridge:
    return GameBridge(first_operating_round())


def click_elsewhere(qtbot: QtBot, canvas: MapCanvas, tool: LayTool | None) -> None:
    assert tool is not None
    assert ELSEWHERE not in tool.hexes
    place = hex_place(canvas, ELSEWHERE)
    assert canvas.viewport().rect().contains(place)
    click(qtbot, canvas, place)


@pytest.mark.long
def test_after_a_tile_the_next_question_has_the_keyboard(qtbot: QtBot, window: MainWindow) -> None:
    canvas = board(window).canvas
    assert canvas is not None
    click(qtbot, canvas, hex_place(canvas, "L21"))
    press(Qt.Key.Key_R)  # draws the first piece in place
    press(ENTER)
    assert step(window) == "trains"
    press(Qt.Key.Key_1)
    assert window.game_page is not None
    assert window.game_page.bridge.moment.state.trains_of("FNM")


def test_keys_that_mean_nothing_on_the_map_answer_the_question(qtbot: QtBot, window: MainWindow) -> None:
    canvas = board(window).canvas
    assert canvas is not None
    click_elsewhere(qtbot, canvas, board(window).lay_tool)
    assert canvas.hasFocus()
    press(Qt.Key.Key_P)
    assert step(window) == "trains"


def test_a_bid_that_is_typed_is_meant_wherever_the_cursor_was(qtbot: QtBot) -> None:
    seat = new_game(qtbot, "hotseat")
    seat.key(Qt.Key.Key_Up)
    seat.type("35")
    seat.key(ENTER)
    assert seat.taken == [ac.Bid(actor="p0", private="P1", amount=35)]


def open_a_tile(qtbot: QtBot, window: MainWindow) -> LayTool:
    window.play(GameBridge(second_operating_round()))
    QApplication.processEvents()
    assert step(window) == "track"
    canvas, tool = board(window).canvas, board(window).lay_tool
    assert canvas is not None
    assert tool is not None
    canvas.setFocus()
    label = next(label for label in sorted(canvas.board.view.hexes) if label in tool.hexes)
    click(qtbot, canvas, hex_place(canvas, label))
    press(Qt.Key.Key_R)
    return tool


@pytest.mark.long
def test_a_tile_that_is_open_tells_what_it_would_do_to_the_run(qtbot: QtBot, window: MainWindow) -> None:
    tool = open_a_tile(qtbot, window)
    qtbot.waitUntil(lambda: "run" in tool.palette.what_if(), timeout=20_000)


@pytest.mark.long
def test_a_long_search_for_that_is_told_and_ends_when_the_tile_is_left(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended = threading.Event()

    def endless(engine: Engine18, state: State, action: Action, before: None, budget: Budget) -> None:
        assert budget.progress is not None
        try:
            while True:
                budget.progress(10, 20)
                budget.check()
        finally:
            ended.set()

    monkeypatch.setattr(wiring, "what_if", endless)
    tool = open_a_tile(qtbot, window)
    qtbot.waitUntil(lambda: tool.palette.what_if() == "looking for the run …")
    press(Qt.Key.Key_Escape)
    assert ended.wait(timeout=20)


def test_without_a_train_there_is_no_run_to_tell_of(qtbot: QtBot, window: MainWindow) -> None:
    found = board(window)
    asked: list[object] = []
    found.what_if_wanted.connect(asked.append)
    canvas = found.canvas
    assert canvas is not None
    click(qtbot, canvas, hex_place(canvas, "L21"))
    press(Qt.Key.Key_R)
    assert asked
    assert set(asked) == {None}


def test_enter_on_the_map_never_declines_what_the_map_is_asked_for(qtbot: QtBot, window: MainWindow) -> None:
    canvas = board(window).canvas
    assert canvas is not None
    click_elsewhere(qtbot, canvas, board(window).lay_tool)
    press(ENTER)
    assert step(window) == "track"


def test_what_is_open_on_the_map_can_be_taken_in_the_turn_panel(qtbot: QtBot, window: MainWindow) -> None:
    canvas = board(window).canvas
    assert canvas is not None
    assert window.game_page is not None
    turn = window.game_page.turn
    go = turn.findChild(QPushButton, "turn-go")
    assert go is not None
    declined = go.text()
    click(qtbot, canvas, hex_place(canvas, "L21"))
    press(Qt.Key.Key_R)
    assert "L21" in go.text()
    press(Qt.Key.Key_Escape)
    assert go.text() == declined
    click(qtbot, canvas, hex_place(canvas, "L21"))
    press(Qt.Key.Key_R)
    qtbot.mouseClick(go, Qt.MouseButton.LeftButton)
    assert "L21" in window.game_page.bridge.moment.state.tiles


def test_letters_belong_to_the_question_also_on_the_map(qtbot: QtBot, window: MainWindow) -> None:
    found = board(window)
    canvas = found.canvas
    assert canvas is not None
    canvas.setFocus()
    for key in (Qt.Key.Key_T, Qt.Key.Key_N, Qt.Key.Key_F, Qt.Key.Key_L, Qt.Key.Key_I):
        press(key)
    assert not canvas.board.turned
    assert not any(action.isChecked() for action in found.actions())
    assert window.game_page is not None
    window.game_page.turn.setFocus()
    press(Qt.Key.Key_F6)
    assert canvas.board.turned, "its function keys work in the whole window"
    press(Qt.Key.Key_F6)
    assert not canvas.board.turned


@pytest.mark.long
def test_the_map_alone_gives_way_to_the_next_question(qtbot: QtBot, window: MainWindow) -> None:
    assert window.game_page is not None
    turn = window.game_page.turn
    press(Qt.Key.Key_M)
    assert not turn.isVisible()
    press(Qt.Key.Key_M)
    assert turn.hasFocus(), "the next key answers the question"
    press(Qt.Key.Key_M)
    canvas = board(window).canvas
    assert canvas is not None
    click(qtbot, canvas, hex_place(canvas, "L21"))
    press(Qt.Key.Key_R)
    press(ENTER)
    assert step(window) == "trains"
    assert turn.isVisible()
    assert turn.hasFocus()


def tile_before_a_station() -> Game18:
    """SCB, which has a home station at Basel alone, lays its second tile: Olten can have another."""
    game = first_operating_round(stock=("SCB", 100))
    scb, fnm = (str(director(game.engine.rules, game.state, company)) for company in ("SCB", "FNM"))
    game.dispatch(ac.LayTile(actor=scb, company="SCB", hex="C12", tile="57", rotation=2))
    game.dispatch(ac.Pass(actor=scb, what="trains"))
    game.dispatch(ac.Pass(actor=fnm, what="track"))
    game.dispatch(ac.BuyTrain(actor=fnm, company="FNM", source="bank", train="2", price=90))
    game.dispatch(ac.Pass(actor=fnm, what="trains"))
    everybody_passes(game)
    return game


@pytest.mark.long
def test_enter_answers_the_question_that_follows_a_tile(qtbot: QtBot, window: MainWindow) -> None:
    window.play(GameBridge(tile_before_a_station()))
    QApplication.processEvents()
    canvas, tool = board(window).canvas, board(window).lay_tool
    assert canvas is not None
    assert tool is not None
    click(qtbot, canvas, hex_place(canvas, "D13"))
    press(Qt.Key.Key_R)
    press(ENTER)
    assert step(window) == "station"
    qtbot.mouseMove(canvas.viewport(), hex_place(canvas, "D13") + QPoint(3, 3))
    press(ENTER)
    assert step(window) == "trains", "the mouse only rests there"


def test_enter_answers_the_question_once_the_map_is_left(qtbot: QtBot, window: MainWindow) -> None:
    canvas = board(window).canvas
    assert canvas is not None
    click(qtbot, canvas, hex_place(canvas, "L21"))
    press(Qt.Key.Key_Escape)
    press(ENTER)
    assert step(window) == "trains"


@pytest.mark.long
def test_enter_lays_no_home_tile_of_its_own_choice(qtbot: QtBot, window: MainWindow) -> None:
    window.play(GameBridge(first_operating_round(stock=("SCB", 100))))
    QApplication.processEvents()
    press(ENTER)
    assert window.game_page is not None
    assert not window.game_page.bridge.moment.state.tiles
    press(Qt.Key.Key_3)
    assert not window.game_page.bridge.moment.state.tiles, "it can still be turned"
    press(ENTER)
    assert "C12" in window.game_page.bridge.moment.state.tiles
