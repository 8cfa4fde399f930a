"""Stock rounds: selling, buying, limits, launch, change of director, price moves at the end."""

import pytest

from core.interchange.wording import refusal_text
from core.kernel.judge import judge_by_mode
from core.kernel.refusal import Rejection
from core.rail18.actions import BuyShare, BuyTrain, Pass, SellShares, StartCompany
from core.rail18.events import CompanyLaunched, DirectorChanged, MarkerMoved
from core.rail18.holdings import counted
from core.rail18.state import OperatingRound, Question
from core.rail18.table import EverybodyPasses
from core.titles.t1844.mountains import BuyCertificate, PlaceMountain
from tests.titles.t1844.positions import Table


def sell(player, company, shares, doubles=0):
    return SellShares(actor=player, company=company, shares=shares, doubles=doubles)


def buy(player, company, source, percent=10):
    return BuyShare(actor=player, company=company, source=source, percent=percent)


def start(player, company, price):
    return StartCompany(actor=player, company=company, price=price)


def done(player):
    return Pass(actor=player, what="stock")


# The rule book's examples


def test_example_two_mob_shares_sold_at_120():
    table = Table(("jack", "laura", "joe")).company("MOB", at="120/3", laura=4, jack=2).give(jack=0)
    table.play(sell("jack", "MOB", 2))
    assert table.cash("jack") == 240
    assert table.at("MOB") == "110/4"


def test_example_ab_at_60_from_the_pool_and_80_from_the_bank():
    table = Table(("jack", "vince", "joe")).company("AB", par=80, at="60/6", pool=2, joe=4).give(jack=500, vince=500)
    table.play(buy("jack", "AB", "pool"))
    assert table.cash("jack") == 440
    table.play(buy("vince", "AB", "bank"))
    assert table.cash("vince") == 420


def test_example_the_director_who_sells_four_of_five_stb_shares():
    table = Table(("laura", "joe", "jack")).company("STB", at="100/3", laura=5, joe=2, pool=1).give(laura=0)
    assert table.code(sell("laura", "STB", 5)) == "pool-full"
    table.play(sell("laura", "STB", 4))
    assert table.cash("laura") == 400
    assert table.director("STB") == "joe"
    assert [table.shares("STB", owner) for owner in ("laura", "joe", "pool", "bank")] == [1, 2, 5, 2]


def test_example_stb_falls_and_jn_rises_at_the_end_of_a_stock_round():
    table = Table(3).company("STB", at="135/3", ann=4, pool=1).company("JN", at="120/3", ben=3, cat=2)
    table.play(done("ann")).play(done("ben")).play(done("cat"))
    moves = [(move.company, move.why) for move in table.happened(MarkerMoved)][:2]
    assert moves == [("STB", "pool"), ("JN", "sold-out")]
    moved = {move.company: (move.row, move.column) for move in table.happened(MarkerMoved)[:2]}
    assert moved == {"STB": table.cell("120/3"), "JN": table.cell("130/2")}


# Selling


def test_R04_block_sale_drops_one_row_whatever_the_number():
    table = Table().company("STB", at="120/3", ben=4, ann=4).give(ann=0)
    table.play(sell("ann", "STB", 4))
    assert (table.cash("ann"), table.at("STB")) == (480, "110/4")


def test_R04_one_block_per_company_and_turn():
    table = Table().company("STB", at="120/3", ben=4, ann=3).company("AB", ben=5, ann=2)
    table.play(sell("ann", "STB", 1))
    assert table.code(sell("ann", "STB", 1)) == "one-block-per-turn"
    table.play(sell("ann", "AB", 2))
    assert table.state.frame.player == "ann"


def test_R04_a_company_that_has_not_operated_drops_first():
    table = Table().company("STB", at="120/3", operated=False, ben=4, ann=2).give(ann=0)
    table.play(sell("ann", "STB", 2))
    assert (table.cash("ann"), table.at("STB")) == (220, "110/4")


def test_R04_at_the_bottom_the_marker_stays():
    table = Table().company("STB", at="40/8", ben=4, ann=2).give(ann=0)
    table.play(sell("ann", "STB", 2))
    assert (table.cash("ann"), table.at("STB")) == (80, "40/8")


