"""The steps that lead to a moment, and its turns. Every entry of the journal is read once, whatever becomes of it."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

from core.kernel.game import Game
from core.kernel.log import LogEntry
from core.rail18.events import Event
from core.rail18.figures.facts import Round, round_of
from core.rail18.figures.reading import Books, Step, read_step
from core.rail18.rules import Rules
from core.rail18.state import State

F = TypeVar("F")


@dataclass(frozen=True, slots=True)
class Point:
    """The end of a turn; the first one is the beginning, and the last turn may not be over."""

    entry: int
    round: Round
    turn: tuple[object, ...]  # of `starts.turn_of`
    books: Books


@dataclass(frozen=True)
class Line:
    """From the beginning, or the position that was entered, to one moment; what was undone or edited is no part."""

    rules: Rules
    start: Point
    steps: tuple[Step, ...]
    state: State

    @cached_property
    def points(self) -> tuple[Point, ...]:
        """One for each turn, after the beginning."""
        found = [self.start]
        for step in self.steps:
            _add(found, step)
        return tuple(found)

    def extended(self, step: Step, state: State) -> "Line":
        """The line with one step more; the turns that are over stay as they are."""
        found = list(self.points)
        _add(found, step)
        line = Line(self.rules, self.start, (*self.steps, step), state)
        line.__dict__["points"] = tuple(found)  # what the property would work out
        return line

    @cached_property
    def rounds(self) -> tuple[tuple[Round, int], ...]:
        """Each round with the point at which it began."""
        found: list[tuple[Round, int]] = [(self.start.round, 0)]
        for number, point in enumerate(self.points[1:], start=1):
            if point.round != found[-1][0]:
                found.append((point.round, number - 1))
        return tuple(found)

    @cached_property
    def operating_rounds(self) -> tuple[Round, ...]:
        """The operating rounds of which something is known, in their order."""
        return tuple(dict.fromkeys(step.round for step in self.steps if step.round[1]))

    @cached_property
    def shown(self) -> int:
        """How many points show nothing that the table keeps hidden: cash is shown again when the order is set."""
        points = self.points
        return max((number for number, point in enumerate(points, start=1) if point.books.cash_shown), default=0)

    def place(self, entry: int) -> int | None:
        """The point that shows an entry; None where it is not on this line."""
        if entry <= self.start.entry:
            return 0
        if all(step.entry != entry for step in self.steps):
            return None
        return bisect_left(self.points, entry, key=lambda point: point.entry)

    def facts(self, kind: type[F]) -> Iterator[F]:
        for step in self.steps:
            for fact in step.facts:
                if isinstance(fact, kind):
                    yield fact


def _add(points: list[Point], step: Step) -> None:
    if step.fresh:
        return
    if len(points) > 1 and points[-1].turn == step.turn:
        points.pop()
    points.append(Point(step.entry, step.round, step.turn, step.books))


class Figures:
    """The lines of one game. After one more action only its entry is read."""

    def __init__(self, game: Game[State, Event], rules: Rules) -> None:
        self._game = game
        self._rules = rules
        self._steps: dict[int, Step] = {}
        self._last: Line | None = None
        self._last_entry = -1

    def line(self, entry: int | None = None) -> Line:
        """The line that leads to an entry; without one, to the present."""
        head = self._game.log.head if entry is None else entry
        last = self._last
        if last is None or self._last_entry != head:
            path = self._game.log.path_to(head)
            if last is not None and path and path[-1].parent == self._last_entry != 0:
                step = self._step(path[-1], last.steps[-1].next_round)
                if not step.fresh:
                    return self._keep(last.extended(step, self._game.state_at(head)), head)
            return self._keep(self._make(path, head), head)
        return last

    def _keep(self, line: Line, head: int) -> Line:
        self._last, self._last_entry = line, head
        return line

    def _step(self, entry: LogEntry, ended_in: Round) -> Step:
        """`ended_in` is the round in which the entry before it ended."""
        step = self._steps.get(entry.id)
        if step is None:
            game = self._game
            events = [game.engine.codec.event_from_json(event) for event in entry.events]
            before, after = game.state_at(entry.parent), game.state_at(entry.id)
            step = self._steps[entry.id] = read_step(self._rules, before, events, after, entry.id, entry.time, ended_in)
        return step

    def _make(self, path: Sequence[LogEntry], head: int) -> Line:
        first = self._game.state_at(0)
        start = Point(0, round_of(first), (), Books(self._rules, first))
        steps: list[Step] = []
        for entry in path:
            steps.append(self._step(entry, steps[-1].next_round if steps else start.round))
        for number, step in enumerate(steps):
            if step.fresh:
                start = Point(step.entry, step.next_round, (), step.books)
                # the facts of the position stay: what everybody brought along
                steps = steps[number:]
                break
        return Line(self._rules, start, tuple(steps), self._game.state_at(head))
