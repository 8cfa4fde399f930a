"""The window of a running game: layouts, docks, keys, messages, header, themes and text sizes."""

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtWidgets import QApplication, QLabel, QTabBar, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from core.hexmap.geometry import hex_centre
from core.mechanics.seats import ChangePlayer
from core.rail18 import actions as ac
from core.rail18.table import EverybodyPasses
from core.text.catalogue import use_language
from tests.ui.bare_window import open_window, page_of
from tests.ui.keys import ALT, CONTROL, SHIFT
from tests.ui.rail18.table_games import after_the_auction, bid, new_bridge
from tests.ui.settling import settle
from ui.app.settings import Settings
from ui.game.bridge import GameBridge
from ui.paint import theme
from ui.rail18.dialogs.settings_dialog import SettingsDialog
from ui.rail18.pages.map_entry import MapEntryDialog
from ui.shell.dialogs.players_dialog import PlayersDialog
from ui.shell.pages.game_page import GamePage
from ui.shell.window import main_window
from ui.shell.window.main_window import MainWindow

pytestmark = pytest.mark.long


@pytest.fixture
def bridge() -> GameBridge:
    return new_bridge()


def place(widget: QWidget, window: QWidget) -> QRect:
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


# --- layouts


def test_the_two_layouts_stand_as_drawn(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_1, CONTROL | SHIFT)
    page = page_of(window)
    assert page.layout_name == "banker"
    settle()
    turn, table = place(page.turn, page), place(page.docks["table"], page)
    sheet, market = place(page.docks["sheet"], page), place(page.docks["market"], page)
    quick = place(page.docks["quick"], page)
    assert turn.left() == 0
    assert turn.bottom() < table.top() < table.bottom() < quick.top()
    assert sheet.left() > turn.right()
    assert market.top() > sheet.bottom()
    assert {dock.name for dock in page.tabifiedDockWidgets(page.docks["market"])} >= {"map", "journal"}  # type: ignore[attr-defined]
    qtbot.keyClick(window, Qt.Key.Key_2, CONTROL | SHIFT)
    settle()
    assert page.layout_name == "hotseat"
    turn, sheet = place(page.turn, page), place(page.docks["sheet"], page)
    assert sheet.left() == 0
    assert turn.left() > sheet.right()
    assert sheet.width() > 2 * turn.width() * 0.9
    assert place(page.docks["journal"], page).top() > turn.bottom()
    assert page.docks["quick"].isHidden()


@pytest.mark.parametrize("size", [(1280, 650), (1280, 800), (1920, 1080)])
def test_the_turn_panel_is_never_covered(
    qtbot: QtBot, tmp_path: Path, qapp: QApplication, size: tuple[int, int]
) -> None:
    theme.set_up(qapp, theme.LIGHT)
    window = open_window(qtbot, Settings(tmp_path), new_bridge(7), size)
    page = page_of(window)
    for layout in page.family.layouts:
        window.set_layout(layout)
        settle()
        assert window.size().toTuple() == size
        assert page.turn.visibleRegion().boundingRect().size() == page.turn.size()
        assert page.turn.height() >= 260
        for dock in page.docks.values():
            if dock.on_top:
                assert not place(dock, page).intersects(place(page.turn, page))
    window.close()


