"""The steps that lead to a moment, and its turns. Every entry of the journal is read once, whatever becomes of it."""

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

from core.kernel.game import Game
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
        turn: tuple[object, ...] | None = None
        for step in self.steps:
            if step.fresh:
                continue
            if step.turn == turn:
                found.pop()
            found.append(Point(step.entry, step.round, step.turn, step.books))
            turn = step.turn
        return tuple(found)

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
        """Those of which something is known, in their order."""
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
        if self._last is None or self._last_entry != head:
            self._last, self._last_entry = self._make(head), head
        return self._last

    def _make(self, head: int) -> Line:
        game, rules = self._game, self._rules
        first = game.state_at(0)
        start = Point(0, round_of(first), (), Books(rules, first))
        steps: list[Step] = []
        before, ended_in = 0, start.round
        for entry in game.log.path_to(head):
            step = self._steps.get(entry.id)
            if step is None:
                events = [game.engine.codec.event_from_json(event) for event in entry.events]
                states = game.state_at(before), game.state_at(entry.id)
                step = read_step(rules, states[0], events, states[1], entry.id, entry.time, ended_in)
                self._steps[entry.id] = step
            steps.append(step)
            before, ended_in = step.entry, step.next_round
        for number, step in enumerate(steps):
            if step.fresh:
                start = Point(step.entry, step.next_round, (), step.books)
                # the facts of the position stay: what everybody brought along
                steps = steps[number:]
                break
        return Line(rules, start, tuple(steps), game.state_at(head))
