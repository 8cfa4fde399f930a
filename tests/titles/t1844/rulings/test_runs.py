"""Runs: what a route may be, and what it earns (rules p. 12 and 13)."""

import pytest

from core.kernel.options import offered
from core.kernel.refusal import Rejection, Severity
from core.rail18.actions import RunTrains
from core.rail18.events import RouteRun, RunMade
from core.rail18.routes.renewed import RenewedRuns
from core.titles.t1844.routes import compass, transit_value
from tests.titles.t1844.positions import Table, route


def run(player, company, *routes, best=None):
    return RunTrains(actor=player, company=company, routes=tuple(routes), best=best, proven=best is not None)


def earned(table, player, company, *routes):
    """Run, and what it brings."""
    table.play(run(player, company, *routes))
    return table.happened(RunMade)[0].revenue


# The rule book's examples

MARTIGNY = "K10.0 K10/1 K8.0"
BRIG = "K10.0 K10/3 J11.0 J11/4 J13.0"
GSTAAD = "K10.0 K10/2 J9/3 I10.0"


def vz(*trains, tunnel=False, **switches):
    """VZ at a green Sion with Martigny, Visp, Brig, and Gstaad beyond J9."""
    table = Table(3, **switches).phase("3").company("VZ", ann=3)
    table.tiles(K10="15/0", K8="4/1", J11="58/4", I10="4/0")
    table.own("VZ", **{f"t{number}": type_ for number, type_ in enumerate(trains)})
    if tunnel:
        table.tunnel("T1", "ben", "J9", "X78", 3)
    return table.turn("VZ", "run")


def test_example_vz_runs_a_2h_and_a_3h_for_100():
    table = vz("2H", "3H")
    assert earned(table, "ann", "VZ", route("t0", MARTIGNY), route("t1", BRIG)) == 100
    assert [event.revenue for event in table.happened(RouteRun)] == [40, 60]


def test_example_montreux_is_out_of_range():
    """Sion, Martigny, J7, Montreux: four hexes."""
    table = vz("3H").tiles(K8="58/2", J7="9/2", I6="57/2")
    path = "K10.0 K10/1 K8.0 K8/2 J7/2 I6.0"
    refusal = table.refuses(run("ann", "VZ", route("t0", path)))
    assert (refusal.code, refusal.params["length"]) == ("route-too-long", 4)


def test_example_the_gstaad_tunnel_for_60():
    table = vz("3H", tunnel=True)
    assert earned(table, "ann", "VZ", route("t0", GSTAAD)) == 60
    assert table.happened(RouteRun)[0].bonus == 20


NORTH_SOUTH = "B11.0 B11/5 C12.0 C12/5 D13.0 D13/0 E12/0 F11.0 F11/0 G10/0 H9/0 I8/0 J7/5 K8.0 K8/5 L9/0 M8.0"


def strasbourg_turin(train="6", phase="3", **switches):
    """Strasbourg, Basel, Olten, Bern, and west of the passes over Martigny to Torino."""
    table = Table(3, **switches).phase(phase).company("BLS", par=100, ann=5).own("BLS", t=train)
    table.tiles(C12="57/2", D13="6/0", E12="9/0", F11="904/0", G10="9/0", H9="9/0", I8="9/0")
    table.tiles(J7="8/3", K8="4/2", L9="8/0")
    return table.turn("BLS", "run")


def test_example_strasbourg_turin_adds_70():
    table = strasbourg_turin()
    # 40 + 20 + 20 + 40 + 10 + 30 = 160, and 30 + 40
    assert earned(table, "ann", "BLS", route("t", NORTH_SOUTH)) == 230
    assert table.happened(RouteRun)[0].bonus == 70


# H trains


def crossing(train):
    """STB from Aarau through E14 to Langnau, back through E14 on its other track, and on to Zug."""
    table = Table(3).phase("7").company("STB", ann=5).own("STB", t=train)
    table.tiles(D15="619/0", E14="20/0", F13="3/2", E12="7/4", E16="9/1", E18="57/1")
    return table.turn("STB", "run")


CROSSING = "D15.0 D15/0 E14/0 F13.0 F13/2 E12/4 E14/4 E16/4 E18.0"


def test_R20_a_hex_entered_twice_counts_twice():
    refusal = crossing("6H").refuses(run("ann", "STB", route("t", CROSSING)))
    assert (refusal.rule, refusal.params["length"]) == ("R20", 7)
    assert earned(crossing("8H"), "ann", "STB", route("t", CROSSING)) == 30 + 10 + 20


