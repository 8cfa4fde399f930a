"""Forced trains: help of the director, what he may sell, his debt as an overdraft and as a loan (XII, A65 to A67)."""

import pytest

from core.rail18.actions import BuyShare, BuyTrain, DecideDividend, Pass, RepayDebt, SellShares
from core.rail18.state import OperatingRound, StockRound
from tests.titles.t1824.play import Table


def train(company, kind, price, player="ann", source="bank"):
    return BuyTrain(actor=player, company=company, source=source, train=kind, price=price)


def sell(company, shares, player="ann"):
    return SellShares(actor=player, company=company, shares=shares)


def bare(treasury=0, cash=0, phase="2", **switches):
    """BK must buy a train; Ann directs it."""
    table = Table(3, **switches).phase(phase).company("BK", par=80, treasury=treasury, ann=5).give(ann=cash)
    return table.turn("BK", "trains", rounds=2)


def owed(table, player="ann"):
    return table.state.debt(player)


# Which train, and who helps


def test_A66_the_treasury_first_then_the_directors_cash():
    table = bare(treasury=50, cash=100).play(train("BK", "2", 80))
    assert (table.cash("BK"), table.cash("ann"), owed(table)) == (0, 70, 0)


def test_A66_any_train_on_offer_also_if_the_treasury_could_pay_a_cheaper_one():
    table = bare(treasury=100, cash=100)
    table.play(train("BK", "1g", 120))
    assert (table.cash("BK"), table.cash("ann")) == (0, 80)


def test_A66_of_a_company_never_above_face():
    table = bare(treasury=10, cash=500, phase="3").company("BH", ann=5).own("BH", a="2", b="3")
    assert table.code(train("BK", "a", 81, source="BH")) == "above-face"
    table.play(train("BK", "a", 80, source="BH"))
    assert (table.cash("BK"), table.cash("BH"), table.cash("ann")) == (0, 80, 430)


def test_A66_no_help_for_a_further_train():
    table = bare(cash=500).play(train("BK", "2", 80))
    assert not isinstance(table.state.frame, StockRound)
    second = bare(treasury=10, cash=500).own("BK", a="2")
    assert second.code(train("BK", "2", 80)) == "not-enough-money"


