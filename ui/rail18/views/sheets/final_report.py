"""The final report: the ranking, how each worth is made up, companies, charts, and the game in figures."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import datetime
from math import ceil
from types import MappingProxyType

from core.rail18.figures.line import Line
from core.rail18.holdings import director, percent, price, unit
from core.rail18.order import operating_order
from core.rail18.state import BANK, GameOver
from core.rail18.worth import ranking
from core.text.catalogue import text
from core.text.numbers import figure
from ui.rail18.views.cards import card_view
from ui.rail18.views.charts.bank import bank_chart
from ui.rail18.views.charts.figures import figures_leaf
from ui.rail18.views.charts.revenues import revenue_columns, revenue_rows
from ui.rail18.views.charts.view import price_chart, revenue_chart, worth_chart
from ui.rail18.views.chips import chips
from ui.rail18.views.header import header_view
from ui.rail18.views.moment import Moment, moment_of
from ui.rail18.views.player import worth_parts
from ui.rail18.views.sheets.pack_up import foot_words, subtitle
from ui.shell.views.clock import clock_time
from ui.values.cells import Cell, Table, small_table
from ui.values.facts import Fact, Facts, Seat
from ui.values.leaf import Head
from ui.values.sheets import Box, Picture, Section, Sheet, Words

MOST_ROUNDS = 12  # operating rounds side by side in one table
MOST_ABREAST = 6  # columns of a table in half the width of a page


def final_report(line: Line, name: str, when: datetime, spent: Mapping[str, int] = MappingProxyType({})) -> Sheet:
    """Of a game that is not over it is a standing, and says so. `spent`: seconds that the players' clock counted."""
    moment = moment_of(line.rules, line.state)
    over = isinstance(line.state.frame, GameOver)
    head = header_view(moment)
    title = text("paper-report") if over else text("paper-standing-at", round=head.round.value)
    return Sheet(
        "report",
        title,
        subtitle(line.rules, name),
        foot_words(moment, title if over else text("paper-standing-foot"), name, when),
        tuple(_sections(line, moment, over, spent)),
    )


def _sections(line: Line, moment: Moment, over: bool, spent: Mapping[str, int]) -> Iterator[Section]:
    state = moment.state
    if not over:
        yield Section((Words(text("paper-not-over")),))
    if state.cash_shown:
        yield Section((_ranking(moment, spent),), text("paper-ranking"))
        yield Section(tuple(_holdings(moment)), text("paper-shares-worth"), columns=3)
    else:
        yield Section((Words(text("paper-worth-hidden")),), text("paper-ranking"))
    if state.markers:
        yield Section((_companies(moment),), text("paper-companies"))
    charts = [worth_chart(line), price_chart(line), revenue_chart(line), bank_chart(line)]
    yield Section(tuple(Picture(chart) for chart in charts if any(chart.lines)), text("paper-charts"), fresh=True)
    yield from _revenues(line)
    yield from _figures(line)


# --- worth


def _ranking(moment: Moment, spent: Mapping[str, int]) -> Table:
    rules, state = moment.rules, moment.state
    found = ranking(rules, state)
    kinds = list(worth_parts(rules, state, found[0][0]))
    shown = [kind for kind in kinds if any(worth_parts(rules, state, player)[kind] for player, _ in found)]
    rows = []
    for player, worth in found:
        place = 1 + sum(other > worth for _, other in found)
        parts = worth_parts(rules, state, player)
        rows.append(
            (
                Cell(str(place), strong=True),
                Cell(moment.names[player], strong=True),
                *(Cell(figure(parts[kind])) for kind in shown),
                Cell(figure(worth), strong=True),
                *((Cell(clock_time(spent.get(player, 0)), "quiet"),) if spent else ()),
            )
        )
    heads = ["", text("paper-player"), *(text(f"player-worth-{kind}") for kind in shown), text("player-worth")]
    if spent:
        heads.append(text("paper-time"))
    return small_table(tuple(heads), (True, False, *(True for _ in heads[2:])), tuple(rows))


