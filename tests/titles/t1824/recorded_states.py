"""The recorded game of 1824 and its positions. It stays in ../shared."""

from functools import cache
from pathlib import Path

import pytest

from core.interchange.recorded_file import read_recorded, replay_of
from core.kernel.action import Action
from core.rail18.rules import Rules
from core.rail18.state import State

GAME = Path(__file__).parents[3].parent / "shared" / "games" / "1824-235047.json"


def recorded_path() -> Path:
    if not GAME.is_file():
        pytest.skip("the recorded games are not here: ../shared/games is absent")
    return GAME


@cache
def recorded(mode: str = "table") -> tuple[Rules, list[tuple[State, Action]]]:
    """The positions with the action taken in each."""
    replay = replay_of(read_recorded(recorded_path()), mode=mode)
    steps = [(step.before, step.action) for _, applied in replay.steps() for step in applied]
    return replay.engine.rules, steps