def test_R05_no_sales_in_the_first_stock_round():
    table = Table().company("STB", ben=4, ann=2).stock("ann", number=1)
    assert table.refuses(sell("ann", "STB", 1)).rule == "R5"
    table.stock("ann", number=2).play(sell("ann", "STB", 1))
    assert table.shares("STB", "pool") == 1


def test_R06_at_most_half_of_a_company_in_the_pool():
    table = Table().company("STB", ben=3, ann=3, pool=4)
    assert table.refuses(sell("ann", "STB", 2)).rule == "R6"
    table.play(sell("ann", "STB", 1))
    assert table.shares("STB", "pool") == 5


@pytest.mark.parametrize(("company", "pool", "most"), [("NOB", 0, 2), ("NOB", 1, 1), ("JN", 0, 2), ("JN", 1, 1)])
def test_R06_the_pool_of_small_companies(company, pool, most):
    """Two of four, two of five: a third share of five would be 60 %."""
    holders = {"NOB": {"ben": 2}, "JN": {"ben": 2}}[company]
    table = Table().company(company, pool=pool, **holders, ann=(4 if company == "NOB" else 5) - 2 - pool)
    sizes = {action.shares for action in table.offers(SellShares) if action.company == company}
    assert max(sizes) == min(most, table.shares(company, "ann"))


def test_R06_fnm_starts_with_three_shares_in_the_pool_so_two_more_fit():
    table = Table().company("FNM", ben=3, ann=3, pool=3)
    assert table.code(sell("ann", "FNM", 3)) == "pool-full"
    table.play(sell("ann", "FNM", 2))
    assert table.shares("FNM", "pool") == 5


def test_R06_no_sale_while_the_pool_of_the_sbb_is_above_half():
    table = Table().sbb(director="ben", ann=2)
    assert table.shares("SBB", "pool") == 16
    assert table.code(sell("ann", "SBB", 1)) == "pool-full"


@pytest.mark.parametrize(("company", "percent", "half"), [("NOB", 25, 2), ("JN", 20, 2), ("STB", 10, 5)])
def test_R07_half_may_still_buy_from_the_bank_more_than_half_only_from_the_pool(company, percent, half):
    table = Table().company(company, ann=half).give(ann=2000)
    table.play(buy("ann", company, "bank", percent))
    assert table.shares(company, "ann") == half + 1
    table.stock("ann")
    assert table.shares(company, "bank") > 0
    assert table.refuses(buy("ann", company, "bank", percent)).rule == "R7"


def test_R07_from_the_pool_there_is_no_upper_limit():
    table = Table().company("STB", ann=9, pool=1).give(ann=500)
    table.play(buy("ann", "STB", "pool"))
    assert table.shares("STB", "ann") == 10


def test_R07_eleven_of_twenty_of_the_sbb_and_more_from_the_pool():
    table = Table().sbb("ann", "ann", "ann", "ann", director="ann", ann=1).give(ann=500)
    assert table.shares("SBB", "ann") == 11
    table.play(buy("ann", "SBB", "pool", 5))
    assert table.shares("SBB", "ann") == 12


def test_R08_the_double_certificate_is_sold_only_through_a_change_of_director():
    table = Table().company("STB", ann=2, ben=1, cat=1)
    assert table.refuses(sell("ann", "STB", 1)).rule == "R8"
    assert table.refuses(sell("ann", "STB", 2)).rule == "R8"


def test_R08_half_of_the_double_certificate_where_four_shares_lie_in_the_pool():
    table = Table().company("STB", at="100/3", ann=2, ben=2, pool=4).give(ann=0)
    assert table.code(sell("ann", "STB", 2)) == "pool-full"
    table.play(sell("ann", "STB", 1))
    assert (table.director("STB"), table.cash("ann")) == ("ben", 100)
    assert [table.shares("STB", owner) for owner in ("ann", "ben", "pool")] == [1, 2, 5]


def test_R08_likewise_for_a_regional_company():
    table = Table().company("JN", at="100/3", ann=2, ben=2, pool=1)
    table.play(sell("ann", "JN", 1))
    assert [table.shares("JN", owner) for owner in ("ann", "ben", "pool")] == [1, 2, 2]
    assert table.director("JN") == "ben"


def test_R08_likewise_for_a_pre_sbb_company():
    table = Table().company("NOB", at="100/3", ann=2, ben=2)
    table.play(sell("ann", "NOB", 1))
    assert [table.shares("NOB", owner) for owner in ("ann", "ben", "pool")] == [1, 2, 1]
    assert table.director("NOB") == "ben"


