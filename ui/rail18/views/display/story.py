"""What happened last, as the table display tells it, and the run of the turn that goes on: read from the journal.

Unlike the events of a moment it is there after an undo, too. Each entry is read once.
"""

from collections.abc import Callable
from dataclasses import dataclass

from core.rail18.events import RouteRun
from core.rail18.state import CompanyTurn, State
from core.store.journal import Journal
from ui.journal.views.told import Told
from ui.rail18.views.moment import Moment
from ui.rail18.views.narration.narrate import narrate, passed_together

FURTHEST = 60  # entries back
Turn = tuple[object, str]  # the round and the company


@dataclass(frozen=True, slots=True)
class Page:
    """What one entry tells; `turn` is the one in which it was made."""

    parent: int
    turn: Turn | None
    lines: tuple[Told, ...]
    runs: tuple[RouteRun, ...]


class Story:
    def __init__(self, log: Journal, moment_at: Callable[[int], Moment]) -> None:
        self._log = log
        self._moment_at = moment_at
        self._pages: dict[int, Page] = {}

    def lines(self, most: int) -> tuple[str, ...]:
        """The newest first; those who pass one after the other share a line."""
        found: list[Told] = []
        entry = self._log.head
        for _ in range(FURTHEST):
            if not entry or len(found) > most:
                break
            page = self._page(entry)
            for line in reversed(page.lines):
                if found and found[-1].passers and line.passers:
                    found[-1] = passed_together(line, found[-1])
                else:
                    found.append(line)
            entry = page.parent
        return tuple(line.text for line in found[:most])

    def runs(self, state: State) -> tuple[RouteRun, ...]:
        """What the trains of the company that acts have run in this turn."""
        turn, entry = turn_of(state), self._log.head
        for _ in range(FURTHEST):
            if not entry or turn is None:
                break
            page = self._page(entry)
            if page.turn != turn or page.runs:
                return page.runs if page.turn == turn else ()
            entry = page.parent
        return ()

    def _page(self, entry: int) -> Page:
        found = self._pages.get(entry)
        if found is None:
            moment = self._moment_at(entry)
            before = moment.before or moment.state
            told, _ = narrate(moment.rules, before, moment.events)
            runs = tuple(event for event in moment.events if isinstance(event, RouteRun))
            found = self._pages[entry] = Page(self._log.entry(entry).parent, turn_of(before), tuple(told), runs)
        return found


def turn_of(state: State) -> Turn | None:
    company = next((frame.company for frame in state.flow if isinstance(frame, CompanyTurn)), None)
    first = state.flow[0]
    return None if company is None else ((getattr(first, "number", 0), getattr(first, "index", 0)), company)
