"""The forming of the SBB, its shares and its director, and debt from the exchange (rules p. 16 and 17)."""

import pytest

from core.rail18.actions import (
    BuyShare,
    BuyTrain,
    DecideDividend,
    DiscardTrain,
    LayTile,
    Pass,
    SellShares,
    StartCompany,
)
from core.rail18.events import CompanyLaunched, DirectorChanged, MoneyPaid, TrainTaken
from core.rail18.formation import ReturnStation
from core.rail18.holdings import certificates, counted
from core.rail18.state import CLOSED, CompanyTurn, OperatingRound, Question, Station, StockRound
from core.titles.t1844.mountains import BuyCertificate
from tests.titles.t1844.positions import Table

V = ("NOB", "SCB", "VSB", "JS", "GB")


def forming(players=5, phase="5", **switches):
    """Phase 5 has begun; STB, of the last player, is the last to act in this operating round."""
    table = Table(players, **switches).phase(phase)
    last = table.state.order[-1]
    return table.company("STB", treasury=0, **{last: 5}).own("STB", t="5")


def form(table, index=1, rounds=2):
    """STB's turn ends and with it the operating round."""
    table.turn("STB", "trains", index, rounds, acted=tuple(sym for sym in table.state.markers if sym != "STB"))
    return table.play(Pass(actor=table.state.order[-1], what="trains"))


def sizes(table, owner):
    """The sizes of an owner's SBB certificates."""
    return sorted((cert.percent for cert in certificates(table.rules, table.state, "SBB", owner)), reverse=True)


def test_example_jack_exchanges_v1_and_v2_shares():
    """Two shares of V1 at 120 and one of V2 at 70: 40 from the bank and 30 to it."""
    table = forming(("jack", "laura", "joe")).company("NOB", at="120/3", jack=2)
    table.company("SCB", at="70/4", laura=2, jack=1)
    table = form(table.give(jack=100, laura=500))
    assert table.cash("jack") == 100 + 2 * 20 - 30
    assert sizes(table, "jack") == [10, 5]
    assert table.cash("laura") == 500 - 2 * 30
    assert sizes(table, "laura") == [10]


# When


def test_R30_at_the_end_of_the_operating_round_of_the_first_5():
    table = forming(phase="4").stack(_4=6).company("NOB", ann=2).change(trains={}).give(STB=450)
    table.turn("STB", "trains", 1, 2, acted=V)
    table.play(BuyTrain(actor="eve", company="STB", source="bank", train="5", price=450))
    launched = [event.company for event in table.happened(CompanyLaunched)]
    assert launched == ["SBB"]
    assert table.state.companies["NOB"].closed


def test_R30_not_before_the_end_of_that_round():
    table = forming(phase="4").stack(_4=6).company("NOB", at="60/6", treasury=50, ann=2).change(trains={}).give(STB=450)
    table.turn("STB", "trains", 1, 2)
    table.play(BuyTrain(actor="eve", company="STB", source="bank", train="5", price=450))
    assert not table.state.companies["SBB"].launched
    assert table.state.frame.company == "NOB"


def test_R30_it_acts_in_the_next_operating_round():
    table = form(forming().company("NOB", treasury=100, ann=2).tiles(D19="57/1"))
    above, turn = table.state.flow
    assert isinstance(above, OperatingRound)
    assert (above.index, turn.company) == (2, "SBB")


def test_R29_the_first_5_exported_forms_the_sbb_at_once():
    table = form(forming(phase="4").stack(_4=6).company("NOB", ann=2), 2, 2)
    assert table.state.phase == "5"
    assert table.state.companies["SBB"].launched
    assert isinstance(table.state.frame, StockRound)


@pytest.mark.parametrize(("switch", "first"), [("sbb-first", "SBB"), ("export-first", "export")])
def test_R29_the_sbb_and_the_export_at_the_same_moment(switch, first):
    table = form(forming(sbb_and_export=switch).company("NOB", ann=2), 2, 2)
    events = [
        "SBB" if isinstance(event, CompanyLaunched) else "export"
        for event in table.events
        if isinstance(event, CompanyLaunched) or (isinstance(event, TrainTaken) and event.owner == CLOSED)
    ]
    assert len(events) == 2
    assert events[0] == first


@pytest.mark.parametrize(("switch", "trains"), [("sbb-first", ["4H", "5H"]), ("export-first", ["4H", "5H"])])
def test_R29_an_export_that_begins_phase_6_scraps_3s_of_the_sbb(switch, trains):
    table = forming(sbb_and_export=switch).stack(_5=4).company("NOB", ann=2).own("NOB", a="3H", b="4")
    table = form(table, 2, 2)
    assert table.state.phase == "6"
    assert table.types("SBB") == trains