def test_R08_whoever_has_less_than_the_double_certificate_cannot_become_director():
    table = Table().company("NOB", ann=2, ben=1, cat=1)
    assert table.code(sell("ann", "NOB", 2)) == "director-certificate-stays"


def test_only_shares_are_sold_and_only_own_ones():
    table = Table().company("STB", ben=5)
    assert table.code(sell("ann", "STB", 1)) == "no-shares-to-sell"
    assert table.code(sell("ann", "STB", 0)) == "sell-nothing"
    assert table.code(sell("ann", "STB", -1)) == "sell-nothing"
    assert table.code(sell("ben", "STB", 1)) == "not-your-turn"


# Change of director


def test_a_purchase_that_makes_more_than_the_director_changes_him():
    table = Table().company("STB", ben=2, ann=2).give(ann=500)
    table.play(buy("ann", "STB", "bank"))
    assert table.director("STB") == "ann"
    assert table.happened(DirectorChanged)[0].director == "ann"
    assert (table.shares("STB", "ann"), table.shares("STB", "ben")) == (3, 2)


def test_equal_holdings_change_nothing():
    table = Table().company("STB", ben=3, ann=2).give(ann=500)
    table.play(buy("ann", "STB", "bank"))
    assert table.director("STB") == "ben"


def test_of_equals_the_next_in_turn_order_behind_the_old_director_follows():
    table = Table().company("STB", cat=3, ann=2, dan=2).stock("cat")
    table.play(sell("cat", "STB", 2))
    assert table.director("STB") == "dan"


def test_the_one_with_most_shares_follows_before_the_next_in_turn():
    table = Table().company("STB", cat=4, dan=2, ann=3).stock("cat")
    table.play(sell("cat", "STB", 3))
    assert table.director("STB") == "ann"


# Buying


def test_a_share_is_one_purchase_and_ends_the_turn():
    table = Table().company("STB", ben=2).give(ann=500)
    table.play(buy("ann", "STB", "bank"))
    assert table.state.frame.player == "ben"
    assert table.code(buy("ann", "STB", "bank")) == "not-your-turn"


def test_sales_come_before_the_purchase():
    table = Table().company("STB", ben=2, ann=2).company("AB", ben=2).give(ann=500)
    table.play(sell("ann", "STB", 1)).play(buy("ann", "AB", "bank"))
    assert table.state.frame.player == "ben"


def test_no_rebuy_in_the_round_of_a_sale():
    table = Table(3).company("STB", ben=4, ann=2).give(ann=500)
    table.play(sell("ann", "STB", 1))
    assert table.code(buy("ann", "STB", "pool")) == "sold-this-round"
    table.play(done("ann")).play(done("ben")).play(done("cat"))
    assert table.code(buy("ann", "STB", "bank")) == "sold-this-round"


def test_who_passed_may_act_again_when_somebody_else_acted():
    table = Table(3).company("STB", cat=2).give(ann=500, ben=500)
    table.play(done("ann")).play(buy("ben", "STB", "bank")).play(done("cat"))
    table.play(buy("ann", "STB", "bank"))
    assert table.shares("STB", "ann") == 1


def test_selling_without_buying_is_no_pass():
    table = Table(3).company("STB", cat=4, ann=2)
    table.play(sell("ann", "STB", 1)).play(done("ann")).play(done("ben")).play(done("cat"))
    assert table.state.frame.kind == "stock"


def test_the_first_share_is_the_directors_certificate_and_sets_the_par():
    table = Table().give(ann=500)
    assert table.code(buy("ann", "STB", "bank")) == "not-started"
    assert table.code(start("ann", "STB", 75)) == "no-par"
    table.play(start("ann", "STB", 90))
    assert (table.cash("ann"), table.at("STB"), table.shares("STB", "ann")) == (320, "90/3", 2)
    assert table.director("STB") == "ann"


@pytest.mark.parametrize(("par", "cell"), [(60, "60/6"), (70, "70/5"), (80, "80/4"), (90, "90/3"), (100, "100/2")])
def test_par_cells(par, cell):
    table = Table().give(ann=500).play(start("ann", "NOB", par))
    assert table.at("NOB") == cell
    assert table.cash("ann") == 500 - 2 * par


