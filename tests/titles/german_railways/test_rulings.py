"""The rulings of German Railways, G1 to G50: each test bears the id of what it holds to."""

from collections import Counter
from typing import Any

import pytest

from core.german_railways import actions as ac
from core.german_railways import corrections as co
from core.german_railways import events as ev
from core.german_railways.building import next_hexes
from core.german_railways.network import cost, price
from core.german_railways.rounds import markers, winners
from core.german_railways.state import BANK
from core.interchange.game_file import new_setup
from core.kernel.errors import GameFileError
from core.kernel.refusal import Severity
from core.mechanics.seats import Player
from tests.titles.german_railways.play import TITLE, Table, bid, build, draw

RAILROADS = ("PO", "NME", "KSS", "KBS", "MWB", "GBS", "CME", "BHE")
LONG = ("ann", "ann", "ann")  # an order in which one player may try things one after the other


def building(railroad: str, money: int = 50, **switches: str) -> Table:
    """Ann, with a share of a railroad that has money, has the turn, and the next two."""
    table = Table(**switches).rounds(*LONG)
    return table.shares(railroad, ann=1).cash(**{railroad: money})


def cost_of(table: Table, railroad: str, place: str) -> int:
    return cost(table.rules, table.state, railroad, place)


# --- set-up


@pytest.mark.parametrize(("players", "each"), [(3, 40), (4, 30), (5, 24)])
def test_G1_players_and_their_money(players: int, each: int) -> None:
    state = Table(players).state
    assert {state.cash[seat] for seat in state.seats} == {each}
    assert state.cash[BANK] == -120


@pytest.mark.parametrize("count", [0, 1, 2, 6])
def test_G1_nothing_else_is_allowed(count: int) -> None:
    seats = [Player(f"p{number}", f"P {number}") for number in range(count)]
    with pytest.raises(GameFileError):
        new_setup(TITLE, seats)


@pytest.mark.parametrize(("banker", "opener"), [("", "ann"), ("cat", "cat")])
def test_G2_the_banker_opens_the_first_auction(banker: str, opener: str) -> None:
    table = Table(banker=banker)
    assert (table.auction.railroad, table.auction.bidder) == ("PO", opener)


def test_G2_bidding_runs_round_the_table() -> None:
    table = Table(4, banker="cat").bids("cat", 1).bids("dan", 2).bids("ann", 3)
    assert table.auction.bidder == "ben"
    table.change(
        auction=None, round=1, order=("ben", "ben", "ann", "cat"), at=0, shares={r: {"ann": 1} for r in RAILROADS}
    )
    table.offers("ben", "PO").bids("ben", 1)
    assert table.auction.bidder == "cat"


# --- auctions


def test_G3_bids_are_whole_taler_and_jump_as_they_like() -> None:
    table = Table()
    assert table.why_not(bid("PO", "ann", 0)) == "bid-too-low"
    table.bids("ann", 9)
    assert table.refused(bid("PO", "ben", 9)).params == {"minimum": 10, "amount": 9}
    assert table.bids("ben", 10).bids("cat", 30).auction.bid == 30


def test_G4_nobody_bids_more_than_he_has() -> None:
    table = Table().cash(ann=7)
    refused = table.refused(bid("PO", "ann", 8))
    assert (refused.code, refused.severity) == ("not-enough-money", Severity.IMPOSSIBLE)
    assert table.bids("ann", 7).auction.bid == 7


def test_G5_who_passes_is_out_also_the_opener() -> None:
    table = Table().passes("ann").bids("ben", 2).bids("cat", 3)
    assert table.auction.bidder == "ben"  # not Ann
    assert table.refused(bid("PO", "ann", 9)).code == "not-your-turn"


def test_G5_the_last_one_may_still_bid_or_pass() -> None:
    table = Table().passes("ann", "ben")
    assert table.auction.bidder == "cat"
    assert {action.kind for option in table.engine.options(table.state) for action in option.examples()} == {
        "Bid",
        "Pass",
    }
    assert table.bids("cat", 4).state.shares["PO"] == {"cat": 1}


