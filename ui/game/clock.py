"""The players' clock: counts the time of whoever the game waits for, if the table wants one.

It pauses by itself until the first move after a game was opened, and goes on with any move, but not when something is
set right. What passes while the computer sleeps is not counted. With a budget it says what is left of everybody's time.
"""

import math
import time
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal

from core.interchange.clock import MOST, Budget, ClockReading

TICK = 1000  # milliseconds
SLEPT = 5000  # between two ticks: the computer slept
KEEP = 300  # milliseconds after a turn has passed on, when everything is shown, the clock is written


@dataclass(frozen=True, slots=True)
class At:
    """Where the game stands: after which entry of the journal, in whose turn, and in which round."""

    entry: int
    player: str | None  # whose decision it waits for; None where several may decide
    turn: tuple[object, ...]
    round: tuple[object, ...]
    players: tuple[str, ...]


class PlayerClock(QObject):
    changed = Signal()

    def __init__(
        self,
        reading: ClockReading | None,
        keep: Callable[[ClockReading], object],
        parent: QObject | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(parent)
        self.on = reading is not None and reading.on
        self.paused = True
        self.player: str | None = None  # whose time runs
        self.budget = reading.budget if reading else None
        self._spent = dict(reading.spent) if reading else {}
        self._gained = dict(reading.gained) if reading else {}
        self._charged = dict(reading.charged) if reading else {}
        self._at: At | None = None
        self._marks: dict[int, ClockReading] = {}  # as it stood when the game first came to an entry, since it is open
        self._counted: set[object] = set()  # turns or rounds with which time came to the budget
        self._kept = reading
        self._keep = keep
        self._now = now
        self._last = now()
        self._tick = QTimer(self, interval=TICK)
        self._tick.timeout.connect(self.tick)
        self._soon = QTimer(self, singleShot=True, interval=KEEP)
        self._soon.timeout.connect(self.keep)

    @property
    def running(self) -> bool:
        return self.on and not self.paused

    def seconds(self, player: str) -> int:
        return self._spent.get(player, 0) // 1000

    @property
    def total(self) -> int:
        """Seconds of everybody."""
        return sum(self._spent.values()) // 1000

    def left(self, player: str) -> int | None:
        """Seconds of the budget, below zero where it is spent; None where there is none."""
        if self.budget is None:
            return None
        own = self.budget.seconds * 1000 + self._gained.get(player, 0)
        return math.ceil((own - self._spent.get(player, 0)) / 1000)

    def fine(self, player: str) -> int:
        """What time over the budget costs, as far as it has not been entered."""
        over = -(self.left(player) or 0)
        if self.budget is None or over <= 0:
            return 0
        return max(self.budget.price * math.ceil(over / 60) - self._charged.get(player, 0), 0)

    # --- what the table wants

    def set_budget(self, budget: Budget | None) -> None:
        """The time that was counted so far stays counted, and what came to an earlier budget goes with it."""
        self._count()
        if (self.budget is None) != (budget is None):
            self._gained = {}
        self.budget = budget
        self._marks = {}
        self._mark()
        self._counted = set() if self._at is None else {self._due(self._at)}
        self._soon.start()
        self.changed.emit()

    def charge(self, player: str, amount: int) -> None:
        """It was entered into the game."""
        self._charged[player] = self._charged.get(player, 0) + amount
        self._mark(again=True)
        self._soon.start()
        self.changed.emit()

    def switch(self, on: bool) -> None:
        self._count()
        self.on = on
        self._go(paused=not on)

    def pause(self, paused: bool) -> None:
        if self.on:
            self._count()
            self._go(paused=paused)

    def _go(self, paused: bool) -> None:
        self.paused = paused
        if self.running:
            self._tick.start()
        else:
            self._tick.stop()
        self._soon.start()
        self.changed.emit()

    # --- the game

    def wait_for(self, at: At) -> None:
        """Where the game stands now; nobody's time runs where several may decide."""
        self._count()
        before, self._at = self._at, at
        if at.entry in self._marks:
            self._come_back(self._marks[at.entry])
        elif before is None:
            self._counted.add(self._due(at))
        else:
            self._come_on(at)
        self._mark()
        if before is None or at.player != self.player:
            self.player = at.player
            if self.on and before is not None:
                self._soon.start()
        self.changed.emit()

    def _come_back(self, then: ClockReading) -> None:
        """An undo, or a redo: what was thought meanwhile is given back if the table wants so."""
        self._charged = dict(then.charged)
        if self.budget is not None and self.budget.back:
            self._spent, self._gained = dict(then.spent), dict(then.gained)

    def _come_on(self, at: At) -> None:
        """With a turn time comes to whose turn it is, with a round to everybody; once, whatever is undone."""
        if not self.on or self.budget is None or (due := self._due(at)) in self._counted:
            return
        self._counted.add(due)
        gain = at.players if self.budget.every == "round" else (at.player,) if at.player else ()
        for player in gain:
            self._gained[player] = min(self._gained.get(player, 0) + self.budget.increment * 1000, MOST)

    def _due(self, at: At) -> object:
        return at.round if self.budget is not None and self.budget.every == "round" else (at.round, at.turn, at.player)

    def _mark(self, *, again: bool = False) -> None:
        if self._at is not None and (again or self._at.entry not in self._marks):
            self._marks[self._at.entry] = self._reading()

    def _reading(self) -> ClockReading:
        if self.budget is None:
            return ClockReading(self.on, dict(self._spent))
        return ClockReading(self.on, dict(self._spent), self.budget, dict(self._gained), dict(self._charged))

    def go_on(self) -> None:
        """Somebody moved, so nobody pauses."""
        if self.on and self.paused:
            self.pause(False)

    def tick(self) -> None:
        self._count()
        self.changed.emit()

    def keep(self) -> None:
        """Write what was counted."""
        self._count()
        reading = self._reading()
        if reading != (self._kept or ClockReading(False, {})):
            self._kept = reading
            self._keep(reading)

    def close(self) -> None:
        self._tick.stop()
        self._soon.stop()
        self.keep()

    def _count(self) -> None:
        now = self._now()
        passed = round((now - self._last) * 1000)
        self._last = now
        if self.running and self.player is not None and passed <= SLEPT:
            self._spent[self.player] = min(self._spent.get(self.player, 0) + passed, MOST)
