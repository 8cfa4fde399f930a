"""The panel of trains and phases with real mouse and keys."""

from typing import Any

import pytest
from PySide6.QtCore import Qt

from tests.titles.t1844.recorded_states import recorded
from tests.ui.rail18.panels.recorded_panel import in_phase
from tests.ui.settling import settle
from ui.rail18.panels.trains_panel import TrainsPanel
from ui.rail18.views.moment import moment_of


@pytest.fixture
def panel(qtbot: Any, qapp: Any) -> TrainsPanel:
    return in_phase("3", TrainsPanel, qtbot, qapp)


def test_the_next_phase_is_told_first_and_any_other_on_a_click(qtbot: Any, panel: TrainsPanel) -> None:
    assert panel.coming.shown is not None
    assert panel.coming.shown.id == "4"
    where = panel.phases.visualRect(panel.phases.cells.index(5, 1)).center()
    qtbot.mouseClick(panel.phases.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert panel.coming.shown.id == "6"


def test_who_loses_what_is_seen_without_scrolling(panel: TrainsPanel) -> None:
    """Also in the place that the banker's window has for it."""
    assert panel.view is not None
    assert len(panel.view.losses) > 3
    panel.resize(858, 298)
    settle()
    assert 0 < panel.coming.news_height <= panel.coming.visibleRegion().boundingRect().height()


def test_keys_walk_through_the_phases(qtbot: Any, panel: TrainsPanel) -> None:
    qtbot.keyClick(panel.phases, Qt.Key.Key_Down)
    assert panel.coming.shown is not None
    assert panel.coming.shown.id == "5"
    assert "SBB" in panel.coming.accessibleName()


def test_a_hidden_panel_waits(qtbot: Any, panel: TrainsPanel) -> None:
    rules, steps = recorded()
    panel.hide()
    before = panel.view
    panel.show_moment(moment_of(rules, steps[-1][0]))
    assert panel.view is before
    panel.show()
    assert panel.view is not before