def test_G5_the_highest_bidder_cannot_raise_himself() -> None:
    table = Table().bids("ann", 3).passes("ben", "cat")
    assert (table.auction.railroad, table.state.cash["PO"]) == ("NME", 3)


def test_G6_nobody_wants_a_first_share() -> None:
    table = Table().passes("ann", "ben", "cat")
    assert table.state.shares["PO"] == {"ann": 1}
    assert (table.state.cash["PO"], table.state.cash["ann"]) == (0, 40)
    assert (table.auction.railroad, table.auction.opener) == ("NME", "ann")


def test_G7_a_later_share_nobody_wants_stays_and_the_action_is_over() -> None:
    table = Table().rounds("ann", "ben", "cat").offers("ann", "PO").passes("ann", "ben", "cat")
    assert table.state.sold("PO") == 1
    assert table.state.turn == "ben"
    assert table.offers("ben", "PO").auction.opener == "ben"


def test_G8_who_cannot_raise_is_passed_by_itself() -> None:
    table = Table().cash(ben=5, cat=0).bids("ann", 5)
    assert table.state.shares["PO"] == {"ann": 1}
    passes = [event for event in table.events if isinstance(event, ev.Passed)]
    assert [(event.player, event.unasked) for event in passes] == [("ben", True), ("cat", True)]


def test_G8_who_has_just_enough_is_asked() -> None:
    table = Table().cash(ben=5, cat=6).bids("ann", 5)
    assert table.auction.bidder == "cat"
    assert table.bids("cat", 6).state.auction is not None


def test_G8_G6_an_opener_without_money_gets_it_for_nothing() -> None:
    table = Table().cash(ann=0, ben=1, cat=1)
    table.change(auction=None)
    table = Table(banker="ann").bids("ann", 40).passes("ben", "cat")  # opens the next with nothing left
    assert table.auction.bidder == "ben"
    assert table.auction.passed == ("ann",)
    table.passes("ben", "cat")
    assert table.state.shares["NME"] == {"ann": 1}
    assert table.auction.opener == "ann"


def test_G9_among_the_first_the_last_buyer_opens_in_rounds_whose_turn_it_is() -> None:
    table = Table().result("cat", 5)
    assert table.auction.opener == "cat"
    table.rounds("ben", "ann", "cat").offers("ben", "KBS")
    assert table.auction.opener == table.auction.bidder == "ben"


def test_G10_third_shares_open_with_the_sale_that_fulfils_it() -> None:
    table = Table().rounds("ann", "ben", "cat")
    for railroad in RAILROADS:
        table.shares(railroad, ann=1, ben=1)
    table.shares("BHE", ann=1)
    refused = table.refused(ac.OfferShare(actor="ann", railroad="PO"))
    assert (refused.code, refused.severity) == ("third-share-too-early", Severity.RULE)
    table.offers("ann", "BHE").bids("ann", 1).passes("ben", "cat")
    assert {action.railroad for action in table.offered(ac.OfferShare) if isinstance(action, ac.OfferShare)} == {
        *RAILROADS
    }
    table.offers("ben", "PO").bids("ben", 1).passes("cat", "ann")
    assert table.why_not(ac.OfferShare(actor="cat", railroad="PO")) == "no-share-left"


def test_G11_the_price_goes_to_the_treasury() -> None:
    table = Table().result("ben", 6)
    assert (table.state.cash["PO"], table.state.cash["ben"], table.state.cash[BANK]) == (6, 34, -120)
    table.rounds("ann", "ben", "cat").cash(KSS=1, ann=9).offers("ann", "KSS").bids("ann", 4).passes("ben", "cat")
    assert table.state.cash["KSS"] == 5