def test_R20_the_start_counts():
    table = vz("2H")
    assert earned(table, "ann", "VZ", route("t0", MARTIGNY)) == 40
    assert vz("2H").code(run("ann", "VZ", route("t0", BRIG))) == "route-too-long"


def test_R20_never_to_red_hexes():
    table = strasbourg_turin("6H")
    assert table.code(run("ann", "BLS", route("t", "B11.0 B11/5 C12.0 C12/5 D13.0 D13/0 E12/0 F11.0"))) == (
        "hex-train-offboard"
    )


def test_R20_regional_companies_run_to_no_red_hex():
    table = Table(3).phase("3").company("VZ", ann=3).own("VZ", t="3H").tiles(K10="57/0", L9="9/0").turn("VZ", "run")
    path = route("t", "K10.0 K10/0 L9/0 M8.0")
    assert table.code(run("ann", "VZ", path)) == "route-no-stop"


# Tunnel bonus and activation


def express(activation="counted", **switches):
    """MOB with an 8E and a station in Sion: Martigny, Sion, the tunnel J9, Gstaad; Zermatt and the Matterhorn."""
    table = Table(3, activation=activation, **switches).phase("7").company("MOB", par=100, ann=5).station("MOB", "K10")
    table.tiles(K10="611/5", K8="4/1", J11="58/4", I10="4/0", L11="58/2").own("MOB", t="8E")
    table.tunnel("T1", "ben", "J9", "X78", 3).mountain("B1", "ben", "L13", "XM1")
    return table.turn("MOB", "run")


BOTH_SIDES = "K8.0 K8/4 K10.0 K10/2 J9/3 I10.0"


def test_R21_10_for_every_counted_stop_once_per_route():
    table = express()
    assert earned(table, "ann", "MOB", route("t", BOTH_SIDES)) == (10 + 40 + 10) + 30
    assert table.state.papers["T1"].active


def test_R21_once_however_many_tunnels():
    """Gstaad, J9, Sion, Visp, Brig, the Lötschberg, Thun: two tunnels, one bonus for five stops."""
    table = express().tiles(K10="611/5", H13="57/0").tunnel("T2", "ben", "I12", "X78", 3).turn("MOB", "run")
    path = "I10.0 I10/0 J9/5 K10.0 K10/3 J11.0 J11/4 J13.0 J13/2 I12/3 H13.0"
    assert earned(table, "ann", "MOB", route("t", path)) == (10 + 40 + 10 + 20 + 20) + 50
    assert table.state.papers["T1"].active
    assert table.state.papers["T2"].active


def test_R21_a_counted_stop_on_both_sides():
    """The express counts Martigny and Sion and skips Gstaad beyond the tunnel."""
    table = express()
    assert earned(table, "ann", "MOB", route("t", BOTH_SIDES, "K8.0 K10.0")) == 50
    assert not table.state.papers["T1"].active


def test_R21_any_passage():
    table = express(tunnel_bonus="any-passage")
    assert earned(table, "ann", "MOB", route("t", BOTH_SIDES, "K8.0 K10.0")) == 50 + 20
    assert not table.state.papers["T1"].active  # its activation is a switch of its own


def test_R21_activated_by_passing():
    table = express(activation="passed")
    assert earned(table, "ann", "MOB", route("t", BOTH_SIDES, "K8.0 K10.0")) == 50
    assert table.state.papers["T1"].active


MATTERHORN = "K8.0 K8/4 K10.0 K10/5 L11.0 L11/4 L13.0"


@pytest.mark.parametrize(("activation", "active"), [("counted", False), ("passed", True)])
def test_R21_a_mountain_that_is_not_counted(activation, active):
    table = express(activation)
    table.play(run("ann", "MOB", route("t", MATTERHORN, "K8.0 K10.0")))
    assert table.state.papers["B1"].active is active


def test_R21_a_counted_mountain_is_active():
    table = express()
    assert earned(table, "ann", "MOB", route("t", MATTERHORN)) == 10 + 40 + 10 + 80
    assert table.state.papers["B1"].active


@pytest.mark.parametrize(("panel", "phase", "value"), [
    ("XM1", "2", 10), ("XM1", "3", 20), ("XM1", "5", 50), ("XM1", "7", 80),
    ("XM2", "1", 10), ("XM2", "4", 40), ("XM2", "6", 50), ("XM2", "7", 60),
    ("XM3", "2", 10), ("XM3", "3", 50), ("XM3", "5", 80), ("XM3", "7", 10),
])  # fmt: skip
def test_a_mountain_is_worth_what_its_panel_says(panel, phase, value):
    table = Table(3).phase(phase).company("FNM", ann=5).own("FNM", t="2H").tiles(L21="6/4")
    table.mountain("B1", "ben", "L23", panel).turn("FNM", "run")
    assert earned(table, "ann", "FNM", route("t", "L21.0 L21/4 L23.0")) == 20 + value


