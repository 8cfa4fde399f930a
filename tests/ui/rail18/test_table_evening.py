"""An evening at the table, from moments of the game that ships: what a banker does by hand, in the real window."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from core.rail18.actions import BuyShare, ChangeSettings, SellShares, StartCompany
from core.rail18.events import Overruled
from core.rail18.holdings import percent
from core.rail18.table import EverybodyPasses
from tests.ui.keys import ALT, CONTROL
from tests.ui.rail18.map_events import enter_a_tile
from tests.ui.rail18.table_games import four_after_the_auction
from ui.game.bridge import GameBridge
from ui.rail18.dialogs.asking import ask_map
from ui.rail18.pages.map_entry import MapEntryDialog
from ui.rail18.panels.quick_entry import QuickEntry
from ui.rail18.panels.turn_panel import TurnPanel
from ui.shell.pages.game_page import GamePage
from ui.shell.window.main_window import MainWindow

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def bridge() -> GameBridge:
    return four_after_the_auction(("Anna", "Bea", "Carlo", "Dora"))


def focus() -> str:
    found = QApplication.focusWidget()
    return "" if found is None else found.objectName()


def press(qtbot: QtBot, *keys: Qt.Key | str, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    for key in keys:
        found = QApplication.focusWidget()
        assert found is not None
        qtbot.keyClick(found, key, modifier)


def test_a_rule_is_overruled_by_keys_alone(qtbot: QtBot, page: GamePage) -> None:
    state = page.bridge.moment.state
    first = state.order[0]
    page.act(StartCompany(actor=first, company="AB", price=60))
    seller = state.order[1]
    page.act(BuyShare(actor=seller, company="AB", source="bank", percent=10))
    page.act(SellShares(actor=seller, company="AB", shares=1))
    assert page.messages.isVisible()
    assert focus() == "turn-panel"
    press(qtbot, Qt.Key.Key_O, modifier=ALT)
    assert focus() == "message-reason"
    press(qtbot, *"agreed")
    press(qtbot, Qt.Key.Key_Return)
    moment = page.bridge.moment
    assert percent(moment.rules, moment.state, "AB", seller) == 0
    assert any(isinstance(event, Overruled) and event.reason == "agreed" for event in moment.events)
    assert focus() == "turn-panel"
    assert not page.messages.isVisible()


def test_the_mouse_over_a_button_tells_what_it_brings(qtbot: QtBot, page: GamePage) -> None:
    turn = page.turn
    assert isinstance(turn, TurnPanel)
    first = page.bridge.moment.state.order[0]
    button = turn.findChild(QPushButton, f"turn-EverybodyPasses-{first}")
    assert isinstance(button, QPushButton)
    qtbot.mouseMove(page, QPoint(900, 300))
    qtbot.mouseMove(button)
    qtbot.waitUntil(lambda: "operating round 1.1 begins" in turn.box.words)
    qtbot.mouseMove(page, QPoint(900, 300))
    qtbot.waitUntil(lambda: turn.box.words.startswith("Pass"))


@pytest.mark.long
def test_a_map_entered_in_part_is_kept_and_the_question_has_the_keyboard(qtbot: QtBot, page: GamePage) -> None:
    page.act(EverybodyPasses(actor=page.bridge.moment.state.order[0]))
    page.act(ChangeSettings(actor="p1", track_kept=False))
    dialog = enter_a_tile(qtbot, page)
    entered = dialog.draft.state.tiles
    assert set(entered) == {"L21"}
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    qtbot.waitUntil(lambda: focus() == "turn-panel")
    ask_map(page)
    again = page.dialog
    assert isinstance(again, MapEntryDialog)
    assert again.draft.state.tiles == entered
    qtbot.keyClick(again, Qt.Key.Key_Return, CONTROL)
    assert page.bridge.moment.state.track_kept


@pytest.mark.long
def test_what_cannot_lie_on_an_entered_map_is_explained(qtbot: QtBot, page: GamePage) -> None:
    page.act(EverybodyPasses(actor=page.bridge.moment.state.order[0]))
    page.act(ChangeSettings(actor="p1", track_kept=False))
    dialog = enter_a_tile(qtbot, page)
    assert not dialog.why.isVisible()
    rows = dialog.entry.list
    for label, section in (("K20", "program-track"), ("K22", "program-track"), ("C12", "stations")):
        dialog.entry.choose_hex(label)
        choices = dialog.entry.model.choices
        [station] = [row for row, choice in enumerate(choices) if choice.kind == "station"]
        index = dialog.entry.model.index(station)
        rows.scrollTo(index)
        qtbot.mouseClick(rows.viewport(), LEFT, pos=rows.visualRect(index).center())
        assert "FNM" in dialog.problem.text()
        assert dialog.why.section == section, "more stations than it has left, then than it may have"
    qtbot.mouseClick(dialog.why, LEFT)
    window = page.window()
    assert isinstance(window, MainWindow)
    companion = window.help.companion.window
    assert companion is not None
    assert companion.section == "stations"
    companion.show_section("market")
    companion.close()
    dialog.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is dialog)
    qtbot.keyClick(rows, Qt.Key.Key_F1)
    assert companion.section == "stations"
    companion.close()


@pytest.mark.long
def test_an_empty_line_of_quick_entry_leaves_undo_to_the_game(qtbot: QtBot, page: GamePage) -> None:
    quick = page.panels["quick"]
    assert isinstance(quick, QuickEntry)
    press(qtbot, Qt.Key.Key_K, modifier=CONTROL)
    press(qtbot, *"start ab 60")
    press(qtbot, Qt.Key.Key_Return)
    assert page.bridge.moment.state.companies["AB"].par == 60
    assert QApplication.focusWidget() is quick.line
    press(qtbot, Qt.Key.Key_Z, modifier=CONTROL)
    assert not page.bridge.moment.state.companies["AB"].par
    press(qtbot, Qt.Key.Key_Z, modifier=CONTROL | Qt.KeyboardModifier.ShiftModifier)
    assert page.bridge.moment.state.companies["AB"].par == 60
    press(qtbot, *"pass")
    press(qtbot, Qt.Key.Key_Z, modifier=CONTROL)
    assert quick.line.text() != "pass"
    assert page.bridge.moment.state.companies["AB"].par == 60


def test_a_company_is_started_by_typing_its_code(qtbot: QtBot, page: GamePage) -> None:
    press(qtbot, "S", *"scb")
    assert page.bridge.moment.state.companies["VZ"].par == 0
    press(qtbot, Qt.Key.Key_Return, "3")
    companies = page.bridge.moment.state.companies
    assert companies["SCB"].par == 80
    assert [sym for sym, company in companies.items() if company.par] == ["SCB", "FNM"]
