"""Numbers of legal actions of 1824 at fixed positions, so that a silent change of the rules shows.

The comments say how a number was checked by hand.
"""

from collections import Counter

import pytest

from core.kernel.options import Amount
from core.rail18.actions import BuyShare, BuyTrain, LayTile, Pass, PlaceStation, RepayDebt, SellShares, StartCompany
from core.rail18.formation import ReturnStation
from core.rail18.state import CompanyTurn, Question
from core.titles.t1824.actions import BuyMinor, BuyMountain, ExchangeCoal, ExchangeMountain
from tests.titles.t1824.play import FirstRound, Table

REGIONALS = ("BK", "MS", "CL", "SB", "BH")


def counts(found, state):
    """Legal actions by kind; a range counts every number in it."""
    result = Counter()
    for option in found.options(state):
        size = option.high - option.low + 1 if isinstance(option, Amount) else len(list(option.examples()))
        result[option.kind] += size
    return dict(result)


def at(table):
    return counts(table.engine, table.state)


def tile_counts(table):
    """Tile lays by hex."""
    return dict(Counter(action.hex for action in table.offers(LayTile)))


# The first round


@pytest.mark.parametrize(("players", "mountains"), [(3, 4), (4, 6), (5, 6), (6, 4)])
def test_first_purchase(players, mountains):
    """Four coal railways at five prices and seven pre-Staatsbahnen; BH at five pars; a pass."""
    assert at(FirstRound(players)) == {"BuyMountain": mountains, "BuyMinor": 27, "StartCompany": 5, "Pass": 1}


@pytest.mark.parametrize(
    ("cash", "mountains", "minors", "starts"),
    [
        (240, 6, 27, 5),
        (239, 6, 24, 5),  # without Sd1, Ug1 and kk1
        (199, 6, 20, 4),  # without the dearest of four coal railways, and BH for twice 100
        (160, 6, 16, 3),
        (120, 6, 8, 1),  # four coal railways, Sd2, Sd3, Ug2 and kk2; BH for twice 60
        (119, 0, 0, 0),
    ],
)
def test_first_purchase_by_cash(cash, mountains, minors, starts):
    table = FirstRound(4).give(dan=cash)
    offers = [len(table.offers(kind)) for kind in (BuyMountain, BuyMinor, StartCompany)]
    assert offers == [mountains, minors, starts]


def test_two_moves_of_the_first_round():
    """39 first moves. After a pass 39; after each of 6 mountain railways 38; after each of 7 pre-Staatsbahnen 38; after
    each of 20 coal railways 5 fewer and a share of its regional: 35; after each of 5 starts of BH a share instead: 35.
    """
    table, total = FirstRound(4), 0
    for option in table.engine.options(table.state):
        for action in option.examples():
            state = table.state
            for event in table.engine.decide(table.state, action):
                state = table.engine.evolve(state, event)
            total += sum(counts(table.engine, state).values())
    assert total == 39 + 6 * 38 + 7 * 38 + 20 * 35 + 5 * 35


# Later stock rounds


def test_second_round_with_nothing_sold():
    """Five regionals without coal railway at five pars; a share of each of the three Staatsbahnen; a pass."""
    assert at(Table(4)) == {"StartCompany": 25, "BuyShare": 3, "Pass": 1}


def test_shares_for_sale():
    """BK: priced by its coal railway; MS: Ann has more than half; CL: all sold; SB: none; Sd: its last two are kept."""
    table = Table(4).minor("EPP", "ben").minor("Sd2", "ben").minor("Sd3", "cat").give(ann=900)
    table.company("MS", ann=6).company("CL", ben=5, cat=5).singles("Sd", ben=6)
    assert [action.company for action in table.offers(BuyShare)] == ["BK", "Ug", "kk"]


