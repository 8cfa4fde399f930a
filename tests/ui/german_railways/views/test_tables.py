"""Sheet, order of the round, income tracks, links: what they say about positions made by hand."""

from collections.abc import Iterable

import pytest

from core.text.catalogue import languages, use_language
from tests.titles.german_railways.play import Table, the_title
from ui.german_railways.views.chips import chips
from ui.german_railways.views.income_tracks import IncomeTrack, TrackMarker, income_tracks
from ui.german_railways.views.links import end_words, links_table, needs, shared_cities
from ui.german_railways.views.moment import Moment
from ui.german_railways.views.round_order import bag_table, order_table, round_order
from ui.german_railways.views.sheet import sheet_view
from ui.german_railways.views.words import power_words
from ui.values.cells import HIDDEN, Row
from ui.values.colours import LEAST_CONTRAST, contrast
from ui.values.company_colours import use_company_colours


def moment(table: Table) -> Moment:
    return Moment(table.engine, table.state)


def words(row: Iterable[object]) -> list[str]:
    return [getattr(cell, "text", "") for cell in row]


def row_of(rows: Iterable[Row], key: str) -> Row:
    return next(row for row in rows if row.key == key)


@pytest.fixture
def berlin() -> Table:
    """Round 2, the second of three places; KSS and BHE meet in Berlin."""
    table = Table().rounds("ann", "cat", "ann", number=2).change(at=1)
    table.track("BHE", "F15", "G16", "G18", "G20").track("KSS", "J19", "I20", "G20")
    return table.cash(PO=8, KSS=0, ann=4, ben=16, cat=18).shares("BHE", ann=2, ben=1)


def test_railroads_and_players(berlin: Table) -> None:
    view = sheet_view(moment(berlin))
    assert [column.title for column in view.columns[-3:]] == ["Ann", "Ben", "Cat"]
    assert [column.marked for column in view.columns[-3:]] == [False, False, True]
    assert words(row_of(view.companies, "PO")) == ["8", "3", "19", "2", "0/2", "1", "", ""]
    kss = row_of(view.companies, "KSS")
    assert words(kss) == ["0", "4", "7", "2", "1/2", "", "", "1"]
    assert kss[4].tip == "Linked with BHE"


def test_g35_an_income_that_pays_nothing_yet_stands_in_brackets(berlin: Table) -> None:
    bhe = row_of(sheet_view(moment(berlin)).companies, "BHE")
    assert words(bhe) == ["0", "(4)", "8", "0", "1/2", "2", "1", ""]
    assert bhe[1].tip == "BHE pays no dividends yet"
    berlin.track("BHE", "D13", "D11")
    assert row_of(sheet_view(moment(berlin)).companies, "BHE")[1].text == "7"


def test_what_players_have(berlin: Table) -> None:
    totals = sheet_view(moment(berlin)).totals
    assert words(row_of(totals, "cash"))[-3:] == ["4", "16", "18"]
    assert words(row_of(totals, "incomes"))[-3:] == ["15", "8", "5"]
    assert words(row_of(totals, "markers"))[-3:] == ["1", "2", "3"]
    turns = row_of(totals, "turns")
    assert words(turns)[-3:] == ["3", "none", "2"]
    assert [cell.tone for cell in turns][-3:] == ["", "quiet", "accent"]


def test_g46_cash_may_be_hidden(berlin: Table) -> None:
    cash = row_of(sheet_view(moment(berlin.change(cash_open=False))).totals, "cash")
    assert words(cash)[-3:] == [HIDDEN] * 3


def test_the_share_on_offer_and_who_bids_stand_out() -> None:
    view = sheet_view(moment(Table()))
    assert [row.key for row in view.companies if row.marked] == ["PO"]
    assert [column.key for column in view.columns if column.marked] == ["ann"]
    assert "turns" not in [row.key for row in view.totals]


def test_the_order_of_a_round(berlin: Table) -> None:
    order = round_order(moment(berlin))
    assert [(place.name, place.when) for place in order.places] == [("Ann", "done"), ("Cat", "now"), ("Ann", "later")]
    assert order.without == ("Ben",)
    assert (order.round, order.in_bag) == (2, 6)
    assert [words(row) for row in order_table(moment(berlin)).rows] == [["1", "Ann"], ["2", "Cat"], ["3", "Ann"]]
    assert [words(row) for row in bag_table(moment(berlin)).rows] == [
        ["Cat", "5", "3"],
        ["Ben", "8", "2"],
        ["Ann", "15", "1"],
    ]