def test_G12_any_share_also_by_a_player_without_money() -> None:
    table = Table().rounds("ann", "ben", "cat").cash(ann=0, ben=3, cat=0)
    assert "ann" not in table.state.shares["NME"]
    table.offers("ann", "NME")
    assert (table.auction.bidder, table.auction.passed) == ("ben", ("ann",))
    table.bids("ben", 1)
    assert table.state.shares["NME"]["ben"] == 2
    table.cash(ann=0, ben=0, cat=0)
    table.offers("ben", "KSS")
    assert (table.state.auction, table.state.turn, table.state.sold("KSS")) == (None, "cat", 1)
    assert any(isinstance(event, ev.ShareUnsold) for event in table.events)


# --- order of play


def incomes(table: Table, *wanted: int) -> Table:
    """Players with these incomes: shares of PO (3) and of others that bring 1."""
    ones = [railroad for railroad in RAILROADS if table.income(railroad) == 1]
    for railroad in RAILROADS:
        table.shares(railroad)
    for player, income in zip(table.state.seats, wanted, strict=True):
        for railroad in ones[:income]:
            table.shares(railroad, **{**table.state.shares[railroad], player: 1})
    assert tuple(table.player_incomes.values()) == wanted
    return table


def test_G13_equal_incomes_put_in_the_same_number_without_gaps() -> None:
    table = incomes(Table(5).rounds(), 3, 2, 2, 1, 0)
    assert list(markers(table.rules, table.state).values()) == [1, 2, 2, 3, 4]
    assert table.draws("ben", "ann", "eve", "ben", "cat").state.order == ("ben", "ann", "eve", "ben", "cat")
    assert set(markers(table.rules, incomes(table, 2, 2, 2, 2, 2).state).values()) == {1}


def test_G14_one_marker_each() -> None:
    table = incomes(Table(order_draw="one-each").rounds(), 3, 2, 0)
    assert markers(table.rules, table.state) == {"ann": 1, "ben": 1, "cat": 1}
    assert table.why_not(draw("cat", "cat", "ben")) == "more-markers-than-in-bag"
    assert table.draws("cat", "ann", "ben").state.turn == "cat"


def test_G14_by_income_is_the_default() -> None:
    table = incomes(Table(order_draw="by-income").rounds(), 3, 2, 0)
    assert table.rules.setup.rulings["order-draw"] == Table().rules.setup.rulings["order-draw"]
    assert table.draws("cat", "cat", "cat").state.order == ("cat", "cat", "cat")


def test_G15_income_of_a_player_counts_bhe_and_both_times_of_mwb() -> None:
    table = Table().rounds()
    for railroad in RAILROADS:
        table.shares(railroad)
    table.shares("BHE", ann=2).shares("MWB", ann=1)
    assert table.player_incomes == {"ann": 4, "ben": 0, "cat": 0}
    table.shares("PO", ben=1).draws("cat", "cat", "ben").shares("PO", cat=3)
    assert table.state.order == ("cat", "cat", "ben")  # drawn is drawn


def test_G16_a_marker_is_a_turn_and_no_marker_is_none() -> None:
    table = Table().rounds("ann", "ann", "ben").skips("ann")
    assert table.state.turn == "ann"
    assert table.skips("ann").state.turn == "ben"
    table.offers("ben", "PO").passes("ben")
    assert table.auction.bidder == "cat"  # who has no turn bids all the same
    table.passes("cat", "ann")
    assert (table.state.round, table.state.open) == (2, "order")


def test_G17_a_draw_is_whatever_the_bag_can_give() -> None:
    table = Table(mode="table").rounds()
    bag = markers(table.rules, table.state)
    least = min(bag, key=lambda player: bag[player])
    wrong = draw(*[least] * 3)
    refused = table.refused(wrong)
    assert (refused.code, refused.severity) == ("more-markers-than-in-bag", Severity.RULE)
    assert table.why_not(draw("ann", "ben")) == "other-number-of-markers"
    assert table.why_not(draw("ann", "ben", "zoe")) == "unknown-player"
    assert table.why_not(ac.DrawOrder(actor="ann", order=("ann", "ben", "cat"))) == "bank-draws"
    assert table.do(wrong, reason="markers were miscounted").state.order == (least,) * 3


