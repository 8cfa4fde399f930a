"""The table display beside the banker's window: it follows the game, tells nothing hidden, and changes nothing."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from core.hexmap.geometry import corners, hex_centre
from core.rail18 import actions as ac
from core.rail18.family import Game18
from core.rail18.holdings import percent, price
from core.rail18.state import CompanyTurn, OperatingRound, StockRound
from core.text.numbers import figure
from tests.ui.display.display_seat import CTRL, LAPTOP, TELEVISION, FakeScreens, Table, game_at
from tests.ui.rail18.map_events import hex_place
from tests.ui.robot.robot import PATIENCE, Robot
from tests.ui.robot.robot_entries import Entry, entries
from tests.ui.robot.robot_map import MapRobot
from tests.ui.settling import settle
from ui.app.settings import Settings
from ui.display.page import DisplayPage
from ui.game.bridge import GameBridge
from ui.paint.theme import DARK, LIGHT, set_text_size
from ui.rail18.panels.map_panel import MapPanel
from ui.rail18.views.display.view import SECTIONS
from ui.shell.pages.game_page import GamePage
from ui.values.cells import HIDDEN
from ui.values.display import DisplayView

pytestmark = pytest.mark.long

Sit = Callable[..., Table]


@pytest.fixture
def sit(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Sit]:
    tables: list[Table] = []

    def sit_down(game: Game18, *, screens: FakeScreens | None = None, shown: bool = True) -> Table:
        table = Table(qapp, screens or FakeScreens(LAPTOP, TELEVISION), Settings(tmp_path))
        tables.append(table)
        table.window.play(GameBridge(game))
        settle()
        if shown:
            table.press(Qt.Key.Key_D, CTRL)
            settle()
        return table

    yield sit_down
    for table in tables:
        table.window.close()
        table.window.deleteLater()
    settle()


def at_stock(entry: Entry) -> bool:
    return isinstance(entry.before.flow[0], StockRound)


def at_run(entry: Entry) -> bool:
    return isinstance(entry.action, ac.RunTrains) and len(entry.action.routes) > 0


def page_of(table: Table) -> GamePage:
    assert table.window.game_page is not None
    return table.window.game_page


def follows(qtbot: QtBot, table: Table) -> DisplayPage:
    """The page, once it has caught up with the game."""
    soon = table.desk._soon
    qtbot.waitUntil(lambda: not soon.isActive(), timeout=PATIENCE)
    return table.display.page


def cash_of(view: DisplayView, player: str) -> str:
    """Below the companies, or where the map is, beside them."""
    if view.players is not None:
        place = [column.key for column in view.players.columns].index("cash")
        return next(row for row in view.players.rows if row.key == player).cells[place].text
    assert view.table is not None
    place = [column.key for column in view.table.columns].index(player)
    return next(row for row in view.table.rows if row.key == "cash").cells[place].text


def check(table: Table, page: DisplayPage) -> None:
    """Everything that the display shows, against the state."""
    moment = page_of(table).bridge.moment
    rules, state = moment.rules, moment.state
    view = page.view
    assert view is not None
    assert view.table is not None
    columns = [column.key for column in view.table.columns]
    rows = {row.key: row for row in view.table.rows}
    cash = {player: cash_of(view, player) for player in state.order}
    assert cash == {player: figure(state.cash[player]) for player in state.order}
    if view.players is None:
        assert columns[-len(state.order) :] == list(state.order)
        for player in state.order:
            for sym in state.markers:
                part = percent(rules, state, sym, player)
                assert rows[sym].cells[columns.index(player)].text in ({str(part)} if part else {"", "–"})
    for sym in state.markers:
        assert rows[sym].cells[columns.index("price")].text == figure(price(rules, state, sym))
    if isinstance(state.flow[0], StockRound):
        assert view.market is not None
        assert {found.sym: found.price for found in view.market.markers} == {
            sym: price(rules, state, sym) for sym in state.markers
        }
        if isinstance(state.frame, StockRound):
            assert view.header.turn.value == moment.names[state.frame.player]


# it follows


def test_a_robot_plays_a_stock_round_and_the_display_follows(qtbot: QtBot, sit: Sit) -> None:
    game, todo = game_at(at_stock)
    table = sit(game)
    robot = Robot(table.window, lambda come: qtbot.waitUntil(come, timeout=PATIENCE))
    bridge = page_of(table).bridge
    played = [entry for entry in todo if at_stock(entry) and entry.before.flow[0].number == 1]
    for entry in entries(bridge.engine, played, skips=False):
        robot.enter(entry)
        check(table, follows(qtbot, table))
    page = table.display.page
    assert page.view is not None
    assert page.view.scene == "operating"  # the round is over, and the map has come by itself
    assert page.map.isVisible()
    assert len(robot.efforts["BuyShare"]) > 5


def test_undo_redo_and_jumps(qtbot: QtBot, sit: Sit) -> None:
    game, todo = game_at(at_stock)
    table = sit(game)
    bridge = page_of(table).bridge
    seen = []
    for entry in todo[:6]:
        bridge.do(entry.action)
        seen.append(follows(qtbot, table).view)
    for known in reversed(seen[:-1]):
        table.press(Qt.Key.Key_Z, CTRL)
        assert follows(qtbot, table).view == known
        check(table, table.display.page)
    for known in seen[1:]:
        table.press(Qt.Key.Key_Y, CTRL)
        page = follows(qtbot, table)
        assert page.view is not None
        assert (page.view.table, page.view.happened) == (known.table, known.happened)
    bridge.jump(bridge.log.path_to(bridge.log.head)[3].id)
    page = follows(qtbot, table)
    assert page.view is not None
    assert page.view.scene == "auction"


def test_the_map_shows_the_run_that_was_made(qtbot: QtBot, sit: Sit) -> None:
    game, todo = game_at(at_run)
    table = sit(game)
    page = table.display.page
    assert page.map.isVisible()
    assert page.map.routes == ()
    page_of(table).bridge.do(todo[0].action)
    page = follows(qtbot, table)
    assert isinstance(todo[0].action, ac.RunTrains)
    assert [route.train for route in page.map.routes] == [route.train for route in todo[0].action.routes]
    table.press(Qt.Key.Key_Z, CTRL)
    assert follows(qtbot, table).map.routes == ()


def test_an_accepted_edit_is_followed(qtbot: QtBot, sit: Sit) -> None:
    game, todo = game_at(at_stock)
    table = sit(game)
    bridge = page_of(table).bridge
    for entry in todo[:4]:
        bridge.do(entry.action)
    page = follows(qtbot, table)
    before = page.view
    wrong = bridge.log.path_to(bridge.log.head)[-1].id
    page_of(table).mend("remove", wrong)
    editing = page_of(table).past.editing
    qtbot.waitUntil(lambda: editing.dialog is not None and editing.dialog.view is not None, timeout=PATIENCE)
    assert follows(qtbot, table).view == before  # a preview is the banker's alone
    assert editing.dialog is not None
    QTest.keyClick(editing.dialog, Qt.Key.Key_Return, CTRL)
    qtbot.waitUntil(lambda: bridge.log.path_to(bridge.log.head)[-1].id != wrong, timeout=PATIENCE)
    assert follows(qtbot, table).view != before
    check(table, table.display.page)


# what it does not tell


def test_the_past_is_the_bankers_alone(qtbot: QtBot, sit: Sit) -> None:
    game, _ = game_at(at_run)
    table = sit(game)
    bridge = page_of(table).bridge
    shown = follows(qtbot, table).view
    table.press(Qt.Key.Key_PageUp, CTRL)
    settle()
    table.press(Qt.Key.Key_PageUp, CTRL)
    assert bridge.visit is not None
    assert follows(qtbot, table).view is shown
    page_of(table).mend("change", bridge.log.path_to(bridge.log.head)[-3].id)
    settle()
    assert bridge.seen.rehearsed
    assert follows(qtbot, table).view is shown
    table.desk.show_now()
    assert table.display.page.view == shown
    bridge.back_to_now()
    assert follows(qtbot, table).view == shown


def test_a_best_run_is_not_told_before_it_is_claimed(qtbot: QtBot, sit: Sit) -> None:
    game, _ = game_at(at_run)
    table = sit(game)
    robot = Robot(table.window, lambda come: qtbot.waitUntil(come, timeout=PATIENCE))
    robot.wait(lambda: not robot.view.waiting)
    table.desk.show_now()
    page = table.display.page
    assert page.map.routes == ()
    assert page.view is not None
    assert page.view.run is None
    robot.press("turn-go")
    assert follows(qtbot, table).map.routes != ()


def test_what_the_banker_tries_on_the_map_stays_there(qtbot: QtBot, sit: Sit) -> None:
    game, todo = game_at(lambda entry: isinstance(entry.action, ac.LayTile), "hotseat")
    table = sit(game)
    action = todo[0].action
    assert isinstance(action, ac.LayTile)
    robot = MapRobot(table.window, lambda come: qtbot.waitUntil(come, timeout=PATIENCE))
    board = page_of(table).panels["map"]
    assert isinstance(board, MapPanel)
    assert board.canvas is not None
    robot.click(board.canvas.viewport(), hex_place(board.canvas, action.hex))
    QTest.keyClick(board.canvas, Qt.Key.Key_1)
    assert board.canvas.board.hex_shown(action.hex).tile is not None  # it is tried there
    table.desk.show_now()
    scene = table.display.page.map.board
    assert scene is not None
    assert scene.hex_shown(action.hex).tile is None
    assert scene.hovered is None


def test_hidden_cash_stays_hidden_until_the_order_is_set(qtbot: QtBot, sit: Sit) -> None:
    game, todo = game_at(at_stock)
    game.dispatch(ac.ChangeSettings(actor=game.state.order[0], cash_open=False))
    table = sit(game)
    bridge = page_of(table).bridge
    for entry in todo:
        view = follows(qtbot, table).view
        assert view is not None
        state = bridge.moment.state
        cash = {player: cash_of(view, player) for player in state.order}
        if isinstance(state.flow[0], OperatingRound):
            assert cash == {player: figure(state.cash[player]) for player in state.order}
            return
        assert set(cash.values()) == {HIDDEN}
        bridge.do(entry.action)
    pytest.fail("no operating round came")


def test_nothing_done_there_changes_the_game(qtbot: QtBot, sit: Sit) -> None:
    game, _ = game_at(at_stock)
    table = sit(game)
    bridge = page_of(table).bridge
    before, head = bridge.moment, bridge.log.head
    display = table.display
    for key in (*range(Qt.Key.Key_A, Qt.Key.Key_Z + 1), *range(Qt.Key.Key_0, Qt.Key.Key_9 + 1)):
        table.press_there(Qt.Key(key))
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_Delete, Qt.Key.Key_Escape):
        table.press_there(key)
    for key in (Qt.Key.Key_Z, Qt.Key.Key_Y, Qt.Key.Key_H, Qt.Key.Key_N, Qt.Key.Key_Q):
        table.press_there(key, CTRL)
    for place in (QPoint(40, 40), display.rect().center(), QPoint(display.width() - 40, display.height() - 40)):
        QTest.mouseClick(display.page, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
        QTest.mouseClick(display.page, Qt.MouseButton.MiddleButton, Qt.KeyboardModifier.NoModifier, place)
    settle()
    assert table.desk.window is display
    assert bridge.moment is before
    assert bridge.log.head == head
    assert bridge.visit is None


# its window


def test_whole_screen_by_keys_and_double_click(qtbot: QtBot, sit: Sit) -> None:
    game, _ = game_at(at_stock)
    table = sit(game, screens=FakeScreens(LAPTOP))
    display = table.display
    assert not display.isFullScreen()
    for key in (Qt.Key.Key_F11, Qt.Key.Key_F):
        table.press_there(key)
        assert display.isFullScreen()
        assert display.full_screen.isChecked()
        table.press_there(key)
        assert not display.isFullScreen()
    QTest.mouseDClick(display.page, Qt.MouseButton.LeftButton)
    assert display.isFullScreen()
    table.press_there(Qt.Key.Key_Escape)
    assert not display.isFullScreen()
    table.press_there(Qt.Key.Key_Escape)
    assert table.desk.window is display
    assert display.isVisible()


def test_a_menu_chooses_what_is_shown(qtbot: QtBot, sit: Sit) -> None:
    game, _ = game_at(at_stock)
    table = sit(game)
    display = table.display
    place = display.page.rect().center()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, display.mapToGlobal(place))
    QApplication.sendEvent(display, event)
    menu = display.findChild(QMenu, "display-menu")
    assert menu is not None
    QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert display.page.view is not None
    assert display.page.view.scene == "everything"
    for number, section in enumerate(SECTIONS[1:], start=2):
        table.press_there(Qt.Key(Qt.Key.Key_0 + number))
        assert display.page.view.scene == section
        assert display.actions_by_name[section].isChecked()
    assert table.window.settings.display.section == "standings"


def test_opened_and_closed_from_both_windows(qtbot: QtBot, sit: Sit) -> None:
    game, _ = game_at(at_stock)
    table = sit(game, shown=False)
    action = table.window.menus.actions["display"]
    assert not action.isChecked()
    action.trigger()
    assert table.display.isVisible()
    assert action.isChecked()
    assert table.window.settings.display.shown
    table.press_there(Qt.Key.Key_D, CTRL)
    settle()
    assert not table.desk.open
    assert not action.isChecked()
    assert not table.window.settings.display.shown
    action.trigger()
    action.trigger()
    settle()
    assert not table.desk.open


def test_the_banker_keeps_the_keyboard(qtbot: QtBot, sit: Sit) -> None:
    game, _ = game_at(at_stock)
    table = sit(game)
    qtbot.waitUntil(table.window.isActiveWindow)
    assert not table.display.isActiveWindow()


def test_on_one_screen_it_comes_to_the_front(qtbot: QtBot, sit: Sit) -> None:
    table = sit(game_at(at_stock)[0], screens=FakeScreens(LAPTOP))
    qtbot.waitUntil(table.display.isActiveWindow)
    table.window.close()
    again = sit(game_at(at_stock)[0], screens=FakeScreens(LAPTOP), shown=False)
    assert again.desk.open
    qtbot.waitUntil(again.window.isActiveWindow)  # nobody asked for it now


def test_it_goes_with_the_game_and_comes_with_the_next(qtbot: QtBot, sit: Sit) -> None:
    game, _ = game_at(at_stock)
    table = sit(game)
    display = table.display
    table.window.close_game()
    settle()
    assert not table.desk.open
    assert table.window.settings.display.shown
    assert not table.window.menus.actions["display"].isEnabled()
    other, _ = game_at(at_run)
    table.window.play(GameBridge(other))
    settle()
    assert table.display is not display
    assert table.display.page.view is not None
    assert table.display.page.view.scene == "operating"
    third, _ = game_at(at_stock)
    shown = table.display
    table.window.play(GameBridge(third))
    settle()
    assert table.display is shown  # it does not flicker
    assert follows(qtbot, table).view is not None
    check(table, table.display.page)


def test_it_ends_with_the_program_and_comes_back_where_it_was(qtbot: QtBot, sit: Sit) -> None:
    game, _ = game_at(at_stock)
    table = sit(game)
    assert table.display.isFullScreen()
    table.press_there(Qt.Key.Key_Escape)
    table.display.setGeometry(1400, 50, 900, 600)
    qtbot.waitUntil(lambda: not table.desk._settled.isActive())
    table.window.close()
    settle()
    assert not table.desk.open
    left = [widget for widget in QApplication.topLevelWidgets() if widget.objectName() == "table-display"]
    assert not any(widget.isVisible() for widget in left)
    again, _ = game_at(at_stock)
    next_time = sit(again, shown=False)
    assert next_time.desk.open
    assert next_time.display.geometry().getRect() == (1400, 50, 900, 600)
    assert not next_time.display.isFullScreen()


def test_the_screen_stays_awake_while_the_table_looks(qtbot: QtBot, sit: Sit) -> None:
    game, _ = game_at(at_stock)
    table = sit(game, shown=False)
    assert not table.light.held
    table.press(Qt.Key.Key_D, CTRL)
    assert table.light.held
    table.display.showMinimized()
    assert not table.light.held
    table.display.showNormal()
    assert table.light.held
    table.window.close_game()
    settle()
    assert not table.light.held


# screens


def test_the_television_is_taken_by_itself(qtbot: QtBot, sit: Sit) -> None:
    game, _ = game_at(at_stock)
    table = sit(game)
    assert table.display.isFullScreen()
    assert TELEVISION.area.contains(table.display.normalGeometry())


def test_a_screen_that_goes_leaves_the_display_within_reach(qtbot: QtBot, sit: Sit) -> None:
    game, _ = game_at(at_stock)
    table = sit(game)
    table.screens.become(LAPTOP)
    settle()
    assert table.display.isVisible()
    assert not table.display.isFullScreen()  # it would cover the banker's window
    assert LAPTOP.area.contains(table.display.geometry())
    table.screens.become(LAPTOP, TELEVISION)
    settle()
    assert table.display.isFullScreen()
    assert TELEVISION.area.contains(table.display.normalGeometry())


def test_another_screen_is_chosen_by_the_menu(qtbot: QtBot, sit: Sit) -> None:
    game, _ = game_at(at_stock)
    table = sit(game)
    menu = table.display.make_menu()
    choice = next(action.menu() for action in menu.actions() if action.menu() is not None)
    assert isinstance(choice, QMenu)
    assert len(choice.actions()) == 2
    choice.actions()[0].trigger()
    settle()
    assert LAPTOP.area.contains(table.display.normalGeometry())
    menu.deleteLater()
    alone = sit(game_at(at_stock)[0], screens=FakeScreens(LAPTOP), shown=False)
    one = alone.display.make_menu()
    assert all(action.menu() is None for action in one.actions())
    one.deleteLater()


# its look


def test_it_follows_the_theme_but_not_the_text_size(qtbot: QtBot, sit: Sit) -> None:
    game, _ = game_at(at_stock)
    table = sit(game, screens=FakeScreens(LAPTOP))
    light = table.display.page.grab().toImage()
    set_text_size(150)
    try:
        assert table.display.page.grab().toImage() == light
    finally:
        set_text_size(100)
    table.window.set_theme(DARK)
    dark = table.display.page.grab().toImage()
    assert dark.pixelColor(2, dark.height() - 3).name().upper() == DARK.window
    table.window.set_theme(LIGHT)
    assert table.display.page.grab().toImage() == light


def test_it_goes_on_when_the_pages_are_made_anew(qtbot: QtBot, sit: Sit) -> None:
    game, todo = game_at(at_stock)
    table = sit(game)
    display, page = table.display, table.display.page
    table.window.appearance.choose_company_colours("easy")
    settle()
    try:
        assert table.display is display
        assert display.page is not page
        page_of(table).bridge.do(todo[0].action)
        check(table, follows(qtbot, table))
    finally:
        table.window.appearance.choose_company_colours("printed")


def test_every_section_in_every_size(qtbot: QtBot, sit: Sit) -> None:
    """From a stamp to a wall, upright too: it paints, and nothing fails."""
    game, todo = game_at(at_run)
    table = sit(game, screens=FakeScreens(LAPTOP))
    page_of(table).bridge.do(todo[0].action)
    page = follows(qtbot, table)
    assert isinstance(page_of(table).bridge.moment.state.flow[-1], CompanyTurn)
    for section in SECTIONS:
        table.desk._choose_section(section)
        for size in ((480, 270), (1280, 720), (800, 1200), (1920, 600)):
            table.display.resize(*size)
            settle()
            picture = page.grab().toImage()
            assert picture.pixelColor(3, 3).name().upper() == LIGHT.surface
            for box in page.places.values():
                assert page.rect().adjusted(-1, -1, 1, 1).contains(box.toAlignedRect())
    qtbot.waitUntil(page.map.is_sharp, timeout=PATIENCE)


def test_the_board_is_there_before_its_texts(qtbot: QtBot, sit: Sit) -> None:
    game, _ = game_at(at_run)
    table = sit(game, screens=FakeScreens(LAPTOP), shown=False)
    table.desk.toggle()
    board = table.display.page.map
    first = board.grab().toImage()
    assert not board.is_sharp(), "painting all of it takes long"
    qtbot.waitUntil(board.is_sharp, timeout=PATIENCE)
    whole = board.grab().toImage()
    assert board.board is not None
    hexes = [
        [board.mapFromScene(QPointF(*hex_centre(label)) + 0.8 * QPointF(dx, dy)) for dx, dy in corners()]
        for label in board.board.view.hexes
    ]
    assert all(first.pixelColor(pixel) != QColor(LIGHT.window) for pixels in hexes for pixel in pixels)
    same = [[near(first.pixelColor(pixel), whole.pixelColor(pixel)) for pixel in pixels] for pixels in hexes]
    assert sum(sum(found) >= 4 for found in same) > 0.9 * len(hexes), "nothing jumps; names may stand at some corners"


def near(one: QColor, other: QColor) -> bool:
    return all(abs(a - b) < 40 for a, b in zip(one.getRgb()[:3], other.getRgb()[:3], strict=True))  # type: ignore[index, arg-type]


def test_the_clock_of_the_players(qtbot: QtBot, sit: Sit) -> None:
    game, _ = game_at(at_stock)
    table = sit(game)
    page = table.display.page
    assert page.clock is None
    page_of(table).bridge.clock.switch(True)
    assert page.clock is not None
    assert page.clock.value
    qtbot.waitUntil(lambda: "clock" in [row.key for row in (page.view.table.rows if page.view.table else ())])
    before = page.grab().toImage()
    page_of(table).bridge.clock.switch(False)
    assert page.clock is None
    assert page.grab().toImage() != before


def test_events_without_a_game_do_nothing(qtbot: QtBot, sit: Sit) -> None:
    game, _ = game_at(at_stock)
    table = sit(game)
    table.window.close_game()
    table.desk.show_now()
    table.desk.toggle()
    table.screens.become(LAPTOP)
    settle()
    assert not table.desk.open
    QApplication.sendEvent(table.window, QEvent(QEvent.Type.User))
