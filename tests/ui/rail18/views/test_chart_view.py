"""Charts as values: what their places are called, their lines, what is said about the bank; and the figures."""

from collections.abc import Callable
from functools import cache
from itertools import accumulate, combinations

import pytest

from core import registry
from core.rail18 import actions as ac
from core.rail18.figures.line import Line
from core.rail18.state import CompanyTurn, GameOver
from tests.core.rail18.figures.sample_figures import entered, figures_of, whole_game
from tests.titles.t1844.shipped import shipped_game
from ui.paint.theme import DARK, LIGHT
from ui.rail18.views.charts.bank import bank_chart
from ui.rail18.views.charts.figures import figures_leaf
from ui.rail18.views.charts.looks import company_looks
from ui.rail18.views.charts.revenues import revenue_columns, revenue_rows
from ui.rail18.views.charts.view import cash_chart, earned_chart, income_chart, price_chart, revenue_chart, worth_chart
from ui.values.cells import Table
from ui.values.chart_lines import ALIKE, LEAST_ON_GROUND, ink, player_looks
from ui.values.charts import ChartView
from ui.values.colours import contrast, unlike
from ui.values.company_colours import use_company_colours
from ui.values.facts import Facts
from ui.values.leaf import Head

CHARTS: list[Callable[[Line], ChartView]] = [
    worth_chart,
    cash_chart,
    income_chart,
    earned_chart,
    price_chart,
    revenue_chart,
    bank_chart,
]


@cache
def whole() -> Line:
    return figures_of(whole_game()).line()


@pytest.mark.parametrize("chart", CHARTS)
def test_every_line_has_a_value_for_every_place(chart: Callable[[Line], ChartView]) -> None:
    view = chart(whole())
    assert view.lines
    for line in view.lines:
        assert len(line.values) == len(view.places)
        assert not line.tips or len(line.tips) == len(view.places)
    assert all(0 <= mark.place < len(view.places) for mark in view.marks)
    assert len({(line.look.colour, line.look.dash, line.look.symbol) for line in view.lines}) == len(view.lines)


@pytest.mark.parametrize("chart", CHARTS)
def test_a_game_that_has_not_begun_has_charts(chart: Callable[[Line], ChartView]) -> None:
    view = chart(figures_of(shipped_game()).line())
    assert all(len(line.values) == len(view.places) for line in view.lines)
    if view.key in ("income", "earned", "revenue"):
        assert view.note == "No operating round has been played yet."


def test_places_say_the_round_and_whose_turn_it_was() -> None:
    places = worth_chart(whole()).places
    assert places[:2] == ("The beginning", "Auction · P1")
    assert "SR 1 · Ursina" in places
    assert places[-1].startswith("OR 10.3 · ")
    assert income_chart(whole()).places[:2] == ("OR 1.1", "OR 2.1")


def test_an_entered_position_is_where_its_charts_begin() -> None:
    view = worth_chart(figures_of(entered(40)).line())
    assert view.places[0] == "The beginning"
    assert view.marks[0].label != "Auction"


def test_lines_stand_out_from_both_grounds() -> None:
    for theme in (LIGHT, DARK):
        looks = [*player_looks(whole().state.players).values(), *company_looks(whole().rules.title).values()]
        for look in looks:
            assert contrast(ink(look.colour, theme.surface), theme.surface) >= LEAST_ON_GROUND


def test_players_have_their_own_symbols_and_companies_differ_without_colour() -> None:
    players = player_looks(whole().state.players)
    assert [players[player.id].symbol for player in whole().state.players] == [
        player.symbol for player in whole().state.players
    ]
    companies = company_looks(whole().rules.title)
    assert len({(look.dash, look.symbol, look.wide) for look in companies.values()}) == len(companies)


@pytest.mark.parametrize("title", ["1844", "1824"])
@pytest.mark.parametrize("colours", ["printed", "easy"])
def test_companies_of_nearly_one_colour_have_different_dashes(title: str, colours: str) -> None:
    use_company_colours(colours)
    try:
        looks = company_looks(registry.title(title)).values()
    finally:
        use_company_colours("printed")
    for one, other in combinations(looks, 2):
        assert unlike(one.colour, other.colour) >= ALIKE or one.dash != other.dash


