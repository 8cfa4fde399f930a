"""Numbers of legal actions at fixed positions, so that a silent change of the rules shows.

The comments say how a number was checked by hand.
"""

from collections import Counter

import pytest

from core.kernel.options import Amount
from core.rail18.actions import Bid, BuyPrivate, BuyShare, BuyTrain, LayTile, Pass, PlaceStation, RepayDebt, SellShares
from core.rail18.formation import ReturnStation
from core.rail18.state import CompanyTurn
from core.titles.t1844.mountains import BuyCertificate, PlaceMountain
from core.titles.t1844.tunnels import BuildTunnel
from tests.titles.t1844.positions import Table, engine


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


# Auction


@pytest.mark.parametrize(("players", "bids"), [(3, 781), (4, 601), (5, 491), (6, 421), (7, 381)])
def test_first_bid(players, bids):
    """Every number from 20 to all of the cash, or a pass."""
    found = engine(players)
    assert counts(found, found.initial()) == {"Bid": bids, "Pass": 1}


def test_a_later_bid():
    """Ann bid 100: Ben may bid 105 to 620."""
    found = engine(4)
    state = found.initial()
    for event in found.decide(state, Bid(actor="ann", private="P1", amount=100)):
        state = found.evolve(state, event)
    assert counts(found, state) == {"Bid": 516, "Pass": 1}


# Stock rounds


def test_first_stock_round():
    """13 companies (not FNM, not the SBB) at 5 pars; 5 mountain railways and 5 tunnel certificates; a pass."""
    assert at(Table(4).stock("ann", number=1)) == {"StartCompany": 65, "BuyCertificate": 10, "Pass": 1}


@pytest.mark.parametrize(
    ("cash", "starts", "certificates"),
    [(200, 65, 10), (199, 52, 10), (160, 39, 10), (150, 26, 10), (149, 26, 5), (120, 13, 5), (119, 0, 5), (49, 0, 0)],
)
def test_first_stock_round_by_cash(cash, starts, certificates):
    """A director's certificate costs twice the par (120 to 200), a mountain 150, a tunnel 50."""
    found = at(Table(4).stock("ann", number=1).give(ann=cash))
    assert found.get("StartCompany", 0) == starts
    assert found.get("BuyCertificate", 0) == certificates


def test_first_stock_round_after_the_auction():
    """FNM is started (a bank share and a pool share), T1 went with P3, P5's MOB share cannot be sold."""
    table = Table(4).company("FNM", par=60, pool=3, ann=2).paper("T1", "ben").stock("ann", number=1)
    table.change(shares={**table.state.shares, "MOB": {**table.state.shares["MOB"], "MOB_1": "ann"}})
    assert at(table) == {"StartCompany": 65, "BuyShare": 2, "BuyCertificate": 9, "Pass": 1}


def test_two_moves_of_the_first_stock_round():
    """76 first moves. After a pass 76; after each of 65 starts 12 companies at 5 pars, a share of the new one, 10
    certificates and a pass: 72; after each of 5 tunnel certificates 75; each of 5 mountains has 7 places with 3 panels.
    """
    table = Table(4).stock("ann", number=1)
    total = 0
    for option in table.engine.options(table.state):
        for action in option.examples():
            state = table.state
            for event in table.engine.decide(table.state, action):
                state = table.engine.evolve(state, event)
            total += sum(counts(table.engine, state).values())
    assert total == 76 + 65 * 72 + 5 * 75 + 5 * 21


@pytest.mark.parametrize(
    ("holders", "pool", "blocks"),
    [
        ({"ann": 5, "ben": 2}, 1, [1, 2, 3, 4]),  # the rule book's example: the fifth would overfill the pool
        ({"ann": 5, "ben": 1}, 1, [1, 2, 3]),  # nobody can take over: the double certificate stays
        ({"ann": 2, "ben": 2}, 4, [1]),  # half of the double certificate
        ({"ann": 2, "ben": 1}, 4, []),
        ({"ben": 4, "ann": 3}, 3, [1, 2]),
        ({"ben": 2, "ann": 3}, 5, []),
    ],
)
def test_blocks_for_sale(holders, pool, blocks):
    table = Table(4).company("STB", pool=pool, **holders)
    assert [action.shares for action in table.offers(SellShares)] == blocks


def test_shares_for_sale():
    """STB: bank and pool; NOB: Ann holds more than half, so none from the bank; JN: bank; MOB: all sold."""
    table = Table(4).company("STB", ben=4, pool=1).company("NOB", ann=3).company("JN", ben=3).company("MOB", ben=10)
    found = {(action.company, action.source, action.percent) for action in table.give(ann=900).offers(BuyShare)}
    assert found == {("STB", "bank", 10), ("STB", "pool", 10), ("JN", "bank", 20)}


