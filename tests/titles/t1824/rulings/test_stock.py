"""Stock rounds: what is on sale, reserved certificates, limits, sales to the bank, directors, prices at the end."""

import pytest

from core.rail18.actions import BuyShare, RepayDebt, SellShares, StartCompany
from core.rail18.events import CompanyLaunched, MarkerMoved, MoneyPaid
from core.rail18.holdings import counted
from core.rail18.state import BANK, CompanyTurn, OperatingRound
from core.titles.t1824.shares import reserved
from tests.titles.t1824.play import FirstRound, Table, buy, done, minor, sell, start

# Shares of Staatsbahnen, and what is reserved


def all_forerunners(**switches: str) -> Table:
    table = Table(3, **switches).minor("Sd1", "ann", 240).minor("Sd2", "ben").minor("Sd3", "cat")
    return table.minor("Ug1", "ann", 240).minor("Ug2", "ben").minor("kk1", "cat", 240).minor("kk2", "ann")


@pytest.mark.parametrize(("sym", "free"), [("Sd", 6), ("Ug", 7), ("kk", 7)])
def test_A3_A4_the_certificates_of_a_staatsbahn_that_are_not_reserved(sym, free):
    table = all_forerunners().give(ann=2000, ben=2000, cat=2000)
    players = ("ann", "ben", "cat")
    for number in range(free):
        table.play(buy(players[number % 3], sym))
    assert table.cash("ann") == 2000 - 120 * ((free + 2) // 3)
    assert table.shares(sym, BANK) == 10 - free
    assert table.code(buy(players[free % 3], sym)) == "no-such-share"
    assert table.code(buy(players[free % 3], sym, 20)) == "no-such-share"
    assert (table.director(sym), table.state.companies[sym].launched) == (None, False)


def test_A4_reserved_until_the_exchange_and_ordinary_where_nobody_bought_the_forerunner():
    table = all_forerunners()
    assert [reserved(table.rules, table.state, sym) for sym in ("Sd", "Ug", "kk", "BK")] == [2, 1, 1, 0]
    assert [reserved(table.rules, Table().state, sym) for sym in ("Sd", "Ug", "kk")] == [0, 0, 0]
    first = FirstRound(3)
    assert [reserved(first.rules, first.state, sym) for sym in ("Sd", "Ug", "kk")] == [2, 1, 1]
    first.play(minor("cat", "Sd3")).everybody_passes()
    assert [reserved(first.rules, first.state, sym) for sym in ("Sd", "Ug", "kk")] == [1, 0, 0]


def test_A4_the_director_certificate_of_a_staatsbahn_is_never_sold():
    table = Table().give(ann=3000)
    assert table.code(start("ann", "Sd", 100)) == "cannot-be-started"
    assert table.code(buy("ann", "Sd", 20)) == "no-such-share"


def test_A4_the_director_certificate_of_a_regional_is_reserved_for_its_coal_railway():
    table = Table().minor("EPP", "ben", 160).give(ann=3000)
    assert table.code(buy("ann", "BK", 20)) == "no-such-share"
    assert table.code(start("ann", "BK", 80)) == "cannot-be-started"
    assert "BK" not in {action.company for action in table.offers(StartCompany)}


def test_A3_no_percentage_launches_a_staatsbahn():
    table = Table(3).singles("Sd", ann=5, ben=2).give(cat=500).stock("cat").play(buy("cat", "Sd"))
    assert table.shares("Sd", BANK) == 2
    assert table.happened(CompanyLaunched) == []
    assert (table.director("Sd"), table.cash("Sd")) == (None, 0)


def test_A3_not_even_where_a_correction_dealt_the_directors_certificate():
    table = Table(3).hold("Sd", ann=4, ben=3).give(cat=500).stock("cat").play(buy("cat", "Sd"))
    assert not table.state.companies["Sd"].launched


def test_A3_shares_of_a_staatsbahn_count_for_the_limit_and_are_not_sold_before_it_operates():
    table = Table(3).singles("Sd", ann=6, ben=2)
    assert counted(table.rules, table.state, "ann") == 6
    assert table.code(sell("ann", "Sd", 1)) == "not-operated"
    assert table.worth("ann") == table.cash("ann") + 720


# Prices


def test_the_bank_sells_at_the_market_price():
    table = Table().company("MS", par=80, at="110/3", ben=4).give(ann=500)
    table.play(buy("ann", "MS"))
    assert table.cash("ann") == 390


def test_A81_a_price_that_is_set_later_lies_under():
    table = Table().play(start("ann", "CL", 90)).play(start("ben", "BH", 90))
    assert table.state.markers["CL"].arrival < table.state.markers["BH"].arrival
    assert table.at("CL") == table.at("BH") == "90/4"


# Limits


@pytest.mark.parametrize(("players", "limit"), [(3, 21), (4, 16), (5, 13), (6, 11)])
def test_A37_certificate_limit_with_minors_and_mountain_railways(players, limit):
    table = Table(players).minor("EPP", "ann").minor("Sd2", "ann").mountain("B1", "ann")
    singles = limit - 3
    for sym in ("MS", "CL", "SB"):
        table.priced(sym, 60, ann=min(singles, 8))
        singles -= min(singles, 8)
    assert counted(table.rules, table.state, "ann") == limit
    assert table.code(buy("ann", "BK")) == "share-limit"
    assert table.code(start("ann", "BH", 60)) == "share-limit"
    table.paper("B1", "ben").play(buy("ann", "BK"))


def test_A38_with_five_a_sixth_and_no_seventh():
    table = Table(3).company("MS", par=60, ann=5, ben=2).give(ann=900)
    table.play(buy("ann", "MS"))
    assert table.shares("MS", "ann") == 6
    table.play(done("ben")).play(done("cat"))
    assert table.code(buy("ann", "MS")) == "more-than-half"


def test_A38_with_five_from_exchanges_even_the_directors_certificate():
    table = Table(3).singles("BH", ann=5).give(ann=900).play(start("ann", "BH", 60))
    assert (table.shares("BH", "ann"), table.director("BH")) == (7, "ann")
    table = Table(3).singles("BH", ann=6).give(ann=900)
    assert table.code(start("ann", "BH", 60)) == "more-than-half"


def test_A39_over_the_limit_sells_first_as_far_as_possible():
    table = Table(6).company("MS", ben=3, ann=6).company("CL", cat=3, ann=6)
    assert counted(table.rules, table.state, "ann") == 12
    assert table.code(done("ann")) == "must-sell-over-limit"
    assert table.code(buy("ann", "Sd")) == "must-sell-over-limit"
    table.play(sell("ann", "MS", 1)).play(done("ann"))


def test_A39_not_in_the_round_in_which_the_directorship_is_lost():
    table = Table(6).company("MS", ann=2, ben=2).company("CL", cat=3, ann=6).singles("Sd", ann=4).give(ben=500)
    assert counted(table.rules, table.state, "ann") == 11
    table.stock("ben").play(buy("ben", "MS"))
    assert (table.director("MS"), counted(table.rules, table.state, "ann")) == ("ben", 12)
    for player in ("cat", "dan", "eve", "fay"):
        table.play(done(player))
    table.play(done("ann"))


# Sales


def test_A40_one_block_of_a_company_a_turn_at_the_price_before_the_move():
    table = Table().company("MS", at="120/3", ben=4, ann=4).give(ann=0)
    table.play(sell("ann", "MS", 2))
    assert (table.cash("ann"), table.at("MS"), table.shares("MS", BANK)) == (240, "110/4", 4)
    assert table.code(sell("ann", "MS", 1)) == "one-block-per-turn"


def test_A40_also_of_a_company_that_has_not_operated_where_the_table_lets_it_be_sold():
    table = Table(mode="table").company("MS", at="120/3", operated=False, ben=4, ann=4).give(ann=0)
    events = table.engine.decide(table.state, sell("ann", "MS", 2), overrule="agreed")
    assert MoneyPaid(BANK, "ann", 240, "sale:MS") in events


def test_A40_each_is_a_sale_of_its_own_where_the_table_plays_so():
    table = Table(sale_blocks="several").company("MS", at="120/3", ben=4, ann=4).give(ann=0)
    table.play(sell("ann", "MS", 1)).play(sell("ann", "MS", 2))
    assert (table.cash("ann"), table.at("MS"), table.shares("MS", BANK)) == (120 + 220, "100/5", 5)
    assert table.state.frame.blocks == ("MS",)


def test_A40_over_the_limit_several_small_blocks_will_do():
    table = Table(6, sale_blocks="several").company("MS", ben=2, ann=7).priced("CL", 80, ann=6)
    assert counted(table.rules, table.state, "ann") == 13
    table.play(sell("ann", "MS", 1))
    assert table.code(done("ann")) == "must-sell-over-limit"
    table.play(sell("ann", "MS", 1)).play(done("ann"))


def test_A41_half_stays_with_players_and_what_is_unsold_lies_in_the_bank_too():
    table = Table().company("MS", ben=3, ann=4)
    assert table.code(sell("ann", "MS", 3)) == "bank-full"
    table.play(sell("ann", "MS", 2))
    assert table.shares("MS", BANK) == 5


def test_A41_nothing_of_a_staatsbahn_of_which_less_than_half_is_sold():
    table = Table().company("Sd", par=120, at="120/1", ben=2, ann=2)
    assert table.offers(SellShares) == []
    assert table.code(sell("ann", "Sd", 1)) == "bank-full"


def test_sold_shares_are_bought_again_from_the_bank_and_not_by_the_seller_in_this_round():
    table = Table().company("MS", at="100/3", ben=4, ann=4, cat=2).give(ann=0, ben=500)
    table.play(sell("ann", "MS", 2)).play(done("ann"))
    assert table.cash("ann") == 200
    table.play(buy("ben", "MS"))
    assert table.cash("ben") == 410
    table.play(done("cat")).play(done("dan"))
    assert table.code(buy("ann", "MS")) == "sold-this-round"


def test_nothing_is_sold_of_a_company_that_has_not_operated():
    table = Table().company("MS", operated=False, ben=4, ann=4)
    assert table.code(sell("ann", "MS", 1)) == "not-operated"


def test_minors_are_never_sold():
    table = Table().minor("EPP", "ann").minor("Sd1", "ann", 240)
    for sym in ("EPP", "Sd1"):
        assert table.code(sell("ann", sym, 1)) == "director-certificate-stays"


def test_A42_half_of_the_directors_certificate_with_four_in_the_bank():
    table = Table().company("MS", at="100/3", ann=2, ben=2, cat=2)
    table.play(sell("ann", "MS", 1))
    assert (table.director("MS"), table.shares("MS", "ann"), table.shares("MS", BANK)) == ("ben", 1, 5)


def test_A42_not_without_another_director():
    table = Table().company("MS", at="100/3", ann=2, ben=1, cat=1, dan=1)
    assert table.code(sell("ann", "MS", 1)) == "director-certificate-stays"


def test_A42_any_number_of_shares_if_another_becomes_director():
    table = Table().company("MS", at="100/3", ann=5, ben=3, cat=2)
    table.play(sell("ann", "MS", 5))
    assert (table.director("MS"), table.shares("MS", "ann"), table.shares("MS", BANK)) == ("ben", 0, 5)


def test_A43_equality_changes_nothing_and_a_tie_of_others_goes_to_the_next():
    table = Table(4).company("MS", at="100/3", ben=3, ann=2, dan=2, cat=1).give(cat=900).stock("ben")
    table.play(sell("ben", "MS", 1))
    assert table.director("MS") == "ben"
    table = Table(4).company("MS", at="100/3", ben=3, ann=3, dan=3).stock("ben")
    table.play(sell("ben", "MS", 1))
    assert table.director("MS") == "dan"  # next behind Ben of Ann and Dan


def test_A43_a_purchase_changes_the_director():
    table = Table().company("MS", at="100/3", ben=3, ann=3).give(ann=500).play(buy("ann", "MS"))
    assert (table.director("MS"), table.shares("MS", "ben")) == ("ann", 3)


def test_A44_one_purchase_a_turn_after_any_sales():
    table = Table().company("MS", ben=4, ann=4).company("CL", cat=4, ann=4).give(ann=500)
    table.play(sell("ann", "MS", 1)).play(sell("ann", "CL", 1)).play(buy("ann", "Sd"))
    assert table.state.frame.player == "ben"
    assert {action.actor for action in table.offers(BuyShare)} == {"ben"}


# The end of a round


def test_A45_sold_out_goes_up_in_operating_order_also_before_the_first_turn():
    table = Table(3).company("MS", at="100/3", operated=False, ann=6, ben=4).company("CL", at="110/3", cat=6, ben=4)
    table.company("Sd", par=120, at="120/1", operated=False, ann=6, ben=4)
    table.priced("BK", 60, ann=4, ben=4).minor("kk2", "ann")
    table.everybody_passes()
    moved = [move.company for move in table.happened(MarkerMoved) if move.why == "sold-out"]
    assert moved == ["CL", "MS"]  # Sd lies at the top of its column
    assert [table.at(sym) for sym in ("CL", "MS", "BK", "Sd")] == ["120/2", "110/2", "60/7", "120/1"]


def test_A45_an_unformed_staatsbahn_does_not_move():
    table = Table(3).singles("Sd", ann=4, ben=4).mark("Sd", "110/2")
    table.everybody_passes()
    assert table.at("Sd") == "110/2"


def test_A46_the_card_stays_if_nobody_acted():
    table = Table(4).change(order=("cat", "dan", "ann", "ben")).stock("cat").everybody_passes()
    assert table.state.order == ("cat", "dan", "ann", "ben")


def test_A46_to_the_left_of_the_last_who_bought_or_sold():
    table = Table(4).company("MS", ann=4, cat=4).play(done("ann")).play(done("ben")).play(sell("cat", "MS", 1))
    table.play(done("cat"))
    table.everybody_passes()
    assert table.state.order == ("dan", "ann", "ben", "cat")


def test_A46_repaying_is_no_action():
    table = Table(4).change(train_debt={"cat": 30}, order=("ann", "ben", "cat", "dan"))
    table.play(done("ann")).play(done("ben")).play(RepayDebt(actor="cat", amount=10)).play(done("cat"))
    assert table.state.frame.passes == 3
    table.everybody_passes()
    assert table.state.order == ("ann", "ben", "cat", "dan")


def test_the_operating_rounds_follow():
    table = Table(3).company("MS", ann=6).own("MS", a="2").everybody_passes()
    assert isinstance(table.state.flow[0], OperatingRound)
    assert isinstance(table.state.flow[1], CompanyTurn)
