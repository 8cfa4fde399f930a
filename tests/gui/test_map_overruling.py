"""At the table what a rule refuses on the map can be laid there all the same, with a reason; what cannot be, cannot."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from core.kernel.action import Action
from core.rail18.actions import PlaceStation
from core.rail18.events import Overruled
from tests.gui.map_events import canvas_of, child, click, hex_place, panel, station_place
from tests.gui.robot_games import open_window
from tests.gui.test_hotseat import board, first_operating_round, press
from tests.rulings.positions import Table
from ui.map.lay_tool import LayTool
from ui.rail18.map_panel import MapPanel
from ui.shell.main_window import MainWindow

LEFT = Qt.MouseButton.LeftButton
ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication) -> Iterator[MainWindow]:
    found = open_window(qapp, first_operating_round("table"))
    assert found.game_page is not None
    found.game_page.bring("map")
    QApplication.processEvents()
    yield found
    found.close()
    found.deleteLater()


def fnm() -> Table:
    return Table(mode="table").company("FNM", ann=2, treasury=500).turn("FNM")


def tool(found: MapPanel) -> LayTool:
    assert found.lay_tool is not None
    return found.lay_tool


def words(found: MapPanel, name: str) -> str:
    widget = child(found, name)
    assert isinstance(widget, QLabel | QPushButton | QToolButton)
    return widget.text() if widget.isVisible() else ""


def state_of(window: MainWindow) -> object:
    assert window.game_page is not None
    return window.game_page.bridge.moment.state.tiles


def test_a_refused_tile_is_laid_with_a_reason_by_mouse(qtbot: QtBot, window: MainWindow) -> None:
    found = board(window)
    canvas = canvas_of(found)
    click(qtbot, canvas, hex_place(canvas, "D9"))
    assert "not connected to a station of FNM" in words(found, "palette-why")
    insist = child(found, "palette-insist")
    assert words(found, "palette-insist") == "Lay it all the same… (Alt+O)"
    assert not child(found, "palette-lay").isVisible()
    qtbot.mouseClick(insist, LEFT)
    qtbot.mouseClick(child(found, "piece-0"), LEFT)
    assert canvas.board.hex_shown("D9").tile == "7", "what breaks the fewest rules comes first"
    lay = child(found, "palette-lay")
    assert words(found, "palette-lay").endswith("all the same")
    qtbot.mouseClick(lay, LEFT)
    reason = child(found, "palette-reason", QLineEdit)
    assert reason.hasFocus(), "without a reason nothing is overruled"
    assert "D9" not in state_of(window)
    QTest.keyClicks(reason, "agreed")
    qtbot.mouseClick(lay, LEFT)
    assert window.game_page is not None
    moment = window.game_page.bridge.moment
    assert moment.state.tiles["D9"].tile == "7"
    noted = [event for event in moment.events if isinstance(event, Overruled)]
    assert [event.reason for event in noted] == ["agreed"]


def test_the_same_by_keys(qtbot: QtBot, window: MainWindow) -> None:
    found = board(window)
    canvas = canvas_of(found)
    canvas.setFocus()
    canvas.point_at("D9")
    press(Qt.Key.Key_Return)
    QTest.keyClick(canvas, Qt.Key.Key_O, ALT)
    press(Qt.Key.Key_1)
    first = canvas.board.hex_shown("D9").rotation
    press(Qt.Key.Key_R)
    turned = canvas.board.hex_shown("D9").rotation
    assert turned != first
    press(Qt.Key.Key_Return)
    reason = child(found, "palette-reason", QLineEdit)
    assert reason.hasFocus()
    QTest.keyClicks(reason, "it lay there")
    press(Qt.Key.Key_Return)
    assert window.game_page is not None
    assert window.game_page.bridge.moment.state.tiles["D9"].rotation == turned
    assert tool(found).hex is None, "the same Enter opens nothing again"
    assert window.game_page.turn.isAncestorOf(window.focusWidget()) or window.game_page.turn.hasFocus()


def test_escape_in_the_reason_leaves_the_hex_and_the_keyboard_with_the_map(qtbot: QtBot, window: MainWindow) -> None:
    found = board(window)
    canvas = canvas_of(found)
    click(qtbot, canvas, hex_place(canvas, "D9"))
    QTest.keyClick(canvas, Qt.Key.Key_O, ALT)
    press(Qt.Key.Key_1)
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Escape)
    assert tool(found).hex is None
    assert canvas.hasFocus()
    assert "D9" not in state_of(window)


def test_beside_what_may_be_laid_other_tiles_are_found(qtbot: QtBot, window: MainWindow) -> None:
    found = board(window)
    canvas = canvas_of(found)
    click(qtbot, canvas, hex_place(canvas, "L21"))
    assert words(found, "palette-insist") == "Other tiles… (Alt+O)"
    legal = {piece.name for piece in tool(found)._pieces}
    seen: set[str] = set()
    while words(found, "palette-insist"):
        qtbot.mouseClick(child(found, "palette-insist"), LEFT)
        seen |= {piece.name for piece in tool(found)._pieces}
    assert legal == {"5", "6", "57"}
    assert "14" in seen
    qtbot.keyClick(canvas, Qt.Key.Key_1)
    assert words(found, "palette-why").startswith("✕")


def test_what_cannot_be_is_only_explained(qtbot: QtBot, qapp: QApplication) -> None:
    table = fnm()
    table.change(tray=dict.fromkeys(table.state.tray, 0) | {"57": 1}, cash={**table.state.cash, "FNM": 20})
    found = panel(qtbot, qapp, table)
    canvas = canvas_of(found)
    for label in ("G20", "H19", "D9"):  # for good, a pass, and terrain that costs more than FNM has
        with qtbot.waitSignal(found.barred) as told:
            click(qtbot, canvas, hex_place(canvas, label))
        assert told.args[1]
        assert tool(found).hex is None, label


def test_a_refused_station_is_placed_with_a_reason(qtbot: QtBot, qapp: QApplication) -> None:
    table = Table(mode="table").company("STB", ann=2, treasury=500).station("STB", "D15", 0, home=True)
    table.tiles(D15="15/1", D13="57/1", C14="58/5", C12="57/1").turn("STB", "station")
    found = panel(qtbot, qapp, table)
    canvas = canvas_of(found)
    wanted: list[tuple[Action, str]] = []
    found.overruled.connect(lambda action, reason: wanted.append((action, reason)))
    place = station_place(canvas, "D19", 0)
    click(qtbot, canvas, place)
    assert words(found, "palette-insist") == "Place it all the same… (Alt+O)"
    qtbot.keyClick(canvas, Qt.Key.Key_O, ALT)
    reason = child(found, "palette-reason", QLineEdit)
    assert reason.hasFocus(), "there is but one circle to think of"
    QTest.keyClicks(reason, "agreed")
    qtbot.keyClick(reason, Qt.Key.Key_Return)
    assert wanted == [(PlaceStation(actor="ann", company="STB", hex="D19", node=0), "agreed")]


def test_hotseat_offers_nothing_of_the_kind(qtbot: QtBot, qapp: QApplication) -> None:
    found = panel(qtbot, qapp, Table().company("FNM", ann=2, treasury=500).turn("FNM"))
    canvas = canvas_of(found)
    click(qtbot, canvas, hex_place(canvas, "D9"))
    assert tool(found).hex is None
    click(qtbot, canvas, hex_place(canvas, "L21"))
    assert words(found, "palette-insist") == ""
