"""Operating rounds: order, half pay, mine money, prices, the number of rounds (VI, VII, X, XI, XIII to XV)."""

import pytest

from core.rail18.actions import BuyTrain, DecideDividend, DeclareRoute, Pass, RunTrains, SellShares
from core.rail18.events import CompanyOperated, DividendDecided, MarkerMoved
from core.rail18.order import operating_order, still_to_act
from core.rail18.routes.best_run import best_run
from core.rail18.rules import Draft
from core.rail18.state import OperatingRound
from core.rail18.turn import settle
from tests.play.table import route
from tests.titles.t1824.play import Table

MINORS = ["EPP", "EOD", "MLB", "SPB", "Sd1", "Sd2", "Sd3", "Ug1", "Ug2", "kk1", "kk2"]


def run(company, *routes, player="ann"):
    return RunTrains(actor=player, company=company, routes=routes)


def dividend(company, pay, player="ann"):
    return DecideDividend(actor=player, company=company, pay=pay)


# Order


def everybody():
    table = Table(3).phase("2")
    for sym in reversed(MINORS):
        table.minor(sym, "ann", home=False)
    table.company("BH", par=60, ben=5).company("BK", par=100, ann=5).company("MS", par=80, at="100/2", cat=5)
    return table.company("SB", par=100, at="100/3", cat=5)


def test_A47_coal_railways_then_forerunners_then_by_price():
    """MS stands on 100 too, but further left; SB came to the same cell after BK."""
    table = everybody().turn("EPP")
    assert still_to_act(table.rules, table.state) == [*MINORS, "BK", "SB", "MS", "BH"]


def test_A47_staatsbahnen_that_have_not_formed_do_not_act():
    table = everybody().turn("EPP")
    assert not {"Sd", "Ug", "kk"} & set(still_to_act(table.rules, table.state))
    assert operating_order(table.rules, table.state, lambda sym: sym in ("Sd", "BK")) == ["Sd", "BK"]


def test_A47_looked_at_anew_after_each_company():
    """MS lies above BH; Ann sells a share of it for BK's train, and BH acts before it."""
    table = Table(3).phase("1").company("BK", par=100, ann=5).company("MS", par=90, cat=5, ann=2)
    table.company("BH", par=90, ben=5).give(ann=0).turn("BK", "trains")
    assert still_to_act(table.rules, table.state)[1:] == ["MS", "BH"]
    table.play(SellShares(actor="ann", company="MS", shares=1))
    table.play(BuyTrain(actor="ann", company="BK", source="bank", train="2", price=80))
    assert table.state.frame.company == "BH"


def test_A47_further_right_before_higher_in_the_stack():
    table = Table(3).company("BK", at="110/3", ann=5).company("BH", at="110/2", ben=5).company("MS", at="110/3", cat=5)
    assert operating_order(table.rules, table.state, lambda sym: sym in ("BK", "BH", "MS")) == ["BK", "MS", "BH"]


# Mountain railways


def test_mountain_railways_pay_25_at_the_start_of_every_round_of_a_set():
    table = Table(3).phase("3").company("BK", ann=5).own("BK", a="3").mountain("B1", "ben").mountain("B4", "ben")
    table.mountain("B2", "cat").give(ben=0, cat=0).stock("ann").everybody_passes()
    assert table.paid("income:B1") == table.paid("income:B4") == [("bank", "ben", 25)]
    assert (table.cash("ben"), table.cash("cat")) == (50, 25)
    while table.state.flow[0].index == 1:
        table.play(Pass(actor="ann", what=table.state.frame.step))
    assert isinstance(table.state.flow[0], OperatingRound)
    assert (table.cash("ben"), table.cash("cat")) == (100, 50)


def test_a_mountain_railway_of_a_debtor_pays_his_debt():
    table = Table(3).phase("3").company("BK", ann=5).own("BK", a="3").mountain("B1", "ben").give(ben=0)
    table.change(train_debt={"ben": 20}).stock("ann").everybody_passes()  # 20 and half of it
    assert (table.cash("ben"), table.state.debt("ben")) == (0, 5)


# Half pay


def test_minors_halve_by_themselves():
    """Sd1 runs from Wien to Graz: nobody is asked what becomes of it."""
    table = Table(3).phase("2").minor("Sd1", "ann", 240, treasury=100).own("Sd1", a="2").give(ann=0)
    table.tiles(G10="1/0").turn("Sd1", "run")
    path = next(iter(paths(table, "Sd1")))
    table.play(run("Sd1", route("a", path)))
    told = table.happened(DividendDecided)[0]
    half = told.revenue // 2
    assert told.revenue > 0
    assert (table.cash("ann"), table.cash("Sd1")) == (half, 100 + told.revenue - half)
    assert not table.happened(MarkerMoved)
    assert [event.revenue for event in table.happened(CompanyOperated)] == [told.revenue]


def paths(table, company):
    """Those of the best run."""
    return [" ".join(each.path) for each in best_run(table.rules, table.state, company).routes]


def test_A25_mine_money_is_never_halved():
    """EPP: a 1g from D5 to Pilsen earns 20, of which 10 are the owner's; the mine's 10 are the treasury's."""
    table = Table(3).phase("2").minor("EPP", "ann", 120).own("EPP", a="1g").give(ann=0).tiles(C4="5/5")
    table.turn("EPP", "run").play(run("EPP", route("a", "D5.0 D5/2 C4.0")))
    assert (table.cash("ann"), table.cash("EPP")) == (10, 20)
    assert table.paid("mine:EPP") == [("bank", "EPP", 10)]


