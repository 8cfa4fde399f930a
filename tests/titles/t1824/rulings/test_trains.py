"""Trains: two racks, phases, scrapping, trade-in, limits, trade between companies, the duty to own one, export."""

import pytest

from core.rail18.actions import BuyTrain, DiscardTrain, Pass
from core.rail18.events import PhaseBegan, StackScrapped, TrainRemoved, TrainTaken
from core.rail18.phases import over_limit, train_limit
from core.rail18.rules import Draft
from core.rail18.stack import left, on_sale
from core.rail18.state import CLOSED, CompanyTurn, Question
from core.rail18.steps.trains import may_own, must_own
from core.titles.t1824.trains import export
from tests.titles.t1824.play import Table


def train(company, kind, price, player="ann", source="bank", old=None):
    return BuyTrain(actor=player, company=company, source=source, train=kind, price=price, trade_in=old)


def done(player="ann"):
    return Pass(actor=player, what="trains")


def bk(phase="3", treasury=2000, **switches):
    """BK in its train step; Ann directs it."""
    return Table(3, **switches).phase(phase).company("BK", treasury=treasury, ann=5).turn("BK", "trains", rounds=2)


def sold_now(table):
    return [card.sides[0].type for card in on_sale(table.rules, table.state)]


def unsold(table, kind):
    return left(table.state, table.title.train_sides[kind][0])


# What is on sale


ON_SALE = {
    "1": ["2"],
    "2": ["2", "1g"],
    "3": ["3", "1g", "2g"],
    "4": ["4", "1g", "2g", "3g"],
    "5": ["5", "1g", "2g", "3g"],
    "6": ["6", "1g", "2g", "3g", "4g"],
    "7": ["8", "1g", "2g", "3g", "4g", "5g"],
    "8": ["10", "1g", "2g", "3g", "4g", "5g"],
}


@pytest.mark.parametrize(("phase", "types"), ON_SALE.items())
def test_A74_goods_trains_are_opened_by_phases_and_all_open_types_are_sold(phase, types):
    assert sold_now(bk(phase)) == types


def test_A74_not_before_their_phase():
    table = bk("2")
    assert table.code(train("BK", "2g", 240)) == "train-not-on-sale"
    assert table.code(train("BK", "3", 180)) == "train-not-on-sale"  # normal trains in ascending order
    assert table.play(train("BK", "1g", 120)).types("BK") == ["1g"]


def test_A74_goods_trains_need_not_be_sold_out_for_the_next_type():
    table = bk("4").stack(_1g=2, _2g=1).play(train("BK", "3g", 360))
    assert table.types("BK") == ["3g"]
    assert table.state.phase == "4"


def test_A73_tens_without_end():
    table = bk("8").stack(_10=40)
    assert table.play(train("BK", "10", 1000)).types("BK") == ["10"]
    assert "10" in sold_now(table)


def test_only_normal_trains_begin_phases():
    table = bk("4").play(train("BK", "3g", 360))
    assert not table.happened(PhaseBegan)
    table = bk("3").stack(_3=7).play(train("BK", "4", 280))
    assert [event.phase for event in table.happened(PhaseBegan)] == ["4"]


KINDS = {"EPP": (False, True), "Sd1": (True, True), "BK": (True, True), "Sd": (True, True)}


@pytest.mark.parametrize(("company", "kinds"), KINDS.items())
def test_coal_railways_own_goods_trains_only(company, kinds):
    table = Table(3)
    assert (may_own(table.rules, company, "2"), may_own(table.rules, company, "1g")) == kinds


def test_A66_a_forerunner_buys_normal_and_goods_trains():
    table = Table(3).phase("2").minor("Sd1", "ann", 240, treasury=240).turn("Sd1", "trains")
    table.play(train("Sd1", "1g", 120)).play(train("Sd1", "2", 80))
    assert (table.types("Sd1"), table.cash("Sd1")) == (["1g", "2"], 40)
    coal = Table(3).phase("2").minor("EPP", "ann", 200, treasury=500).turn("EPP", "trains")
    assert coal.code(train("EPP", "2", 80)) == "wrong-train-kind"