def test_shares_of_an_sbb_without_a_director():
    """Only the director's certificate is for sale."""
    assert len(Table(4).sbb().offers(BuyShare)) == 1


def test_shares_of_an_sbb_with_a_director():
    """One of 10 % or one of 5 % from the pool."""
    assert [action.percent for action in Table(4).sbb(director="ben").offers(BuyShare)] == [5, 10]


def test_places_for_mountain_railways():
    """7 hexes and 3 kinds of panels; two of each kind."""
    table = Table(4).play(BuyCertificate(actor="ann", paper="B1"))
    assert at(table) == {"PlaceMountain": 21}
    table = Table(4).mountain("B1", "ben", "H7", "XM1").play(BuyCertificate(actor="ann", paper="B2"))
    assert len(table.offers(PlaceMountain)) == 6 * 3
    table = Table(4).mountain("B1", "ben", "H7", "XM1").mountain("B2", "ben", "J29", "XM1")
    assert len(table.play(BuyCertificate(actor="ann", paper="B3")).offers(PlaceMountain)) == 5 * 2


# The first turn of each company: tile lays by hex. Tiles 5, 6 and 57 have six rotations each; an edge that is closed
# takes away two rotations of each. A tile on a neighbour must have the edge at which the printed track arrives.

FIRST_TURNS = {
    "NOB": {"D19": 12},  # wall at 5: 4 + 4 + 4
    "SCB": {"C12": 12},  # the board's edge at 3
    "VSB": {"C24": 12},  # the board's edge at 3
    "JS": {"I2": 2, "H3": 3},  # I2 (open 0, 3, 4) with 4: 3-4 and 4-0; Yverdon (open 0, 3, 4, 5) with 5: 4-5, 5-0, 3-5
    "GB": {"G18": 12},  # the Rigi at 3
    "FNM": {"L21": 5},  # with 0, without 1: 5-0; 0-2, 4-0; 0-3 twice
    "RhB": {"G26": 6, "H25": 6},  # with 0: two of each tile; Disentis with 3: two of each tile
    "BLS": {"F11": 6, "G12": 6},  # with 5; G12 with 2
    "STB": {"C14": 3},  # Liestal (open 0, 1, 4, 5) with 5: 4-5, 5-0, 5-1
    "AB": {"D25": 12},  # the board's edge at 4
    "MOB": {"I6": 12},  # the board's edge at 0
    "JN": {"F7": 6, "F5": 4},  # with 1; F5 (open 0, 1, 3, 4) with 4: 3-4, 4-0, 1-4 twice
    "ChA": {"G28": 12},  # the board's edge at 3
    "VZ": {"K10": 18},  # nothing closed
}


@pytest.mark.parametrize(("company", "lays"), FIRST_TURNS.items())
def test_tile_lays_in_the_first_turn(company, lays):
    table = Table(3)
    shares = 5 if table.title.kind(company).share_percent == 10 else 3
    table.company(company, home=False, operated=False, treasury=400, ann=shares).everybody_passes()
    assert isinstance(table.state.frame, CompanyTurn)
    assert tile_counts(table) == lays


def test_home_tile_of_nob_by_tile_and_rotation():
    """Edges 0 to 4: 5 joins r and r+1, 6 joins r and r+2, 57 joins r and r+3."""
    table = Table(3).company("NOB", home=False, operated=False, treasury=160, ann=2).everybody_passes()
    found = {}
    for action in table.offers(LayTile):
        found.setdefault(action.tile, []).append(action.rotation)
    assert found == {"5": [0, 1, 2, 3], "6": [0, 1, 2, 4], "57": [0, 1, 3, 4]}


def test_home_tile_of_js_by_tile_and_rotation():
    table = Table(3).company("JS", home=False, operated=False, treasury=160, ann=2).everybody_passes()
    found = {(action.hex, action.tile, action.rotation) for action in table.offers(LayTile)}
    assert found == {("I2", "7", 3), ("I2", "8", 4), ("H3", "3", 4), ("H3", "3", 5), ("H3", "58", 3)}


# Upgrades


