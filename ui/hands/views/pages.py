"""The checklist: what is open now, what each entry brought, the set-up, and what is said of what was taken back."""

from collections.abc import Sequence
from typing import Any

from core.kernel.game import Game
from core.store.entries import Entry
from core.store.journal import Journal
from core.text.catalogue import text
from core.text.numbers import signed
from ui.game.ledger import Ledger, Note, Step
from ui.game.moment import Moment
from ui.hands.views.caller import CASH, KEYS, Caller, Hands
from ui.values.task_rows import TaskPage
from ui.values.tasks import Open, Task

SET_UP = 0


class HandsPages:
    """What is open, and pages to look at: 0 is the set-up, n the n-th entry. Worked out when it is wanted."""

    def __init__(self, game: Game[Any, Any], begin: int, caller: Caller) -> None:
        """`begin`: where the game stood when it was opened."""
        assert isinstance(game.log, Journal)
        self.game = game
        self.log = game.log
        self.caller = caller
        self.ledger: Ledger[Any, Any] = Ledger(caller.table, game, begin)
        self._moment: Moment | None = None  # the last action, while it is the newest entry
        self._path: list[Entry] = []  # to the entry at which the game stands
        self._found: set[int] = set()  # entries that say how the table was found
        self._hidden: set[str] = set()  # done before anybody was told

    # --- the game goes on

    def take(self, moment: Moment, *, checked: bool = False) -> list[Note]:
        """The game has gone on, or back. `checked`: a correction says how the table was found.

        Answers what is to be noted in the journal.
        """
        if self.ledger.head == self.log.head:
            return []
        left, before = self.ledger.head, self.game.state_at(self.ledger.head)
        self.ledger.follow()
        self._hidden = set()
        self._moment = moment if moment.events else None
        if moment.events and checked and any(map(self.caller.corrects, moment.events)):
            self._found.add(self.log.head)
        if self.log.head in self._found and self._parent(self.log.head) == left:
            self._hide(before, self.caller.as_found(before, moment.events))
        elif left in self._found and self._parent(left) == self.log.head:
            self._hide(before, moment.state)  # nobody has moved anything
        elif any(map(self.caller.is_as_it_lies, moment.events)):
            self._hide(before, moment.state)
        if self._hidden:
            return self.ledger.tick(self._hidden)
        return self.ledger.begin_notes() if moment.events and moment.state.mode == "table" else []

    def _parent(self, entry: int) -> int:
        return self.log.entry(entry).parent if entry else -1

    def _hide(self, before: Any, found: Any) -> None:
        """The table lies so already; but what follows from it is to be done."""
        alone = self.caller.table.alone
        follows = {task.key for task in alone(found, self.game.state)}
        self._hidden = {task.key for task in alone(before, found)} - follows

    def tick_all(self) -> list[Note]:
        keys = {one.task.key for one in self.now().open}
        return self.ledger.tick(keys) if keys - self.ledger.page_done else []

    # --- pages

    @property
    def last(self) -> int:
        return len(self.path)

    @property
    def path(self) -> list[Entry]:
        """All entries up to the present one."""
        last = self._path[-1].id if self._path else 0
        if last != self.log.head:
            entry = self.log.entry(self.log.head) if self.log.head else None
            if entry is not None and entry.parent == last:
                self._path.append(entry)
            else:
                self._path = list(self.log.path_to(self.log.head))
        return self._path

    def heading(self, number: int | None) -> str:
        if number is not None and number != SET_UP:
            return text("hands-place", number=number, total=self.last)
        if number == SET_UP or self._begins:
            return text("hands-setup")
        if not self.ledger.gone_back:
            return text("hands-now")
        return text("hands-edited" if self.log.undoes_edit else "hands-back")

    @property
    def _title(self) -> str:
        return self.log.header.title

    @property
    def _begins(self) -> bool:
        """Before the first action, and nothing has to be put back."""
        return not self.last and not self.ledger.gone_back

    def now(self) -> TaskPage:
        """What is open."""
        page = self.ledger.page()
        if self._begins:
            found = self.caller.set_up(self.game.state)
            return TaskPage(found.aloud, tuple(Open(task, True, False) for task in found.tasks), title=self._title)
        shown = tuple(one for one in page.open if one.task.key not in self._hidden)
        unless = tuple(task for task in page.unless if task.key not in self._hidden)
        above = text("hands-unless-done") if unless else ""
        return TaskPage(self._aloud(bool(shown)), shown, above, unless, self._title)

    def was(self, number: int) -> TaskPage:
        """What an entry brought, to look at."""
        found = self.caller.set_up(self.game.state_at(0)) if number == SET_UP else self._entry(number)
        return TaskPage(found.aloud, tuple(Open(task, True, False) for task in found.tasks), title=self._title)

    def made_of(self, key: str) -> list[str]:
        """A task, entry by entry; money also payment by payment."""
        kind, _, names = key.partition(":")
        payments = names.split(KEYS) if kind == CASH else []
        return [
            line
            for step, found in self.ledger.pieces(key)
            for line in (self._payments(step, payments) if payments else self._piece(step, found))
        ]

    def _piece(self, step: Step[Any], found: tuple[Task, ...]) -> list[str]:
        return [text("hands-part", what=task.text, **self._when(step)) for task in found]

    def _payments(self, step: Step[Any], names: list[str]) -> list[str]:
        """What came in or went out, each with what the journal says of it."""
        before = self.game.state_at(self._parent(step.entry))
        return [
            text("hands-payment", amount=signed(-amount if step.back else amount), what=what, **self._when(step))
            for amount, what in self.caller.payments(before, self._events(step.entry), names)
        ]

    def _when(self, step: Step[Any]) -> dict[str, object]:
        before = self.game.state_at(self._parent(step.entry))
        return {"when": self.caller.round_label(before), "back": "yes" if step.back else "no"}

    def _aloud(self, unless: bool) -> str:
        if self.ledger.gone_back:
            return self._back()
        return self.caller.said(*self._happened(self.last), unless=unless) if self.last else ""

    def _entry(self, number: int) -> Hands:
        return self.caller.hands(*self._happened(number), found=self.path[number - 1].id in self._found)

    def _happened(self, number: int) -> tuple[Any, Sequence[Any], Any]:
        entry, moment = self.path[number - 1], self._moment
        if moment is not None and moment.before is not None and number == self.last:
            return moment.before, moment.events, moment.state
        return self.game.state_at(entry.parent), self._events(entry.id), self.game.state_at(entry.id)

    def _events(self, entry: int) -> list[Any]:
        return [self.game.engine.codec.event_from_json(event) for event in self.log.entry(entry).events]

    def _back(self) -> str:
        """What was taken back is named where it is one entry, else counted; an edit of the past is what it is."""
        log = self.log
        if log.undoes_edit:
            return text("hands-edited-aloud")
        if log.redoes_edit:
            return text("hands-unedited-aloud")
        undone, left = log.redo_target, self._taken_back()
        if undone is None:
            return text("hands-back-aloud")
        if left > 1:
            return self.caller.several_back(self.game.state, left)
        first = self.caller.first(self.game.state, self._events(undone))
        return text("hands-back-what", what=first) if first else text("hands-back-aloud")

    def _taken_back(self) -> int:
        """How many entries; none where the game did not only go back."""
        lying, now = self.log.path_to(self.ledger.came_from), self.path
        return len(lying) - len(now) if not now or now[-1] in lying else 0
