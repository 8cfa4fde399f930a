"""Track and stations: home tile, upgrades, letters, merging cities, terrain, kept homes, where stations stand (XI)."""

import pytest

from core.hexmap.tiles import COLOURS
from core.rail18.actions import LayTile, Pass, PlaceStation
from core.rail18.board import free_circles, kept_homes, passable, reach
from core.rail18.state import CompanyTurn, Station
from core.rail18.steps.station import station_cost
from core.rail18.upgrades import follows, rotations
from tests.titles.t1824.play import Table, coal

WIEN, PEST, SARAJEVO = "F11", "G16", "K12"
MINES = ("D5", "B11", "B21", "I24")


def lay(company, label, tile, rotation=0, player="ann"):
    return LayTile(actor=player, company=company, hex=label, tile=tile, rotation=rotation)


def place(company, label, node=0, player="ann"):
    return PlaceStation(actor=player, company=company, hex=label, node=node)


def first_turn(sym, owner="ann", phase="2", **switches):
    """The round before has just ended: this company's first turn comes next."""
    table = Table(3, **switches).phase(phase)
    if table.title.kind(sym).share_percent == 100:
        table.minor(sym, owner, 120, treasury=200, home=False)
    else:
        table.company(sym, treasury=200, operated=False, home=False, **{owner: 5})
    table.company("BH", ben=5) if sym != "BH" else table
    return table.stock("ann").everybody_passes()


def in_turn(table, sym):
    while table.state.frame.company != sym:
        table.play(Pass(actor=table.director(table.state.frame.company), what=table.state.frame.step))
    return table


# Home


HOME_TILES = {"BK": "C8", "MS": "D11", "CL": "C22", "SB": "H25", "Sd2": "H9", "Sd3": "H3", "Ug2": "I14"}


@pytest.mark.parametrize(("sym", "home"), HOME_TILES.items())
def test_A49_the_home_tile_comes_first_and_is_the_turns_tile(sym, home):
    table = in_turn(first_turn(sym), sym)
    assert table.state.frame.home_tile_due
    assert table.state.stations[home] == (Station(sym, 0),)
    assert {action.hex for action in table.offers(LayTile)} == {home}
    assert table.code(Pass(actor="ann", what="track")) == "home-tile-first"
    table.play(next(action for action in table.offers(LayTile) if action.tile == "57"))
    assert not table.offers(LayTile)


@pytest.mark.parametrize("sym", ["EPP", "EOD", "MLB", "SPB", "Sd1", "kk1", "kk2", "Ug1", "BH"])
def test_A49_none_where_track_is_printed(sym):
    table = in_turn(first_turn(sym), sym)
    assert not table.state.frame.home_tile_due
    home = table.title.companies[sym]
    assert Station(sym, home.home_city) in table.state.stations[home.home]


def test_A49_none_where_a_tile_lies_already():
    table = Table(3).phase("2").company("BK", treasury=200, operated=False, home=False, ann=5).tiles(C8="57/0")
    table.stock("ann").everybody_passes()
    assert (table.state.frame.company, table.state.frame.home_tile_due) == ("BK", False)


def test_A49_may_be_left_out_by_the_other_value():
    table = in_turn(first_turn("BK", home_tile="may"), "BK")
    assert not table.state.frame.home_tile_due
    table.play(Pass(actor="ann", what="track"))
    assert table.state.frame.step != "track"


def test_A49_without_a_fitting_tile_it_is_skipped():
    table = Table(3).phase("2").company("BK", treasury=200, operated=False, home=False, ann=5)
    table.change(tray={**table.state.tray, "5": 0, "6": 0, "57": 0}).stock("ann").everybody_passes()
    assert (table.state.frame.company, table.state.frame.step) == ("BK", "trains")


# Letters, towns, colours


def tiles_for(table, label, colour="yellow"):
    """The numbers of the tiles that may follow what lies there."""
    before = table.title.faces[label]
    return sorted(
        number
        for number, tile in table.title.tiles.items()
        if tile.colour == colour and follows(table.rules, label, before, number, laid=False)
    )


LETTERS = {"F11": ["499"], "G16": ["498"], "J7": ["401", "447"], "D25": ["401", "447"], "B17": ["401", "447"],
           "F25": ["401", "447"], "C8": ["5", "57", "6"], "E18": ["5", "57", "6"]}  # fmt: skip


@pytest.mark.parametrize(("label", "numbers"), LETTERS.items())
def test_A54_letters_bind_hexes_and_tiles(label, numbers):
    assert tiles_for(Table(3), label) == numbers


