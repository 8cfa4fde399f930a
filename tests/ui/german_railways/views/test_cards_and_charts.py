"""Cards of railroads and players, and the charts of a game."""

from typing import Any

import pytest

from core.german_railways import actions as ac
from core.interchange.game_file import AnyGame
from core.text.catalogue import languages, use_language
from tests.titles.german_railways.play import Table
from tests.ui.german_railways.games import late_game, middle_game, new_game
from ui.german_railways.views.cards import player_leaf, player_tabs, railroad_leaf, railroad_tabs
from ui.german_railways.views.charts.line import Line, Lines
from ui.german_railways.views.charts.view import FIGURES, chart
from ui.german_railways.views.moment import Moment
from ui.values.cells import HIDDEN
from ui.values.cells import Table as CellTable
from ui.values.facts import Facts
from ui.values.leaf import Head, Leaf


def moment(table: Table) -> Moment:
    return Moment(table.engine, table.state)


def head(leaf: Leaf) -> Head:
    found = leaf.blocks[0]
    assert isinstance(found, Head)
    return found


def facts(leaf: Leaf) -> dict[str, str]:
    return {fact.label: fact.value for block in leaf.blocks if isinstance(block, Facts) for fact in block.facts}


def tables(leaf: Leaf) -> dict[str, list[list[str]]]:
    found = [block for block in leaf.blocks if isinstance(block, CellTable)]
    return {table.title: [[cell.text for cell in row] for row in table.rows] for table in found}


@pytest.fixture
def berlin() -> Table:
    table = Table().rounds("ann", "cat", "ann", number=2).change(at=1)
    table.track("BHE", "F15", "G16", "G18", "G20").track("KSS", "J19", "I20", "G20")
    return table.cash(PO=8, KSS=3, ann=4, ben=16, cat=18).shares("BHE", ann=2, ben=1)


def test_the_card_of_a_railroad(berlin: Table) -> None:
    leaf = railroad_leaf(moment(berlin), "KSS")
    assert head(leaf).title == "Königlich-Sächsische Staatseisenbahnen"
    assert head(leaf).subtitle == "Builds at most 2 hexes at a time."
    assert [figure.value for figure in head(leaf).figures] == ["3", "4"]
    assert facts(leaf) == {
        "Starts in": "K18 Leipzig",
        "Locomotives left": "7 of 11",
        "Shares unsold": "2 of 3",
        "Links": "1 of 2 needed: BHE",
    }
    assert tables(leaf) == {
        "Shareholders": [["Cat", "1", "4", "8"]],
        "Cities": [["Berlin", "G20", "BHE", "3"], ["Leipzig", "K18", "", "1"]],
    }


def test_g35_what_pays_nothing_yet_says_so(berlin: Table) -> None:
    leaf = railroad_leaf(moment(berlin), "BHE")
    assert facts(leaf)["Dividend"] == "BHE pays no dividends yet"
    assert tables(leaf)["Shareholders"] == [["Ann", "2", "0", "0"], ["Ben", "1", "0", "0"]]


def test_the_card_of_a_player(berlin: Table) -> None:
    leaf = player_leaf(moment(berlin), "ann")
    assert head(leaf).subtitle == "Seat 1 of 3, clockwise"
    assert [figure.value for figure in head(leaf).figures] == ["4", "15"]
    assert facts(leaf) == {"Markers for the bag": "1", "Turns of this round": "1 (over), 3"}
    assert [row[1:] for row in tables(leaf)["Shares"]] == [
        ["Preußische Ostbahn", "1", "3", "3"],
        ["Königlich-Bayerische Staatseisenbahnen", "1", "3", "3"],
        ["Cöln-Mindener Eisenbahn-Gesellschaft", "1", "1", "1"],
        ["Berlin-Hamburger Eisenbahn-Gesellschaft", "2", "(4)", "8"],
    ]


def test_g46_cash_may_be_hidden(berlin: Table) -> None:
    leaf = player_leaf(moment(berlin.change(cash_open=False)), "ann")
    assert head(leaf).figures[0].value == HIDDEN


