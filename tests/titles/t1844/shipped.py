"""The game that ships with the program, read once for all tests of a process."""

from functools import cache
from pathlib import Path

from core import registry
from core.interchange.recorded_import import Imported
from core.interchange.sample import read_sample, sample_game, sample_path
from core.rail18.engine import Engine18
from core.rail18.family import Game18
from core.rail18.state import State


def shipped_path() -> Path:
    path = sample_path("1844")
    assert path is not None
    return path


@cache
def shipped() -> Imported:
    return read_sample(shipped_path())


def shipped_game() -> Game18:
    """Another one for everybody who asks, before its first action."""
    return sample_game(shipped())


@cache
def shipped_states() -> tuple[Engine18, tuple[State, ...]]:
    """All positions, the first before the first action."""
    engine = registry.engine(shipped().setup)
    state = engine.initial()
    found = [state]
    for draft in shipped().drafts:
        for event in draft.events:
            state = engine.evolve(state, engine.codec.event_from_json(dict(event)))
        found.append(state)
    return engine, tuple(found)