@pytest.mark.parametrize(
    ("company", "hex", "tile", "phase", "expected"),
    [
        # Aarau keeps 2 and 4: 14 lacks two opposite edges, 15 two neighbouring ones, 619 two with one between them
        ("STB", "D15", None, "3", {"14": 2, "15": 2, "619": 3}),
        # Zürich keeps 1 and 4 and has a wall at 5
        ("NOB", "D19", "57/1", "3", {"907": 2, "908": 1}),
        # 904 lacks one edge, which may not be 2 or 5
        ("BLS", "F11", "57/2", "3", {"904": 4}),
        ("BLS", "F11", "904/0", "5", {"905": 6}),
        ("BLS", "F11", "905/0", "7", {"906": 6}),
        ("JS", "I4", None, "3", {"901": 1}),
        ("JS", "I4", "901/1", "5", {"902": 1}),
        ("JS", "I4", "902/4", "7", {"903": 1}),
        # Sion 1-4 in open land: 14 keeps both in rotations 0, 1, 3, 4, as the lacking pair is not 1-4;
        # 15 lacks r+4 and r+5: neither may be 1 or 4; 619 lacks r+1 and r+5: neither may be 1 or 4
        ("VZ", "K10", "57/1", "3", {"14": 4, "15": 2, "619": 2}),
        # brown 611 lacks one edge, which must be 4 or 5 for 0-1-2-3
        ("VZ", "K10", "15/0", "5", {"611": 2}),
        ("VZ", "K10", "611/0", "7", {"915": 1}),
    ],
)
def test_upgrades(company, hex, tile, phase, expected):
    table = Table(3).phase(phase)
    table.company(company, par=100, treasury=500, ann=5 if table.title.kind(company).share_percent == 10 else 3)
    if tile:
        table.tiles(**{hex: tile})
    offers = [action for action in table.turn(company).offers(LayTile) if action.hex == hex]
    assert dict(Counter(action.tile for action in offers)) == expected


# Tunnels


def vz(certificates=1, treasury=500):
    table = Table(3).phase("3").company("VZ", treasury=treasury, ann=3)
    for number in range(1, certificates + 1):
        table.paper(f"T{number}", "ann")
    return table.tiles(K10="15/0", K8="4/1", J11="58/4", I10="4/0").turn("VZ")


def test_tunnels_within_reach_of_vz():
    """From Sion into J9 at 5: 1-5, 3-5, and 2-5 in two rotations. From Brig into I12 at 5: 3-5 and twice 2-5; into K14
    at 2: twice 2-5.
    """
    found = [(action.hex, action.piece, action.rotation) for action in vz().offers(BuildTunnel)]
    assert Counter(label for label, _, _ in found) == {"J9": 4, "I12": 3, "K14": 2}
    assert {entry[1:] for entry in found if entry[0] == "J9"} == {("X78", 5), ("X78", 3), ("X79", 2), ("X79", 5)}


@pytest.mark.parametrize(("certificates", "treasury", "number"), [(0, 500, 0), (1, 99, 0), (1, 100, 9), (2, 500, 18)])
def test_tunnels_by_certificates_and_money(certificates, treasury, number):
    """Each certificate may build each tunnel."""
    assert len(vz(certificates, treasury).offers(BuildTunnel)) == number


# Stations


def test_stations_of_the_example():
    """Olten, and not Basel, which is kept for SCB."""
    table = Table(3).phase("3").company("STB", treasury=500, ann=5)
    table.tiles(D15="15/1", D13="57/1", C14="58/5", C12="57/1").turn("STB", "station")
    assert at(table) == {"PlaceStation": 1, "Pass": 1}
    assert [action.hex for action in table.offers(PlaceStation)] == ["D13"]


def test_which_sbb_station_goes_back():
    table = Table(3).phase("5").company("STB", treasury=0, cat=5).own("STB", t="5")
    table.company("NOB", ann=2).company("VSB", ben=2).station("NOB", "C20", 0).station("VSB", "C20", 1)
    table.tiles(C20="59/0").turn("STB", "trains", 1, 2, acted=("NOB", "VSB"))
    table.play(Pass(actor="cat", what="trains"))
    assert [action.node for action in table.offers(ReturnStation)] == [0, 1]


# Trains, dividends, privates, debts


@pytest.mark.parametrize(
    ("phase", "treasury", "company", "trains"),
    [
        ("1", 500, "STB", ["2", "2H"]),
        ("1", 89, "STB", ["2H"]),
        ("1", 69, "STB", []),
        ("1", 500, "JN", ["2H"]),
        ("3", 500, "NOB", ["3", "3H"]),
        ("7", 960, "STB", ["8E", "8H"]),
        ("7", 959, "STB", ["8H"]),
    ],
)
def test_trains_of_the_bank(phase, treasury, company, trains):
    """Aarau and Neuchâtel lead nowhere yet, so there is no duty and no help."""
    table = Table(3).phase(phase)
    shares = 5 if table.title.kind(company).share_percent == 10 else 3
    table.company(company, treasury=treasury, ann=shares).turn(company, "trains")
    assert [action.train for action in table.offers(BuyTrain)] == trains