def _holdings(moment: Moment) -> Iterator[Box]:
    """What the shares of each are worth, the dearest first."""
    rules, state, known = moment.rules, moment.state, chips(moment.rules.title)
    seats = {player.id: Seat(player.colour, player.symbol) for player in state.players}
    heads = ("", text("paper-percent"), text("charter-price"), text("charter-head-value"))
    for player, worth in ranking(rules, state):
        rows = []
        for sym in state.markers:
            has = percent(rules, state, sym, player)
            if has:
                value = has // unit(rules, sym) * price(rules, state, sym)
                cells = (Cell(str(has)), Cell(figure(price(rules, state, sym)), "quiet"), Cell(figure(value)))
                rows.append((value, (Cell(chip=known[sym]), *cells)))
        rows.sort(key=lambda row: -row[0])
        grid = small_table(heads, (False, True, True, True), tuple(row for _, row in rows))
        parts: tuple[Table | Words, ...] = (grid,) if rows else (Words(text("charter-none"), quiet=True),)
        yield Box(moment.names[player], parts, seat=seats[player], figure=Fact("", figure(worth)))


def _companies(moment: Moment) -> Table:
    rules, state, known = moment.rules, moment.state, chips(moment.rules.title)
    rows = []
    for sym in operating_order(rules, state):
        company, leader = state.companies[sym], director(rules, state, sym)
        trains = tuple(card_view(rules, state.trains[train].type, state.phase) for train in state.trains_of(sym))
        rows.append(
            (
                Cell(chip=known[sym]),
                Cell(rules.title.companies[sym].name),
                Cell(moment.names[leader] if leader else text("charter-nobody")),
                Cell(figure(price(rules, state, sym)), strong=True),
                Cell(figure(state.cash.get(sym, 0))),
                Cell(figure(company.last_revenue)),
                Cell(cards=trains),
            )
        )
    codes = ("charter-director", "charter-price", "charter-treasury", "charter-last", "charter-trains")
    heads = ("", text("paper-company-name"), *(text(code) for code in codes))
    return small_table(heads, (False, False, False, True, True, True, False), tuple(rows), wide=1)


# --- revenues and figures


def _revenues(line: Line) -> Iterator[Section]:
    """Operating rounds side by side; more than a page has room for are dealt to several tables."""
    columns, rows = revenue_columns(line)[:-1], revenue_rows(line)  # without the column that fills a window
    rounds = len(columns) - 1
    tables = max(1, ceil(rounds / MOST_ROUNDS))
    for first in range(0, rounds, each := max(1, ceil(rounds / tables))):
        last = min(first + each, rounds)
        ends = last == rounds
        shown = [*range(first, last), *([rounds] if ends else [])]
        heads = ("", *(columns[place].title for place in shown))
        ran = [row for row in rows if any(row.cells[place].text for place in range(first, last))]
        cells = tuple((Cell(chip=row.chip), *(row.cells[place] for place in shown)) for row in (rows if ends else ran))
        title = text("paper-revenues") if first == 0 else ""
        yield Section((small_table(heads, (False, *(True for _ in shown)), cells),), title)


def _figures(line: Line) -> Iterator[Section]:
    """The leaf of the game in figures: its numbers and, beside them, the longest of the tables.

    A table with a column for each of many players goes across.
    """
    title = note = ""
    numbers: list[Facts | Words] = []
    tables: list[Table] = []
    for block in figures_leaf(line).blocks:
        match block:
            case Head():
                title, note = block.title, block.subtitle
                counted = [replace(found, strong=True) for found in block.figures]
                numbers.append(Facts((*counted, Fact(text("paper-bank"), figure(line.state.cash[BANK])))))
            case Facts():
                numbers += [Words(text("paper-counts"), quiet=True), block]
            case Table():
                tables.append(block)
            case _:
                pass
    across = [table for table in tables if len(table.heads) > MOST_ABREAST and all(table.heads)]
    narrow = sorted((table for table in tables if table not in across), key=lambda table: -len(table.rows))
    yield Section((Box(title, tuple(numbers), note), *map(_table, narrow)), columns=2)
    yield Section(tuple(map(_table, across)))


def _table(block: Table) -> Box:
    wide = next((place for place, right in enumerate(block.right) if not right), None)
    return Box(block.title, (small_table(block.heads, block.right, block.rows, wide=wide),))
