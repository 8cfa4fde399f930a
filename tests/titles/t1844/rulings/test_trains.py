"""Trains: purchase, limits, phases, discards, trade, export, the duty to own one, forced purchase and debt, EVA."""

import pytest

from core.kernel.refusal import Severity
from core.rail18.actions import (
    BuyShare,
    BuyTrain,
    DeclareBankruptcy,
    DiscardTrain,
    Pass,
    RepayDebt,
    SellShares,
    StartCompany,
)
from core.rail18.events import BankBroken, TrainRemoved, TrainTaken
from core.rail18.phases import train_limit
from core.rail18.state import CLOSED, GameOver, OperatingRound, Question
from core.rail18.steps.trains import must_own
from core.titles.t1844.mountains import BuyCertificate
from core.titles.t1844.powers import GiveEva
from tests.titles.t1844.positions import Table


def buy(player, company, train, price, source="bank"):
    return BuyTrain(actor=player, company=company, source=source, train=train, price=price)


def sell(player, company, shares):
    return SellShares(actor=player, company=company, shares=shares)


def done(player):
    return Pass(actor=player, what="trains")


def stb(phase="2", treasury=1000, **switches):
    """STB in its train step, with track to Liestal; Ann directs it."""
    table = Table(3, **switches).phase(phase).company("STB", treasury=treasury, ann=5).tiles(C14="58/5")
    return table.turn("STB", "trains")


# Buying from the bank


def test_either_side_of_the_top_card():
    assert stb().play(buy("ann", "STB", "2", 90)).types("STB") == ["2"]
    table = stb().play(buy("ann", "STB", "2H", 70))
    assert (table.types("STB"), table.cash("STB")) == (["2H"], 930)


def test_in_ascending_order_at_the_printed_price():
    table = stb()
    assert table.code(buy("ann", "STB", "3", 180)) == "train-not-on-sale"
    assert table.code(buy("ann", "STB", "2", 89)) == "train-price"
    assert table.code(buy("ann", "STB", "2", 91)) == "train-price"
    table.stack(_2=13).play(buy("ann", "STB", "3", 180))
    assert table.state.phase == "3"


def test_regional_companies_own_h_trains_only():
    table = Table(3).phase("2").company("JN", treasury=500, ann=3).turn("JN", "trains")
    assert table.code(buy("ann", "JN", "2", 90)) == "wrong-train-kind"
    assert table.play(buy("ann", "JN", "2H", 70)).types("JN") == ["2H"]


LIMITS = {"STB": [4, 4, 4, 3, 2, 2, 2], "NOB": [2] * 7, "JN": [2] * 7, "SBB": [4] * 7}


@pytest.mark.parametrize(("company", "limits"), LIMITS.items())
def test_train_limits_by_phase(company, limits):
    table = Table(3)
    found = [train_limit(table.rules, table.phase(str(phase)).state, company) for phase in range(1, 8)]
    assert found == limits


def test_at_the_limit_no_train_even_if_others_would_be_scrapped():
    table = stb("3").stack(_3=9).own("STB", a="2H", b="2H", c="2H", d="3")
    assert table.code(buy("ann", "STB", "4", 300)) == "train-limit"


# Phases


def test_phase_2_begins_with_the_first_2():
    table = stb("1").play(buy("ann", "STB", "2H", 70))
    assert table.state.phase == "2"


def test_phase_3_turns_2_into_2h():
    table = stb("2").stack(_2=13).own("STB", a="2").company("NOB", ben=2).own("NOB", b="2", c="2H")
    table.turn("STB", "trains").play(buy("ann", "STB", "3", 180))
    assert (table.types("STB"), table.types("NOB")) == (["2H", "3"], ["2H", "2H"])


def test_phase_4_scraps_2_and_turns_3():
    table = stb("3").stack(_3=9).own("STB", a="2H", b="3").own("pool", c="2H")
    table.play(buy("ann", "STB", "4", 300))
    assert table.types("STB") == ["3H", "4"]
    assert table.types("pool") == []
    assert [event.why for event in table.happened(TrainRemoved)] == ["scrapped", "scrapped"]