@pytest.mark.parametrize(("phase", "value"), [("2", 30), ("3", 40), ("5", 50), ("7", 60)])
def test_an_area_is_worth_what_the_phase_says(phase, value):
    table = Table(3).phase(phase).company("SCB", ann=2).own("SCB", t="2").tiles(C12="57/2").turn("SCB", "run")
    assert earned(table, "ann", "SCB", route("t", "C12.0 C12/2 B11.0")) == 20 + value


# Transit


def west_east(phase="6"):
    """Row C from Belfort to München: Basel, Liestal, one city of C20, St. Gallen."""
    table = Table(3).phase(phase).company("AB", par=100, ann=5).station("AB", "C24").own("AB", t="6")
    table.tiles(C10="9/1", C12="57/1", C14="4/1", C16="9/1", C18="9/1", C20="67/1", C22="9/1", C24="57/1")
    return table.turn("AB", "run")


ROW_C = "C8.0 C8/4 C10/4 C12.0 C12/4 C14.0 C14/4 C16/4 C18/4 C20.0 C20/4 C22/4 C24.0 C24/4 C26.0"


def test_R22_west_to_east():
    table = west_east()
    assert earned(table, "ann", "AB", route("t", ROW_C)) == (50 + 20 + 10 + 50 + 20 + 50) + 100
    assert table.happened(RouteRun)[0].bonus == 100


def test_R22_one_train_must_run_the_whole_way():
    """Two trains that meet in Basel have no transit together."""
    table = west_east().own("AB", a="3", b="5").station("AB", "C12").turn("AB", "run")
    west = route("a", "C8.0 C8/4 C10/4 C12.0")
    east = route("b", "C12.0 C12/4 C14.0 C14/4 C16/4 C18/4 C20.0 C20/4 C22/4 C24.0 C24/4 C26.0")
    assert earned(table, "ann", "AB", west, east) == (50 + 20) + (20 + 10 + 50 + 20 + 50)


def test_R22_both_printed_bonuses_strasbourg_and_torino():
    table = strasbourg_turin(phase="7", train="8E")
    bonus = earned(table, "ann", "BLS", route("t", NORTH_SOUTH, "B11.0 F11.0 M8.0")) - (60 + 40 + 70)
    assert bonus == 70


def test_R22_an_area_that_an_express_skips_makes_no_transit():
    table = strasbourg_turin(phase="7", train="8E")
    assert earned(table, "ann", "BLS", route("t", NORTH_SOUTH, "F11.0 M8.0")) == 40 + 70


AREAS = {
    "A18": ("N", 30), "A20": ("N", 30), "B17": ("N", 30),  # Stuttgart
    "B11": ("N", 30),  # Strasbourg
    "C8": ("W", 50), "F3": ("W", 50), "L1": ("W", 90),  # Belfort, Dijon, Lyon
    "C26": ("E", 50),  # München
    "G30": ("E", 90), "H29": ("E", 90), "I30": ("E", 90),  # Innsbruck
    "M8": ("S", 40),  # Torino
    "L15": ("S", 40), "M18": ("S", 40), "M20": ("S", 40), "M22": ("S", 40),  # Milano
}  # fmt: skip


@pytest.mark.parametrize(("label", "side_and_bonus"), AREAS.items())
def test_R22_side_and_bonus_of_every_area(label, side_and_bonus):
    """An area that spans several hexes has one bonus."""
    table = Table(3)
    place = (label, 0)
    assert (compass(table.rules, table.state, place), transit_value(table.rules, table.state, place)) == side_and_bonus


# Same side, value 0, Vaduz


def north_north(**switches):
    """Strasbourg, Basel, Liestal, Schaffhausen, Stuttgart."""
    table = Table(3, **switches).phase("5").company("SCB", ann=2).own("SCB", t="5")
    return table.tiles(C12="6/2", C14="4/1", C16="9/1", C18="8/1", B19="6/0").turn("SCB", "run")


N_N = "B11.0 B11/5 C12.0 C12/4 C14.0 C14/4 C16/4 C18/3 B19.0 B19/2 A18.0"


