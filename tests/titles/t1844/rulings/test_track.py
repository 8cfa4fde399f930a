"""Track: home tiles, what a tile may touch, upgrades, terrain, the tray; P2's extra tile."""

import pytest

from core.rail18.actions import BuyPrivate, LayTile, Pass, PlaceStation
from core.rail18.state import CompanyTurn, Placed, Station
from core.titles.t1844.tunnels import BuildTunnel
from tests.titles.t1844.positions import Table


def lay(player, company, label, tile, rotation, power=None):
    return LayTile(actor=player, company=company, hex=label, tile=tile, rotation=rotation, power=power)


def skip(player, step="track"):
    return Pass(actor=player, what=step)


def first_turn(company, par=80, treasury=400, players=3, **switches):
    """Ann's company has just been launched and is the first to act."""
    table = Table(players, **switches)
    shares = 5 if table.title.kind(company).share_percent == 10 else 3
    table.company(company, par, home=False, operated=False, treasury=treasury, ann=shares)
    return table.everybody_passes()


# The home tile

BARE = {"NOB": "D19", "SCB": "C12", "VSB": "C24", "GB": "G18", "AB": "D25", "MOB": "I6", "ChA": "G28", "VZ": "K10"}
PRINTED = {"JS": "I4", "FNM": "L21", "RhB": "G26", "BLS": "F11", "STB": "D15", "JN": "F7"}


@pytest.mark.parametrize(("company", "home"), BARE.items())
def test_R15_the_home_tile_comes_first(company, home):
    table = first_turn(company)
    assert table.state.stations[home] == (Station(company, 0),)
    assert table.state.frame.home_tile_due
    assert table.refuses(skip("ann")).rule == "R15"
    assert {action.hex for action in table.offers(LayTile)} == {home}


@pytest.mark.parametrize(("company", "home"), PRINTED.items())
def test_R15_no_home_tile_where_track_is_printed(company, home):
    table = first_turn(company)
    assert not table.state.frame.home_tile_due
    assert table.state.stations[home][0].company == company
    table.play(skip("ann"))
    assert not isinstance(table.state.frame, CompanyTurn) or table.state.frame.step != "track"


def test_R15_the_home_tile_is_the_regular_tile_and_pays_terrain():
    table = first_turn("NOB", treasury=100).play(lay("ann", "NOB", "D19", "57", 1))
    assert table.cash("NOB") == 80
    assert table.state.frame.step != "track"


def test_R15_not_due_where_somebody_else_has_laid_it():
    table = Table(3).tiles(D19="57/1").company("NOB", home=False, operated=False, treasury=100, ann=2)
    table.everybody_passes()
    assert not table.state.frame.home_tile_due
    table.play(skip("ann"))


def test_R15_optional_where_the_ruling_says_so():
    table = first_turn("NOB", home_tile="optional")
    table.play(skip("ann"))
    assert "D19" not in table.state.tiles


def test_R15_a_company_that_cannot_pay_its_home_tile_goes_on():
    table = first_turn("NOB", treasury=19)
    assert not isinstance(table.state.frame, CompanyTurn)
    assert "D19" not in table.state.tiles


def test_R15_p2_does_not_pay_for_the_home_tile():
    """The home tile is the turn's regular tile; P2's tile comes besides it."""
    table = Table(3).phase("3").company("NOB", home=False, operated=False, treasury=100, ann=2).paper("P2", "ann")
    table.everybody_passes()
    assert table.code(lay("ann", "NOB", "D19", "57", 1, power="P2")) == "home-tile-first"
    table.play(lay("ann", "NOB", "D19", "57", 1)).play(lay("ann", "NOB", "D17", "4", 1, power="P2"))
    assert table.state.papers["P2"].used


# One tile a turn


def stb(phase="3", **fields):
    """STB at Aarau, whose printed track leads to Liestal; Ann directs it."""
    return Table(3).phase(phase).company("STB", treasury=500, ann=5, **fields).turn("STB")