def test_phase_5_turns_and_scraps_nothing():
    table = stb("4").stack(_4=6).own("STB", a="4").play(buy("ann", "STB", "5", 450))
    assert table.types("STB") == ["4", "5"]


def test_phase_6_scraps_3_and_turns_4():
    table = stb("5").stack(_5=4).own("STB", a="3H").company("AB", ben=5).own("AB", b="4", c="4H")
    table.turn("STB", "trains").play(buy("ann", "STB", "6", 630))
    assert (table.types("STB"), table.types("AB")) == (["6"], ["4H", "4H"])


def test_phase_7_scraps_4_and_turns_5():
    table = stb("6").stack(_6=4).own("STB", a="4H").company("AB", ben=5).own("AB", b="5", c="6")
    table.turn("STB", "trains").play(buy("ann", "STB", "8E", 960))
    assert (table.types("STB"), table.types("AB")) == (["8E"], ["5H", "6"])


def test_8_trains_never_run_out():
    table = stb("7", treasury=2000).stack(_8E=30).play(buy("ann", "STB", "8H", 700))
    assert table.types("STB") == ["8H"]


# Trains over the limit


def too_many(**switches):
    """STB has four trains when Ben's AB begins phase 4, whose limit is three."""
    table = Table(3, **switches).phase("3").stack(_3=9).company("AB", par=100, treasury=500, ben=5)
    table.company("STB", ann=5).own("STB", a="3", b="3", c="3H", d="3H")
    return table.turn("AB", "trains").play(buy("ben", "AB", "4", 300))


def discard(player, company, train):
    return DiscardTrain(actor=player, company=company, train=train)


def test_R27_excess_trains_go_to_the_pool_and_the_director_chooses():
    table = too_many()
    assert table.state.frame.about == "discard"
    assert table.code(done("ben")) == "no-company-turn"
    assert table.code(discard("ben", "STB", "a")) == "not-your-turn"
    table.play(discard("ann", "STB", "a"))
    assert table.state.trains["a"].owner == "pool"
    assert table.state.frame.kind == "turn"


def test_R27_from_the_pool_at_face_value_a_turned_train_at_that_of_its_h_side():
    table = too_many().play(discard("ann", "STB", "a"))
    assert table.code(buy("ben", "AB", "a", 180, "pool")) == "train-price"
    table.play(buy("ben", "AB", "a", 150, "pool"))
    assert table.types("AB") == ["3H", "4"]
    assert table.cash("AB") == 50


def test_R27_removed_where_the_ruling_says_so():
    table = too_many(excess_trains="remove").play(discard("ann", "STB", "a"))
    assert "a" not in table.state.trains
    assert table.happened(TrainRemoved)[0].why == "excess"


def test_R27_the_sbbs_printed_5h_stays():
    table = Table(3).phase("5").sbb(director="ann").own("SBB", a="4", b="4", c="4", d="4").turn("SBB", "trains")
    table.change(flow=(*table.state.flow, Question("discard", "")))
    assert table.code(discard("ann", "SBB", "SBB")) == "train-fixed"
    table.play(discard("ann", "SBB", "d"))
    assert table.types("pool") == ["4"]


# Trade between companies


def trade(phase="3", same=True, treasury=500):
    table = Table(3).phase(phase).company("STB", treasury=treasury, ann=5)
    table.company("AB", treasury=0, **({"ann": 5} if same else {"ben": 5})).own("AB", t="3")
    return table.turn("STB", "trains")


def test_R28_not_before_phase_3():
    table = trade("2")
    assert table.code(buy("ann", "STB", "t", 180, "AB")) == "no-train-trade-yet"


