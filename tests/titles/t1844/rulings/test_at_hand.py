"""A turn does not go by while its player or company could still do something at any moment that gives it a choice."""

import pytest

from core.rail18.actions import BuyPrivate, BuyShare, BuyTrain, LayTile, Pass, PlaceStation, RepayDebt, RunTrains
from core.rail18.events import Passed
from core.rail18.state import OperatingRound, StockRound
from core.titles.t1844.powers import GiveEva
from core.titles.t1844.tunnels import LayFurkaOberalp
from tests.titles.t1844.positions import Table

LINE = LayFurkaOberalp(actor="ann")


def taken(table):
    """No certificate is left for a debtor."""
    for number in range(1, 6):
        table.paper(f"B{number}", "cat").paper(f"T{number}", "cat")
    return table


def debtor(cash=300, debt=50, **switches):
    """Ann owes for a train and can neither sell nor, while she owes, buy anything; it is Cat's turn before hers."""
    table = taken(Table(3, **switches)).company("STB", at="80/4", treasury=400, ben=5)
    return table.give(ann=cash, ben=0, cat=0).change(train_debt={"ann": debt}).stock("ann")


def test_R32_a_debtor_with_cash_is_asked():
    table = debtor().paper("P1", "cat").stock("ben").give(ben=80)
    table.play(Pass(actor="ben", what="stock"))
    assert table.state.frame.player == "ann"
    table.play(RepayDebt(actor="ann", amount=50))
    assert table.state.frame.player == "ann"
    table.play(BuyShare(actor="ann", company="STB", source="bank", percent=10))
    assert table.cash("ann") == 300 - 50 - 80


def test_R32_the_round_does_not_end_without_him():
    """Nobody else can do anything; what he owes would be 75."""
    table = debtor().stock("ben").give(ben=80).play(Pass(actor="ben", what="stock"))
    assert table.state.train_debt["ann"] == 50
    assert table.state.frame.player == "ann"
    table.play(Pass(actor="ann", what="stock"))
    assert table.state.train_debt["ann"] == 75
    assert isinstance(table.state.flow[0], OperatingRound)


def test_R32_who_has_repaid_what_he_could_and_cannot_buy_is_passed_over():
    table = debtor(cash=40).play(RepayDebt(actor="ann", amount=40))
    assert [event.actor for event in table.happened(Passed)][:1] == ["ann"]


def test_R32_a_debtor_without_cash_is_passed_over():
    table = debtor(cash=0).stock("ben").give(ben=80).play(Pass(actor="ben", what="stock"))
    assert isinstance(table.state.flow[0], OperatingRound)


# P4


def test_R36_the_train_step_waits_for_p4():
    """75 in the treasury, P4 for 1, the line brings 80: enough for a 3H."""
    table = Table(3).phase("3").company("STB", treasury=75, ann=5).own("STB", t="3").paper("P4", "ann")
    table.turn("STB", "trains").play(BuyPrivate(actor="ann", company="STB", private="P4", price=1))
    assert (table.state.frame.company, table.state.frame.step) == ("STB", "trains")
    table.play(LINE).play(BuyTrain(actor="ann", company="STB", source="bank", train="3H", price=150))
    assert table.cash("STB") == 75 - 1 + 80 - 150


def test_R36_the_train_step_does_not_wait_where_80_would_not_do():
    table = Table(3).phase("3").company("STB", treasury=70, ann=5).own("STB", t="3").paper("P4", "ann")
    table.turn("STB", "trains").play(BuyPrivate(actor="ann", company="STB", private="P4", price=1))
    assert table.happened(Passed) == []
    assert getattr(table.state.frame, "company", "") != "STB" or table.state.frame.step != "trains"


def poor(step, owner, treasury=1):
    """STB stands in Aarau with nothing to pay for terrain or a station; the step before is declined."""
    table = Table(3).phase("3").company("STB", treasury=treasury, ann=5).own("STB", t="3").paper("P4", owner)
    return table.tiles(D15="15/1", D13="57/1").turn("STB", step)


@pytest.mark.parametrize("owner", ["ann", "STB"])
def test_R36_the_station_step_waits_for_p4(owner):
    table = poor("track", owner).play(Pass(actor="ann", what="track"))
    assert table.state.frame.step == "station"
    if owner == "ann":
        table.play(BuyPrivate(actor="ann", company="STB", private="P4", price=1))
    table.play(LINE).play(PlaceStation(actor="ann", company="STB", hex="D13", node=0))
    assert table.cash("STB") == (0 if owner == "ann" else 1) + 80 - 40


@pytest.mark.parametrize(("owner", "treasury"), [("ben", 1), ("ann", 0)])
def test_R36_the_station_step_does_not_wait_for_what_the_company_cannot_get(owner, treasury):
    table = poor("track", owner, treasury).play(Pass(actor="ann", what="track"))
    assert table.state.frame.step == "run"


def test_R36_the_track_step_waits_for_p4():
    """Every tile that VZ can lay costs more than it has."""
    table = Table(3).phase("3").company("VZ", treasury=0, ann=3).own("VZ", t="3H").paper("P4", "VZ").tiles(K10="15/0")
    table.company("STB", at="100/2", treasury=0, ben=5).own("STB", s="3").turn("STB", "trains")
    costs = {option.costs[label] for option in table.engine.options(table.turn("VZ").give(VZ=500).state)
             if option.kind == LayTile.kind for label in option.tiles}  # fmt: skip
    assert min(costs) > 0
    table.give(VZ=0, STB=70).turn("STB", "trains").play(Pass(actor="ben", what="trains"))
    assert (table.state.frame.company, table.state.frame.step) == ("VZ", "track")


def test_R36_a_player_with_p4_is_not_passed_over():
    """He has nothing, but with 80 he could buy a share."""
    table = Table(3).phase("3").company("STB", at="80/4", treasury=400, ben=5).give(ann=0, ben=80, cat=0)
    table.paper("P4", "ann").stock("ben").play(Pass(actor="ben", what="stock"))
    assert table.state.frame.player == "ann"
    table.play(LINE).play(BuyShare(actor="ann", company="STB", source="bank", percent=10))
    assert table.cash("ann") == 0


def test_R36_not_before_phase_3():
    table = Table(3).phase("2").company("STB", at="80/4", treasury=400, ben=5).give(ann=0, ben=80, cat=0)
    table.paper("P4", "ann").stock("ben").play(Pass(actor="ben", what="stock"))
    assert isinstance(table.state.flow[0], OperatingRound)


# EVA


def with_eva(holder):
    table = Table(3).phase("5").company("NOB", treasury=0, ann=2).company("STB", at="100/2", treasury=90, ben=5)
    table.own("STB", s="5").own(holder, EVA="5H").tiles(D19="57/1", D17="9/1", D15="15/1")
    table.turn("STB", "trains").play(Pass(actor="ben", what="trains"))
    while getattr(table.state.frame, "step", "") in ("track", "station"):
        table.play(Pass(actor="ann", what=table.state.frame.step))
    return table


def test_R35_the_run_waits_for_eva():
    table = with_eva("ann")
    assert (table.state.frame.company, table.state.frame.step) == ("NOB", "run")
    table.play(GiveEva(actor="ann", company="NOB"))
    assert table.state.frame.step == "run"
    table.play(RunTrains(actor="ann", company="NOB", routes=()))


def test_R35_not_for_the_eva_of_another():
    assert isinstance(with_eva("ben").state.flow[0], StockRound)
