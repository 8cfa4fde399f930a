"""What a railroad can get to, and the cheapest way, against builds that are tried one by one."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from core.german_railways.building import next_hexes
from core.german_railways.network import price
from core.german_railways.ways import Way, cheapest_order, reach, ways_to, ways_to_link
from tests.titles.german_railways.play import Table, build


def midgame(seed: int, steps: int = 120) -> Table:
    """Networks that grew at random, with money for all."""
    chance, table = Random(seed), Table()
    railroads = list(table.rules.title.railroads)
    table.cash(**dict.fromkeys(railroads, 99))
    for _ in range(steps):
        railroad = chance.choice(railroads)
        if following := list(next_hexes(table.rules, table.state, railroad)):
            table.track(railroad, chance.choice(following))
    return table.cash(**{railroad: chance.randint(0, 12) for railroad in railroads})


def by_trying(table: Table, railroad: str) -> dict[str, int]:
    """The least price of a build that ends in each place, of all orders of all builds."""
    found: dict[str, int] = {}
    waiting: list[tuple[str, ...]] = [()]
    while waiting:
        placed = waiting.pop()
        for place, following in next_hexes(table.rules, table.state, railroad, placed).items():
            found[place] = min(following.spent, found.get(place, following.spent))
            waiting.append((*placed, place))
    return found


@pytest.mark.parametrize("railroad", ["KSS", "CME", "GBS", "KBS", "BHE"])
def test_reach_is_what_builds_can_get_to(railroad: str) -> None:
    for seed in range(3):
        table = midgame(seed, 60)
        ways = reach(table.rules, table.state, railroad)
        assert {place: way.price for place, way in ways.items()} == by_trying(table, railroad)
        for place, way in ways.items():
            assert way.hexes[-1] == place == way.place
            assert price(table.rules, table.state, railroad, way.hexes) == way.price


def test_po_reaches_four_hexes_far() -> None:
    table = Table().cash(PO=8)
    ways = reach(table.rules, table.state, "PO")
    assert max(len(way.hexes) for way in ways.values()) == 4
    assert ways["B41"].prices == (2,)
    assert reach(table.rules, table.cash(PO=1).state, "PO") == {}


def played(table: Table, railroad: str, way: Way) -> int:
    """What the builds of the way take from the treasury, one after the other, by the rules."""
    table.rounds("ann", "ann", "ann").shares(railroad, ann=1)
    spent = 0
    for hexes in way.builds:
        table.change(order=("ann", "ann", "ann"), at=0).cash(**{railroad: 50})
        spent += table.do(build("ann", railroad, *hexes)).spent
    return spent


@pytest.mark.parametrize("railroad", ["PO", "NME", "KSS", "KBS", "MWB", "GBS", "CME", "BHE"])
def test_ways_can_be_built_at_their_price(railroad: str) -> None:
    for seed in (1, 2):
        table = midgame(seed)
        hamburg = table.rules.title.cities["Hamburg"]
        found = ways_to(table.rules, table.state, railroad, {hamburg})
        for way in (*found, *ways_to_link(table.rules, table.state, railroad)):
            assert played(midgame(seed), railroad, way) == way.price


def test_a_cheaper_way_with_more_builds() -> None:
    """GBS builds one open hex for nothing each time."""
    table = Table()
    quick, *slow = ways_to(table.rules, table.state, "GBS", {"P3"})
    assert (quick.builds, quick.price) == ((("P5", "P3"),), 4)
    assert [(way.builds, way.price) for way in slow] == [((("P5",), ("P3",)), 0)]


def test_six_taler_and_two_builds() -> None:
    """KSS builds two hexes at a time."""
    table = Table()
    (way,) = ways_to(table.rules, table.state, "KSS", {table.rules.title.cities["Berlin"]})
    assert (way.price, len(way.builds), len(way.hexes), way.place) == (6, 2, 3, "G20")


def test_cme_spends_five_in_each_build() -> None:
    table = Table()
    for way in ways_to(table.rules, table.state, "CME", {table.rules.title.cities["Kassel"]}):
        assert all(paid <= 5 for paid in way.prices)
        assert played(Table(), "CME", way) == way.price


def test_a_new_link_is_none_that_there_is() -> None:
    table = Table().track("KSS", "I20", "G20").track("BHE", "G18", "G20")
    for way in ways_to_link(table.rules, table.state, "KSS"):
        assert "BHE" not in {code for code in table.rules.title.railroads if way.place in table.state.track[code]}
    assert ways_to_link(table.rules, table.state, "KSS", "BHE") == ()


def test_shut_in_means_no_way() -> None:
    """Königsberg has one neighbour (G33)."""
    table = Table().track("NME", "B41")
    assert ways_to_link(table.rules, table.state, "PO") == ()
    assert reach(table.rules, table.cash(PO=20).state, "PO") == {}


def test_the_cheapest_order_of_placing() -> None:
    table = Table()
    assert cheapest_order(table.rules, table.state, "GBS", ("O6", "O8")) == ("O8", "O6")
    assert cheapest_order(table.rules, table.state, "GBS", ("P3", "P5")) == ("P5", "P3")
    assert cheapest_order(table.rules, table.state, "GBS", ("P3",)) is None


def test_of_equally_good_ways_it_is_always_the_same() -> None:
    """Also in another process, whose sets are in another order."""
    told = (
        f"from {__name__} import midgame, ways_to_link; t = midgame(1, 60);"
        "print([way.hexes for code in t.state.track for way in ways_to_link(t.rules, t.state, code)])"
    )
    root = Path(__file__).parents[3]
    found = {
        subprocess.run(
            [sys.executable, "-c", told],
            cwd=root,
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(root)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(found) == 1
    assert "J" in found.pop()
