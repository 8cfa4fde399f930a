"""What a title says of its sample game: who plays, and what must happen in it for readers to see."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
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


@dataclass
class SampleGame:
    """A whole sensible game. `notes` counts what a reader looks for, and what he would shake his head at."""

    seed: int
    setup: Any
    wanted: tuple[Note, ...]
    actions: list[Action] = field(default_factory=list)
    rounds: list[str] = field(default_factory=list)
    notes: dict[Note, int] = field(default_factory=dict)
    final: list[tuple[str, int]] = field(default_factory=list)

    def count(self, note: Note, number: int = 1) -> None:
        self.notes[note] = self.notes.get(note, 0) + number

    @property
    def complete(self) -> bool:
        return all(self.notes.get(note) for note in self.wanted)
