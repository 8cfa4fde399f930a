"""What is large beside the turn panel follows the kind of question; the question itself never moves."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QTabBar
from pytestqt.qtbot import QtBot

from core.rail18 import actions as ac
from core.rail18.state import CompanyTurn
from tests.campaigns.sample_moments import Moments
from tests.ui.bare_window import page_of
from tests.ui.keys import ALT, CONTROL, SHIFT
from tests.ui.rail18.map_events import wheel
from tests.ui.rail18.table_games import new_bridge
from tests.ui.robot.calm import Calm
from tests.ui.robot.robot import Robot
from tests.ui.robot.robot_games import patiently
from tests.ui.settling import glance
from ui.board.canvas import MapCanvas
from ui.game.bridge import GameBridge
from ui.rail18.panels.map_panel import MapPanel
from ui.rail18.panels.sheet_panel import SheetPanel
from ui.shell.pages.game_page import GamePage
from ui.shell.window.main_window import MainWindow

pytestmark = pytest.mark.long

MODES = {"banker": "table", "hotseat": "hotseat"}
STEP = 14  # moves from one that is made by hand to the next


def opened(window: MainWindow, moments: Moments, layout: str, number: int) -> GamePage:
    window.play(GameBridge(moments.game(number, MODES[layout])))
    glance()
    return page_of(window)


def large(page: GamePage) -> set[str]:
    """The panels beside the question that can be seen."""
    return {name for name, dock in page.docks.items() if dock.on_top and dock.width() > page.turn.width() * 1.5}


# --- what is large


@pytest.mark.parametrize("layout", MODES)
def test_what_is_asked_about_is_large(window: MainWindow, moments: Moments, layout: str) -> None:
    small = {"sheet"} if layout == "banker" else set()
    for number, kind, shown in (
        (moments.auction, "shares", {"sheet", "market"}),
        (moments.stock, "shares", {"sheet", "market"}),
        (moments.track, "board", {"map"} | small),
        (moments.run, "board", {"map"} | small),
        (moments.dividend, "shares", {"sheet", "market"}),
        (moments.forced, "trains", {"sheet", "trains"}),
        (moments.end, "end", {"sheet", "charts"}),
    ):
        page = opened(window, moments, layout, number)
        assert page.kind == kind
        assert large(page) == shown
    page = opened(window, moments, layout, moments.track)
    assert page.docks["map"].height() > page.docks["sheet"].height() * 1.3


@pytest.mark.parametrize("layout", MODES)
def test_after_a_big_moment_what_has_happened_comes_first(window: MainWindow, moments: Moments, layout: str) -> None:
    """Until the next move, beside what the question is about."""
    page = opened(window, moments, layout, moments.new_phase)
    assert page.kind == "trains"
    page.act(moments.entries[moments.new_phase].action)
    glance()
    assert page.kind == "news"
    assert large(page) == {{"banker": "table", "hotseat": "journal"}[layout], "sheet"}
    page.act(moments.entries[moments.new_phase + 1].action)
    glance()
    assert page.kind in ("trains", "board")
    page.bridge.undo()
    page.bridge.undo()
    glance()
    assert page.kind == "trains", "nothing has happened"


def test_where_no_track_is_kept_the_board_is_not_large(window: MainWindow, moments: Moments) -> None:
    page = opened(window, moments, "banker", moments.late_run)
    assert page.kind == "board"
    page.act(ac.ChangeSettings(actor=page.bridge.moment.state.order[0], track_kept=False))
    glance()
    assert page.kind == "shares"


@pytest.mark.parametrize("height", [800, 650])
def test_the_sheet_of_seven_players_is_complete(window: MainWindow, height: int) -> None:
    window.resize(1280, height)
    window.play(new_bridge(7))
    glance()
    page = page_of(window)
    sheet = page.panels["sheet"]
    assert isinstance(sheet, SheetPanel)
    table = sheet.companies
    for place, column in enumerate(table.cells.columns):
        if column.key in ("price", "treasury", "trains", "bank", "pool", *page.bridge.moment.state.order):
            assert not table.isColumnHidden(place), column.key
    assert table.horizontalHeader().length() <= table.viewport().width()


# --- calm


@pytest.mark.parametrize("layout", MODES)
def test_the_question_stands_still_all_game_long(
    window: MainWindow, moments: Moments, qapp: QApplication, layout: str
) -> None:
    """From everywhere in it a move by hand; `./dev campaign robot-game` makes them all."""
    page = opened(window, moments, layout, len(moments.entries))
    calm, robot, kinds = Calm(window), Robot(window, patiently(qapp)), set()
    calm.look()
    searched = {number for number, entry in enumerate(moments.entries) if isinstance(entry.action, ac.RunTrains)}
    big = {moments.new_phase, moments.sbb, len(moments.entries) - 1}
    for number in sorted({*range(0, len(moments.entries), STEP), *big} - searched):  # a search takes long
        page.bridge.jump(number)
        glance()
        calm.look()
        calm.walk()
        robot.take(moments.entries[number].action)
        glance()
        calm.look()
        kinds.add(page.kind)
    assert kinds == {"board", "shares", "trains", "news", "news-board", "end"}


def test_the_keyboard_is_not_lost_with_a_panel_that_goes(window: MainWindow, moments: Moments, qtbot: QtBot) -> None:
    page = opened(window, moments, "banker", moments.dividend)
    page.bring("market")
    glance()
    go = page.turn.findChild(QPushButton, "turn-go")
    assert go is not None
    qtbot.keyClick(window, Qt.Key.Key_1, CONTROL)
    glance()
    while page.kind == "shares":
        qtbot.mouseClick(go, Qt.MouseButton.LeftButton)
        glance()
    focus = page.focusWidget()
    assert focus is not None
    assert focus.isVisible()


# --- the map


def canvas_of(page: GamePage) -> MapCanvas:
    panel = page.panels["map"]
    assert isinstance(panel, MapPanel)
    assert panel.canvas is not None
    return panel.canvas


@pytest.mark.parametrize("layout", MODES)
def test_the_map_shows_what_the_company_reaches(window: MainWindow, moments: Moments, layout: str) -> None:
    """Fitted once for tile and station, and not at all by the program where somebody has zoomed."""
    page = opened(window, moments, layout, moments.track)
    canvas = canvas_of(page)
    action = moments.entries[moments.track].action
    assert isinstance(action, ac.LayTile)
    assert canvas.viewport().rect().contains(canvas.hex_rect(action.hex))
    assert canvas.zoom >= canvas.fitting()
    before = canvas.zoom
    page.act(action)
    glance()
    assert canvas.zoom == before
    frame = page.bridge.moment.state.frame
    assert isinstance(frame, CompanyTurn)
    wheel(canvas, canvas.viewport().rect().center(), 120)
    zoomed = canvas.zoom
    assert zoomed > before
    page.act(ac.Pass(actor=action.actor, what=frame.step))
    glance()
    asked = page.bridge.moment.state.frame
    assert canvas.zoom == zoomed or not isinstance(asked, CompanyTurn) or asked.step == "run"


# --- by hand


def test_a_kind_is_pinned_and_let_go_by_keys(window: MainWindow, moments: Moments, qtbot: QtBot) -> None:
    page = opened(window, moments, "banker", moments.stock)
    qtbot.keyClick(window, Qt.Key.Key_1, ALT)
    glance()
    assert page.kind == "board"
    assert page.docks["map"].on_top
    assert window.settings.pinned == "board"
    assert not window.menus.actions["follow"].isChecked()
    assert window.menus.actions["scene-board"].isChecked()
    page.act(moments.entries[moments.stock].action)
    glance()
    assert page.kind == "board", "whatever is asked"
    qtbot.keyClick(window, Qt.Key.Key_F, CONTROL | SHIFT)
    glance()
    assert page.kind == "shares"
    assert window.menus.actions["follow"].isChecked()
    qtbot.keyClick(window, Qt.Key.Key_F, CONTROL | SHIFT)
    opened(window, moments, "banker", moments.track)
    assert page_of(window).kind == "shares", "it stays as it was when following was turned off"


def test_what_is_in_front_stays_so_until_this_is_asked_again(window: MainWindow, moments: Moments) -> None:
    page = opened(window, moments, "banker", moments.dividend)
    page.put_in_front("journal")
    glance()
    for number in range(moments.dividend, len(moments.entries)):
        page.act(moments.entries[number].action)
        glance()
        if page.kind == "shares":
            break
        assert not page.docks["journal"].on_top
    assert page.docks["journal"].on_top


def test_a_panel_that_floats_goes_on_floating(window: MainWindow, moments: Moments) -> None:
    page = opened(window, moments, "banker", moments.track)
    page.docks["map"].setFloating(True)
    page.docks["map"].setGeometry(30, 40, 500, 400)
    glance()
    before = page.column.size()
    page.pin("shares")
    glance()
    assert page.docks["map"].isFloating()
    assert page.docks["map"].isVisible()
    assert page.column.size() == before
    assert {"sheet", "market"} <= large(page)
    page.reset_layout()
    assert not page.docks["map"].isFloating()


def drag_the_line(page: GamePage, by: int) -> None:
    """Between the question and what stands below it."""
    place = page.column.mapTo(page, QPoint(page.column.width() // 2, page.column.height() + 1))
    QTest.mousePress(page, Qt.MouseButton.LeftButton, pos=place)
    for at in (place + QPoint(0, by // 2), place + QPoint(0, by)):
        event = QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(at),
            QPointF(page.mapToGlobal(at)),
            Qt.MouseButton.NoButton,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(page, event)
        glance()
    QTest.mouseRelease(page, Qt.MouseButton.LeftButton, pos=place + QPoint(0, by))
    glance()


@pytest.mark.parametrize("layout", MODES)
def test_a_line_that_was_dragged_holds_for_every_kind_of_question(
    window: MainWindow, moments: Moments, layout: str
) -> None:
    page = opened(window, moments, layout, moments.stock)
    usual = page.column.height()
    drag_the_line(page, 40)
    assert page.column.height() == usual + 40
    calm = Calm(window)
    for kind in ("board", "trains", "news", "shares", "board"):
        page.pin(kind)
        glance()
        calm.look()
    page.pin("")
    page = opened(window, moments, layout, moments.track)
    assert page.column.height() == usual + 40
    page.reset_layout()
    glance()
    assert page.column.height() == usual


def test_tabs_are_not_made_twice(window: MainWindow, moments: Moments) -> None:
    """Qt makes new bars for docks that it puts back."""
    page = opened(window, moments, "banker", moments.stock)
    for kind in ("board", "shares", "board", "shares", "trains", "board"):
        page.pin(kind)
        glance()
    bars = page.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
    assert len([bar for bar in bars if bar.count()]) <= 2
