"""The tiles panel with real mouse and keys."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt

from tests.ui.rail18.panels.recorded_panel import in_phase
from ui.rail18.panels.tiles_panel import TilesPanel


@pytest.fixture
def panel(qtbot: Any, qapp: Any) -> TilesPanel:
    return in_phase("3", TilesPanel, qtbot, qapp)


def place_of(panel: TilesPanel, number: str) -> QPoint:
    row = panel.tray.tray.row_of(number)
    assert row is not None
    return panel.tray.visualRect(panel.tray.tray.index(row)).center()


def test_a_click_shows_what_may_follow(qtbot: Any, panel: TilesPanel) -> None:
    qtbot.mouseClick(panel.tray.viewport(), Qt.MouseButton.LeftButton, pos=place_of(panel, "57"))
    assert panel.ladder.view is not None
    assert "57" in panel.ladder.view.title
    qtbot.keyClick(panel.tray, Qt.Key.Key_Left)
    assert "Tile 9 " in panel.ladder.view.title


def test_a_tile_of_the_tree_can_be_taken_itself(qtbot: Any, panel: TilesPanel) -> None:
    qtbot.mouseClick(panel.tray.viewport(), Qt.MouseButton.LeftButton, pos=place_of(panel, "57"))
    box, step, _ = panel.ladder._boxes[0]
    qtbot.mouseClick(panel.ladder, Qt.MouseButton.LeftButton, pos=box.center().toPoint())
    assert panel.ladder.view is not None
    assert f"Tile {step.tile.number}" in panel.ladder.view.title


def test_hexes_and_tiles_are_looked_up_by_name(qtbot: Any, panel: TilesPanel) -> None:
    qtbot.keyClicks(panel.search, "d19")
    with qtbot.waitSignal(panel.point) as pointed:
        qtbot.keyClick(panel.search, Qt.Key.Key_Return)
    assert pointed.args == ["D19"]
    assert panel.ladder.view is not None
    assert panel.ladder.view.title == "Hex D19, Zürich"
    panel.search.selectAll()
    qtbot.keyClicks(panel.search, "611")
    qtbot.keyClick(panel.search, Qt.Key.Key_Return)
    assert "611" in panel.ladder.view.title
    panel.search.setText("ｄ１９")  # as a Japanese keyboard writes it
    qtbot.keyClick(panel.search, Qt.Key.Key_Return)
    assert panel.ladder.view.title == "Hex D19, Zürich"
    panel.search.selectAll()
    qtbot.keyClicks(panel.search, "nowhere")
    qtbot.keyClick(panel.search, Qt.Key.Key_Return)
    assert panel.ladder.view is None
    assert "nowhere" in panel.ladder.accessibleName()


def test_colours_can_be_hidden(qtbot: Any, panel: TilesPanel) -> None:
    assert panel.tray.tray.row_of("57") is not None
    qtbot.mouseClick(panel.colours["yellow"], Qt.MouseButton.LeftButton)
    assert panel.tray.tray.row_of("57") is None
    assert panel.tray.tray.row_of("14") is not None
    qtbot.keyClick(panel.colours["yellow"], Qt.Key.Key_Space)
    assert panel.tray.tray.row_of("57") is not None