# Limits


LIMITS = {"EPP": [2] * 8, "Sd1": [2] * 8, "BK": [4, 4, 4, 3, 3, 2, 2, 2], "Sd": [4, 4, 4, 4, 4, 3, 3, 3]}


@pytest.mark.parametrize(("company", "limits"), LIMITS.items())
def test_limits_by_phase(company, limits):
    table = Table(3)
    assert [train_limit(table.rules, table.phase(str(n)).state, company) for n in range(1, 9)] == limits


def test_A71_at_the_limit_nothing_is_bought_even_if_others_would_be_scrapped():
    table = bk("3").stack(_3=7).own("BK", a="2", b="2", c="2", d="3")
    assert table.code(train("BK", "4", 280)) == "train-limit"
    goods = bk("4").own("BK", a="1g", b="1g", c="3")
    assert goods.code(train("BK", "3g", 360)) == "train-limit"


def test_A71_scrapped_first_then_the_limit():
    """Three 2s and two 3s: what is scrapped leaves two, and nobody has too many."""
    table = bk("3").stack(_3=7).own("BK", a="3").company("BH", ben=5).own("BH", b="2", c="2", d="3", e="3")
    table.play(train("BK", "4", 280))
    assert table.types("BH") == ["3", "3"]
    assert isinstance(table.state.frame, CompanyTurn)


def test_A71_directors_choose_in_operating_order_and_the_surplus_leaves_the_game():
    table = bk("5").stack(_5=3).own("BK", a="4", b="5")
    table.company("BH", at="150/3", ben=5).own("BH", c="5", d="4", e="5")
    table.play(train("BK", "6", 600))
    assert over_limit(table.rules, table.state) == ["BK", "BH"]
    assert isinstance(table.state.frame, Question)
    first = DiscardTrain(actor="ann", company="BK", train="a")
    assert table.code(first) == "no-discard"  # BH has the higher price
    table.play(DiscardTrain(actor="ben", company="BH", train="d"))
    assert [event.why for event in table.happened(TrainRemoved)] == ["excess"]
    assert "d" not in table.state.trains
    new = next(name for name in table.state.trains_of("BK") if table.state.trains[name].type == "6")
    table.play(DiscardTrain(actor="ann", company="BK", train=new))  # also the one just bought
    assert isinstance(table.state.frame, CompanyTurn)
    assert table.types("BK") == ["4", "5"]


def test_A22_no_limit_on_a_charter_that_is_not_open():
    table = bk("5").stack(_5=3).priced("MS", 80).own("MS", a="2g", b="4", c="5")
    table.play(train("BK", "6", 600))
    assert isinstance(table.state.frame, CompanyTurn)
    assert table.types("MS") == ["2g", "4", "5"]


# Scrapping


SCRAPPED = {"4": ("3", "3", "2", 7), "6": ("5", "5", "3", 3), "8": ("6", "6", "4", 3), "10": ("7", "8", "5", 2)}


@pytest.mark.parametrize(("first", "case"), SCRAPPED.items())
def test_normal_trains_go_with_the_first_of_their_type(first, case):
    phase, before, old, count = case
    table = bk(phase).stack(**{f"_{before}": count}).company("BH", ben=5).own("BH", a=old, b=before)
    price = table.rules.side(first).price
    table.play(train("BK", first, price))
    assert table.types("BH") == ([before] if before != old else [])


GOODS = {"3g": ("4", ["1g"]), "4g": ("6", ["1g", "2g"]), "5g": ("7", ["1g", "2g", "3g"])}


