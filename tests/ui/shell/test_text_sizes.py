"""Larger texts at 1280×800: panels that are called have room, and an arrangement goes with the text size."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from core import registry
from tests.campaigns.sample_moments import Moments
from tests.play.pack_up_notes import draft_of
from tests.ui.bare_window import page_of
from tests.ui.keys import CONTROL, SHIFT
from tests.ui.settling import glance
from tests.ui.shell.fitting import cut, misfits
from ui.game.bridge import GameBridge
from ui.rail18.dialogs.asking import ask_correct, ask_map, ask_players, ask_settings
from ui.rail18.pages.entering import entering
from ui.rail18.panels.board_check_list import hex_row
from ui.rail18.panels.board_check_panel import BoardCheckPanel
from ui.shell.dialogs.keys_dialog import KeysDialog
from ui.shell.pages.game_page import GamePage
from ui.shell.window.main_window import MainWindow

pytestmark = pytest.mark.long

LEFT = Qt.MouseButton.LeftButton
MODES = {"banker": "table", "hotseat": "hotseat"}


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
    window.appearance.choose_text_size(percent)
    for number in (moments.stock, moments.late_run):
        opened(window, moments, layout, number)
        qtbot.keyClick(window, Qt.Key.Key_B, CONTROL | SHIFT)
        for language in ("en", "de"):
            window.appearance.choose_language(language)
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
    assert page.settings.docks.state(page.arrangement).isEmpty()


# --- arrangements


def drag_below_the_turn_panel(page: GamePage, by: int) -> None:
    """The line between the question and what stands below it."""
    place = page.column.mapTo(page, QPoint(page.column.width() // 2, page.column.height() + 1))
    QTest.mousePress(page, LEFT, pos=place)
    for step in (by // 2, by):
        at = place + QPoint(0, step)
        event = QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(at),
            QPointF(page.mapToGlobal(at)),
            Qt.MouseButton.NoButton,
            LEFT,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(page, event)
        glance()
    QTest.mouseRelease(page, LEFT, pos=place + QPoint(0, by))
    glance()


def heights(page: GamePage) -> dict[str, int]:
    return {"turn": page.column.height()} | {name: dock.height() for name, dock in page.docks.items() if dock.on_top}


def resized(window: MainWindow, percent: int) -> GamePage:
    window.appearance.choose_text_size(percent)
    glance()
    return page_of(window)


def assert_all_have_room(page: GamePage) -> None:
    """What is as high as it must be is, and nothing below the question is squeezed."""
    for name, dock in page.docks.items():
        if dock.on_top and dock.bare:
            assert abs(dock.height() - dock.panel.sizeHint().height()) <= 2, name
        elif dock.on_top:
            assert dock.height() >= 110, name
    go = page.turn.findChild(QPushButton, "turn-go")
    assert go is not None
    assert sees_whole(page.turn, go)


@pytest.mark.parametrize("layout", MODES)
def test_lines_that_were_dragged_stay_where_the_pages_are_made_anew(
    window: MainWindow, moments: Moments, layout: str
) -> None:
    page = opened(window, moments, layout, moments.stock)
    drag_below_the_turn_panel(page, -60)
    before = heights(page)
    window.appearance.choose_language("de")
    glance()
    assert heights(page_of(window)) == before


@pytest.mark.parametrize("layout", MODES)
def test_lines_that_were_dragged_go_with_the_text_size(window: MainWindow, moments: Moments, layout: str) -> None:
    page = opened(window, moments, layout, moments.late_run)
    usual = page.column.height()
    drag_below_the_turn_panel(page, 70)
    before = heights(page)
    assert before["turn"] == usual + 70
    chosen = before["turn"] / (page.height() - page.header.height())
    for percent in (125, 150):
        page = resized(window, percent)
        assert_all_have_room(page)
        if layout == "hotseat" and percent == 125:  # with larger texts nothing stands below
            share = page.column.height() / (page.height() - page.header.height())
            assert abs(share - chosen) < 0.03
    after = heights(resized(window, 100))
    assert after.keys() == before.keys()
    assert all(abs(height - before[name]) <= 6 for name, height in after.items()), (before, after)


@pytest.mark.parametrize("layout", MODES)
def test_what_was_arranged_with_large_texts_fits_small_ones(window: MainWindow, moments: Moments, layout: str) -> None:
    """Nobody chose the heights: a panel was put away, and stays so."""
    page = opened(window, moments, layout, moments.stock)
    usual = heights(page)
    page = resized(window, 150)
    page.docks["tiles"].close()
    glance()
    assert_all_have_room(page)
    page = resized(window, 100)
    assert page.docks["tiles"].isHidden()
    assert_all_have_room(page)
    found = heights(page)
    assert found.keys() == usual.keys()
    for name, height in found.items():
        assert abs(height - usual[name]) <= 6, name
    page = resized(window, 150)
    assert page.docks["tiles"].isHidden()
    assert_all_have_room(page)


def test_a_panel_that_joins_others_does_not_cover_what_was_looked_at(window: MainWindow, moments: Moments) -> None:
    page = opened(window, moments, "banker", moments.stock)
    page = resized(window, 150)
    assert page.docks["sheet"].on_top
    assert page.docks["table"] in page.tabifiedDockWidgets(page.docks["sheet"])
    page.docks["journal"].close()
    page = resized(window, 100)
    assert page.docks["sheet"].on_top
    assert page.docks["market"].on_top
    assert page.docks["table"].on_top


def test_a_floating_panel_is_put_back_with_the_layout(window: MainWindow, moments: Moments) -> None:
    page = opened(window, moments, "banker", moments.stock)
    usual = heights(page)
    page.docks["sheet"].setFloating(True)
    glance()
    page.reset_layout()
    glance()
    assert heights(page) == usual
    page.keep_layout()
    assert page.settings.docks.state(page.arrangement).isEmpty()


def test_a_panel_that_was_moved_stays_where_it_is(window: MainWindow, moments: Moments) -> None:
    """One that the layout does not name stands alone below the question."""
    page = opened(window, moments, "hotseat", moments.late_run)
    page.bring("check")
    dock = page.docks["check"]
    dock.setFloating(True)
    page.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, dock, Qt.Orientation.Vertical)
    dock.setFloating(False)
    page.bring("market")
    glance()
    page = resized(window, 125)
    assert page.docks["check"].on_top
    assert page.docks["market"].on_top
    assert_all_have_room(page)


# --- nothing is cut


def test_large_texts_on_the_pages(window: MainWindow, moments: Moments) -> None:
    window.appearance.choose_text_size(150)
    draft = draft_of(registry.engine(moments.imported.setup).rules, moments.entries[moments.stock].before)
    window.settings.remember_game(moments.game(moments.run).log.path)  # type: ignore[attr-defined]
    found = []
    for language in ("en", "de"):
        window.appearance.choose_language(language)
        for name, show in {
            "start": window.show_start,
            "new game": window.show_new_game,
            "running game": lambda: entering(window).show_position(draft),
            "board": lambda: window.open_board("1844"),
        }.items():
            show()
            glance()
            found += cut(window, f"{language} {name}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("layout", MODES)
def test_large_texts_in_the_panels(window: MainWindow, moments: Moments, layout: str) -> None:
    window.appearance.choose_text_size(150)
    opened(window, moments, layout, moments.late_run)
    found = []
    for language in ("en", "de"):
        window.appearance.choose_language(language)
        page = page_of(window)
        for name in (name for stack in page.family.layouts[layout].stacks for name in stack.panels):
            page.bring(name)
            glance()
            found += cut(window, f"{language} {name}")
    assert not found, "\n".join(found)


def test_dialogs_with_large_texts_fit_the_screen(window: MainWindow, moments: Moments) -> None:
    """Their buttons can be reached; and no keys are beside what can be seen."""
    window.appearance.choose_text_size(150)
    page = opened(window, moments, "banker", moments.late_run)
    high = window.screen().availableSize().height()
    for show in (ask_players, ask_settings, ask_correct, ask_map):
        show(page)
        glance()
        assert page.dialog is not None
        assert page.dialog.height() <= high
        page.dialog.close()
    for name in ("keys", "about", "export", "sheets"):
        window.menus.actions[name].trigger()
        glance()
        (shown,) = (dialog for dialog in window.findChildren(QDialog) if dialog.isVisible())
        assert shown.height() <= high
        if isinstance(shown, KeysDialog):
            assert shown.area.horizontalScrollBar().maximum() == 0
        shown.close()
        glance()