def test_R28_different_directors_face_value():
    table = trade(same=False)
    assert table.code(buy("ann", "STB", "t", 179, "AB")) == "train-price"
    assert table.code(buy("ann", "STB", "t", 181, "AB")) == "train-price"
    table.play(buy("ann", "STB", "t", 180, "AB"))
    assert (table.cash("STB"), table.cash("AB"), table.types("STB")) == (320, 180, ["3"])


@pytest.mark.parametrize("price", [1, 77, 180, 500])
def test_R28_the_same_director_1_or_more(price):
    table = trade().play(buy("ann", "STB", "t", price, "AB"))
    assert (table.cash("STB"), table.cash("AB")) == (500 - price, price)


def test_R28_never_for_nothing():
    assert trade().code(buy("ann", "STB", "t", 0, "AB")) == "train-price"
    assert trade().code(buy("ann", "STB", "t", -5, "AB")) == "negative-price"


def test_R28_the_sbb_trades_at_face_value_even_with_its_directors_companies():
    table = Table(3).phase("5").sbb(director="ann").own("SBB", t="4").company("STB", treasury=500, ann=5)
    table.turn("STB", "trains")
    assert table.code(buy("ann", "STB", "t", 1, "SBB")) == "train-price"
    table.play(buy("ann", "STB", "t", 300, "SBB"))
    assert table.types("STB") == ["4"]
    table.give(SBB=500).turn("SBB", "trains")
    assert table.code(buy("ann", "SBB", "t", 1, "STB")) == "train-price"
    assert table.play(buy("ann", "SBB", "t", 300, "STB")).cash("SBB") == 200


def test_R28_the_sbbs_own_5h_is_never_sold():
    table = Table(3).phase("5").sbb(director="ann").company("STB", treasury=500, ann=5).turn("STB", "trains")
    assert table.code(buy("ann", "STB", "SBB", 400, "SBB")) == "train-fixed"


# The duty to own a train


def duty(table, company):
    return must_own(table.rules, table.state, company)


def test_R34_historical_and_regional_companies_with_a_route():
    table = stb("2", treasury=0)
    assert table.code(done("ann")) == "must-own-train"
    vz = Table(3).phase("2").company("VZ", treasury=100, ann=3).tiles(K10="57/1", K8="4/1").turn("VZ", "trains")
    assert vz.refuses(done("ann")).rule == "R34"


def test_R34_without_a_route_there_is_no_duty():
    table = Table(3).phase("2").company("STB", treasury=500, ann=5).turn("STB", "trains").play(done("ann"))
    assert table.types("STB") == []


@pytest.mark.parametrize("company", ["NOB", "SBB"])
def test_R34_v_companies_and_the_sbb_have_no_duty(company):
    table = Table(3).phase("5")
    if company == "SBB":
        table.sbb(director="ann").change(trains={}).charter("SBB", stations_left=3).station("SBB", "D19")
    else:
        table.company("NOB", treasury=500, ann=2)
    table.give(**{company: 1000}).tiles(D19="57/1", D17="4/1").turn(company, "trains")
    assert not duty(table, company)
    table.play(done("ann"))


def test_R34_an_h_train_is_enough_even_for_a_red_route():
    table = Table(3).phase("2").company("FNM", treasury=500, ann=5).turn("FNM", "trains")  # Como's stub leads to Milano
    assert table.code(done("ann")) == "must-own-train"
    table.play(buy("ann", "FNM", "2H", 70)).play(done("ann"))
    assert table.types("FNM") == ["2H"]


def test_R34_red_hexes_make_no_route_for_regional_companies():
    table = Table(3).phase("3").company("VZ", treasury=500, ann=3).tiles(K10="57/0", L9="9/0").turn("VZ", "trains")
    assert not duty(table, "VZ")


def generoso(**switches):
    """ChA has a station in Bellinzona, whose track leads to the Monte Generoso (5) and into the open (2)."""
    table = Table(3, **switches).phase("3").company("ChA", treasury=500, ann=3).station("ChA", "K22")
    return table.tiles(K22="57/2").turn("ChA", "trains")