# What it gets


def test_R30_treasury_trains_and_price():
    table = forming().company("NOB", treasury=70, ann=2).company("SCB", treasury=30, ben=2)
    table.own("NOB", a="4").own("SCB", b="3H").stock("ann")
    table = form(table)
    assert table.cash("SBB") == 400 + 100
    assert table.types("SBB") == ["3H", "4", "5H"]
    assert table.at("SBB") == "100/6"
    assert [table.cash(sym) for sym in V] == [0] * 5


def test_R30_every_v_company_merges_launched_or_not():
    table = form(forming().company("NOB", ann=2))
    assert all(table.state.companies[sym].closed for sym in V)
    assert not set(V) & set(table.state.markers)
    assert table.stock("ann").code(StartCompany(actor="ann", company="GB", price=60)) == "cannot-be-started"


def test_R30_unsold_and_pool_shares_go_to_the_pool_without_payment():
    table = forming().company("NOB", at="60/6", pool=1, ann=2).give(ann=500)
    bank = table.cash("bank")
    table = form(table)
    assert sizes(table, "pool").count(5) == 10
    assert sizes(table, "pool").count(10) == 4
    assert (table.cash("ann"), table.cash("bank")) == (420, bank - 400 + 80)


def test_R30_the_pool_may_exceed_half_then():
    table = form(forming().company("NOB", ann=2))
    assert table.shares("SBB", "pool") == 18


def test_R30_stations_become_the_sbbs():
    table = form(forming().company("NOB", ann=2).company("SCB", ben=2).station("SCB", "D13").tiles(D13="57/1"))
    assert table.state.stations["D19"] == (Station("SBB", 0),)
    assert table.state.stations["D13"] == (Station("SBB", 0),)
    assert table.state.companies["SBB"].stations_left == 10 - 3


def test_R30_of_two_stations_in_one_city_one_goes_back():
    table = forming().company("NOB", ann=2).company("SCB", ben=2).station("NOB", "D13").station("SCB", "D13")
    table = form(table.tiles(D13="15/1"))
    assert table.state.stations["D13"] == (Station("SBB", 0),)
    assert table.state.companies["SBB"].stations_left == 10 - 3


def two_in_c20():
    table = forming().company("NOB", ann=2).company("VSB", ben=2).station("NOB", "C20", 0).station("VSB", "C20", 1)
    return form(table.tiles(C20="59/0"))


def test_R30_between_two_cities_of_a_hex_the_director_chooses():
    table = two_in_c20()
    assert table.state.frame.about == "station"
    assert table.code(ReturnStation(actor="ben", company="SBB", hex="C20", node=1)) == "not-your-turn"
    assert table.code(ReturnStation(actor="ann", company="SBB", hex="D19", node=0)) == "no-such-station"
    table.play(ReturnStation(actor="ann", company="SBB", hex="C20", node=1))
    assert table.state.stations["C20"] == (Station("SBB", 0),)
    assert table.state.companies["SBB"].stations_left == 10 - 3
    assert isinstance(table.state.frame, CompanyTurn)


def test_R30_trains_over_four_are_discarded():
    table = forming().company("NOB", ann=2).company("SCB", ben=2).own("NOB", a="4", b="4").own("SCB", c="4", d="3H")
    table = form(table)
    assert isinstance(table.state.frame, Question)
    assert table.code(DiscardTrain(actor="ann", company="SBB", train="SBB")) == "train-fixed"
    table.play(DiscardTrain(actor="ann", company="SBB", train="d"))
    assert table.types("SBB") == ["4", "4", "4", "5H"]
    assert table.types("pool") == ["3H"]


def test_R30_removed_under_the_other_ruling():
    table = forming(excess_trains="remove").company("NOB", ann=2).company("SCB", ben=2)
    table = form(table.own("NOB", a="4", b="4").own("SCB", c="4", d="3H"))
    table.play(DiscardTrain(actor="ann", company="SBB", train="d"))
    assert table.types("pool") == []


def many_trains(**trains):
    """The SBB gets five trains or more, and the export of the same moment is the first 6, which scraps every 3."""
    table = forming().stack(_5=4).company("NOB", ann=2).company("SCB", ben=2)
    owned = list(trains.items())
    return form(table.own("NOB", **dict(owned[:2])).own("SCB", **dict(owned[2:])), 2, 2)


