"""Every chart in the picture: beside the banker's game, read in the past of a hotseat game, early, and at the end."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.campaigns.sample_moments import Moments
from tests.ui.rail18.panels.chart_tabs import line_of
from ui.charts.panel import ChartsPanel
from ui.game.bridge import GameBridge
from ui.rail18.panels.charts_panel import KEYS
from ui.shell.window.main_window import MainWindow

CTRL = Qt.KeyboardModifier.ControlModifier
Show = Callable[[MainWindow], None]


def chart_scenes(moments: Moments) -> Iterator[tuple[str, Show]]:
    for key in KEYS:
        yield f"chart-{key}", lambda window, key=key: _open(window, moments, moments.late_run, "table", key)
    yield "chart-read", lambda window: _read(window, moments)
    yield "chart-forecast", lambda window: _open(window, moments, moments.dividend, "hotseat", "bank")
    yield "chart-early", lambda window: _open(window, moments, moments.auction, "table", "worth")
    yield "chart-end", lambda window: _open(window, moments, moments.end, "hotseat", "figures")


def _open(window: MainWindow, moments: Moments, number: int, mode: str, key: str) -> None:
    window.play(GameBridge(moments.game(number, mode)))
    _settle()
    QTest.keyClick(window, Qt.Key.Key_G, CTRL)  # type: ignore[call-overload]
    charts = _charts(window)
    charts.choose(key)
    _settle()


def _read(window: MainWindow, moments: Moments) -> None:
    """A moment of the past is shown, another one is under the cursor, and one line is switched off."""
    _open(window, moments, moments.end, "hotseat", "worth")
    charts, page = _charts(window), window.game_page
    assert page is not None
    line = line_of(charts)
    assert line is not None
    page.look_at(line.points[120].entry)
    _settle()
    assert charts.plot is not None
    charts.plot.setFocus()
    QTest.keyClick(charts.plot, Qt.Key.Key_End)
    for _ in range(6):
        QTest.keyClick(charts.plot, Qt.Key.Key_PageUp)
    place = charts.legend.visualRect(charts.legend.lines.index(1)).center()
    QTest.mouseClick(charts.legend.viewport(), Qt.MouseButton.LeftButton, pos=place)


def _charts(window: MainWindow) -> ChartsPanel:
    assert window.game_page is not None
    found = window.game_page.panels["charts"]
    assert isinstance(found, ChartsPanel)
    return found


def _settle() -> None:
    for _ in range(20):
        QApplication.processEvents()
