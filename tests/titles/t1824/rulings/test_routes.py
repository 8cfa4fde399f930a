"""Routes of 1824: mines and goods trains, red areas, Sarajevo, places once (rules X, XII, XIV)."""

import pytest

from core.kernel.refusal import Rejection
from core.rail18.actions import LayTile, Route, StationAt, TileAt
from core.rail18.board import reach
from core.rail18.routes.alternatives import alternatives
from core.rail18.routes.best_run import best_run
from core.rail18.routes.claim import Verdict, judge_claim
from core.rail18.routes.judge import tried_run
from core.rail18.routes.links import route_map
from core.rail18.routes.on_board import Board, RunOnBoard, run_on_board
from core.rail18.routes.what_if import WhatIf, what_if
from core.rail18.state import State, Station
from tests.titles.t1824.boards import board, rules_1824
from tests.titles.t1824.play import Table

# Hermannstadt (I22), the mine (I24) and Kronstadt (H25), from where track leads to both hexes of Bukarest
MINE = "I22 57/1, H25 611/3"
TO_KRONSTADT = "I24.0 I24/3 H25.0"
TO_HERMANNSTADT = "I24.0 I24/1 I22.0"


def at(**stations: str) -> dict[str, tuple[Station, ...]]:
    """`at(I24="SPB")`: a company in the first city of a hex; `at(F11="kk:1")` names the city."""
    return {label: (Station(sym.split(":")[0], int(sym.partition(":")[2] or 0)),) for label, sym in stations.items()}


def claim(state: State, company: str, *paths: str) -> Verdict:
    """The trains in their order run these paths."""
    routes = (
        Route(train=train, path=tuple(path.split()))
        for train, path in zip(state.trains_of(company), paths, strict=False)
    )
    return judge_claim(rules_1824(), state, company, tuple(routes))


def earned(state: State, company: str, *paths: str) -> tuple[int, int]:
    """The revenue and the mine money."""
    verdict = claim(state, company, *paths)
    assert verdict.rejection is None
    return verdict.total, verdict.treasury


def refused(state: State, company: str, *paths: str) -> str:
    verdict = claim(state, company, *paths)
    assert isinstance(verdict.rejection, Rejection)
    return verdict.rejection.code


def proven_best(state: State, company: str) -> int:
    """The same by both searches, with routes that the judge takes."""
    found = [best_run(rules_1824(), state, company, quick_steps=steps) for steps in (3000, 0)]
    assert all(run.proven for run in found)
    for run in found:
        judged = tried_run(rules_1824(), state, company, run.routes)
        assert not isinstance(judged, Rejection), judged
        assert sum(route.revenue for route in judged) == run.total
    assert found[0].total == found[1].total
    return found[0].total


# goods trains


def test_A63_a_coal_railway_runs_from_its_own_marker():
    state = board("SPB", ("1g",), "2", MINE, at(I24="SPB"))
    assert earned(state, "SPB", TO_HERMANNSTADT) == (20, 20)
    assert earned(state, "SPB", TO_KRONSTADT) == (40, 20)
    assert proven_best(state, "SPB") == 40


@pytest.mark.parametrize(("phase", "mine_money"), [("2", 20), ("4", 20), ("5", 60), ("8", 60)])
def test_X_the_mine_pays_more_from_the_first_5_on(phase, mine_money):
    state = board("SPB", ("1g",), phase, MINE, at(I24="SPB"))
    assert earned(state, "SPB", TO_HERMANNSTADT) == (20, mine_money)


def test_A63_two_trains_leave_a_mine_by_its_two_exits():
    state = board("SPB", ("1g", "1g"), "2", MINE, at(I24="SPB"))
    assert earned(state, "SPB", TO_HERMANNSTADT, TO_KRONSTADT) == (60, 40)
    assert refused(state, "SPB", TO_KRONSTADT, TO_KRONSTADT) == "run-track-twice"
    assert proven_best(state, "SPB") == 60
    three = board("SPB", ("1g", "1g", "1g"), "2", MINE, at(I24="SPB"))
    assert proven_best(three, "SPB") == 60