def test_R14_one_tile_a_turn_yellow_or_upgrade():
    table = stb().play(lay("ann", "STB", "D15", "14", 1))
    assert table.state.frame.step != "track"
    table.turn("STB", tiles_laid=1)
    assert table.refuses(lay("ann", "STB", "C14", "58", 5)).rule == "R14"


def test_R14_a_step_ends_when_nothing_more_can_be_done():
    table = stb().paper("T1", "ann").play(lay("ann", "STB", "C14", "58", 5))
    assert table.state.frame.step != "track"  # no pass is within reach


def test_R14_recorded_games_ask_as_long_as_a_right_is_unused():
    table = Table(3, open_steps="as-recorded").phase("3").company("STB", treasury=500, ann=5).turn("STB")
    table.paper("T1", "ann").play(lay("ann", "STB", "C14", "58", 5))
    assert table.state.frame.step == "track"
    table.play(skip("ann"))
    assert table.state.frame.step != "track"


def vz(treasury=500, phase="3", **switches):
    """VZ at Sion with track to Martigny, Visp and the pass J9, as in the rule book's picture."""
    table = Table(3, **switches).phase(phase).company("VZ", treasury=treasury, ann=3)
    return table.tiles(K10="15/0", K8="4/1", J11="58/4", I10="4/0").turn("VZ")


def tunnel(label, piece, rotation, certificate="T1", company="VZ", player="ann"):
    return BuildTunnel(
        actor=player, company=company, certificate=certificate, hex=label, piece=piece, rotation=rotation
    )


def test_R14_tunnels_before_and_after_the_tile():
    table = vz().paper("T1", "ann").paper("T2", "ann")
    table.play(tunnel("J9", "X78", 3))
    table.play(lay("ann", "VZ", "L9", "8", 1))
    assert table.state.tiles["L9"] == Placed("8", 1)
    assert table.cash("VZ") == 500 - 100 - 60


def test_R14_a_tunnel_after_the_tile():
    table = vz().paper("T1", "ann")
    table.play(lay("ann", "VZ", "L9", "8", 1)).play(tunnel("J9", "X78", 3))
    assert table.state.overlays["J9"][0].paper == "T1"
    assert table.state.frame.step != "track"


# What a tile must touch


def test_R16_a_tile_must_be_within_reach():
    """STB's city of Aarau leads to Liestal only; Baden hangs at the other city."""
    table = stb()
    assert table.refuses(lay("ann", "STB", "D17", "4", 1)).rule == "R16"
    assert table.code(lay("ann", "STB", "C14", "4", 1)) == "not-connected"  # edges 1 and 4: not towards Aarau
    table.play(lay("ann", "STB", "C14", "58", 5))  # edges 5 and 1: Aarau and Basel
    assert table.state.tiles["C14"] == Placed("58", 5)


def test_R16_other_ends_may_dangle():
    table = stb().tiles(D15="14/1").play(lay("ann", "STB", "C14", "58", 5))
    assert "C12" not in table.state.tiles  # nothing lies where it leads to


def test_R16_a_full_city_of_others_ends_the_reach():
    table = stb().tiles(C14="58/5", C12="57/1").company("SCB", ben=2).turn("STB")
    assert table.code(lay("ann", "STB", "C10", "9", 1)) == "not-connected"
    free = stb().tiles(C14="58/5", C12="57/1")
    free.play(lay("ann", "STB", "C10", "9", 1))
    assert "C10" in free.state.tiles


def junction(tile):
    """STB comes from Aarau into E14 at edge 3; Olten lies at its edge 2, E12 at 1, Langnau at 0."""
    table = Table(3).phase("5").company("STB", par=100, treasury=500, ann=5)
    return table.tiles(D15="619/0", E14=tile, D13="57/2").turn("STB")