def test_R34_a_mountain_without_its_railway_makes_no_route():
    assert not duty(generoso(), "ChA")
    assert duty(generoso().mountain("B1", "ben", "L23"), "ChA")


def test_R34_a_mountain_makes_a_route_where_the_ruling_says_so():
    assert duty(generoso(train_duty_mountains="any"), "ChA")


# The forced purchase


def forced(treasury=0, cash=0, phase="3", **switches):
    """STB has a route and no train. Top of the stack: 3 for 180, 3H for 150."""
    table = Table(3, **switches).phase(phase).company("STB", treasury=treasury, ann=5).tiles(C14="58/5")
    return table.give(ann=cash).turn("STB", "trains")


def test_R32_treasury_first_then_the_directors_cash():
    table = forced(treasury=100, cash=500).play(buy("ann", "STB", "3", 180))
    assert (table.cash("STB"), table.cash("ann"), table.state.debt("ann")) == (0, 420, 0)


def test_R32_what_is_missing_becomes_debt_and_a_half_more():
    table = forced(treasury=100, cash=31).play(buy("ann", "STB", "3", 180))
    assert (table.cash("STB"), table.cash("ann")) == (0, 0)
    assert table.state.train_debt["ann"] == 74  # 49 are missing: 73.5


def test_R32_a_loan_for_a_bank_train_takes_no_money_out_of_the_bank():
    """He still owes the bank the money for the train (p. 15); the bank pays nothing, so it does not break."""
    table = forced(treasury=10, cash=0).bank(0).play(buy("ann", "STB", "3", 180))
    assert not table.state.bank_broken
    assert table.happened(BankBroken) == []
    assert table.cash("bank") == 10


def test_R32_for_another_companys_train_the_bank_lends_the_money():
    table = forced().company("AB", treasury=0, ben=5).own("AB", t="3").turn("STB", "trains")
    table.play(buy("ann", "STB", "t", 180, "AB"))
    assert (table.cash("AB"), table.state.train_debt["ann"]) == (180, 270)


def test_R32_any_train_on_offer():
    """The treasury would pay the 3H; the director takes the dearer side and helps."""
    table = forced(treasury=160, cash=100).play(buy("ann", "STB", "3", 180))
    assert (table.types("STB"), table.cash("ann")) == (["3"], 80)


def test_R32_only_if_none_is_affordable_where_the_ruling_says_so():
    table = forced(treasury=160, cash=100, forced_train="only-if-none-affordable")
    assert table.refuses(buy("ann", "STB", "3", 180)).rule == "R32"
    assert table.play(buy("ann", "STB", "3H", 150)).types("STB") == ["3H"]
    poor = forced(treasury=149, cash=100, forced_train="only-if-none-affordable")
    assert poor.play(buy("ann", "STB", "3", 180)).types("STB") == ["3"]


def test_R32_another_directors_train_bars_no_help():
    """Whoever would have to agree to the sale need not: only what the company can buy by itself is affordable."""
    table = forced(treasury=100, cash=100, forced_train="only-if-none-affordable")
    table.company("AB", ben=5).own("AB", t="2H").company("BLS", ben=4, ann=1).turn("STB", "trains").give(ann=0)
    table.play(sell("ann", "BLS", 1)).play(buy("ann", "STB", "3", 180))
    assert table.types("STB") == ["3"]


@pytest.mark.parametrize("owner", ["AB", "pool"])
def test_R32_a_train_of_his_own_or_in_the_pool_is_affordable(owner):
    table = forced(treasury=100, cash=100, forced_train="only-if-none-affordable")
    table.company("AB", ann=5).own(owner, t="2H").turn("STB", "trains").give(ann=100)
    refused = table.refuses(buy("ann", "STB", "3", 180))
    assert (refused.code, refused.severity) == ("can-pay-another", Severity.RULE)  # a table may decide otherwise