@pytest.mark.parametrize(
    ("holders", "blocks"),
    [
        ({"ann": 5, "ben": 3}, [1, 2, 3]),  # two are unsold, so three more may lie in the bank
        ({"ann": 5, "ben": 1, "cat": 1}, [1, 2]),
        ({"ann": 2, "ben": 2, "cat": 2}, [1]),  # half of the director's certificate
        ({"ann": 2, "ben": 1, "cat": 3}, [1]),
        ({"ann": 2, "ben": 1, "cat": 1, "dan": 1}, []),  # half is in the bank already
        ({"ann": 6, "ben": 1, "cat": 1, "dan": 1}, [1, 2, 3, 4]),  # nobody could follow
        ({"ann": 8, "ben": 2}, [1, 2, 3, 4, 5]),
    ],
)
def test_blocks_for_sale(holders, blocks):
    assert [action.shares for action in Table(4).company("MS", **holders).offers(SellShares)] == blocks


def test_free_exchanges():
    """Two mountain railways for five regionals, one coal railway of two; both Staatsbahnen sell no such share."""
    table = Table(4).phase("3").mountain("B1", "ann").mountain("B6", "ann").mountain("B2", "ben")
    table.minor("EPP", "ann").minor("EOD", "ben").give(ann=0)
    assert at(table) == {"ExchangeMountain": 10, "ExchangeCoal": 1, "Pass": 1}
    assert len(table.hold("CL", ben=10).offers(ExchangeMountain)) == 8
    assert table.phase("2").offers(ExchangeCoal) == []


def test_forced_exchange():
    """Any regional of which the bank has a share besides the director's certificate."""
    table = Table(4).phase("4").mountain("B1", "ann").singles("BK", ben=8)
    table.change(flow=(*table.state.flow, Question("exchange", "ann", item="B1")))
    assert at(table) == {"ExchangeMountain": 4}
    declining = Table(4, forced_exchange="may-decline").phase("4").mountain("B1", "ann").singles("BK", ben=8)
    declining.change(flow=(*declining.state.flow, Question("exchange", "ann", item="B1")))
    assert at(declining) == {"ExchangeMountain": 4, "DeclineExchange": 1}


def test_repayments():
    """A loan in the own turn only: 1 to 30 of 50; an overdraft at any time, Ben's 20 too."""
    loan = Table(4, debt="loan").change(train_debt={"ann": 50, "ben": 20}).give(ann=30)
    assert at(loan)[RepayDebt.kind] == 30
    overdraft = Table(4).change(train_debt={"ann": 50, "ben": 20}).give(ann=30)
    assert at(overdraft)[RepayDebt.kind] == 30 + 20


# The first turn of each company: tile lays by hex. Tiles 5, 6 and 57 have six rotations each; an edge that is closed
# takes away two rotations of each. Of tiles 7, 8 and 9 six rotations in all have a wanted edge, of 3, 4 and 58 too.
# Each of the seven tiles with two towns has four edges, so a wanted edge in four rotations.

FIRST_TURNS = {
    "EPP": {"C4": 5, "C6": 6},  # C4 with 5, closed 0: 4-5; 3-5, 5-1; 2-5 twice. C6 with 0
    "EOD": {"B9": 4, "C12": 12},  # B9 with 4, closed 2 and 3: 4-5; 4-0; 1-4 twice. C12 with 2, closed 3: see below
    "MLB": {"B19": 4, "C22": 6},  # B19 as B9. C22 with 2
    "SPB": {"I22": 5, "H25": 4},  # I22 with 4, closed 5. H25 with 0, closed 3: 0-1, 5-0; 0-2, 4-0
    "Sd1": {"F11": 1, "G10": 28},  # seven tiles with 3; W in one way
    "Sd2": {"H9": 18},
    "Sd3": {"H3": 7},  # closed 2 and 3: 0-1, 4-5, 5-0; 4-0, 5-1; 1-4 twice
    "Ug1": {"F17": 6, "G16": 4},  # Bu joins 0 with 5 and 2 with 3, or 0 with 1 and 3 with 4; each way in two rotations
    "Ug2": {"I14": 18},
    "kk1": {"F9": 6, "F11": 1},
    "kk2": {"E10": 6, "F11": 1},
    "BK": {"C8": 18},
    "MS": {"D11": 18},
    "CL": {"C22": 18},
    "SB": {"H25": 12},  # closed 3
    # J9 with 5, closed 0: 4-5; 3-5, 5-1; 2-5 twice. J11 and J13 with 0 or 5: 3 + 4 + 4. J15 with 0, closed 5
    "BH": {"J9": 5, "J11": 11, "J13": 11, "J15": 12},
}
# With two towns: 1 and 55 lack two opposite edges, 2 and 56 two neighbouring ones, 69, 630 and 631 two with one
# between them. If one certain edge must be lacking and one beside it may not be, two, one and two rotations are left.