def test_R30_nothing_is_discarded_where_the_export_of_that_moment_scraps_what_was_too_many():
    table = many_trains(a="3H", b="4", c="4", d="4")
    assert table.state.phase == "6"
    assert table.types("SBB") == ["4H", "4H", "4H", "5H"]
    assert table.state.flow == (StockRound(3, "ann"),)
    assert table.engine.options(table.state)


def test_R30_what_is_still_too_many_after_the_export_is_discarded():
    table = many_trains(a="4", b="4", c="4", d="4")
    assert table.state.frame.about == "discard"
    table.play(DiscardTrain(actor="ann", company="SBB", train="a"))
    assert isinstance(table.state.frame, StockRound)


def test_R30_a_station_is_asked_for_although_the_trains_are_not():
    table = forming().stack(_5=4).company("NOB", ann=2).company("VSB", ben=2).tiles(C20="59/0")
    table.station("NOB", "C20", 0).station("VSB", "C20", 1).own("NOB", a="3H", b="4").own("VSB", c="4", d="4")
    table = form(table, 2, 2)
    assert [frame.kind for frame in table.state.flow] == ["stock", "question"]
    table.play(ReturnStation(actor="ann", company="SBB", hex="C20", node=0))
    assert isinstance(table.state.frame, StockRound)


def test_R18_v_bonuses_lapse_at_the_merger():
    """NOB reaches Aarau only afterwards."""
    table = form(forming().company("NOB", treasury=100, ann=2).tiles(D19="57/1"))
    assert table.state.companies["NOB"].destination == "none"
    table.play(LayTile(actor="ann", company="SBB", hex="D17", tile="4", rotation=1))
    assert table.cash("SBB") == 500


# Its director


def test_R31_most_shares():
    table = form(forming().company("NOB", ann=2, ben=1).company("SCB", ben=2, ann=1).company("VSB", ben=2))
    assert table.director("SBB") == "ben"


def test_R31_a_tie_goes_to_the_former_director_of_v1():
    table = form(forming().company("SCB", ann=2).company("NOB", ben=2))
    assert table.director("SBB") == "ben"


def test_R31_a_tie_goes_to_the_lower_number_also_without_v1():
    table = form(forming().company("JS", ann=2).company("VSB", cat=2))
    assert table.director("SBB") == "cat"


def without_tens():
    """Cat and Dan hold three shares each and direct nothing; Ann, Ben and Eve direct with two each."""
    table = forming().company("NOB", ann=2, cat=1, dan=1).company("SCB", ben=2, cat=1, dan=1)
    return table.company("VSB", eve=2, cat=1, dan=1)


def test_R31_then_the_lower_order_card():
    table = without_tens()
    table = form(table.change(order=("ann", "ben", "dan", "cat", "eve")))
    assert table.director("SBB") == "dan"


def test_R31_without_a_ten_he_swaps_two_fives_with_the_pool():
    table = form(without_tens())
    assert table.director("SBB") == "cat"
    assert sizes(table, "cat") == [10, 5]
    assert sizes(table, "ann") == [10]
    assert sizes(table, "pool").count(10) == 1  # two came in, one of them went to Cat
    assert sizes(table, "pool").count(5) == 4 + 2


def test_R31_else_with_the_former_director_of_v5():
    """No 10 % certificate lies in the pool: Dan directs V5 and gives his."""
    table = forming()
    for company, leader in (("NOB", "ann"), ("SCB", "ben"), ("VSB", "eve"), ("JS", "ann"), ("GB", "dan")):
        table.company(company, **{leader: 2}, cat=1)
    table = form(table)
    assert table.director("SBB") == "cat"
    assert sizes(table, "cat") == [10, 5, 5, 5]
    assert sizes(table, "dan") == [5, 5]
    assert sizes(table, "ann") == [10, 10]


def test_R31_nobody_holds_10_percent_so_it_has_no_director_and_does_not_act():
    table = form(forming())
    assert table.director("SBB") is None
    assert sizes(table, "pool") == [10] * 5 + [5] * 10
    assert table.state.frame.company == "STB"
    assert table.cash("SBB") == 400


def test_R31_its_directors_certificate_is_bought_first_at_twice_the_price():
    table = form(forming()).give(ann=500, ben=500).stock("ann")
    assert table.code(BuyShare(actor="ann", company="SBB", source="pool", percent=5)) == "no-such-share"
    table.play(BuyShare(actor="ann", company="SBB", source="pool", percent=10))
    assert (table.director("SBB"), table.cash("ann")) == ("ann", 300)
    table.play(BuyShare(actor="ben", company="SBB", source="pool", percent=5))
    assert table.cash("ben") == 400