@pytest.mark.parametrize(("treasury", "helped"), [(0, True), (1, False)])
def test_R32_a_train_of_his_own_is_affordable_at_any_price(treasury, helped):
    """Companies of one director agree on 1 or more (R28), so it is not the printed price that counts."""
    table = forced(treasury=treasury, cash=300, forced_train="only-if-none-affordable")
    table.company("AB", ann=5).own("AB", t="3").turn("STB", "trains").give(ann=300)
    if helped:
        assert table.play(buy("ann", "STB", "3", 180)).types("STB") == ["3"]
    else:
        assert table.code(buy("ann", "STB", "3", 180)) == "can-pay-another"
        assert table.play(buy("ann", "STB", "t", 1, "AB")).types("STB") == ["3"]


def test_R32_never_above_face():
    """From a company of the same director, with help, at most the printed price."""
    table = forced(treasury=100, cash=500).company("AB", ann=5).own("AB", t="3").turn("STB", "trains").give(ann=500)
    assert table.code(buy("ann", "STB", "t", 181, "AB")) == "above-face"
    table.play(buy("ann", "STB", "t", 180, "AB"))
    assert table.cash("ann") == 420


def test_R32_no_help_for_a_second_train_and_none_without_a_duty():
    table = forced(treasury=100, cash=500).own("STB", t="2H").turn("STB", "trains")
    assert table.code(buy("ann", "STB", "3", 180)) == "not-enough-money"
    nob = Table(3).phase("3").company("NOB", treasury=10, ann=2).tiles(D19="57/1", D17="4/1").turn("NOB", "trains")
    assert nob.code(buy("ann", "NOB", "3H", 150)) == "not-enough-money"


def test_R32_he_may_sell_shares_before():
    table = forced().company("AB", at="100/3", ben=4, ann=2).give(ann=0).turn("STB", "trains")
    table.play(sell("ann", "AB", 2))
    assert (table.cash("ann"), table.at("AB")) == (200, "90/4")
    table.play(buy("ann", "STB", "3", 180))
    assert (table.cash("ann"), table.state.debt("ann")) == (20, 0)


def test_R32_he_need_not_sell():
    table = forced().company("AB", at="100/3", ben=4, ann=2).give(ann=0).turn("STB", "trains")
    table.play(buy("ann", "STB", "3H", 150))
    assert table.state.train_debt["ann"] == 225
    assert table.shares("AB", "ann") == 2


def test_R32_such_sales_change_no_director():
    table = forced().company("AB", at="100/3", ann=3, ben=3).hold("STB", ann=3, cat=2).give(ann=0).turn("STB", "trains")
    assert table.code(sell("ann", "AB", 1)) == "emergency-keeps-directors"
    assert table.code(sell("ann", "STB", 2)) == "emergency-keeps-directors"
    table.play(sell("ann", "STB", 1))  # equal to Cat: he stays director
    assert table.director("STB") == "ann"


def test_R32_the_pool_limit_holds_there_too():
    table = forced().company("AB", at="100/3", ben=2, ann=2, pool=5).give(ann=0).turn("STB", "trains")
    assert table.code(sell("ann", "AB", 1)) == "pool-full"


def test_R32_nobody_sells_without_need():
    table = forced(treasury=500).company("AB", ben=4, ann=2).give(ann=0).turn("STB", "trains")
    assert table.code(sell("ann", "AB", 1)) == "no-stock-round"


@pytest.mark.parametrize(("debt", "after"), [(100, 150), (75, 113), (1, 2)])
def test_R32_half_is_added_at_the_end_of_each_stock_round(debt, after):
    table = Table(3).company("STB", treasury=400, ann=5).give(ann=0).change(train_debt={"ann": debt})
    table.everybody_passes()
    assert table.state.train_debt["ann"] == after


def test_R32_a_debtor_buys_no_shares_but_certificates():
    table = Table(3).company("STB", ben=5).give(ann=500).change(train_debt={"ann": 1})
    assert table.refuses(BuyShare(actor="ann", company="STB", source="bank", percent=10)).rule == "R32"
    assert table.code(StartCompany(actor="ann", company="NOB", price=60)) == "debtor-buys-nothing"
    table.play(BuyCertificate(actor="ann", paper="T2"))
    assert table.cash("ann") == 450


