"""The players' clock, by menu, key and mouse: whose time runs, what pauses it, and that it lies in the game's file."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from core.interchange.clock import ClockReading, clock_reading
from core.interchange.game_file import create_game, new_setup
from core.rail18 import actions as ac
from core.rail18.corrections import actions as co
from core.rail18.state import Player
from core.store.journal import Journal
from ui.app.settings import Settings
from ui.paint import theme
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


@pytest.fixture
def path(tmp_path: Path) -> Path:
    found = tmp_path / "evening.bank"
    create_game(found, new_setup("1844", PLAYERS, mode="hotseat")).log.close()  # type: ignore[attr-defined]
    return found


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    found = MainWindow(theme.LIGHT, Settings(tmp_path / "home"))
    qtbot.addWidget(found)
    found.show()
    return found


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


def test_no_clock_unless_the_table_wants_one(window: MainWindow, qtbot: QtBot, path: Path) -> None:
    page, time = open_page(window, qtbot, path)
    bid(page, 20)
    pass_time(page, time, 3)
    assert page.header.clock.isHidden()
    window.close_game()
    assert kept(path) is None


def test_the_time_of_whoever_decides_runs(window: MainWindow, qtbot: QtBot, path: Path) -> None:
    page, time = open_page(window, qtbot, path)
    choose(window, qtbot, "clock")
    first, second = page.bridge.moment.state.order[:2]
    pass_time(page, time, 4, 4)
    assert page.header.clock.isVisible()
    assert page.header.clock.value.text() == "0:08"
    assert page.header.clock.caption.text() == f"{name_of(first)}’s clock"
    time.now += 2
    bid(page, 20)
    pass_time(page, time, 1)
    assert page.header.clock.value.text() == "0:01"
    assert page.header.clock.caption.text() == f"{name_of(second)}’s clock"
    assert f"{name_of(first)}: 0:10" in page.header.clock.toolTip()


def test_the_mouse_pauses_and_a_move_goes_on(window: MainWindow, qtbot: QtBot, path: Path) -> None:
    page, time = open_page(window, qtbot, path)
    choose(window, qtbot, "clock")
    pass_time(page, time, 2)
    qtbot.mouseClick(page.header.clock, LEFT)
    pass_time(page, time, 4)
    assert page.header.clock.caption.text() == "clock paused"
    assert page.header.clock.value.text() == "0:02"
    bid(page, 20)
    assert page.bridge.clock.running
    pass_time(page, time, 3)
    assert page.header.clock.value.text() == "0:03"


def test_the_keys_pause_and_go_on(window: MainWindow, qtbot: QtBot, path: Path) -> None:
    page, _ = open_page(window, qtbot, path)
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    window.activateWindow()
    qtbot.keyClick(window, Qt.Key.Key_P, both)
    assert page.header.clock.isHidden()
    choose(window, qtbot, "clock")
    qtbot.keyClick(window, Qt.Key.Key_P, both)
    assert page.bridge.clock.paused
    qtbot.keyClick(window, Qt.Key.Key_P, both)
    assert page.bridge.clock.running
    choose(window, qtbot, "clock")
    assert page.header.clock.isHidden()


def test_a_computer_that_sleeps_counts_no_time(window: MainWindow, qtbot: QtBot, path: Path) -> None:
    page, time = open_page(window, qtbot, path)
    choose(window, qtbot, "clock")
    pass_time(page, time, 1, 3600, 1)
    assert page.header.clock.value.text() == "0:02"


def test_it_lies_in_the_file_and_waits_when_the_game_is_opened_again(
    window: MainWindow, qtbot: QtBot, path: Path
) -> None:
    page, time = open_page(window, qtbot, path)
    choose(window, qtbot, "clock")
    first = page.bridge.moment.state.order[0]
    pass_time(page, time, 4)
    bid(page, 20)
    qtbot.waitUntil(lambda: (kept(path) or ClockReading(False, {})).spent.get(first) == 4000)
    window.close_game()
    page, time = open_page(window, qtbot, path)
    pass_time(page, time, 4)
    assert page.header.clock.caption.text() == "clock paused"
    assert f"{name_of(first)}: 0:04" in page.header.clock.toolTip()
    assert page.bridge.undo()
    assert page.bridge.clock.seconds(first) == 4, "undo brings no time back"
    assert page.bridge.redo()
    assert page.bridge.clock.running


def test_looking_back_stops_nobodys_time(window: MainWindow, qtbot: QtBot, path: Path) -> None:
    page, time = open_page(window, qtbot, path)
    choose(window, qtbot, "clock")
    bid(page, 20)
    page.look_at(0)
    pass_time(page, time, 4)
    second = page.bridge.moment.state.order[1]
    assert page.header.clock.caption.text() == f"{name_of(second)}’s clock"
    window.close_game()
    assert (kept(path) or ClockReading(False, {})).spent[second] == 4000


def test_what_is_set_right_in_a_break_does_not_end_it(window: MainWindow, qtbot: QtBot, path: Path) -> None:
    page, _ = open_page(window, qtbot, path)
    choose(window, qtbot, "clock")
    qtbot.mouseClick(page.header.clock, LEFT)
    first = page.bridge.moment.state.order[0]
    assert page.bridge.do(co.CorrectCash(actor=first, payer=first, payee="bank", amount=5, note="counted"))
    assert page.bridge.do(ac.ChangeSettings(actor=first, cash_open=False))
    assert page.bridge.clock.paused
    bid(page, 20)
    assert page.bridge.clock.running


def test_an_auction_at_the_table_is_nobodys_time(window: MainWindow, qtbot: QtBot, path: Path) -> None:
    """All bid aloud, and the result is entered at the end."""
    page, time = open_page(window, qtbot, path)
    choose(window, qtbot, "clock")
    first = page.bridge.moment.state.order[0]
    page.bridge.do(ac.ChangeSettings(actor=first, mode="table"))
    pass_time(page, time, 4, 4)
    assert page.header.clock.caption.text() == "nobody’s time runs"
    assert page.bridge.clock.total == 0
    page.bridge.do(ac.ChangeSettings(actor=first, mode="hotseat"))
    pass_time(page, time, 3)
    assert page.bridge.clock.seconds(first) == 3
