"""Editing the past: what is wished for, what would follow from it, and what is written when it is accepted.

past = game.past()                                        # the line as it stands now
seen = preview(engine, judge, past, Change(12, action))   # core.kernel.replay; any thread, with an engine of its own
seen.undecided                                            # entries that are no longer possible
seen = preview(engine, judge, past, seen.edit, {40: Drop()}, known=seen)
game.accept(seen)                                         # once it is ready; undo goes back to the line as it was
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, Generic, TypeVar

from core.kernel.action import Action
from core.kernel.codec import Codec
from core.kernel.log import Draft, LogEntry
from core.kernel.refusal import Rejection

S = TypeVar("S")
E = TypeVar("E")

OVERRULE = "overrule"  # params of an entry: why the table overruled a rule
REPEATS = "repeats"  # the entry of another line that is entered again here
REPLACES = "replaces"  # the entry of another line in whose place this one stands
ADDED = "added"  # entered afterwards, where there was nothing
OF_EDITS = (REPEATS, REPLACES, ADDED)


# What is wished for. `entry` lies on the line to the head; with a reason the table overrules what a rule would refuse.


@dataclass(frozen=True, slots=True)
class Change:
    """Another action in the place of an entry."""

    entry: int
    action: Action
    reason: str | None = None


@dataclass(frozen=True, slots=True)
class Remove:
    entry: int


@dataclass(frozen=True, slots=True)
class InsertBefore:
    entry: int
    action: Action
    reason: str | None = None


Edit = Change | Remove | InsertBefore


# What becomes of a later entry; done also where the entry would still be possible, but for overruling.


@dataclass(frozen=True, slots=True)
class Drop:
    pass


@dataclass(frozen=True, slots=True)
class Replace:
    action: Action
    reason: str | None = None


@dataclass(frozen=True, slots=True)
class Overrule:
    """Let an entry stand against a rule that refuses it, if the judge lets itself be overruled."""

    reason: str


@dataclass(frozen=True, slots=True)
class Precede:
    """Enter before an entry what is asked there now and was not before."""

    actions: tuple[Action, ...]


Decision = Drop | Replace | Overrule | Precede
Decisions = Mapping[int, Decision]  # by entry


# What would follow.


class Fate(StrEnum):
    # the place of the edit
    CHANGED = "changed"
    REMOVED = "removed"
    INSERTED = "inserted"
    # later entries
    SAME = "same"  # holds unchanged
    OTHER = "other"  # has another effect
    REFUSED = "refused"  # is no longer possible, or what was wished for in its place is not
    DROPPED = "dropped"
    REPLACED = "replaced"
    OVERRULED = "overruled"
    MOOT = "moot"  # declined what is not asked any more
    UNREACHED = "unreached"  # the game does not get there: something else is open, as the rejection says
    # between later entries
    FILLED = "filled"  # declined or done by itself, so that the next entry is reached


OPEN = (Fate.REFUSED, Fate.UNREACHED)
AGAIN = (Fate.SAME, Fate.OTHER, Fate.OVERRULED)


@dataclass(frozen=True, slots=True)
class Past(Generic[S]):
    """The line of a game at one moment. `states[n]` is the position before `entries[n]`, the last one the present."""

    head: int
    entries: tuple[LogEntry, ...]
    states: tuple[S, ...]

    def place(self, entry: int) -> int:
        """ValueError for an entry that is not on the line."""
        for number, found in enumerate(self.entries):
            if found.id == entry:
                return number
        raise ValueError(f"entry {entry} is not on the line")


@dataclass(frozen=True, slots=True)
class Replayed(Generic[S, E]):
    """One entry of the old line and what it becomes. `entry` is None for what is entered in addition.

    Of what is refused and not decided yet, `now`, `new`, `after` and `draft` say how the replay went on: with `instead`
    where there is one, and else without the entry.
    """

    entry: int | None
    fate: Fate
    was: Action | None
    now: Action | None
    old: tuple[E, ...]
    new: tuple[E, ...]
    after: S
    reason: str | None = None  # with which a rule was or would be overruled
    rejection: Rejection | None = None  # why the entry as it was, or the edit, is not possible
    objection: Rejection | None = None  # why the decision about it is not possible either
    overrulable: bool = False
    instead: Action | None = None  # a replacement that is possible
    moved: bool = False  # comes before entries that it followed
    leads_to: int | None = None  # of what is entered in addition: the later entry for which that was done
    draft: Draft | None = None  # None where nothing is written


@dataclass(frozen=True, slots=True)
class Preview(Generic[S, E]):
    """`lines` begin with the place of the edit; every later entry follows, in the order in which they are replayed."""

    past: Past[S]
    edit: Edit
    decisions: Decisions
    lines: tuple[Replayed[S, E], ...]

    @property
    def state(self) -> S:
        """The present position as it would be."""
        return self.lines[-1].after

    @property
    def counts(self) -> Mapping[Fate, int]:
        return Counter(line.fate for line in self.lines)

    @property
    def undecided(self) -> tuple[Replayed[S, E], ...]:
        return tuple(line for line in self.lines if line.fate in OPEN)

    @property
    def ready(self) -> bool:
        """May it be accepted?"""
        return not self.undecided

    def settled(self) -> "Preview[S, E]":
        """Everything undecided is decided as it was replayed: replaced by what is offered, or dropped.

        Nothing need be replayed. What was wished for but is refused stays as it is.
        """
        decisions: dict[int, Decision] = dict(self.decisions)
        lines = list(self.lines)
        for number, line in enumerate(lines[1:], start=1):
            if line.fate in OPEN and line.entry is not None:
                decisions[line.entry] = Drop() if line.now is None else Replace(line.now)
                fate = Fate.DROPPED if line.now is None else Fate.REPLACED
                lines[number] = replace(line, fate=fate, objection=None)
        return replace(self, decisions=decisions, lines=tuple(lines))


@dataclass(frozen=True, slots=True)
class Written:
    """What the log gets: a line under `parent`, and what its end says about the edit."""

    parent: int
    drafts: list[Draft] = field(default_factory=list)
    params: dict[str, Any] = field(default_factory=dict)


NAMES = {Change: "change", Remove: "remove", InsertBefore: "insert"}


def written(preview: Preview[S, E]) -> Written:
    edit = preview.edit
    base = preview.past.entries[preview.past.place(edit.entry)].parent
    dropped = [line.entry for line in preview.lines if line.fate in (Fate.DROPPED, Fate.MOOT)]
    params: dict[str, Any] = {"edit": NAMES[type(edit)], "entry": edit.entry}
    if dropped:
        params["dropped"] = dropped
    return Written(base, [line.draft for line in preview.lines if line.draft is not None], params)


def draft_of(
    codec: Codec, entry: LogEntry | None, fate: Fate, action: Action | None, events: tuple[Any, ...], reason: str | None
) -> Draft:
    """The entry that a line becomes; it remembers which one it repeats or replaces."""
    told = [codec.event_to_json(event) for event in events]
    params: dict[str, Any] = {OVERRULE: reason} if reason else {}
    if entry is None:
        params[ADDED] = True
    elif fate in AGAIN:
        kept = {key: value for key, value in entry.params.items() if key not in (OVERRULE, *OF_EDITS)}
        params = {**kept, **params, REPEATS: entry.id}
    else:
        params[REPLACES] = entry.id
    kind = entry.kind if entry is not None and fate in AGAIN else "action"
    return Draft(None if action is None else codec.action_to_json(action), told, kind, params)
