"""The ledger of hands: how the table lies, beside what the books say, and what is to be done to make them agree.

It knows no game: a family says how a position lies on a table, what is to be done between the two, and what of it was
done (`Table`). Tasks follow from the difference alone. So they pile up over entries and are netted by themselves; what
was done and is undone is to be put back, what was not done simply goes; an edited past is a difference like any other.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from core.interchange.hands import ALL, Ticks, done_note, lies_note, ticks
from core.kernel.game import Game
from core.store.journal import Journal
from ui.values.tasks import Open, Task

S = TypeVar("S")  # a position of the family
P = TypeVar("P", contravariant=True)
L = TypeVar("L")  # how a table lies
Note = dict[str, Any]  # params


class Table(Protocol[P, L]):
    """What a family says about its tables. Keys are those of its tasks."""

    def lies(self, books: P) -> L:
        """As the books say."""
        ...

    def done(self, lying: L, books: P, keys: Collection[str]) -> L:
        """After these tasks were done; keys that name no task change nothing."""
        ...

    def tasks(self, lying: L, books: P) -> Sequence[Task]:
        """What is to be done, netted; none where they agree."""
        ...

    def alone(self, before: P, after: P) -> Sequence[Task]:
        """What is to be done from one position to the other."""
        ...

    def subjects(self, key: str) -> Sequence[str]:
        """The things that a key names, each a key of its own."""
        ...

    def touched(self, before: P, after: P, subject: str) -> bool:
        """Has something become of this thing?"""
        ...


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """From one position to another: an entry, or its taking back."""

    entry: int
    back: bool
    before: S
    after: S


@dataclass(frozen=True, slots=True)
class LedgerPage:
    """What is to be done where the head stands now. `unless` would be to put back if it had been done after all."""

    open: tuple[Open, ...]
    unless: tuple[Task, ...] = ()

    @property
    def tasks(self) -> tuple[Task, ...]:
        return tuple(one.task for one in self.open)


class Ledger(Generic[S, L]):
    """Follows a game. `begin` is where the table lay as the books say, if the journal does not say it."""

    def __init__(self, table: Table[S, L], game: Game[S, Any], begin: int) -> None:
        assert isinstance(game.log, Journal)
        self.table = table
        self.game = game
        self.log: Journal = game.log
        self.page_done: frozenset[str] = frozenset()  # ticked where the head stands
        self._everything = False
        self._since: dict[str, int] = {}  # key -> where that was last done
        self._read(ticks(self.log.entries()), begin)

    def _read(self, found: Ticks, begin: int) -> None:
        self.is_noted = found.lies is not None
        self.begin = begin if found.lies is None else found.lies
        self.lying = self.table.lies(self.game.state_at(self.begin))
        for page in found.left if self.is_noted else ():
            self._settle(page.head, page.done)
        self.head = self.log.head
        entry = self.log.entry(self.head) if self.head else None
        self.came_from = entry.parent if entry else 0
        if found.page.done == ALL:
            self._everything = True
            self.page_done = frozenset(task.key for task in self._open())
        else:
            self.page_done = frozenset(found.page.done)

    def _settle(self, head: int, done: Collection[str]) -> None:
        books = self.game.state_at(head)
        self.lying = self.table.done(self.lying, books, done)
        self._since.update(dict.fromkeys(done, head))

    # --- the game goes on

    def follow(self) -> None:
        """The head has gone to another place: what was ticked before is done."""
        further_back = self.gone_back and not self.page_done and self._is_above(self.log.head, self.head)
        if self._everything:
            self.begin, self._since = self.head, {}
            self.lying = self.table.lies(self.game.state_at(self.head))
        elif self.page_done:
            self._settle(self.head, self.page_done)
        if not further_back:
            self.came_from = self.head
        self.page_done, self._everything = frozenset(), False
        self.head = self.log.head

    def _is_above(self, entry: int, other: int) -> bool:
        """A parent is older than its children."""
        while other > entry:
            other = self.log.entry(other).parent
        return other == entry

    @property
    def gone_back(self) -> bool:
        """Was something taken back to come here, all of it or in part?"""
        return not self._is_above(self.came_from, self.head)

    def page(self) -> LedgerPage:
        books = self.game.state
        before = self.game.state_at(self.came_from)
        alone, tasks = self.table.alone(before, books), self._open()
        texts = {task.key: task.text for task in alone}
        old = self._done_with_new_ones(tasks, before)
        found = tuple(
            Open(task, task.key in texts and task.text not in old, task.opens or texts.get(task.key) != task.text)
            for task in tasks
        )
        if not self.gone_back:
            return LedgerPage(found)
        known = {one.task.text for one in found}
        return LedgerPage(found, tuple(task for task in alone if task.text not in known))

    def _done_with_new_ones(self, tasks: Sequence[Task], before: S) -> set[str]:
        """What was open before, of tasks with one key: they are done together, whenever they came."""
        several = {key for key, number in Counter(task.key for task in tasks).items() if number > 1}
        then = self.table.tasks(self.lying, before) if several else ()
        return {task.text for task in then if task.key in several}

    def _open(self) -> Sequence[Task]:
        return self.table.tasks(self.lying, self.game.state)

    # --- what is to be noted in the journal

    def tick(self, keys: Collection[str], done: bool = True) -> list[Note]:
        self.page_done = self.page_done | set(keys) if done else self.page_done - set(keys)
        to_do = {task.key for task in self._open()}
        self._everything = bool(to_do) and to_do <= self.page_done
        return [*self.begin_notes(), done_note(ALL if self._everything else self.page_done)]

    def begin_notes(self) -> list[Note]:
        """Where the table began: once, as soon as the game goes on or something is ticked."""
        if self.is_noted:
            return []
        self.is_noted = True
        return [lies_note(self.begin)]

    # --- what a task is made of

    def pieces(self, key: str) -> Iterator[tuple[Step[S], tuple[Task, ...]]]:
        """Every entry that it comes from, or the taking back of one, with what would be to do for that alone."""
        subjects = set(self.table.subjects(key))
        for step in self._steps(self._since.get(key, self.begin)):
            if any(self.table.touched(step.before, step.after, subject) for subject in subjects):
                tasks = self.table.alone(step.before, step.after)
                found = tuple(task for task in tasks if subjects & set(self.table.subjects(task.key)))
                if found:
                    yield step, found

    def _steps(self, since: int) -> Iterator[Step[S]]:
        """From where it was last done to where the head stands: back as far as needed, then on."""
        there = {entry.id for entry in self.log.path_to(self.head)}
        for entry in reversed(self.log.path_to(since)):
            if entry.id not in there:
                yield Step(entry.id, True, self.game.state_at(entry.id), self.game.state_at(entry.parent))
        were = {entry.id for entry in self.log.path_to(since)}
        for entry in self.log.path_to(self.head):
            if entry.id not in were:
                yield Step(entry.id, False, self.game.state_at(entry.parent), self.game.state_at(entry.id))
