"""Exchanges of mountain and coal railways, free and forced, and the openings that they bring (V, VI, VIII)."""

import pytest

from core.rail18.actions import BuyTrain
from core.rail18.events import CompanyLaunched, DirectorChanged, PaperClosed
from core.rail18.holdings import counted
from core.rail18.order import still_to_act
from core.rail18.rules import Draft
from core.rail18.state import CLOSED, CompanyTurn, OperatingRound, Question, StockRound
from core.rail18.whose_turn import acting_player, asked_step
from core.titles.t1824.actions import DeclineExchange, ExchangeCoal, ExchangeMountain
from core.titles.t1824.shares import open_regionals
from tests.titles.t1824.play import Table, buy, coal, decline, done, exchange, sell, start
from tests.titles.t1824.turning_points import begin, operating

REGIONALS = ("BK", "MS", "CL", "SB", "BH")


# Mountain railways, free


@pytest.mark.parametrize("phase", ["1", "2"])
def test_A12_no_exchange_before_the_first_3(phase):
    table = Table().phase(phase).mountain("B1", "ann")
    assert table.code(exchange("ann", "B1", "BH")) == "exchange-too-early"


def test_A12_any_own_railway_for_a_share_of_any_regional_priced_or_not():
    table = Table().phase("3").mountain("B1", "ann").mountain("B4", "ann").mountain("B2", "ben").company("MS", dan=5)
    found = {(action.code, action.company) for action in table.offers(ExchangeMountain)}
    assert found == {(code, sym) for code in ("B1", "B4") for sym in REGIONALS}
    assert table.code(exchange("ann", "B2", "BH")) == "not-your-certificate"
    assert table.code(exchange("ann", "B9", "BH")) == "not-your-certificate"
    assert table.code(exchange("ann", "B1", "Sd")) == "no-share-to-exchange"
    assert table.code(exchange("ann", "B1", "EPP")) == "no-share-to-exchange"
    table.play(exchange("ann", "B4", "BH"))
    assert (table.state.papers["B4"].owner, table.shares("BH", "ann")) == (CLOSED, 1)
    assert table.cash("ann") == 680


def test_A12_none_where_the_bank_has_no_share_left():
    table = Table().phase("3").mountain("B1", "ann").hold("BH", dan=10).hold("MS", dan=2, ben=8)
    assert table.code(exchange("ann", "B1", "BH")) == "no-share-to-exchange"
    assert {action.company for action in table.offers(ExchangeMountain)} == {"BK", "CL", "SB"}


def test_A12_at_the_certificate_limit_and_beyond_60_percent():
    table = Table(6).phase("3").mountain("B1", "ann").company("BH", ann=8).company("MS", ann=4, ben=2)
    assert counted(table.rules, table.state, "ann") == 11
    table.play(exchange("ann", "B1", "BH"))
    assert (table.shares("BH", "ann"), counted(table.rules, table.state, "ann")) == (9, 11)


def test_A12_after_sales_and_into_the_company_sold():
    table = Table().phase("3").mountain("B1", "ann").company("MS", ben=4, ann=3)
    table.play(sell("ann", "MS", 1))
    assert table.code(buy("ann", "MS")) == "sold-this-round"
    table.play(exchange("ann", "B1", "MS"))
    assert table.shares("MS", "ann") == 3


def test_A12_A46_an_exchange_is_an_action():
    table = Table().phase("3").mountain("B1", "ann")
    table.play(exchange("ann", "B1", "BH"))
    assert (table.state.frame.player, table.state.frame.passes, table.state.frame.last_actor) == ("ben", 0, "ann")
    table.everybody_passes()
    assert table.state.order[0] == "ben"


def test_A44_an_exchange_and_a_purchase_are_two_turns():
    table = Table().phase("3").mountain("B1", "ann").mountain("B2", "ann")
    table.play(exchange("ann", "B1", "BH"))
    assert acting_player(table.rules, table.state) == "ben"


def test_a_debtor_exchanges_and_buys_nothing():
    table = Table().phase("3").mountain("B1", "ann").company("MS", ben=5).change(train_debt={"ann": 30})
    assert table.code(buy("ann", "MS")) == "debtor-buys-nothing"
    table.play(exchange("ann", "B1", "MS"))
    assert table.shares("MS", "ann") == 1


