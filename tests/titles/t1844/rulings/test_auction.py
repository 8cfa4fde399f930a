"""The auction of the privates and the order of play."""

import pytest

from core.rail18.actions import Bid, Pass, SetPar
from core.rail18.state import Auction, StockRound
from core.rail18.table import EverybodyPasses
from core.titles.t1844.mountains import BuyCertificate
from tests.titles.t1844.auctions import buy, passes, sell_up_to
from tests.titles.t1844.positions import Table, engine, play, refused


def begin(players=4, **switches):
    found = engine(players, **switches)
    return found, found.initial()


def test_example_p1_auction_of_four_players():
    """Paul bids 20, Laura and Robert pass, Vince bids 25, Paul passes: Vince has P1, Laura offers P2."""
    found, state = begin(("paul", "laura", "robert", "vince"))
    state = play(found, state, Bid(actor="paul", private="P1", amount=20))
    state = passes(found, state, "laura", "robert")
    state = play(found, state, Bid(actor="vince", private="P1", amount=25))
    state = passes(found, state, "paul")
    assert state.papers["P1"].owner == "vince"
    assert state.cash["vince"] == 620 - 25
    assert (state.frame.private, state.frame.bidder, state.frame.minimum) == ("P2", "laura", 50)


@pytest.mark.parametrize(("players", "cash"), [(3, 800), (4, 620), (5, 510), (6, 440), (7, 400)])
def test_starting_cash_and_three_fnm_shares_in_the_pool(players, cash):
    _, state = begin(players)
    assert [state.cash[player] for player in state.order] == [cash] * players
    assert state.cash["bank"] == 12_000 - cash * players
    assert sorted(owner for owner in state.shares["FNM"].values()) == ["bank"] * 6 + ["pool"] * 3
    assert isinstance(state.frame, Auction)


def test_the_first_bid_is_at_least_the_face_value_and_each_next_5_higher():
    found, state = begin()
    assert refused(found, state, Bid(actor="ann", private="P1", amount=19)).code == "bid-too-low"
    state = play(found, state, Bid(actor="ann", private="P1", amount=21))
    assert refused(found, state, Bid(actor="ben", private="P1", amount=25)).code == "bid-too-low"
    state = play(found, state, Bid(actor="ben", private="P1", amount=26))
    assert state.frame.leader == "ben"


def test_nobody_bids_money_that_he_has_not():
    found, state = begin()
    assert refused(found, state, Bid(actor="ann", private="P1", amount=621)).code == "not-enough-money"
    assert play(found, state, Bid(actor="ann", private="P1", amount=620)).frame.bid == 620


def test_who_has_passed_stays_out_of_that_auction():
    found, state = begin()
    state = passes(found, state, "ann")
    state = play(found, state, Bid(actor="ben", private="P1", amount=20))
    state = passes(found, state, "cat")
    state = play(found, state, Bid(actor="dan", private="P1", amount=25))
    assert state.frame.bidder == "ben"
    assert refused(found, state, Bid(actor="ann", private="P1", amount=30)).code == "not-your-turn"


def test_with_five_players_the_first_offers_p1_and_p6():
    found, state = begin(5)
    offering = {}
    while isinstance(state.frame, Auction):
        offering[state.frame.private] = state.frame.auctioneer
        state = buy(found, state, state.frame.auctioneer, state.frame.minimum)
        if not isinstance(state.frame, (Auction, StockRound)):
            state = play(found, state, SetPar(actor="ann", company="FNM", price=60))
    assert offering == {
        "P1": "ann", "P2": "ben", "P3": "cat", "P4": "dan", "P5": "eve", "P6": "ann", "P7": "ben",
    }  # fmt: skip


def test_R01_unsold_private_pays_income_and_is_offered_again():
    found, state = begin()
    state = sell_up_to(found, state, "P3")
    before = dict(state.cash)
    opener = state.frame.auctioneer
    state = passes(found, state, "cat", "dan", "ann", "ben")
    assert (state.frame.private, state.frame.auctioneer, state.frame.bidder) == ("P3", opener, "cat")
    assert state.frame.minimum == 80
    assert {p: state.cash[p] - before[p] for p in state.order} == {"ann": 5, "ben": 10, "cat": 0, "dan": 0}


def test_R01_as_often_as_needed_and_the_order_stays():
    found, state = begin()
    state = sell_up_to(found, state, "P2")
    for _ in range(3):
        state = passes(found, state, "ben", "cat", "dan", "ann")
    assert state.order == ("ann", "ben", "cat", "dan")
    assert state.cash["ann"] == 620 - 20 + 3 * 5
    assert play(found, state, Bid(actor="ben", private="P2", amount=50)).frame.leader == "ben"


def test_R02_nobody_bids_for_p1_so_its_minimum_falls_by_5():
    found, state = begin()
    state = passes(found, state, "ann", "ben", "cat", "dan")
    assert (state.frame.private, state.frame.minimum, state.frame.bidder) == ("P1", 15, "ann")
    state = passes(found, state, "ann")
    state = play(found, state, Bid(actor="ben", private="P1", amount=15))  # he had passed at 20
    assert state.frame.leader == "ben"


def test_R02_at_0_the_first_player_takes_p1():
    found, state = begin()
    for _ in range(4):  # 20, 15, 10, 5
        state = passes(found, state, "ann", "ben", "cat", "dan")
    assert state.papers["P1"].owner == "ann"
    assert state.cash["ann"] == 620
    assert (state.frame.private, state.frame.bidder) == ("P2", "ben")


