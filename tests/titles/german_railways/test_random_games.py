"""Twenty complete random games; `./dev campaign random-games --title german_railways` plays hundreds."""

import pytest

from tests.play.probes import Effort
from tests.titles.german_railways.random_games import play
from tests.titles.german_railways.random_player import random_setup

pytestmark = pytest.mark.long

SEEDS = range(1, 21)
LITTLE = Effort(examples=40, mutants=40, by_the_book=40)


@pytest.mark.parametrize("seed", SEEDS)
def test_random_game(seed: int) -> None:
    result = play(seed, LITTLE, every=50)
    assert not result.failure, f"action {result.actions}: {result.trace}\nAgain with: {result.reproduction}"
    assert result.ended
    assert result.probed
    assert result.mutants > 100
    assert result.mutants > result.accepted > 0


def test_every_number_of_players_and_every_switch() -> None:
    setups = [random_setup(seed) for seed in SEEDS]
    assert {len(setup.players) for setup in setups} == {3, 4, 5}
    assert {setup.rulings["order-draw"] for setup in setups} == {"by-income", "one-each"}
    assert {setup.rulings["koeln-terrain"] for setup in setups} == {"hills", "plains"}
    assert {setup.mode for setup in setups} == {"hotseat", "table"}


def test_all_of_it_comes_to_pass() -> None:
    """Seed after seed."""
    wanted = {"third shares", "shares for nothing", "shares unsold", "passed by themselves", "links", "dividends"}
    wanted |= {"drawn twice", *(f"{railroad} builds" for railroad in ("PO", "KSS", "GBS", "CME", "BHE"))}
    for seed in SEEDS:
        wanted -= (+play(seed, effort=None).special).keys()
        if not wanted:
            return
    pytest.fail(f"never: {wanted}")


def test_a_seed_is_one_game() -> None:
    first, second = (play(5, effort=None) for _ in range(2))
    assert (first.kinds, first.special, first.actions) == (second.kinds, second.special, second.actions)
