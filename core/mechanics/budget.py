"""How long a search may take. It can be cancelled from outside and tells how far it is."""

import time
from collections.abc import Callable

EARLY = 0.97  # a search stops a little before its time is over: the answer still has to be put together


class OutOfBudget(Exception):
    """The search was stopped: by time or by the caller."""


class Budget:
    def __init__(
        self,
        seconds: float | None = None,
        cancelled: Callable[[], bool] | None = None,
        progress: Callable[[int, int], None] | None = None,
    ) -> None:
        self.deadline = None if seconds is None else time.perf_counter() + seconds * EARLY
        self.cancelled = cancelled
        self.progress = progress  # called with the best found so far and the bound
        self.steps = 0
        self.over = False  # once it has run out it asks no more

    def step(self) -> None:
        """One step of a search; every so often it looks at the clock."""
        self.steps += 1
        if not self.steps % 256:
            self.check()

    def check(self) -> None:
        self.over = (
            self.over
            or (self.deadline is not None and time.perf_counter() > self.deadline)
            or (self.cancelled is not None and self.cancelled())
        )
        if self.over:
            raise OutOfBudget


class PartOfBudget(Budget):
    """What another budget allows, but no more than so many steps of it."""

    def __init__(self, whole: Budget, most_steps: int) -> None:
        super().__init__(progress=whole.progress)
        self.whole = whole
        self.most_steps = most_steps

    def step(self) -> None:
        self.steps += 1
        self.whole.step()
        if self.steps > self.most_steps:
            raise OutOfBudget

    def check(self) -> None:
        self.whole.check()
