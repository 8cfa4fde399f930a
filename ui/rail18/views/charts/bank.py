"""The bank's content over the turns, and what can be said about when it breaks."""

from dataclasses import replace

from core.rail18.figures.forecast import PERIODS, Forecast, broke, forecast, period_of
from core.rail18.figures.line import Line
from core.rail18.figures.series import bank_course
from core.rail18.state import GameOver
from core.text.catalogue import text
from core.text.numbers import figure
from ui.rail18.views.charts.view import over_turns, round_name
from ui.values.chart_lines import Look
from ui.values.charts import Band, ChartLine, ChartView, Mark

BANK_LOOK = Look("#0B6E7F", "solid", "circle", wide=True)
MOST_AHEAD = 6  # rounds that the band reaches ahead where its end is not known


def bank_chart(line: Line, seen: int | None = None) -> ChartView:
    course = ChartLine("bank", text("chart-the-bank"), BANK_LOOK, tuple(bank_course(line)))
    found = forecast(line)
    view = over_turns("bank", line, [course], seen, bank_words(line, found))
    if found is None:
        return view
    return replace(view, band=_band(line, found))


def bank_words(line: Line, found: Forecast | None) -> str:
    """When it broke and when the game ends; or between which rounds it will break, and how that is known."""
    when = broke(line)
    if when is not None:
        over = isinstance(line.state.frame, GameOver)
        return text("bank-broke-over" if over else "bank-broke", round=round_name(when), set=when[0])
    if found is None:
        return text("bank-unknown", rounds=PERIODS)
    about = {"fast": figure(found.fast), "slow": figure(found.slow), "rounds": PERIODS}
    if found.last is None:
        return text("bank-not-before", first=round_name(found.first), **about)
    if found.first == found.last:
        return text("bank-in", first=round_name(found.first), **about)
    return text("bank-between", first=round_name(found.first), last=round_name(found.last), **about)


def _band(line: Line, found: Forecast) -> Band:
    """A round ahead takes as many turns as the last ones took."""
    here = len(line.points) - 1
    known = {period.round for period in found.periods}
    turns = sum(period_of(point.round) in known for point in line.points[1:]) / max(1, len(known))
    first = found.content / found.fast
    marks = [Mark(here + first * turns, round_name(found.first))]
    if found.slow > 0 and found.last is not None:
        last = found.content / found.slow
        end = (here + last * turns, 0.0)
        if found.last != found.first:
            marks.append(Mark(end[0], round_name(found.last)))
    else:
        ahead = max(MOST_AHEAD, first + 1)
        end = (here + ahead * turns, float(found.content - max(0, found.slow) * ahead))
    return Band(here, found.content, ((here + first * turns, 0.0), end), tuple(marks))
