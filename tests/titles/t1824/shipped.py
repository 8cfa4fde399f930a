"""The game of 1824 that ships with the program, read once for all tests of a process."""

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from core import registry
from core.interchange.recorded_import import Imported
from core.interchange.sample import read_sample, sample_path
from core.kernel.action import Action
from core.rail18.state import Question, State


class Move(NamedTuple):
    before: State
    action: Action
    events: tuple[Any, ...]
    after: State

    @property
    def forced(self) -> bool:
        """Was it the answer to a question?"""
        return isinstance(self.before.frame, Question)


def shipped_path() -> Path:
    path = sample_path("1824")
    assert path is not None
    return path


@cache
def shipped() -> Imported:
    return read_sample(shipped_path())


@cache
def shipped_moves() -> tuple[Move, ...]:
    engine = registry.engine(shipped().setup)
    state = engine.initial()
    found: list[Move] = []
    for draft in shipped().drafts:
        before, events = state, tuple(engine.codec.event_from_json(dict(event)) for event in draft.events)
        for event in events:
            state = engine.evolve(state, event)
        found.append(Move(before, engine.codec.action_from_json(dict(draft.action or {})), events, state))
    return tuple(found)
