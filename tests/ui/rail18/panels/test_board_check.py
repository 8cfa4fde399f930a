"""The walk over the table in the window: by keys alone, with corrections on the way, left and taken up again."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from tests.campaigns.sample_moments import Moments
from tests.ui.bare_window import page_of
from tests.ui.keys import CONTROL, SHIFT
from tests.ui.notices import answer
from tests.ui.shell.correcting import opened, take
from ui.game.bridge import GameBridge
from ui.hands.panel import TablePanel
from ui.rail18.dialogs.asking import ask_correct
from ui.rail18.panels.board_check_panel import BoardCheckPanel
from ui.rail18.panels.map_panel import MapPanel
from ui.shell.dialogs.correction_dialog import CorrectionDialog
from ui.shell.pages.game_page import GamePage
from ui.shell.views.correction_form import Target
from ui.shell.window.main_window import MainWindow

pytestmark = pytest.mark.long


@pytest.fixture
def bridge(moments: Moments) -> GameBridge:
    """The game that ships, late: everything that can be corrected is there."""
    return GameBridge(moments.game(moments.late_run, "table"))


def begun(qtbot: QtBot, window: MainWindow) -> BoardCheckPanel:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.keyClick(window, Qt.Key.Key_B, CONTROL | SHIFT)
    panel = page_of(window).panels["check"]
    assert isinstance(panel, BoardCheckPanel)
    qtbot.waitUntil(lambda: panel.isVisible() and bool(panel.items))
    return panel


def row(panel: BoardCheckPanel) -> int:
    return panel.list.currentIndex().row()


def go_to(qtbot: QtBot, panel: BoardCheckPanel, key: str) -> None:
    wanted = [item.key for item in panel.items].index(key)
    while row(panel) != wanted:
        qtbot.keyClick(panel.list, Qt.Key.Key_Down if row(panel) < wanted else Qt.Key.Key_Up)


def test_a_whole_board_with_one_key_for_each_thing(qtbot: QtBot, window: MainWindow) -> None:
    panel = begun(qtbot, window)
    board = page_of(window).panels["map"]
    assert isinstance(board, MapPanel)
    assert board.isVisible()
    assert panel.list.hasFocus()
    assert board.canvas is not None
    seen = []
    for number in range(len(panel.items)):
        assert row(panel) == number
        if panel.items[number].hex:
            assert board.canvas.board.hovered == panel.items[number].hex
            seen.append(panel.items[number].hex)
        assert panel.list.visualRect(panel.list.currentIndex()).intersects(panel.list.viewport().rect())
        qtbot.keyClick(panel.list, Qt.Key.Key_Space)
    assert len(seen) > 20
    assert panel.heading.text() == f"All {len(panel.items)} checked, nothing differed"
    assert not panel.skip.isEnabled()


def test_what_lies_otherwise_is_set_right_on_the_spot(qtbot: QtBot, window: MainWindow) -> None:
    panel, page = begun(qtbot, window), page_of(window)
    sym = next(item.company for item in panel.items if item.part == "companies")
    go_to(qtbot, panel, f"company {sym}")
    old = panel.items[row(panel)].cells["market"]
    correct_marker(qtbot, panel)
    dialog = opened(qtbot, page)
    assert dialog.kind == "marker"
    box = dialog.boxes["price"]
    assert dialog.focusWidget() is box
    qtbot.keyClick(box, Qt.Key.Key_Up)
    take(qtbot, page, dialog)
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    qtbot.waitUntil(panel.list.hasFocus)
    item = panel.items[row(panel)]
    assert item.key == f"company {sym}"
    assert item.cells["market"] != old
    assert panel.progress.is_ticked(item)
    assert f"{sym}, Market: {old} → {item.cells['market']}" in panel.told.text()
    qtbot.keyClick(page.window(), Qt.Key.Key_Z, CONTROL)
    assert panel.progress.differed == {}
    assert not panel.progress.is_ticked(panel.items[row(panel)])


def correct_marker(qtbot: QtBot, panel: BoardCheckPanel) -> None:
    """Of what lies before a company one says what is wrong; the marker comes first."""
    qtbot.keyClick(panel.list, Qt.Key.Key_C)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    qtbot.keyClick(menu, Qt.Key.Key_Down)
    qtbot.keyClick(menu, Qt.Key.Key_Return)


def test_a_group_is_confirmed_at_once_by_key_and_by_its_head(qtbot: QtBot, window: MainWindow) -> None:
    panel = begun(qtbot, window)
    hexes = [item for item in panel.items if item.part == "map"]
    companies = [item for item in panel.items if item.part == "companies"]
    qtbot.keyClick(panel.list, Qt.Key.Key_A)
    assert all(panel.progress.is_ticked(item) for item in hexes)
    assert not any(panel.progress.is_ticked(item) for item in companies)
    assert row(panel) == len(hexes)
    rect = panel.list.visualRect(panel.list.currentIndex())
    assert panel.list.viewport().rect().contains(rect.topRight())
    qtbot.mouseClick(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=rect.topRight() + QPoint(-20, 8))
    assert all(panel.progress.is_ticked(item) for item in companies)
    assert panel.items[row(panel)].part == "players"
    qtbot.mouseClick(panel.group, Qt.MouseButton.LeftButton)
    assert panel.heading.text() == f"All {len(panel.items)} checked, nothing differed"


def tasks(page: GamePage) -> list[str]:
    table = page.panels["table"]
    assert isinstance(table, TablePanel)
    page.bring("table")
    checks = table.list.checks
    return [task.text for task in (*checks.tasks, *checks.page.told)]


def raise_marker(qtbot: QtBot, page: GamePage, sym: str) -> None:
    """From the menu of another panel, with the walk perhaps out of sight."""
    ask_correct(page, Target("marker", (("company", sym),)), "market")
    dialog = opened(qtbot, page)
    qtbot.keyClick(dialog.boxes["price"], Qt.Key.Key_Up)
    take(qtbot, page, dialog)
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)


def test_hands_leave_what_already_lies_right(qtbot: QtBot, window: MainWindow) -> None:
    page = page_of(window)
    sym = next(iter(page.bridge.moment.state.markers))
    raise_marker(qtbot, page, sym)
    assert any(sym in task for task in tasks(page)), "without a walk the table may have to follow"
    page.bridge.undo()
    assert any(sym in task for task in tasks(page))
    panel = begun(qtbot, window)
    go_to(qtbot, panel, f"company {sym}")
    correct_marker(qtbot, panel)
    dialog = opened(qtbot, page)
    qtbot.keyClick(dialog.boxes["price"], Qt.Key.Key_Up)
    take(qtbot, page, dialog)
    assert tasks(page) == []
    page.bridge.undo()
    assert tasks(page) == []
    page.bridge.redo()
    assert tasks(page) == []


def test_what_is_set_right_out_of_sight_is_told_as_well(qtbot: QtBot, window: MainWindow) -> None:
    panel, page = begun(qtbot, window), page_of(window)
    qtbot.keyClick(panel.list, Qt.Key.Key_Space)
    first, second = list(page.bridge.moment.state.markers)[:2]
    page.docks["check"].close()
    assert not panel.isVisible()
    raise_marker(qtbot, page, first)
    raise_marker(qtbot, page, second)
    assert tasks(page) == []
    begun(qtbot, window)
    assert {f"company {sym} market" for sym in (first, second)} <= panel.progress.differed.keys()
    assert f"{first}, Market: " in panel.told.text()
    assert page.settings.table.check(page.bridge.log.game_id) == panel.progress.to_text()
    page.docks["check"].close()
    page.bridge.undo()
    begun(qtbot, window)
    assert f"company {second} market" not in panel.progress.differed


def test_on_a_hex_one_says_what_is_wrong(qtbot: QtBot, window: MainWindow) -> None:
    panel, page = begun(qtbot, window), page_of(window)
    label = next(label for label in page.bridge.moment.state.stations if label in page.bridge.moment.state.tiles)
    go_to(qtbot, panel, f"hex {label}")
    qtbot.keyClick(panel.list, Qt.Key.Key_C)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    words = [action.text() for action in menu.actions()]
    assert len(words) > 1
    station = next(number for number, line in enumerate(words) if "station" in line)
    for _ in range(station + 1):
        qtbot.keyClick(menu, Qt.Key.Key_Down)
    qtbot.keyClick(menu, Qt.Key.Key_Return)
    assert opened(qtbot, page).kind == "station"


def test_skipped_things_come_again_and_ticks_wait_for_the_next_evening(
    qtbot: QtBot, window: MainWindow, moments: Moments
) -> None:
    panel = begun(qtbot, window)
    qtbot.keyClick(panel.list, Qt.Key.Key_S)
    assert row(panel) == 1
    qtbot.keyClick(panel.list, Qt.Key.Key_Return)
    qtbot.keyClick(panel.list, Qt.Key.Key_Space)
    assert panel.heading.text().startswith("Map: 2 of ")
    ticked = dict(panel.progress.ticked)
    bridge = page_of(window).bridge
    path = bridge.log.path
    assert path is not None
    window.close_game()
    window.games.open(path)
    qtbot.waitUntil(lambda: window.game_page is not None and window.game_page.bridge is not bridge)
    again = begun(qtbot, window)
    assert again.progress.ticked == ticked
    assert row(again) == 0
    qtbot.keyClick(again.list, Qt.Key.Key_Space)
    assert row(again) == 3
    qtbot.mouseClick(again.anew, Qt.MouseButton.LeftButton)
    answer(qtbot, window, "lose-keep")
    assert len(again.progress.ticked) == 3
    qtbot.mouseClick(again.anew, Qt.MouseButton.LeftButton)
    answer(qtbot, window, "check-anew")
    assert again.progress.ticked == {}
    assert row(again) == 0


def test_a_move_opens_again_what_it_changes(qtbot: QtBot, window: MainWindow) -> None:
    """But it is no difference that the walk has found."""
    panel, page = begun(qtbot, window), page_of(window)
    for _ in panel.items:
        qtbot.keyClick(panel.list, Qt.Key.Key_Space)
    page.bridge.undo_round()
    assert any(not panel.progress.is_ticked(item) for item in panel.items)
    assert panel.progress.differed == {}


def test_esc_leads_back_to_the_open_question(qtbot: QtBot, window: MainWindow) -> None:
    panel, page = begun(qtbot, window), page_of(window)
    qtbot.keyClick(panel.list, Qt.Key.Key_Escape)
    assert not panel.list.hasFocus()
    assert page.turn.isAncestorOf(page.focusWidget()) or page.focusWidget() is page.turn
    assert page.dialog is None or not isinstance(page.dialog, CorrectionDialog)