@pytest.mark.parametrize(("kind", "case"), GOODS.items())
def test_A70_the_named_type_or_any_stronger_one_scraps_also_from_rack_and_charters(kind, case):
    """2g is skipped where 4g is the first to be bought, and so are 1g, which 3g would have scrapped."""
    phase, gone = case
    table = bk(phase).company("BH", ben=5).own("BH", a="1g", b="2g", c="3g", d="4g")
    table.priced("MS", 80).own("MS", e="1g", f="3g").minor("SPB", "cat", 120).own("SPB", g="1g")
    table.play(train("BK", kind, table.rules.side(kind).price))
    stay = [old for old in ("1g", "2g", "3g", "4g") if old not in gone]
    assert table.types("BH") == stay
    assert table.types("MS") == [old for old in ("1g", "3g") if old not in gone]
    assert table.types("SPB") == []
    assert [unsold(table, old) for old in gone] == [0] * len(gone)
    assert {event.card for event in table.happened(StackScrapped)} == set(gone)
    assert all(unsold(table, old) for old in stay if old != kind)
    assert not set(gone) & set(sold_now(table))


def test_A70_only_a_purchase_from_the_bank_scraps():
    """The phase opens 3g; a 3g from another company is no sale of the bank."""
    table = bk("3").stack(_3=7).own("BK", a="1g").play(train("BK", "4", 280))
    assert table.types("BK") == ["1g", "4"]
    used = bk("4").own("BK", a="1g").company("BH", ann=5).own("BH", b="3g")
    used.play(train("BK", "b", 100, source="BH"))
    assert used.types("BK") == ["1g", "3g"]
    assert unsold(used, "1g") == 6


def test_A70_a_second_one_scraps_nothing_that_is_left():
    table = bk("4").own("BK", a="2g").play(train("BK", "3g", 360))
    assert table.types("BK") == ["2g", "3g"]


def test_A11_the_first_1g_of_coal_railways_scraps_nothing_and_begins_no_phase():
    table = Table(3).phase("1").stack(_1g=4)
    assert unsold(table, "1g") == 2
    assert sold_now(table) == ["2"]
    table.company("BK", treasury=500, ann=5).turn("BK", "trains")
    table.play(train("BK", "2", 80))
    assert sold_now(table) == ["2", "1g"]
    table.play(train("BK", "1g", 120)).play(train("BK", "1g", 120))
    assert sold_now(table) == ["2"]


# Trade-in


TRADES = {
    "3": ("3", "2", 140), "4": ("4", "3", 190), "5": ("5", "4", 260), "6": ("6", "5", 400), "8": ("7", "6", 500),
    "10": ("8", "8", 600), "2g": ("3", "1g", 180), "3g": ("4", "2g", 240), "4g": ("6", "3g", 420),
    "5g": ("7", "4g", 500),
}  # fmt: skip


@pytest.mark.parametrize(("new", "case"), TRADES.items())
def test_A68_a_train_of_the_type_before_at_the_printed_price(new, case):
    phase, old, price = case
    table = bk(phase).own("BK", a=old)
    assert table.code(train("BK", new, price - 10, old="a")) == "train-price"
    table.play(train("BK", new, price, old="a"))
    assert (table.types("BK"), table.cash("BK")) == ([new], 2000 - price)
    assert [(event.train, event.why) for event in table.happened(TrainRemoved)][:1] == [("a", "traded-in")]


def test_A68_of_the_next_type_only_and_its_own():
    table = bk("4").own("BK", a="2g", b="1g").company("BH", ann=5).own("BH", c="3")
    assert table.code(train("BK", "4", 190, old="a")) == "wrong-trade-in"
    assert table.code(train("BK", "3g", 240, old="b")) == "wrong-trade-in"
    assert table.code(train("BK", "4", 190, old="c")) == "not-its-train"
    assert table.code(train("BK", "4", 190, old="nothing")) == "not-its-train"
    assert table.code(train("BK", "c", 100, source="BH", old="a")) == "unknown-train"


def test_A68_a_2_has_no_price():
    table = bk("2").own("BK", a="2")
    assert table.code(train("BK", "2", 80, old="a")) == "wrong-trade-in"


def test_A68_one_a_turn():
    table = bk("4").own("BK", a="3", b="3").play(train("BK", "4", 190, old="a"))
    assert table.code(train("BK", "4", 190, old="b")) == "one-trade-in"
    assert table.play(train("BK", "4", 280)).types("BK") == ["3", "4", "4"]
    again = table.turn("BK", "trains")  # in its next turn
    assert again.play(train("BK", "4", 190, old="b")).types("BK") == ["4", "4", "4"]