def finished_auction(found, state, bids):
    """`bids`: who takes P1 to P7 for how much."""
    for player, amount in bids:
        state = buy(found, state, player, amount)
        if not isinstance(state.frame, (Auction, StockRound)):
            state = play(found, state, SetPar(actor=player, company="FNM", price=60))
    return state


BIDS = [("ann", 20), ("ben", 50), ("ben", 80), ("dan", 110), ("cat", 140), ("cat", 180), ("dan", 120)]
# cash after it: ann 600, ben 490, cat 300, dan 390


def test_R03_after_the_auction_least_cash_first():
    found, state = begin()
    state = finished_auction(found, state, BIDS)
    assert state.order == ("cat", "dan", "ben", "ann")
    assert (state.frame.number, state.frame.player) == (1, "cat")


def test_R03_equal_cash_keeps_the_earlier_order():
    found, state = begin()
    bids = [("ben", 130), ("ann", 130), ("dan", 80), ("dan", 110), ("dan", 140), ("cat", 180), ("cat", 150)]
    state = finished_auction(found, state, bids)  # ann and ben 490, cat and dan 290
    assert state.order == ("cat", "dan", "ann", "ben")


def test_R03_the_variant_orders_by_cash_after_the_auction_too():
    found, state = begin(priority="last-actor")
    assert finished_auction(found, state, BIDS).order == ("cat", "dan", "ben", "ann")


def test_R03_after_a_stock_round_most_cash_first_ties_keep_the_order():
    table = Table().give(ann=100, ben=300, cat=100, dan=200).everybody_passes()
    assert table.state.order == ("ben", "dan", "ann", "cat")


def test_R03_the_new_order_holds_for_the_next_stock_round():
    table = Table(3).give(ann=100, ben=300, cat=200).everybody_passes()  # no company: the next round follows at once
    assert (table.state.frame.number, table.state.frame.player) == (3, "ben")
    table.play(Pass(actor="ben", what="stock"))
    assert table.state.frame.player == "cat"


def test_R03_last_actor_variant_the_next_player_starts():
    table = Table(priority="last-actor").give(ann=100, ben=300, cat=100, dan=200)
    table.play(Pass(actor="ann", what="stock")).play(BuyCertificate(actor="ben", paper="T2")).everybody_passes()
    assert table.state.order == ("cat", "dan", "ann", "ben")


def test_R03_last_actor_variant_keeps_the_order_where_nobody_acted():
    table = Table(priority="last-actor").give(ann=100, ben=300).everybody_passes()
    assert table.state.order == ("ann", "ben", "cat", "dan")


def test_R10_the_buyer_of_p6_sets_fnms_par_at_once():
    found, state = begin()
    state = sell_up_to(found, state, "P6")
    state = buy(found, state, "dan", 180)
    assert (state.frame.about, state.frame.player, state.frame.company) == ("par", "dan", "FNM")
    assert refused(found, state, Bid(actor="cat", private="P7", amount=100)).code == "no-auction"
    assert refused(found, state, SetPar(actor="dan", company="FNM", price=75)).code == "no-par"
    assert refused(found, state, SetPar(actor="ann", company="FNM", price=70)).code == "not-your-turn"
    state = play(found, state, SetPar(actor="dan", company="FNM", price=70))
    assert state.shares["FNM"]["FNM_0"] == "dan"
    assert (state.companies["FNM"].launched, state.cash["FNM"]) == (True, 350)
    assert state.frame.private == "P7"


def test_R10_fnm_acts_in_the_first_operating_round():
    found, state = begin()
    state = finished_auction(found, state, BIDS)
    while isinstance(state.frame, StockRound):
        state = play(found, state, Pass(actor=state.frame.player, what="stock"))
    assert state.frame.company == "FNM"


@pytest.mark.parametrize(("preset", "switches", "face"), [
    ("2016", {}, 180), ("first-edition", {}, 160), ("online", {}, 180), ("2016", {"p6_face": "160"}, 160),
])  # fmt: skip
def test_R41_face_value_of_p6(preset, switches, face):
    found, state = begin(preset=preset, **switches)
    state = sell_up_to(found, state, "P6")
    assert state.frame.minimum == face
    assert refused(found, state, Bid(actor="ben", private="P6", amount=face - 1)).code == "bid-too-low"
    assert play(found, state, Bid(actor="ben", private="P6", amount=face)).frame.bid == face


def test_p3_brings_a_tunnel_certificate():
    found, state = begin()
    state = sell_up_to(found, state, "P3")
    state = buy(found, state, "dan", 80)
    assert state.papers["T1"].owner == "dan"


def test_p5_brings_a_share_of_mob():
    found, state = begin()
    state = sell_up_to(found, state, "P5")
    state = buy(found, state, "dan", 140)
    assert list(state.shares["MOB"].values()).count("dan") == 1
    assert state.shares["MOB"]["MOB_0"] == "bank"


def test_the_table_enters_an_auction_by_its_result():
    found, state = begin()
    state = buy(found, state, "cat", 35)
    assert (state.papers["P1"].owner, state.cash["cat"]) == ("cat", 585)


def test_the_table_says_that_everybody_passes():
    found, state = begin()
    actions = found.expand(state, EverybodyPasses(actor="ann"))
    assert [action.actor for action in actions] == ["ann", "ben", "cat", "dan"]