def test_R16_no_reversal_at_a_junction():
    """24/0 joins 0-3 and 0-2: from 3 a route goes on to 0 and not to 2."""
    table = junction("24/0")
    assert table.code(lay("ann", "STB", "D13", "15", 2)) == "not-connected"
    table.play(lay("ann", "STB", "F13", "4", 0))
    assert "F13" in table.state.tiles


def test_R16_no_change_of_track_at_a_crossing():
    """20/0 crosses 0-3 and 1-4."""
    table = junction("20/0")
    assert table.code(lay("ann", "STB", "E12", "9", 1)) == "not-connected"
    assert table.code(lay("ann", "STB", "E16", "9", 1)) == "not-connected"


@pytest.mark.parametrize(
    ("company", "tiles", "beyond"),
    [
        ("AB", {"D25": "57/2"}, ("F27", "7", 1)),  # Vaduz
        ("FNM", {"L21": "6/4"}, ("K22", "57", 2)),  # the Monte Generoso
        ("VSB", {"C24": "57/1"}, ("D25", "57", 0)),  # München
    ],
)
def test_R16_nothing_is_built_beyond_an_area_or_a_mountain(company, tiles, beyond):
    table = Table(3).phase("3").company(company, treasury=500, ann=3).tiles(**tiles).mountain("B1", "ben", "L23")
    assert table.turn(company).code(lay("ann", company, *beyond)) == "not-connected"


# Edges that new track may point at, checked on the map one by one.
OPEN_EDGES = {
    "B19": {0, 1, 2, 3, 4, 5},  # Stuttgart's arrows at 1, 2 and 3
    "B21": {0, 1, 2, 4, 5},  # north-east: off the board
    "B23": {0, 1, 5},  # C22, B21, C24; nothing in the north and east
    "C10": {0, 1, 3, 4, 5},  # Belfort 1, Strasbourg 3; B9 is off the board
    "C12": {0, 1, 2, 4, 5},  # Strasbourg 2; B13 is off the board
    "C14": {0, 1, 4, 5},
    "C24": {0, 1, 2, 4, 5},  # München 4; B25 is off the board
    "D7": {0, 3, 4, 5},  # Belfort's arrow is at 3
    "D9": {0, 1, 3, 4, 5},  # 2 faces Belfort without an arrow
    "D19": {0, 1, 2, 3, 4},  # wall at 5
    "D21": {1, 2, 3, 4, 5},  # the same lake: wall at 0
    "D25": {0, 1, 2, 3, 5},  # München 3, Vaduz 5; D27 is off the board
    "E8": {0, 1, 2, 3, 4},  # wall at 5
    "E18": {0, 1, 2, 3, 4, 5},  # the Rigi has track towards 5
    "E20": {1, 4, 5},  # walls at 2 and 3; the Rigi has no track towards 0
    "E22": {0, 1, 2, 3, 4, 5},
    "F9": {0, 1, 3, 4, 5},  # E8's wall
    "F17": {0, 1, 2, 3, 5},  # the Rigi has no track towards 4
    "F21": {0, 1, 2, 3, 4, 5},  # the Rigi at 1, Altdorf at 0
    "F27": {0, 1, 2, 5},  # Vaduz's track towards F27 at 2; nothing in the north-east and east
    "G4": {0, 2, 3},  # walls at 4 and 5, G2 is off the board, Dijon at 2
    "G18": {0, 1, 2, 4, 5},  # the Rigi has no track towards 3; Altdorf 4
    "G22": {0, 1, 2, 3, 4, 5},
    "H15": {0, 1, 2, 3, 4, 5},  # passes at 4 and 5, the Pilatus at 2, the Jungfrau at 0
    "I6": {1, 2, 3, 4, 5},  # nothing in the south-west
    "I8": {0, 1, 2, 3, 4, 5},  # the mouth of J9 at 5
    "I18": {2, 4, 5},  # walls at 1 and 3; J17 has no track towards 0
    "J11": {0, 1, 4, 5},  # walls at 2 and 3
    "J15": {1, 3, 4},  # wall at 0; the Jungfrau has no track towards 2; the lake K16 at 5
    "J19": {2, 3, 4, 5},  # the lake K18 at 0; J17 has no track towards 1
    "K12": {0, 1, 2, 3, 4, 5},
    "K20": {2, 3, 4, 5},  # lakes at 0 and 1
    "L9": {0, 1, 2, 3, 4},  # Torino's arrow at 0; M10 is off the board
    "L11": {1, 2, 3, 4},  # the Matterhorn at 4
    "L21": {0, 2, 3, 4, 5},  # the lake L19 at 1, Milano at 0 and 5, Monte Generoso at 4
}


