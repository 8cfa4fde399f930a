"""R32: how much the director may sell for a train that his company must buy."""

import pytest

from core.rail18 import actions as ac
from core.rail18 import events as ev
from tests.titles.t1844.positions import Table

SALE = ac.SellShares(actor="ann", company="STB", shares=1)


def forced(cash: int, **switches: str) -> Table:
    """VZ, which may own H trains only, has a route and no train; the top card is 8E (960) and 8H (700)."""
    table = Table(3, **switches).phase("7").company("VZ", treasury=60, ann=3).company("STB", ben=5, ann=2)
    return table.tiles(K10="15/0", K8="4/1").turn("VZ", "trains").give(ann=cash)


def test_R32_sales_end_when_every_train_the_company_may_own_can_be_paid() -> None:
    forced(639).play(SALE)
    forced(640).refuses(SALE)


@pytest.mark.parametrize("cash", [639, 640, 899])
def test_R32_recorded_games_count_the_dearer_side_of_the_top_card(cash: int) -> None:
    forced(cash, emergency_sales="any-side").play(SALE)


def test_R32_recorded_games_end_sales_when_both_sides_can_be_paid() -> None:
    forced(900, emergency_sales="any-side").refuses(SALE)


def test_R04_one_block_per_company_and_turn_in_an_emergency_too() -> None:
    """Share by share the director would push the price of a rival down row by row."""
    table = forced(0).hold("STB", ben=5, ann=3).company("AB", ben=4, ann=1).turn("VZ", "trains").give(ann=0)
    table.play(SALE)
    assert table.happened(ev.FrameChanged) == []  # the sale itself tells: so it does in older files
    price = table.at("STB")
    refused = table.refuses(SALE)
    assert (refused.code, refused.rule) == ("one-block-per-turn", "R4")
    table.play(ac.SellShares(actor="ann", company="AB", shares=1))
    assert table.at("STB") == price


def test_R04_the_next_turn_is_another() -> None:
    table = forced(0).hold("STB", ben=5, ann=3).give(ann=0).play(SALE)
    table.play(ac.BuyTrain(actor="ann", company="VZ", source="bank", train="8H", price=700))
    table.change(trains={}).turn("VZ", "trains").give(ann=0).play(SALE)