UPGRADES = {
    "499": ["491"], "491": ["493"], "493": ["496"], "498": ["490"], "490": ["126"], "126": ["495"],
    "401": ["405"], "447": ["405"], "405": ["497"], "497": ["494"],
    "3": ["87", "88"], "4": ["87", "88"], "58": ["87", "88"], "87": [], "88": [],
    "1": [], "2": [], "55": [], "56": [], "69": [], "630": [], "631": [],
    "57": ["14", "15", "619"], "14": ["611"], "611": [],
}  # fmt: skip
HEX_OF = {"W": WIEN, "Bu": PEST, "T": "J7"}


def followers(table, number):
    tile = table.title.tiles[number].faces[0]
    kinds = [node.kind for node in tile.nodes]
    plain = {("city",): "C8", ("town",): "B7", ("town", "town"): "C12"}
    label = HEX_OF[tile.label] if tile.label else plain[tuple(kinds)]
    return sorted(other for other in table.title.tiles if follows(table.rules, label, tile, other, laid=True))


@pytest.mark.parametrize(("number", "after"), UPGRADES.items())
def test_A52_A53_A55_A56_what_follows_what(number, after):
    assert followers(Table(3), number) == after


def test_A55_double_towns_are_never_upgraded():
    table = Table(3)
    doubles = [number for number, tile in table.title.tiles.items() if len(tile.faces[0].nodes) == 2
               and tile.faces[0].nodes[0].kind == "town"]  # fmt: skip
    assert doubles == ["1", "2", "55", "56", "69", "630", "631"]
    assert all(followers(table, number) == [] for number in doubles)


@pytest.mark.parametrize("old", ["3/0", "4/0", "58/0"])
@pytest.mark.parametrize("new", ["87", "88"])
def test_A56_single_towns_in_any_way_that_keeps_the_track(old, new):
    table = Table(3).tiles(B7=old)
    tile, _, turn = old.partition("/")
    kept = table.title.tiles[tile].faces[int(turn)].edges
    allowed = [rotation for rotation in range(6) if kept <= table.title.tiles[new].faces[rotation].edges]
    edges = [rotation for rotation in allowed if not leads_off(table, "B7", new, rotation)]
    assert [rotation for rotation, _ in rotations(table.rules, table.state, "B7", new)] == edges


def leads_off(table, label, tile, rotation):
    closed = table.rules.slots.track.closed_edge
    return any(closed(table.rules, label, edge) for edge in table.title.tiles[tile].faces[rotation].edges)


COLOURS_OF = {"1": 1, "2": 1, "3": 2, "4": 2, "5": 3, "6": 3, "7": 4, "8": 4}


@pytest.mark.parametrize(("phase", "number"), COLOURS_OF.items())
def test_A57_grey_tiles_from_phase_7_on(phase, number):
    assert Table(3).title.phase(phase).tiles == COLOURS[:number]


# Upgrades


def test_A50_some_track_of_the_new_tile_must_be_usable_the_new_need_not():
    """MS goes through D13; the crossing that comes to lie there is of no use to it."""
    table = Table(3).phase("3").company("MS", treasury=200, ann=5).tiles(D11="57/1", D13="9/1").turn("MS")
    crossing = next(action for action in table.offers(LayTile) if (action.hex, action.tile) == ("D13", "20"))
    table.play(crossing)
    assert table.state.tiles["D13"].tile == "20"


def test_A50_not_where_the_company_reaches_nothing():
    table = Table(3).phase("3").company("MS", treasury=200, ann=5).tiles(D11="57/1", C16="9/1").turn("MS")
    assert "C16" not in {action.hex for action in table.offers(LayTile)}


# Terrain


def wien(*stations, phase="2", treasury=100, tile=None):
    """Sd1 in its track step, with more stations in Wien."""
    table = Table(3).phase(phase).minor("Sd1", "ann", 240, treasury=treasury)
    if tile:
        table.tiles(F11=tile)
    for sym, node in stations:
        table.minor(sym, "ben", 120, home=False).charter(sym, home_node=node).station(sym, WIEN, node, home=True)
    return table.turn("Sd1")


def test_A51_the_first_tile_pays_also_in_wien_and_budapest():
    table = wien().play(lay("Sd1", WIEN, "499"))
    assert table.cash("Sd1") == 80
    assert table.paid("terrain:F11") == [("Sd1", "bank", 20)]
    pest = Table(3).phase("2").minor("Ug1", "ann", 240, treasury=100).turn("Ug1")
    assert pest.play(lay("Ug1", PEST, "498")).cash("Ug1") == 80


def test_A51_once_only():
    table = wien(phase="3", tile="499/0").play(lay("Sd1", WIEN, "491"))
    assert table.cash("Sd1") == 100


