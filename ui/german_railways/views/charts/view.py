"""The charts of a game: lines over its turns, for players or for railroads."""

from collections.abc import Callable, Mapping
from typing import Literal

from core.text.catalogue import text
from ui.german_railways.views.charts.line import Figures, Line, Point
from ui.german_railways.views.chips import chips
from ui.values.chart_lines import chip_looks, player_looks
from ui.values.charts import ChartLine, ChartView, Mark

ChartKey = Literal["cash", "player-income", "dividends", "treasury", "railroad-income", "links"]
OF_PLAYERS: tuple[ChartKey, ...] = ("cash", "player-income", "dividends")
OF_RAILROADS: tuple[ChartKey, ...] = ("railroad-income", "treasury", "links")
FIGURES: Mapping[ChartKey, Callable[[Point], Figures]] = {
    "cash": lambda point: point.cash,
    "player-income": lambda point: point.player_income,
    "dividends": lambda point: point.dividends,
    "treasury": lambda point: point.treasury,
    "railroad-income": lambda point: point.railroad_income,
    "links": lambda point: point.links,
}


def chart(key: ChartKey, line: Line, seen: int | None = None) -> ChartView:
    """`seen` is the place of the moment that is looked at, where that is not the last."""
    last = len(line.points) - 1
    rounds = list(line.rounds)
    return ChartView(
        key,
        text(f"chart-{key}"),
        tuple(_place_name(line, point) for point in line.points),
        tuple(_players(key, line) if key in OF_PLAYERS else _railroads(key, line)),
        tuple(Mark(place, _round_name(number)) for number, place in rounds),
        stepped=key != "cash",
        named=key in OF_RAILROADS,
        knots=(*(place for _, place in rounds[1:]), last),
        note=text("chart-gr-hidden") if key in OF_PLAYERS and line.shown <= last else "",
        seen=seen,
    )


def _round_name(number: int) -> str:
    return text("gr-round", number=number) if number else text("gr-first-auctions")


def _place_name(line: Line, point: Point) -> str:
    """The round and whose turn it was."""
    if point is line.points[0]:
        return text("chart-start")
    who = line.state.names.get(point.who, point.who)
    return text("chart-place", round=_round_name(point.round), who=who) if who else _round_name(point.round)


def _players(key: ChartKey, line: Line) -> list[ChartLine]:
    """A line for each player, by seat. What the table hides has no value; incomes stand on the board."""
    looks = player_looks(line.state.players)
    shown = len(line.points) if key == "player-income" else line.shown
    return [
        ChartLine(player.id, player.called, looks[player.id], _values(key, line, player.id, shown))
        for player in line.state.players
    ]


def _railroads(key: ChartKey, line: Line) -> list[ChartLine]:
    """The highest of the last values first, as the lines end."""
    looks = chip_looks(chips(line.rules.title))
    every = len(line.points)
    found = [ChartLine(code, code, looks[code], _values(key, line, code, every)) for code in line.rules.title.railroads]
    return sorted(found, key=lambda one: -(one.values[-1] or 0))


def _values(key: ChartKey, line: Line, who: str, shown: int) -> tuple[int | None, ...]:
    return tuple(FIGURES[key](point)[who] if place < shown else None for place, point in enumerate(line.points))