def test_A63_nobody_elses_marker_in_a_mine_blocks():
    state = board("kk", ("1g",), "2", MINE, at(I24="SPB", I22="kk"))
    assert earned(state, "kk", TO_HERMANNSTADT) == (20, 20)
    assert refused(state, "kk", TO_KRONSTADT) == "route-without-station"
    assert proven_best(state, "kk") == 20


def test_A63_a_town_is_enough_and_costs_no_range():
    """From the mine B11 over the towns B9 and B7 to Prag, and on to the next city."""
    tiles = "B9 4/1, B7 3/4, C8 6/2, C10 9/1, D11 5/1"
    alone = board("EOD", ("1g",), "2", "B9 4/1", at(B11="EOD"))
    assert earned(alone, "EOD", "B11.0 B11/1 B9.0") == (10, 10)
    state = board("EOD", ("1g",), "2", tiles, at(B11="EOD"))
    to_prag = "B11.0 B11/1 B9.0 B9/1 B7.0 B7/5 C8.0"
    assert earned(state, "EOD", to_prag) == (40, 10)
    beyond = f"{to_prag} C8/4 C10/4 C12.0"
    assert proven_best(state, "EOD") == 40
    longer = board("EOD", ("1g",), "2", f"{tiles}, C12 1/0", at(B11="EOD"))
    assert earned(longer, "EOD", beyond) == (50, 10)  # a town behind the last city
    assert proven_best(longer, "EOD") == 50


def test_A63_the_range_counts_cities_and_red_areas():
    state = board("SPB", ("1g",), "4", MINE, at(I24="SPB"))
    to_bukarest = f"{TO_KRONSTADT} H25/4 H27.0"
    assert refused(state, "SPB", to_bukarest) == "route-too-long"
    assert proven_best(state, "SPB") == 40
    longer = board("SPB", ("2g",), "4", MINE, at(I24="SPB"))
    assert earned(longer, "SPB", to_bukarest) == (70, 20)
    assert proven_best(longer, "SPB") == 70


def test_A63_exactly_one_mine():
    """The mines D5 and B11 with Pilsen, the towns B5, B7 and B9 between them."""
    tiles = "C4 6/3, B5 58/4, B7 4/1, B9 4/1"
    state = board("EOD", ("3g",), "2", tiles, at(B11="EOD"))
    between = "D5.0 D5/2 C4.0 C4/3 B5.0 B5/4 B7.0 B7/4 B9.0 B9/4 B11.0"
    assert refused(state, "EOD", between) == "route-one-mine"
    assert refused(state, "EOD", "C4.0 C4/3 B5.0") == "route-without-station"
    assert proven_best(state, "EOD") == 50
    without = board("kk", ("3g",), "2", tiles, at(C4="kk"))
    assert refused(without, "kk", "C4.0 C4/3 B5.0") == "route-one-mine"


def test_X_only_goods_trains_go_to_mines():
    state = board("kk", ("3",), "2", MINE, at(I22="kk"))
    assert refused(state, "kk", TO_HERMANNSTADT) == "route-to-mine"
    assert proven_best(state, "kk") == 0
    at_the_mine = board("SPB", ("3", "1g"), "2", MINE, at(I24="SPB"))
    assert proven_best(at_the_mine, "SPB") == 40


def test_A60_mine_money_is_no_part_of_the_measure():
    """Hermannstadt has no way but to the mine; the best run is measured by what stations pay."""
    state = board("kk", ("2g", "2"), "8", MINE, at(H25="kk"))
    verdict = claim(state, "kk", f"{TO_KRONSTADT} H25/4 H27.0", "H25.0 H25/5 I26.0")
    assert verdict.rejection is None
    assert (verdict.total, verdict.treasury) == (90 + 90, 60)
    assert verdict.best.total == 180
    assert verdict.short == 0
    assert [(part.label, part.receiver) for part in verdict.parts] == [
        ("stops", "dividend"),
        ("mine", "treasury"),
        ("stops", "dividend"),
    ]


