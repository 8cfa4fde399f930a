"""The map is opened while trains run: it shows their routes."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core.rail18 import actions as ac
from tests.gui.test_hotseat import board, second_operating_round, step
from ui.bridge import GameBridge
from ui.settings import Settings
from ui.shell.main_window import MainWindow
from ui.theme import LIGHT, set_up


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
    assert step(window) == "run"
    assert window.game_page is not None
    turn = window.game_page.turn
    qtbot.waitUntil(lambda: not turn.view.waiting, timeout=20_000)  # type: ignore[attr-defined]
    found = board(window)
    assert not found.isVisible()
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    qtbot.keyClick(window, Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: found.isVisible() and found.route_card is not None and found.route_card.isVisible())
    window.close()