def test_R32_a_debtor_buys_nothing_where_the_ruling_says_so():
    table = Table(3, debtor_buys="nothing").company("STB", ben=5).give(ann=500).change(train_debt={"ann": 1})
    assert table.code(BuyCertificate(actor="ann", paper="T2")) == "debtor-buys-nothing"


def test_R32_repayable_at_any_time():
    """In Ben's stock turn, in part and in full; then Ann may buy again."""
    table = Table(3).company("STB", ben=5).give(ann=500).change(train_debt={"ann": 100}).stock("ben")
    assert table.code(RepayDebt(actor="ann", amount=101)) == "repay-amount"
    assert table.code(RepayDebt(actor="ann", amount=0)) == "repay-amount"
    assert table.code(RepayDebt(actor="cat", amount=1)) == "repay-amount"
    table.play(RepayDebt(actor="ann", amount=40)).play(RepayDebt(actor="ann", amount=60))
    assert (table.cash("ann"), table.state.debt("ann")) == (400, 0)
    table.stock("ann").play(BuyShare(actor="ann", company="STB", source="bank", percent=10))
    assert table.shares("STB", "ann") == 1


def test_R32_no_money_no_repayment():
    table = Table(3).give(ann=30).change(train_debt={"ann": 100})
    assert table.code(RepayDebt(actor="ann", amount=31)) == "not-enough-money"


def test_R32_debt_is_deducted_at_the_end():
    table = Table(3).give(ann=30).change(train_debt={"ann": 100})
    assert table.worth("ann") == -70


def test_R32_there_is_no_bankruptcy():
    assert forced().code(DeclareBankruptcy(actor="ann")) == "no-bankruptcy"


def test_R32_bankruptcy_ends_the_game_where_the_ruling_says_so():
    """He sells what the pool takes, one block per company, and has no cash left; debt stays."""
    table = forced(bankruptcy="ends-game").company("AB", at="100/3", ben=4, ann=2).give(ann=70)
    table.change(train_debt={"ann": 40}).turn("STB", "trains")
    assert table.code(DeclareBankruptcy(actor="ben")) == "no-bankruptcy-now"
    table.play(DeclareBankruptcy(actor="ann"))
    assert isinstance(table.state.frame, GameOver)
    assert (table.cash("ann"), table.state.debt("ann")) == (0, 40)
    assert table.shares("AB", "pool") == 2


# Export


def set_over(phase, index=1, rounds=1, **switches):
    """The last turn of an operating round is about to end."""
    table = Table(3, **switches).phase(phase).company("STB", treasury=10, ann=5).turn("STB", "trains", index, rounds)
    return table.own("STB", t="2H") if phase in ("1", "2", "3") else table.own("STB", t="6")


def exported(table):
    return [event.card for event in table.happened(TrainTaken) if event.owner == CLOSED]


def skip(table):
    return table.play(done("ann"))


def test_R29_a_train_goes_abroad_at_the_end_of_each_set_from_phase_2_on():
    table = skip(set_over("2"))
    assert exported(table) == ["2"]
    assert table.state.stack["2"] == 2
    assert table.state.frame.kind == "stock"


def test_R29_none_in_phase_1():
    table = skip(set_over("1").change(trains={}))
    assert exported(table) == []


def test_R29_also_in_the_set_in_which_phase_2_began():
    table = Table(3).phase("1").company("STB", treasury=70, ann=5).turn("STB", "trains")
    table.play(buy("ann", "STB", "2H", 70))
    assert exported(table) == ["2"]
    assert table.state.stack["2"] == 2


def test_R29_only_after_the_last_round_of_a_set():
    table = skip(set_over("3", 1, 2))
    assert exported(table) == []


