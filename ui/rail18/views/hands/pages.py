"""The pages of the checklist: the set-up, one for each entry of the game, and what was taken back."""

from dataclasses import replace

from core.rail18.corrections.events import CORRECTION_EVENTS
from core.rail18.engine import Engine18
from core.rail18.family import Game18
from core.rail18.state import State
from core.store.entries import Entry
from core.store.journal import Journal
from core.text.catalogue import text
from ui.rail18.views.hands.view import Hands, hands, set_up, several_back, taken_back
from ui.rail18.views.moment import Moment
from ui.rail18.views.narration.facts import facts
from ui.rail18.views.narration.narrate import sentence

SET_UP = 0
Key = tuple[str, int]


class HandsPages:
    """Page 0 is the set-up, page n the n-th entry. Nothing is computed before it is asked for."""

    def __init__(self, game: Game18) -> None:
        assert isinstance(game.engine, Engine18)
        self.game = game
        self.rules = game.engine.rules
        self._table = game.state  # how the physical table lies
        self._lies = game.log.head  # the entry at which it lies so
        self._moment: Moment | None = None  # the last action, while it is the newest entry
        self._path: list[Entry] = []  # to the entry at which the game stands
        self._found: set[int] = set()  # entries that say how the table was found

    def take(self, moment: Moment, *, checked: bool = False) -> None:
        """The game has gone on, or back. `checked`: a correction says how the table was found."""
        log = self.game.log
        assert isinstance(log, Journal)
        if moment.events:
            self._table, self._lies = moment.state, log.head
            self._moment = moment
            if checked and any(isinstance(event, CORRECTION_EVENTS) for event in moment.events):
                self._found.add(log.head)
        else:
            self._moment = None
            if log.redo_target in self._found:
                self._table, self._lies = moment.state, log.head  # nobody has moved anything

    @property
    def last(self) -> int:
        return len(self.path)

    @property
    def path(self) -> list[Entry]:
        """All entries up to the present one."""
        log = self.game.log
        assert isinstance(log, Journal)
        last = self._path[-1].id if self._path else 0
        if last != log.head:
            entry = log.entry(log.head) if log.head else None
            if entry is not None and entry.parent == last:
                self._path.append(entry)
            else:
                self._path = list(log.path_to(log.head))
        return self._path

    @property
    def gone_back(self) -> bool:
        """Does the table lie otherwise than the game says, because something was taken back?"""
        return self._table is not self.game.state

    def back(self) -> Hands:
        """What was taken back is named where it is one entry, else counted; an edit of the past is what it is."""
        page = taken_back(self.rules, self._table, self.game.state)
        log = self.game.log
        assert isinstance(log, Journal)
        if log.undoes_edit:
            return replace(page, heading=text("hands-edited"), aloud=text("hands-edited-aloud"))
        if log.redoes_edit:
            return replace(page, aloud=text("hands-unedited-aloud"))
        undone, left = log.redo_target, self._taken_back(log)
        if undone is None:
            return page
        if left > 1:
            return replace(page, aloud=several_back(self.rules, self.game.state, left))
        read = self.game.engine.codec.event_from_json
        told, _ = facts(self.rules, self.game.state, [read(event) for event in log.entry(undone).events])
        first = next((sentence(fact) for fact in told), "")
        return replace(page, aloud=text("hands-back-what", what=first)) if first else page

    def _taken_back(self, log: Journal) -> int:
        """How many entries; none where the game did not only go back."""
        lying, now = log.path_to(self._lies), self.path
        return len(lying) - len(now) if not now or now[-1] in lying else 0

    def page(self, number: int) -> Hands:
        if number == SET_UP:
            return set_up(self.rules, self.game.state_at(0))
        moment = self._moment
        entry = self.path[number - 1]
        found = entry.id in self._found
        if moment is not None and moment.before is not None and number == self.last:
            return hands(self.rules, moment.before, moment.events, moment.state, found=found)
        read = self.game.engine.codec.event_from_json
        before: State = self.game.state_at(entry.parent)
        events, after = [read(event) for event in entry.events], self.game.state_at(entry.id)
        return hands(self.rules, before, events, after, found=found)

    def key(self, number: int) -> Key:
        """What ticks are kept by; an entry that comes again after an undo has its own."""
        return ("entry", self.path[number - 1].id if number else SET_UP)
