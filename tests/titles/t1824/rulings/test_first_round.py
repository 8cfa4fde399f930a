"""The first stock round: what is on sale, whose turn it is, when it ends, what becomes of the unsold (III to VII)."""

import pytest

from core.rail18.actions import Pass
from core.rail18.events import CompanyLaunched, PhaseBegan
from core.rail18.starts import turn_of
from core.rail18.state import BANK, CLOSED, OperatingRound, StockRound
from core.rail18.table import EverybodyPasses, expand
from core.rail18.whose_turn import acting_player
from core.titles.t1824.actions import BuyMinor, BuyMountain
from tests.titles.t1824.play import FirstRound, buy, done, minor, mountain, sell, start


def everybody(table: FirstRound) -> FirstRound:
    return table.everybody_passes()


@pytest.mark.parametrize(("players", "cash"), [(3, 820), (4, 680), (5, 560), (6, 460)])
def test_A1_the_starting_capital_comes_out_of_the_bank(players, cash):
    table = FirstRound(players)
    assert [table.cash(player) for player in table.state.order] == [cash] * players
    assert table.cash(BANK) == 12_000 - players * cash


@pytest.mark.parametrize(("players", "number"), [(3, 4), (4, 6), (5, 6), (6, 4)])
def test_mountain_railways_by_number_of_players(players, number):
    table = FirstRound(players)
    codes = [action.code for action in table.offers(BuyMountain)]
    assert codes == [f"B{one}" for one in range(1, number + 1)]
    last = table.state.order[-1]
    if number < 6:
        assert table.code(mountain(last, "B6")) == "certificate-sold"
    table.play(mountain(last, "B2"))
    assert table.state.papers["B2"].owner == last


def test_A2_what_is_on_sale_first():
    table = FirstRound(4)
    kinds = {option.kind for option in table.engine.options(table.state)}
    assert kinds == {"BuyMountain", "BuyMinor", "StartCompany", "Pass"}
    assert {action.company for action in table.offers(BuyMinor)} == {
        "EPP", "EOD", "MLB", "SPB", "Sd1", "Sd2", "Sd3", "Ug1", "Ug2", "kk1", "kk2",
    }  # fmt: skip
    assert table.code(start("dan", "BK", 80)) == "cannot-be-started"
    assert table.code(start("dan", "Sd", 100)) == "cannot-be-started"
    assert table.code(buy("dan", "BH")) == "not-started"
    assert table.code(buy("dan", "BK")) == "not-started"
    assert table.code(buy("dan", "Sd")) == "staatsbahn-later"


def test_A2_staatsbahn_shares_in_the_first_round_where_the_table_plays_so():
    table = FirstRound(4, staatsbahn_shares="first-round")
    table.play(buy("dan", "Sd"))
    assert (table.cash("dan"), table.shares("Sd", "dan"), table.director("Sd")) == (560, 1, None)


def test_A2_bh_opens_in_the_first_round_and_acts_in_the_first_operating_round():
    table = FirstRound(3)
    table.play(start("cat", "BH", 60)).play(buy("ben", "BH")).play(buy("ann", "BH"))
    assert not table.state.companies["BH"].launched
    table.play(buy("ann", "BH"))
    assert table.happened(CompanyLaunched) == [CompanyLaunched("BH", destination=False)]
    assert (table.cash("BH"), table.director("BH")) == (600, "cat")
    everybody(table)
    assert isinstance(table.state.flow[0], OperatingRound)
    assert table.state.flow[1].company == "BH"


def test_A5_A81_markers_on_120_from_the_start_and_later_prices_under_earlier_ones():
    table = FirstRound(3)
    assert [table.at(sym) for sym in ("Sd", "Ug", "kk")] == ["120/1"] * 3
    table.play(minor("cat", "EOD", 160)).play(minor("ben", "EPP", 160))
    above = sorted(table.state.markers, key=lambda sym: table.state.markers[sym].arrival)
    assert above == ["Sd", "Ug", "kk", "MS", "BK"]
    assert table.at("MS") == table.at("BK") == "80/5"


