"""Stations (rules p. 11 and 12)."""

import pytest

from core.kernel.refusal import Rejection
from core.rail18.actions import Pass, PlaceStation
from core.rail18.board import free_circles
from core.rail18.events import HomeWaits
from core.rail18.state import Station
from tests.play.invariants import check_options
from tests.titles.t1844.positions import Table


def station(player, company, label, node=0):
    return PlaceStation(actor=player, company=company, hex=label, node=node)


def stb(par=80, treasury=500, **switches):
    """STB at Aarau with track to Olten and over Liestal to Basel."""
    table = Table(3, **switches).phase("3").company("STB", par=par, treasury=treasury, ann=5)
    return table.tiles(D15="15/1", D13="57/1", C14="58/5", C12="57/1").turn("STB", "station")


def test_example_the_station_at_olten_and_not_in_basel():
    table = stb()
    assert table.code(station("ann", "STB", "C12")) == "kept-for-home"
    table.play(station("ann", "STB", "D13"))
    assert table.cash("STB") == 460
    assert table.state.stations["D13"] == (Station("STB", 0),)


def test_R19_home_is_free_and_comes_by_itself():
    table = Table(3).company("JN", home=False, operated=False, treasury=400, ann=3).everybody_passes()
    assert table.state.stations["F7"] == (Station("JN", 0),)
    assert table.cash("JN") == 400


def test_R19_40_then_100_each():
    """After Olten a second one in Schaffhausen, over C16 and C18."""
    table = stb(par=100).tiles(C16="8/4", C18="8/1", B19="57/0")
    table.play(station("ann", "STB", "D13"))
    assert table.cash("STB") == 460
    table.turn("STB", "station").play(station("ann", "STB", "B19"))
    assert table.cash("STB") == 360
    table.tiles(C12="15/1").turn("STB", "station").play(station("ann", "STB", "C12"))
    assert table.cash("STB") == 260


def test_R19_one_a_turn():
    table = stb(par=100).play(station("ann", "STB", "D13"))
    frame = table.state.frame
    assert getattr(frame, "step", None) != "station"


def test_R19_besides_home_one_more_in_the_first_turn():
    table = Table(3).phase("3").tiles(D15="15/1", D13="57/1")
    table.company("STB", home=False, operated=False, treasury=500, ann=5).everybody_passes()
    assert table.state.stations["D15"] == (Station("STB", 0),)
    table.play(Pass(actor="ann", what="track")).play(station("ann", "STB", "D13"))
    assert table.cash("STB") == 460


def test_R19_one_per_company_and_hex():
    """AB has a station in one city of C20 and reaches the other one from Appenzell."""
    table = Table(3).phase("5").company("AB", par=100, treasury=500, ann=5).station("AB", "C20", 0)
    table.tiles(D25="6/1", D23="8/2", C22="8/5", C20="67/0").turn("AB", "station")
    assert table.code(station("ann", "AB", "C20", 1)) == "one-station-per-hex"


@pytest.mark.parametrize("launched", [False, True])
def test_R19_the_last_circle_is_kept_for_a_home(launched):
    """SCB has not placed its home station, launched or not."""
    table = stb()
    if launched:
        table.company("SCB", home=False, operated=False, ben=2).turn("STB", "station")
    assert table.refuses(station("ann", "STB", "C12")).rule == "R19"


def test_R19_a_second_circle_is_free():
    table = stb().tiles(C12="15/1")
    table.play(station("ann", "STB", "C12"))
    assert table.state.stations["C12"] == (Station("STB", 0),)


def test_R19_the_other_city_of_a_home_hex_is_free():
    """Aarau: STB's home is the city towards Liestal; NOB may use the one towards Baden."""
    table = Table(3).company("NOB", treasury=100, destination="reached", ann=2).tiles(D19="57/1", D17="4/1")
    table.turn("NOB", "station")
    assert [(action.hex, action.node) for action in table.offers(PlaceStation)] == [("D15", 1)]
    table.play(station("ann", "NOB", "D15", 1))
    assert table.cash("NOB") == 60


def test_R19_a_third_company_cannot_take_the_circle_kept_in_a_city_of_two():
    table = stb().tiles(C12="15/1").company("AB", par=80, ben=5).station("AB", "C12").turn("STB", "station")
    assert table.code(station("ann", "STB", "C12")) == "kept-for-home"


def test_R19_homes_of_v_companies_that_never_started_open_up_with_the_sbb():
    table = stb().sbb(director="ben").turn("STB", "station")
    table.play(station("ann", "STB", "C12"))
    assert table.state.stations["C12"] == (Station("STB", 0),)


