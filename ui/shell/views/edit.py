"""What follows from an edit of the past, as rows in groups, and what differs at the end."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal, Protocol

from core.interchange.wording import refusal_text
from core.kernel.edit import Fate, Preview, Replayed
from core.text.catalogue import text
from core.text.lists import sentences
from ui.companion.views.links import section_of_refusal
from ui.game import core_family
from ui.shell.views.differences import Difference
from ui.shell.views.timeline import Teller

Group = Literal["edit", "open", "stuck", "decided", "other", "added", "moot", "same"]
GROUPS: tuple[Group, ...] = ("edit", "open", "stuck", "decided", "other", "added", "moot", "same")
WAITING: tuple[Group, ...] = ("open", "stuck")  # for a decision
BY_FATE: dict[Fate, Group] = {
    Fate.REFUSED: "open",
    Fate.UNREACHED: "stuck",
    Fate.SAME: "same",
    Fate.OTHER: "other",
    Fate.DROPPED: "decided",
    Fate.REPLACED: "decided",
    Fate.OVERRULED: "decided",
    Fate.MOOT: "moot",
    Fate.FILLED: "added",
    Fate.INSERTED: "added",
}
Line = Replayed[Any, Any]


@dataclass(frozen=True, slots=True)
class EditRow:
    """`was` and `now` say only what differs; `now` of what is not possible is what would be done instead."""

    number: int  # among the lines of the preview
    group: Group
    fate: Fate
    round: str
    was: str
    now: str
    why: str = ""
    overrulable: bool = False
    entry: int | None = None  # of what is entered in addition: the later entry for which that was done
    extra: bool = False  # entered in addition
    section: str = ""  # of the companion, where `why` is explained

    @property
    def waits(self) -> bool:
        return self.group in WAITING and not self.extra

    @property
    def decided(self) -> bool:
        """Somebody has decided about it, and may take that back."""
        wished = self.extra and self.fate in (Fate.INSERTED, Fate.REFUSED)
        return self.entry is not None and (self.group == "decided" or (wished and self.group != "edit"))


class Words(Protocol):
    """What a family says of an edited past."""

    @property
    def tell(self) -> Teller: ...

    @property
    def differences(self) -> Callable[[Any, Any, Any], Sequence[Difference]]: ...


@dataclass
class EditView:
    """Sentences are made when they are asked for: most entries hold unchanged."""

    preview: Preview[Any, Any]
    engine: Any
    family: Words
    _places: Mapping[int, int] = field(init=False)

    def __post_init__(self) -> None:
        self._places = {entry.id: place for place, entry in enumerate(self.preview.past.entries)}

    @cached_property
    def rows(self) -> dict[Group, list[EditRow]]:
        """The rows of all entries but those that hold unchanged."""
        found: dict[Group, list[EditRow]] = {group: [] for group in GROUPS}
        for number, line in enumerate(self.preview.lines):
            if number and line.fate is Fate.SAME:
                continue
            row = self._row(number, line)
            found[row.group].append(row)
        return found

    @property
    def unchanged(self) -> int:
        """How many hold unchanged; those that are only told alike count as well."""
        return self.preview.counts.get(Fate.SAME, 0) + len(self.rows["same"])

    def same(self) -> Iterator[EditRow]:
        """The entries that hold unchanged, in words."""
        for number, line in enumerate(self.preview.lines):
            if number and line.fate in (Fate.SAME, Fate.OTHER):
                row = self._row(number, line)
                if row.group == "same":
                    yield row

    @property
    def edited(self) -> EditRow:
        return self.rows["edit"][0]

    @property
    def undecided(self) -> int:
        return len(self.preview.undecided)

    def before(self, number: int) -> Any:
        """The position that a line meets."""
        past = self.preview.past
        return self.preview.lines[number - 1].after if number else past.states[past.place(self.preview.edit.entry)]

    def stuck_at(self, row: EditRow) -> EditRow:
        """The first entry that is not reached for the same reason: an answer goes before it."""
        here = self.before(row.number)
        alike = (other for other in self.rows["stuck"] if other.waits and self.before(other.number) is here)
        return next(alike, row)

    def _row(self, number: int, line: Line) -> EditRow:
        old_lines: list[str] = []
        new_lines: list[str] = []
        label = ""
        if line.entry is not None:
            label, old_lines = self._told(self.preview.past.states[self._places[line.entry]], line.old)
        if line.new:
            new_label, new_lines = self._told(self.before(number), line.new)
            label = label or new_label
        group: Group = BY_FATE[line.fate] if number else "edit"
        if group == "other" and old_lines == new_lines:
            group = "same"
        was, now = apart(old_lines, new_lines) if group == "other" else (old_lines, new_lines)
        why = line.objection or line.rejection
        return EditRow(
            number,
            group,
            line.fate,
            label,
            sentences(was),
            sentences(now),
            refusal_text(why, self.names) if why is not None else "",
            line.overrulable,
            line.entry if line.entry is not None else line.leads_to,
            line.entry is None,
            section_of_refusal(self.engine.setup.title, why.code) if why is not None else "",
        )

    def _told(self, before: Any, events: Sequence[Any]) -> tuple[str, list[str]]:
        told = self.family.tell(self.engine, before, events)
        return told.round, list(told.lines) or [text("moment-untold")]

    @cached_property
    def names(self) -> dict[str, str]:
        return core_family.names(self.engine, self.preview.state)

    @cached_property
    def differences(self) -> list[Difference]:
        found = self.family.differences(self.engine, self.preview.past.states[-1], self.preview.state)
        return [row for row in found if (row.old or 0) != (row.new or 0)]


def apart(old: list[str], new: list[str]) -> tuple[list[str], list[str]]:
    """What differs, and of what is told in both only the first sentence, which says what it is about."""
    about = next((line for line in old if line in new), None)
    was = [line for line in old if line not in new or line == about]
    now = [line for line in new if line not in old or line == about]
    return was, now
