"""How the turn panel shares its room."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from tests.gui.test_turn_panel import seat_at
from tests.rulings.positions import Table


def test_the_foot_of_a_page_forgets_how_the_one_before_was_laid_out(qtbot: QtBot) -> None:
    table = Table().phase("3").company("AB", treasury=400, ann=5).company("STB", ann=3).paper("P4", "ben").stock("ann")
    seat = seat_at(qtbot, table.give(ann=900), size=(360, 560))
    go = seat.panel.findChild(QPushButton, "turn-go")
    more = seat.panel.findChild(QPushButton, "turn-more")
    assert isinstance(go, QPushButton)
    assert isinstance(more, QPushButton)
    assert go.y() == more.y()
    seat.key("2")
    assert len(go.text()) > len("Pass")
    seat.key(Qt.Key.Key_Escape)
    assert go.text() == "Pass"
    assert go.y() == more.y()