@pytest.mark.parametrize(("label", "edges"), OPEN_EDGES.items())
def test_R16_edges_that_track_may_point_at(label, edges):
    table = Table(3)
    closed_edge = table.rules.slots.track.closed_edge
    assert {edge for edge in range(6) if not closed_edge(table.rules, label, edge)} == edges


@pytest.mark.parametrize(
    ("company", "label", "tile", "rotation", "why"),
    [
        ("NOB", "D19", "57", 2, "wall at edge 5"),
        ("SCB", "C12", "57", 0, "off the board at edge 3"),
        ("AB", "D25", "57", 1, "off the board at edge 4"),
        ("GB", "G18", "57", 0, "the Rigi without track at edge 3"),
    ],
)
def test_R16_a_home_tile_never_leads_nowhere(company, label, tile, rotation, why):
    table = first_turn(company)
    assert table.code(lay("ann", company, label, tile, rotation)) == "track-leads-nowhere", why


def test_R16_an_upgrade_must_be_within_reach_too():
    table = stb().tiles(E14="9/0")
    assert table.code(lay("ann", "STB", "E14", "23", 0)) == "not-connected"


# Which tile on which hex


def upgrades(table, label):
    """The tiles offered for a hex, with the number of rotations of each."""
    found = {}
    for action in table.offers(LayTile):
        if action.hex == label:
            found[action.tile] = found.get(action.tile, 0) + 1
    return found


def test_yellow_tiles_by_what_is_printed():
    """From Aarau: a town tile on Liestal (a straight would leave the board), a city on Olten, track on C16."""
    table = Table(3).company("STB", treasury=500, ann=5).tiles(D15="15/1").turn("STB")
    assert set(upgrades(table, "C14")) == {"3", "58"}
    assert set(upgrades(table, "D13")) == {"5", "6", "57"}
    assert set(upgrades(table, "C16")) == {"7", "8"}  # a straight from Aarau would leave the board
    assert table.code(lay("ann", "STB", "C16", "57", 0)) == "tile-does-not-fit"
    assert table.code(lay("ann", "STB", "D13", "9", 1)) == "tile-does-not-fit"
    assert table.code(lay("ann", "STB", "C14", "9", 2)) == "tile-does-not-fit"


@pytest.mark.parametrize(
    ("yellow", "green"),
    [
        ("7/2", {"26", "27", "28", "29"}),
        ("8/2", {"16", "19", "23", "24", "25", "28", "29"}),
        ("9/2", {"19", "20", "23", "24", "26", "27"}),
    ],
)
def test_green_tiles_for_plain_track(yellow, green):
    """E14 lies in open land and is reached from Olten, over edge 2."""
    table = Table(3).phase("3").company("BLS", par=100, treasury=500, ann=5).station("BLS", "D13")
    table.tiles(D13="57/2", E14=yellow).turn("BLS")
    assert set(upgrades(table, "E14")) == green


def test_green_tiles_for_towns():
    table = stb().tiles(D15="14/1", D17="4/1").turn("STB")
    assert set(upgrades(table, "D17")) == {"87", "88", "204"}


def test_green_tiles_for_cities():
    table = stb().tiles(D15="15/1", D13="57/1").turn("STB")
    assert set(upgrades(table, "D13")) == {"14", "15", "619"}
    assert table.code(lay("ann", "STB", "D13", "907", 1)) == "tile-does-not-fit"