def test_everybody_has_a_card() -> None:
    now = moment(Table(5))
    assert [tab.key for tab in railroad_tabs(now)] == list(now.rules.title.railroads)
    assert [tab.label for tab in player_tabs(now)] == ["Ann", "Ben", "Cat", "Dan", "Eve"]
    assert tables(player_leaf(now, "eve")) == {}  # nothing in hand yet


@pytest.mark.parametrize("language", languages())
def test_cards_are_said_in_every_language(language: str) -> None:
    game = late_game()
    now = Moment(game.engine, game.state)
    try:
        use_language(language)
        leaves = [railroad_leaf(now, tab.key) for tab in railroad_tabs(now)]
        leaves += [player_leaf(now, tab.key) for tab in player_tabs(now)]
        assert all("???" not in leaf.spoken and leaf.spoken for leaf in leaves)
    finally:
        use_language("en")


# --- charts


def line(game: AnyGame, entry: int | None = None) -> Line:
    return Lines(game, game.engine.rules).line(entry)


@pytest.mark.parametrize("key", FIGURES)
def test_every_line_has_a_value_for_every_place(key: Any) -> None:
    view = chart(key, line(late_game()))
    assert view.places[0] == "The beginning"
    assert all(len(one.values) == len(view.places) for one in view.lines)
    assert all(0 <= mark.place < len(view.places) for mark in view.marks)
    assert len({(one.look.colour, one.look.dash, one.look.symbol) for one in view.lines}) == len(view.lines)


@pytest.mark.parametrize("key", FIGURES)
def test_a_game_that_has_not_begun_has_charts(key: Any) -> None:
    view = chart(key, line(new_game()))
    assert view.places == ("The beginning",)
    assert all(len(one.values) == 1 for one in view.lines)


def test_charts_end_with_what_there_is_now() -> None:
    game = late_game()
    now = Moment(game.engine, game.state)
    whole = line(game)
    found = {key: {one.key: one.values[-1] for one in chart(key, whole).lines} for key in FIGURES}
    assert found["cash"] == {player: game.state.cash[player] for player in game.state.seats}
    assert found["player-income"] == now.player_incomes
    assert found["railroad-income"] == now.incomes
    assert found["treasury"] == {code: game.state.cash[code] for code in now.rules.title.railroads}
    start, paid = whole.points[0].cash, found["dividends"]
    assert all(paid[player] for player in start)
    assert found["cash"] == {
        player: cash - _spent(game, player) + (paid[player] or 0) for player, cash in start.items()
    }


def _spent(game: AnyGame, player: str) -> int:
    entries = game.log.path_to(game.log.head)
    events = [event for entry in entries for event in map(game.engine.codec.event_from_json, entry.events)]
    return sum(event.amount for event in events if getattr(event, "payer", "") == player)


def test_a_turn_is_one_place_and_rounds_are_marked() -> None:
    whole = line(middle_game())
    places = chart("cash", whole).places
    assert places[1:3] == ("First auctions · PO", "First auctions · NME")
    numbers = [number for number, _ in whole.rounds]
    assert numbers == list(range(len(numbers)))
    last = [place for place in places if place.startswith("Round 1 · ")]
    assert len(last) == 4


def test_the_past_has_its_place_on_the_line() -> None:
    game = middle_game()
    whole = line(game)
    entry = whole.points[5].entry
    assert whole.place(entry) == 5
    assert whole.place(game.log.head + 1) is None
    assert line(game, entry).points == whole.points[:6]


def test_g46_what_is_hidden_is_on_no_chart() -> None:
    game = new_game(mode="table", cash_open=False)
    game.dispatch(ac.AuctionResult(actor="ben", railroad="PO", amount=7))
    cash, incomes = chart("cash", line(game)), chart("player-income", line(game))
    assert cash.note
    assert {value for one in cash.lines for value in one.values} == {None}
    assert [one.values[-1] for one in incomes.lines] == [0, 3, 0, 0]
