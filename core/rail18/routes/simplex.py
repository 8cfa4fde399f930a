"""A linear program that grows by columns: the most of gain · x where A x ≤ limits and x ≥ 0.

Small and dense. It only proposes prices for what is scarce; nothing that is proven rests on its figures.
"""

import numpy as np
from numpy.typing import NDArray

Vector = NDArray[np.float64]
SLIGHT = 1e-7
MOST_PIVOTS = 2000


class Simplex:
    def __init__(self, limits: Vector) -> None:
        rows = len(limits)
        self.limits = limits
        # limits that differ a little keep the method from going round in circles
        self.rest = limits * (1 + 1e-6 * (1 + np.arange(rows) * 0.618034 % 1))
        self.table = np.eye(rows)  # the slack columns, then the columns added
        self.gain = np.zeros(rows)  # what a column would still gain

    def add(self, columns: NDArray[np.float64], gains: Vector) -> None:
        """New columns, one in each row of `columns`."""
        rows = len(self.rest)
        inverse = self.table[:, :rows]
        self.table = np.hstack([self.table, inverse @ columns.T])
        self.gain = np.concatenate([self.gain, gains - columns @ self.prices])

    @property
    def prices(self) -> Vector:
        """What one more of each limit would be worth."""
        return np.maximum(-self.gain[: len(self.rest)], 0.0)

    @property
    def value(self) -> float:
        return float(self.prices @ self.limits)

    def solve(self) -> None:
        for _ in range(MOST_PIVOTS):
            column = int(np.argmax(self.gain))
            if self.gain[column] < SLIGHT:
                return
            entries = self.table[:, column]
            usable = np.flatnonzero(entries > SLIGHT)
            if not len(usable):
                return
            self._pivot(int(usable[np.argmin(self.rest[usable] / entries[usable])]), column)

    def _pivot(self, row: int, column: int) -> None:
        entry = self.table[row, column]
        self.table[row] /= entry
        self.rest[row] /= entry
        factors = self.table[:, column].copy()
        factors[row] = 0.0
        self.table -= np.outer(factors, self.table[row])
        self.rest -= factors * self.rest[row]
        self.gain -= self.gain[column] * self.table[row]