def test_R19_the_sbb_pays_100_for_each():
    table = Table(3).phase("5").sbb(director="ann").give(SBB=500).tiles(D15="15/1", D13="57/1")
    table.charter("SBB", stations_left=6).station("SBB", "D15").turn("SBB", "station")
    table.play(station("ann", "SBB", "D13"))
    assert table.cash("SBB") == 400


@pytest.mark.parametrize("label", ["J13", "G20"])
def test_R19_none_in_brig_and_altdorf(label):
    assert stb().code(station("ann", "STB", label)) == "no-city"


def test_R19_none_in_towns_and_open_land():
    assert stb().code(station("ann", "STB", "C14")) == "no-city"
    assert stb().code(station("ann", "STB", "E14")) == "no-city"


def test_R19_only_where_a_route_leads():
    table = stb().tiles(E18="57/1")
    assert table.code(station("ann", "STB", "E18")) == "not-connected"


def test_R19_not_in_and_not_beyond_a_full_city():
    """AB fills Olten; Bern, with a circle free, lies behind it."""
    table = stb().tiles(D13="6/4", E12="9/0", F11="904/0").company("BLS", ben=5)
    table.turn("STB", "station")
    assert station("ann", "STB", "F11") in table.offers(PlaceStation)
    table.company("AB", par=100, ben=5).station("AB", "D13").turn("STB", "station")
    assert table.code(station("ann", "STB", "D13")) == "city-full"
    assert table.code(station("ann", "STB", "F11")) == "not-connected"


def test_R19_without_money_or_markers_none():
    assert stb(treasury=39).code(station("ann", "STB", "D13")) == "not-enough-money"
    table = stb(par=60)
    assert table.code(station("ann", "STB", "D13")) == "no-stations-left"
    assert table.turn("STB", "trains").code(station("ann", "STB", "D13")) == "no-stations-left", "the step was left out"


def test_a_station_in_geneva():
    """Printed grey with two circles; from Lausanne over I2 and Nyon."""
    table = Table(3).company("JS", treasury=100, ann=2).tiles(J1="58/3").turn("JS", "station")
    assert table.code(station("ann", "JS", "K2")) == "not-connected"
    table.tiles(I2="8/4").turn("JS", "station").play(station("ann", "JS", "K2"))
    assert (table.cash("JS"), table.state.stations["K2"]) == (60, (Station("JS", 0),))


def overruled(table, action):
    """Accepted by the table against the rules."""
    found = table.engine.decide(table.state, action, overrule="so it stands on the board")
    assert not isinstance(found, Rejection), found
    for event in found:
        table.state = table.engine.evolve(table.state, event)
    return table


def test_R19_a_home_whose_circle_was_taken_waits_until_there_is_one():
    """The table let STB into the only circle of Basel; SCB's home station finds none, and gets the next one."""
    table = stb(mode="table").company("SCB", home=False, operated=False, treasury=200, ben=2).own("STB", t="3")
    table.turn("STB", "station")
    overruled(table, station("ann", "STB", "C12"))
    table.turn("STB", "trains").play(Pass(actor="ann", what="trains"))
    assert table.state.stations["C12"] == (Station("STB", 0),)
    assert free_circles(table.rules, table.state, "C12", 0) == 0
    assert not table.state.companies["SCB"].home_placed
    assert table.happened(HomeWaits) == [HomeWaits("SCB", "C12")]
    check_options(table.rules, table.state, table.engine.options(table.state))
    table.tiles(C12="15/1").turn("STB", "trains").play(Pass(actor="ann", what="trains"))
    assert table.state.stations["C12"] == (Station("STB", 0), Station("SCB", 0))


def test_R19_it_stands_in_the_other_city_of_its_hex_where_that_has_room():
    """STB's home is one of two cities in Aarau; the table let NOB into it."""
    table = Table(3, mode="table").company("STB", home=False, operated=False, treasury=400, ann=5)
    table.company("NOB", treasury=100, destination="reached", ben=2).tiles(D19="57/1").station("NOB", "D15", 0)
    table.everybody_passes()
    while not table.state.companies["STB"].home_placed:
        frame = table.state.frame
        table.play(Pass(actor=table.director(frame.company), what=frame.step))
    assert table.state.stations["D15"] == (Station("NOB", 0), Station("STB", 1))
    assert table.state.companies["STB"].home_node == 1