# ends of routes


def test_A61_a_red_area_is_one_stop_at_the_end():
    """Kiew has two tracks from Lemberg's side; C24 joins both of its hexes."""
    tiles = "C22 57/0, C24 2/2"
    state = board("CL", ("4",), "4", tiles, at(C22="CL"))
    assert earned(state, "CL", "C22.0 C22/3 B23.0") == (50, 0)
    assert refused(state, "CL", "C22.0 C22/3 B23.0 B23/5 C24.0") == "route-blocked"
    both = board("kk", ("2", "2"), "4", MINE, at(H25="kk"))
    assert earned(both, "kk", "H25.0 H25/4 H27.0", "H25.0 H25/5 I26.0") == (140, 0)
    through = board("kk", ("3",), "4", MINE, at(H25="kk"))
    assert refused(through, "kk", "H27.0 H27/1 H25.0 H25/5 I26.0") == "route-twice"
    assert proven_best(through, "kk") == 70


SIX = "J9 5/4, J11 5/5, J13 5/5, J15 5/5"
ENTRIES = (
    "K12.0 K12/1 K10/2 J9.0",
    "K12.0 K12/1 K10/3 J11.0",
    "K12.0 K12/2 J11.0",
    "K12.0 K12/3 J13.0",
    "K12.0 K12/4 K14/2 J13.0",
    "K12.0 K12/4 K14/3 J15.0",
)


def test_A62_sarajevo_has_six_entries():
    state = board("BH", ("2",) * 6, "2", SIX, at(K12="BH"))
    assert earned(state, "BH", *ENTRIES) == (6 * 30, 0)
    assert proven_best(state, "BH") == 180
    links = route_map(rules_1824(), state, "BH").links[0]
    assert len(links) == 6
    assert sum(link.sides.bit_count() for link in links) == sum(link.sides for link in links).bit_count() == 6
    assert refused(state, "BH", ENTRIES[1], ENTRIES[1]) == "run-track-twice"


@pytest.mark.parametrize(("phase", "value"), [("2", 10), ("4", 10), ("5", 50), ("8", 50)])
def test_A62_what_sarajevo_pays(phase, value):
    state = board("BH", ("2",), phase, SIX, at(K12="BH"))
    assert earned(state, "BH", ENTRIES[0]) == (value + 20, 0)


@pytest.mark.parametrize("company", ["BH", "kk"])
def test_A62_sarajevo_ends_every_route(company):
    state = board(company, ("3",), "2", SIX, {**at(K12="BH"), **at(J9="kk")})
    through = "J9.0 J9/5 K10/4 K12.0 K12/2 J11.0"
    assert refused(state, company, through) == "route-blocked"
    assert earned(state, company, "J9.0 J9/5 K10/4 K12.0") == (30, 0)
    assert proven_best(state, company) == 30


def test_A82_reach_does_not_go_through_a_mine_or_a_red_area():
    rules = rules_1824()
    stranger = board("kk", (), "2", MINE, at(I22="kk"))
    assert ("I24", 1) in reach(rules, stranger, "kk").arrivals()
    assert ("H25", 0) not in reach(rules, stranger, "kk").arrivals()
    own = board("SPB", (), "2", MINE, at(I24="SPB"))
    assert {("I22", 4), ("H25", 0)} <= set(reach(rules, own, "SPB").arrivals())
    bosnian = board("BH", (), "2", SIX, at(K12="BH"))
    entries = {("J9", 5), ("J11", 0), ("J11", 5), ("J13", 0), ("J13", 5), ("J15", 0)}
    assert entries <= set(reach(rules, bosnian, "BH").arrivals())
    through = board("kk", (), "2", SIX, at(J9="kk"))
    assert ("K12", 1) in reach(rules, through, "kk").arrivals()
    assert not entries & set(reach(rules, through, "kk").arrivals())


