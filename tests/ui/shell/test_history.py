"""The history in the window: any moment as it was, by slider, keys and journal; nothing is entered there."""

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from core.rail18 import actions as ac
from core.rail18.table import AuctionResult
from tests.ui.keys import ALT, CONTROL, SHIFT
from tests.ui.rail18.table_games import bid, new_bridge
from ui.game.bridge import GameBridge
from ui.hands.panel import TablePanel
from ui.journal.panel import JournalPanel
from ui.rail18.panels.quick_entry import QuickEntry
from ui.rail18.panels.turn_panel import TurnPanel
from ui.shell.dialogs.players_dialog import PlayersDialog
from ui.shell.pages.game_page import GamePage
from ui.shell.window.main_window import MainWindow

LEFT = Qt.MouseButton.LeftButton
PRIVATES = (("p1", "P1", 20), ("p2", "P2", 50), ("p3", "P3", 80))


@pytest.fixture
def bridge() -> GameBridge:
    """Three privates are sold."""
    found = new_bridge()
    for player, private, amount in PRIVATES:
        assert found.do(AuctionResult(actor=player, private=private, amount=amount))
    return found


def cash(page: GamePage, player: str) -> int:
    return page.bridge.seen.state.cash[player]


def test_the_slider_goes_to_any_moment_by_keys(window: MainWindow, page: GamePage, qtbot: QtBot) -> None:
    now = cash(page, "p1")
    qtbot.keyClick(window, Qt.Key.Key_H, CONTROL)
    bar = page.past.bar
    assert bar.isVisible()
    assert bar.slider.hasFocus()
    assert bar.slider.value() == bar.slider.maximum() == 3
    assert page.bridge.visit is None
    qtbot.keyClick(bar.slider, Qt.Key.Key_Home)
    assert cash(page, "p1") == now + 20
    assert bar.sentence.text() == "You are looking at the past: The beginning of the game"
    qtbot.keyClick(bar.slider, Qt.Key.Key_Right)
    assert cash(page, "p1") == now
    assert cash(page, "p2") == page.bridge.moment.state.cash["p2"] + 50
    assert (
        bar.sentence.text() == "You are looking at the past: Auction · Annegret bought P1 Brienzer-Rothorn-Bahn for 20."
    )
    qtbot.keyClick(bar.slider, Qt.Key.Key_Escape)
    assert page.bridge.visit is None
    assert bar.isVisible()
    assert page.turn.hasFocus(), "whoever is back wants to go on"
    qtbot.keyClick(window, Qt.Key.Key_H, CONTROL)
    assert not bar.isVisible()


def test_everything_shows_the_moment_and_nothing_can_be_entered(
    window: MainWindow, page: GamePage, qtbot: QtBot
) -> None:
    qtbot.keyClick(window, Qt.Key.Key_PageUp, CONTROL)
    qtbot.keyClick(window, Qt.Key.Key_PageUp, CONTROL)
    assert isinstance(page.turn, TurnPanel)
    assert page.past.bar.band.property("past") == "past"
    assert "P2 is on offer" in page.header.cells["round"].caption.text()
    assert page.turn.view.note == "This was asked then. Nothing can be entered here."
    assert "P2" in page.turn.view.question
    assert page.turn.view.choices == ()
    for name in ("undo", "redo", "undo-turn", "undo-step", "undo-round"):
        assert not window.menus.actions[name].isEnabled()
    entries = len(page.bridge.log)
    bid(page, 200)
    page.bridge.undo()
    assert len(page.bridge.log) == entries
    qtbot.keyClick(page.turn, Qt.Key.Key_Escape)
    assert page.bridge.visit is None
    assert window.menus.actions["undo"].isEnabled()
    assert page.turn.view.choices


def test_buttons_go_back_and_forth(window: MainWindow, page: GamePage, qtbot: QtBot) -> None:
    window.menus.actions["history"].trigger()
    bar = page.past.bar
    qtbot.mouseClick(bar.steps["first"], LEFT)
    assert page.bridge.seen.entry == 0
    assert not bar.steps["first"].isEnabled()
    assert not bar.steps["previous"].isEnabled()
    qtbot.mouseClick(bar.steps["next"], LEFT)
    assert page.bridge.seen.entry == 1
    qtbot.mouseClick(bar.steps["last"], LEFT)
    assert page.bridge.visit is None
    qtbot.mouseClick(bar.steps["previous"], LEFT)
    assert page.bridge.seen.entry == 2
    qtbot.mouseClick(bar.back, LEFT)
    assert page.bridge.visit is None
    qtbot.mouseClick(bar.back, LEFT)
    assert not bar.isVisible()
    assert not window.menus.actions["history"].isChecked()


