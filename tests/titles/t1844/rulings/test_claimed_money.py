"""R18 where destination money is claimed: a step that the money would open is not left out."""

from core.rail18.actions import LayTile, Pass, PayDestination, PlaceStation
from tests.titles.t1844.positions import Table

CLAIM = PayDestination(actor="ann", company="SCB")
LINK = LayTile(actor="ann", company="SCB", hex="F15", tile="8", rotation=2)
STATION = PlaceStation(actor="ann", company="SCB", hex="F17", node=0)


def linked(**switches):
    """SCB lays the tile that links it with its destination, and has no money left."""
    table = Table(3, **switches).tiles(C12="57/2", D13="57/2", E14="9/2", F17="6/5")
    return table.company("SCB", 80, treasury=30, ann=2).turn("SCB").play(LINK)


def test_R18_the_station_step_waits_for_the_claim():
    table = linked(destination_payment="claimed")
    assert table.cash("SCB") == 0
    assert table.state.frame.step == "station"
    table.refuses(STATION)
    table.play(CLAIM).play(STATION)
    assert table.cash("SCB") == 2 * 80 - 40


def test_R18_the_step_may_be_declined_and_the_money_claimed_later():
    table = linked(destination_payment="claimed").play(Pass(actor="ann", what="station"))
    assert table.state.frame.step == "trains"
    table.play(CLAIM)
    assert table.cash("SCB") == 2 * 80


def test_R18_nothing_waits_where_the_money_is_paid_at_once():
    table = linked()
    assert table.state.frame.step == "station"
    assert table.cash("SCB") == 2 * 80
    table.play(STATION)
