"""What counts at the end, whether a run must be the best, and which variants of records are refused."""

import pytest

from core.interchange.recorded_file import RecordedGameError, parse_recorded
from core.rail18.actions import RunTrains
from core.rail18.events import RunMade
from tests.titles.t1824.play import Table


def rich(minors_at_end: str) -> Table:
    table = Table(minors_at_end=minors_at_end).give(ann=100)
    return table.mountain("B1", "ann").minor("EPP", "ann", price=160).minor("Sd1", "ann", price=240)


def test_A77_minors_and_mountain_railways_count_nothing():
    assert rich("nothing").worth("ann") == 100


def test_A77_or_what_they_cost():
    assert rich("price").worth("ann") == 100 + 120 + 160 + 240
    assert Table(preset="online").mountain("B1", "ben").give(ben=0).worth("ben") == 120


def test_A77_shares_of_what_has_not_formed_or_has_no_price():
    table = Table().give(ann=0, ben=0).singles("kk", ann=2).singles("BH", ben=2)
    assert (table.worth("ann"), table.worth("ben")) == (2 * 120, 0)


def running(max_revenue: str, mode: str = "hotseat") -> Table:
    return Table(mode=mode, max_revenue=max_revenue).company("BH", ann=5).own("BH", a="2").turn("BH", "run")


@pytest.mark.parametrize("mode", ["hotseat", "table"])
@pytest.mark.parametrize("best", [None, 40])
def test_A60_less_than_the_best_is_accepted(mode, best):
    table = running("flag", mode).play(RunTrains(actor="ann", company="BH", routes=(), best=best))
    assert [(event.revenue, event.best) for event in table.happened(RunMade)] == [(0, best)]


def test_A60_or_refused():
    decide, state = running("enforce").engine.decide, running("enforce").state
    assert decide(state, RunTrains(actor="ann", company="BH", routes=(), best=40)).code == "below-best"
    assert decide(state, RunTrains(actor="ann", company="BH", routes=())).code == "run-not-judged"


def record(**fields):
    players = [{"id": number, "name": name} for number, name in ((1, "Ann"), (2, "Ben"), (3, "Cat"))]
    return {"id": 7, "title": "1824", "players": players, "settings": {}, "actions": []} | fields


def test_A80_variants_are_refused_by_name():
    assert parse_recorded(record(), "game.json").title == "1824"
    with pytest.raises(RecordedGameError, match="goods_time"):
        parse_recorded(record(settings={"optional_rules": ["goods_time"]}), "game.json")
    with pytest.raises(RecordedGameError, match="1824 Cisleithania"):
        parse_recorded(record(title="1824 Cisleithania"), "game.json")