def test_R31_ten_percent_certificates_trade_whole():
    table = Table(4).sbb("ben", "ann", "ann", "ann", director="ann", ben=1, cat=9).give(ben=0, dan=500).stock("ben")
    assert table.shares("SBB", "pool") == 0
    assert table.code(SellShares(actor="ben", company="SBB", shares=2, doubles=0)) == "no-shares-to-sell"
    table.play(SellShares(actor="ben", company="SBB", shares=2, doubles=1))
    assert table.cash("ben") == 200
    assert sizes(table, "ben") == [5]
    assert table.at("SBB") == "100/6"  # there is no cell below
    table.stock("dan").play(BuyShare(actor="dan", company="SBB", source="pool", percent=10))
    assert table.cash("dan") == 300


def test_R31_a_new_director_gives_a_ten_where_he_has_one():
    table = Table(4).sbb("ben", director="ann", ben=1).give(ben=500).stock("ben")
    table.play(BuyShare(actor="ben", company="SBB", source="pool", percent=5))
    assert table.director("SBB") == "ben"
    assert sizes(table, "ann") == [10]
    assert sizes(table, "ben") == [10, 5, 5]
    assert table.happened(DirectorChanged)[0].director == "ben"


def test_R31_a_new_director_without_a_ten_gives_two_fives():
    table = Table(4).sbb(director="ann", ben=2).give(ben=500).stock("ben")
    table.play(BuyShare(actor="ben", company="SBB", source="pool", percent=5))
    assert table.director("SBB") == "ben"
    assert sizes(table, "ann") == [5, 5]
    assert sizes(table, "ben") == [10, 5]


def test_R08_the_director_of_the_sbb_sells_through_a_change_of_director():
    """Ann has the director's certificate and three fives, Ben two tens; she sells a ten from Ben and two fives."""
    table = Table(4).sbb("ben", "ben", "cat", "dan", director="ann", ann=3, cat=1, dan=1).give(ann=0)
    assert table.shares("SBB", "pool") == 5
    table.play(SellShares(actor="ann", company="SBB", shares=4, doubles=1))
    assert table.director("SBB") == "ben"
    assert sizes(table, "ann") == [5]
    assert sizes(table, "ben") == [10, 10]
    assert table.cash("ann") == 400


# Debt from the exchange


def in_debt(cash=30, **switches):
    """Ann holds two shares of NOB at 60 and owes 80 at the exchange; she also has shares of AB."""
    table = forming(3, **switches).company("NOB", at="60/6", ann=2).company("AB", at="50/6", ben=5, ann=3)
    return table.give(ann=cash)


def test_R33_who_cannot_pay_owes_the_rest():
    table = form(in_debt(), 2, 2)
    assert (table.cash("ann"), table.state.exchange_debt["ann"]) == (0, 50)
    assert table.state.train_debt.get("ann", 0) == 0


def test_R33_it_bears_no_interest():
    table = Table(3).company("AB", ben=5).give(ann=0).change(exchange_debt={"ann": 50}).everybody_passes()
    assert table.state.exchange_debt["ann"] == 50


def test_R33_interest_where_the_ruling_says_so():
    table = Table(3, exchange_debt_interest="half", exchange_debt_sale="free").company("AB", ben=5).give(ann=0)
    table.change(exchange_debt={"ann": 51}).everybody_passes()
    assert table.state.exchange_debt["ann"] == 77


def debtor(debt=100, cash=0, shares=3, **switches):
    """Ann owes from the exchange and holds shares of AB at 50."""
    table = Table(3, **switches).company("AB", at="50/6", ben=5, **({"ann": shares} if shares else {}))
    return table.give(ann=cash).change(exchange_debt={"ann": debt})


def sell(company, shares):
    return SellShares(actor="ann", company=company, shares=shares)


def test_R33_his_first_action_is_to_sell():
    table = debtor()
    assert table.refuses(Pass(actor="ann", what="stock")).rule == "R33"
    table.play(sell("AB", 2))
    assert (table.cash("ann"), table.state.exchange_debt["ann"]) == (0, 0)
    assert table.state.frame.player == "ben"  # there is nothing else that Ann could do


def test_R33_until_it_is_paid_as_far_as_he_can():
    """One block of AB does not do; MOB has to go too; then there is nothing left to sell."""
    table = debtor(debt=300).company("MOB", at="50/6", ben=5, ann=2).give(ann=0).stock("ann").play(sell("AB", 3))
    assert table.state.exchange_debt["ann"] == 150
    assert table.code(Pass(actor="ann", what="stock")) == "must-sell-for-debt"
    table.play(sell("MOB", 2))
    assert table.state.exchange_debt["ann"] == 50
    assert table.state.frame.player != "ann"  # nothing left to do: passed over


