"""A banker at the table: the keyboard stays with the open question, and the sheet leads to what is dealt in."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from core.rail18.actions import ChangeSettings
from core.rail18.holdings import percent
from core.rail18.table import EverybodyPasses
from tests.campaigns.sample_moments import Moments
from tests.ui.keys import CONTROL
from tests.ui.rail18.map_events import enter_a_tile
from tests.ui.rail18.table_games import four_after_the_auction
from tests.ui.settling import settle
from ui.app.settings import Settings
from ui.game.bridge import GameBridge
from ui.hands.panel import TablePanel
from ui.paint import theme
from ui.rail18.panels.quick_entry import QuickEntry
from ui.rail18.panels.sheet_panel import SheetPanel
from ui.rail18.panels.turn_panel import TurnPanel
from ui.shell.pages.game_page import GamePage
from ui.shell.window.main_window import MainWindow
from ui.turn.choice_table import ChoiceTable

LEFT = Qt.MouseButton.LeftButton
ESCAPE = Qt.Key.Key_Escape


@pytest.fixture
def bridge() -> GameBridge:
    return four_after_the_auction(("Anna", "Bea", "Carlo", "Dora"))


def turn_of(page: GamePage) -> TurnPanel:
    assert isinstance(page.turn, TurnPanel)
    return page.turn


def on_top(page: GamePage) -> list[str]:
    return [name for name, dock in page.docks.items() if dock.on_top]


def double_click(qtbot: QtBot, page: GamePage, company: str, player: str) -> None:
    sheet = page.panels["sheet"]
    assert isinstance(sheet, SheetPanel)
    table = sheet.companies
    row = [row.key for row in table.cells.rows].index(company)
    column = [column.key for column in table.cells.columns].index(player)
    place = table.visualRect(table.cells.index(row, column)).center()
    qtbot.mouseClick(table.viewport(), LEFT, pos=place)
    qtbot.mouseDClick(table.viewport(), LEFT, pos=place)


def test_a_double_click_on_a_share_opens_what_that_player_may_do(qtbot: QtBot, page: GamePage) -> None:
    later = page.bridge.moment.state.order[2]
    in_front = on_top(page)
    assert "sheet" in in_front
    double_click(qtbot, page, "FNM", later)
    turn = turn_of(page)
    assert turn.view.actor == later
    assert turn.hasFocus()
    assert on_top(page) == in_front  # no card has come instead
    qtbot.keyClick(turn, Qt.Key.Key_Return)
    moment = page.bridge.moment
    assert percent(moment.rules, moment.state, "FNM", later) == 10


def test_a_double_click_on_a_company_not_yet_started_asks_for_its_par(qtbot: QtBot, page: GamePage) -> None:
    double_click(qtbot, page, "MOB", page.bridge.moment.state.order[0])
    assert turn_of(page).view.question == "The par of MOB?"


def test_the_keyboard_stays_with_the_question_when_ticks_are_made(qtbot: QtBot, page: GamePage) -> None:
    page.turn.setFocus()
    table = page.panels["table"]
    assert isinstance(table, TablePanel)
    qtbot.mouseClick(table.list.viewport(), LEFT, pos=QPoint(12, 12))
    qtbot.mouseClick(table.all_done, LEFT)
    assert page.turn.hasFocus()


def test_escape_leads_back_to_the_question(qtbot: QtBot, page: GamePage) -> None:
    quick = page.panels["quick"]
    assert isinstance(quick, QuickEntry)
    qtbot.mouseClick(quick.line, LEFT)
    qtbot.keyClick(quick.line, Qt.Key.Key_K, CONTROL)
    qtbot.keyClick(quick.line, ESCAPE)
    assert page.turn.hasFocus()
    for number in range(2, 10):
        qtbot.keyClick(page.turn, Qt.Key(Qt.Key.Key_0 + number), CONTROL)
        focus = QApplication.focusWidget()
        assert focus is not None
        assert focus is not page.turn, number
        qtbot.keyClick(focus, ESCAPE)
        assert page.turn.hasFocus(), number


def test_two_changes_at_once_of_what_the_sheet_shows(page: GamePage) -> None:
    """Columns come while the table has not been laid out since those before came."""
    page.act(EverybodyPasses(actor=page.bridge.moment.state.order[0]))
    page.act(ChangeSettings(actor="p1", track_kept=False))
    assert not page.bridge.moment.state.track_kept


@pytest.mark.long
def test_the_map_is_entered_by_keys_and_enter_does_not_end_it(qtbot: QtBot, page: GamePage) -> None:
    page.act(EverybodyPasses(actor=page.bridge.moment.state.order[0]))
    page.act(ChangeSettings(actor="p1", track_kept=False))
    dialog = enter_a_tile(qtbot, page)
    assert set(dialog.draft.state.tiles) == {"L21"}
    assert dialog.isVisible()
    assert not page.bridge.moment.state.track_kept
    qtbot.keyClick(dialog.entry.list, Qt.Key.Key_Return, CONTROL)
    qtbot.waitUntil(lambda: page.bridge.moment.state.track_kept)
    assert set(page.bridge.moment.state.tiles) == {"L21"}


@pytest.mark.long
@pytest.mark.parametrize(("size", "percent"), [((1280, 800), 100), ((1280, 650), 100), ((1280, 800), 150)])
def test_the_open_question_is_seen_whole(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, size: tuple[int, int], percent: int
) -> None:
    """Six companies, what else there is, and the buttons; where there is room also two things to do on the table, of
    which a low window may hide the second.
    """
    theme.set_text_size(percent)
    theme.set_up(qapp, theme.LIGHT)
    moments = Moments(tmp_path / "games")
    window = MainWindow(theme.LIGHT, Settings(tmp_path))
    qtbot.addWidget(window)
    window.resize(*size)
    window.show()
    window.play(GameBridge(moments.game(moments.stock, "table")))
    page = window.game_page
    assert page is not None
    tables = page.turn.findChildren(ChoiceTable)
    assert tables
    settle()
    assert not any(table.verticalScrollBar().maximum() for table in tables)
    assert isinstance(page.turn, TurnPanel)
    box = page.turn.page.box
    assert box.viewport().height() >= box.content_height, "what Enter brings"
    go = page.turn.findChild(QPushButton, "turn-go")
    assert isinstance(go, QPushButton)
    assert page.turn.rect().contains(QRect(go.mapTo(page.turn, QPoint()), go.size()))
    hands = page.panels["table"]
    assert isinstance(hands, TablePanel)
    if hands.isVisible():
        hidden = theme.scaled(22) if size[1] < 800 else 0
        qtbot.waitUntil(lambda: hands.list.verticalScrollBar().maximum() <= hidden)
        assert len(hands.list.checks.tasks) == 2
    window.close()
    theme.set_text_size(100)
    theme.set_up(qapp, theme.LIGHT)
