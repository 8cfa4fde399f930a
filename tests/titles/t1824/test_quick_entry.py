"""Short phrases that only 1824 knows."""

import pytest

from core.kernel.action import Action
from core.rail18 import actions as ac
from tests.play import table as base
from tests.titles.t1824.play import FirstRound, Table, buy, coal, decline, exchange, minor, mountain, start
from tests.titles.t1824.turning_points import begin, operating
from ui.rail18.views.moment import Moment
from ui.rail18.views.quick.entry import Understood, understand


def understood(table: base.Table, line: str) -> Understood:
    return understand(Moment(table.engine, table.state, table.engine.options(table.state)), line)


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("epp 160", minor("dan", "EPP", 160)),
        ("b k1 160", minor("dan", "EPP", 160)),
        ("sd1", minor("dan", "Sd1", 240)),
        ("b kk2", minor("dan", "kk2", 120)),
        ("b1", mountain("dan", "B1")),
        ("b b6", mountain("dan", "B6")),
        ("start bh 80", start("dan", "BH", 80)),
        ("ben ug1", minor("ben", "Ug1", 240)),
    ],
)
def test_first_purchases(line: str, action: Action) -> None:
    found = understood(FirstRound(mode="table"), line)
    assert found.actions == (action,)
    assert found.ready


def test_a_coal_railway_alone_asks_its_price() -> None:
    found = understood(FirstRound(mode="table"), "epp")
    assert found.unfinished
    assert "a price" in found.problem


@pytest.mark.parametrize(("line", "why"), [("epp 130", "cannot be bought for 130"), ("mlb", "not for sale any more")])
def test_what_is_wrong_is_said_of_the_purchase(line: str, why: str) -> None:
    table = FirstRound(mode="table").play(minor("dan", "MLB", 180))
    assert why in understood(table, line).problem


def test_the_name_of_a_regional_is_one_of_its_shares() -> None:
    table = FirstRound(mode="table").play(minor("dan", "EPP", 160))
    assert understood(table, "bk").actions == (buy("cat", "BK"),)


@pytest.mark.parametrize(
    ("line", "action"),
    [("exchange b4 ms", exchange("ann", "B4", "MS")), ("exchange epp", coal("ann", "EPP")),
     ("exchange k1", coal("ann", "EPP"))],
)  # fmt: skip
def test_exchanges_in_a_stock_round(line: str, action: Action) -> None:
    table = Table(mode="table").phase("3").mountain("B1", "ann").mountain("B4", "ann").minor("EPP", "ann", 160, 70)
    assert understood(table, line).actions == (action,)


@pytest.mark.parametrize("line", ["bh", "exchange bh", "exchange b2 bh"])
def test_a_forced_exchange_needs_the_company_alone(line: str) -> None:
    table = begin(operating(Table(mode="table").mountain("B2", "ann")), "4")
    assert understood(table, line).actions == (exchange("ann", "B2", "BH"),)


def test_a_mountain_railway_is_given_up() -> None:
    table = begin(operating(Table(mode="table", forced_exchange="may-decline").mountain("B2", "ann")), "4")
    assert understood(table, "giveup").actions == (decline("ann", "B2"),)


def test_a_run_is_said_with_what_mines_bring() -> None:
    table = Table(mode="table").phase("2").minor("EPP", "ann", 200, 80).own("EPP", a="1g").turn("EPP", "run")
    table.change(track_kept=False)
    wish = ac.RunTrains(actor="ann", company="EPP", routes=(), revenue=30, mine_money=10)
    found = understood(table, "30 mine 10")
    assert found.actions == (wish,)
    assert "mines bring the treasury 10" in found.notes
