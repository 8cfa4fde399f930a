"""Every kind of action, by mouse alone and by keyboard alone, in both modes."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from core.kernel.action import Action
from core.rail18.state import Question
from tests.titles.t1844.positions import Table
from tests.ui.rail18.panels.turn_seat import Seat
from ui.rail18.views.turn.same import listed

pytestmark = pytest.mark.long


def auction() -> Table:
    table = Table()
    return table.change(**{name: getattr(table.engine.initial(), name) for name in ("papers", "flow")})


def par() -> Table:
    return auction().change(flow=(*auction().state.flow, Question("par", "ann", company="FNM")))


def stock() -> Table:
    table = Table().company("AB", ann=4, ben=2, pool=2).company("STB", ben=5).give(ann=800)
    return table.change(train_debt={"cat": 60})


def mountain() -> Table:
    table = Table().paper("B1", "ann")
    return table.change(flow=(*table.state.flow, Question("mountain", "ann", item="B1")))


def track() -> Table:
    table = Table().phase("3").company("VZ", treasury=500, ann=2).paper("T1", "ann").paper("P2", "ann")
    return table.paper("P4", "ben").tiles(K10="15/0").turn("VZ")


def station() -> Table:
    table = Table().phase("3").company("STB", par=100, treasury=500, ann=5)
    table.tiles(D15="15/1", D13="57/1", C14="58/5", C12="15/1", C16="8/4", C18="8/1", B19="57/0")
    return table.turn("STB", "station")


def run() -> Table:
    table = Table().company("VZ", ann=2).own("VZ", a="2H").tiles(K10="15/0", K8="4/1")
    return table.turn("VZ", "run")


def dividend() -> Table:
    return Table().company("AB", par=100, ann=3, ben=2, pool=1).turn("AB", "dividend", revenue=90)


def trains() -> Table:
    table = Table().phase("3").company("AB", treasury=400, ann=5).company("STB", ann=5).own("STB", a="3", b="3")
    return table.own("pool", c="2H").paper("P1", "ann").turn("AB", "trains")


def too_many() -> Table:
    table = Table().phase("4").company("STB", ann=5).own("STB", a="3", b="3", c="3H", d="3H").company("AB", ben=5)
    return table.turn("AB", "trains").change(flow=(*table.state.flow, Question("discard", "")))


def eva() -> Table:
    return Table().phase("5").company("AB", ben=5).own("ben", EVA="5H").stock("ann")


def two_stations() -> Table:
    table = Table().sbb("ann", director="ann").tiles(C20="59/0").station("SBB", "C20", 0).station("SBB", "C20", 1)
    return table.change(flow=(*table.turn("SBB").state.flow, Question("station", "ann", company="SBB")))


def forced() -> Table:
    """VZ has a route, no train and no money: its director helps, sells, owes."""
    table = Table().phase("7").company("VZ", treasury=60, ann=3).company("STB", ben=5, ann=2)
    return table.tiles(K10="15/0", K8="4/1").turn("VZ", "trains").give(ann=100)


def untracked(step: str = "run") -> Table:
    table = Table(mode="table").phase("3").company("RhB", treasury=300, ann=5, destination="open").own("RhB", a="3")
    table.paper("T2", "ann").paper("B1", "ben", used=True).paper("P2", "ann")
    return table.turn("RhB", step).change(track_kept=False)


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
