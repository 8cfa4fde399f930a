"""The keyboard's cursor over the tables of a page and the buttons at its foot."""

import re
from collections.abc import Sequence

from ui.turn.choice_table import ChoiceTable
from ui.turn.foot_bar import FootBar
from ui.values.cells import Cell
from ui.values.turn import Choice

WORD = re.compile(r"\w+")
Stop = tuple[int, int, int]  # table, row, column


class Cursor:
    def __init__(self, foot: FootBar) -> None:
        self._foot = foot
        self._tables: Sequence[ChoiceTable] = ()
        self.at: Stop | None = None

    def show_tables(self, tables: Sequence[ChoiceTable]) -> None:
        self._tables = tables
        self.at = None

    @property
    def cell(self) -> Cell | None:
        if self.at is None:
            return None
        table, row, column = self.at
        if table == len(self._tables):
            return Cell(choice=self._foot.choices[column])
        return self._tables[table].cell_at((row, column))

    def row(self) -> list[Choice]:
        """The choices of the row that it is in."""
        if self.at is None:
            return []
        table, row, _ = self.at
        if table == len(self._tables):
            return list(self._foot.choices)
        return [cell.choice for cell in self._tables[table].table.rows[row] if cell.choice is not None]

    def stops(self) -> list[Stop]:
        places = [(number, *place) for number, table in enumerate(self._tables) for place in table.stops()]
        return [*places, *((len(self._tables), 0, column) for column in range(len(self._foot.choices)))]

    def go(self, stop: Stop | None) -> None:
        self.at = stop
        for number, table in enumerate(self._tables):
            table.set_cursor(stop[1:] if stop is not None and stop[0] == number else None)
        self._foot.mark(stop[2] if stop is not None and stop[0] == len(self._tables) else None)

    def move(self, rows: int, columns: int) -> bool:
        """Up, down or sideways to the next cell; False where there is none."""
        stops = self.stops()
        if not stops:
            return False
        if self.at is None:
            self.go(stops[0] if rows + columns > 0 else stops[-1])
            return True
        here = self.at
        if columns:
            line = [stop for stop in stops if stop[:2] == here[:2]]
            index = line.index(here) + columns
            found = line[index] if 0 <= index < len(line) else None
        else:
            lines = sorted({stop[:2] for stop in stops})
            index = lines.index(here[:2]) + rows
            line = [stop for stop in stops if 0 <= index < len(lines) and stop[:2] == lines[index]]
            found = min(line, key=lambda stop: abs(stop[2] - here[2]), default=None)
        if found is not None:
            self.go(found)
        return found is not None

    def find(self, typed: str) -> bool:
        """Go to the first choice whose text begins with what was typed, else to one of which a further word does.

        A row that is named by its first cell is meant by its name.
        """
        begins: list[Stop] = []
        has: list[Stop] = []
        for number, table in enumerate(self._tables):
            for place in table.stops():
                cell = table.cell_at(place)
                if cell.choice is None:
                    continue
                first = table.cell_at((place[0], 0))
                names = [cell.text, *([first.text] if first.choice is None and place[1] == 1 else [])]
                if any(name.upper().startswith(typed) for name in names):
                    begins.append((number, *place))
                elif any(word.startswith(typed) for name in names for word in WORD.findall(name.upper())):
                    has.append((number, *place))
        for stop in (*begins, *has):
            self.go(stop)
            return True
        return False

    def step(self, key: str) -> bool:
        """In a table whose keys have several choices: to the next one of this key."""
        places = [
            (number, *place)
            for number, table in enumerate(self._tables)
            for place in table.stops()
            if table.table.turns and (choice := table.cell_at(place).choice) is not None and choice.key == key
        ]
        if not places:
            return False
        self.go(places[(places.index(self.at) + 1) % len(places)] if self.at in places else places[0])
        return True
