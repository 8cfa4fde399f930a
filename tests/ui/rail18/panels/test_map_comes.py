"""How the map comes: a little at a time, whatever happens meanwhile, and with the routes of trains that run."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core.rail18 import actions as ac
from tests.ui.rail18.first_rounds import second_operating_round
from tests.ui.rail18.map_events import board, canvas_of, moment, step
from tests.ui.rail18.panels.turn_tables import valley
from ui.app.settings import Settings
from ui.game.bridge import GameBridge
from ui.paint.theme import LIGHT, set_up
from ui.rail18.panels.map_panel import MapPanel
from ui.shell.window.main_window import MainWindow


@pytest.mark.long
def test_a_map_behind_another_tab_shows_the_run_once_it_comes(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    set_up(qapp, LIGHT)
    game = second_operating_round()
    game.dispatch(ac.Pass(actor=game.state.papers["P6"].owner, what="track"))
    window = MainWindow(LIGHT, Settings(tmp_path))
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    window.play(GameBridge(game))
    window.set_layout("banker")
    window.pin("shares")
    assert step(window) == "run"
    assert window.game_page is not None
    window.game_page.pin("shares")  # the sheet is large, the map behind another tab
    turn = window.game_page.turn
    qtbot.waitUntil(lambda: not turn.view.waiting, timeout=20_000)  # type: ignore[attr-defined]
    found = board(window)
    assert not found.isVisible()
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    qtbot.keyClick(window, Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: found.isVisible() and found.route_card is not None and found.route_card.isVisible())
    window.close()


def test_what_happens_while_the_map_comes_does_not_wait_for_it(qtbot: QtBot, qapp: QApplication) -> None:
    set_up(qapp, LIGHT)
    table = valley("2", step="track")
    found = MapPanel(LIGHT)
    qtbot.addWidget(found)
    found.resize(860, 640)
    found.show_moment(moment(table))
    found.show()
    while found.canvas is None or not found.canvas.zoom:  # waiting longer, it would be there
        QApplication.processEvents()
    canvas = canvas_of(found)
    table.tiles(J7="9/2")
    found.show_moment(moment(table))
    assert not canvas.is_sharp(), "painting the whole board takes long"
    qtbot.waitUntil(canvas.is_sharp)
    assert canvas.board.hex_shown("J7").tile == "9"
    found.show_moment(moment(table.tiles(J7="8/2")))
    assert canvas.is_sharp(), "once it stands, what changes is there at once"
