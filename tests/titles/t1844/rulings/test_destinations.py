"""Destination money and the treasuries of new companies (rules p. 8 and 11)."""

import pytest

from core.rail18.actions import BuyShare, LayTile, PayDestination, PlaceStation, StartCompany
from core.rail18.events import DestinationReached
from core.titles.t1844.tunnels import BuildTunnel, LayFurkaOberalp
from tests.titles.t1844.positions import Table


def lay(player, company, label, tile, rotation):
    return LayTile(actor=player, company=company, hex=label, tile=tile, rotation=rotation)


def nob(players=3, treasury=100, **switches):
    """NOB at Zürich; Baden would join it with Aarau."""
    table = Table(players, **switches).phase("3").company("NOB", treasury=treasury, ann=2).tiles(D19="57/1")
    return table.turn("NOB")


BADEN = lay("ann", "NOB", "D17", "4", 1)


def test_R18_the_link_pays_at_once():
    table = nob().play(BADEN)
    assert table.cash("NOB") == 100 + 160
    assert table.state.companies["NOB"].destination == "reached"


def test_R18_it_is_paid_once():
    table = nob().play(BADEN).turn("NOB").phase("3")
    table.play(lay("ann", "NOB", "D17", "87", 1))
    assert table.cash("NOB") == 260


def test_R18_on_another_companys_turn():
    table = nob().company("STB", treasury=100, ben=5).tiles(D15="15/1").turn("STB")
    table.play(lay("ben", "STB", "D17", "4", 1))
    assert table.cash("NOB") == 260


def costly_link(treasury):
    """The last tile of the link is C16, which costs 20."""
    table = Table(3).phase("3").company("NOB", treasury=treasury, ann=2)
    return table.tiles(D19="6/0", C18="8/5", D15="15/1").turn("NOB")


def test_R18_the_money_is_no_help_for_that_very_build():
    link = lay("ann", "NOB", "C16", "8", 4)
    assert costly_link(19).code(link) == "not-enough-money"
    table = costly_link(20).play(link)
    assert table.cash("NOB") == 160


def test_R18_paid_before_the_station_of_that_turn():
    """NOB has 0 left after the build; the destination pays the station in Aarau."""
    table = costly_link(20).play(lay("ann", "NOB", "C16", "8", 4))
    table.play(PlaceStation(actor="ann", company="NOB", hex="D15", node=0))
    assert table.cash("NOB") == 120


def test_R18_looked_at_on_launch_before_the_home_station_lies():
    table = Table(3).give(ann=500).tiles(D19="57/1", D17="4/1")
    table.play(StartCompany(actor="ann", company="NOB", price=80))
    assert table.cash("NOB") == 320
    assert "D19" not in table.state.stations


def test_R18_not_before_launch():
    table = Table(3).give(ann=500).tiles(D15="15/1", D25="57/1")
    table.play(StartCompany(actor="ann", company="AB", price=80))
    assert table.state.companies["AB"].destination == "none"


def towards_thun():
    """STB: Aarau, Olten, E12, Bern, G12; only Thun is missing."""
    table = Table(3).phase("3").company("STB", treasury=500, ann=5)
    return table.tiles(D15="15/1", D13="6/4", E12="9/0", F11="6/3", G12="9/2").turn("STB")


def test_R18_other_companies_stations_block_the_link():
    table = towards_thun().tiles(H13="57/2").company("BLS", ben=5).turn("STB")
    assert table.state.companies["STB"].destination == "open"
    table.play(lay("ann", "STB", "D13", "15", 3))  # a change on the map: looked at, still blocked in Bern
    assert table.cash("STB") == 500
    table.turn("BLS").play(lay("ben", "BLS", "F11", "904", 0))  # the second circle lets STB through
    assert table.cash("STB") == 900


def test_R18_the_link_through_a_free_city():
    table = towards_thun().play(lay("ann", "STB", "H13", "57", 2))
    assert table.cash("STB") == 500 - 20 + 400


def test_R18_a_full_city_at_the_destination_is_reached():
    """The link may end in a full city."""
    table = nob().company("STB", ben=5).company("AB", ben=5).station("AB", "D15", 1).turn("NOB").play(BADEN)
    assert table.cash("NOB") == 260


