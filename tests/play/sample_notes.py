"""What a title says of its sample game: who plays, and what must happen in it for readers to see."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from core.kernel.action import Action
from core.rail18.rules import Rules
from core.rail18.state import State

Note = str
Notes = Callable[[Rules, State, Action, Sequence[Any]], Iterable[Note]]


@dataclass(frozen=True)
class Sample:
    players: tuple[str, ...]
    wanted: tuple[Note, ...]
    notes: Notes  # of one action, by the position before it and the events that followed
    seed: int = 1  # of the game that ships
