"""The window with a game and a clock whose time passes when a test says so."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from core.interchange.clock import ClockReading, clock_reading
from core.rail18 import actions as ac
from core.rail18.state import Player
from core.store.journal import Journal
from ui.shell.pages.game_page import GamePage
from ui.shell.window.main_window import MainWindow

PLAYERS = [Player("a", "Ana"), Player("b", "Ben"), Player("c", "Cleo")]
LEFT = Qt.MouseButton.LeftButton


class Time:
    """Passes when a test says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def open_page(window: MainWindow, qtbot: QtBot, path: Path) -> tuple[GamePage, Time]:
    window.games.open(path)
    qtbot.waitUntil(lambda: window.game_page is not None)
    page = window.game_page
    assert page is not None
    time = Time()
    page.bridge.clock._now = time
    page.bridge.clock._last = 0.0
    return page, time


def choose(window: MainWindow, qtbot: QtBot, name: str) -> None:
    menu = window.findChild(QMenu, "menu-game")
    assert menu is not None
    menu.popup(window.mapToGlobal(window.rect().topLeft()))
    qtbot.mouseClick(menu, LEFT, pos=menu.actionGeometry(window.menus.actions[name]).center())


def pass_time(page: GamePage, time: Time, *seconds: float) -> None:
    """From tick to tick."""
    for passed in seconds:
        time.now += passed
        page.bridge.clock.tick()


def bid(page: GamePage, amount: int) -> None:
    """As the turn panel asks for it."""
    bidder = page.bridge.moment.state.frame.bidder  # type: ignore[union-attr]
    page.turn.act.emit(ac.Bid(actor=bidder, private="P1", amount=amount))


def name_of(player: str) -> str:
    return {known.id: known.name for known in PLAYERS}[player]


def kept(path: Path) -> ClockReading | None:
    with Journal.open(path, read_only=True) as log:
        return clock_reading(log.entries())