def test_R46_two_areas_of_one_side_without_a_bonus():
    table = north_north()
    assert earned(table, "ann", "SCB", route("t", N_N)) == 50 + 20 + 10 + 20 + 60
    assert table.happened(RouteRun)[0].bonus == 0


def test_R46_forbidden_where_the_ruling_says_so():
    table = north_north(same_side_offboard="forbidden")
    assert table.refuses(run("ann", "SCB", route("t", N_N))).rule == "R46"


def test_R46_the_same_area_twice_is_forbidden():
    """Stuttgart spans three hexes."""
    table = Table(3).phase("3").company("NOB", ann=2).station("NOB", "B19").own("NOB", t="3").tiles(B19="5/2")
    table.turn("NOB", "run")
    assert table.code(run("ann", "NOB", route("t", "A18.0 A18/5 B19.0 B19/3 A20.0"))) == "route-twice"


def torino(phase, **switches):
    """MOB with a station in Sion, and L9 leads to Torino."""
    table = Table(3, **switches).phase(phase).company("MOB", par=100, ann=5).station("MOB", "K10").own("MOB", t="2")
    return table.tiles(K10="57/0", L9="9/0").turn("MOB", "run")


SION_TORINO = "K10.0 K10/0 L9/0 M8.0"


def test_R47_an_area_worth_0_is_a_stop():
    assert earned(torino("2"), "ann", "MOB", route("t", SION_TORINO)) == 20
    assert earned(torino("3"), "ann", "MOB", route("t", SION_TORINO)) == 50


def test_R47_no_stop_where_the_ruling_says_so():
    assert torino("2", zero_value_stop="forbidden").refuses(run("ann", "MOB", route("t", SION_TORINO))).rule == "R47"
    assert earned(torino("3", zero_value_stop="forbidden"), "ann", "MOB", route("t", SION_TORINO)) == 50


def test_R47_no_stop_for_an_express_that_does_not_count_it_either():
    past = route("t", f"J11.0 J11/0 {SION_TORINO}", counted="J11.0 K10.0")
    tables = {
        ruling: torino("2", zero_value_stop=ruling).own("MOB", t="8E").tiles(J11="4/0")
        for ruling in ("allowed", "forbidden")
    }
    assert earned(tables["allowed"], "ann", "MOB", past) == 10 + 20
    assert tables["forbidden"].code(run("ann", "MOB", past)) == "route-zero-stop"


def test_R47_a_mountain_without_its_railway_is_never_a_stop():
    table = Table(3).phase("3").company("FNM", ann=5).own("FNM", t="2H").tiles(L21="6/4").turn("FNM", "run")
    assert table.code(run("ann", "FNM", route("t", "L21.0 L21/4 L23.0"))) == "route-no-stop"


def vaduz(train, tile="57/2"):
    table = Table(3).phase("2").company("AB", par=100, ann=5).own("AB", t=train)
    return table.tiles(D25=tile, F27="7/1", F25="4/1").turn("AB", "run")


def test_R50_h_trains_run_to_vaduz():
    assert earned(vaduz("2H"), "ann", "AB", route("t", "D25.0 D25/5 E26.0")) == 20 + 10


def test_R50_vaduz_is_the_end_of_a_route():
    path = "D25.0 D25/5 E26.0 E26/5 F27/1 F25.0"
    assert vaduz("3").code(run("ann", "AB", route("t", path))) == "route-blocked"


def test_R50_vaduz_lies_on_no_side():
    table = vaduz("3", "6/3")
    assert earned(table, "ann", "AB", route("t", "C26.0 C26/0 D25.0 D25/5 E26.0")) == 10 + 20 + 10
    assert table.happened(RouteRun)[0].bonus == 0


# The highest revenue


@pytest.mark.parametrize(
    ("mode", "switch", "refused"),
    [
        ("hotseat", "mode", True),
        ("table", "mode", False),
        ("hotseat", "flag", False),
        ("table", "enforce", True),
        ("hotseat", "enforce", True),
    ],
)
def test_R23_less_than_the_best_is_refused_or_flagged(mode, switch, refused):
    table = vz("3H", mode=mode, max_revenue=switch)
    claim = run("ann", "VZ", route("t0", MARTIGNY), best=60)
    if refused:
        refusal = table.refuses(claim)
        assert (refusal.rule, refusal.params["claimed"], refusal.params["best"]) == ("R23", 40, 60)
    else:
        made = table.play(claim).happened(RunMade)[0]
        assert (made.revenue, made.best) == (40, 60)


