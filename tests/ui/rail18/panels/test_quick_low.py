"""Quick entry in a low window: what is said stands upon the hands while somebody types, and nothing moves."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.bare_window import page_of
from tests.ui.rail18.table_games import four_after_the_auction
from tests.ui.robot.robot_games import open_window
from tests.ui.settling import settle
from ui.hands.panel import TablePanel
from ui.rail18.panels.quick_entry import QuickEntry
from ui.shell.pages.game_page import GamePage
from ui.shell.window.main_window import MainWindow

LOW, HIGH = 650, 800
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(qapp: QApplication) -> Iterator[MainWindow]:
    window = open_window(qapp)
    window.resize(1280, LOW)
    window.play(four_after_the_auction())
    settle()
    yield window
    window.close()
    window.deleteLater()


def quick_of(page: GamePage) -> QuickEntry:
    found = page.panels["quick"]
    assert isinstance(found, QuickEntry)
    return found


def place(window: MainWindow, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(window, QPoint()), widget.size())


def test_nothing_moves_while_somebody_types(qtbot: QtBot, window: MainWindow) -> None:
    page = page_of(window)
    quick = quick_of(page)
    still = (page.column, page.panels["table"], quick.line, quick.words)
    before = [place(window, widget) for widget in still]
    qtbot.keyClick(window, Qt.Key.Key_K, CTRL)
    said = set()
    for sign in "b xyz":
        qtbot.keyClick(quick.line, sign)
        settle()
        assert [place(window, widget) for widget in still] == before
        if quick.answer.isVisible():
            said.add(quick.answer.text())
            assert place(window, quick.told).bottom() < place(window, quick.line).top()
            assert quick.answer.height() >= quick.answer.heightForWidth(quick.answer.width())
    assert len(said) > 1
    qtbot.keyClick(quick.line, Qt.Key.Key_Escape)
    settle()
    assert not quick.answer.isVisible()
    assert [place(window, widget) for widget in still] == before


def test_it_goes_with_the_keyboard_and_with_its_panel(qtbot: QtBot, window: MainWindow) -> None:
    page = page_of(window)
    quick = quick_of(page)
    qtbot.keyClick(window, Qt.Key.Key_K, CTRL)
    qtbot.keyClicks(quick.line, "xyz")
    assert quick.answer.isVisible()
    page.bring("turn")
    assert not quick.answer.isVisible(), "hands can be ticked again"
    page.bring("quick")
    assert quick.answer.isVisible()
    window.resize(1280, LOW - 20)
    settle()
    assert abs(place(window, quick.told).bottom() + 1 - place(window, quick).top()) <= 1
    window.resize(1280, HIGH)
    settle()
    assert place(window, quick.answer).top() > place(window, quick.line).bottom()
    assert quick.isAncestorOf(quick.answer)


def test_the_hands_have_the_room(window: MainWindow) -> None:
    page = page_of(window)
    table = page.panels["table"]
    assert isinstance(table, TablePanel)
    rows = range(table.list.checks.rowCount())
    seen = table.list.viewport().rect()
    tasks = [row for row in rows if table.list.checks.rows[row].kind == "task"]
    whole = [row for row in tasks if seen.contains(table.list.visualRect(table.list.checks.index(row)))]
    assert len(whole) >= 2
    quick = quick_of(page)
    assert quick.height() <= quick.line.height() + quick.words.sizeHint().height() + 16
    assert quick.words.isVisible()
