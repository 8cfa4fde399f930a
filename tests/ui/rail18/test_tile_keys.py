"""Tiles in the turn and on the map: one numbering, and what is pointed at in the turn lies on the map."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core.rail18.actions import LayTile
from core.rail18.family import Game18
from tests.titles.t1844.shipped import shipped
from tests.ui.rail18.first_rounds import first_operating_round
from tests.ui.rail18.map_events import board, hex_place
from tests.ui.robot.robot_games import shipped_until
from ui.game.bridge import GameBridge
from ui.rail18.panels.turn_panel import TurnPanel
from ui.shell.window.main_window import MainWindow
from ui.turn.choice_table import ChoiceTable

LEFT, NOTHING = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def bridge(request: pytest.FixtureRequest) -> GameBridge:
    return GameBridge(getattr(request, "param", first_operating_round)())


def turn_of(window: MainWindow) -> TurnPanel:
    assert window.game_page is not None
    found = window.game_page.panels["turn"]
    assert isinstance(found, TurnPanel)
    QApplication.processEvents()
    found.setFocus()
    return found


def lies(window: MainWindow, label: str = "L21") -> tuple[str | None, int]:
    canvas = board(window).canvas
    assert canvas is not None
    shown = canvas.board.hex_shown(label)
    return shown.tile, shown.rotation


def test_a_tile_has_the_same_digit_in_the_turn_and_on_the_map(qtbot: QtBot, window: MainWindow) -> None:
    turn, tool = turn_of(window), board(window).lay_tool
    assert tool is not None
    cells = [cell for table in turn.view.tables for row in table.rows for cell in row if cell.choice is not None]
    digits = {cell.text: cell.choice.key for cell in cells if cell.choice is not None}
    canvas = board(window).canvas
    assert canvas is not None
    QTest.mouseClick(canvas.viewport(), LEFT, NOTHING, hex_place(canvas, "L21"))
    assert {piece.name: str(number + 1) for number, piece in enumerate(tool._pieces)} == digits
    assert len(digits) == 3


def test_the_digit_goes_from_one_rotation_to_the_next_and_enter_lays(qtbot: QtBot, window: MainWindow) -> None:
    turn = turn_of(window)
    seen = []
    for _ in range(3):
        QTest.keyClick(turn, Qt.Key.Key_2)
        qtbot.waitUntil(lambda: lies(window)[0] == "6")
        QApplication.processEvents()
        seen.append(lies(window))
    assert seen[0] == seen[2] != seen[1]
    assert window.game_page is not None
    state = window.game_page.bridge.moment.state
    assert "L21" not in state.tiles, "it is only looked at"
    QTest.keyClick(turn, Qt.Key.Key_Return)
    placed = window.game_page.bridge.moment.state.tiles["L21"]
    assert (placed.tile, placed.rotation) == seen[2]


def test_a_tile_under_the_mouse_in_the_turn_lies_on_the_map(qtbot: QtBot, window: MainWindow) -> None:
    turn = turn_of(window)
    table = turn.findChild(ChoiceTable, "turn-tiles")
    assert table is not None
    place = next(stop for stop in table.stops() if table.cell_at(stop).text == "57")
    QTest.mouseMove(table.viewport(), table.visualRect(table.choices.index(*place)).center())
    qtbot.waitUntil(lambda: lies(window)[0] == "57")
    canvas = board(window).canvas
    assert canvas is not None
    QTest.mouseMove(canvas.viewport(), QPoint(3, 3))
    qtbot.waitUntil(lambda: lies(window)[0] is None)


def test_the_one_hex_is_named_in_the_question(window: MainWindow) -> None:
    assert turn_of(window).view.question == "FNM (P2): lay a tile on L21 Como?"


def late_track() -> Game18:
    """A company with track all around lays a tile."""
    lays = [n for n, draft in enumerate(shipped().drafts) if (draft.action or {})["kind"] == "LayTile"]
    return shipped_until(lays[-20], "hotseat")


@pytest.mark.parametrize("bridge", [late_track], indirect=True)
@pytest.mark.parametrize(("typed", "label"), [("G8", "G8"), ("ROM", "G8"), ("FRIB", "G8"), ("THUN", "H13")])
def test_hexes_are_found_by_label_and_by_name(window: MainWindow, typed: str, label: str) -> None:
    turn = turn_of(window)
    assert turn.view.question.endswith("lay a tile?")
    QTest.keyClicks(turn, typed)
    assert turn.entered is not None
    assert turn.entered.id == f"hex-{label}"
    QTest.keyClick(turn, Qt.Key.Key_Return)
    lay = next(choice.action for table in turn.view.tables for choice in table.choices)
    assert isinstance(lay, LayTile)
    assert lay.hex == label
