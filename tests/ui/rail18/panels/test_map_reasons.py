"""Pointing at a hex where nothing can be laid tells why; choosing it tells so beside the open question."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.ui.rail18.first_rounds import first_operating_round
from tests.ui.rail18.map_events import board, click, hex_place
from ui.game.bridge import GameBridge
from ui.rail18.panels.turn_panel import TurnPanel
from ui.shell.window.main_window import MainWindow


@pytest.fixture
def bridge() -> GameBridge:
    return GameBridge(first_operating_round())


def test_a_hex_that_cannot_be_reached_says_so(qtbot: QtBot, window: MainWindow) -> None:
    found = board(window)
    assert found.canvas is not None
    found.canvas.fit()
    qtbot.mouseMove(found.canvas.viewport(), hex_place(found.canvas, "B23"))
    qtbot.waitUntil(lambda: found.status.full.startswith("B23"))
    assert "not connected to a station of FNM. (R16)" in found.status.full
    found.canvas.setFocus()
    qtbot.keyClick(found.canvas, Qt.Key.Key_F1)
    companion = window.help.companion.window
    assert companion is not None
    assert companion.section == "track"
    companion.close()
    window.activateWindow()
    qtbot.mouseMove(found.canvas.viewport(), hex_place(found.canvas, "L21"))
    qtbot.waitUntil(lambda: found.status.full.startswith("L21"))
    assert "connected" not in found.status.full
    assert found.section == ""


def test_choosing_it_says_so_in_the_turn_panel(qtbot: QtBot, window: MainWindow) -> None:
    found = board(window)
    assert window.game_page is not None
    turn = window.game_page.turn
    assert found.canvas is not None
    assert isinstance(turn, TurnPanel)
    click(qtbot, found.canvas, hex_place(found.canvas, "G20"))
    refusal = "G20 Altdorf\nNo tile is ever laid on G20. (p. 10)"
    assert turn.box.words.startswith(refusal)
    click(qtbot, found.canvas, hex_place(found.canvas, "H19"))
    assert "H19 is not connected to a station of FNM. (R17)" in turn.box.words
    assert refusal not in turn.box.words


def test_what_the_line_has_no_room_for_is_told_where_the_mouse_is(qtbot: QtBot, window: MainWindow) -> None:
    """Whoever moves to the line leaves the hex."""
    found = board(window)
    assert found.canvas is not None
    found.canvas.fit()
    found.status.setFixedWidth(60)
    qtbot.mouseMove(found.canvas.viewport(), hex_place(found.canvas, "B23"))
    qtbot.waitUntil(lambda: found.status.full.startswith("B23"))
    assert found.status.text() != found.status.full
    assert found.canvas.viewport().toolTip() == found.status.full
    found.status.setFixedWidth(1200)
    qtbot.mouseMove(found.canvas.viewport(), hex_place(found.canvas, "L21"))
    qtbot.waitUntil(lambda: found.status.full.startswith("L21"))
    assert found.canvas.viewport().toolTip() == ""
