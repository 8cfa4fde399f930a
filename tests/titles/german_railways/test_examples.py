"""The examples of the rule book, and a small game by hand whose every number was worked out beforehand."""

from collections import Counter

import pytest

from core.german_railways import actions as ac
from core.german_railways.building import next_hexes
from core.german_railways.network import cost
from core.german_railways.rounds import markers
from tests.titles.german_railways.play import Table, build, draw


def after_the_auctions() -> Table:
    """The first auctions of the small game (G2 to G9)."""
    table = Table()
    table.bids("ann", 5).bids("ben", 7).passes("cat").bids("ann", 8).passes("ben")
    table.passes("ann").bids("ben", 10).bids("cat", 12).bids("ben", 14).passes("cat")
    table.bids("ben", 5).bids("cat", 7).passes("ann", "ben")
    table.bids("cat", 12).bids("ann", 13).passes("ben").bids("cat", 15).passes("ann")
    table.passes("cat").bids("ann", 9).bids("ben", 10).passes("ann")
    table.bids("ben", 6).passes("cat").bids("ann", 16)  # Ben has 16 left and cannot raise (G8)
    table.passes("ann", "ben", "cat")  # nobody bids for CME: the opener takes it (G6)
    return table.bids("ann", 8).bids("ben", 9).passes("cat").bids("ann", 12).passes("ben")


def test_first_auctions() -> None:
    state = after_the_auctions().state
    assert [state.cash[player] for player in state.seats] == [4, 16, 18]
    treasuries = {"PO": 8, "NME": 14, "KSS": 7, "KBS": 15, "MWB": 10, "GBS": 16, "CME": 0, "BHE": 12}
    assert {railroad: state.cash[railroad] for railroad in treasuries} == treasuries
    assert state.cash["bank"] == -120
    assert state.round == 1
    assert state.open == "order"


def test_markers_of_the_small_game() -> None:
    table = after_the_auctions()
    assert table.player_incomes == {"ann": 6, "ben": 4, "cat": 4}
    assert markers(table.rules, table.state) == {"ann": 1, "ben": 2, "cat": 2}


def in_berlin() -> Table:
    """Up to the entry of KSS, which links it with BHE."""
    table = after_the_auctions().draws("ann", "cat", "ben")
    for player, railroad, hexes, price in (
        ("ann", "BHE", ("F15", "G16", "G18"), 6),
        ("cat", "KSS", ("J19", "I20"), 4),
        ("ben", "NME", ("J31", "J29", "I28"), 6),
    ):
        table.builds(player, railroad, *hexes)
        assert table.spent == price, railroad
    assert markers(table.rules, table.state) == {"ann": 1, "ben": 2, "cat": 3}
    table.draws("ann", "ben", "cat").builds("ann", "BHE", "H21")  # a hex of Berlin stands for all (G21)
    assert (table.spent, table.income("BHE"), table.paid) == (2, 4, {})
    table.builds("ben", "NME", "I26", "I24", "I22")
    assert (table.spent, table.income("NME")) == (6, 4)
    return table


def test_into_berlin_and_a_dividend() -> None:
    table = in_berlin().builds("cat", "KSS", "G20")
    assert table.spent == 3
    assert table.paid == {"ann": 5, "ben": 6, "cat": 11}
    assert [table.state.cash[player] for player in table.state.seats] == [9, 22, 29]


def test_two_links_by_one_build_are_one_payment() -> None:
    table = in_berlin().builds("cat", "KSS", "G20").draws("ben", "ben", "ann").builds("ben", "NME", "H21")
    assert table.spent == 2  # NME pays for nobody else (G29)
    assert table.links == {"KSS-BHE", "NME-BHE", "NME-KSS"}
    assert table.paid == {"ann": 5, "ben": 16, "cat": 7}
    prices = {railroad: cost(table.rules, table.state, railroad, "G20") for railroad in ("PO", "KBS", "CME")}
    assert prices == {"PO": 5, "KBS": 4, "CME": 5}
    assert table.why_not(build("ben", "BHE", "F21")) == "no-share-of-railroad"
    table.shares("BHE", ben=1)
    assert table.why_not(build("ben", "BHE", "F21")) == "one-approach"


