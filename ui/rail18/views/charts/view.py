"""The charts of a game: lines over its turns or over its operating rounds, what their places are called, and what is
said about them. No Qt."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Literal

from core.rail18.figures.facts import Round
from core.rail18.figures.line import Line, Point
from core.rail18.figures.series import (
    SOURCES,
    Course,
    Income,
    cash_course,
    debt_course,
    incomes,
    incomes_so_far,
    price_course,
    revenue_table,
    worth_course,
)
from core.rail18.state import OperatingRound
from core.text.catalogue import text
from core.text.lists import items
from core.text.numbers import figure
from ui.rail18.views.charts.looks import company_looks
from ui.values.chart_lines import player_looks
from ui.values.charts import ChartLine, ChartView, Mark

ChartKey = Literal["worth", "cash", "income", "earned", "prices", "revenue", "bank"]


def round_name(round: Round) -> str:
    number, index = round
    if index:
        return text("header-operating", number=number, index=index)
    return text("header-stock", number=number) if number else text("header-auction")


def place_name(point: Point, names: Mapping[str, str]) -> str:
    """The round and whose turn it was."""
    who = point.turn[-1] if len(point.turn) > 1 else None
    if not isinstance(who, str):
        return text("chart-start") if not point.turn else round_name(point.round)
    return text("chart-place", round=round_name(point.round), who=names.get(who, who))


def turn_marks(line: Line) -> tuple[Mark, ...]:
    return tuple(Mark(place, round_name(found), strong=found[0] > 0 == found[1]) for found, place in line.rounds)


def knots(line: Line) -> tuple[int, ...]:
    """The last place of each round."""
    starts = [place for _, place in line.rounds[1:]]
    return (*starts, len(line.points) - 1)


def names_of(line: Line) -> dict[str, str]:
    return line.state.names


def over_turns(key: ChartKey, line: Line, lines: Sequence[ChartLine], seen: int | None, note: str = "") -> ChartView:
    names = names_of(line)
    return ChartView(
        key,
        text(f"chart-{key}"),
        tuple(place_name(point, names) for point in line.points),
        tuple(lines),
        turn_marks(line),
        stepped=key == "prices",
        named=key == "prices",
        knots=knots(line),
        note=note,
        seen=seen,
    )


def player_lines(line: Line, courses: Mapping[str, Course], tips: Mapping[str, Sequence[str]]) -> list[ChartLine]:
    """A line for each player, by seat. What the table hides has no value."""
    looks = player_looks(line.state.players)
    shown, length = line.shown, len(line.points)
    found = []
    for player in line.state.players:
        values = (*courses[player.id][:shown], *[None] * (length - shown))
        found.append(ChartLine(player.id, player.called, looks[player.id], values, tuple(tips.get(player.id, ()))))
    return found


def hidden_note(line: Line) -> str:
    return "" if line.shown == len(line.points) else text("chart-hidden")


def worth_chart(line: Line, seen: int | None = None) -> ChartView:
    return over_turns("worth", line, player_lines(line, worth_course(line), {}), seen, hidden_note(line))


def cash_chart(line: Line, seen: int | None = None) -> ChartView:
    tips = {
        player: [text("chart-debt", amount=figure(debt)) if debt else "" for debt in course]
        for player, course in debt_course(line).items()
    }
    return over_turns("cash", line, player_lines(line, cash_course(line), tips), seen, hidden_note(line))


def price_chart(line: Line, seen: int | None = None) -> ChartView:
    looks = company_looks(line.rules.title)
    lines = [ChartLine(sym, sym, looks[sym], tuple(course)) for sym, course in price_course(line).items()]
    lines.sort(key=latest_first)
    note = "" if lines else text("chart-no-prices")
    return over_turns("prices", line, lines, seen, note)


def latest_first(line: ChartLine) -> tuple[bool, int]:
    """The highest of the last values first, as the lines end; those of companies that are no more at the end."""
    last = [value for value in line.values[-2:] if value is not None]
    return not last, -(last[-1] if last else 0)


def over_rounds(
    key: ChartKey, rounds: Sequence[Round], lines: Sequence[ChartLine], seen: int | None, note: str
) -> ChartView:
    places = tuple(round_name(found) for found in rounds)
    marks = tuple(Mark(place, name, strong=rounds[place][1] == 1) for place, name in enumerate(places))
    return ChartView(
        key,
        text(f"chart-title-{key}"),
        places,
        tuple(lines),
        marks,
        dotted=True,
        named=key == "revenue",
        note=note,
        seen=seen,
    )


def seen_round(line: Line, rounds: Sequence[Round], seen: int | None) -> int | None:
    """The place of the last operating round up to the moment that is looked at."""
    if seen is None:
        return None
    now = line.points[seen].round
    before = [place for place, found in enumerate(rounds) if found <= now]
    return before[-1] if before else 0


def income_chart(line: Line, seen: int | None = None) -> ChartView:
    """What everybody got in each operating round for what he holds."""
    earned = incomes(line)
    found = {
        player: [by_round.get(played, Income()) for played in line.operating_rounds]
        for player, by_round in earned.items()
    }
    return _incomes("income", line, found, seen)


def earned_chart(line: Line, seen: int | None = None) -> ChartView:
    """What everybody got up to each operating round for what he holds."""
    return _incomes("earned", line, incomes_so_far(line), seen)


def _incomes(key: ChartKey, line: Line, found: Mapping[str, Sequence[Income]], seen: int | None) -> ChartView:
    looks, rounds, under_way = player_looks(line.state.players), line.operating_rounds, round_under_way(line)
    lines = [
        ChartLine(
            player.id,
            player.called,
            looks[player.id],
            tuple(income.total for income in found[player.id]),
            tuple(map(source_words, found[player.id])),
        )
        for player in line.state.players
    ]
    note = "" if rounds else text("chart-no-rounds")
    view = over_rounds(key, rounds, lines, seen_round(line, rounds, seen), note)
    if under_way is None:
        return view
    places = (*view.places[:-1], text("chart-so-far", round=round_name(under_way)))
    if key != "income":
        return replace(view, places=places)
    return replace(view, places=places, open_end=True, note=text("chart-under-way", round=round_name(under_way)))


def round_under_way(line: Line) -> Round | None:
    """The last operating round of the line, while it is being played."""
    here = line.state.flow[0]
    if not isinstance(here, OperatingRound) or not line.operating_rounds:
        return None
    last = line.operating_rounds[-1]
    return last if last == (here.number, here.index) else None


def source_words(income: Income) -> str:
    amounts = [(source, income.amounts.get(source, 0)) for source in SOURCES]
    return items(text(f"chart-from-{source}", amount=figure(amount)) for source, amount in amounts if amount)


def revenue_chart(line: Line, seen: int | None = None) -> ChartView:
    looks = company_looks(line.rules.title)
    rounds = line.operating_rounds
    lines = []
    for sym, by_round in revenue_table(line).items():
        runs = [by_round.get(played) for played in rounds]
        values = tuple(run.revenue if run is not None else None for run in runs)
        tips = tuple(text(f"chart-fate-{run.fate}") if run is not None else "" for run in runs)
        lines.append(ChartLine(sym, sym, looks[sym], values, tips))
    lines.sort(key=latest_first)
    note = "" if lines else text("chart-no-rounds")
    return over_rounds("revenue", rounds, lines, seen_round(line, rounds, seen), note)


Chart = Callable[[Line, int | None], ChartView]