@pytest.mark.parametrize(("company", "lays"), FIRST_TURNS.items())
def test_tile_lays_in_the_first_turn(company, lays):
    table = Table(3).phase("2")
    if table.title.kind(company).share_percent == 100:
        table.minor(company, "ann", treasury=400, home=False)
    else:
        table.company(company, home=False, operated=False, treasury=400, ann=5)
    table.everybody_passes()
    assert isinstance(table.state.frame, CompanyTurn)
    assert tile_counts(table) == lays


def test_terrain_that_cannot_be_paid_takes_hexes_away():
    """B9 costs 40, the first tile in Wien 20, and so does F9."""
    table = Table(3).phase("2").minor("EOD", "ann", treasury=39).turn("EOD")
    assert tile_counts(table) == {"C12": 12}
    table = Table(3).phase("2").minor("kk2", "ann", treasury=19).turn("kk2")
    assert tile_counts(table) == {"E10": 6}


@pytest.mark.parametrize(
    ("company", "hex", "tile", "phase", "expected"),
    [
        ("Sd1", "F11", "499/0", "3", {"491": 2}),  # all six edges; turned by half it lies alike
        ("Sd1", "F11", "491/0", "5", {"493": 2}),  # in two ways (A52)
        ("Sd1", "F11", "493/0", "7", {"496": 6}),
        ("Ug1", "G16", "498/0", "3", {"490": 2}),  # has 0, 2, 3 and 5, lacks 1 and 4
        ("Ug1", "G16", "490/2", "5", {"126": 6}),
        ("Ug1", "G16", "126/0", "7", {"495": 6}),
        # Graz 2-5 in open land: 14 lacks two opposite edges, 15 two neighbouring ones, 619 two with one between
        ("Sd2", "H9", "57/2", "3", {"14": 4, "15": 2, "619": 2}),
        ("Sd2", "H9", "15/0", "5", {"611": 2}),  # brown lacks one edge, 4 or 5
        ("Sd2", "H9", "611/0", "7", {}),
    ],
)
def test_upgrades(company, hex, tile, phase, expected):
    table = Table(3).phase(phase).minor(company, "ann", treasury=400, home=False).tiles(**{hex: tile})
    table.station(company, hex, home=True).turn(company)
    offers = [action for action in table.offers(LayTile) if action.hex == hex]
    assert dict(Counter(action.tile for action in offers)) == expected


def test_towns_are_upgraded_to_87_and_88():
    """I10 1-4 in open land: 87 lacks two neighbouring edges, 88 two opposite ones."""
    table = Table(3).phase("3").minor("Sd2", "ann", treasury=400).tiles(H9="57/2", I10="58/0").turn("Sd2")
    offers = Counter(action.tile for action in table.offers(LayTile) if action.hex == "I10")
    # 0-2 kept: 87 lacks 3-4, 4-5 (and not 5-0, 0-1, 1-2, 2-3); 88 lacks 1-4 in two rotations
    assert offers == {"87": 2, "88": 2}


