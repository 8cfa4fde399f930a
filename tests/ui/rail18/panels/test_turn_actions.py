"""Every kind of action, by mouse alone and by keyboard alone, in both modes."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from core.kernel.action import Action
from core.rail18.equal_actions import listed
from core.rail18.state import Question
from tests.titles.t1844.positions import Table
from tests.ui.rail18.panels.turn_seat import Seat
from tests.ui.rail18.panels.turn_tables import (
    auction,
    dividend,
    forced,
    run,
    station,
    stock,
    too_many,
    track,
    trains,
    untracked,
)

pytestmark = pytest.mark.long


def par() -> Table:
    return auction().change(flow=(*auction().state.flow, Question("par", "ann", company="FNM")))


def mountain() -> Table:
    table = Table().paper("B1", "ann")
    return table.change(flow=(*table.state.flow, Question("mountain", "ann", item="B1")))


def eva() -> Table:
    return Table().phase("5").company("AB", ben=5).own("ben", EVA="5H").stock("ann")


def two_stations() -> Table:
    table = Table().sbb("ann", director="ann").tiles(C20="59/0").station("SBB", "C20", 0).station("SBB", "C20", 1)
    return table.change(flow=(*table.turn("SBB").state.flow, Question("station", "ann", company="SBB")))


POSITIONS: tuple[tuple[Callable[[], Table], tuple[str, ...]], ...] = (
    (auction, ("Bid", "Pass")),
    (par, ("SetPar",)),
    (stock, ("BuyShare", "SellShares", "StartCompany", "BuyCertificate", "Pass", "RepayDebt")),
    (mountain, ("PlaceMountain",)),
    (track, ("LayTile", "BuildTunnel", "LayFurkaOberalp", "Pass")),
    (station, ("PlaceStation", "Pass")),
    (run, ("RunTrains",)),
    (dividend, ("DecideDividend",)),
    (trains, ("BuyTrain", "BuyPrivate", "Pass")),
    (too_many, ("DiscardTrain",)),
    (eva, ("GiveEva",)),
    (two_stations, ("ReturnStation",)),
    (forced, ("BuyTrain", "SellShares")),
    (untracked, ("RunTrains", "PayTrack", "PlaceStation", "BuildTunnel", "PayDestination", "ReportVisit")),
)
CASES = [pytest.param(make, kind, id=f"{make.__name__}-{kind}") for make, kinds in POSITIONS for kind in kinds]


def offers(table: Table, kind: str) -> list[Action]:
    found = [option for option in table.engine.options(table.state) if option.kind == kind]
    return listed(table.engine.rules, table.state, (action for option in found for action in option.examples()))


def some(actions: list[Action]) -> list[Action]:
    """The first, one in the middle, and the last."""
    return list(dict.fromkeys((actions[0], actions[len(actions) // 2], actions[-1])))


@pytest.mark.parametrize("mode", ["hotseat", "table"])
@pytest.mark.parametrize(("make", "kind"), CASES)
def test_by_mouse_and_by_keys(qtbot: QtBot, make: Callable[[], Table], kind: str, mode: str) -> None:
    table = make()
    state: Any = table.state if not table.state.track_kept else replace(table.state, mode=mode)
    table.change(mode=state.mode)
    actions = offers(table, kind)
    assert actions, "the position offers none"
    if (make, mode) == (run, "hotseat"):
        return  # a run waits for the verdict of the search: see test_turn_panel
    for action in some(actions):
        for work in (Seat.by_mouse, Seat.by_keys):
            seat = Seat(qtbot, table.engine, state)
            work(seat, action)
            assert seat.taken == [action]