@pytest.mark.parametrize(("phase", "money"), [("2", 10), ("4", 10), ("5", 40), ("8", 40)])
def test_A25_the_higher_amount_from_the_first_5_on(phase, money):
    table = Table(3).phase(phase).company("BK", ann=5).own("BK", a="1g").tiles(C4="5/5").station("BK", "C4")
    table.turn("BK", "run").play(run("BK", route("a", "C4.0 C4/5 D5.0")))
    assert table.state.frame.mine_money == money
    table.play(dividend("BK", pay=True))
    assert (table.cash("BK"), table.paid("mine:BK")) == (money, [("bank", "BK", money)])
    assert table.cash("ann") == 820 + 10  # half of 20: what the bank holds earns nothing


def test_A48_mine_money_alone_is_no_dividend():
    """Nothing earned counts as withheld, whatever the mine pays."""
    table = Table(3).phase("2").company("BK", par=80, ann=5).own("BK", a="1g")
    table.turn("BK", "dividend", revenue=0, mine_money=10)
    table.state = settled(table)
    assert (table.at("BK"), table.cash("BK")) == ("70/5", 10)


def settled(table):
    """What goes on by itself."""
    draft = Draft(table.rules, table.state)
    settle(draft)
    table.events = tuple(draft.events)
    return draft.state


# Prices


MOVES = [
    (True, "80/5", "90/5"), (False, "80/5", "70/5"),  # right and left
    (True, "80/7", "90/6"), (True, "220/4", "240/3"),  # at the end of a row up
    (False, "40/7", "40/7"), (False, "60/5", "50/6"),  # at its beginning down
]  # fmt: skip


@pytest.mark.parametrize(("pays", "before", "after"), MOVES)
def test_A48_paid_right_withheld_left(pays, before, after):
    table = Table(3).phase("2").company("BK", par=80, at=before, ann=5).own("BK", a="2")
    table.turn("BK", "dividend", revenue=40).play(dividend("BK", pays))
    assert table.at("BK") == after


def test_A48_nothing_earned_moves_left():
    table = Table(3).phase("2").company("BK", par=80, treasury=500, ann=5).own("BK", a="2").turn("BK", "run")
    table.state = settled(table)
    assert (table.state.frame.step, table.at("BK")) == ("trains", "70/5")


def test_dividends_by_shares_and_nothing_for_the_bank():
    table = Table(3).phase("2").company("BK", ann=4, ben=2).own("BK", a="2").give(ann=0, ben=0)
    table.turn("BK", "dividend", revenue=70).play(dividend("BK", pay=True))
    assert (table.cash("ann"), table.cash("ben"), table.cash("BK")) == (28, 14, 0)


# Rounds


def rounds_after_stock_round(phase, **switches):
    table = Table(3, **switches).phase(phase).company("BK", ann=5).own("BK", a="6").stock("ann")
    table.everybody_passes()
    above = table.state.flow[0]
    assert isinstance(above, OperatingRound)
    return above.total


def test_A75_one_one_two_two_two_three():
    assert [rounds_after_stock_round(str(phase)) for phase in range(1, 9)] == [1, 1, 2, 2, 2, 3, 3, 3]


def test_A75_three_in_phase_5_by_the_other_value():
    found = [rounds_after_stock_round(str(phase), rounds_in_phase_5="3") for phase in range(1, 9)]
    assert found == [1, 1, 2, 2, 3, 3, 3, 3]


def test_A75_fixed_when_the_stock_round_ends():
    """A phase that begins in the set changes nothing in it."""
    table = Table(3).phase("2").stack(_2=9).company("BK", treasury=500, ann=5).turn("BK", "trains", rounds=1)
    table.play(BuyTrain(actor="ann", company="BK", source="bank", train="3", price=180))
    assert table.state.phase == "3"
    assert table.state.flow[0].total == 1


# Without track


def number(revenue, mine_money=0, company="EPP"):
    return RunTrains(actor="ann", company=company, routes=(), revenue=revenue, mine_money=mine_money)


def without_track(sym="EPP", *trains):
    table = Table(3, mode="table").phase("2").minor(sym, "ann", 200, treasury=0).give(ann=0)
    return table.own(sym, **{f"t{n}": kind for n, kind in enumerate(trains)}).change(track_kept=False)


def test_A25_mine_money_is_entered_beside_a_number():
    table = without_track("EPP", "1g").turn("EPP", "run").play(number(40, 20))
    assert (table.cash("ann"), table.cash("EPP")) == (20, 40)


@pytest.mark.parametrize(("trains", "money"), [(("1g",), 30), (("1g", "1g"), 50), ((), 10), (("1g",), -10)])
def test_A25_no_more_than_mines_can_pay(trains, money):
    table = without_track("Sd1", "2", *trains).turn("Sd1", "run")
    assert table.code(number(40, money, "Sd1")) == "no-amount"


def test_A25_with_routes_it_follows_from_them():
    table = Table(3, mode="table").phase("2").minor("EPP", "ann", 120).own("EPP", a="1g").tiles(C4="5/5")
    table.turn("EPP", "run")
    claim = run("EPP", route("a", "D5.0 D5/2 C4.0")).model_copy(update={"mine_money": 10})
    assert table.code(claim) == "track-kept"


def test_A78_without_track_no_route_has_to_be_told():
    table = without_track("EPP").turn("EPP", "trains")
    assert table.code(DeclareRoute(actor="ann", company="EPP")) == "no-train-duty"
    assert table.code(Pass(actor="ann", what="trains")) == "must-own-train"