def test_the_small_game_to_its_end() -> None:
    table = in_berlin().builds("cat", "KSS", "G20").draws("ben", "ben", "ann").builds("ben", "NME", "H21")
    table.offers("ben", "BHE").bids("ben", 1).passes("cat").bids("ann", 2).passes("ben")
    assert table.why_not(ac.OfferShare(actor="ann", railroad="BHE")) == "third-share-too-early"
    table.builds("ann", "BHE", "D13", "D11")
    assert (table.spent, table.income("BHE"), table.paid) == (4, 7, {})
    assert table.player_incomes == {"ann": 19, "ben": 9, "cat": 7}
    table.agrees("ann", "ben", "cat")
    assert (table.state.ending, [table.state.cash[player] for player in table.state.seats]) == (
        "agreement",
        [12, 38, 36],
    )


def test_building_costs_of_halle() -> None:
    """MWB stands in Erfurt, KSS in Halle: the mountains cost 4, Halle 2 and 1 more."""
    table = Table().rounds("ann", "ben", "cat").shares("MWB", ann=1).cash(MWB=7)
    table.track("MWB", "K12", "K14").track("KSS", "J17")
    table.builds("ann", "MWB", "J15", "J17")
    assert table.spent == 7


def test_income_of_cities_and_the_best_one_twice() -> None:
    table = Table()
    title = table.rules.title
    incomes = {city: title.board[title.cities[city]].income for city in ("Bamberg", "Köln", "Hamburg")}
    assert incomes == {"Bamberg": 1, "Köln": 2, "Hamburg": 3}
    assert table.income("MWB") == 2
    assert table.track("MWB", "N7").income("MWB") == 5  # Frankfurt am Main


def test_two_shares_of_a_railroad_with_nine() -> None:
    table = Table().rounds("ann", "ben", "cat").shares("BHE", ann=2).shares("PO", ann=1)
    table.track("BHE", "G20", "D11", "C14", "B13").track("NME", "D27").cash(PO=20)
    assert table.income("BHE") == 9
    table.track("PO", "D31", "D29").change(order=("ann", "ben", "cat"), at=0)
    table.track("NME", "E32").builds("ann", "PO", "E32")  # any new link: all railroads pay
    assert table.paid["ann"] == 2 * 9 + 2 * table.income("PO") + sum(
        table.income(railroad) for railroad in ("KBS", "CME") if table.state.shares[railroad].get("ann")
    )


def test_the_bag_of_the_rule_book() -> None:
    """Incomes 8, 6, 6, 4, 3 are 1, 2, 2, 3, 4 markers; Tina, Susan, Harry, Tina, Jeff can be drawn from them."""
    table = Table(players=5).rounds()
    incomes = dict(zip(table.state.seats, (8, 6, 6, 4, 3), strict=True))
    shares: dict[str, dict[str, int]] = {railroad: {} for railroad in table.rules.title.railroads}
    table.change(shares=shares)
    # PO 3 and KBS 3, NME and MWB 2, the others 1
    table.shares("PO", ann=1, ben=1).shares("KBS", ann=1, cat=1).shares("NME", ann=1, dan=2, ben=1)
    table.shares("MWB", cat=1, eve=1).shares("KSS", ben=1, cat=1, eve=1)
    assert table.player_incomes == incomes
    susan, jeff, tina, _, harry = table.state.seats
    assert list(markers(table.rules, table.state).values()) == [1, 2, 2, 3, 4]
    table.draws(tina, susan, harry, tina, jeff)
    assert Counter(table.state.order)[tina] == 2


@pytest.mark.parametrize(
    ("hexes", "price"), [(("O8", "O6"), 3), (("O6", "O8"), 4), (("P5", "P3"), 4), (("Q6", "P5"), 3)]
)
def test_the_order_of_placing_changes_the_price_of_gbs(hexes: tuple[str, ...], price: int) -> None:
    """G31: the first hex in open land is free, also after a city."""
    table = Table().rounds("ann", "ben", "cat").shares("GBS", ann=1).cash(GBS=20)
    assert table.builds("ann", "GBS", *hexes).spent == price


def test_gbs_without_money() -> None:
    table = Table().rounds("ann", "ben", "cat").shares("GBS", ann=1).cash(GBS=0)
    assert table.why_not(build("ann", "GBS", "P3", "P5")) == "not-beside-track"
    assert set(next_hexes(table.rules, table.state, "GBS")) == {"O6", "O8", "P5", "P9"}


def test_a_draw_that_the_bag_cannot_give() -> None:
    table = after_the_auctions()
    assert table.refused(draw("ann", "ann", "ben")).code == "more-markers-than-in-bag"
    assert table.draws("cat", "cat", "ben").state.turn == "cat"
