"""The players' clock: counts the time of whoever the game waits for, if the table wants one.

It pauses by itself until the first move after a game was opened, and goes on with any move, but not when something is
set right. What passes while the computer sleeps is not counted.
"""

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from core.interchange.clock import MOST, ClockReading

TICK = 1000  # milliseconds
SLEPT = 5000  # between two ticks: the computer slept
KEEP = 300  # milliseconds after a turn has passed on, when everything is shown, the clock is written


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
        self._spent = dict(reading.spent) if reading else {}
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

    # --- what the table wants

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

    def wait_for(self, player: str | None) -> None:
        """Whose decision the game waits for; nobody's time runs where several may decide."""
        self._count()
        if player != self.player:
            self.player = player
            if self.on:
                self._soon.start()
        self.changed.emit()

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
        reading = ClockReading(self.on, dict(self._spent))
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