@pytest.mark.parametrize(("rotation", "city"), [(4, 0), (2, 1)])
def test_R18_ab_reaches_either_city_of_c20(rotation, city):
    """From Appenzell over D23 and C22 into C20 at edge 4, where tile 59 has its first or its second city."""
    table = Table(3).phase("3").company("AB", treasury=500, ann=5).tiles(D25="6/1", D23="8/2", C22="8/5").turn("AB")
    assert (rotation + 2 * city) % 6 == 4
    table.play(lay("ann", "AB", "C20", "59", rotation))
    assert table.cash("AB") == 900


def gotthard(company="AB"):
    """AB with a station at Goldau reaches Altdorf and the Gotthard; Ann owns a tunnel certificate."""
    table = Table(3).phase("3").company(company, par=100, treasury=500, ann=5).station(company, "F21")
    return table.tiles(F21="57/0").paper("T1", "ann").turn(company)


def build(company="AB"):
    return BuildTunnel(actor="ann", company=company, certificate="T1", hex="H19", piece="X78", rotation=3)


def test_R18_v5_gets_its_bonus_from_the_gotthard_tunnel_whoever_builds_it():
    table = gotthard().company("GB", treasury=10, ben=2).turn("AB").play(build())
    assert table.cash("GB") == 170
    assert [event.company for event in table.happened(DestinationReached)] == ["GB"]


def test_R18_v5_launched_after_the_tunnel_gets_both_at_once():
    table = gotthard().play(build()).stock("ben").give(ben=500)
    table.play(StartCompany(actor="ben", company="GB", price=100))
    assert table.cash("GB") == 400


def test_R18_another_tunnel_is_none_of_v5s_business():
    table = gotthard().company("GB", treasury=10, ben=2).tunnel("T2", "ben", "J9", "X78", 3).turn("AB")
    assert table.cash("GB") == 10
    assert table.state.companies["GB"].destination == "open"


def test_R18_the_line_of_p4_can_reach_a_destination():
    """RhB: Chur, Disentis, the line, J17, J15, Brig."""
    table = Table(3).phase("3").company("RhB", treasury=0, ann=5).tiles(H25="58/1", J15="9/1").paper("P4", "ben")
    table.play(LayFurkaOberalp(actor="ben"))
    assert table.cash("RhB") == 400


@pytest.mark.parametrize(("phase", "times", "destination"), [("5", 5, "open"), ("6", 10, "none"), ("7", 10, "none")])
def test_R18_historical_companies_launched_from_phase_6_on_get_everything(phase, times, destination):
    table = Table(3).phase(phase).company("STB", launched=False, operated=False, home=False, ann=4).give(ann=500)
    table.play(BuyShare(actor="ann", company="STB", source="bank", percent=10))
    assert table.cash("STB") == times * 80
    assert table.state.companies["STB"].destination == destination


def test_R18_claimed_where_the_ruling_says_so():
    claim = PayDestination(actor="ann", company="NOB")
    table = nob(destination_payment="claimed")
    assert table.code(claim) == "destination-not-reached"
    table.play(BADEN)
    assert table.cash("NOB") == 100
    assert table.code(PayDestination(actor="ben", company="NOB")) == "not-your-turn"
    table.play(claim)
    assert table.cash("NOB") == 260
    assert table.code(claim) == "no-destination"
    assert nob().code(claim) == "destination-pays-itself"


def test_R42_v_companies_get_twice_par_and_twice_par_again():
    table = Table(3).give(ann=500).play(StartCompany(actor="ann", company="NOB", price=100))
    assert table.cash("NOB") == 200
    table.tiles(D19="57/1").phase("3").station("NOB", "D19", home=True).turn("NOB").play(BADEN)
    assert table.cash("NOB") == 400


def test_R42_other_companies_get_five_times_par():
    table = Table(3).give(ann=2000).play(StartCompany(actor="ann", company="VZ", price=100))
    assert table.cash("VZ") == 0
    table.stock("ann").play(BuyShare(actor="ann", company="VZ", source="bank", percent=20))
    assert table.cash("VZ") == 500
    assert table.state.companies["VZ"].destination == "none"
