"""Charts as values: lines over places, what these are called, and what is said about them. No Qt, and nothing of the
library that draws them."""

from dataclasses import dataclass

from ui.values.chart_lines import Look


@dataclass(frozen=True, slots=True)
class ChartLine:
    key: str
    name: str
    look: Look
    values: tuple[int | None, ...]  # one for each place
    tips: tuple[str, ...] = ()  # more about the value of a place


@dataclass(frozen=True, slots=True)
class Mark:
    """A round begins at this place; `strong` where a set begins, with its stock round."""

    place: float
    label: str
    strong: bool = False


@dataclass(frozen=True, slots=True)
class Band:
    """A range that lies ahead: from one point two straight lines, with a name for where they end."""

    place: int
    value: int
    ends: tuple[tuple[float, float], ...]  # where they end: the earlier one, then the later one
    marks: tuple[Mark, ...]


@dataclass(frozen=True, slots=True)
class ChartView:
    key: str
    title: str
    places: tuple[str, ...]  # what each place is called: "OR 3.1 · NOB"
    lines: tuple[ChartLine, ...]
    marks: tuple[Mark, ...]  # along the axis
    dotted: bool = False  # every value has its mark; else only the ends of rounds
    stepped: bool = False  # a value stays until the next one
    named: bool = False  # lines have their names where they end
    knots: tuple[int, ...] = ()  # places that have marks where not all do
    open_end: bool = False  # the last place is not complete: no line leads to it
    note: str = ""
    seen: int | None = None  # the place of the moment that is looked at, where that is not the last
    band: Band | None = None

    @property
    def latest(self) -> int:
        """The last place; of rounds the last one in which somebody has a value. -1 where there is none."""
        last = len(self.places) - 1
        while self.dotted and last > 0 and all(line.values[last] is None for line in self.lines):
            last -= 1
        return last

    def line(self, key: str) -> ChartLine | None:
        return next((line for line in self.lines if line.key == key), None)
