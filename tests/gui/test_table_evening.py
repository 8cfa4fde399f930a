"""An evening at the table, from moments of the game that ships: what a banker does by hand, in the real window."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from core.interchange.game_file import memory_game, new_setup
from core.rail18.actions import BuyShare, ChangeSettings, SellShares, SetPar, StartCompany
from core.rail18.events import Overruled
from core.rail18.holdings import percent
from core.rail18.state import Player
from core.rail18.table import AuctionResult, EverybodyPasses
from ui import theme
from ui.bridge import GameBridge
from ui.rail18.quick_entry import QuickEntry
from ui.rail18.turn_panel import TurnPanel
from ui.settings import Settings
from ui.shell.game_page import GamePage
from ui.shell.main_window import MainWindow
from ui.shell.map_entry import MapEntryDialog

LEFT = Qt.MouseButton.LeftButton
ALT = Qt.KeyboardModifier.AltModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
NAMES = ("Anna", "Bea", "Carlo", "Dora")
RESULTS = (("P1", 20), ("P2", 50), ("P3", 80), ("P4", 110), ("P5", 140), ("P6", 180), ("P7", 100))


@pytest.fixture
def page(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[GamePage]:
    """The first stock round: Bea directs FNM."""
    theme.set_up(qapp, theme.LIGHT)
    players = [Player(f"p{number}", name) for number, name in enumerate(NAMES, start=1)]
    game = memory_game(new_setup("1844", players, mode="table"))
    for number, (private, price) in enumerate(RESULTS):
        game.dispatch(AuctionResult(actor=f"p{number % 4 + 1}", private=private, amount=price))
        if private == "P6":
            game.dispatch(SetPar(actor="p2", company="FNM", price=80))
    window = MainWindow(theme.LIGHT, Settings(tmp_path))
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    window.activateWindow()
    qtbot.waitActive(window)
    window.play(GameBridge(game))
    qtbot.wait(50)
    assert window.game_page is not None
    yield window.game_page
    window.close()


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


def test_a_map_entered_in_part_is_kept_and_the_question_has_the_keyboard(qtbot: QtBot, page: GamePage) -> None:
    page.act(EverybodyPasses(actor=page.bridge.moment.state.order[0]))
    page.act(ChangeSettings(actor="p1", track_kept=False))
    page.ask_map()
    dialog = page.dialog
    assert isinstance(dialog, MapEntryDialog)
    dialog.entry.choose_hex("L21")
    row = next(number for number, choice in enumerate(dialog.entry.model.choices) if choice.kind == "tile")
    for _ in range(row + 1):
        qtbot.keyClick(dialog.entry.list, Qt.Key.Key_Down)
    qtbot.keyClick(dialog.entry.list, Qt.Key.Key_Return)
    entered = dialog.draft.state.tiles
    assert set(entered) == {"L21"}
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    qtbot.waitUntil(lambda: focus() == "turn-panel")
    page.ask_map()
    again = page.dialog
    assert isinstance(again, MapEntryDialog)
    assert again.draft.state.tiles == entered
    qtbot.keyClick(again, Qt.Key.Key_Return, CONTROL)
    assert page.bridge.moment.state.track_kept


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
