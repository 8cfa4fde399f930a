"""A panel that is called by its key has the keyboard where its own keys work."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.keys import press
from tests.ui.rail18.first_rounds import first_operating_round
from ui.game.bridge import GameBridge
from ui.rail18.panels.sheet_panel import SheetPanel
from ui.rail18.panels.tiles_panel import TilesPanel
from ui.rail18.panels.trains_panel import TrainsPanel
from ui.shell.window.main_window import MainWindow

pytestmark = pytest.mark.long

CTRL = Qt.KeyboardModifier.ControlModifier
FOCUS = {
    Qt.Key.Key_1: "map-canvas",
    Qt.Key.Key_2: "market",
    Qt.Key.Key_3: "sheet-companies",
    Qt.Key.Key_4: "charter-chooser",
    Qt.Key.Key_5: "player-chooser",
    Qt.Key.Key_6: "trains-phases",
    Qt.Key.Key_7: "tiles-search",
    Qt.Key.Key_8: "journal-list",
    Qt.Key.Key_9: "table-list",
}


@pytest.fixture(params=["table", "hotseat"])
def bridge(request: pytest.FixtureRequest) -> GameBridge:
    return GameBridge(first_operating_round(request.param))


def call(window: MainWindow, key: Qt.Key) -> str:
    """What has the keyboard then, by its name."""
    QTest.keyClick(window, key, CTRL)
    QApplication.processEvents()
    focus = QApplication.focusWidget()
    return "" if focus is None else focus.objectName()


def test_each_panel_has_the_keyboard_where_it_is_used(window: MainWindow) -> None:
    assert {key: call(window, key) for key in FOCUS} == FOCUS


def test_called_once_more_it_goes_away(window: MainWindow) -> None:
    assert window.game_page is not None
    dock = window.game_page.docks["sheet"]
    call(window, Qt.Key.Key_3)
    assert not dock.isHidden()
    call(window, Qt.Key.Key_3)
    assert dock.isHidden()


def test_their_keys_work_at_once(window: MainWindow) -> None:
    assert window.game_page is not None
    panels = window.game_page.panels
    sheet, trains, tiles = panels["sheet"], panels["trains"], panels["tiles"]
    assert isinstance(sheet, SheetPanel)
    assert isinstance(trains, TrainsPanel)
    assert isinstance(tiles, TilesPanel)
    call(window, Qt.Key.Key_3)
    press(Qt.Key.Key_A)
    press(Qt.Key.Key_F)
    assert sheet.everything.isChecked()
    assert sheet.fixed.isChecked()
    call(window, Qt.Key.Key_6)
    before = trains.phases.currentIndex().row()
    press(Qt.Key.Key_Down)
    assert trains.phases.currentIndex().row() == before + 1
    call(window, Qt.Key.Key_7)
    for key in (Qt.Key.Key_D, Qt.Key.Key_1, Qt.Key.Key_9):
        press(key)
    assert tiles.search.text() == "d19"
