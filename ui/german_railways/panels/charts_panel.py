"""The charts of a game of German Railways."""

from collections.abc import Callable

from ui.charts.panel import ChartsPanel
from ui.charts.source import ChartTab
from ui.game.bridge import GameBridge
from ui.german_railways.views.charts.line import Line, Lines
from ui.german_railways.views.charts.view import OF_PLAYERS, OF_RAILROADS, ChartKey, chart
from ui.german_railways.views.moment import Moment
from ui.values.charts import ChartView

TABS = (
    *(ChartTab(key, "players") for key in OF_PLAYERS),
    *(ChartTab(key, "companies", pointing=True) for key in OF_RAILROADS),
)
KEYS: dict[str, ChartKey] = {key: key for key in (*OF_PLAYERS, *OF_RAILROADS)}


def charts_panel() -> ChartsPanel:
    return ChartsPanel(TABS, GameCharts)


class GameCharts:
    """Of the game of a bridge; implements `ui.charts.source.ChartSource`."""

    def __init__(self, bridge: GameBridge, more: Callable[[], object]) -> None:
        self._bridge = bridge
        self._lines: tuple[object, Lines] | None = None  # with the game that they belong to

    def page(self, key: str, moment: Moment) -> ChartView:
        line, seen = self._look(moment)
        return chart(KEYS[key], line, seen)

    def _look(self, moment: Moment) -> tuple[Line, int | None]:
        """The line of the present and the place on it that is looked at; where that is not on it, its own line."""
        game = self._bridge.game
        if self._lines is None or self._lines[0] is not game:
            self._lines = game, Lines(game, self._bridge.engine.rules)
        lines = self._lines[1]
        line = lines.line()
        if moment.entry is None:
            return line, None
        place = line.place(moment.entry)
        return (line, place) if place is not None else (lines.line(moment.entry), None)