def test_A51_from_the_treasury_only():
    table = wien(treasury=19).give(Sd1=19, ann=500)
    assert table.code(lay("Sd1", WIEN, "499")) == "not-enough-money"


@pytest.mark.parametrize(("label", "cost"), [("F13", 20), ("H17", 20), ("E18", 40), ("I2", 40), ("C8", 0)])
def test_A51_rivers_20_mountains_40(label, cost):
    table = Table(3)
    assert table.rules.slots.track.terrain_cost(table.rules, table.state, label) == cost
    table.tiles(**{label: "57/0"})
    assert table.rules.slots.track.terrain_cost(table.rules, table.state, label) == 0


# Wien and Budapest


TWO_WAYS = {0: {"Sd1": 0, "kk1": 1, "kk2": 1}, 3: {"Sd1": 1, "kk1": 1, "kk2": 0}}


@pytest.mark.parametrize(("rotation", "cities"), TWO_WAYS.items())
def test_A52_the_brown_tile_lies_in_two_ways(rotation, cities):
    """The city of edges 5 and 0, or that of 2 and 3, stays alone; stations follow their track."""
    table = wien(("kk1", 1), ("kk2", 2), phase="5", tile="491/0")
    turns = {action.rotation for action in table.offers(LayTile) if action.hex == WIEN}
    assert turns == {0, 3}
    table.play(lay("Sd1", WIEN, "493", rotation))
    assert {station.company: station.node for station in table.state.stations[WIEN]} == cities
    alone = cities["Sd1"] if rotation == 0 else cities["kk2"]
    assert free_circles(table.rules, table.state, WIEN, alone) == 0
    assert free_circles(table.rules, table.state, WIEN, 1 - alone) == 1


@pytest.mark.parametrize(("rotation", "cities"), TWO_WAYS.items())
def test_A52_kept_homes_follow_the_track(rotation, cities):
    """kk1 and kk2 have not had their first turn."""
    table = wien(phase="5", tile="491/0").minor("kk1", "ben", 240, home=False).minor("kk2", "ben", 120, home=False)
    table.turn("Sd1").play(lay("Sd1", WIEN, "493", rotation))
    homes = {sym: table.state.companies[sym].home_node for sym in ("kk1", "kk2")}
    assert homes == {sym: cities[sym] for sym in homes}
    kept = [kept_homes(table.rules, table.state, "Sd1", WIEN, node) for node in (0, 1)]
    assert kept == [list(homes.values()).count(node) for node in (0, 1)]


def test_A52_one_city_on_grey():
    table = wien(("kk1", 1), ("kk2", 1), phase="7", tile="493/0").play(lay("Sd1", WIEN, "496"))
    assert [station.node for station in table.state.stations[WIEN]] == [0, 0, 0]
    assert free_circles(table.rules, table.state, WIEN, 0) == 1


def test_A53_budapest_two_cities_on_yellow_one_from_green_on():
    table = Table(3).phase("3").minor("Ug1", "ann", 240, treasury=100).tiles(G16="498/0")
    table.company("BK", ben=5).station("BK", PEST, 0).turn("Ug1").play(lay("Ug1", PEST, "490", 2))
    assert {(station.company, station.node) for station in table.state.stations[PEST]} == {("Ug1", 0), ("BK", 0)}
    assert free_circles(table.rules, table.state, PEST, 0) == 0


# Kept homes


def test_A58_one_place_for_each_company_that_has_not_operated():
    """Prag has one circle, which is BK's until its first turn; on green there is one for MS besides."""
    table = Table(3).phase("3").company("MS", treasury=500, ann=5).tiles(C8="57/0", D11="57/2", C10="9/1", D9="4/2")
    assert kept_homes(table.rules, table.state, "MS", "C8", 0) == 1
    assert kept_homes(table.rules, table.state, "BK", "C8", 0) == 0
    table.company("BK", ben=5)
    assert kept_homes(table.rules, table.state, "MS", "C8", 0) == 0


def test_A58_an_unsold_minor_keeps_none():
    table = Table(3)
    assert kept_homes(table.rules, table.state, "BK", "H9", 0) == 0  # Sd2 was not sold
    table.minor("Sd2", "ann", 120, home=False)
    assert kept_homes(table.rules, table.state, "BK", "H9", 0) == 1


