"""What people at the table have to do with their hands, as values for a checklist."""

from collections.abc import Sequence
from dataclasses import dataclass

# what is handled together, in this order
GROUPS = ("say", "money", "share", "paper", "train", "board", "market", "income", "round")


@dataclass(frozen=True, slots=True)
class Task:
    """One thing to do. `company` or `hex` is where to look.

    `kind` is one of GROUPS. By its `key` it is known again on the next page: it names what on the table lies otherwise,
    not why. Tasks with the same key are done together; one without a key is only told.
    """

    text: str
    kind: str
    company: str | None = None
    hex: str | None = None
    key: str = ""
    opens: bool = False  # always made of parts: payments


@dataclass(frozen=True, slots=True)
class Open:
    """A task of a page."""

    task: Task
    new: bool  # the last entry has changed it; else it was open before
    pieces: bool  # it may be made of more than the last entry brought: what of is told on demand


@dataclass(frozen=True, slots=True)
class Section:
    """Tasks with a head above them: a group, of those that are new or of those from before."""

    kind: str
    new: bool
    tasks: tuple[Open, ...]


def sections(tasks: Sequence[Open]) -> tuple[Section, ...]:
    """Those that the last entry brought first, each part by groups."""
    found: dict[tuple[bool, str], list[Open]] = {}
    for one in tasks:
        found.setdefault((one.new, one.task.kind), []).append(one)
    order = [(new, kind) for new in (True, False) for kind in GROUPS]
    return tuple(Section(kind, new, tuple(found[new, kind])) for new, kind in order if (new, kind) in found)