def test_G17_the_program_draws_by_the_seed_of_the_game() -> None:
    drawn = {tuple(Table(seed=seed).rounds().offered(ac.DrawOrder)[0].order) for seed in ("a", "b", "c", "d", "e")}  # type: ignore[attr-defined]
    assert len(drawn) > 1
    assert Table().rounds().offered(ac.DrawOrder) == Table().rounds().offered(ac.DrawOrder)


# --- building


@pytest.mark.parametrize(
    ("railroad", "most", "line"),
    [
        ("PO", 4, ("B41", "C40", "C38", "C36", "C34")),
        ("NME", 3, ("J31", "J29", "I28", "I26")),
        ("KSS", 2, ("J19", "I20", "G20")),
        ("GBS", 3, ("O8", "O6", "N5", "M4")),
    ],
)
def test_G18_one_hex_up_to_the_most(railroad: str, most: int, line: tuple[str, ...]) -> None:
    table = building(railroad)
    assert table.why_not(build("ann", railroad)) == "no-hex-named"
    assert table.why_not(build("ann", railroad, *line[: most + 1])) == "too-many-hexes"
    table.builds("ann", railroad, *line[:1]).builds("ann", railroad, *line[1:most])
    assert set(line[:most]) <= set(table.state.track[railroad])
    assert building(railroad).builds("ann", railroad, *line[:most]).spent > 0


def test_G18_a_turn_is_never_passed_by_itself() -> None:
    """Nobody can build, bid or offer anything: passing is all there is, and it is asked for."""
    table = Table().rounds("ann", "ben", "cat").cash(ann=0, ben=0, cat=0)
    for railroad in RAILROADS:
        table.shares(railroad, ann=1, ben=1, cat=1).cash(**{railroad: 0})
    table.track("GBS", *(place for place in table.rules.title.neighbours["P7"]))
    table.change(track={**table.state.track, "GBS": tuple(table.rules.title.board)})
    assert [option.kind for option in table.engine.options(table.state)] == ["Pass"]
    assert table.skips("ann").state.turn == "ben"


def test_G19_every_holder_builds_the_same_railroad_several_times() -> None:
    table = building("NME").shares("NME", ann=1, ben=2).change(order=("ann", "ann", "ben"))
    table.builds("ann", "NME", "J31").builds("ann", "NME", "J29").builds("ben", "NME", "I28")
    assert table.state.track["NME"] == ("K32", "J31", "J29", "I28")
    refused = table.change(round=2, order=("cat", "ann", "ben"), at=0).refused(build("cat", "NME", "I26"))
    assert (refused.code, refused.severity) == ("no-share-of-railroad", Severity.RULE)


def test_G20_branches_and_rings_but_always_beside_own_track() -> None:
    table = building("NME")
    assert table.why_not(build("ann", "NME", "J29", "J31")) == "not-beside-track"  # the order counts
    table.builds("ann", "NME", "J31", "J33", "K34")  # a ring round nothing, closed on Breslau
    assert table.why_not(build("ann", "NME", "A10")) == "not-beside-track"
    table.track("PO", "A36")
    assert table.why_not(build("ann", "NME", "A34")) == "not-beside-track"  # only PO's track is beside it
    table.builds("ann", "NME", "L31", "J29")  # two ends at once
    assert {"L31", "J29"} <= set(table.state.track["NME"])


def test_G21_berlin_is_one_place() -> None:
    table = building("KSS").track("KSS", "J19", "I20")
    table.builds("ann", "KSS", "H21")
    assert table.state.track["KSS"][-1] == "G20"
    assert table.income("KSS") == 4
    for label in ("G20", "G22", "H21"):
        assert table.why_not(build("ann", "KSS", label)) == "already-there"
        assert cost_of(table, "BHE", table.rules.title.place(label)) == 3
    table.track("BHE", "G16", "G18").shares("BHE", ann=1).cash(BHE=9).builds("ann", "BHE", "G22")
    assert "KSS-BHE" in table.links


