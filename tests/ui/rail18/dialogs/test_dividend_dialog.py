"""The dividend sheet in the window, with mouse and keys."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from core.rail18.payouts import payout
from core.rail18.state import CompanyTurn
from tests.ui.bare_window import page_of
from tests.ui.rail18.table_games import at_a_dividend
from ui.game.bridge import GameBridge
from ui.paint import theme
from ui.rail18.dialogs.dividend_dialog import DividendDialog
from ui.shell.pages.game_page import GamePage
from ui.shell.window.main_window import MainWindow

pytestmark = pytest.mark.long

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def bridge() -> GameBridge:
    return at_a_dividend()


def dialog_of(page: GamePage) -> DividendDialog:
    assert isinstance(page.dialog, DividendDialog)
    return page.dialog


def press(dialog: DividendDialog, qtbot: QtBot, name: str) -> None:
    button = dialog.findChild(QPushButton, name)
    assert button is not None
    qtbot.mouseClick(button, LEFT)


def test_it_opens_by_a_click_and_pays(page: GamePage, qtbot: QtBot) -> None:
    rules, state = page.bridge.moment.rules, page.bridge.moment.state
    frame = state.frame
    assert isinstance(frame, CompanyTurn)
    parts = payout(rules, state, frame.company, frame.revenue, "paid").parts
    button = page.turn.findChild(QPushButton, "turn-dividend-sheet")
    assert button is not None
    qtbot.mouseClick(button, LEFT)
    dialog = dialog_of(page)
    assert dialog.isVisible()
    shown = {row.key: row.cells[4].text for row in dialog.table.cells.rows}
    assert {holder: shown[holder] for holder in parts} == {holder: str(amount) for holder, amount in parts.items()}
    press(dialog, qtbot, "dividend-pay")
    assert not dialog.isVisible()
    after = page.bridge.moment.state
    for holder, amount in parts.items():
        assert after.cash[holder] - state.cash[holder] == amount


def test_by_keys_and_back_without_paying(page: GamePage, qtbot: QtBot) -> None:
    before = page.bridge.moment.state
    qtbot.keyClick(page.turn, Qt.Key.Key_D)
    dialog = dialog_of(page)
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert page.bridge.moment.state is before
    assert QApplication.focusWidget() is page.turn
    qtbot.keyClick(page.turn, Qt.Key.Key_D)
    qtbot.keyClick(dialog_of(page), Qt.Key.Key_Return)
    assert page.bridge.moment.state is not before


def test_chips_on_request_are_remembered(page: GamePage, qtbot: QtBot) -> None:
    qtbot.keyClick(page.turn, Qt.Key.Key_D)
    dialog = dialog_of(page)
    assert len(dialog.table.cells.columns) == 5
    qtbot.mouseClick(dialog.chips, LEFT, pos=dialog.chips.rect().center() / 8)
    assert dialog.table.cells.columns[-1].key == "chips"
    press(dialog, qtbot, "chip-10")
    press(dialog, qtbot, "chip-500")
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    qtbot.keyClick(page.turn, Qt.Key.Key_D)
    again = dialog_of(page)
    assert again is not dialog
    assert again.table.cells.columns[-1].key == "chips"
    chosen = [chip for chip, button in again.denominations.items() if button.isChecked()]
    assert chosen == [1, 5, 10, 20, 50, 100]


def test_it_closes_when_the_game_goes_on(page: GamePage, qtbot: QtBot) -> None:
    qtbot.keyClick(page.turn, Qt.Key.Key_D)
    dialog = dialog_of(page)
    assert page.bridge.undo()
    assert not dialog.isVisible()


def test_it_does_not_jump_when_chips_come(page: GamePage, qtbot: QtBot) -> None:
    qtbot.keyClick(page.turn, Qt.Key.Key_D)
    dialog = dialog_of(page)
    wide = dialog.width()
    dialog.chips.click()
    assert dialog.table.cells.columns[-1].key == "chips"
    assert dialog.width() == wide


def test_it_follows_the_theme_and_the_text_size(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(page_of(window).turn, Qt.Key.Key_D)
    dialog = dialog_of(page_of(window))
    window.set_theme(theme.DARK)
    assert dialog.table.delegate.theme is theme.DARK
    small = dialog.width()
    try:
        window.appearance.choose_text_size(150)
        again = dialog_of(page_of(window))
        assert again is not dialog
        assert again.isVisible()
        assert again.table.delegate.theme is theme.DARK
        assert again.width() > small
        before = page_of(window).bridge.moment.state
        press(again, qtbot, "dividend-pay")
        assert page_of(window).bridge.moment.state is not before
    finally:
        window.appearance.choose_text_size(100)
        window.set_theme(theme.LIGHT)
