"""The sample game from the start page: it opens before its first move and is gone through with a key."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QPushButton
from pytestqt.qtbot import QtBot

from core.rail18.state import Auction, StockRound
from ui.shell.window.main_window import MainWindow

pytestmark = pytest.mark.long

REDO = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


def choose_sample(qtbot: QtBot, window: MainWindow, title: str = "1844") -> None:
    """By the mouse: the button, then the title."""
    button = window.start_page.findChild(QPushButton, "start-sample")
    assert isinstance(button, QPushButton)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    menu = button.findChild(QMenu, "start-samples")
    assert isinstance(menu, QMenu)
    wanted = next(action for action in menu.actions() if action.text().startswith(title))
    qtbot.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(wanted).center())
    window.activateWindow()  # as the desktop does once a menu has closed


def open_sample(qtbot: QtBot, window: MainWindow) -> None:
    choose_sample(qtbot, window)
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


def test_every_title_has_one_and_keys_choose_it(qtbot: QtBot, window: MainWindow) -> None:
    button = window.start_page.findChild(QPushButton, "start-sample")
    assert isinstance(button, QPushButton)
    button.setFocus()
    qtbot.keyClick(button, Qt.Key.Key_Return)
    menu = button.findChild(QMenu, "start-samples")
    assert isinstance(menu, QMenu)
    assert [action.text() for action in menu.actions()][:2] == ["1824 Austria-Hungary", "1844 Switzerland"]
    qtbot.keyClick(menu, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.game_page is not None, timeout=20_000)
    assert window.game_page is not None
    assert window.game_page.bridge.title == "1824"
    assert window.game_page.bridge.can_redo


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