def test_aarau_takes_the_ordinary_green_cities_only():
    assert set(upgrades(stb(), "D15")) == {"14", "15", "619"}
    assert stb().code(lay("ann", "STB", "D15", "59", 2)) == "tile-does-not-fit"


def test_aaraus_two_cities_become_one_with_two_circles():
    table = stb().company("NOB", ben=2).station("NOB", "D15", 1).turn("STB")
    table.play(lay("ann", "STB", "D15", "15", 1))
    assert table.state.stations["D15"] == (Station("STB", 0), Station("NOB", 0))


def test_zurich_takes_plain_yellow_and_then_only_z():
    table = Table(3).phase("7").company("NOB", treasury=500, ann=3).turn("NOB")
    assert set(upgrades(table, "D19")) == {"5", "6", "57"}
    table.tiles(D19="57/1")
    # 907 with 1-3-4 or 4-0-1; 908 with 4-1-2, for 1-4-5 would run into the wall
    assert upgrades(table, "D19") == {"907": 2, "908": 1}
    table.tiles(D19="6/0")
    assert set(upgrades(table, "D19")) <= {"907", "908"}
    table.tiles(D19="908/4")
    assert set(upgrades(table, "D19")) == {"909"}


def test_Z_tiles_are_laid_on_zurich_only():
    table = stb("7").tiles(D15="15/1", D13="57/1")
    for tile in ("904", "907", "908", "901", "59"):
        for rotation in range(6):
            assert table.code(lay("ann", "STB", "D13", tile, rotation)) == "tile-does-not-fit"


def test_bern_takes_plain_yellow_with_its_stub_and_then_only_b():
    table = Table(3).phase("7").company("BLS", par=100, treasury=500, ann=5).turn("BLS")
    yellow = upgrades(table, "F11")
    assert set(yellow) == {"5", "6", "57"}
    assert yellow["57"] == 2  # the straight must use the stub at edge 5
    table.tiles(F11="57/2")
    assert set(upgrades(table, "F11")) == {"904"}
    table.tiles(F11="904/0")
    assert set(upgrades(table, "F11")) == {"905"}
    table.tiles(F11="905/0")
    assert set(upgrades(table, "F11")) == {"906"}


def test_lausanne_keeps_its_track_and_its_letter():
    """Printed 1-2 and 4: 901 fits in rotation 1 only, 902 in rotation 4, 903 in rotation 1."""
    table = Table(3).phase("7").company("JS", treasury=500, ann=2).turn("JS")
    assert [(a.tile, a.rotation) for a in table.offers(LayTile) if a.hex == "I4"] == [("901", 1)]
    table.tiles(I4="901/1")
    assert [(a.tile, a.rotation) for a in table.offers(LayTile) if a.hex == "I4"] == [("902", 4)]
    table.tiles(I4="902/4")
    assert [(a.tile, a.rotation) for a in table.offers(LayTile) if a.hex == "I4"] == [("903", 1)]


def test_lausannes_brown_tile_joins_its_cities():
    table = Table(3).phase("5").company("JS", treasury=500, ann=2).company("MOB", ben=5).station("MOB", "I4", 1)
    table.tiles(I4="901/1").turn("JS").play(lay("ann", "JS", "I4", "902", 4))
    assert table.state.stations["I4"] == (Station("JS", 0), Station("MOB", 0))


def winterthur(phase, tile=None):
    """NOB at Zürich, whose track leads north-east into C20."""
    table = Table(3).phase(phase).company("NOB", treasury=500, ann=3).tiles(D19="57/0")
    return table.tiles(C20=tile).turn("NOB") if tile else table.turn("NOB")


def test_oo_takes_only_oo():
    table = winterthur("3")
    assert upgrades(table, "C20") == {"59": 2}  # one of its two ends must face Zürich (edge 0)
    for tile in ("14", "15", "619", "57"):
        assert table.code(lay("ann", "NOB", "C20", tile, 0)) == "tile-does-not-fit"
    brown = upgrades(winterthur("5", "59/0"), "C20")
    assert set(brown) == {"64", "65", "66", "67", "68"}