def test_neither_the_sbb_nor_fnm_is_started_by_a_player():
    table = Table().give(ann=1000)
    assert table.code(start("ann", "SBB", 100)) == "cannot-be-started"
    assert table.code(start("ann", "FNM", 100)) == "cannot-be-started"


@pytest.mark.parametrize(("players", "limit"), [(3, 24), (4, 18), (5, 15), (6, 13), (7, 11)])
def test_share_limit(players, limit):
    """Filled with single shares of MOB, AB, BLS and RhB (eight each, without the director's)."""
    table = Table(players).give(ann=2000)
    left = limit
    for company in ("MOB", "AB", "BLS", "RhB"):
        take = min(left, 8)
        table.company(company, home=False, ben=2, ann=take)
        left -= take
    table.company("STB", home=False, ben=2)
    assert counted(table.rules, table.state, "ann") == limit
    assert table.code(buy("ann", "STB", "bank")) == "share-limit"
    assert table.code(start("ann", "NOB", 60)) == "share-limit"
    table.play(BuyCertificate(actor="ann", paper="T2"))  # no share, so the limit does not matter
    assert table.state.papers["T2"].owner == "ann"


def director_at_the_limit():
    """Ann holds eleven certificates at a limit of 11, two of them of STB, as many as its director Ben."""
    table = Table(7).give(ann=2000).company("MOB", home=False, cat=5, ann=4).company("AB", home=False, cat=5, ann=4)
    return table.company("BLS", home=False, cat=4, ann=1).company("STB", home=False, ben=2, ann=2).stock("ann")


def test_R62_at_the_limit_a_purchase_that_makes_him_director():
    """Three certificates of STB become two: he gives two for the director's."""
    table = director_at_the_limit()
    assert counted(table.rules, table.state, "ann") == 11
    table.play(buy("ann", "STB", "bank"))
    assert (table.director("STB"), counted(table.rules, table.state, "ann")) == ("ann", 11)


def test_R62_no_other_purchase():
    table = director_at_the_limit()
    assert table.code(buy("ann", "AB", "bank")) == "share-limit"
    table.hold("STB", ben=3, ann=2)
    assert table.code(buy("ann", "STB", "bank")) == "share-limit"  # he would only draw level


def over_limit():
    """Ann holds 12 certificates at a limit of 11."""
    table = Table(7).give(ann=2000)
    return table.company("MOB", home=False, ben=2, ann=8).company("AB", home=False, ben=2, ann=4)


def test_whom_the_others_wait_for_is_named():
    """Everybody passes, but somebody later in the order may not."""
    table = over_limit().stock("ben")
    table.change(mode="table")
    refused = judge_by_mode(table.engine, table.state, EverybodyPasses(actor="ben"))
    assert isinstance(refused, Rejection)
    assert refusal_text(refused, {"ann": "Ann"}).startswith("Ann must sell shares first: 12 certificates")


def test_who_is_over_the_share_limit_sells_first():
    table = over_limit()
    assert table.code(done("ann")) == "must-sell-over-limit"
    assert table.code(BuyCertificate(actor="ann", paper="T2")) == "must-sell-over-limit"
    table.play(sell("ann", "AB", 1)).play(done("ann"))
    assert table.state.frame.player == "ben"


def test_a_directors_certificate_and_a_ten_of_the_sbb_count_once():
    table = Table().company("STB", ann=3).sbb("ann", director="ann", ann=1)
    assert counted(table.rules, table.state, "ann") == 2 + 3


# Launch


@pytest.mark.parametrize(
    ("company", "percent", "needed", "treasury"), [("NOB", 25, 2, 160), ("JN", 20, 3, 400), ("STB", 10, 5, 400)]
)
def test_R09_launch_when_half_the_shares_are_out(company, percent, needed, treasury):
    table = Table(3).give(ann=2000)
    table.play(start("ann", company, 80))
    while table.shares(company, "ann") < needed:
        assert not table.state.companies[company].launched
        table.stock("ann").play(buy("ann", company, "bank", percent))
    assert table.state.companies[company].launched
    assert table.cash(company) == treasury