def test_A31_without_any_forerunner_the_place_of_the_first_is_kept():
    table = Table(3)
    kept = {(label, node): kept_homes(table.rules, table.state, "BK", label, node)
            for label, node in ((WIEN, 0), (WIEN, 1), (WIEN, 2), (PEST, 0), (PEST, 1))}  # fmt: skip
    assert kept == {(WIEN, 0): 1, (WIEN, 1): 1, (WIEN, 2): 0, (PEST, 0): 0, (PEST, 1): 1}
    table.minor("kk2", "ann", 120, home=False)
    assert kept_homes(table.rules, table.state, "BK", WIEN, 1) == 0
    assert kept_homes(table.rules, table.state, "BK", WIEN, 2) == 1


def test_A58_any_free_circle_may_be_passed():
    """Graz is kept for Sd2; BK goes through it from Innsbruck all the same, until a station stands there."""
    table = Table(3).phase("2").minor("Sd2", "ben", 120, home=False).company("BK", ann=5).station("BK", "H3")
    table.tiles(H3="57/1", H5="9/1", H7="9/1", H9="57/1")
    assert kept_homes(table.rules, table.state, "BK", "H9", 0) == 1
    assert reach(table.rules, table.state, "BK").arrives(("H11", 1))
    table.station("Sd2", "H9", home=True)
    assert not reach(table.rules, table.state, "BK").arrives(("H11", 1))


# Where stations stand


@pytest.mark.parametrize("label", [*MINES, SARAJEVO])
def test_A59_nobody_builds_in_a_mine_or_in_sarajevo(label):
    table = Table(3)
    assert not table.rules.slots.track.takes_stations(table.rules, label, 0)


def test_A59_no_station_in_a_mine_that_is_reached():
    """EPP was not sold; BK in Pilsen reaches its mine."""
    table = Table(3).phase("2").company("BK", treasury=500, ann=5).tiles(C4="5/5").station("BK", "C4")
    table.turn("BK", "station")
    assert reach(table.rules, table.state, "BK").reaches(("D5", 0))
    assert table.code(place("BK", "D5")) == "no-city"


def test_A59_bh_stands_in_sarajevo():
    table = in_turn(first_turn("BH"), "BH")
    assert table.state.stations[SARAJEVO] == (Station("BH", 0),)


@pytest.mark.parametrize("label", [*MINES, SARAJEVO, "B3", "H27"])
def test_A82_nothing_goes_on_beyond_a_mine_a_red_area_or_sarajevo(label):
    table = Table(3)
    assert not passable(table.rules, table.state, "BK", label, 0)


def test_A82_reach_begins_on_every_track_of_an_own_marker():
    table = Table(3).phase("2").minor("EOD", "ann", 120).company("BH", ben=5)
    assert {edge for _, edge in own_edges(table, "EOD", "B11")} == {1, 5}
    assert len(own_edges(table, "BH", SARAJEVO)) == 4


def own_edges(table, company, label):
    """The edges of a hex by which the company's track leaves it."""
    beyond = {table.rules.sides.across[at] for at in reach(table.rules, table.state, company).arrivals()}
    return [at for at in beyond if at is not None and at[0] == label]


def test_A20_the_marker_of_an_exchanged_coal_railway_leaves_the_map():
    table = Table(3).phase("3").minor("EPP", "ann", 120, treasury=40).own("EPP", a="1g").stock("ann")
    table.play(coal("ann", "EPP"))
    assert not table.state.stations.get("D5")
    assert not table.state.companies["BK"].home_placed
    assert (table.cash("BK"), table.types("BK")) == (40, ["1g"])


# Price of stations


def test_A32_40_while_one_is_on_the_map_then_100():
    table = Table(3).company("Sd", par=120, at="120/1", ann=5, home=False).station("Sd", WIEN, 0, home=True)
    assert station_cost(table.rules, table.state, "Sd") == 40
    table.station("Sd", "H9")
    assert station_cost(table.rules, table.state, "Sd") == 100
    for label in ("H3", "C8", "D11"):
        table.station("Sd", label)
    assert table.state.companies["Sd"].stations_left == 0


def test_a_regional_pays_nothing_40_and_100():
    table = Table(3).company("BK", ann=5, home=False)
    costs = []
    for label in ("C8", "C4", "D11"):
        costs.append(station_cost(table.rules, table.state, "BK"))
        table.station("BK", label)
    assert costs == [0, 40, 100]
    assert table.state.companies["BK"].stations_left == 0


def test_one_station_a_turn_besides_home():
    table = Table(3).phase("2").company("BK", treasury=500, ann=5).tiles(C8="57/1", C6="9/1", C4="57/1")
    table.turn("BK", "station").play(place("BK", "C4"))
    assert isinstance(table.state.frame, CompanyTurn)
    assert table.state.frame.step != "station"
    assert table.cash("BK") == 460
