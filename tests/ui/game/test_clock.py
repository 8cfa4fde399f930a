"""The players' clock, by menu, key and mouse: whose time runs, what pauses it, and that it lies in the game's file."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from core.interchange.clock import ClockReading
from core.interchange.game_file import create_game, new_setup
from core.rail18 import actions as ac
from core.rail18.corrections import actions as co
from tests.ui.game.timed import LEFT, PLAYERS, bid, choose, kept, name_of, open_page, pass_time
from ui.app.settings import Settings
from ui.paint import theme
from ui.shell.window.main_window import MainWindow


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
