"""The clock with a budget, by menu, keys and mouse: what is left, comes to it, is given back, and costs in the end."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QDialog, QSpinBox
from pytestqt.qtbot import QtBot

from core.interchange.clock import Budget
from core.interchange.game_file import create_game, new_setup
from core.rail18.corrections.actions import CorrectCash
from core.rail18.state import BANK, Auction, GameOver
from tests.titles.t1844.positions import Table
from tests.titles.t1844.shipped import shipped_game
from tests.ui.game.timed import LEFT, PLAYERS, Time, bid, choose, kept, name_of, open_page, pass_time
from ui.app.settings import Settings
from ui.paint import theme
from ui.rail18.views.fine import fine
from ui.rail18.views.moment import Moment
from ui.shell.dialogs.clock_dialog import ClockDialog
from ui.shell.pages.game_page import GamePage
from ui.shell.window.main_window import MainWindow

FULL = [4.0] * 15  # a minute, from tick to tick


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


def dialog_of(window: MainWindow, qtbot: QtBot) -> QDialog:
    choose(window, qtbot, "clock-budget")
    found = window.findChildren(ClockDialog)[-1]
    qtbot.waitUntil(found.isVisible)
    return found


def press(dialog: QDialog, qtbot: QtBot, name: str) -> None:
    button = dialog.findChild(QAbstractButton, name)
    assert button is not None
    assert button.isEnabled()
    qtbot.mouseClick(button, LEFT)


def type_in(dialog: QDialog, qtbot: QtBot, name: str, amount: int) -> None:
    field = dialog.findChild(QSpinBox, name)
    assert field is not None
    qtbot.mouseDClick(field.lineEdit(), LEFT)
    field.selectAll()
    qtbot.keyClicks(field, str(amount))


def begin(
    window: MainWindow, qtbot: QtBot, minutes: int, increment: int = 0, price: int = 0, rounds: bool = False,
    back: bool = False,
) -> None:  # fmt: skip
    dialog = dialog_of(window, qtbot)
    type_in(dialog, qtbot, "budget-minutes", minutes)
    type_in(dialog, qtbot, "budget-increment", increment)
    type_in(dialog, qtbot, "budget-price", price)
    if rounds:
        qtbot.keyClick(dialog.every, Qt.Key.Key_Down)  # type: ignore[attr-defined]
    if back:
        dialog.back.setFocus()  # type: ignore[attr-defined]
        qtbot.keyClick(dialog.back, Qt.Key.Key_Space)  # type: ignore[attr-defined]
    press(dialog, qtbot, "budget-ok")


def standing(page: GamePage) -> dict[str, int | None]:
    return {player: page.bridge.clock.left(player) for player in page.bridge.moment.state.order}


def opened(window: MainWindow, qtbot: QtBot, path: Path) -> tuple[GamePage, Time, list[str]]:
    page, time = open_page(window, qtbot, path)
    return page, time, list(page.bridge.moment.state.order)


def test_what_is_left_counts_down_and_stands_out_below_zero(window: MainWindow, qtbot: QtBot, path: Path) -> None:
    page, time, (first, _, _) = opened(window, qtbot, path)
    begin(window, qtbot, minutes=1)
    cell = page.header.clock
    assert cell.isVisible()
    pass_time(page, time, 4)
    assert cell.value.text() == "0:56"
    assert f"{name_of(first)}: 0:56 left, 0:04 used" in cell.toolTip()
    pass_time(page, time, *FULL)
    assert cell.value.text() == "−0:04"
    assert f"{name_of(first)}: 0:04 over, 1:04 used" in cell.toolTip()


def test_time_comes_with_each_own_turn(window: MainWindow, qtbot: QtBot, path: Path) -> None:
    page, time, (first, second, third) = opened(window, qtbot, path)
    begin(window, qtbot, minutes=1, increment=10)
    assert standing(page) == {first: 60, second: 60, third: 60}, "the first turn has begun with the whole budget"
    pass_time(page, time, 4)
    bid(page, 20)
    assert standing(page) == {first: 56, second: 70, third: 60}
    assert page.bridge.undo()
    assert page.bridge.redo()
    assert page.bridge.undo()
    bid(page, 25)
    assert standing(page) == {first: 56, second: 70, third: 60}, "not again for the same turn"


def test_time_comes_with_each_round(window: MainWindow, qtbot: QtBot, path: Path) -> None:
    page, _, order = opened(window, qtbot, path)
    begin(window, qtbot, minutes=1, increment=30, rounds=True)
    bid(page, 20)
    assert set(standing(page).values()) == {60}
    while (moment := page.bridge.moment).state.flow[0].kind == "auction":
        frame = moment.state.frame
        leads = getattr(frame, "leader", None) is not None
        kind = "Pass" if leads else "Bid" if isinstance(frame, Auction) else "SetPar"
        option = next(option for option in moment.options if option.kind == kind)
        assert page.bridge.do(next(iter(option.examples())))
    assert standing(page) == dict.fromkeys(order, 90)


def test_undo_brings_time_back_where_the_table_wants_so(window: MainWindow, qtbot: QtBot, path: Path) -> None:
    page, time, (first, second, _) = opened(window, qtbot, path)
    begin(window, qtbot, minutes=1, increment=10, back=True)
    pass_time(page, time, 4)
    bid(page, 20)
    pass_time(page, time, 3)
    assert (standing(page)[first], standing(page)[second]) == (56, 67)
    assert page.bridge.undo()
    assert (standing(page)[first], standing(page)[second]) == (60, 60)
    assert page.bridge.redo()
    assert (standing(page)[first], standing(page)[second]) == (56, 70)


def test_it_lies_in_the_file(window: MainWindow, qtbot: QtBot, path: Path) -> None:
    page, time, (first, second, _) = opened(window, qtbot, path)
    begin(window, qtbot, minutes=5, increment=15, price=20, back=True)
    pass_time(page, time, 4)
    bid(page, 20)
    window.close_game()
    reading = kept(path)
    assert reading is not None
    assert reading.budget == Budget(300, 15, "turn", 20, back=True)
    assert (reading.spent, reading.gained) == ({first: 4000, second: 0}, {second: 15000})
    page, _, _ = opened(window, qtbot, path)
    assert (standing(page)[first], standing(page)[second]) == (296, 315)
    assert page.bridge.clock.paused
    dialog = dialog_of(window, qtbot)
    assert [dialog.findChild(QSpinBox, name).value() for name in ("budget-minutes", "budget-price")] == [5, 20]  # type: ignore[union-attr]
    press(dialog, qtbot, "budget-without")
    assert page.bridge.clock.budget is None
    assert page.header.clock.value.text() == "0:00"


def test_leaving_changes_nothing(window: MainWindow, qtbot: QtBot, path: Path) -> None:
    page, _, _ = opened(window, qtbot, path)
    dialog = dialog_of(window, qtbot)
    type_in(dialog, qtbot, "budget-minutes", 7)
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert page.bridge.clock.budget is None
    assert page.header.clock.isHidden()


def test_what_more_time_costs_is_a_correction_at_the_end(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    whole = tmp_path / "whole.bank"
    with shipped_game().log as log:  # type: ignore[attr-defined]
        log.save_copy(whole)
    page, time, (player, *_) = opened(window, qtbot, whole)
    bridge = page.bridge
    begin(window, qtbot, minutes=1, price=15)
    bridge.clock.player = player
    pass_time(page, time, *FULL, *FULL, 4)
    assert bridge.clock.fine(player) == 30, "the second minute over it has begun"
    dialog = dialog_of(window, qtbot)
    assert not charging(dialog).isEnabled(), "the game is not over"
    press(dialog, qtbot, "budget-leave")
    assert bridge.jump(max(entry.id for entry in bridge.log.entries() if entry.action is not None))
    assert isinstance(bridge.moment.state.frame, GameOver)
    before, worth = bridge.moment.state.cash[player], bridge.family.worth(bridge.engine, bridge.moment.state)[player]
    dialog = dialog_of(window, qtbot)
    press(dialog, qtbot, "budget-charge")
    assert bridge.moment.state.cash[player] == before - 30
    assert bridge.family.worth(bridge.engine, bridge.moment.state)[player] == worth - 30
    entry = bridge.log.entry(bridge.log.head)
    assert entry.action is not None
    assert (entry.action["kind"], entry.action["note"]) == ("CorrectCash", "clock: 2 minutes over")
    assert not charging(dialog).isEnabled()
    assert bridge.undo()
    assert bridge.moment.state.cash[player] == before
    assert charging(dialog).isEnabled(), "it was taken back"
    assert bridge.redo()
    assert not charging(dialog).isEnabled()


def charging(dialog: QDialog) -> QAbstractButton:
    found = dialog.findChild(QAbstractButton, "budget-charge")
    assert found is not None
    return found


def test_nobody_pays_more_than_there_is() -> None:
    table = Table(3).give(ann=12)
    made = fine(Moment(table.engine, table.state), "ann", 30, "clock")
    assert made == CorrectCash(actor="ann", payer="ann", payee=BANK, amount=12, note="clock")
    assert fine(Moment(table.engine, table.give(ann=0).state), "ann", 30, "clock") is None