def test_before_a_draw_there_is_only_the_bag() -> None:
    order = round_order(moment(Table().rounds().agrees("ben")))
    assert order.places == ()
    assert order.without == ()
    assert [found.name for found in order.bag if found.agreed] == ["Ben"]


def test_g14_one_marker_each() -> None:
    order = round_order(moment(Table(order_draw="one-each").rounds()))
    assert [found.markers for found in order.bag] == [1, 1, 1]


@pytest.mark.parametrize(
    ("value", "box", "flipped"), [(0, 0, ""), (50, 50, ""), (51, 1, "+50"), (100, 50, "+50"), (101, 1, "+100")]
)
def test_g45_over_50_a_marker_is_flipped(value: int, box: int, flipped: str) -> None:
    marker = TrackMarker("ann", "Ann", value)
    assert (marker.box, marker.flipped) == (box, flipped)


def test_tracks_have_the_boxes_that_are_needed(berlin: Table) -> None:
    railroads, players = income_tracks(moment(berlin))
    assert [marker.key for marker in railroads.in_box(4)] == ["KSS", "BHE"]
    assert [(marker.name, marker.value) for marker in players.markers] == [("Ann", 15), ("Ben", 8), ("Cat", 5)]
    assert (len(railroads.boxes), len(players.boxes)) == (11, 21)
    assert len(IncomeTrack("players", "", (TrackMarker("ann", "Ann", 148),)).boxes) == 51


def test_where_railroads_are_linked(berlin: Table) -> None:
    now = moment(berlin)
    assert shared_cities(now) == {("KSS", "BHE"): ("G20",)}
    table = links_table(now)
    kss = row_of(table.rows, "KSS")
    assert words(kss) == ["", "", "–", "", "", "", "", "Berlin", "1/2", "7"]
    assert words(row_of(table.rows, "BHE"))[2] == "Berlin"
    assert kss[7].tip == "KSS–BHE: Berlin"
    assert [(found.railroad, found.missing) for found in needs(now)][2] == ("KSS", 1)


def test_several_cities_of_a_pair_are_counted(berlin: Table) -> None:
    berlin.track("BHE", "K18")
    assert words(row_of(links_table(moment(berlin)).rows, "KSS"))[7] == "Berlin +1"


def test_g41_what_is_missing_for_the_end(berlin: Table) -> None:
    said = end_words(moment(berlin))
    assert said == "Links that are missing for the end: PO 2, NME 2, KSS 1, KBS 2, MWB 2, GBS 2, CME 2, BHE 1."
    for railroad in berlin.rules.title.railroads:
        if railroad not in ("BHE", "KSS"):
            berlin.track(railroad, "G20")
    assert end_words(moment(berlin)) == "Every railroad has its links: the game ends before the next draw."
    assert not any(found.missing for found in needs(moment(berlin)))


def test_g26_railroads_without_locomotives_are_named() -> None:
    table = Table().rounds("ann", "ben", "cat")
    board = [place for place in table.rules.title.board if place not in table.rules.open_land]
    table.track("KSS", *[place for place in board if place != "K18"][:10])
    assert end_words(moment(table)).endswith("Without locomotives: KSS.")


@pytest.mark.parametrize("colours", ["printed", "easy"])
def test_railroads_can_be_told_apart(colours: str) -> None:
    try:
        use_company_colours(colours)
        known = chips(the_title())
        assert len({(chip.fill, chip.pattern) for chip in known.values()}) == 8
        assert all(contrast(chip.fill, chip.text) >= LEAST_CONTRAST for chip in known.values())
    finally:
        use_company_colours("printed")


def test_every_railroad_has_its_characteristic() -> None:
    said = [power_words(Table().rules, railroad) for railroad in the_title().railroads]
    assert len(set(said)) == 8
    assert all(said)


@pytest.mark.parametrize("language", languages())
def test_all_is_said_in_every_language(language: str, berlin: Table) -> None:
    try:
        use_language(language)
        now = moment(berlin)
        view, table = sheet_view(now), links_table(now)
        assert all(column.title and column.tip for column in (*view.columns, *table.columns))
        assert all(row.tip for row in (*view.companies, *view.totals))
        assert end_words(now)
        assert all(track.title for track in income_tracks(now))
    finally:
        use_language("en")