def test_R09_p5s_mob_share_counts_for_the_launch():
    table = Table(3).give(ann=2000)
    table.change(shares={**table.state.shares, "MOB": {**table.state.shares["MOB"], "MOB_1": "ben"}})
    table.play(start("ann", "MOB", 80))
    for _ in range(2):
        table.stock("ann").play(buy("ann", "MOB", "bank"))
    assert table.happened(CompanyLaunched)[0].company == "MOB"  # 20 + 10 + 10, and Ben's 10


def test_R09_joe_buys_the_directors_share_of_the_vsb_and_it_floats():
    table = Table(("joe", "jack", "laura")).give(joe=500)
    table.play(start("joe", "VSB", 100))
    assert table.state.companies["VSB"].launched
    assert table.cash("VSB") == 200


@pytest.mark.parametrize(("par", "stations"), [(60, 1), (70, 2), (80, 3), (90, 4), (100, 5)])
def test_a_historical_company_has_stations_by_its_par(par, stations):
    table = Table().give(ann=500).play(start("ann", "BLS", par))
    assert table.state.companies["BLS"].stations_left == stations


@pytest.mark.parametrize(("company", "stations"), [("NOB", 2), ("GB", 2), ("JN", 3), ("VZ", 3)])
def test_other_companies_have_a_fixed_number_of_stations(company, stations):
    table = Table().give(ann=500).play(start("ann", company, 60))
    assert table.state.companies[company].stations_left == stations


# P5's share, certificates


def with_p5_share():
    table = Table(3).give(ann=2000)
    return table.change(shares={**table.state.shares, "MOB": {**table.state.shares["MOB"], "MOB_1": "ann"}})


def test_R38_the_mob_share_cannot_be_sold_before_mob_has_a_par():
    table = with_p5_share()
    assert table.refuses(sell("ann", "MOB", 1)).rule == "R38"
    table.play(done("ann")).give(ben=500).play(start("ben", "MOB", 80))
    table.stock("ann").play(sell("ann", "MOB", 1))
    assert table.shares("MOB", "pool") == 1


def test_R38_the_mob_share_counts_against_the_limit_and_is_worthless_without_a_par():
    table = with_p5_share()
    assert counted(table.rules, table.state, "ann") == 1
    assert table.worth("ann") == 2000


def place(player, mountain, label="H7", panel="XM1"):
    return PlaceMountain(actor=player, mountain=mountain, hex=label, panel=panel)


def test_R44_one_mountain_and_one_tunnel_certificate_each_round():
    table = Table(3).give(ann=1000)
    table.play(BuyCertificate(actor="ann", paper="T2"))
    assert table.cash("ann") == 950
    table.play(done("ben")).play(done("cat"))
    assert table.code(BuyCertificate(actor="ann", paper="T3")) == "one-tunnel-per-round"
    table.play(BuyCertificate(actor="ann", paper="B1"))
    assert table.cash("ann") == 800
    table.play(place("ann", "B1")).play(done("ben")).play(done("cat"))
    assert table.refuses(BuyCertificate(actor="ann", paper="B2")).rule == "R44"
    table.stock("ann", number=3).play(BuyCertificate(actor="ann", paper="B2"))
    assert table.state.papers["B2"].owner == "ann"


def test_R44_certificates_wait_until_all_privates_are_sold():
    table = Table()
    state = table.engine.initial()
    table.change(flow=state.flow, papers=state.papers)
    assert table.code(BuyCertificate(actor="ann", paper="T2")) == "no-stock-round"
    assert table.offers(BuyCertificate) == []


def test_R44_a_sold_certificate_is_not_for_sale_again():
    table = Table().paper("T2", "ben")
    assert table.code(BuyCertificate(actor="ann", paper="T2")) == "certificate-sold"


def test_the_buyer_of_a_mountain_railway_places_it_at_once():
    table = Table().play(BuyCertificate(actor="ann", paper="B1"))
    assert isinstance(table.state.frame, Question)
    assert table.code(done("ann")) == "no-stock-round"
    assert table.code(place("ann", "B1", "G12")) == "no-mountain"
    assert table.code(place("ben", "B1")) == "not-your-turn"
    table.play(place("ann", "B1", "J29", "XM3"))
    assert (table.state.papers["B1"].hex, table.state.frame.player) == ("J29", "ben")