def test_G21_berlin_is_reached_from_every_hex_around_it() -> None:
    title = Table().rules.title
    assert set(title.neighbours["G20"]) == set(title.data.berlin.approach)
    assert len(title.data.berlin.approach) == 9


def test_G22_one_hex_around_berlin_in_the_whole_game() -> None:
    table = building("KSS").track("KSS", "J19", "I20")
    refused = table.refused(build("ann", "KSS", "I22"))
    assert (refused.code, refused.severity) == ("one-approach", Severity.RULE)
    table.track("KSS", "G20")
    assert not set(next_hexes(table.rules, table.state, "KSS")) & table.rules.approach  # Berlin is the end of a line
    both = building("KSS").track("KSS", "J19", "J21")
    assert both.why_not(build("ann", "KSS", "I20", "I22")) == "one-approach"
    both.track("BHE", "I22").shares("KSS", ann=1)
    assert both.why_not(build("ann", "KSS", "I22")) == "hex-taken"


def test_G23_no_second_locomotive_of_a_railroad() -> None:
    table = building("NME").track("NME", "J31")
    refused = table.refused(build("ann", "NME", "J31"))
    assert (refused.code, refused.severity) == ("already-there", Severity.IMPOSSIBLE)
    assert table.why_not(build("ann", "NME", "J29", "J29")) == "already-there"


def test_G24_each_other_railroad_in_a_city_costs_one_more() -> None:
    table = Table()
    assert cost_of(table, "PO", "K18") == 3  # Leipzig, where KSS starts
    assert cost_of(table.track("NME", "K18").track("BHE", "K18"), "PO", "K18") == 5
    assert cost_of(table, "NME", "J17") == 2  # Halle, where nobody is


def test_G25_berlin_and_the_approach_cost_two() -> None:
    table = Table()
    assert {cost_of(table, "PO", place) for place in table.rules.approach} == {2}
    assert cost_of(table, "PO", "G20") == 2
    assert cost_of(table.track("KSS", "G20").track("BHE", "G20"), "PO", "G20") == 4


def test_G26_no_more_hexes_than_locomotives() -> None:
    table = building("KSS")
    assert table.supply("KSS") == 10  # 11 with the one in Leipzig
    own = [place for place in table.rules.title.board if place not in ("K18", "J19", "J17", "J21", "K20")][:9]
    table.change(track={**table.state.track, "KSS": ("K18", *own)})
    assert table.supply("KSS") == 1
    refused = table.refused(build("ann", "KSS", "J19", "J17"))
    assert (refused.code, refused.params["left"]) == ("too-few-locomotives", 1)
    table.builds("ann", "KSS", "J19")
    assert next_hexes(table.rules, table.state, "KSS") == {}


def test_G27_the_whole_price_from_the_treasury_at_once() -> None:
    table = building("NME", money=5).cash(NME=5)
    refused = table.refused(build("ann", "NME", "J31", "J29", "I28"))
    assert (refused.code, refused.severity) == ("not-enough-money", Severity.IMPOSSIBLE)
    assert refused.params == {"holder": "NME", "have": 5, "need": 6}
    table.builds("ann", "NME", "J31", "J29")
    paid = [event for event in table.events if isinstance(event, ev.MoneyPaid)]
    assert [(event.payer, event.payee, event.amount) for event in paid] == [("NME", BANK, 4)]


def test_G28_start_hexes_are_open_to_all() -> None:
    table = building("KSS").track("KSS", "L19")
    table.track("MWB", "J19").shares("MWB", ann=1).cash(MWB=9).builds("ann", "MWB", "K18")
    assert "KSS-MWB" in table.links
    assert table.income("MWB") == 3


def test_G29_nme_pays_for_nobody_and_others_pay_for_it() -> None:
    table = Table().track("NME", "J29").track("PO", "G20").track("KSS", "G20")
    assert cost_of(table, "NME", "G20") == 2
    assert cost_of(table, "NME", "K18") == 2
    assert cost_of(table, "PO", "J29") == 3


