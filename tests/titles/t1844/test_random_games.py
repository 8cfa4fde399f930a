"""Six complete random games, of every number of players; `./dev campaign random-games` plays hundreds."""

import pytest

from tests.play.game import play
from tests.play.probes import Effort
from tests.play.random_player import random_setup
from tests.titles.t1844.crowded import play_crowded

pytestmark = pytest.mark.long

SEEDS = (3, 9, 19, 25, 26, 27)
SOME = Effort(examples=150, mutants=75, by_the_book=150)


@pytest.mark.parametrize("seed", SEEDS)
def test_random_game(seed: int) -> None:
    result = play(seed, SOME)
    assert not result.failure, f"action {result.actions}: {result.trace}\nAgain with: {result.reproduction}"
    assert result.ended
    assert result.examples > 50
    assert result.mutants > 1000


@pytest.mark.parametrize("seed", [45, 66])
def test_random_game_without_track(seed: int) -> None:
    result = play(seed)
    assert not result.failure, f"action {result.actions}: {result.trace}\nAgain with: {result.reproduction}"
    assert result.ended
    assert not result.track_kept
    entries = {"PayTrack", "PlaceStation", "BuildTunnel", "PayDestination", "ReportVisit", "DeclareRoute"}
    assert entries <= result.kinds.keys()
    assert not {"LayTile", "PlaceMountain"} & result.kinds.keys()
    assert result.special["SBB formed"] == 1


@pytest.mark.parametrize("seed", range(1, 7))
def test_crowded_position(seed: int) -> None:
    result = play_crowded(seed)
    assert not result.failure, f"action {result.actions}: {result.trace}\nAgain with: {result.reproduction}"
    assert result.probed


def test_crowded_positions_bring_what_random_games_hardly_meet() -> None:
    """Seed after seed until all of it has come to pass."""
    special = {"SBB formed", "phase 5", "phase 6", "question discard", "questions gone", "exchange debts", "interest"}
    kinds = {"LayFurkaOberalp", "BuyPrivate", "RepayDebt", "GiveEva", "DiscardTrain"}
    for seed in range(1, 41):
        result = play_crowded(seed, effort=None)
        assert not result.failure, f"action {result.actions}: {result.trace}\nAgain with: {result.reproduction}"
        special -= (+result.special).keys()
        kinds -= result.kinds.keys()
        if not special and not kinds:
            return
    pytest.fail(f"never: {special | kinds}")


def test_every_number_of_players_and_every_preset() -> None:
    setups = [random_setup(seed) for seed in SEEDS]
    assert sorted(len(setup.players) for setup in setups) == [3, 4, 5, 6, 7, 7]
    assert {setup.preset for setup in setups} == {"2016", "first-edition", "online"}


def test_a_seed_is_one_game() -> None:
    first, second = (play(5, effort=None, most=300) for _ in range(2))
    assert (first.kinds, first.special, first.actions) == (second.kinds, second.special, second.actions)