def test_mountains_and_panels_are_used_once_each():
    table = Table().mountain("B1", "ben", "H7", "XM1").mountain("B2", "ben", "J29", "XM1")
    table.play(BuyCertificate(actor="ann", paper="B3"))
    assert table.code(place("ann", "B3", "H7", "XM2")) == "mountain-taken"
    assert table.code(place("ann", "B3", "F19", "XM1")) == "no-panel"  # two of each kind
    table.play(place("ann", "B3", "F19", "XM2"))
    assert table.state.overlays["F19"][0].piece == "XM2"


# The end of a stock round


def round_end(table):
    """Everybody passes; where each marker went before anything else moved it."""
    players = len(table.state.order)
    for _ in range(players):
        table.play(done(table.state.frame.player))
    return [
        (move.company, table.rules.market.rows[move.row][move.column].price)
        for move in table.happened(MarkerMoved)
        if move.why in ("pool", "sold-out")
    ]


def test_R49_only_launched_companies_move():
    table = Table().company("STB", launched=False, ann=2, pool=1).company("AB", ann=4, pool=1)
    assert round_end(table) == [("AB", 70)]


def test_R49_unsold_shares_and_none_in_the_pool_move_nothing():
    assert round_end(Table().company("STB", ann=5)) == []


def test_R49_at_the_left_edge_down_and_in_the_corner_nowhere():
    table = Table(3).company("STB", at="55/3", ann=4, pool=1).company("AB", at="30/8", ann=4, pool=1)
    assert round_end(table) == [("STB", 50)]


def test_R49_the_left_edge_of_the_upper_rows_is_where_the_cells_begin():
    """90/1 has no cell to its left: down to 80/2."""
    assert round_end(Table(3).company("STB", at="90/1", ann=4, pool=1)) == [("STB", 80)]


def test_R49_at_the_top_a_sold_out_company_stays():
    table = Table(3).company("JN", at="200/1", ann=5).company("NOB", at="55/3", ann=4)
    assert round_end(table) == []  # above both there is no cell


def test_R49_first_all_that_fall_then_all_that_rise():
    """NOB (110/2, sold out) stands before STB (100/2, falls) and would move first in one pass."""
    table = Table(3).company("NOB", at="110/2", ann=4).company("STB", at="100/2", ann=4, pool=1)
    assert [company for company, _ in round_end(table)] == ["STB", "NOB"]


def test_R49_one_pass_in_operating_order():
    table = Table(3, stock_round_moves="one-pass")
    table.company("NOB", at="110/2", ann=4).company("STB", at="100/2", ann=4, pool=1)
    assert [company for company, _ in round_end(table)] == ["NOB", "STB"]


def test_R49_each_group_in_operating_order():
    table = Table(3).company("AB", at="80/4", ann=4, pool=1).company("STB", at="80/4", ann=4, pool=1)
    assert [company for company, _ in round_end(table)] == ["AB", "STB"]
    assert table.state.markers["AB"].arrival < table.state.markers["STB"].arrival


@pytest.mark.parametrize(("phase", "rounds"), [("1", 1), ("2", 1), ("3", 2), ("4", 2), ("5", 3), ("6", 3), ("7", 3)])
def test_R51_the_number_of_operating_rounds_is_fixed_when_the_stock_round_ends(phase, rounds):
    table = Table(3).phase(phase).company("STB", ann=5).everybody_passes()
    above = table.state.flow[0]
    assert isinstance(above, OperatingRound)
    assert (above.index, above.total) == (1, rounds)


def test_R51_a_new_phase_within_the_set_changes_nothing():
    table = Table(3).phase("2").stack(_2=13).company("STB", treasury=500, ann=5).turn("STB", "trains")
    table.play(BuyTrain(actor="ann", company="STB", source="bank", train="3H", price=150))
    table.play(Pass(actor="ann", what="trains"))
    assert table.state.phase == "3"
    assert table.state.frame.kind == "stock"  # no second operating round


def test_the_table_says_that_everybody_passes():
    table = Table(3).company("STB", ann=5)
    actions = table.engine.expand(table.state, EverybodyPasses(actor="ann"))
    assert [action.actor for action in actions] == ["ann", "ben", "cat"]


def test_a_later_players_purchase_implies_the_passes_before_it():
    table = Table().company("STB", ann=2).give(cat=500)
    actions = table.engine.expand(table.state, buy("cat", "STB", "bank"))
    assert [action.actor for action in actions] == ["ann", "ben", "cat"]