def test_R33_what_he_gets_above_the_debt_is_his():
    table = debtor(debt=60).play(sell("AB", 3))
    assert (table.cash("ann"), table.state.debt("ann")) == (90, 0)


def test_R33_no_purchases_before_he_sold():
    table = debtor(cash=500)
    assert table.code(BuyCertificate(actor="ann", paper="T2")) == "must-sell-for-debt"
    assert table.code(BuyShare(actor="ann", company="AB", source="bank", percent=10)) == "must-sell-for-debt"


def test_R33_no_share_purchases_while_it_stands():
    table = debtor(cash=500, shares=0)
    assert table.code(BuyShare(actor="ann", company="AB", source="bank", percent=10)) == "debtor-buys-nothing"


def test_R33_nothing_forces_a_sale_where_the_ruling_says_so():
    table = debtor(exchange_debt_sale="free").play(Pass(actor="ann", what="stock"))
    assert table.state.exchange_debt["ann"] == 100


def test_R33_income_is_set_off_first():
    table = debtor(shares=0).company("STB", treasury=400, ben=5).paper("P1", "ann").everybody_passes()
    assert (table.cash("ann"), table.state.exchange_debt["ann"]) == (0, 95)


def test_R33_kept_apart_from_train_debt():
    """Income goes to the exchange debt, not to the debt for a train."""
    table = debtor(debt=3, shares=0).company("STB", treasury=400, ben=5).paper("P1", "ann")
    table.change(train_debt={"ann": 40}).everybody_passes()
    assert (table.state.exchange_debt["ann"], table.state.train_debt["ann"], table.cash("ann")) == (0, 60, 2)


def test_R33_it_is_deducted_at_the_end():
    assert debtor(debt=100, shares=3).worth("ann") == 3 * 50 - 100


# Afterwards


def test_the_sbb_pays_its_first_dividend_and_moves():
    table = form(forming().company("NOB", ann=2)).give(ann=0)
    table.turn("SBB", "dividend", revenue=100).play(DecideDividend(actor="ann", company="SBB", pay=True))
    assert (table.cash("ann"), table.at("SBB")) == (10, "120/6")
    assert [event.amount for event in table.happened(MoneyPaid) if event.payee == "SBB"] == [90]


def test_a_ten_counts_once_against_the_limit():
    table = form(forming().company("NOB", ann=3))
    assert sizes(table, "ann") == [10, 5]
    assert counted(table.rules, table.state, "ann") == 2


def test_the_sbb_has_not_operated_before_its_first_turn():
    """Sold before that the price drops first: from 110/2 to 100/3."""
    table = forming(3)
    for company in V:
        table.company(company, ann=2, ben=2)
    table = form(table, 2, 2).mark("SBB", "110/2").stock("ben", number=3).give(ben=0)
    table.play(SellShares(actor="ben", company="SBB", shares=1))
    assert (table.cash("ben"), table.at("SBB")) == (100, "100/3")


def forced_train(debt, shares=4):
    """VZ has a route and no train; Ann, its director, owes from the exchange and has shares of STB at 80."""
    table = Table(3).phase("7").company("VZ", treasury=60, ann=3).company("STB", at="80/4", ben=5, ann=shares)
    table.tiles(K10="15/0", K8="4/1").turn("VZ", "trains").give(ann=0)
    return table.change(exchange_debt={"ann": debt})


TRAIN = BuyTrain(actor="ann", company="VZ", source="bank", train="8H", price=700)


def test_R33_what_is_sold_for_a_forced_train_goes_to_the_train():
    """Not to the debt that bears no interest, only to owe the same sum for the train with half of it more."""
    table = forced_train(100).play(sell("STB", 4))
    assert (table.cash("ann"), table.state.exchange_debt["ann"]) == (320, 100)
    table.play(TRAIN)
    assert (table.cash("ann"), table.state.exchange_debt["ann"]) == (0, 100)
    assert table.state.train_debt["ann"] == (700 - 60 - 320) * 3 // 2


def test_R33_what_the_train_leaves_pays_the_debt():
    table = forced_train(100).own("pool", t="2H").turn("VZ", "trains").give(ann=0).play(sell("STB", 4))
    table.play(BuyTrain(actor="ann", company="VZ", source="pool", train="t", price=70))
    assert (table.cash("VZ"), table.cash("ann")) == (0, 320 - 10 - 100)
    assert table.state.exchange_debt["ann"] == 0
