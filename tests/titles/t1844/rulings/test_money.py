"""Operating order, income, dividends, price moves, the broken bank, the end of the game."""

import pytest

from core.rail18.actions import BuyTrain, DecideDividend, Pass, RepayDebt, RunTrains, SellShares, StartCompany
from core.rail18.events import BankBroken, MoneyPaid
from core.rail18.order import operating_order
from core.rail18.state import CompanyTurn, GameOver
from core.rail18.worth import ranking
from core.titles.t1844.mountains import BuyCertificate
from tests.titles.t1844.positions import Table, route


def dividend(player, company, pay):
    return DecideDividend(actor=player, company=company, pay=pay)


def turns(table):
    """Play a whole operating round without doing anything; the companies in their order."""
    order = []
    while isinstance(table.state.frame, CompanyTurn):
        frame = table.state.frame
        if not order or order[-1] != frame.company:
            order.append(frame.company)
        table.play(Pass(actor=table.director(frame.company), what=frame.step))
    return order


# Operating order


def test_R11_price_then_further_right_then_higher_in_the_stack():
    """100/2 lies in column 4, 100/3 in column 5, 100/4 in column 6."""
    table = Table(3).company("STB", at="100/2", treasury=400, ann=5).company("AB", at="100/4", treasury=400, ann=5)
    table.company("MOB", at="100/3", treasury=400, ann=5).company("BLS", at="110/2", treasury=400, ann=5)
    table.company("RhB", at="100/3", treasury=400, ann=5)
    table.everybody_passes()
    assert turns(table)[:5] == ["BLS", "AB", "MOB", "RhB", "STB"]


def test_R11_a_marker_moved_onto_others_goes_under_them():
    """STB falls from 90/4 onto AB's 80/4."""
    table = Table(3).company("STB", at="90/4", treasury=400, ann=5).company("AB", at="80/4", treasury=400, ann=5)
    table.everybody_passes()
    while table.state.frame.company == "STB":
        table.play(Pass(actor="ann", what=table.state.frame.step))
    assert (table.at("STB"), table.at("AB")) == ("80/4", "80/4")
    assert operating_order(table.rules, table.state, lambda _: True) == ["AB", "STB"]


def test_R11_a_company_started_at_the_same_par_goes_under():
    table = Table(3).give(ann=500, ben=500, cat=500)
    for player, company in (("ann", "JS"), ("ben", "NOB")):
        table.play(StartCompany(actor=player, company=company, price=80))
    table.play(Pass(actor="cat", what="stock")).everybody_passes()
    assert table.state.frame.company == "JS"
    assert operating_order(table.rules, table.state, lambda _: True) == ["JS", "NOB"]


def test_R11_the_order_is_taken_anew_after_each_company():
    """AB (100/3) would follow STB; for STB's train Ann sells a share of AB, which falls behind MOB (100/2)."""
    table = Table(3).phase("3").company("STB", at="110/2", ann=5).company("AB", at="100/3", treasury=400, ben=4, ann=3)
    table.company("MOB", at="100/2", treasury=400, cat=5).tiles(C14="58/5").give(ann=0).turn("STB", "trains")
    assert operating_order(table.rules, table.state, lambda _: True) == ["STB", "AB", "MOB"]
    table.play(SellShares(actor="ann", company="AB", shares=1))
    table.play(BuyTrain(actor="ann", company="STB", source="bank", train="3H", price=150))
    assert table.at("AB") == "90/4"
    assert table.state.frame.company == "MOB"


# Income