def test_only_the_lines_between_panels_are_dragged(window: MainWindow, page: GamePage, qtbot: QtBot) -> None:
    """A click on words of a panel arranges nothing: sizes go on following what is asked."""
    window.set_layout("banker")
    settle()
    heading = next(label for label in page.turn.findChildren(QLabel) if label.isVisible() and label.text())
    qtbot.mouseClick(heading, Qt.MouseButton.LeftButton)
    page.keep_layout()
    assert page.settings.docks.state(page.arrangement).isEmpty()
    below = page.column.mapTo(page, QPoint(page.column.width() // 2, page.column.height() + 1))
    assert page.childAt(below) is None
    qtbot.mouseClick(page, Qt.MouseButton.LeftButton, pos=below)
    page.keep_layout()
    assert not page.settings.docks.state(page.arrangement).isEmpty()


def test_panels_are_called_hidden_and_put_back(window: MainWindow, page: GamePage, qtbot: QtBot) -> None:
    journal = page.docks["journal"]
    assert not journal.on_top
    qtbot.keyClick(window, Qt.Key.Key_8, CONTROL)
    settle()
    assert journal.on_top
    qtbot.keyClick(window, Qt.Key.Key_8, CONTROL)
    assert journal.isHidden()
    assert not window.menus.actions["panel-journal"].isChecked()
    qtbot.keyClick(window, Qt.Key.Key_8, CONTROL)
    assert not journal.isHidden()
    qtbot.keyClick(window, Qt.Key.Key_K, CONTROL)
    assert page.docks["quick"].isAncestorOf(window.focusWidget())
    qtbot.keyClick(window, Qt.Key.Key_0, CONTROL)
    assert window.focusWidget() in (page.turn, *page.turn.findChildren(QWidget))


def test_a_dock_floats_and_is_hidden_by_its_buttons(window: MainWindow, page: GamePage, qtbot: QtBot) -> None:
    sheet = page.docks["sheet"]
    float_button = sheet.findChild(QToolButton, "dock-float")
    assert float_button is not None
    qtbot.mouseClick(float_button, Qt.MouseButton.LeftButton)
    assert sheet.isFloating()
    qtbot.mouseClick(float_button, Qt.MouseButton.LeftButton)
    assert not sheet.isFloating()
    hide_button = sheet.findChild(QToolButton, "dock-hide")
    assert hide_button is not None
    qtbot.mouseClick(hide_button, Qt.MouseButton.LeftButton)
    assert sheet.isHidden()
    window.menus.actions["reset-layout"].trigger()
    assert not sheet.isHidden()


def test_tabs_are_titles_and_a_double_click_floats(window: MainWindow, page: GamePage, qtbot: QtBot) -> None:
    market = page.docks["market"]
    bar = next(bar for bar in page.findChildren(QTabBar, "dock-tabs") if bar.isVisible())
    assert bar.count() >= 3
    assert market.titleBarWidget().height() == 0
    index = next(number for number in range(bar.count()) if bar.tabText(number) == market.windowTitle())
    qtbot.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.tabRect(index).center())
    assert market.on_top
    qtbot.mouseDClick(bar, Qt.MouseButton.LeftButton, pos=bar.tabRect(index).center())
    assert market.isFloating()
    settle()
    assert market.titleBarWidget().height() > 0


def test_the_map_alone(window: MainWindow, page: GamePage, qtbot: QtBot) -> None:
    before = place(page.turn, page)
    qtbot.keyClick(page.turn, Qt.Key.Key_M)  # also from where choices have letters
    settle()
    assert page.alone
    assert not page.turn.isVisible()
    assert page.docks["map"].width() == page.width()
    qtbot.keyClick(page, Qt.Key.Key_M)
    settle()
    assert place(page.turn, page) == before
    assert page.docks["sheet"].on_top


def test_arrangement_layout_theme_and_text_size_are_remembered(
    window: MainWindow, page: GamePage, qtbot: QtBot, tmp_path: Path
) -> None:
    page.docks["journal"].close()
    window.appearance.choose_theme("dark")
    window.appearance.choose_text_size(125)
    window.close()
    settings = Settings(tmp_path)
    assert settings.theme == "dark"
    assert settings.text_size == 125
    again = open_window(qtbot, Settings(tmp_path), new_bridge(mode="hotseat"))
    assert page_of(again).layout_name == "hotseat"  # nobody had chosen one: the game's mode decides
    again.set_layout("banker")
    assert page_of(again).docks["journal"].isHidden()
    again.close()
    third = open_window(qtbot, Settings(tmp_path), new_bridge(mode="hotseat"))
    assert page_of(third).layout_name == "banker"
    third.close()


# --- the game


def test_a_refusal_is_told_and_the_table_may_overrule_it(window: MainWindow, page: GamePage, qtbot: QtBot) -> None:
    after_the_auction(page)
    page.act(ac.BuyShare(actor="p2", company="FNM", source="pool", percent=10))
    bar = page.messages
    assert not bar.isVisible()
    page.act(ac.SellShares(actor="p2", company="FNM", shares=1))
    assert "first" in bar.label.text()
    assert bar.isVisible()
    settle()
    assert place(bar, page).bottom() < place(page.turn, page).top()
    assert bar.overrule_button.isVisible()
    qtbot.mouseClick(bar.overrule_button, Qt.MouseButton.LeftButton)
    assert bar.reason.hasFocus() or page.focusWidget() is bar.reason
    qtbot.keyClicks(bar.reason, "agreed at the table")
    qtbot.keyClick(bar.reason, Qt.Key.Key_Return)
    assert not bar.isVisible()
    assert page.bridge.log.entry(page.bridge.log.head).params == {"overrule": "agreed at the table"}


def test_what_is_impossible_cannot_be_overruled(page: GamePage, qtbot: QtBot) -> None:
    page.act(ac.Bid(actor="p1", private="P1", amount=100000))
    assert page.messages.isVisible()
    assert not page.messages.overrule_button.isVisible()
    qtbot.mouseClick(page.messages.close_button, Qt.MouseButton.LeftButton)
    assert not page.messages.isVisible()


def test_undo_and_redo_by_keys(window: MainWindow, page: GamePage, qtbot: QtBot) -> None:
    start = page.bridge.moment.state
    actions = window.menus.actions
    assert not actions["undo"].isEnabled()
    bid(page, 20)
    bid(page, 25)
    end = page.bridge.moment.state
    qtbot.keyClick(window, Qt.Key.Key_Z, CONTROL)
    assert page.bridge.moment.state is not end
    qtbot.keyClick(window, Qt.Key.Key_Z, CONTROL | SHIFT)
    assert page.bridge.moment.state is end
    qtbot.keyClick(window, Qt.Key.Key_Z, CONTROL | ALT)
    assert page.bridge.moment.state is start
    assert actions["redo"].isEnabled()


def test_players_are_renamed_and_replaced(window: MainWindow, page: GamePage, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_P, CONTROL)
    dialog = page.dialog
    assert isinstance(dialog, PlayersDialog)
    first, second = dialog.rows[:2]
    first.name.selectAll()
    qtbot.keyClicks(first.name, "Zoe")
    qtbot.mouseClick(first.replace, Qt.MouseButton.LeftButton)
    assert page.bridge.moment.names["p1"] == "Zoe"
    assert "Zoe" in page.header.cells["turn"].value.text()
    second.name.selectAll()
    qtbot.keyClicks(second.name, "Zoe")
    qtbot.mouseClick(second.rename, Qt.MouseButton.LeftButton)
    assert dialog.messages.isVisible()
    colours = [player.colour for player in page.bridge.moment.state.players]
    first.colour.setFocus()
    qtbot.keyClick(first.colour, Qt.Key.Key_Down)
    assert [player.colour for player in page.bridge.moment.state.players] == [colours[1], colours[0], colours[2]]
    dialog.close()


def test_a_long_name_is_read_whole(window: MainWindow, page: GamePage, qtbot: QtBot) -> None:
    name = "Jörg Müller-Lüdenscheidt"
    page.act(ChangePlayer(actor="p1", player="p1", name=name))
    qtbot.keyClick(window, Qt.Key.Key_P, CONTROL)
    assert isinstance(page.dialog, PlayersDialog)
    field = page.dialog.rows[0].name
    assert field.text() == name
    assert field.fontMetrics().horizontalAdvance(name) < field.width() - 12
    page.dialog.close()


def test_mode_and_track_keeping_change_during_the_game(window: MainWindow, page: GamePage, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_Comma, CONTROL)
    dialog = page.dialog
    assert isinstance(dialog, SettingsDialog)
    for box in (dialog.track, dialog.cash):
        qtbot.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(8, box.height() // 2))
    state = page.bridge.moment.state
    assert (state.track_kept, state.cash_open) == (False, False)
    assert not dialog.hotseat.isEnabled()
    qtbot.keyClick(window, Qt.Key.Key_Z, CONTROL)
    qtbot.keyClick(window, Qt.Key.Key_Z, CONTROL)
    assert dialog.track.isChecked()
    qtbot.mouseClick(dialog.hotseat, Qt.MouseButton.LeftButton, pos=QPoint(8, dialog.hotseat.height() // 2))
    assert page.bridge.moment.state.mode == "hotseat"
    dialog.close()


def test_track_is_kept_again_once_the_map_is_entered(window: MainWindow, page: GamePage, qtbot: QtBot) -> None:
    after_the_auction(page)
    page.act(EverybodyPasses(actor="p1"))
    page.act(ac.ChangeSettings(actor="p1", track_kept=False))
    qtbot.keyClick(window, Qt.Key.Key_Comma, CONTROL)
    settings = page.dialog
    assert isinstance(settings, SettingsDialog)
    qtbot.mouseClick(settings.track, Qt.MouseButton.LeftButton, pos=QPoint(8, settings.track.height() // 2))
    dialog = page.dialog
    assert isinstance(dialog, MapEntryDialog)
    settle()
    x, y = hex_centre("L21")
    qtbot.mouseClick(
        dialog.entry.canvas.viewport(), Qt.MouseButton.LeftButton, pos=dialog.entry.canvas.mapFromScene(QPointF(x, y))
    )
    assert dialog.entry.label == "L21"
    row = next(number for number, choice in enumerate(dialog.entry.model.choices) if choice.kind == "tile")
    dialog.entry.list.setCurrentIndex(dialog.entry.model.index(row))
    place_of_row = dialog.entry.list.visualRect(dialog.entry.model.index(row)).center()
    qtbot.mouseClick(dialog.entry.list.viewport(), Qt.MouseButton.LeftButton, pos=place_of_row)
    assert set(dialog.draft.state.tiles) == {"L21"}
    qtbot.mouseClick(dialog.done_button, Qt.MouseButton.LeftButton)
    state = page.bridge.moment.state
    assert state.track_kept
    assert set(state.tiles) == {"L21"}


def test_with_the_map_alone_refusals_are_told_above_it(window: MainWindow, page: GamePage, qtbot: QtBot) -> None:
    qtbot.keyClick(page, Qt.Key.Key_M)
    settle()
    page.act(ac.Bid(actor="p1", private="P1", amount=100000))
    assert page.messages.isVisible()
    qtbot.keyClick(page, Qt.Key.Key_M)
    settle()
    assert place(page.messages, page).bottom() < place(page.turn, page).top()


@pytest.mark.parametrize("mode", ["table", "hotseat"])
def test_quick_entry_is_in_sight_wherever_it_is_asked_for(qtbot: QtBot, tmp_path: Path, mode: str) -> None:
    window = open_window(qtbot, Settings(tmp_path), new_bridge(mode=mode))
    window.activateWindow()
    qtbot.keyClick(window, Qt.Key.Key_K, CONTROL)
    settle()
    dock = page_of(window).docks["quick"]
    assert dock.on_top
    assert dock.panel.line.hasFocus()  # type: ignore[attr-defined]
    window.close()


# --- the window itself


@pytest.mark.parametrize(("room", "filled"), [((1264, 760), True), ((1366, 688), True), ((1904, 1000), False)])
def test_a_small_screen_is_filled_at_first(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, room: tuple[int, int], filled: bool
) -> None:
    """The window with its frame is never larger than the screen; what somebody made of it stays."""
    monkeypatch.setattr(main_window, "_room", lambda: QSize(*room))
    settings = Settings(tmp_path)
    for number in range(2):
        window = MainWindow(theme.LIGHT, settings)
        qtbot.addWidget(window)
        assert number or window.size() == QSize(1280, 800).boundedTo(QSize(*room))
        with qtbot.waitExposed(window):
            window.appear()
        assert window.isMaximized() == (filled and number == 0)
        window.showNormal()
        window.resize(1000, 620)
        window.close()


# --- the header


@pytest.mark.parametrize("language", ["en", "long"])
def test_the_header_fits_with_seven_players(qtbot: QtBot, qapp: QApplication, tmp_path: Path, language: str) -> None:
    theme.set_up(qapp, theme.LIGHT)
    use_language(language)
    try:
        window = open_window(qtbot, Settings(tmp_path), new_bridge(7))
        header = page_of(window).header
        cells = [*header.cells.values(), header.saved]
        assert window.width() == 1280
        for cell in cells:
            wanted = cell.value.fontMetrics().horizontalAdvance(cell.value.text())
            assert cell.value.width() >= wanted, cell.objectName()
        for left, right in pairwise(cells):
            assert left.geometry().right() < right.geometry().left()
        window.close()
    finally:
        use_language("en")


def test_themes_and_text_sizes_from_the_menu(window: MainWindow, qtbot: QtBot) -> None:
    window.menus.actions["theme-dark"].trigger()
    assert window.theme.name == "dark"
    bridge = page_of(window).bridge
    height = page_of(window).header.height()
    window.menus.actions["text-150"].trigger()
    settle()
    assert page_of(window).bridge is bridge
    assert page_of(window).header.height() > 1.3 * height
    bid(page_of(window), 20)
    assert "P1" in page_of(window).header.cells["round"].caption.text()


def test_the_menu_bar_has_the_text_size_at_once(window: MainWindow) -> None:
    for percent in (150, 100, 125):
        window.menus.actions[f"text-{percent}"].trigger()
        settle()
        assert window.menuBar().font().pixelSize() == theme.font().pixelSize()


def test_docks_left_in_another_way_come_back_with_one_row_of_tabs(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    theme.set_up(qapp, theme.LIGHT)
    window = open_window(qtbot, Settings(tmp_path), new_bridge(mode="hotseat"))
    page_of(window).docks["map"].close()
    tabbed: list[QWidget] = []
    monkeypatch.setattr(GamePage, "tabifyDockWidget", lambda page, first, second: tabbed.append(second))
    window.play(new_bridge(mode="hotseat"))
    settle()
    again = page_of(window)
    assert not again.docks["map"].isVisible()
    bars = again.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
    rows = [bar for bar in bars if bar.isVisible() and bar.count() and again.rect().intersects(bar.geometry())]
    assert [bar.geometry().top() >= again.header.height() for bar in rows] == [True, True], "nothing lies on the header"
    assert not tabbed, "tabs made before docks are restored may stay where they were"
