"""A budget that runs out after so many steps and looks at the clock, wherever the search is then."""

from core.mechanics.budget import Budget, OutOfBudget


class StopsAfter(Budget):
    def __init__(self, steps: int) -> None:
        super().__init__()
        self.left = steps

    def step(self) -> None:
        self.steps += 1
        self.check()

    def check(self) -> None:
        self.left -= 1
        self.over = self.left < 0
        if self.over:
            raise OutOfBudget