def test_G30_kbs_pays_one_less_and_at_least_one() -> None:
    table = Table()
    board, terrain = table.rules.title.board, table.rules.title.data.terrain
    for place in table.rules.open_land:
        assert cost_of(table, "KBS", place) == terrain[board[place].terrain] - 1 >= 1
    assert cost_of(table, "KBS", "K18") == 2  # 2, 1 for KSS, 1 off


@pytest.mark.parametrize(
    ("hexes", "total"), [(("O8", "O6"), 3), (("O6", "O8"), 4), (("Q6", "P5"), 3), (("P5",), 0), (("P5", "P3"), 4)]
)
def test_G31_the_first_open_hex_of_gbs_is_free(hexes: tuple[str, ...], total: int) -> None:
    table = building("GBS")
    assert price(table.rules, table.state, "GBS", hexes) == total
    assert table.builds("ann", "GBS", *hexes).spent == total


def test_G31_free_also_with_nothing_and_in_every_build() -> None:
    table = building("GBS", money=0)
    assert set(next_hexes(table.rules, table.state, "GBS")) == {"O6", "O8", "P5", "P9"}
    table.builds("ann", "GBS", "P5").builds("ann", "GBS", "P3")
    assert (table.spent, table.state.cash["GBS"]) == (0, 0)


def test_G32_cme_spends_at_most_five() -> None:
    table = building("CME")
    place = next(
        place for place, following in next_hexes(table.rules, table.state, "CME").items() if following.cost <= 2
    )
    following = next_hexes(table.rules, table.state, "CME", (place,))
    assert all(found.spent <= 5 for found in following.values())
    line = ("I4", "H5", "H7")
    table.cash(CME=30)
    refused = table.refused(build("ann", "CME", *line))
    assert (refused.code, refused.params["most"]) == ("spends-too-much", 5)
    assert table.why_not(build("ann", "CME", "I4", "I2", "J5")) == "spends-too-much"  # 6
    assert table.builds("ann", "CME", *line[:2]).spent <= 5


def test_G33_a_railroad_can_be_shut_in() -> None:
    table = building("NME").track("NME", "C40")
    table.builds("ann", "NME", "B41")
    assert table.why_not(build("ann", "PO", "B41")) == "hex-taken"
    assert next_hexes(table.rules, table.cash(PO=99).state, "PO") == {}


# --- income and links


def test_G34_mwb_counts_its_best_city_twice() -> None:
    table = Table()
    assert table.income("MWB") == 2
    assert table.track("MWB", "K14").income("MWB") == 3  # Erfurt too: only one of two equals
    assert table.track("MWB", "N7").income("MWB") == 1 + 1 + 2 + 2


def test_G35_bhe_pays_once_it_is_in_berlin_and_hamburg() -> None:
    table = building("BHE").shares("BHE", ben=2, ann=1)
    table.track("BHE", "G16", "G18").track("KSS", "J19", "I20", "G20")
    table.builds("ann", "BHE", "G20")  # a link, but not in Hamburg
    assert table.paid["ben"] == 4  # 2 of NME and 2 of MWB, nothing of BHE
    table.track("CME", "D11").builds("ann", "BHE", "D13", "D11")
    assert table.income("BHE") == 7
    assert table.paid["ben"] == 4 + 2 * 2 * 7


def test_G35_its_links_count_all_the_time() -> None:
    table = building("BHE").track("KSS", "E14")
    assert "KSS-BHE" in table.links


def test_G36_a_city_in_common_is_a_link_neighbours_are_none() -> None:
    table = Table()
    assert table.links == set()
    table.track("PO", "J29").track("NME", "J31")
    assert table.links == set()
    assert table.track("NME", "J29").links == {"PO-NME"}


def test_G37_a_pair_pays_once_and_only_the_builders_pairs() -> None:
    table = building("NME").track("PO", "J29", "I24").track("NME", "J31")
    assert table.builds("ann", "NME", "J29").paid
    table.track("NME", "I28", "I26").builds("ann", "NME", "I24")  # PO again
    assert table.paid == {}
    assert table.links == {"PO-NME"}
    table.track("KSS", "J29")  # however it came there
    table.builds("ann", "NME", "I22")
    assert table.paid == {}


