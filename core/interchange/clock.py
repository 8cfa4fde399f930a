"""How long every player has thought.

The clock stands beside the game, in notes of its journal: undo brings no time back. The newest note counts. A file from
strangers may hold anything in its place; what is no clock is passed over.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from core.kernel.log import LogEntry

CLOCK = "clock"  # the param of a note that holds one
MOST = 1_000_000_000  # milliseconds; nobody thinks for eleven days


@dataclass(frozen=True, slots=True)
class ClockReading:
    on: bool
    spent: Mapping[str, int]  # milliseconds, by player

    def params(self) -> dict[str, Any]:
        return {CLOCK: {"on": self.on, "spent": dict(self.spent)}}


def clock_reading(entries: Iterable[LogEntry]) -> ClockReading | None:
    """What the clock of a game last showed; None: this game never had a clock."""
    found = None
    for entry in entries:
        if entry.kind == "note":
            found = _reading(entry.params.get(CLOCK)) or found
    return found


def _reading(found: Any) -> ClockReading | None:
    match found:
        case {"on": bool(on), "spent": dict(spent)} if all(_is_time(time) for time in spent.values()):
            return ClockReading(on, spent)
    return None


def _is_time(found: Any) -> bool:
    return isinstance(found, int) and not isinstance(found, bool) and 0 <= found <= MOST