def test_A39_who_is_over_the_limit_sells_before_any_exchange():
    table = Table(6).phase("3").mountain("B1", "ann").minor("EPP", "ann", 160).company("MS", ben=3, ann=6)
    table.company("CL", cat=3, ann=6)
    assert counted(table.rules, table.state, "ann") == 14
    assert table.code(exchange("ann", "B1", "BH")) == "must-sell-over-limit"
    assert table.code(coal("ann", "EPP")) == "must-sell-over-limit"


def test_A13_shares_of_a_regional_without_a_price():
    table = Table().phase("3").singles("BH", ann=3, ben=2).give(cat=500)
    assert table.director("BH") is None
    assert table.state.companies["BH"].par == 0
    assert table.worth("ann") == table.cash("ann")
    assert table.code(buy("ann", "BH")) == "not-started"
    table.stock("cat").play(start("cat", "BH", 80))
    assert table.director("BH") == "ann"  # holds more: three to two
    assert [table.shares("BH", player) for player in ("ann", "cat")] == [3, 2]
    assert table.state.companies["BH"].launched  # seven shares are out
    assert table.cash("BH") == 800


def test_A13_who_has_as_many_as_the_buyer_does_not_direct():
    table = Table().phase("3").singles("BH", ann=2).stock("cat").play(start("cat", "BH", 80))
    assert table.director("BH") == "cat"


# Mountain railways, forced


def test_A14_forced_in_the_order_1_to_6_inside_the_turn():
    table = operating(Table()).phase("3").own("BH", a="3")
    table.mountain("B5", "ann").mountain("B2", "ben").mountain("B3", "ann")
    begin(table, "4")
    assert table.state.phase == "4"
    for player, code in (("ben", "B2"), ("ann", "B3"), ("ann", "B5")):
        frame = table.state.frame
        assert frame == Question("exchange", player, item=code)
        assert (acting_player(table.rules, table.state), asked_step(table.state)) == (player, "question-exchange")
        wrong = "B3" if code == "B2" else "B2"
        assert table.code(exchange(player, wrong, "MS")) == "no-exchange-question"
        table.play(exchange(player, code, "MS"))
    assert table.shares("MS", "ann") == 2
    assert isinstance(table.state.frame, CompanyTurn)
    assert table.state.frame.company == "BH"


def test_A14_the_first_4_bought_asks_at_once():
    table = operating(Table()).phase("3").stack(_3=7).mountain("B1", "ann")
    table.play(BuyTrain(actor="dan", company="BH", source="bank", train="4", price=280))
    assert table.state.frame == Question("exchange", "ann", item="B1")
    table.play(exchange("ann", "B1", "BH"))
    assert table.shares("BH", "ann") == 1
    assert table.state.flow[1].company == "BH"


def test_A14_before_the_first_turn_of_a_stock_round():
    table = begin(Table().phase("3").mountain("B1", "dan"), "4")
    assert table.state.frame == Question("exchange", "dan", item="B1")
    table.play(exchange("dan", "B1", "BH"))
    assert table.state.frame == StockRound(2, "ann")


def test_A14_nobody_is_asked_twice_where_another_phase_begins_meanwhile():
    table = begin(begin(Table().phase("3").mountain("B1", "dan"), "4"), "5")
    assert [frame.about for frame in table.state.flow[1:]] == ["exchange"]


def test_A46_a_forced_exchange_does_not_move_the_priority():
    table = begin(Table().phase("3").mountain("B1", "cat"), "4").play(exchange("cat", "B1", "BH"))
    table.everybody_passes()
    assert table.state.order == ("ann", "ben", "cat", "dan")


def test_A15_the_owner_must_take_a_share():
    table = begin(Table().phase("3").mountain("B1", "ann"), "4")
    assert table.offers(DeclineExchange) == []
    assert table.code(decline("ann", "B1")) == "exchange-must"
    assert {action.company for action in table.offers(ExchangeMountain)} == set(REGIONALS)


def test_A15_the_owner_may_decline_where_the_table_plays_so():
    table = begin(Table(forced_exchange="may-decline").phase("3").mountain("B1", "ann").mountain("B2", "ben"), "4")
    table.play(decline("ann", "B1"))
    assert table.state.papers["B1"].owner == CLOSED
    assert table.state.frame == Question("exchange", "ben", item="B2")


