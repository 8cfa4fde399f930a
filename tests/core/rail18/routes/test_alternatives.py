"""Equal runs by what they wake, against trying everything (R21, R24); `./dev campaign routes-brute` tries many more."""

from collections import Counter
from random import Random

import pytest

from core.rail18.routes.alternatives import alternatives
from core.rail18.routes.best_run import best_run
from core.rail18.state import Overlay, Placed, Station
from tests.core.rail18.routes.compare_waking import compare_waking
from tests.core.rail18.routes.small_boards import Position, random_sleepers

BLOCK = 60
MOST_SKIPPED = 3  # of a block


def offered(position: Position) -> list[tuple[str, ...]]:
    rules, state = position.rules, position.state()
    total = best_run(rules, state, position.company).total
    return [alternative.wakes for alternative in alternatives(rules, state, position.company, total)]


@pytest.mark.long
@pytest.mark.parametrize("block", range(5))
def test_what_best_runs_wake_on_small_boards(block):
    seen: Counter[str] = Counter()
    for seed in range(200_000 + BLOCK * block, 200_000 + BLOCK * (block + 1)):
        position = random_sleepers(Random(seed))
        compared = compare_waking(position)
        if compared is None:
            seen["skipped"] += 1
            continue
        assert not compared.fault, f"seed {seed}: {compared.fault}"
        seen["a choice"] += len(compared.sets) > 1
        seen["something wakes"] += any(compared.sets)
    assert seen["skipped"] <= MOST_SKIPPED
    assert seen["a choice"]
    assert seen["something wakes"] > BLOCK / 4


def sion(tunnel_bonus: str, activation: str) -> Position:
    """A 2E at Sion: Martigny, Gstaad beyond the tunnel of J9, and the Matterhorn beyond Zermatt, each worth 10."""
    laid = {"K10": "15/5", "K8": "4/1", "I10": "4/0", "L11": "58/2"}
    return Position(
        "MOB",
        "1",
        ("2E",),
        (tunnel_bonus, "allowed", "allowed"),
        {label: Placed(tile.split("/")[0], int(tile[-1])) for label, tile in laid.items()},
        {"J9": (Overlay("X78", 3),), "L13": (Overlay("XM1"),)},
        {"K10": (Station("MOB", 0),)},
        ("L13", "J9"),
        activation,
    )


@pytest.mark.parametrize(
    ("tunnel_bonus", "activation", "sets"),
    [
        # for the bonus Sion and Gstaad count: there is no stop left for the Matterhorn
        ("both-sides", "counted", [("J9",)]),
        # the train may start at the Matterhorn without counting it
        ("both-sides", "passed", [("L13", "J9"), ("J9",)]),
        ("any-passage", "passed", [("L13", "J9"), ("J9",)]),
        # the train may end at Gstaad without counting it, and count any other stop besides Sion
        ("any-passage", "counted", [("L13",), ("J9",), ()]),
    ],
)
def test_R21_a_2e_wakes_what_it_passes_or_what_it_counts(tunnel_bonus, activation, sets):
    position = sion(tunnel_bonus, activation)
    assert offered(position) == sets
    compared = compare_waking(position)
    assert compared is not None
    assert not compared.fault


def test_two_trains_to_one_mountain_wake_no_other():
    """Both trains come to I14, or one of them to G14: the first run, too, brings two little worths."""
    position = Position(
        "VSB",
        "2",
        ("2", "2"),
        tiles={"H13": Placed("908", 1), "H15": Placed("39", 0)},
        overlays={"I14": (Overlay("XM1"),), "G14": (Overlay("XM3"),)},
        stations={"H13": (Station("VSB", 0),)},
        asleep=("I14", "G14"),
    )
    assert offered(position) == [("I14", "G14"), ("I14",)]
    compared = compare_waking(position)
    assert compared is not None
    assert not compared.fault