def test_G38_several_new_links_are_one_payment_twice_for_the_builder() -> None:
    table = building("NME").track("PO", "J29").track("KSS", "J29").track("NME", "J31")
    table.builds("ann", "NME", "J29")
    (paid,) = (event for event in table.events if isinstance(event, ev.DividendPaid))
    (linked,) = (event for event in table.events if isinstance(event, ev.Linked))
    assert linked.pairs == (("NME", "KSS"), ("PO", "KSS"), ("PO", "NME")) or len(linked.pairs) == 2
    assert paid.per_share["NME"] == 2 * table.income("NME")


def test_G39_all_pay_from_the_bank_by_the_incomes_after_the_build() -> None:
    table = building("NME").track("PO", "J29").track("NME", "J31").shares("NME", ann=1, ben=2).shares("PO", cat=2)
    before = table.state
    table.builds("ann", "NME", "J29")
    each = {railroad: table.income(railroad) for railroad in RAILROADS} | {"BHE": 0}
    each["NME"] *= 2
    for player in table.state.seats:
        assert table.paid.get(player, 0) == sum(
            each[railroad] * held.get(player, 0) for railroad, held in table.state.shares.items()
        )
    assert table.state.cash["PO"] == before.cash["PO"]
    assert table.state.cash[BANK] == before.cash[BANK] + table.spent - sum(table.paid.values())


def test_G40_the_bank_never_runs_out() -> None:
    table = building("NME").track("PO", "J29").track("NME", "J31").cash(ann=100_000)
    assert table.builds("ann", "NME", "J29").state.cash[BANK] < -100_000
    assert sum(table.state.cash.values()) == 0


# --- the end


def ring_of_links(table: Table) -> Table:
    """Each railroad is linked with two others; PO's last link is still to be built (Breslau)."""
    pairs = list(zip(RAILROADS, (*RAILROADS[1:], RAILROADS[0]), strict=True))
    cities = sorted(
        set(table.rules.title.cities.values())
        - {table.rules.title.place(data.home) for data in table.rules.title.railroads.values()}
    )
    for (one, other), city in zip(pairs[1:], cities, strict=False):
        table.track(one, city).track(other, city)
    return table


def test_G41_links_end_the_game_only_before_a_draw() -> None:
    table = ring_of_links(Table().rounds("ann", "ann", "ben").shares("PO", ann=1).cash(PO=50))
    assert "PO-NME" not in table.links
    table.track("PO", "L33").builds("ann", "PO", "K32")
    assert table.paid  # the last link pays, and the round goes on
    assert (table.state.ending, table.state.turn) == ("", "ann")
    table.skips("ann").skips("ben")
    assert (table.state.ending, table.state.open, table.state.round) == ("links", "over", 2)
    assert table.engine.options(table.state) == ()


def test_G41_one_link_too_few_is_no_end() -> None:
    table = ring_of_links(Table().rounds("ann")).change(order=("ann", "ann", "ann"))
    table.skips("ann").skips("ann").skips("ann")
    assert (table.state.ending, table.state.open) == ("", "order")


def test_G42_all_agree_before_a_draw() -> None:
    table = Table().rounds().agrees("ben", "ann")
    assert table.why_not(ac.AgreeToEnd(actor="ann")) == "agreed-already"
    assert table.agrees("cat").state.ending == "agreement"
    turn = Table().rounds("ann", "ben", "cat")
    assert turn.why_not(ac.AgreeToEnd(actor="ann")) == "agree-before-draw"
    lapsed = Table().rounds().agrees("ben", "ann").draws("cat", "ben", "ann")
    assert lapsed.state.agreed == ()


