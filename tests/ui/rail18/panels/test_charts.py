"""Charts in the window: opened by key and menu, read with pointer and keys, switched by the legend, saved."""

import errno
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QImage, QKeyEvent
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from core.interchange import writing
from core.interchange.sample import sample_game
from core.rail18.family import Game18
from core.rail18.figures.line import Line
from tests.titles.t1844.shipped import shipped
from tests.ui.bare_window import open_window, page_of
from tests.ui.keys import CONTROL
from tests.ui.rail18.panels.chart_tabs import LEFT, choose, line_of, panel_of
from tests.ui.rail18.table_games import new_bridge
from tests.ui.settling import settle
from ui.app.settings import Settings
from ui.charts.axes import SMALL, RoundAxis
from ui.charts.panel import ChartsPanel
from ui.charts.plot import Plot
from ui.game.bridge import GameBridge
from ui.paint import theme
from ui.paint.ink import face, row_height
from ui.rail18.panels.charts_panel import KEYS
from ui.rail18.views.charts.revenues import revenue_rows
from ui.rail18.views.charts.view import round_name
from ui.shell.pages.game_page import GamePage
from ui.shell.window.main_window import MainWindow
from ui.values.cells import Cell, small_table
from ui.values.charts import ChartView
from ui.values.leaf import Leaf
from ui.widgets.tables import title_width

pytestmark = pytest.mark.long

MOMENT = 640  # entries of the sample game: in the last stock rounds


@pytest.fixture(scope="module")
def drafts() -> object:
    return shipped()


@pytest.fixture
def game(drafts: object) -> Game18:
    found = sample_game(drafts)  # type: ignore[arg-type]
    found.jump(MOMENT)
    return found


@pytest.fixture
def bridge(game: Game18) -> GameBridge:
    return GameBridge(game)


@pytest.fixture
def charts(window: MainWindow, page: GamePage, qtbot: QtBot) -> ChartsPanel:
    qtbot.keyClick(window, Qt.Key.Key_G, CONTROL)
    settle()
    return panel_of(page)


def plot_of(charts: ChartsPanel) -> Plot:
    assert charts.plot is not None
    return charts.plot


def view_of(charts: ChartsPanel) -> ChartView:
    assert charts.view is not None
    return charts.view


def value(charts: ChartsPanel, key: str) -> str:
    return next(row.value for row in charts.legend.lines.rows if row.key == key)


def test_nothing_is_drawn_before_somebody_looks(window: MainWindow, page: GamePage) -> None:
    assert panel_of(page).plot is None
    page.bridge.undo()
    assert line_of(panel_of(page)) is None


def test_the_library_is_loaded_when_a_chart_is_first_seen() -> None:
    """It takes longer to load than the whole window."""
    modules = "sys, ui.shell.window.main_window, ui.shell.pages.game_page, ui.rail18.family"
    code = f"import {modules}; print('pyqtgraph' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_a_key_opens_them_in_front(charts: ChartsPanel, page: GamePage) -> None:
    assert page.docks["charts"].on_top
    assert charts.current == "worth"
    assert charts.tabs.hasFocus()
    assert plot_of(charts).isVisible()
    assert [row.name for row in charts.legend.lines.rows] == [
        player.name for player in page.bridge.moment.state.players
    ]


def test_the_menu_opens_them_too(window: MainWindow, page: GamePage) -> None:
    window.menus.actions["panel-charts"].trigger()
    settle()
    assert page.docks["charts"].on_top


@pytest.mark.parametrize("mode", ["table", "hotseat"])
def test_a_game_before_its_first_move_has_charts(qtbot: QtBot, qapp: QApplication, tmp_path: Path, mode: str) -> None:
    theme.set_up(qapp, theme.LIGHT)
    window = open_window(qtbot, Settings(tmp_path), new_bridge(mode=mode))
    qtbot.keyClick(window, Qt.Key.Key_G, CONTROL)
    charts = panel_of(page_of(window))
    for key in KEYS:
        choose(charts, key, qtbot)
    window.close()


def test_every_tab_by_mouse_and_by_keys(charts: ChartsPanel, qtbot: QtBot) -> None:
    for key in KEYS:
        choose(charts, key, qtbot)
    charts.choose("worth")
    for key in KEYS[1:]:
        qtbot.keyClick(charts.tabs, Qt.Key.Key_Right)
        assert charts.current == key
    assert charts.leaf.isVisible()
    assert charts.leaf.leaf.key == "figures"


