"""The moments of a game in a row, and what each is called."""

from collections.abc import Sequence
from dataclasses import dataclass

from core.rail18.events import Event
from core.rail18.rules import Rules
from core.rail18.state import State
from core.store.journal import Journal
from core.text.catalogue import text
from ui.game.moment import Moment
from ui.rail18.views.narration.groups import Scene
from ui.rail18.views.narration.narrate import narrate


@dataclass(frozen=True, slots=True)
class Timeline:
    """`entries` begin with 0, the beginning; behind the present stands what redo would bring back."""

    entries: tuple[int, ...]
    now: int | None  # the place of the present; None on a line that was left

    def place(self, entry: int) -> int:
        return self.entries.index(entry)

    def holds(self, entry: int) -> bool:
        return entry in self.entries

    def undone(self, place: int) -> bool:
        return self.now is not None and place > self.now


def timeline(log: Journal, entry: int | None = None) -> Timeline:
    """The line of the present; where an entry is not on it, the line that goes through that."""
    entries = (0, *(step.id for step in log.line()))
    if entry is not None and entry not in entries:
        return Timeline((0, *(step.id for step in log.line(entry))), None)
    return Timeline(entries, entries.index(log.head))


def moment_sentence(moment: Moment) -> str:
    """What happened last: "OR 3.1 · NOB ran 180"."""
    if moment.before is None:
        return text("moment-beginning")
    return entry_sentence(moment.rules, moment.before, moment.events)


def entry_sentence(rules: Rules, before: State, events: Sequence[Event]) -> str:
    lines, _ = narrate(rules, before, events)
    if not lines:
        return text("moment-untold")
    return text("moment-sentence", round=round_label(lines[0].scene), what=" ".join(line.text for line in lines[:1]))


def round_label(scene: Scene) -> str:
    match scene.round:
        case "stock":
            return text("header-stock", number=scene.number)
        case "operating":
            return text("header-operating", number=scene.number, index=scene.index)
        case "over":
            return text("header-over")
    return text("header-auction")
