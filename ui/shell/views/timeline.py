"""The moments of a game in a row, and what each is called."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from core.store.journal import Journal
from core.text.catalogue import text
from ui.game.moment import Moment


@dataclass(frozen=True, slots=True)
class Telling:
    """What happened in an entry: in which round, and its sentences. Some entries are not told."""

    round: str = ""
    lines: tuple[str, ...] = ()


class Teller(Protocol):
    """The family's: tells events that followed a state."""

    def __call__(self, engine: Any, before: Any, events: Sequence[Any], /) -> Telling: ...


@dataclass(frozen=True, slots=True)
class Timeline:
    """`entries` begin with 0, the beginning; behind the present stands what redo would bring back."""

    entries: tuple[int, ...]
    now: int | None  # the place of the present; None on a line that was left

    def place(self, entry: int) -> int:
        return self.entries.index(entry)

    def holds(self, entry: int) -> bool:
        return entry in self.entries

    def later(self, place: int) -> bool:
        return self.now is not None and place > self.now


def timeline(log: Journal, entry: int | None = None) -> Timeline:
    """The line of the present; where an entry is not on it, the line that goes through that."""
    entries = (0, *(step.id for step in log.line()))
    if entry is not None and entry not in entries:
        return Timeline((0, *(step.id for step in log.line(entry))), None)
    return Timeline(entries, entries.index(log.head))


def moment_sentence(tell: Teller, moment: Moment) -> str:
    """What happened last: "OR 3.1 · NOB ran 180"."""
    if moment.before is None:
        return text("moment-beginning")
    return entry_sentence(tell(moment.engine, moment.before, moment.events))


def entry_sentence(told: Telling) -> str:
    if not told.lines:
        return text("moment-untold")
    return text("moment-sentence", round=told.round, what=told.lines[0])
