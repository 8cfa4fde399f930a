"""Larger texts at 1280×800: panels that are called have room, and an arrangement goes with the text size."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.campaigns.sample_moments import Moments
from tests.gui.bare_window import bare_window
from tests.gui.fitting import misfits
from tests.gui.settling import glance
from ui.bridge import GameBridge
from ui.rail18.board_check_list import hex_row
from ui.rail18.board_check_panel import BoardCheckPanel
from ui.settings import Settings
from ui.shell.game_page import GamePage
from ui.shell.main_window import MainWindow

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
MODES = {"banker": "table", "hotseat": "hotseat"}


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with bare_window(qtbot, Settings(tmp_path)) as found:
        yield found


def page_of(window: MainWindow) -> GamePage:
    assert window.game_page is not None
    return window.game_page


def opened(window: MainWindow, moments: Moments, layout: str, number: int) -> GamePage:
    window.play(GameBridge(moments.game(number, MODES[layout])))
    glance()
    return page_of(window)


def check_of(page: GamePage) -> BoardCheckPanel:
    panel = page.panels["check"]
    assert isinstance(panel, BoardCheckPanel)
    return panel


def sees_whole(outer: QWidget, inner: QWidget) -> bool:
    return outer.rect().contains(QRect(inner.mapTo(outer, QPoint()), inner.size()))


def assert_walkable(page: GamePage) -> None:
    """Beside the map, with the thing that is looked at and most of the next; the question can still be answered."""
    panel = check_of(page)
    assert page.docks["check"].on_top
    assert page.docks["map"].on_top
    assert panel.list.viewport().height() >= 1.75 * hex_row()
    assert panel.list.viewport().rect().contains(panel.list.visualRect(panel.list.currentIndex()))
    for button in (panel.right, panel.wrong, panel.skip, panel.anew):
        assert button.height() >= button.sizeHint().height()
        assert sees_whole(page.docks["check"], button)
    assert misfits(panel) == []
    go = page.turn.findChild(QPushButton, "turn-go")
    assert go is not None
    assert sees_whole(page.turn, go)


@pytest.mark.parametrize("percent", [100, 125, 150])
@pytest.mark.parametrize("layout", MODES)
def test_the_board_check_has_room(
    qtbot: QtBot, window: MainWindow, moments: Moments, layout: str, percent: int
) -> None:
    window.look.choose_text_size(percent)
    for number in (moments.stock, moments.late_run):
        opened(window, moments, layout, number)
        qtbot.keyClick(window, Qt.Key.Key_B, CONTROL | SHIFT)
        for language in ("en", "de"):
            window.look.choose_language(language)
            glance()
            page, panel = page_of(window), check_of(page_of(window))
            assert_walkable(page)
            for _ in range(3):
                qtbot.keyClick(panel.list, Qt.Key.Key_Space)
            glance()
            assert_walkable(page)


def test_a_panel_that_was_called_is_no_arrangement(qtbot: QtBot, window: MainWindow, moments: Moments) -> None:
    """Sizes go on following the question, and once it is put away all is as before."""
    page = opened(window, moments, "hotseat", moments.stock)
    before = page.turn.height()
    qtbot.keyClick(window, Qt.Key.Key_B, CONTROL | SHIFT)
    glance()
    page.bring("market")
    glance()
    assert page.turn.height() == before
    window.resize(1280, 900)
    glance()
    assert not page.docks["check"].isHidden()
    window.resize(1280, 800)
    page.bring("check")
    page.docks["check"].close()
    glance()
    assert page.turn.height() == before
    page.keep_layout()
    assert page.settings.docks("hotseat").isEmpty()