def test_A68_any_number_by_the_other_value():
    table = bk("4", trade_ins="any").own("BK", a="3", b="3")
    table.play(train("BK", "4", 190, old="a")).play(train("BK", "4", 190, old="b"))
    assert table.types("BK") == ["4", "4"]


def test_A68_also_at_the_limit():
    table = bk("4").own("BK", a="3", b="3", c="3")
    assert table.code(train("BK", "4", 280)) == "train-limit"
    assert table.play(train("BK", "4", 190, old="a")).types("BK") == ["3", "3", "4"]


def test_A68_also_a_train_bought_in_this_turn():
    """The example of XI: the last 5 for 400, handed in at once for the first 6."""
    table = bk("5").stack(_5=2).play(train("BK", "5", 400))
    last = table.state.trains_of("BK")[0]
    table.play(train("BK", "6", 400, old=last))
    assert (table.types("BK"), table.state.phase, table.cash("BK")) == (["6"], "6", 1200)


def test_A68_counts_as_a_sale():
    table = bk("4").own("BK", a="2g", b="1g").play(train("BK", "3g", 240, old="a"))
    assert table.types("BK") == ["3g"]  # the first 3g scraps the 1g
    first = bk("3").stack(_3=7).own("BK", a="3", b="2").play(train("BK", "4", 190, old="a"))
    assert (first.types("BK"), first.state.phase) == (["4"], "4")


def test_A68_no_help_of_the_director():
    table = bk("4", treasury=100).give(ann=500).own("BK", a="3")
    assert table.code(train("BK", "4", 190, old="a")) == "not-enough-money"


def test_A68_equal_trains_are_one_option():
    table = bk("4").own("BK", a="3", b="3")
    offers = [action for action in table.offers(BuyTrain) if action.trade_in]
    assert {(action.train, action.price) for action in offers} == {("4", 190)}


# Between companies


def test_A69_face_value_or_any_price_with_the_same_director():
    table = bk("3").company("BH", ben=5).own("BH", a="3").company("Sd", par=120, at="120/1", ann=5).own("Sd", b="3")
    assert table.code(train("BK", "a", 179, source="BH")) == "train-price"
    assert table.code(train("BK", "a", 181, source="BH")) == "train-price"
    assert table.code(train("BK", "b", 0, source="Sd")) == "train-price"
    table.play(train("BK", "a", 180, source="BH")).play(train("BK", "b", 1, source="Sd"))
    assert (table.cash("BH"), table.cash("Sd"), table.types("BK")) == (180, 1, ["3", "3"])


def test_A69_no_upper_limit():
    table = bk("4").company("BH", ann=5).own("BH", a="4")
    table.play(train("BK", "a", 400, source="BH"))
    assert table.cash("BH") == 400


def test_A69_before_or_after_purchases_from_the_bank():
    table = bk("3").company("BH", ann=5).own("BH", a="3", b="3")
    table.play(train("BK", "a", 1, source="BH")).play(train("BK", "3", 180)).play(train("BK", "b", 1, source="BH"))
    assert table.types("BK") == ["3", "3", "3"]


def test_A69_minors_take_part():
    table = Table(3).phase("3").minor("EPP", "ann", 120, treasury=50).minor("EOD", "ann", 120).own("EOD", a="1g")
    table.turn("EPP", "trains").play(train("EPP", "a", 20, source="EOD"))
    assert (table.types("EPP"), table.cash("EOD")) == (["1g"], 20)


def test_A79_from_the_first_3_on_sold_or_exported():
    table = bk("2").company("BH", ann=5).own("BH", a="2")
    assert table.code(train("BK", "a", 1, source="BH")) == "no-train-trade-yet"
    exported = bk("2").stack(_2=9).company("BH", ann=5).own("BH", a="2")
    exported.state = sent_abroad(exported)
    assert exported.state.phase == "3"
    assert exported.play(train("BK", "a", 1, source="BH")).types("BK") == ["2"]