def test_income_says_where_it_came_from() -> None:
    tips = [tip for line in income_chart(whole()).lines for tip in line.tips]
    assert any("dividends" in tip and "privates" in tip for tip in tips)
    assert any("other certificates" in tip for tip in tips)


def test_a_round_that_is_being_played_is_no_fall_of_the_income() -> None:
    """Its place says so, and no line leads down to what is not complete."""
    figures = figures_of(whole_game())
    entry = next(point.entry for point in whole().points if point.round == (9, 1))
    view = income_chart(figures.line(entry))
    assert view.open_end
    assert view.places[-1] == "OR 9.1 so far"
    assert view.marks[-1].label == "OR 9.1"
    assert view.note == "OR 9.1 is still being played: its income is not complete."
    assert earned_chart(figures.line(entry)).places[-1] == "OR 9.1 so far"
    before = next(point.entry for point in whole().points if point.round == (9, 0))
    assert not income_chart(figures.line(before)).open_end
    assert income_chart(figures.line(before)).note == ""
    assert not income_chart(whole()).open_end


def test_a_round_in_which_nobody_has_run_yet_is_not_the_latest() -> None:
    """Without a cursor the legend shows the round before it, not a column of dashes."""
    figures = figures_of(whole_game())
    begun = max(point.entry for point in whole().points if point.round == (9, 0)) + 1
    view = revenue_chart(figures.line(begun))
    assert (view.places[-1], view.places[view.latest]) == ("OR 9.1", "OR 8.2")
    first = min(point.entry for point in whole().points if point.round == (9, 1))
    view = revenue_chart(figures.line(first))
    assert view.places[view.latest] == "OR 9.1"
    assert worth_chart(whole()).latest == len(whole().points) - 1
    assert revenue_chart(figures_of(shipped_game()).line()).latest == -1


def test_income_so_far_adds_up_the_rounds() -> None:
    each, whole_so_far = income_chart(whole()), earned_chart(whole())
    assert (each.title, whole_so_far.title) == ("Income in each operating round", "Income up to each operating round")
    for one, sums in zip(each.lines, whole_so_far.lines, strict=True):
        before = (sums.values[0] or 0) - (one.values[0] or 0)
        assert before >= 0, "what the auction brought"
        assert sums.values == tuple(before + total for total in accumulate(value or 0 for value in one.values))
    assert "dividends" in whole_so_far.lines[0].tips[-1]


def test_the_moment_that_is_looked_at_has_its_place() -> None:
    line = whole()
    seen = line.place(line.points[100].entry)
    assert worth_chart(line, seen).seen == 100
    view = revenue_chart(line, seen)
    assert view.seen is not None
    assert view.places[view.seen] == "OR 5.2"


def test_hidden_cash_has_no_values_until_the_order_is_set() -> None:
    game = shipped_game()
    for _ in range(60):
        game.redo()
    game.dispatch(ac.ChangeSettings(actor="p1", cash_open=False))
    while isinstance(game.state.flow[0], CompanyTurn) or game.state.cash_shown:
        game.dispatch(next(iter(game.options()[0].examples())))
    for chart in (worth_chart, cash_chart):
        view = chart(figures_of(game).line())
        assert all(line.values[-1] is None and line.values[0] is not None for line in view.lines)
        assert "hidden" in view.note


# the bank


def test_too_little_is_known_of_the_bank() -> None:
    view = bank_chart(figures_of(whole_game()).line(40))
    assert view.band is None
    assert view.note == "When the bank breaks cannot be told yet: 4 whole operating rounds are needed for that."


def test_the_band_reaches_from_the_present_to_both_ends() -> None:
    figures = figures_of(whole_game())
    notes = set()
    for step in figures.line().steps[::5]:
        view = bank_chart(figures.line(step.entry))
        if view.band is None:
            continue
        notes.add(view.note.split(":")[0].split(".")[0])
        (first, zero), (last, _) = view.band.ends
        assert view.band.place == len(view.places) - 1 <= first <= last
        assert zero == 0
        assert view.band.value == view.lines[0].values[-1]
    assert any(note.startswith("The bank will hardly break before OR") for note in notes)
    assert any(note.startswith("The bank will probably break between OR") for note in notes)


