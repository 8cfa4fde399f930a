"""What an action changes is on the screen at once, in one picture."""

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.rail18.first_rounds import first_operating_round
from tests.ui.rail18.map_events import board, step
from ui.game.bridge import GameBridge
from ui.rail18.panels.turn_panel import TurnPanel
from ui.shell.window.main_window import MainWindow


@pytest.fixture
def bridge() -> GameBridge:
    return GameBridge(first_operating_round())


class Paints(QObject):
    """Counts how often a widget is painted."""

    def __init__(self, watched: QWidget) -> None:
        super().__init__(watched)
        self.count = 0
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.Paint
        return False


def test_map_and_turn_panel_are_painted_once_with_all_they_have_to_say(qtbot: QtBot, window: MainWindow) -> None:
    """What the open question lights up on the map and what its default brings do not come after the first picture."""
    assert window.game_page is not None
    turn, canvas = window.game_page.turn, board(window).canvas
    assert isinstance(turn, TurnPanel)
    assert canvas is not None
    window.game_page.pin("board")  # the map stays where it is, whatever is asked
    turn.setFocus()
    for _ in range(3):
        QApplication.processEvents()
    on_map, in_panel, told = Paints(canvas.viewport()), Paints(turn.page), turn.box.words
    QTest.keyClick(turn, Qt.Key.Key_P)
    assert step(window) == "trains"
    assert turn.box.words != told
    for _ in range(3):
        QApplication.processEvents()
    assert (on_map.count, in_panel.count) == (1, 1)