@pytest.mark.parametrize(("sym", "kind", "price"), [("EPP", "1g", 120), ("Sd1", "2", 80)])
def test_A66_owners_of_minors_help_and_owe_like_directors(sym, kind, price):
    table = Table(3).phase("2").minor(sym, "ann", 120, treasury=10).give(ann=20).turn(sym, "trains")
    table.play(train(sym, kind, price))
    missing = price - 30
    assert (table.cash(sym), table.cash("ann"), owed(table)) == (0, 0, missing * 3 // 2)
    assert table.types(sym) == [kind]


def test_A65_half_of_what_is_missing_rounded_up_at_once():
    table = bare(treasury=10, cash=15).play(train("BK", "2", 80))
    assert (table.cash("ann"), owed(table)) == (0, 83)  # 55 and half of it, 27.5


def test_A65_later_loans_add_their_own_half():
    table = bare().change(train_debt={"ann": 101}).play(train("BK", "2", 80))
    assert owed(table) == 101 + 120


def test_A65_nobody_must_sell():
    table = bare().company("BH", ben=5, ann=2)
    assert table.play(train("BK", "2", 80)).shares("BH", "ann") == 2


def test_A65_nobody_is_bankrupt():
    table = bare(phase="8")
    assert table.play(train("BK", "10", 1000)).state.debt("ann") == 1500


# Sales


def test_A67_what_he_sells_goes_to_the_train():
    table = bare().company("BH", par=70, ben=5, ann=2).play(sell("BH", 1))
    assert (table.cash("ann"), table.at("BH")) == (70, "60/7")
    table.play(train("BK", "2", 80))
    assert owed(table) == 15


def test_A67_no_sale_may_change_any_director():
    table = bare().company("BH", ann=3, ben=3, cat=1).company("MS", ann=4, ben=3)
    assert table.code(sell("BH", 1)) == "emergency-keeps-directors"
    assert table.code(sell("MS", 2)) == "emergency-keeps-directors"
    assert table.play(sell("MS", 1)).director("MS") == "ann"


def test_A67_nor_of_the_company_itself():
    table = Table(3).phase("2").company("BK", par=80, ann=4, ben=4).give(ann=0).turn("BK", "trains")
    assert table.code(sell("BK", 1)) == "emergency-keeps-directors"


def test_A67_not_more_than_needed():
    """The dearest on offer is a 1g for 120; two shares bring 120 where 100 are missing, three are too many."""
    table = bare(cash=20).company("BH", par=60, ben=5, ann=4)
    assert table.code(sell("BH", 3)) == "more-than-needed"
    table.play(sell("BH", 2))
    assert table.cash("ann") == 140
    assert table.code(sell("BK", 1)) == "no-stock-round"  # nothing is missing any more


def test_A67_half_stays_with_players():
    table = bare().company("BH", par=60, ben=4, ann=2)
    assert table.code(sell("BH", 2)) == "bank-full"
    assert table.play(sell("BH", 1)).shares("BH", "bank") == 5


def test_A67_no_sales_where_the_director_can_pay():
    table = bare(cash=120).company("BH", ben=5, ann=2)
    assert table.code(sell("BH", 1)) == "no-stock-round"


# Overdraft


def test_A65_all_income_of_a_debtor_is_set_off_at_once():
    table = Table(3).phase("2").company("BK", ann=5).own("BK", a="2").give(ann=0).change(train_debt={"ann": 50})
    table.turn("BK", "dividend", rounds=2, revenue=60).play(DecideDividend(actor="ann", company="BK", pay=True))
    assert (table.cash("ann"), owed(table)) == (0, 20)
    table.turn("BK", "dividend", rounds=2, revenue=60).play(DecideDividend(actor="ann", company="BK", pay=True))
    assert (table.cash("ann"), owed(table)) == (10, 0)


def test_A65_also_what_a_sale_brings():
    table = Table(3).phase("2").company("BK", par=80, ann=6).give(ann=0).change(train_debt={"ann": 50})
    table.stock("ann").play(sell("BK", 1))
    assert (table.cash("ann"), owed(table)) == (30, 0)


def test_A65_what_is_sold_for_a_train_pays_the_train_first():
    table = bare().company("BH", par=90, ben=5, ann=2).change(train_debt={"ann": 50})
    table.play(sell("BH", 1))
    assert (table.cash("ann"), owed(table)) == (90, 50)
    table.play(train("BK", "2", 80))
    assert (table.cash("ann"), owed(table)) == (0, 40)


def test_A65_also_what_was_sold_for_a_train_that_is_not_bought_after_all():
    """The only goods train is another director's: Ann sells for it, and then EPP goes without one (A26)."""
    table = Table(3).phase("3").stack(_1g=6, _2g=5).minor("EPP", "ann", 120, treasury=20).give(ann=0)
    table.company("BH", ben=5).own("BH", a="1g").company("MS", par=60, cat=5, ann=2).change(train_debt={"ann": 50})
    table.turn("EPP", "trains", rounds=2).play(sell("MS", 1))
    assert (table.cash("ann"), owed(table)) == (60, 50)
    table.play(Pass(actor="ann", what="trains"))
    assert (table.cash("ann"), owed(table)) == (10, 0)


def test_A65_a_debtor_buys_no_shares():
    table = Table(3).phase("2").company("BK", ann=2).give(ann=500).change(train_debt={"ann": 10}).stock("ann")
    buy = BuyShare(actor="ann", company="BK", source="bank", percent=10)
    assert table.code(buy) == "debtor-buys-nothing"
    table.play(RepayDebt(actor="ann", amount=10)).play(buy)
    assert table.shares("BK", "ann") == 3


@pytest.mark.parametrize("debt", ["overdraft", "loan"])
def test_A65_half_more_after_each_stock_round(debt):
    table = Table(3, debt=debt).phase("2").company("BK", ann=5).own("BK", a="2").give(ann=0)
    table.change(train_debt={"ann": 51}).stock("ann").everybody_passes()
    assert isinstance(table.state.flow[0], OperatingRound)
    assert owed(table) == 77


@pytest.mark.parametrize("debt", ["overdraft", "loan"])
def test_A65_deducted_at_the_end(debt):
    table = Table(3, debt=debt).give(ann=100).change(train_debt={"ann": 130})
    assert table.worth("ann") == -30


# Loan


def lent(cash=100, debt=60):
    table = Table(3, debt="loan").phase("2").company("BK", ann=5).own("BK", a="2")
    return table.give(ann=cash).change(train_debt={"ann": debt})


def test_A65_a_loan_stays_beside_the_cash():
    table = lent(0).turn("BK", "dividend", rounds=2, revenue=60)
    table.play(DecideDividend(actor="ann", company="BK", pay=True))
    assert (table.cash("ann"), owed(table)) == (30, 60)


def test_A65_a_loan_is_as_high_as_an_overdraft():
    table = bare(treasury=10, cash=15, debt="loan").play(train("BK", "2", 80))
    assert owed(table) == 83


def test_A65_a_loan_is_repaid_in_own_stock_turns_only():
    table = lent().turn("BK", "trains")
    assert table.code(RepayDebt(actor="ann", amount=10)) == "no-stock-round"
    assert table.stock("ben").code(RepayDebt(actor="ann", amount=10)) == "not-your-turn"
    table.stock("ann").play(RepayDebt(actor="ann", amount=10))
    assert (table.cash("ann"), owed(table)) == (90, 50)
    table.play(RepayDebt(actor="ann", amount=50))
    assert (table.cash("ann"), owed(table)) == (40, 0)


def test_A65_an_overdraft_may_be_repaid_at_any_time():
    """After a correction there may be cash beside it."""
    table = Table(3).give(ann=100).change(train_debt={"ann": 60}).stock("ben")
    assert owed(table.play(RepayDebt(actor="ann", amount=60))) == 0


def test_A46_repaying_a_loan_counts_as_acting():
    """Everybody else has passed: Ben and Cat are asked once more, and priority goes to Ben."""
    table = lent().stock("ann", passes=2, last_actor="cat").play(RepayDebt(actor="ann", amount=10))
    table.play(Pass(actor="ann", what="stock"))
    frame = table.state.frame
    assert isinstance(frame, StockRound)
    assert (frame.player, frame.passes, frame.last_actor, frame.acted) == ("ben", 0, "ann", False)


def test_A46_repaying_an_overdraft_does_not():
    table = Table(3).company("BK", ann=5).own("BK", a="2").give(ann=100).change(train_debt={"ann": 60})
    table.stock("ann", passes=2, last_actor="cat").play(RepayDebt(actor="ann", amount=60))
    assert isinstance(table.state.flow[0], OperatingRound)  # with nothing to buy she is passed over
    assert table.state.order[0] == "ann"