def test_trains_of_other_companies():
    """3 and 3H from the bank; AB's 3 for face value (Ben directs it); MOB's 3 for 1 to 500; the pool's 3H."""
    table = Table(3).phase("3").company("STB", treasury=500, ann=5).company("AB", ben=5).company("MOB", ann=5)
    table.own("AB", x="3").own("MOB", y="3").own("pool", z="3H").turn("STB", "trains")
    assert at(table) == {"BuyTrain": 2 + 1 + 500 + 1, "Pass": 1}


def test_a_dividend_is_paid_or_kept():
    table = Table(3).company("STB", ann=5).turn("STB", "dividend", revenue=50)
    assert at(table) == {"DecideDividend": 2}


def test_privates_for_a_company():
    """P1 for 1 to 40, P3 for 1 to 160; the treasury holds 100."""
    table = Table(3).phase("3").company("STB", treasury=100, ann=5).paper("P1", "ann").paper("P3", "ann")
    table.turn("STB", "trains")
    assert at(table)[BuyPrivate.kind] == 40 + 100


def test_repayments_of_several_players_at_once():
    """Ann owes 50 and has 30, Ben owes 20 and has 620: 30 and 20 amounts."""
    table = Table(4).change(train_debt={"ann": 50, "ben": 20}).give(ann=30).stock("cat")
    assert at(table)[RepayDebt.kind] == 30 + 20


# A grown map


def grown(phase):
    """STB on a network between Basel, Bern, Zürich and Thun; SCB fills Basel, Bern and Zürich have a free circle."""
    table = Table(4).phase(phase).company("STB", par=100, treasury=2000, ann=5).company("BLS", par=100, ben=5)
    table.company("SCB", cat=2).company("NOB", dan=2)
    table.tiles(
        D15="15/1", D13="619/0", C14="58/5", C12="57/1", E12="9/0", F11="904/0", G12="9/2", H13="57/2",
        D17="4/1", D19="907/1", E14="24/0", E18="57/2", C16="8/4",
    )  # fmt: skip
    return table.turn("STB")


# E14 and E18 are out of reach. A straight of plain track has 14 green upgrades: 20 in four rotations, 19, 23, 24, 26
# and 27 in two. A tile of four edges must lack an edge that is closed.
GREEN_AND_YELLOW = {
    "C12": 4,  # 1-4 kept, 3 closed: 14 in 1 and 4, 15 in 4, 619 in 4
    "C14": 1,  # 5-1 kept, 2 and 3 closed: 87 in 4
    "C16": 4,  # 4-0 kept, 2 and 3 closed: 16 in 4, 24 in 4, 28 in 0, 29 in 4
    "C18": 5,  # with 1, 2 closed: 7 in 0, 8 in 1 and 5, 9 in 1 and 4
    "C20": 2,  # 59 with 0
    "D17": 8,  # 1-4 kept: 87 twice, 88 four times, 204 twice
    "D21": 5,  # with 1, 0 closed: 3 in 1, 4 in 1 and 4, 58 in 1 and 5
    "E12": 14,
    "F13": 6,  # with 1
    "F9": 5,  # with 4, 2 closed: 7 in 3 and 4, 8 in 4, 9 in 1 and 4
    "G10": 6,  # with 3
    "G12": 14,
    "H13": 4,  # 2-5 kept, 3 closed: 14 in 1 and 4, 15 in 5, 619 in 2
}
BROWN = {
    "D13": 2,  # 611 lacks 1 or 5
    "D15": 2,  # 611 lacks 0 or 5
    "D19": 1,  # 909 keeps 1-3-4 and has no 5
    "F11": 6,  # 905 has all edges
}


@pytest.mark.parametrize(
    ("phase", "expected"),
    [("3", GREEN_AND_YELLOW), ("5", {**GREEN_AND_YELLOW, **BROWN}), ("7", {**GREEN_AND_YELLOW, **BROWN})],
)
def test_tile_lays_on_a_grown_map(phase, expected):
    assert tile_counts(grown(phase)) == expected


def test_stations_on_a_grown_map():
    """Olten, and the second circles of Bern and Zürich; Thun; Basel is full, Aarau is its own."""
    table = grown("3").turn("STB", "station")
    assert [action.hex for action in table.offers(PlaceStation)] == ["D13", "D19", "F11", "H13"]