@pytest.mark.parametrize(("price", "treasury", "par"), [(120, 0, 60), (160, 40, 80), (200, 80, 100)])
def test_A10_A11_a_coal_railway_with_its_price_its_train_and_the_par_of_its_regional(price, treasury, par):
    table = FirstRound(4)
    table.play(minor("dan", "EPP", price))
    assert (table.cash("dan"), table.cash("EPP"), table.director("EPP")) == (680 - price, treasury, "dan")
    assert table.types("EPP") == ["1g"]
    assert (table.state.companies["BK"].par, table.at("BK").split("/")[0]) == (par, str(par))
    assert table.state.phase == "1"
    assert table.happened(PhaseBegan) == []
    assert table.state.stack == {"1g": 1}
    assert table.director("BK") is None
    table.play(buy("cat", "BK"))
    assert table.cash("cat") == 680 - par


@pytest.mark.parametrize("price", [100, 110, 130, 150, 220])
def test_A10_other_prices_of_a_coal_railway(price):
    assert FirstRound(4).code(minor("dan", "EPP", price)) == "no-price-of-minor"


@pytest.mark.parametrize(("sym", "price"), [("Sd1", 240), ("Sd2", 120), ("Ug1", 240), ("Ug2", 120), ("kk1", 240)])
def test_a_pre_staatsbahn_at_its_price_which_is_its_treasury(sym, price):
    table = FirstRound(4)
    assert table.code(minor("dan", sym, 140)) == "no-price-of-minor"
    table.play(minor("dan", sym, price))
    assert (table.cash("dan"), table.cash(sym), table.director(sym)) == (680 - price, price, "dan")
    assert table.state.companies[sym].launched
    assert table.code(minor("cat", sym, price)) == "minor-sold"


def test_what_is_no_minor_and_no_mountain_railway():
    table = FirstRound(4)
    assert table.code(minor("dan", "BH", 120)) == "no-minor"
    assert table.code(minor("dan", "XY", 120)) == "no-minor"
    assert table.code(mountain("dan", "B9")) == "unknown-certificate"


def test_no_first_purchase_without_the_money():
    table = FirstRound(6).give(fay=110)
    assert table.code(mountain("fay", "B1")) == "not-enough-money"
    assert table.code(minor("fay", "EPP", 120)) == "not-enough-money"


def test_A6_backwards_once_and_the_first_seat_twice():
    table = FirstRound(3)
    turns = []
    for _ in range(9):
        frame = table.state.frame
        turns.append(frame.player)
        codes = table.offers(BuyMountain)
        smallest = buy(frame.player, "BH") if table.state.companies["BH"].par else start(frame.player, "BH", 60)
        table.play(codes[0] if codes else smallest)
    assert turns == ["cat", "ben", "ann", "ann", "ben", "cat", "ann", "ben", "cat"]


def test_A6_the_two_turns_of_the_first_seat_are_two():
    table = FirstRound(3).play(mountain("cat", "B1")).play(mountain("ben", "B2"))
    before = turn_of(table.state)
    table.play(mountain("ann", "B3"))
    assert (acting_player(table.rules, table.state), table.state.frame.backwards) == ("ann", False)
    assert turn_of(table.state) != before


def test_A6_a_pass_is_not_final():
    table = FirstRound(3).play(done("cat")).play(done("ben")).play(mountain("ann", "B1"))
    table.play(done("ann")).play(mountain("ben", "B2"))
    assert acting_player(table.rules, table.state) == "cat"


def test_A6_the_round_ends_when_all_have_passed_since_the_last_purchase():
    table = FirstRound(3).play(mountain("cat", "B1"))
    for player in ("ben", "ann", "ann", "ben"):
        table.play(done(player))
        assert isinstance(table.state.frame, StockRound)
    table.play(done("cat"))
    assert table.state.frame.number == 2  # no company operates


def test_A6_the_round_ends_when_nobody_wants_anything():
    table = FirstRound(3)
    table.play(done("cat")).play(done("ben")).play(done("ann"))
    assert not any(isinstance(frame, StockRound) and frame.number == 1 for frame in table.state.flow)


