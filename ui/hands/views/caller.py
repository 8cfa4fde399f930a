"""What a family says of its table, for the checklist of hands."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from ui.game.ledger import Table
from ui.values.tasks import Task

KEYS = ","  # between the things that one key names
CASH = "cash"  # keys of payments begin so, and name whose money it is


@dataclass(frozen=True, slots=True)
class Hands:
    """What an entry means for the table. `aloud` is what the banker says."""

    aloud: str
    tasks: tuple[Task, ...]


class Caller(Protocol):
    """Of one game."""

    @property
    def table(self) -> Table[Any, Any]: ...

    def hands(self, before: Any, events: Sequence[Any], after: Any, *, found: bool) -> Hands:
        """What an entry means. Where it says how the table was `found`, only what follows is to do."""
        ...

    def said(self, before: Any, events: Sequence[Any], after: Any, *, unless: bool) -> str:
        """What the banker says. `unless`: of a correction, that the table may lie so already."""
        ...

    def set_up(self, start: Any) -> Hands: ...

    def first(self, before: Any, events: Sequence[Any]) -> str:
        """The first sentence of an entry."""
        ...

    def several_back(self, now: Any, count: int) -> str:
        """How many entries were taken back, and where the game stands."""
        ...

    def payments(self, before: Any, events: Sequence[Any], names: Sequence[str]) -> Iterable[tuple[int, str]]:
        """What came in for these names in an entry, or went out below 0, each with what it was for."""
        ...

    def round_label(self, state: Any) -> str: ...

    def corrects(self, event: Any) -> bool:
        """Does it set something right?"""
        ...

    def is_as_it_lies(self, event: Any) -> bool:
        """Was the table entered as it lies?"""
        ...

    def as_found(self, before: Any, events: Sequence[Any]) -> Any:
        """With nothing but what was set right."""
        ...
