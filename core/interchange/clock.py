"""How long every player has thought, and how long they may.

The clock stands beside the game, in notes of its journal: undo brings no time back, unless the table wants so. The
newest note counts. A file from strangers may hold anything in its place; what is no clock is passed over.
"""

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Literal

from core.kernel.log import LogEntry

CLOCK = "clock"  # the param of a note that holds one
MOST = 1_000_000_000  # milliseconds; nobody thinks for eleven days


Increment = Literal["turn", "round"]
LONGEST, DEAREST = 24 * 3600, 100_000  # of a budget in seconds, of a minute in money


@dataclass(frozen=True, slots=True)
class Budget:
    """Time for each seat; what comes to it with each of their turns, or with each round; what more time costs."""

    seconds: int
    increment: int = 0  # seconds
    every: Increment = "turn"
    price: int = 0  # money for each minute over it that has begun, at the end of the game
    back: bool = False  # undo brings time back


@dataclass(frozen=True, slots=True)
class ClockReading:
    on: bool
    spent: Mapping[str, int]  # milliseconds, by player
    budget: Budget | None = None
    gained: Mapping[str, int] = field(default_factory=dict)  # milliseconds that came to the budget, by player
    charged: Mapping[str, int] = field(default_factory=dict)  # money that was entered for time over it, by player

    def params(self) -> dict[str, Any]:
        found: dict[str, Any] = {"on": self.on, "spent": dict(self.spent)}
        if self.budget is not None:
            found |= {"budget": asdict(self.budget), "gained": dict(self.gained), "charged": dict(self.charged)}
        return {CLOCK: found}


def clock_reading(entries: Iterable[LogEntry]) -> ClockReading | None:
    """What the clock of a game last showed; None: this game never had a clock."""
    found = None
    for entry in entries:
        if entry.kind == "note":
            found = _reading(entry.params.get(CLOCK)) or found
    return found


def _reading(found: Any) -> ClockReading | None:
    match found:
        case {"on": bool(on), "spent": dict(spent)} if _are_counted(spent):
            gained, charged = found.get("gained", {}), found.get("charged", {})
            budget = _budget(found.get("budget"))
            if budget is None or not (_are_counted(gained) and _are_counted(charged)):
                return ClockReading(on, spent)
            return ClockReading(on, spent, budget, gained, charged)
    return None


def _budget(found: Any) -> Budget | None:
    match found:
        case {"seconds": int(seconds), "increment": int(increment), "price": int(price), "back": bool(back)}:
            every = found.get("every")
            fits = 0 < seconds <= LONGEST and 0 <= increment <= LONGEST and 0 <= price <= DEAREST
            if fits and every in ("turn", "round"):
                return Budget(seconds, increment, every, price, back)
    return None


def _are_counted(found: Any) -> bool:
    return isinstance(found, dict) and all(_is_counted(each) for each in found.values())


def _is_counted(found: Any) -> bool:
    return isinstance(found, int) and not isinstance(found, bool) and 0 <= found <= MOST