def test_G43_a_dead_position_goes_on_until_all_agree() -> None:
    table = Table().rounds("ann", "ben", "cat").cash(ann=0, ben=0, cat=0)
    for number in range(2, 5):
        table.skips("ann").skips("ben").skips("cat")
        assert (table.state.round, table.state.open) == (number, "order")
        table.draws("ann", "ben", "cat") if number < 4 else table.agrees("ann", "ben", "cat")
    assert table.state.ending == "agreement"


def test_G44_cash_alone_wins_and_ties_share() -> None:
    table = Table().rounds().cash(ann=50, ben=50, cat=49).shares("PO", cat=3).cash(ann=50, ben=50, cat=49, PO=99)
    assert winners(table.agrees("ann", "ben", "cat").state) == ("ann", "ben")


# --- the rest


def test_G45_incomes_have_no_limit() -> None:
    table = Table().rounds()
    table.track("PO", *(place for place in table.rules.title.cities.values() if place != "A42"))
    assert table.income("PO") > 50
    assert table.shares("PO", ann=3).player_incomes["ann"] > 150


def test_G46_no_trades_and_no_sales_back() -> None:
    table = Table().rounds("ann", "ben", "cat")
    assert {option.kind for option in table.engine.options(table.state)} == {"Pass", "OfferShare", "BuildTrack"} - (
        set() if table.offered(ac.BuildTrack) else {"BuildTrack"}
    )
    assert not table.state.cash_shown or table.state.cash_open
    hidden = table.do(ac.ChangeSettings(actor="ann", cash_open=False))
    assert not hidden.state.cash_shown


def test_G47_the_first_round_is_drawn_by_the_shares_just_bought() -> None:
    table = Table()
    for number, buyer in enumerate(("ann", "ben", "cat", "ann", "ben", "cat", "ann", "ben")):
        table.result(buyer, 1 + number % 2)
    assert (table.state.round, table.state.open) == (1, "order")
    assert table.player_incomes == {"ann": 3 + 3 + 1, "ben": 2 + 2 + 1, "cat": 1 + 1}
    assert markers(table.rules, table.state) == {"ann": 1, "ben": 2, "cat": 3}


def test_G48_an_auction_belongs_to_the_turn_in_which_it_was_opened() -> None:
    table = Table().rounds("ann", "ann", "ben").offers("ann", "PO").bids("ann", 1).bids("ben", 2)
    assert (table.state.turn, table.state.at) == ("ann", 0)
    table.passes("cat", "ann")
    assert (table.state.turn, table.state.at) == ("ann", 1)
    assert Counter(table.state.order) == {"ann": 2, "ben": 1}


@pytest.mark.parametrize(("value", "koeln", "east"), [("hills", 3, 3), ("plains", 2, 2)])
def test_G49_koeln_and_the_hex_east_of_it(value: str, koeln: int, east: int) -> None:
    table = Table(koeln_terrain=value)
    assert (cost_of(table, "CME", "L3"), cost_of(table, "CME", "L5")) == (koeln, east)
    assert table.rules.title.board["L3"].income == 2
    assert cost_of(table, "KBS", "L5") == east - 1


def test_G50_names_as_they_are_printed() -> None:
    title = Table().rules.title
    assert tuple(title.railroads) == RAILROADS
    assert title.railroads["CME"].name == "Cöln-Mindener Eisenbahn-Gesellschaft"
    assert {"Freiburg im Breisgau", "Neu Brandenburg", "Köln", "Königsberg"} <= set(title.cities)


def test_corrections_before_a_draw_can_end_the_game_too() -> None:
    """A locomotive that was forgotten makes the last link (G41)."""
    table = ring_of_links(Table().rounds())
    assert table.state.open == "order"
    note: dict[str, Any] = {"actor": "ann", "note": "forgotten"}
    table.do(co.PlaceLocomotive(railroad="PO", hex="K32", **note))
    assert table.state.ending == "links"
    table.do(co.RemoveLocomotive(railroad="PO", hex="K32", **note))
    table.do(co.CorrectTurn(round=table.state.round, **note))
    assert (table.state.ending, table.state.open) == ("", "order")
