"""What hands at the table have done, as notes of the journal: beside the game, like the players' clock.

A page is a place of the head: what is to be done there follows from how the table lies and what the books say. A note
says what of it is `done`, by the keys that the family gives its tasks, or that all is. Of several on one page the last
counts; with the next step or move of the head it holds for good. Where a table began that was not set up in this game
(a file from before, an import) is said once, by `lies`. What is no such note, as files of strangers may hold it, is
passed over.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from core.kernel.log import LogEntry
from core.store.entries import HEAD, NOTE

HANDS = "hands"  # the param of a note that holds one
ALL: Literal["all"] = "all"
MOST = 5_000  # keys in a note
LONGEST = 200  # letters of a key

Done = frozenset[str] | Literal["all"]
NOTHING: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Page:
    """What was done at a place of the head."""

    head: int
    done: Done = NOTHING


@dataclass(frozen=True, slots=True)
class Ticks:
    """The table lay as the books say at `lies`; since then pages were left, and the last one is open.

    Where nobody has said how it lay, `lies` is None.
    """

    lies: int | None
    left: tuple[Page, ...]
    page: Page


def done_note(done: Iterable[str] | Literal["all"]) -> dict[str, Any]:
    return {HANDS: {"done": ALL if isinstance(done, str) else sorted(done)}}


def lies_note(entry: int) -> dict[str, Any]:
    return {HANDS: {"lies": entry}}


def ticks(entries: Iterable[LogEntry]) -> Ticks:
    """What the notes of a journal say, up to where the head stands."""
    lies: int | None = None
    left: list[Page] = []
    steps = {0}
    head, done = 0, NOTHING
    everything = False
    for entry in entries:
        if entry.kind == NOTE:
            match _note(entry):
                case {"lies": int(found)} if found in steps and not isinstance(found, bool):
                    lies, left, done, everything = found, [], NOTHING, False
                case {"done": "all"}:
                    everything = True
                case {"done": list(keys)} if _are_keys(keys):
                    done, everything = frozenset(keys), False
            continue
        if everything:
            lies, left = head, []
        elif done:
            left.append(Page(head, done))
        done, everything = NOTHING, False
        head = entry.parent if entry.kind == HEAD else entry.id
        if entry.kind != HEAD:
            steps.add(entry.id)
    return Ticks(lies, tuple(left), Page(head, ALL if everything else done))


def _note(entry: LogEntry) -> Any:
    return entry.params.get(HANDS)


def _are_keys(found: Sequence[Any]) -> bool:
    return len(found) <= MOST and all(isinstance(key, str) and len(key) <= LONGEST for key in found)