def test_A15_without_any_share_left_they_are_lost():
    table = Table().phase("3").mountain("B1", "ann").mountain("B2", "ben")
    for sym in REGIONALS:
        table.hold(sym, dan=10)
    table.singles("BH", dan=7)
    begin(table, "4").play(exchange("ann", "B1", "BH"))
    assert table.happened(PaperClosed) == [PaperClosed("B1"), PaperClosed("B2")]
    assert isinstance(table.state.frame, StockRound)


def test_A15_nobody_is_asked_where_no_share_is_left_from_the_start():
    table = Table().phase("3").mountain("B1", "ann")
    for sym in REGIONALS:
        table.hold(sym, dan=10)
    begin(table, "4")
    assert table.state.papers["B1"].owner == CLOSED
    assert isinstance(table.state.frame, StockRound)


def test_A16_a_forced_exchange_changes_the_director_of_the_company_whose_turn_it_is():
    table = Table().company("BH", par=60, treasury=900, dan=3, ann=3).own("BH", a="3").turn("BH", "trains")
    table.phase("3").mountain("B1", "ann")
    begin(table, "4").play(exchange("ann", "B1", "BH"))
    assert table.happened(DirectorChanged) == [DirectorChanged("BH", "ann")]
    assert (table.shares("BH", "ann"), table.shares("BH", "dan")) == (4, 3)
    assert acting_player(table.rules, table.state) == "ann"


def half_out(**switches: str) -> Table:
    """MS has a price, a director and four shares out; a forced exchange brings the fifth, in BH's turn."""
    table = operating(Table(**switches)).phase("3").priced("MS", 80).hold("MS", ben=4)
    table.mountain("B1", "ann")
    return begin(table, "4").play(exchange("ann", "B1", "MS"))


def test_A17_a_regional_brought_to_half_in_an_operating_round_opens_at_its_end():
    table = half_out()
    assert not table.state.companies["MS"].launched
    assert table.cash("MS") == 0
    draft = Draft(table.rules, table.state)
    open_regionals(draft)
    assert draft.state.companies["MS"].launched
    assert draft.state.cash["MS"] == 800


def test_A17_at_once_where_the_table_plays_so_and_acts_in_the_next_round():
    table = half_out(opening="at-once")
    assert table.happened(CompanyLaunched) == [CompanyLaunched("MS", destination=False)]
    assert table.cash("MS") == 800
    assert "MS" not in still_to_act(table.rules, table.state)
    assert table.state.flow[0] == OperatingRound(2, 1, 2, ("MS",))


def test_A17_an_exchange_into_a_company_that_is_open_takes_no_turn_from_it():
    table = operating(Table(opening="at-once")).phase("3").company("MS", ben=5).mountain("B1", "ann")
    begin(table, "4").play(exchange("ann", "B1", "MS"))
    assert "MS" in still_to_act(table.rules, table.state)


# Coal railways


def owner_of_coal(phase: str = "3", **switches: str) -> Table:
    table = Table(**switches).phase(phase).minor("EPP", "ann", price=160, treasury=70).own("EPP", g="1g", h="2g")
    return table.minor("EOD", "ben", price=200)


@pytest.mark.parametrize("phase", ["1", "2"])
def test_A18_no_coal_exchange_before_the_first_3(phase):
    assert owner_of_coal(phase).code(coal("ann", "EPP")) == "exchange-too-early"


@pytest.mark.parametrize("phase", ["3", "4"])
def test_A18_A19_A20_a_coal_railway_for_the_directors_certificate(phase):
    table = owner_of_coal(phase)
    assert [action.company for action in table.offers(ExchangeCoal)] == ["EPP"]
    assert table.state.stations["D5"]
    table.play(coal("ann", "EPP"))
    assert (table.director("BK"), table.shares("BK", "ann")) == ("ann", 2)
    assert (table.cash("BK"), table.cash("EPP"), table.types("BK")) == (70, 0, ["1g", "2g"])
    assert table.state.companies["EPP"].closed
    assert set(table.state.shares["EPP"].values()) == {CLOSED}
    assert not table.state.stations["D5"]
    assert not table.state.companies["BK"].launched
    assert table.state.frame.last_actor == "ann"


def test_A18_also_after_sales():
    table = owner_of_coal().company("MS", ben=4, ann=3)
    table.play(sell("ann", "MS", 1)).play(coal("ann", "EPP"))
    assert table.director("BK") == "ann"


