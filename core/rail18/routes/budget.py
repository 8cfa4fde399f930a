"""How long a search may take. It can be cancelled from outside and tells how far it is."""

import time
from collections.abc import Callable


class OutOfBudget(Exception):
    """The search was stopped: by time or by the caller."""


class Budget:
    def __init__(
        self,
        seconds: float | None = None,
        cancelled: Callable[[], bool] | None = None,
        progress: Callable[[int, int], None] | None = None,
        most_steps: int | None = None,
    ) -> None:
        self.deadline = None if seconds is None else time.perf_counter() + seconds
        self.cancelled = cancelled
        self.progress = progress  # called with the best found so far and the bound
        self.most_steps = most_steps
        self.steps = 0

    def part(self, most_steps: int) -> "Budget":
        """The same, but no more than so many steps."""
        part = Budget(None, self.cancelled, self.progress, most_steps)
        part.deadline = self.deadline
        return part

    def step(self) -> None:
        """One step of a search; every so often it looks at the clock."""
        self.steps += 1
        if not self.steps % 256:
            self.check()

    def check(self) -> None:
        if self.deadline is not None and time.perf_counter() > self.deadline:
            raise OutOfBudget
        if self.most_steps is not None and self.steps > self.most_steps:
            raise OutOfBudget
        if self.cancelled is not None and self.cancelled():
            raise OutOfBudget
