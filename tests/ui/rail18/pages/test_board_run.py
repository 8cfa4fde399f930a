"""A board is laid out by hand and asked for the best run; it can be stopped, and it is there again later."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from core.rail18.actions import StationAt, TileAt
from tests.ui.keys import CONTROL
from tests.ui.notices import answer
from tests.ui.rail18.map_events import hex_place
from tests.ui.rail18.views.board_drafts import LINE, board_of, late_state
from ui.rail18.pages.board_run_page import BoardRunPage
from ui.rail18.views.position.draft import BoardDraft
from ui.shell.window.main_window import MainWindow

LEFT = Qt.MouseButton.LeftButton


def page_of(window: MainWindow) -> BoardRunPage:
    assert isinstance(window.entry_page, BoardRunPage)
    return window.entry_page


def lay(qtbot: QtBot, page: BoardRunPage, thing: TileAt | StationAt) -> None:
    entry = page.entry
    qtbot.mouseClick(entry.canvas.viewport(), LEFT, pos=hex_place(entry.canvas, thing.hex))
    [row] = [row for row, choice in enumerate(entry.model.choices) if choice.thing == thing]
    while entry.list.currentIndex().row() != row:
        qtbot.keyClick(entry.list, Qt.Key.Key_Down)
    qtbot.keyClick(entry.list, Qt.Key.Key_Return)


def open_board(window: MainWindow, draft: BoardDraft) -> BoardRunPage:
    page = BoardRunPage(draft, window.theme)
    window.enter_page(page, "")
    return page


@pytest.mark.long
def test_a_board_is_laid_and_asked(window: MainWindow, qtbot: QtBot) -> None:
    button = window.start_page.findChild(QPushButton, "start-run")
    assert button is not None
    qtbot.mouseClick(button, LEFT)
    page = page_of(window)
    assert not page.run_button.isEnabled()
    assert "Which trains" in page.problem.text()
    qtbot.keyClicks(page.trains, "2")
    assert "no station" in page.problem.text()
    for thing in (*LINE.tiles, *LINE.stations):
        lay(qtbot, page, thing)
    assert page.run_button.isEnabled()
    qtbot.keyClick(page.trains, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: page.found is not None, timeout=20000)
    assert page.found is not None
    assert page.found.total == 30
    assert page.verdict.text() == "30: nothing better is possible."
    assert "Zürich" in page.routes.text()
    assert page.entry.canvas.board.routes is not None
    assert page.card.isVisible()
    assert not page.progress.isVisible()
    qtbot.mouseClick(page.run_button, LEFT)
    qtbot.waitUntil(page.run_button.isEnabled, timeout=20000)
    assert page.trains.hasFocus()
    lay(qtbot, page, LINE.tiles[1])  # taken away: the answer was about another board
    assert page.found is None
    assert not page.card.isVisible()
    assert page.verdict.text() == ""


@pytest.mark.long
def test_the_board_is_there_after_coming_back(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_B, CONTROL)
    page = page_of(window)
    lay(qtbot, page, LINE.tiles[0])
    lay(qtbot, page, LINE.stations[0])
    qtbot.keyClicks(page.trains, "2 2")
    qtbot.keyClick(page.trains, Qt.Key.Key_Escape)
    assert window.entry_page is None
    qtbot.keyClick(window, Qt.Key.Key_B, CONTROL)
    page = page_of(window)
    assert page.trains.text() == "2 2"
    assert set(page.entry.draft.state.tiles) == {"D19"}
    clear = page.findChild(QPushButton, "board-run-clear")
    assert clear is not None
    qtbot.mouseClick(clear, LEFT)
    answer(qtbot, window, "lose-keep")
    assert set(page.entry.draft.state.tiles) == {"D19"}
    qtbot.mouseClick(clear, LEFT)
    answer(qtbot, window, "board-run-clear")
    assert not page.entry.draft.state.tiles


def test_every_title_has_a_board_of_its_own(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_B, CONTROL)
    page = page_of(window)
    assert page.title.currentData() == "1844"
    qtbot.keyClicks(page.trains, "2 2")
    qtbot.keyClick(page.title, Qt.Key.Key_Down)
    page = page_of(window)
    assert page.desk.draft.title == "1824"
    assert page.trains.text() == ""
    assert window.focusWidget() is page.title
    qtbot.keyClicks(page.trains, "1g")
    qtbot.keyClick(page.title, Qt.Key.Key_Up)
    assert page_of(window).trains.text() == "2 2"
    qtbot.keyClick(page_of(window).trains, Qt.Key.Key_Escape)
    qtbot.keyClick(window, Qt.Key.Key_B, CONTROL)
    assert page_of(window).desk.draft.title == "1844"
    qtbot.keyClick(page_of(window).title, Qt.Key.Key_Down)
    assert page_of(window).trains.text() == "1g"


def test_a_train_that_is_not_there_is_named(window: MainWindow, qtbot: QtBot) -> None:
    page = open_board(window, LINE)
    qtbot.keyClicks(page.trains, " 6")
    assert page.problem.text() == "NOB has no 6-train in phase 2. There are 2, 2H."
    assert page.trains.placeholderText() == "2 2H"
    page.phase.setFocus()
    qtbot.keyClick(page.phase, Qt.Key.Key_Down)
    assert page.trains.placeholderText() == "2H 3 3H"


def test_what_cannot_lie_there_is_explained(window: MainWindow, qtbot: QtBot) -> None:
    page = open_board(window, LINE)
    assert not page.why.isVisible()
    lay(qtbot, page, StationAt(company="SCB", hex="D19"))
    assert page.problem.text().startswith("The city on D19 is full.")
    qtbot.mouseClick(page.why, LEFT)
    found = window.help.companion.window
    assert found is not None
    assert found.section == "stations"
    found.close()
    window.activateWindow()
    page.trains.setFocus()
    page.trains.clear()
    qtbot.keyClicks(page.trains, "5")
    qtbot.keyClick(page.trains, Qt.Key.Key_F1)
    assert found.section == "trains-buy"
    found.close()
    window.activateWindow()
    page.trains.clear()
    qtbot.keyClicks(page.trains, "2")
    lay(qtbot, page, StationAt(company="SCB", hex="D19"))  # taken away
    assert not page.why.isVisible()
    qtbot.keyClick(page.trains, Qt.Key.Key_F1)
    assert found.section == "program-runs"


@pytest.mark.parametrize("key", [None, Qt.Key.Key_Escape])
def test_a_search_that_is_stopped_tells_what_it_found(window: MainWindow, qtbot: QtBot, key: Qt.Key | None) -> None:
    page = open_board(window, board_of(late_state()[1]))
    page.ask()
    assert page.progress.isVisible()
    assert not page.run_button.isEnabled()
    if key is None:
        qtbot.mouseClick(page.progress.button, LEFT)
    else:
        qtbot.keyClick(window.focusWidget(), key)
    qtbot.waitUntil(lambda: page.found is not None, timeout=20000)
    assert not page.progress.isVisible()
    assert page.run_button.isEnabled()
    assert window.entry_page is page
    assert page.found is not None
    assert page.verdict.text() == page.found.verdict


def test_leaving_during_a_search_ends_it(window: MainWindow, qtbot: QtBot) -> None:
    page = open_board(window, board_of(late_state()[1]))
    page.ask()
    window.show_start()
    assert page.found is None
    assert window.entry_page is None