def test_R12_privates_then_mountains_and_tunnels():
    table = Table(3).phase("3").company("STB", treasury=0, ann=5).give(ann=0, ben=0, cat=0)
    table.paper("P1", "ann").paper("P2", "ben").paper("P3", "STB")
    table.mountain("B1", "ann", "H7", active=True).mountain("B2", "ben", "J29", active=False)
    table.tunnel("T1", "ben", "J9", "X78", 3, active=True).tunnel("T2", "cat", "H27", "X79", 0, active=False)
    table.everybody_passes()  # Ben and Cat have nothing to deal with
    paid = [(event.payee, event.amount, event.why) for event in table.happened(MoneyPaid)][:5]
    assert paid == [
        ("ann", 5, "income:P1"), ("ben", 10, "income:P2"), ("STB", 15, "income:P3"),
        ("ann", 40, "income:B1"), ("ben", 10, "income:T1"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("code", "income"), [("P1", 5), ("P2", 10), ("P3", 15), ("P4", 20), ("P5", 25), ("P6", 30), ("P7", 0)]
)
def test_R12_what_each_private_pays(code, income):
    table = Table(3).company("STB", ann=5).give(ann=100).paper(code, "ann").everybody_passes()
    assert table.cash("ann") == 100 + income


def test_R12_in_every_operating_round():
    table = Table(3).phase("3").company("STB", treasury=100, ann=5).give(ann=0, ben=0).paper("P1", "ben")
    table.everybody_passes()
    turns(table)
    assert table.cash("ben") == 10
    assert table.state.frame.kind == "stock"


# Dividends


def paying(company, revenue, pool=0, at=None, preset="2016", phase="3", switches=None, **holders):
    table = Table(3, preset, **(switches or {})).phase(phase).company(company, at=at, pool=pool, **holders)
    table.give(**dict.fromkeys(holders, 0))
    return table.turn(company, "dividend", revenue=revenue)


def test_R25_each_holder_is_rounded_up_once():
    """110 at 25 % are 27.5: 28; two shares at once are 55."""
    table = paying("NOB", 110, ann=2, ben=1, cat=1).play(dividend("ann", "NOB", True))
    assert [table.cash(player) for player in ("ann", "ben", "cat")] == [55, 28, 28]


def test_R25_three_quarters_are_rounded_once_not_share_by_share():
    table = paying("NOB", 110, ann=3, ben=1).play(dividend("ann", "NOB", True))
    assert (table.cash("ann"), table.cash("ben")) == (83, 28)  # 82.5


def test_R25_the_pools_part_goes_to_the_company_rounded_down():
    table = paying("NOB", 110, pool=1, ann=3).play(dividend("ann", "NOB", True))
    assert table.cash("NOB") == 27


def test_R25_unsold_shares_pay_the_bank():
    table = paying("STB", 100, ann=3, ben=2)
    bank = table.cash("bank")
    table.play(dividend("ann", "STB", True))
    assert (table.cash("ann"), table.cash("ben"), table.cash("STB")) == (30, 20, 0)
    assert bank - table.cash("bank") == 50


def test_R25_five_percents_of_the_sbb():
    table = Table(3).phase("5").sbb(director="ann", ann=1, ben=3).give(ann=0, ben=0)
    table.turn("SBB", "dividend", revenue=210).play(dividend("ann", "SBB", True))
    assert (table.cash("ann"), table.cash("ben")) == (32, 32)  # 15 % of 210 is 31.5
    assert table.cash("SBB") == 147  # 70 % in the pool


@pytest.mark.parametrize(
    ("company", "at", "pay", "to"),
    [
        ("STB", "80/4", True, "90/4"),
        ("STB", "80/4", False, "70/4"),
        ("STB", "230/4", True, "240/3"),  # the end of its row: up
        ("STB", "350/1", True, "350/1"),  # nowhere to go
        ("STB", "50/4", False, "45/5"),  # the left edge: down
        ("STB", "30/8", False, "30/8"),
        ("STB", "90/1", False, "80/2"),
        ("JN", "160/5", True, "170/4"),
        ("JN", "170/4", True, "180/3"),
        ("JN", "180/3", True, "190/2"),
        ("JN", "190/2", True, "200/1"),
        ("JN", "200/1", True, "200/1"),
        ("JN", "145/5", True, "160/5"),
        ("STB", "160/5", True, "180/5"),
        ("STB", "170/4", True, "190/4"),
    ],
)
def test_price_after_a_dividend(company, at, pay, to):
    shares = {"ann": 3, "ben": 2}
    table = paying(company, 100, at=at, **shares).play(dividend("ann", company, pay))
    assert table.at(company) == to


@pytest.mark.parametrize(("value", "to"), [("180", "180/5"), ("160", "170/4")])
def test_R52_the_fifth_row_ends_with_180_or_160(value, to):
    table = paying("STB", 100, at="160/5", switches={"market_row_5": value}, ann=5).play(dividend("ann", "STB", True))
    assert table.at("STB") == to


def test_R52_180_lies_beyond_the_red_line():
    table = paying("JN", 100, at="160/5", ann=5).play(dividend("ann", "JN", True))
    assert table.at("JN") == "170/4"
    assert paying("STB", 10, at="180/5", ann=5).play(dividend("ann", "STB", True)).at("STB") == "190/4"


def test_keeping_puts_everything_into_the_treasury():
    table = paying("STB", 100, pool=2, ann=5).play(dividend("ann", "STB", False))
    assert (table.cash("STB"), table.cash("ann")) == (100, 0)


def test_R26_a_company_that_runs_nothing_moves_left():
    table = Table(3).company("STB", treasury=400, ann=5).everybody_passes()
    turns(table)
    assert table.at("STB") == "70/4"
    assert table.state.companies["STB"].operated


def test_R26_a_run_for_nothing_moves_left():
    table = Table(3).company("STB", treasury=400, ann=5).own("STB", t="2").tiles(C14="58/5").turn("STB", "run")
    table.play(RunTrains(actor="ann", company="STB", routes=()))
    assert table.at("STB") == "70/4"


# The broken bank and the end


def test_R40_broken_at_the_first_payment_it_cannot_make_in_full():
    table = paying("STB", 100, ann=5, ben=5).bank(99).play(dividend("ann", "STB", True))
    assert table.state.bank_broken
    assert table.cash("bank") == -1  # payments go on
    assert (table.cash("ann"), table.cash("ben")) == (50, 50)


def test_R40_exactly_0_is_not_broken():
    table = paying("STB", 100, ann=5, ben=5).bank(100).play(dividend("ann", "STB", True))
    assert table.cash("bank") == 0
    assert not table.state.bank_broken
    assert table.happened(BankBroken) == []


def test_R40_a_bank_that_is_refilled_stays_broken():
    table = paying("STB", 100, ann=5, ben=5).bank(99).play(dividend("ann", "STB", True)).give(ann=200)
    assert table.state.bank_broken


def test_R40_in_an_operating_round_the_set_is_finished():
    table = Table(3).phase("3").company("STB", treasury=400, ann=5).turn("STB", "trains", index=1, rounds=2)
    table.change(bank_broken=True).play(Pass(actor="ann", what="trains"))
    above = table.state.flow[0]
    assert (above.kind, above.index) == ("operating", 2)
    turns(table)
    assert isinstance(table.state.frame, GameOver)


def test_R40_in_a_stock_round_a_full_set_follows():
    table = Table(3).phase("3").company("STB", treasury=400, ann=5).change(bank_broken=True).everybody_passes()
    assert (table.state.flow[0].index, table.state.flow[0].total) == (1, 2)
    turns(table)
    assert isinstance(table.state.frame, GameOver)


def test_R40_a_stock_round_can_break_the_bank():
    table = Table(3).company("STB", at="100/3", ann=5, ben=3).stock("ben").bank(299)
    table.play(SellShares(actor="ben", company="STB", shares=3))
    assert table.state.bank_broken
    assert table.cash("ben") == 800 + 300


def test_R40_income_at_the_start_of_an_operating_round_can_break_the_bank():
    table = Table(3).company("STB", treasury=400, ann=5).paper("P1", "ann").bank(4).everybody_passes()
    assert table.state.bank_broken
    turns(table)
    assert isinstance(table.state.frame, GameOver)


def test_nothing_follows_the_end():
    table = Table(3).change(flow=(GameOver(),))
    assert table.engine.options(table.state) == ()
    assert table.code(Pass(actor="ann", what="stock")) == "game-over"
    assert table.code(RepayDebt(actor="ann", amount=1)) == "game-over"


def test_R39_final_worth():
    """Cash − debt + shares at market price + 150 per active mountain + 50 per active tunnel."""
    table = Table(3).company("STB", at="110/4", treasury=700, ann=4).give(ann=300).paper("P1", "ann")
    table.mountain("B1", "ann", "H7", active=True).mountain("B2", "ann", "J29")
    table.tunnel("T1", "ann", "J9", "X78", 3, active=True).tunnel("T2", "ann", "H27", "X79", 0).paper("T3", "ann")
    table.change(train_debt={"ann": 30}, exchange_debt={"ann": 7})
    assert table.worth("ann") == 300 - 30 - 7 + 4 * 110 + 150 + 50


def test_R39_doubles_count_twice_the_price():
    table = Table(3).sbb("ann", director="ann", ann=1).give(ann=0)
    assert table.worth("ann") == 5 * 100


def test_R39_active_counts_even_if_it_never_paid():
    """Woken in the last round: worth 150, though no income followed."""
    table = Table(3).phase("3").company("FNM", ann=5).own("FNM", t="2H").tiles(L21="6/4").give(ben=0)
    table.mountain("B1", "ben", "L23").change(bank_broken=True).turn("FNM", "run")
    run = RunTrains(actor="ann", company="FNM", routes=(route("t", "L21.0 L21/4 L23.0"),))
    table.play(run).play(dividend("ann", "FNM", False))
    turns(table)
    assert isinstance(table.state.frame, GameOver)
    assert table.worth("ben") == 150


def test_ranking_by_worth():
    table = Table(3).give(ann=100, ben=300, cat=200)
    assert ranking(table.rules, table.state) == [("ben", 300), ("cat", 200), ("ann", 100)]


def test_a_certificate_without_a_train_is_worth_nothing():
    table = Table(3).give(ann=200).play(BuyCertificate(actor="ann", paper="T2"))
    assert table.worth("ann") == 150