# Stations, trains, runs


def test_stations():
    """BK reaches Pilsen and the mine D5 beyond it, where nobody builds; D11 is kept for MS (A58)."""
    table = Table(3).phase("2").company("BK", treasury=500, ann=5).minor("EOD", "ben")
    table.tiles(C8="57/1", C6="9/1", C4="5/4", C10="8/5", D11="57/2").turn("BK", "station")
    assert at(table) == {"PlaceStation": 1, "Pass": 1}
    assert [action.hex for action in table.offers(PlaceStation)] == ["C4"]
    assert [action.hex for action in table.charter("MS", home_placed=True).offers(PlaceStation)] == ["C4", "D11"]


def test_which_station_in_wien_goes_back():
    table = Table(3).phase("6").minor("kk1", "ann").minor("kk2", "ben").company("BH", cat=5).own("BH", a="6")
    table.own("kk1", b="4").own("kk2", c="5").turn("BH", "trains", 1, 2, acted=("kk1", "kk2"))
    table.play(Pass(actor="cat", what="trains"))
    assert [action.node for action in table.offers(ReturnStation)] == [1, 2]


@pytest.mark.parametrize(
    ("company", "phase", "treasury", "trains"),
    [
        ("BK", "1", 500, ["2"]),
        ("BK", "2", 500, ["2", "1g"]),
        ("BK", "2", 119, ["2"]),
        ("EPP", "2", 500, ["1g"]),
        ("EPP", "4", 359, ["1g", "2g"]),
        ("Sd1", "3", 500, ["3", "1g", "2g"]),
        ("BK", "7", 1000, ["8", "1g", "2g", "3g", "4g", "5g"]),
        ("BK", "8", 999, ["1g", "2g", "3g", "4g", "5g"]),
    ],
)
def test_trains_of_the_bank(company, phase, treasury, trains):
    """It has one train, so that nobody helps."""
    table = Table(3).phase(phase)
    if table.title.kind(company).share_percent == 100:
        table.minor(company, "ann", treasury=treasury)
    else:
        table.company(company, treasury=treasury, ann=5)
    table.own(company, a="1g").turn(company, "trains")
    offers = [action for action in table.offers(BuyTrain) if action.trade_in is None]
    assert [action.train for action in offers] == trains


def test_trains_without_one_are_all_on_offer():
    """Nothing in the treasury: the director helps with a 4, and with goods trains of three types."""
    table = Table(3).phase("4").company("BK", ann=5).turn("BK", "trains")
    assert at(table) == {"BuyTrain": 4}


def test_trains_handed_in_and_trains_of_others():
    """4, 1g, 2g and 3g from the bank; 4 for a 3 and 3g for a 2g; BH's 3 at face; Sd2's 1g for 1 to 1,000."""
    table = Table(3).phase("4").company("BK", treasury=1000, ann=5).own("BK", a="3", b="2g")
    table.company("BH", ben=5).own("BH", c="3").minor("Sd2", "ann").own("Sd2", d="1g").turn("BK", "trains")
    assert at(table) == {"BuyTrain": 4 + 2 + 1 + 1000, "Pass": 1}


def test_a_dividend_is_paid_or_kept():
    table = Table(3).company("BK", ann=5).turn("BK", "dividend", revenue=50)
    assert at(table) == {"DecideDividend": 2}


def test_what_a_director_may_sell_for_a_train():
    """BK must buy a 2 for 80 or a 1g for 120 and has nothing. BH: one share for 120, a second would be too many;
    MS: Ben would become director; Sd has not operated.
    """
    table = Table(3).phase("2").company("BK", ann=5).company("BH", par=100, at="120/3", ben=5, ann=2)
    table.company("MS", ann=2, ben=2, cat=2).singles("Sd", ann=2).give(ann=0).turn("BK", "trains")
    assert at(table) == {"BuyTrain": 2, "SellShares": 1}