@pytest.mark.parametrize(
    ("mode", "switch", "refused"),
    [("hotseat", "mode", True), ("table", "mode", False), ("hotseat", "flag", False), ("table", "enforce", True)],
)
@pytest.mark.parametrize("path", [MARTIGNY, BRIG, ""])
def test_R23_where_it_must_be_the_best_an_unjudged_run_is_refused(path, mode, switch, refused):
    """Even one that is the best: nobody has found out."""
    table = vz("3H", mode=mode, max_revenue=switch)
    claim = run("ann", "VZ", *([route("t0", path)] if path else []))
    if refused:
        refusal = table.refuses(claim)
        assert (refusal.code, refusal.rule, refusal.severity) == ("run-not-judged", "R23", Severity.RULE)
    else:
        assert offered(table.engine.options(table.state), claim)
        assert not isinstance(table.engine.decide(table.state, claim), Rejection)


def test_R23_an_edit_of_the_past_judges_a_run_that_must_be_the_best():
    table = vz("3H")
    claim = run("ann", "VZ", route("t0", BRIG))
    judged = RenewedRuns(table.rules).renewed(table.state, table.state, claim)
    assert (judged.best, judged.proven) == (60, True)
    table = vz("3H", mode="table")
    assert RenewedRuns(table.rules).renewed(table.state, table.state, claim) == claim


def test_R23_the_best_is_accepted():
    table = vz("3H").play(run("ann", "VZ", route("t0", BRIG), best=60))
    assert table.state.frame.revenue == 60


def test_R24_of_equal_routes_the_director_chooses():
    """FNM's 2H earns 50 to Bellinzona and 50 to the Monte Generoso, which it may wake."""
    table = Table(3).phase("3").company("FNM", ann=5).own("FNM", t="2H").tiles(L21="619/0", K22="57/0")
    table.mountain("B1", "ann", "L23", "XM1").turn("FNM", "run")
    plain = run("ann", "FNM", route("t", "L21.0 L21/3 K22.0"), best=50)
    other = run("ann", "FNM", route("t", "L21.0 L21/4 L23.0"), best=50)
    state = table.state
    assert not table.play(plain).state.papers["B1"].active
    table.state = state
    assert table.play(other).state.papers["B1"].active


def test_a_dead_mountain_is_not_woken_by_a_smaller_run():
    table = Table(3).phase("3").company("FNM", ann=5).own("FNM", t="2H").tiles(L21="619/0", K22="15/0")
    table.mountain("B1", "ann", "L23", "XM1").turn("FNM", "run")
    assert table.code(run("ann", "FNM", route("t", "L21.0 L21/4 L23.0"), best=60)) == "below-best"


# What a route may be


def test_a_route_has_two_stops():
    assert vz("3H").code(run("ann", "VZ", route("t0", "K10.0"))) == "route-too-short"


def test_a_route_contains_a_station_of_its_company():
    assert vz("3H").code(run("ann", "VZ", route("t0", "J11.0 J11/4 J13.0"))) == "route-without-station"


def test_a_route_passes_no_full_city_but_may_end_there():
    """Aarau, Olten, which BLS fills, and E12 to Bern."""
    table = Table(3).phase("3").company("STB", ann=5).company("BLS", par=100, ben=5).station("BLS", "D13")
    table.tiles(D15="15/1", D13="6/4", E12="9/0", F11="904/0").own("STB", t="3").turn("STB", "run")
    through = route("t", "D15.0 D15/1 D13.0 D13/0 E12/0 F11.0")
    assert table.code(run("ann", "STB", through)) == "route-blocked"
    assert earned(table, "ann", "STB", route("t", "D15.0 D15/1 D13.0")) == 50


def test_a_city_with_a_free_circle_can_be_passed():
    table = Table(3).phase("3").company("STB", ann=5).company("BLS", par=100, ben=5).station("BLS", "D13")
    table.tiles(D15="15/1", D13="15/3", E12="9/0", F11="904/0").own("STB", t="3").turn("STB", "run")
    assert earned(table, "ann", "STB", route("t", "D15.0 D15/1 D13.0 D13/0 E12/0 F11.0")) == 30 + 30 + 40


def test_normal_trains_skip_nothing():
    table = strasbourg_turin()
    skipping = route("t", NORTH_SOUTH, "B11.0 F11.0 M8.0")
    assert table.code(run("ann", "BLS", skipping)) == "route-skips"
    assert strasbourg_turin("5").code(run("ann", "BLS", route("t", NORTH_SOUTH))) == "route-too-long"