def test_a_slider_that_is_dragged_shows_where_it_stops(window: MainWindow, page: GamePage, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_H, CONTROL)
    slider = page.past.bar.slider
    end = QPoint(slider.width() - 8, slider.height() // 2)
    qtbot.mousePress(slider, LEFT, pos=end)
    qtbot.mouseMove(slider, QPoint(4, slider.height() // 2))
    assert page.past.bar.number.text() == "0 of 3"
    qtbot.mouseRelease(slider, LEFT, pos=QPoint(4, slider.height() // 2))
    assert page.bridge.seen.entry == 0


def test_what_was_undone_can_be_looked_at_and_brought_back(window: MainWindow, page: GamePage, qtbot: QtBot) -> None:
    page.bridge.undo()
    page.bridge.undo()
    qtbot.keyClick(window, Qt.Key.Key_H, CONTROL)
    bar = page.past.bar
    assert (bar.slider.value(), bar.slider.maximum()) == (1, 3)
    qtbot.keyClick(bar.slider, Qt.Key.Key_End)
    assert bar.sentence.text().startswith("You are looking at a later moment: Auction · Cleo bought P3")
    qtbot.mouseClick(bar.mendings["resume"], LEFT)
    assert page.bridge.visit is None
    assert page.bridge.log.head == 3
    assert bar.slider.value() == 3


def test_an_entry_of_the_journal_leads_to_its_moment(window: MainWindow, page: GamePage, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_8, CONTROL)
    journal = page.panels["journal"]
    assert isinstance(journal, JournalPanel)
    row = next(n for n, row in enumerate(journal.list.journal.rows) if row.text.startswith("Bartholomäus bought P2"))
    place = journal.list.visualRect(journal.list.model().index(row, 0)).center()
    qtbot.mouseClick(journal.list.viewport(), LEFT, pos=place)
    assert page.bridge.visit is None
    qtbot.mouseDClick(journal.list.viewport(), LEFT, pos=place)
    assert page.bridge.seen.entry == 2
    assert page.past.bar.slider.value() == 2


def test_dialogs_are_about_the_present(window: MainWindow, page: GamePage, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_P, CONTROL)
    assert isinstance(page.dialog, PlayersDialog)
    qtbot.keyClick(window, Qt.Key.Key_PageUp, CONTROL)
    assert page.dialog is None
    assert page.bridge.visit is not None
    qtbot.keyClick(window, Qt.Key.Key_P, CONTROL)
    assert page.bridge.visit is None
    page.close_dialog()


def test_undo_goes_to_the_start_of_turn_and_round(window: MainWindow, page: GamePage, qtbot: QtBot) -> None:
    for player, amount in (("p1", 110), ("p2", 115)):
        assert page.bridge.do(ac.Bid(actor=player, private="P4", amount=amount))
    window.menus.actions["undo-step"].trigger()
    assert page.bridge.log.head == 3
    qtbot.keyClick(window, Qt.Key.Key_Z, CONTROL | SHIFT | ALT)
    assert page.bridge.log.head == 0


@pytest.mark.long
@pytest.mark.parametrize("panel", ["turn", "map", "market", "sheet", "journal", "quick", "table"])
def test_esc_leads_back_from_every_panel(window: MainWindow, page: GamePage, qtbot: QtBot, panel: str) -> None:
    page.bring(panel)
    qtbot.keyClick(window, Qt.Key.Key_PageUp, CONTROL)
    assert page.bridge.visit is not None
    page.bring(panel)
    focus = window.focusWidget()
    assert focus is not None
    qtbot.keyClick(focus, Qt.Key.Key_Escape)
    assert page.bridge.visit is None
    assert page.past.bar.band.property("past") == "now"


@pytest.mark.parametrize("panel", ["", "turn", "sheet", "journal", "table"])
def test_esc_puts_the_bar_away_as_its_button_says(window: MainWindow, page: GamePage, qtbot: QtBot, panel: str) -> None:
    qtbot.keyClick(window, Qt.Key.Key_H, CONTROL)
    assert page.past.bar.back.text() == "Close (Esc)"
    if panel:
        page.bring(panel)
    focus = window.focusWidget()
    assert focus is not None
    qtbot.keyClick(focus, Qt.Key.Key_Escape)
    assert not page.past.bar.isVisible()
    assert page.turn.hasFocus()


def test_the_table_lies_as_it_lies_now(window: MainWindow, page: GamePage, qtbot: QtBot) -> None:
    table = page.panels["table"]
    assert isinstance(table, TablePanel)
    before = [task.text for task in table.list.checks.tasks]
    qtbot.keyClick(window, Qt.Key.Key_PageUp, CONTROL | SHIFT)
    assert page.bridge.seen.entry == 0
    assert [task.text for task in table.list.checks.tasks] == before


def test_quick_entry_says_that_it_is_the_past(window: MainWindow, page: GamePage, qtbot: QtBot) -> None:
    quick = page.panels["quick"]
    assert isinstance(quick, QuickEntry)
    entries = len(page.bridge.log)
    qtbot.keyClick(window, Qt.Key.Key_PageUp, CONTROL)
    qtbot.keyClick(window, Qt.Key.Key_K, CONTROL)
    qtbot.keyClicks(quick.line, "undo")
    qtbot.keyClick(quick.line, Qt.Key.Key_Return)
    assert "This is the past" in quick.answer.text()
    assert len(page.bridge.log) == entries


def test_a_click_in_the_journal_is_enough_while_the_past_is_shown(
    window: MainWindow, page: GamePage, qtbot: QtBot
) -> None:
    qtbot.keyClick(window, Qt.Key.Key_8, CONTROL)
    qtbot.keyClick(window, Qt.Key.Key_PageUp, CONTROL)
    journal = page.panels["journal"]
    assert isinstance(journal, JournalPanel)
    assert journal.list.delegate.looked_at == 2
    row = next(n for n, row in enumerate(journal.list.journal.rows) if row.kind == "line" and row.entry == 1)
    index = journal.list.model().index(row, 0)
    journal.list.scrollTo(index)
    qtbot.mouseClick(journal.list.viewport(), LEFT, pos=journal.list.visualRect(index).center())
    assert page.bridge.seen.entry == 1
    assert journal.list.delegate.looked_at == 1