def test_oo_yellow_cannot_be_upgraded_before_phase_3():
    assert upgrades(winterthur("2"), "C20") == {}
    assert winterthur("2").code(lay("ann", "NOB", "C20", "59", 0)) == "colour-not-yet"


@pytest.mark.parametrize(
    ("phase", "tile", "rotation", "onto"),
    [("2", "14", 1, {}), ("4", "611", 1, {"D15": "15/1"}), ("6", "915", 1, {"D15": "611/1"})],
)
def test_colours_come_with_the_phases(phase, tile, rotation, onto):
    table = stb(phase).tiles(**onto)
    assert table.code(lay("ann", "STB", "D15", tile, rotation)) == "colour-not-yet"
    following = stb(str(int(phase) + 1)).tiles(**onto)
    following.play(lay("ann", "STB", "D15", tile, rotation))
    assert following.state.tiles["D15"] == Placed(tile, rotation)


def test_colours_follow_each_other_one_by_one():
    assert stb("7").code(lay("ann", "STB", "D15", "611", 1)) == "tile-does-not-fit"


def test_an_upgrade_keeps_every_track():
    table = stb().tiles(D15="15/1", D13="57/1")
    assert table.code(lay("ann", "STB", "D13", "15", 2)) == "track-lost"  # edges 2 to 5, without 1
    table.play(lay("ann", "STB", "D13", "15", 1))
    assert table.state.tiles["D13"] == Placed("15", 1)


@pytest.mark.parametrize("label", ["A18", "J13", "E26", "K2", "H19", "K18", "F19"])
def test_red_grey_blue_and_pass_hexes_take_no_tile(label):
    table = stb("7")
    for tile in ("9", "57", "4", "15", "915"):
        assert table.code(lay("ann", "STB", label, tile, 0)) == "tile-does-not-fit"


# Terrain and tray


def test_R48_the_first_tile_on_aarau_pays_20():
    table = stb().play(lay("ann", "STB", "D15", "15", 1))
    assert table.cash("STB") == 480
    table.phase("5").turn("STB").play(lay("ann", "STB", "D15", "611", 1))
    assert table.cash("STB") == 480


def test_R48_aarau_for_nothing_where_the_ruling_says_so():
    table = Table(3, aarau_cost="none").phase("3").company("STB", treasury=500, ann=5).turn("STB")
    table.play(lay("ann", "STB", "D15", "15", 1))
    assert table.cash("STB") == 500


def test_R48_other_rulings_do_not_touch_other_terrain():
    table = Table(3, aarau_cost="none").phase("3").company("STB", treasury=500, ann=5).tiles(D15="15/1").turn("STB")
    table.play(lay("ann", "STB", "D13", "57", 1))
    assert table.cash("STB") == 480


def test_terrain_is_paid_from_the_treasury_at_once():
    table = stb().tiles(D15="15/1").give(STB=19)
    assert table.code(lay("ann", "STB", "D13", "57", 1)) == "not-enough-money"
    table.give(STB=20).play(lay("ann", "STB", "D13", "57", 1))
    assert table.cash("STB") == 0


def test_an_upgrade_costs_nothing():
    table = stb().tiles(D15="15/1", D13="57/1").give(STB=0).play(lay("ann", "STB", "D13", "15", 1))
    assert table.cash("STB") == 0


def test_printed_track_pays_terrain_with_its_first_tile():
    """Neuchâtel has printed track and a river."""
    table = Table(3).company("JN", treasury=100, ann=3).turn("JN").play(lay("ann", "JN", "F7", "57", 1))
    assert table.cash("JN") == 80


def test_a_replaced_tile_goes_back_to_the_tray():
    table = stb().tiles(D15="15/1", D13="57/1")
    before = table.state.tray["57"], table.state.tray["14"]
    table.play(lay("ann", "STB", "D13", "14", 1))
    assert (table.state.tray["57"], table.state.tray["14"]) == (before[0] + 1, before[1] - 1)


