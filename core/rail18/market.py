"""The stock market: where a marker goes, and who operates before whom."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property

from core.rail18.state import Marker, State
from core.rail18.title_data import CellData

Cell = tuple[int, int]


@dataclass(frozen=True, eq=False)
class Market:
    rows: tuple[tuple[CellData | None, ...], ...]

    def cell(self, row: int, column: int) -> CellData | None:
        if 0 <= row < len(self.rows) and 0 <= column < len(self.rows[row]):
            return self.rows[row][column]
        return None

    def price(self, marker: Marker) -> int:
        found = self.cell(marker.row, marker.column)
        assert found is not None
        return found.price

    @cached_property
    def par_cells(self) -> Mapping[int, Cell]:
        return {cell.price: place for place, cell in self._cells() if cell.par}

    @cached_property
    def start_cell(self) -> Cell:
        return next(place for place, cell in self._cells() if cell.start)

    def _cells(self) -> list[tuple[Cell, CellData]]:
        return [
            ((row, column), cell)
            for row, line in enumerate(self.rows)
            for column, cell in enumerate(line)
            if cell is not None
        ]

    def _step(self, at: Cell, *steps: Cell) -> Cell:
        """The first of the steps that leads to a cell; without one the marker stays."""
        for row, column in steps:
            target = (at[0] + row, at[1] + column)
            if self.cell(*target) is not None:
                return target
        return at

    def up(self, at: Cell) -> Cell:
        return self._step(at, (-1, 0))

    def down(self, at: Cell) -> Cell:
        return self._step(at, (1, 0))

    def left(self, at: Cell) -> Cell:
        """At the left edge down (rules p. 9, p. 14)."""
        return self._step(at, (0, -1), (1, 0))

    def right(self, at: Cell, behind_red_line: bool) -> Cell:
        """At the end of a row up; a marker bound by the red line goes up instead of passing it (rules p. 14)."""
        beyond = self.cell(at[0], at[1] + 1)
        if beyond is None or (behind_red_line and beyond.beyond_line):
            return self.up(at)
        return (at[0], at[1] + 1)


def place_of(marker: Marker) -> Cell:
    return (marker.row, marker.column)


def by_price(market: Market, state: State, wanted: Callable[[str], bool]) -> list[str]:
    """An operating order: highest price first, then further right, then higher in the stack (R11)."""

    def key(sym: str) -> tuple[int, int, int]:
        marker = state.markers[sym]
        return (-market.price(marker), -marker.column, marker.arrival)

    return sorted((sym for sym in state.markers if wanted(sym)), key=key)