def test_the_rounds_of_the_table_are_never_cut(charts: ChartsPanel, qtbot: QtBot) -> None:
    choose(charts, "table", qtbot)
    charts.table.resize(300, 300)
    for place, column in enumerate(charts.table.cells.columns):
        assert charts.table.columnWidth(place) >= title_width(column) - 1 or not column.title


def test_the_pointer_reads_the_nearest_turn(charts: ChartsPanel, qtbot: QtBot) -> None:
    plot, view = plot_of(charts), view_of(charts)
    now = charts.caption.text()
    assert now == view.places[-1]
    line = view.lines[0]
    for place in (0, 57, 120):
        amount = line.values[place]
        assert amount is not None
        qtbot.mouseMove(plot.viewport(), plot.point_of(place, amount).toPoint())
        assert plot.place == place
        assert charts.caption.text() == view.places[place]
        assert value(charts, line.key) == f"{amount:,}"
    qtbot.mouseMove(charts.tabs, QPoint(2, 2))
    QApplication.sendEvent(plot, QEvent(QEvent.Type.Leave))
    assert charts.caption.text() == now


def test_arrow_keys_read_turn_by_turn(charts: ChartsPanel, qtbot: QtBot) -> None:
    plot, view = plot_of(charts), view_of(charts)
    plot.setFocus()
    last = len(view.places) - 1
    for key, place in (
        (Qt.Key.Key_Left, last),
        (Qt.Key.Key_Left, last - 1),
        (Qt.Key.Key_PageUp, last - 11),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Left, 0),
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_End, last),
        (Qt.Key.Key_Right, last),
    ):
        qtbot.keyClick(plot, key)
        assert plot.place == place
        assert charts.caption.text() == view.places[place]
    assert view.places[last] in plot.accessibleDescription()
    qtbot.keyClick(plot, Qt.Key.Key_Escape)
    assert plot.place is None


def test_tab_leads_to_the_chart_and_on_to_its_legend(charts: ChartsPanel, window: MainWindow, qtbot: QtBot) -> None:
    plot, last = plot_of(charts), len(view_of(charts).places) - 1
    plot.setFocus(Qt.FocusReason.TabFocusReason)
    assert plot.hasFocus()
    assert plot.place == last, "one sees where the keyboard is"
    qtbot.keyClick(plot, Qt.Key.Key_Tab)
    assert charts.legend.hasFocus()
    assert plot.place is None


def test_a_key_that_nobody_knows_does_nothing(charts: ChartsPanel) -> None:
    for widget in (plot_of(charts), charts.legend, charts.tabs):
        QApplication.sendEvent(widget, QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, "é"))
    assert plot_of(charts).place is None


def test_the_legend_switches_lines_by_mouse(charts: ChartsPanel, qtbot: QtBot) -> None:
    plot, legend = plot_of(charts), charts.legend
    whole = plot.box.viewRange()[1][1]
    richest = max(view_of(charts).lines, key=lambda line: line.values[-1] or 0)
    place = legend.visualRect(legend.place_of(richest.key)).center()
    qtbot.mouseClick(legend.viewport(), LEFT, pos=place)
    assert richest.key not in {line.key for line in plot.drawn}
    assert plot.box.viewRange()[1][1] <= whole
    assert legend.place_of(richest.key).data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Unchecked
    choose(charts, "cash", qtbot)
    assert richest.key not in {line.key for line in plot.drawn}, "who is switched off stays so in the next chart"
    choose(charts, "prices", qtbot)
    assert len(plot.drawn) == len(view_of(charts).lines)
    choose(charts, "worth", qtbot)
    qtbot.mouseClick(legend.viewport(), LEFT, pos=place)
    assert len(plot.drawn) == len(view_of(charts).lines)


def test_the_legend_switches_lines_by_keys(charts: ChartsPanel, qtbot: QtBot) -> None:
    plot, legend = plot_of(charts), charts.legend
    legend.setFocus()
    qtbot.keyClick(legend, Qt.Key.Key_Home)
    qtbot.keyClick(legend, Qt.Key.Key_Down)
    second = view_of(charts).lines[1].key
    qtbot.keyClick(legend, Qt.Key.Key_Space)
    assert [line.key for line in view_of(charts).lines if line not in plot.drawn] == [second]
    for line in view_of(charts).lines:
        if line.key != second:
            charts.toggle(line.key)
    assert plot.drawn == []
    qtbot.keyClick(legend, Qt.Key.Key_Space)
    assert [line.key for line in plot.drawn] == [second]