def test_a_tile_that_is_not_in_the_tray_cannot_be_laid():
    table = stb().tiles(D15="15/1")
    table.change(tray={**table.state.tray, "57": 0})
    assert table.code(lay("ann", "STB", "D13", "57", 1)) == "tile-not-in-tray"
    assert "57" not in upgrades(table, "D13")


def test_unknown_things_are_refused():
    table = stb()
    assert table.code(lay("ann", "STB", "Z99", "57", 1)) == "unknown-hex"
    assert table.code(lay("ann", "STB", "C14", "9999", 1)) == "unknown-tile"
    assert table.code(lay("ann", "STB", "C14", "4", 6)) == "no-rotation"
    assert table.code(lay("ben", "STB", "C14", "4", 2)) == "not-your-turn"
    assert table.code(lay("ann", "NOB", "C14", "4", 2)) == "not-this-company"


def test_a_station_moves_with_its_city_on_an_upgrade():
    """OO: each station stays in the city that keeps its track."""
    table = winterthur("5", "59/0").station("NOB", "C20", 0)
    table.company("AB", ben=5).station("AB", "C20", 1).turn("NOB")
    table.play(lay("ann", "NOB", "C20", "67", 0))
    assert table.state.stations["C20"] == (Station("NOB", 0), Station("AB", 1))


# P2


def with_p2(owner="ann", phase="3"):
    return stb(phase).tiles(D15="15/1").paper("P2", owner).turn("STB")


def test_R37_p2_gives_one_more_yellow_tile_once():
    table = with_p2().play(lay("ann", "STB", "C14", "58", 5)).play(lay("ann", "STB", "D13", "57", 1, power="P2"))
    assert table.cash("STB") == 480  # terrain is paid as usual
    assert table.state.papers["P2"].used
    assert table.state.papers["P2"].owner == "ann"
    table.turn("STB")
    assert table.code(lay("ann", "STB", "C16", "9", 0, power="P2")) == "power-not-usable"


def test_R37_before_the_regular_tile_too_and_beside_an_upgrade():
    table = with_p2().play(lay("ann", "STB", "D13", "57", 1, power="P2")).play(lay("ann", "STB", "D13", "15", 1))
    assert table.state.tiles["D13"] == Placed("15", 1)


def test_R37_not_before_phase_3_and_never_an_upgrade():
    assert with_p2(phase="2").code(lay("ann", "STB", "D13", "57", 1, power="P2")) == "power-not-usable"
    table = with_p2().tiles(D13="57/1")
    assert table.code(lay("ann", "STB", "D13", "15", 1, power="P2")) == "extra-tile-colour"


def test_R37_for_the_company_that_owns_it_or_whose_director_does():
    assert with_p2("ben").code(lay("ann", "STB", "D13", "57", 1, power="P2")) == "power-not-usable"
    table = with_p2("STB").play(lay("ann", "STB", "D13", "57", 1, power="P2"))
    assert table.state.papers["P2"].used


def test_R37_p2_goes_on_paying_after_its_use():
    table = Table(3).phase("3").company("STB", ann=5).paper("P2", "ann", used=True).give(ann=100).everybody_passes()
    assert table.cash("ann") == 110


def test_R37_bought_and_used_in_the_same_turn():
    table = with_p2().play(BuyPrivate(actor="ann", company="STB", private="P2", price=1))
    table.play(lay("ann", "STB", "D13", "57", 1, power="P2"))
    assert table.state.papers["P2"].owner == "STB"
    assert table.state.papers["P2"].used


def test_a_station_may_follow_the_tile():
    table = with_p2("ben").play(lay("ann", "STB", "D13", "57", 1))
    table.play(PlaceStation(actor="ann", company="STB", hex="D13", node=0))
    assert table.cash("STB") == 500 - 20 - 40