def test_what_is_no_coal_railway_of_ones_own():
    table = owner_of_coal().minor("Sd2", "ann")
    assert table.code(coal("ann", "EOD")) == "not-your-company"
    assert table.code(coal("ann", "Sd2")) == "no-coal-railway"
    assert table.code(coal("ann", "XY")) == "no-coal-railway"


def test_A19_before_the_exchange_the_regional_has_no_director():
    table = owner_of_coal().singles("BK", ben=3).give(ben=500).stock("ben")
    table.play(buy("ben", "BK"))
    assert (table.director("BK"), table.state.companies["BK"].launched) == (None, False)


@pytest.mark.parametrize(("shares", "leader"), [(2, "ann"), (3, "ben")])
def test_A19_most_shares_direct_and_a_tie_stays_with_the_certificate(shares, leader):
    table = owner_of_coal().singles("BK", ben=shares).play(coal("ann", "EPP"))
    assert table.director("BK") == leader
    assert [table.shares("BK", player) for player in ("ann", "ben")] == [2, shares]


@pytest.mark.parametrize(("switches", "times"), [({}, 8), ({"coal_regional_treasury": "10"}, 10)])
def test_A23_a_regional_with_coal_railway_opens_with_8_pars_and_what_it_brings(switches, times):
    table = owner_of_coal(**switches).singles("BK", ben=2, cat=1).play(coal("ann", "EPP"))
    assert table.state.companies["BK"].launched
    assert table.cash("BK") == times * 80 + 70


def test_A23_a_purchase_opens_it_too():
    table = owner_of_coal().singles("BK", ben=2).play(coal("ann", "EPP"))
    assert not table.state.companies["BK"].launched
    table.play(buy("ben", "BK"))
    assert (table.state.companies["BK"].launched, table.cash("BK")) == (True, 710)


def test_A22_money_and_trains_lie_on_the_charter_before_it_opens():
    table = owner_of_coal().play(coal("ann", "EPP"))
    assert (table.state.companies["BK"].launched, table.cash("BK"), table.types("BK")) == (False, 70, ["1g", "2g"])


def test_A24_a_regional_whose_coal_railway_was_never_sold_is_started_like_bh():
    table = Table().play(start("ann", "CL", 90))
    assert (table.director("CL"), table.cash("ann"), table.state.companies["CL"].par) == ("ann", 500, 90)
    for player in ("ben", "cat", "dan"):
        table.play(buy(player, "CL"))
    assert (table.state.companies["CL"].launched, table.cash("CL")) == (True, 900)


def test_A24_not_while_the_coal_railway_is_there():
    table = owner_of_coal()
    assert table.code(start("ann", "BK", 80)) == "cannot-be-started"


def test_A21_forced_by_the_first_5_all_at_once():
    table = operating(Table()).phase("4").minor("EPP", "ann", 160, 50).minor("SPB", "cat", 120, 30)
    table.own("EPP", g="2g").singles("BK", ben=3)
    begin(table, "5")
    assert (table.director("BK"), table.director("SB")) == ("ben", "cat")
    assert (table.cash("BK"), table.cash("SB"), table.types("BK")) == (50, 30, ["2g"])
    assert all(table.state.companies[sym].closed for sym in ("EPP", "SPB"))
    assert not table.state.companies["BK"].launched  # opens at the end of the round


def test_A21_at_once_where_the_table_plays_so():
    table = operating(Table(opening="at-once")).phase("4").minor("EPP", "ann", 160, 50).singles("BK", ben=3)
    begin(table, "5")
    assert (table.state.companies["BK"].launched, table.cash("BK")) == (True, 690)
    assert "BK" not in still_to_act(table.rules, table.state)


def test_A21_the_first_5_exported_opens_before_the_stock_round():
    table = Table().phase("4").minor("EPP", "ann", 160, 50).singles("BK", ben=3)
    begin(table, "5")
    assert (table.state.companies["BK"].launched, table.cash("BK")) == (True, 690)


def test_A21_forced_exchanges_do_not_open_what_less_than_half_is_out_of():
    table = begin(Table().phase("4").minor("EPP", "ann", 160, 50).singles("BK", ben=2), "5")
    assert (table.director("BK"), table.state.companies["BK"].launched) == ("ann", False)


def test_after_the_round_everybody_goes_on():
    table = owner_of_coal().play(coal("ann", "EPP"))
    table.play(coal("ben", "EOD")).play(done("cat"))
    assert acting_player(table.rules, table.state) == "dan"