# places once

AROUND_WIEN = "G10 1/0, G8 7/3, F9 8/4"


def test_A64_no_two_cities_of_one_hex():
    """From Wien's first city over the town G10, G8 and F9 to its second one."""
    state = board("kk", ("4",), "2", AROUND_WIEN, at(F11="kk:1"))
    assert refused(state, "kk", "F11.0 F11/0 G10.0 G10/1 G8/3 F9/4 F11.1") == "route-twice"
    assert proven_best(state, "kk") == 40


def test_A64_two_stations_in_cities_of_one_hex():
    """Each is a station of its own; that a route visits only one city of the hex hides no route of another station."""
    both = {"F11": (Station("kk", 0), Station("kk", 1))}
    state = board("kk", ("2", "2"), "2", "G10 1/0, G8 9/1, F9 57/1", both)
    assert proven_best(state, "kk") == 40 + 50
    beside = {"F11": (Station("kk", 0),), "F9": (Station("kk", 0),)}
    to_the_second_city = board("kk", ("2",), "2", "G10 1/0, F9 57/1", beside)
    assert earned(to_the_second_city, "kk", "F9.0 F9/4 F11.1") == (50, 0)
    assert proven_best(to_the_second_city, "kk") == 50


def test_A64_both_towns_of_a_hex_are_two_stops():
    tiles = "G10 1/0, G8 7/4, H9 5/2"
    state = board("kk", ("4",), "2", tiles, at(F11="kk:0"))
    assert earned(state, "kk", "F11.0 F11/0 G10.0 G10/1 G8/5 H9.0 H9/3 G10.1") == (30 + 10 + 20 + 10, 0)
    assert proven_best(state, "kk") == 70


def test_XIV_a_normal_train_pays_for_towns_and_leaves_out_nothing():
    tiles = "G10 1/0, G8 7/4, H9 5/2"
    state = board("kk", ("2",), "2", tiles, at(F11="kk:0"))
    to_graz = "F11.0 F11/0 G10.0 G10/1 G8/5 H9.0"
    assert refused(state, "kk", to_graz) == "route-too-long"
    skipping = Route(train="2-0", path=tuple(to_graz.split()), counted=("F11.0", "H9.0"))
    verdict = tried_run(rules_1824(), state, "kk", [skipping])
    assert isinstance(verdict, Rejection)
    assert verdict.code == "route-skips"


# what else asks for runs


def test_a_board_with_goods_and_normal_trains():
    laid = Board(
        "8",
        (TileAt(hex="I22", tile="57", rotation=1), TileAt(hex="H25", tile="611", rotation=3)),
        (StationAt(company="SB", hex="H25"), StationAt(company="SPB", hex="I24")),
    )
    found = run_on_board(rules_1824(), laid, "SB", ["2g", "2"])
    assert isinstance(found, RunOnBoard), found
    assert (found.run.total, found.run.proven) == (180, True)


def test_nothing_wakes_in_1824():
    state = board("SPB", ("1g", "1g"), "2", MINE, at(I24="SPB"))
    assert [found.wakes for found in alternatives(rules_1824(), state, "SPB", 60)] == [()]


def test_what_a_tile_would_bring_a_goods_train():
    table = Table().phase("2").minor("SPB", "ann", home=False).station("SPB", "I24", home=True)
    table.own("SPB", t0="1g").turn("SPB", "track")
    lay = LayTile(actor="ann", company="SPB", hex="I22", tile="57", rotation=1)
    found = what_if(table.engine, table.state, lay)
    assert isinstance(found, WhatIf), found
    assert (found.before.total, found.after.total, found.change, found.proven) == (0, 20, 20, True)