def test_one_more_action_is_shown_at_once(charts: ChartsPanel, page: GamePage, game: Game18) -> None:
    before = view_of(charts)
    last = before.lines[0].values
    for _ in range(12):
        assert page.bridge.redo()
    after = view_of(charts)
    assert len(after.places) > len(before.places)
    assert after.lines[0].values[: len(last) - 1] == last[:-1]
    for _ in range(12):
        assert page.bridge.undo()
    assert view_of(charts) == before


def test_the_history_marks_its_moment(charts: ChartsPanel, page: GamePage) -> None:
    line = line_of(charts)
    assert isinstance(line, Line)
    entry = line.points[90].entry
    page.past.look_at(entry)
    settle()
    view = view_of(charts)
    assert view.seen == 90
    assert len(view.places) == len(line.points)
    assert charts.caption.text() == view.places[90]
    page.bridge.back_to_now()
    assert view_of(charts).seen is None


def test_a_finished_game(qtbot: QtBot, qapp: QApplication, tmp_path: Path, game: Game18) -> None:
    theme.set_up(qapp, theme.LIGHT)
    while game.redo() is not None:
        pass
    window = open_window(qtbot, Settings(tmp_path), GameBridge(game))
    page = page_of(window)
    charts = panel_of(page)
    qtbot.keyClick(page.turn, Qt.Key.Key_F)
    settle()
    assert page.docks["charts"].on_top
    assert charts.current == "figures"
    choose(charts, "bank", qtbot)
    assert charts.note.text() == "The bank broke in OR 10.1."
    choose(charts, "figures", qtbot)
    assert "The game in figures" in charts.leaf.accessibleName()
    window.close()


def test_zooming_and_back(charts: ChartsPanel, qtbot: QtBot) -> None:
    plot = plot_of(charts)
    whole = plot.box.viewRange()[0]
    plot.box.scaleBy(x=0.3)
    plot.box.sigRangeChangedManually.emit([True, False])
    near = plot.box.viewRange()[0]
    assert near[1] - near[0] < whole[1] - whole[0]
    assert charts.moment is not None
    charts.show_moment(charts.moment)
    assert plot.box.viewRange()[0] == near, "what comes to pass does not move what somebody looks at"
    qtbot.mouseDClick(plot.viewport(), LEFT, pos=plot.viewport().rect().center())
    assert plot.box.viewRange()[0] == whole


@pytest.mark.parametrize("size", [(420, 200), (850, 300), (1900, 1000)])
def test_rounds_along_the_axis_do_not_touch(charts: ChartsPanel, qtbot: QtBot, size: tuple[int, int]) -> None:
    for key in ("worth", "revenue"):
        choose(charts, key, qtbot)
        marks = view_of(charts).marks
        pixels = (size[0] - 160) / len(view_of(charts).places)
        named = RoundAxis.named(marks, pixels)
        assert named
        edges = [(mark.place * pixels, face(SMALL).width(mark.label) / 2) for mark in named]
        assert all(b - a > x + y for (a, x), (b, y) in pairwise(edges))


def test_themes_and_text_sizes(window: MainWindow, charts: ChartsPanel, page: GamePage, qtbot: QtBot) -> None:
    light = charts.grab().toImage()
    window.menus.actions["theme-dark"].trigger()
    settle()
    assert charts.grab().toImage() != light
    assert plot_of(charts).backgroundBrush().color().name().upper() == theme.DARK.surface
    window.menus.actions["text-125"].trigger()
    settle()
    again = panel_of(page_of(window))
    qtbot.keyClick(window, Qt.Key.Key_G, CONTROL)
    settle()
    assert plot_of(again).rounds.style["tickFont"].pixelSize() > 11


def test_easy_colours(window: MainWindow, charts: ChartsPanel, qtbot: QtBot) -> None:
    choose(charts, "prices", qtbot)
    printed = {line.key: line.look.colour for line in view_of(charts).lines}
    window.menus.actions["colours-easy"].trigger()
    settle()
    again = panel_of(page_of(window))
    qtbot.keyClick(window, Qt.Key.Key_G, CONTROL)
    again.choose("prices")
    settle()
    try:
        assert {line.key: line.look.colour for line in view_of(again).lines} != printed
    finally:
        window.menus.actions["colours-printed"].trigger()


# pictures


