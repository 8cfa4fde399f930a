"""The charts of a game of 18xx, its revenues as a table, and the game in figures."""

from collections.abc import Callable

from core.rail18.figures.line import Figures, Line
from core.text.catalogue import text
from ui.charts.panel import ChartsPanel
from ui.charts.source import ChartTab, TablePage
from ui.game.bridge import GameBridge
from ui.rail18.panels.judging import Judging
from ui.rail18.views.charts.figures import figures_leaf
from ui.rail18.views.charts.makers import CHARTS
from ui.rail18.views.charts.revenues import revenue_columns, revenue_leaf, revenue_rows
from ui.rail18.views.moment import Moment
from ui.values.charts import ChartView
from ui.values.leaf import Leaf

TABS = (
    ChartTab("worth", "players"),
    ChartTab("cash", "players"),
    ChartTab("income", "players", titled=True),
    ChartTab("earned", "players", titled=True),
    ChartTab("prices", "companies", pointing=True),
    ChartTab("revenue", "companies", titled=True, pointing=True),
    ChartTab("table", growing=True),
    ChartTab("bank"),
    ChartTab("figures", growing=True),
)


KEYS = tuple(tab.key for tab in TABS)
JUDGED = ("table", "figures")  # what tells of runs below the best


def charts_panel() -> ChartsPanel:
    return ChartsPanel(TABS, GameCharts)


class GameCharts:
    """Of the game of a bridge; `more` is told when more is known about its runs."""

    def __init__(self, bridge: GameBridge, more: Callable[[], object]) -> None:
        self._bridge = bridge
        self._judging = Judging(more)
        self._figures: tuple[object, Figures] | None = None  # with the game it belongs to
        self.line: Line | None = None  # what was shown last is made of it

    def page(self, key: str, moment: Moment) -> ChartView | TablePage | Leaf:
        line, seen = self._look(moment)
        searching = False
        if key in JUDGED:
            line, searching = self._judging.look(self._bridge, line)
        self.line = line
        if key == "table":
            played = bool(line.operating_rounds)
            note = "" if played else text("chart-no-rounds")
            leaf = (lambda: revenue_leaf(line)) if played else None
            return TablePage(revenue_columns(line), revenue_rows(line), note, leaf)
        if key == "figures":
            return figures_leaf(line, searching=searching)
        return next(chart for name, chart in CHARTS.items() if name == key)(line, seen)

    def _look(self, moment: Moment) -> tuple[Line, int | None]:
        """The line of the present and the place on it that is looked at; where that is not on it, its own line."""
        bridge = self._bridge
        if self._figures is None or self._figures[0] is not bridge.game:
            self._figures = bridge.game, Figures(bridge.game, bridge.engine.rules)
        figures = self._figures[1]
        line = figures.line()
        if moment.entry is None:
            return line, None
        place = line.place(moment.entry)
        return (line, place) if place is not None else (figures.line(moment.entry), None)
