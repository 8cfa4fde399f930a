"""The best run on small random boards against trying everything; `./dev campaign routes-brute` tries many more."""

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.rail18.state import Overlay, Placed, Station
from tests.core.rail18.routes.compare import brute_force, compare, compare_seed
from tests.core.rail18.routes.small_boards import TRAINS, Position, random_position

pytestmark = pytest.mark.long

BLOCK = 90
MOST_SKIPPED = 4  # of a block


@pytest.mark.parametrize("block", range(7))
def test_best_run_on_small_boards(block):
    skipped = 0
    for seed in range(100_000 + BLOCK * block, 100_000 + BLOCK * (block + 1)):
        compared = compare_seed(seed)
        if compared is None:
            skipped += 1
        else:
            assert not compared.fault, f"seed {seed}: {compared.fault}"
    assert skipped <= MOST_SKIPPED


@settings(max_examples=80, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(st.randoms(use_true_random=False))
def test_best_run_on_boards_that_shrink(rng):
    position = random_position(rng)
    compared = compare(position, cap=10_000)
    assert compared is None or not compared.fault, position


def test_the_boards_are_worth_it():
    """Boards, trains and bonuses of all kinds occur; a mistake in the making of boards must not go unnoticed."""
    seen = {
        "skips": 0,
        "tunnel": 0,
        "transit": 0,
        "contested": 0,
        "three routes": 0,
        "mountain": 0,
        "off the map": 0,
        "furka": 0,
    }
    kinds = set()
    for seed in range(250):
        position = random_position(Random(seed))
        compared = compare(position, thorough=False)
        if compared is None:
            continue
        judged = compared.judged
        kinds |= {route.type for route in judged}
        stops = {place[0] for route in judged for place in route.stops}
        seen["skips"] += any(route.counted != route.stops for route in judged)
        labels = {part.label for route in judged for part in route.parts}
        seen["tunnel"] += "tunnel" in labels
        seen["transit"] += "transit" in labels
        seen["contested"] += compared.brute.alone > compared.brute.total
        seen["three routes"] += len(judged) == 3
        seen["mountain"] += bool(stops & {"H7", "L13", "I14", "G14", "F19", "J29", "L23"})
        seen["off the map"] += bool(stops & {"A18", "B11", "C8", "C26", "F3", "H29", "L1", "M8", "M20", "M22"})
        seen["furka"] += "H17" in stops
    assert set(TRAINS) <= kinds
    assert all(number >= least for number, least in zip(seen.values(), (10, 20, 8, 80, 20, 5, 30, 1), strict=True)), (
        seen
    )


# The brute force itself, where the rule book has an example or the answer is plain

SION = {"K10": Placed("15", 0), "K8": Placed("4", 1), "J11": Placed("58", 4), "I10": Placed("4", 0)}
VZ_AT_SION = {"K10": (Station("VZ", 0),)}
GSTAAD_TUNNEL = {"J9": (Overlay("X78", 3),)}


def test_brute_force_finds_the_example_of_page_12():
    """VZ runs a 2H from Sion to Martigny and a 3H over Visp to Brig."""
    assert brute_force(Position("VZ", "3", ("2H", "3H"), tiles=SION, stations=VZ_AT_SION)).total == 100


def test_brute_force_finds_the_tunnel_of_page_13():
    """The same with the tunnel: Sion to Gstaad pays 60, no more than Brig; a third train adds it."""
    with_tunnel = Position("VZ", "3", ("2H", "3H", "3H"), tiles=SION, stations=VZ_AT_SION, overlays=GSTAAD_TUNNEL)
    assert brute_force(with_tunnel).total == 40 + 60 + 60


def north_south(train: str, *rulings: str) -> Position:
    """From Strasbourg over Basel, Olten, Bern and Martigny to Torino."""
    laid = "C12 57/2, D13 6/0, E12 9/0, F11 904/0, G10 9/0, H9 9/0, I8 9/0, J7 8/3, K8 4/2, L9 8/0"
    tiles = {hex_: Placed(tile.split("/")[0], int(tile[-1])) for hex_, tile in map(str.split, laid.split(", "))}
    chosen = rulings or ("both-sides", "allowed", "allowed")
    return Position("BLS", "3", (train,), chosen, tiles, stations={"F11": (Station("BLS", 0),)})


def test_brute_force_finds_the_transit_of_page_13():
    """40, 20, 20, 40, 10, 30, and 70 for Strasbourg to Torino."""
    assert brute_force(north_south("6")).total == 160 + 70
    assert brute_force(north_south("5")).total == 40 + 20 + 20 + 40 + 10
    assert brute_force(north_south("8H")).total == 40 + 20 + 20


def test_brute_force_lets_an_express_leave_out_stops():
    assert brute_force(north_south("8E")).total == 230
    assert brute_force(north_south("4E")).total == 40 + 40 + 30 + 20 + 70
    assert brute_force(north_south("3E")).total == 40 + 40 + 30 + 70
    assert brute_force(north_south("2E")).total == 40 + 40
