"""The final report, read back from the PDF: who won, how each worth is made up, charts, and the game in figures."""

from functools import cache

import pytest
from pytestqt.qtbot import QtBot

from core.interchange.clock import ClockReading
from core.rail18.engine import Engine18
from core.rail18.family import Game18
from core.rail18.figures.line import Figures
from core.rail18.state import StockRound
from core.rail18.worth import ranking
from core.store.journal import Journal
from core.text.numbers import figure
from tests.titles.t1844.shipped import shipped_game
from tests.ui.sheets import games
from tests.ui.sheets.paper import fonts_of, has_run, lines_of, pages_of, sizes_of
from ui.paint.theme import set_text_size
from ui.rail18.views.player import worth_parts
from ui.rail18.views.sheets.final_report import final_report
from ui.rail18.views.sheets.making import make_sheet
from ui.sheets.output import pdf_bytes
from ui.sheets.paper_size import A4, LETTER, Paper
from ui.values.cells import Table


@cache
def whole_game() -> Game18:
    game = shipped_game()
    assert isinstance(game.log, Journal)
    game.jump(len(game.log) - 1)  # the last entry put the head to the beginning
    return game


def entry_of(wanted: type) -> int:
    """The last one after which such a frame is open."""
    game = whole_game()
    path = [entry.id for entry in game.log.path_to(game.log.head)]
    return next(entry for entry in reversed(path) if isinstance(game.state_at(entry).frame, wanted))


@cache
def printed(entry: int | None = None, paper: Paper = A4) -> bytes:
    return pdf_bytes(make_sheet("report", whole_game(), games.NAME, games.WHEN, entry), paper)


@pytest.mark.parametrize("paper", [A4, LETTER], ids=lambda paper: paper.name)
@pytest.mark.long
def test_the_ranking_tells_how_each_worth_is_made_up(qtbot: QtBot, paper: Paper) -> None:
    game, lines = whole_game(), lines_of(printed(None, paper))
    assert isinstance(game.engine, Engine18)
    rules, state = game.engine.rules, game.state
    names = {player.id: player.name for player in state.players}
    assert lines[0] == "Final report"
    for place, (player, worth) in enumerate(ranking(rules, state), 1):
        parts = worth_parts(rules, state, player)
        assert sum(parts.values()) == worth
        shown = [figure(parts[kind]) for kind in ("cash", "shares", "mountains", "tunnels")]
        assert has_run(lines, str(place), names[player], *shown), player
        assert has_run(lines, figure(worth), names[player])
    for sym, marker in state.markers.items():
        assert has_run(lines, sym, rules.title.companies[sym].name), sym
        assert figure(rules.market.price(marker)) in lines
    assert len(set(sizes_of(printed(None, paper)))) == 1


@pytest.mark.long
def test_charts_have_their_axes_and_legends(qtbot: QtBot) -> None:
    lines = lines_of(printed())
    for chart in ("Worth", "Share prices", "Revenue in each operating round", "Bank"):
        assert chart in lines
    pages = [page for page in pages_of(printed()) if "Worth" in page or "Bank" in page]
    assert any("SR 1" in page and "OR 10.1" in page for page in pages)
    assert all("NotoSans" in font for font in fonts_of(printed()))


def test_the_game_in_figures_is_told(qtbot: QtBot) -> None:
    lines = lines_of(printed())
    for words in ("The game in figures", "Best investment of each player", "Dividends from companies that others lead"):
        assert words in lines


@pytest.mark.parametrize("paper", [A4, LETTER], ids=lambda paper: paper.name)
def test_the_tables_share_a_page(qtbot: QtBot, paper: Paper) -> None:
    *_, last = pages_of(printed(None, paper))
    for words in ("Revenue of the companies", "The game in figures", "Dividends from companies that others lead"):
        assert words in last


def test_a_table_of_revenues_has_only_companies_that_ran(qtbot: QtBot) -> None:
    report = make_sheet("report", whole_game(), games.NAME, games.WHEN)
    tables = [
        item
        for section in report.sections
        for item in section.items
        if isinstance(item, Table) and "OR" in item.heads[1]
    ]
    first, last = ([row[0].chip.sym for row in table.rows if row[0].chip] for table in tables)
    assert "SBB" not in first
    assert set(first) < set(last)


def test_a_game_that_is_not_over_says_so(qtbot: QtBot) -> None:
    entry = entry_of(StockRound)
    lines = lines_of(printed(entry))
    number = whole_game().state_at(entry).frame.number  # type: ignore[union-attr]
    assert lines[0] == f"Standing at SR {number}"
    assert "The game is not over: this is how it stands now." in lines


def test_hidden_cash_stays_hidden(qtbot: QtBot) -> None:
    game, entry = whole_game(), entry_of(StockRound)
    assert isinstance(game.engine, Engine18)
    line = Figures(game, game.engine.rules).line(entry)
    hidden = type(line)(line.rules, line.start, line.steps, line.state.with_(cash_open=False))
    lines = lines_of(pdf_bytes(final_report(hidden, games.NAME, games.WHEN), A4))
    assert any("keeps cash hidden" in words for words in lines)
    for player in line.state.order:
        assert not has_run(
            lines, next(p.name for p in line.state.players if p.id == player), figure(line.state.cash[player])
        )


@pytest.mark.long
def test_the_text_size_of_the_window_changes_nothing(qtbot: QtBot) -> None:
    plain = lines_of(printed())
    set_text_size(150)
    try:
        assert lines_of(pdf_bytes(make_sheet("report", whole_game(), games.NAME, games.WHEN), A4)) == plain
    finally:
        set_text_size(100)


def test_a_game_that_has_not_begun_has_a_report_too(qtbot: QtBot) -> None:
    lines = lines_of(printed(0))
    assert lines[0] == "Standing at Auction"


def test_where_the_table_had_a_clock_the_ranking_tells_everybodys_time(qtbot: QtBot) -> None:
    game = shipped_game()
    assert isinstance(game.log, Journal)
    players = game.state.players
    spent = {player.id: 3_725_000 + 60_000 * number for number, player in enumerate(players)}
    game.log.append(None, kind="note", params=ClockReading(True, spent).params())
    lines = lines_of(pdf_bytes(make_sheet("report", game, games.NAME, games.WHEN), A4))
    assert "Clock" in lines
    for number in range(len(players)):
        assert f"1:{2 + number:02}:05" in lines
    assert "Clock" not in lines_of(printed())
