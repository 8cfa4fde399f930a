"""The panel of charts, and how one of them is chosen."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from core.rail18.figures.line import Line
from tests.ui.settling import settle
from ui.charts.panel import ChartsPanel
from ui.rail18.panels.charts_panel import KEYS, GameCharts
from ui.shell.pages.game_page import GamePage

LEFT = Qt.MouseButton.LeftButton


def panel_of(page: GamePage) -> ChartsPanel:
    found = page.panels["charts"]
    assert isinstance(found, ChartsPanel)
    return found


def line_of(charts: ChartsPanel) -> Line | None:
    assert isinstance(charts.source, GameCharts)
    return charts.source.line


def choose(charts: ChartsPanel, key: str, qtbot: QtBot) -> None:
    qtbot.mouseClick(charts.tabs, LEFT, pos=charts.tabs.tabRect(KEYS.index(key)).center())
    settle()
    assert charts.current == key