def test_A6_who_can_do_nothing_is_passed_over():
    table = FirstRound(3).give(ann=10)
    table.play(mountain("cat", "B1")).play(mountain("ben", "B2"))
    assert acting_player(table.rules, table.state) == "ben"  # both turns of Ann are over
    assert table.state.frame.passes == 1


@pytest.mark.parametrize(
    ("buyers", "order"),
    [
        (("cat",), ("ann", "ben", "cat")),
        (("cat", "ben"), ("cat", "ann", "ben")),
        (("cat", "ben", "ann"), ("ben", "cat", "ann")),
    ],
)
def test_A7_priority_to_the_left_of_the_last_who_bought_by_seats(buyers, order):
    table = FirstRound(3)
    for number, buyer in enumerate(buyers, start=1):
        table.play(mountain(buyer, f"B{number}"))
    everybody(table)
    assert table.state.order == order


def test_A7_the_first_seat_has_priority_if_nobody_bought():
    table = everybody(FirstRound(3))
    assert table.state.order == ("ann", "ben", "cat")


def test_A8_nothing_is_sold_in_the_first_round():
    table = FirstRound(3).play(start("cat", "BH", 60))
    table.play(buy("ben", "BH"))
    assert table.code(sell("ann", "BH", 1)) == "no-sales-in-first-round"


def test_A9_what_nobody_bought_leaves_the_game():
    table = FirstRound(4).play(mountain("dan", "B2")).play(minor("cat", "EPP", 120)).play(minor("ben", "Sd2", 120))
    everybody(table)
    state = table.state
    assert [code for code, paper in state.papers.items() if paper.owner == CLOSED] == ["B1", "B3", "B4", "B5", "B6"]
    closed = [sym for sym, company in state.companies.items() if company.closed]
    assert closed == ["EOD", "MLB", "SPB", "Sd1", "Sd3", "Ug1", "Ug2", "kk1", "kk2"]
    assert all(owner == CLOSED for sym in closed for owner in state.shares[sym].values())
    assert state.companies["EPP"].launched


def test_at_the_table_a_purchase_says_that_those_between_have_passed():
    table = FirstRound(4, mode="table")
    implied = expand(table.engine, table.state, mountain("ben", "B1"))
    assert [type(action).__name__ for action in implied] == ["Pass", "Pass", "BuyMountain"]
    table.play(mountain("dan", "B2"))
    later = expand(table.engine, table.state, minor("dan", "EPP", 120))
    assert [action.actor for action in later] == ["cat", "ben", "ann", "ann", "ben", "cat", "dan"]
    all_pass = expand(table.engine, table.state, EverybodyPasses(actor="ann"))
    assert [action.actor for action in all_pass] == ["cat", "ben", "ann", "ann", "ben", "cat", "dan"]
    assert all(isinstance(action, Pass) for action in all_pass)


def test_first_purchases_are_of_the_first_round_only():
    table = FirstRound(3).change(flow=(StockRound(2, "ann"),))
    assert table.code(mountain("ann", "B1")) == "only-in-first-round"
    assert table.code(minor("ann", "EPP", 120)) == "only-in-first-round"


def test_A37_mountain_railways_and_minors_count_against_the_limit():
    table = FirstRound(6)
    for code in ("B1", "B2", "B3"):
        table.paper(code, "fay")
    table.hold("BH", fay=8).hold("Sd", fay=2).charter("BH", par=60)
    assert table.code(mountain("fay", "B4")) == "share-limit"
    assert table.code(minor("fay", "EPP", 120)) == "share-limit"


def test_nobody_can_ever_do_anything():
    """Nothing is exported in phase 1, nobody has money and no company acts: rounds would follow each other for ever."""
    table = FirstRound(3).give(ann=0, ben=0, cat=0)
    table.play(done(table.state.order[-1]))
    assert [option.kind for option in table.engine.options(table.state)] == ["Pass"]
    before = table.state.frame
    assert isinstance(before, StockRound)
    table.play(done(before.player))
    assert table.state.frame.number > before.number
