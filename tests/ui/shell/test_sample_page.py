"""The sample game from the start page: it opens before its first move and is gone through with a key."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from core.rail18.state import Auction, StockRound
from ui.shell.window.main_window import MainWindow

pytestmark = pytest.mark.long

REDO = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


def open_sample(qtbot: QtBot, window: MainWindow) -> None:
    button = window.start_page.findChild(QPushButton, "start-sample")
    assert isinstance(button, QPushButton)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.game_page is not None, timeout=20_000)


def test_a_click_opens_it_and_a_key_goes_on(qtbot: QtBot, window: MainWindow) -> None:
    open_sample(qtbot, window)
    assert window.game_page is not None
    bridge = window.game_page.bridge
    assert isinstance(bridge.moment.state.frame, Auction)
    assert not bridge.can_undo
    for _ in range(60):
        qtbot.keyClick(window, Qt.Key.Key_Z, REDO)
    assert isinstance(bridge.moment.state.frame, StockRound)
    assert bridge.can_redo
    qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert bridge.can_undo


def test_it_is_in_memory_and_not_among_the_recent_games(qtbot: QtBot, window: MainWindow) -> None:
    open_sample(qtbot, window)
    assert window.game_page is not None
    assert window.game_page.bridge.log.path is None
    assert window.settings.recent == []


def test_it_says_how_to_go_on_and_tells_again_what_was_done(qtbot: QtBot, window: MainWindow) -> None:
    open_sample(qtbot, window)
    assert window.game_page is not None
    messages = window.game_page.messages
    assert messages.isVisible()
    assert "Ctrl+Shift+Z" in messages.label.text()
    qtbot.keyClick(window, Qt.Key.Key_Z, REDO)
    assert not messages.isVisible()
    assert window.game_page.bridge.moment.events