def test_A22_nobody_buys_from_a_charter_that_is_not_open():
    locked = bk("3").priced("MS", 80).hold("MS", ann=2).own("MS", a="1g")
    assert locked.code(train("BK", "a", 120, source="MS")) == "train-not-on-sale"
    sold = bk("3", unopened_trains="for-sale").priced("MS", 80).hold("MS", ann=2).own("MS", a="1g")
    assert sold.play(train("BK", "a", 50, source="MS")).types("BK") == ["1g"]


def test_A69_nor_from_a_company_that_nobody_directs():
    table = bk("4").company("Sd", par=120, at="120/1").own("Sd", a="3")
    assert table.code(train("BK", "a", 180, source="Sd")) == "train-not-on-sale"


# Duty


def test_A78_every_company_owes_a_train_with_a_route_or_without():
    table = bk("2")
    assert must_own(table.rules, table.state, "BK")
    assert table.code(done()) == "must-own-train"
    assert not must_own(table.rules, table.own("BK", a="1g").state, "BK")  # a goods train is enough


def test_A78_also_minors():
    for sym in ("EPP", "Sd1"):
        table = Table(3).phase("2").minor(sym, "ann", 120, treasury=500).turn(sym, "trains")
        assert table.code(done()) == "must-own-train"


def test_A26_no_duty_where_there_is_no_goods_train():
    table = Table(3).phase("3").stack(_1g=6, _2g=5).minor("EPP", "ann", 120, treasury=500)
    assert not must_own(table.rules, table.state, "EPP")
    assert must_own(table.rules, table.company("BK", ann=5).state, "BK")  # there are always normal trains
    own = table.company("BH", ann=5).own("BH", a="1g")
    assert must_own(own.rules, own.state, "EPP")  # of another of its owner's companies


def test_A26_one_that_another_director_may_sell_is_no_duty_but_brings_help():
    table = Table(3).phase("3").stack(_1g=6, _2g=5).minor("EPP", "ann", 120, treasury=20)
    table.company("BH", ben=5).own("BH", a="1g").give(ann=300).turn("EPP", "trains")
    assert not must_own(table.rules, table.state, "EPP")
    table.play(train("EPP", "a", 120, source="BH"))
    assert (table.cash("ann"), table.cash("EPP"), table.cash("BH")) == (200, 0, 120)


def test_A78_nobody_owes_one_on_a_charter_that_is_not_open():
    """It has no turn at all."""
    table = bk("2").own("BK", a="2").priced("MS", 80).hold("MS", ben=3)
    table.play(done())
    assert (table.state.flow[0].index, table.state.frame.company) == (2, "BK")


# Export


def sent_abroad(table):
    draft = Draft(table.rules, table.state)
    export(draft)
    table.events = tuple(draft.events)
    return draft.state


def abroad(table):
    return [event.type for event in table.happened(TrainTaken) if event.owner == CLOSED]


@pytest.mark.parametrize(("phase", "kind"), [("2", "2"), ("3", "3"), ("7", "8"), ("8", "10")])
def test_A72_normal_trains_only(phase, kind):
    table = bk(phase)
    table.state = sent_abroad(table)
    assert abroad(table) == [kind]


def test_A72_none_in_phase_1():
    table = bk("1")
    sent_abroad(table)
    assert abroad(table) == []


def test_A72_after_every_set_by_the_other_value_but_phase_2_needs_a_purchase():
    """The first 2 that is bought opens the 1g (A74)."""
    table = bk("1", export="every-set")
    table.state = sent_abroad(table)
    assert abroad(table) == ["2"]
    assert table.state.phase == "1"
    assert sold_now(table) == ["2"]
    assert table.play(train("BK", "2", 80)).state.phase == "2"
    assert unsold(table, "2") == 7


def test_A79_an_export_counts_as_sold():
    table = bk("3").stack(_3=7).own("BK", a="2", b="3")
    table.state = sent_abroad(table)
    assert abroad(table) == ["4"]
    assert (table.state.phase, table.types("BK")) == ("4", ["3"])
    assert "3g" in sold_now(table)