def test_a_broken_bank_says_when_the_game_ends() -> None:
    figures = figures_of(whole_game())
    broken = next(step.entry for step in figures.line().steps if step.books.broken)
    assert bank_chart(figures.line(broken)).note == (
        "The bank broke in OR 10.1. The operating rounds of set 10 are played to their end, then the game is over."
    )
    assert isinstance(whole().state.frame, GameOver)
    assert bank_chart(whole()).note == "The bank broke in OR 10.1."


# the table and the figures


def test_the_table_has_a_row_for_each_company_and_a_column_for_each_round() -> None:
    line = whole()
    columns, rows = revenue_columns(line), revenue_rows(line)
    assert [column.title for column in columns[:2]] == ["OR 1.1", "OR 2.1"]
    assert len(columns) == len(line.operating_rounds) + 2
    assert all(len(row.cells) == len(columns) for row in rows)
    assert {cell.mark for row in rows for cell in row.cells} == {"", "paid", "kept"}
    assert all(cell.tip for row in rows for cell in row.cells[:-2] if cell.text)
    totals = [int(row.cells[-2].text.replace(",", "")) for row in rows]
    assert sum(totals) == sum(int(cell.text.replace(",", "")) for row in rows for cell in row.cells[:-2] if cell.text)


def test_a_run_below_the_best_is_told() -> None:
    """At the table a claim may be less than the best (R23)."""
    game = shipped_game()
    while True:
        following = game.log.redo_target  # type: ignore[attr-defined]
        entry = game.log.path_to(following)[-1]
        action = game.engine.codec.action_from_json(entry.action or {})
        if isinstance(action, ac.RunTrains) and action.best:
            break
        game.redo()
    game.dispatch(ac.ChangeSettings(actor="p1", mode="table"))
    least = action.model_copy(update={"routes": (), "revenue": action.best - 10})
    game.dispatch(least)
    pays = ac.DecideDividend(actor=action.actor, company=action.company, pay=True)
    game.dispatch(pays)
    line = figures_of(game).line()
    cells = [cell for row in revenue_rows(line) for cell in row.cells if cell.tone == "bad"]
    assert [cell.text for cell in cells] == [f"{action.best - 10} (−10)"]
    assert "10 less than the best run" in cells[0].tip
    leaf = figures_leaf(line)
    assert any(isinstance(block, Table) and block.title == "Runs below the best" for block in leaf.blocks)
    assert "1 run, 10 less in all" in leaf.spoken


def test_the_leaf_of_the_whole_game() -> None:
    leaf = figures_leaf(whole())
    head, facts, *grids = leaf.blocks
    assert isinstance(head, Head)
    assert head.title == "The game in figures"
    assert [figure.label for figure in head.figures] == ["Biggest run: SBB in OR 9.2", "Best investment: Reto in SBB"]
    assert isinstance(facts, Facts)
    values = {fact.label: fact.value for fact in facts.facts}
    assert values["Runs below the best"] == "none of 130"
    assert values["The bank broke"] == "OR 10.1"
    titles = [grid.title for grid in grids if isinstance(grid, Table)]
    assert titles == [
        "Best investment of each player",
        "Dividends from companies that others lead",
        "Who paid for whom otherwise",
    ]


def test_a_game_without_anything_has_figures() -> None:
    leaf = figures_leaf(figures_of(shipped_game()).line())
    assert len(leaf.blocks) == 2


def test_the_figures_of_a_position_say_from_where_they_count() -> None:
    """What everybody brought along is no investment yet."""
    head, facts = figures_leaf(figures_of(entered(0)).line()).blocks
    assert isinstance(head, Head)
    assert isinstance(facts, Facts)
    assert head.subtitle.startswith("OR ")
    assert not head.figures
    assert (facts.facts[0].label, facts.facts[0].value) == ("Counted from", f"{head.subtitle}, as it was entered")
    later = figures_leaf(figures_of(entered(60)).line())
    assert any(isinstance(block, Table) and block.title == "Best investment of each player" for block in later.blocks)
    assert "Counted from" in later.spoken
    assert "Counted from" not in figures_leaf(whole()).spoken
