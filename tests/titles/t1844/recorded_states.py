"""The positions of the recorded game with the action taken in each. It stays in ../shared."""

from functools import cache
from pathlib import Path

import pytest

from core import registry
from core.interchange.game_file import new_setup
from core.interchange.recorded_file import read_recorded
from core.kernel.action import Action
from core.rail18.recorded.replay import Replay
from core.rail18.rules import Rules
from core.rail18.state import Player, State

GAME = Path(__file__).parents[3].parent / "shared" / "games" / "1844-160062.json"
NAMES = ("Ana", "Ben", "Cleo", "Dora", "Emil")


def recorded_path() -> Path:
    if not GAME.is_file():
        pytest.skip("the recorded games are not here: ../shared/games is absent")
    return GAME


@cache
def recorded(mode: str = "table") -> tuple[Rules, list[tuple[State, Action]]]:
    game = read_recorded(recorded_path())
    players = [Player(player[0], name) for player, name in zip(game.players, NAMES, strict=True)]
    replay = Replay(registry.engine(new_setup(game.title, players, "online", mode=mode)), game)
    steps = [(step.before, step.action) for _, applied in replay.steps() for step in applied]
    return replay.engine.rules, steps
