"""Lines of a journal, and what a family says to make them."""

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

from core.text.lists import sentences


@dataclass(frozen=True, slots=True)
class Told:
    """One line. `scene` is where it happened, as the family calls it; headings follow from it.

    `passers` are the names of those who pass, so that lines of passes can be merged.
    """

    text: str
    scene: Any
    kinds: tuple[str, ...]
    companies: tuple[str, ...]
    players: tuple[str, ...]
    hexes: tuple[str, ...]
    flagged: bool = False
    passers: tuple[str, ...] = ()
    amount: int = 0  # money that changed hands


@dataclass(frozen=True, slots=True)
class Heads:
    """What stands above the lines of a scene. `key` tells one round from another."""

    key: Hashable
    round: str
    turn: str = ""
    company: str | None = None  # whose chip stands before the turn


class Narrator(Protocol):
    @property
    def kinds(self) -> Sequence[str]:
        """Kinds of lines, to choose by; each has a text `journal-kind-<kind>`."""
        ...

    def narrate(self, before: Any, events: Sequence[Any]) -> tuple[list[Told], Any]:
        """The lines of an entry, and the position after it."""
        ...

    def heads(self, before: Any, scene: Any) -> Heads: ...

    def together(self, line: Told, more: Told) -> Told:
        """Two lines of passes as one."""
        ...

    def codes(self, line: Told, actor: str) -> tuple[str, str]:
        """The round and the turn of a line, for tables that other programs read. `actor` is called by name."""
        ...


def joined(line: Told, more: Told) -> Told:
    """A line with what follows from it."""
    return replace(
        line,
        text=sentences((line.text, more.text)),
        kinds=_both(line.kinds, more.kinds),
        companies=_both(line.companies, more.companies),
        players=_both(line.players, more.players),
        hexes=_both(line.hexes, more.hexes),
        flagged=line.flagged or more.flagged,
        amount=line.amount + more.amount,
    )


def _both(one: Iterable[str], other: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*one, *other)))