@pytest.mark.parametrize("ending", [".png", ".svg"])
@pytest.mark.parametrize("key", ["worth", "prices", "bank", "figures"])
def test_a_picture_is_saved(
    charts: ChartsPanel, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str, ending: str
) -> None:
    choose(charts, key, qtbot)
    path = tmp_path / f"chart{ending}"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (str(path), ""))
    qtbot.mouseClick(charts.save_button, LEFT)
    assert charts.said.text() == f"chart{ending} is saved."
    if ending == ".png":
        image = QImage(str(path))
        assert image.width() == 2000
        assert image.height() == 1120 or (key == "figures" and image.height() > 1120)
        middle = range(image.height() // 3, image.height() * 2 // 3, 7)  # a line between two rows is empty
        assert len({image.pixel(x, y) for x in range(0, image.width(), 3) for y in middle}) > 3
    else:
        words = path.read_text(encoding="utf-8")
        assert words.count("<path") + words.count("<polyline") > 5 or key == "figures"
        assert "<image" not in words, "drawn as shapes"
        assert "NaN" not in words
        for line in view_of(charts).lines if key in ("worth", "prices") else ():
            assert f">{line.name}</text>" in words
    assert [found.name for found in tmp_path.iterdir() if found.suffix == ".part"] == []


def test_the_picture_of_the_figures_has_all_of_them(charts: ChartsPanel, qtbot: QtBot, tmp_path: Path) -> None:
    """Also where a long evening has more to tell than a chart is high."""
    choose(charts, "figures", qtbot)
    leaf = charts.leaf.leaf
    many = small_table(
        ("", ""), (False, True), tuple((Cell(f"row {number}"), Cell("1")) for number in range(60)), "Paid"
    )
    charts.leaf.set_leaf(Leaf(leaf.key, (*leaf.blocks, many)))
    assert charts.save(tmp_path / "figures.svg")
    words = (tmp_path / "figures.svg").read_text(encoding="utf-8")
    assert ">row 59</text>" in words
    assert charts.save(tmp_path / "figures.png")
    image = QImage(str(tmp_path / "figures.png"))
    assert image.height() > 2 * 60 * row_height()


@pytest.mark.parametrize("ending", [".png", ".svg"])
def test_the_revenue_table_is_saved_whole(
    charts: ChartsPanel, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ending: str
) -> None:
    choose(charts, "table", qtbot)
    path = tmp_path / f"table{ending}"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (str(path), ""))
    qtbot.mouseClick(charts.save_button, LEFT)
    assert charts.said.text() == f"table{ending} is saved."
    line = line_of(charts)
    assert line is not None
    rows = revenue_rows(line)
    if ending == ".png":
        assert QImage(str(path)).height() > 2 * len(rows) * row_height()
        return
    words = path.read_text(encoding="utf-8")
    for played in line.operating_rounds:
        assert f">{round_name(played)}</text>" in words
    for row in rows:
        assert f">{row.cells[-2].text}</text>" in words


def test_without_a_round_there_is_no_table_to_save(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    theme.set_up(qapp, theme.LIGHT)
    window = open_window(qtbot, Settings(tmp_path), new_bridge())
    qtbot.keyClick(window, Qt.Key.Key_G, CONTROL)
    charts = panel_of(page_of(window))
    choose(charts, "table", qtbot)
    assert not charts.save_button.isEnabled()
    assert not charts.save(tmp_path / "table.png")
    window.close()


def test_a_name_without_an_ending_becomes_a_png(
    charts: ChartsPanel, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (str(tmp_path / "evening"), ""))
    qtbot.mouseClick(charts.save_button, LEFT)
    assert (tmp_path / "evening.png").is_file()


def test_nobody_has_to_choose_a_name(charts: ChartsPanel, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: ("", ""))
    qtbot.mouseClick(charts.save_button, LEFT)
    assert not charts.said.isVisible()


def test_bad_places_get_one_sentence(
    charts: ChartsPanel, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    nowhere = tmp_path / "nowhere" / "chart.png"
    for path, sentence in (
        (nowhere, f"chart.png cannot be written: there is no folder {nowhere.parent}."),
        (tmp_path / "chart.bmp", "chart.bmp must end with .png or .svg."),
    ):
        assert not charts.save(path)
        assert charts.said.isVisible()
        assert charts.said.text() == sentence
    assert not charts.save(tmp_path)

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(writing.os, "fsync", full)
    assert not charts.save(tmp_path / "chart.svg")
    assert charts.said.text() == "There is no space left on the disk for chart.svg."
    assert not list(tmp_path.glob("*chart*"))