def test_R29_an_export_can_begin_a_phase_and_brings_no_money():
    table = set_over("2").stack(_2=13)
    bank = table.cash("bank")
    table = skip(table)
    assert (exported(table), table.state.phase) == (["3"], "3")
    assert table.cash("bank") == bank


@pytest.mark.parametrize(("switches", "asked"), [({}, True), ({"open_steps": "as-recorded"}, False)])
def test_R29_trains_over_the_limit_after_an_export_are_chosen_at_once_or_as_recorded_games_do(switches, asked):
    """The first 4 goes abroad: AB has one too many, before the stock round or before the next operating round."""
    table = Table(3, **switches).phase("3").stack(_3=9).company("AB", ann=5).company("STB", ben=5)
    table.own("AB", **{f"3-{number}": "3" for number in range(4)}).own("STB", t="3")
    table.turn("STB", "trains", 2, 2, acted=("AB",)).play(done("ben"))
    assert table.state.phase == "4"
    question = Question("discard", "")
    assert (table.state.frame == question) == asked
    if not asked:
        table.everybody_passes()
        assert isinstance(table.state.flow[0], OperatingRound)
    table.play(DiscardTrain(actor="ann", company="AB", train="3-1"))
    assert len(table.types("AB")) == 3
    assert question not in table.state.flow


def test_R29_an_8_can_be_exported():
    table = skip(set_over("6").stack(_6=4).sbb(director="ben"))
    assert (exported(table), table.state.phase) == (["8E"], "7")


# EVA


def first_5(player="ben"):
    """STB buys the first 5; P7 belongs to Ben, who directs AB."""
    table = Table(3).phase("4").stack(_4=6).company("STB", treasury=500, ann=5).company("AB", par=100, ben=5)
    table.paper("P7", player).turn("STB", "trains")
    return table.play(buy("ann", "STB", "5", 450))


def eva(player, company):
    return GiveEva(actor=player, company=company)


def test_R35_p7_becomes_eva_with_the_first_5():
    table = first_5()
    assert table.state.papers["P7"].owner == CLOSED
    assert table.state.trains["EVA"].owner == "ben"
    table.play(eva("ben", "AB"))
    assert table.types("AB") == ["5H"]


def test_R35_later_and_in_others_turns():
    table = first_5().stock("cat").play(eva("ben", "AB"))
    assert table.state.trains["EVA"].owner == "AB"
    assert table.state.frame.player == "cat"


def test_R35_only_to_a_launched_company_that_he_directs():
    table = first_5()
    assert table.code(eva("ben", "STB")) == "not-director"
    assert table.code(eva("ann", "STB")) == "no-eva"
    table.company("MOB", launched=False, home=False, ben=2)
    assert table.code(eva("ben", "MOB")) == "not-director"


def test_R35_within_the_train_limit():
    table = first_5().own("AB", x="4", y="4")
    assert table.code(eva("ben", "AB")) == "train-limit"


def test_R35_from_then_on_an_ordinary_5h_of_face_400():
    table = first_5().play(eva("ben", "AB")).give(STB=500).turn("STB", "trains")
    assert table.code(buy("ann", "STB", "EVA", 399, "AB")) == "train-price"
    table.play(buy("ann", "STB", "EVA", 400, "AB"))
    assert table.types("STB") == ["5", "5H"]


def test_R35_nobody_buys_eva_from_a_player():
    table = first_5().give(STB=500).turn("STB", "trains")
    assert table.code(buy("ann", "STB", "EVA", 400, "ben")) == "train-not-on-sale"


def test_R35_an_exported_5_brings_eva_too():
    table = set_over("4", 2, 2).stack(_4=6).paper("P7", "ben")
    table = skip(table)
    assert exported(table) == ["5"]
    assert table.state.trains["EVA"].owner == "ben"


def test_R43_eva_is_a_5h():
    table = first_5().play(eva("ben", "AB"))
    assert table.state.trains["EVA"].type == "5H"
    assert table.rules.side("5H").kind == "hex"
