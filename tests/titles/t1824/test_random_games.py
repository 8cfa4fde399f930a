"""Six complete random games; `./dev campaign random-games --title 1824` plays hundreds."""

import pytest

from tests.play.game import Result, play
from tests.play.probes import Effort
from tests.play.random_player import random_setup

pytestmark = pytest.mark.long

PRESETS = ("book", "online")
SEEDS = (3, 4, 5, 6, 9, 12)
LITTLE = Effort(examples=60, mutants=60, by_the_book=150)


def played(seed: int) -> Result:
    return play(seed, LITTLE, every=100, setup=random_setup(seed, "1824", PRESETS))


@pytest.mark.parametrize("seed", SEEDS)
def test_random_game(seed: int) -> None:
    result = played(seed)
    assert not result.failure, f"action {result.actions}: {result.trace}\nAgain with: {result.reproduction}"
    assert result.ended
    assert result.probed > 5
    assert result.mutants > 500


def test_every_number_of_players_and_both_presets() -> None:
    setups = [random_setup(seed, "1824", PRESETS) for seed in SEEDS]
    assert {len(setup.players) for setup in setups} == {3, 4, 5, 6}
    assert {setup.preset for setup in setups} == set(PRESETS)