def test_an_express_counts_a_station_of_its_company_and_at_least_two_stops():
    table = strasbourg_turin("8E", "7")
    assert table.code(run("ann", "BLS", route("t", NORTH_SOUTH, "B11.0 M8.0"))) == "route-without-station"
    assert table.code(run("ann", "BLS", route("t", NORTH_SOUTH, "F11.0"))) == "route-too-long"


def test_a_route_uses_no_piece_of_track_twice():
    """Where tracks merge at a side they share it: E14's junction 0-3, 0-2 (tile 24)."""
    table = Table(3).phase("3").company("STB", ann=5).own("STB", a="3", b="3")
    table.tiles(D15="619/0", E14="24/0", D13="57/2", F13="4/0").station("STB", "D13").turn("STB", "run")
    first = route("a", "D15.0 D15/0 E14/0 F13.0")
    second = route("b", "D13.0 D13/5 E14/0 F13.0")
    assert table.code(run("ann", "STB", first, second)) == "run-track-twice"
    assert earned(table, "ann", "STB", first) == 40


def test_two_trains_may_meet_in_a_city():
    table = vz("2H", "3H")
    assert earned(table, "ann", "VZ", route("t0", MARTIGNY), route("t1", BRIG)) == 100


def test_two_trains_may_not_share_a_track():
    table = vz("2H", "3H")
    assert table.code(run("ann", "VZ", route("t0", MARTIGNY), route("t1", MARTIGNY))) == "run-track-twice"


def test_a_train_runs_once_and_only_own_trains_run():
    table = vz("3H").own("BLS", other="3H")
    assert table.code(run("ann", "VZ", route("t0", MARTIGNY), route("t0", BRIG))) == "train-twice"
    assert table.code(run("ann", "VZ", route("other", MARTIGNY))) == "not-its-train"


def test_both_cities_of_an_oo_tile_may_lie_on_one_route():
    """From Zürich through one city of C20, over B21 and Schaffhausen into the other one."""
    table = Table(3).phase("5").company("NOB", ann=2).own("NOB", t="5")
    table.tiles(D19="57/0", C20="67/0", B21="7/0", B19="5/4").turn("NOB", "run")
    path = "D19.0 D19/3 C20.0 C20/3 B21/1 B19.0 B19/5 C20.1"
    assert earned(table, "ann", "NOB", route("t", path)) == 20 + 50 + 20 + 50


def test_no_city_twice():
    """A loop from Zürich over C18 and one city of C20 back into Zürich."""
    table = Table(3).phase("5").company("NOB", ann=2).own("NOB", t="5").tiles(D19="907/0", C18="7/4", C20="66/5")
    path = "D19.0 D19/2 C18/4 C20.1 C20/0 D19.0"
    assert table.turn("NOB", "run").code(run("ann", "NOB", route("t", path))) == "route-twice"


def test_a_path_must_lie_on_the_map():
    table = vz("3H")
    assert table.code(run("ann", "VZ", route("t0", "K10.0 K10/5 L11.0"))) == "route-no-track"
    assert table.code(run("ann", "VZ", route("t0", "K10.0 K8.0 K10/1"))) == "route-too-short"
    assert table.code(run("ann", "VZ", route("t0", "K10.0 K10/1 J11.0"))) == "route-broken"
    assert table.code(run("ann", "VZ", route("t0", "K10.0 K10/1 Z9.0"))) == "route-unknown-place"


ANDERMATT = "K10.0 K10/3 J11.0 J11/4 J13.0 J13/4 J15/4 J17/2 I16/3 H17.0"


def to_andermatt():
    """VZ … Brig, J15, J17, I16, Andermatt."""
    table = Table(3).phase("3").company("VZ", ann=3).own("VZ", t="8H").tiles(K10="15/0", J11="58/4", J15="9/1")
    for label in ("H17", "H19", "H21", "H23", "I16"):
        table.overlay(label, "furka")
    return table.turn("VZ", "run")


def test_the_line_of_p4_has_a_small_station_in_h17():
    assert earned(to_andermatt(), "ann", "VZ", route("t", ANDERMATT)) == 30 + 10 + 20 + 10


def test_R21_a_stop_beside_a_tunnel_does_not_wake_it():
    """Andermatt lies in the hex of a tunnel that the train does not use."""
    table = to_andermatt().tunnel("T1", "ben", "H17", "X78", 1)
    table.play(run("ann", "VZ", route("t", ANDERMATT)))
    assert not table.state.papers["T1"].active
