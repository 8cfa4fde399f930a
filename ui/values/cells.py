"""Tables as values, wherever they stand: in panels, on leaves, on printed sheets, on the display. No Qt."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from core.hexmap.tiles import Face
from core.kernel.action import Action
from ui.values.cards import CardView
from ui.values.chips import ChipView

if TYPE_CHECKING:
    from ui.values.turn import Choice

Tone = Literal["", "quiet", "good", "warn", "bad", "accent"]
Align = Literal["left", "right", "centre"]
Mark = Literal["", "director", "sold", "paid", "kept", "halved"]
HIDDEN = "•••"  # what the table keeps from the players for a while


@dataclass(frozen=True, slots=True)
class Cell:
    text: str = ""
    tone: Tone = ""
    mark: Mark = ""
    strong: bool = False
    small: bool = False
    tip: str = ""
    chip: ChipView | None = None
    cards: tuple[CardView, ...] = ()
    span: int = 1
    align: Align | None = None  # None: as its column
    key: str = ""  # the company or player that a click on it opens
    side: str = ""  # quiet text at the other end of the cell
    choice: "Choice | None" = None  # that a click on it takes: the cell is a button
    refused: Action | None = None  # what is not possible here, to tell why
    face: Face | None = None  # a tile to be drawn, as it is turned


Cells = tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Column:
    key: str
    title: str = ""
    tip: str = ""
    right: bool = True
    stretch: int = 0  # its part of the room that is left over
    marked: bool = False  # whose turn it is
    rule: bool = False  # a line before it
    whole: bool = False  # its title is not cut where there is too little room
    drop: int = 0  # left out where there is too little room, the highest first; 0 stays
    held: bool = False  # before it is left out, titles of others are cut and cards drawn narrower


def at_right(cell: Cell, column: Column) -> bool:
    return column.right if cell.align is None else cell.align == "right"


@dataclass(frozen=True, slots=True)
class Row:
    key: str
    cells: Cells
    label: str = ""
    tip: str = ""
    chip: ChipView | None = None
    marked: bool = False
    quiet: bool = False
    rule: bool = False  # a line above it

    def __iter__(self) -> Iterator[Cell]:
        return iter(self.cells)

    def __len__(self) -> int:
        return len(self.cells)

    def __getitem__(self, place: int) -> Cell:
        return self.cells[place]


@dataclass(frozen=True, slots=True)
class Table:
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    title: str = ""

    @property
    def heads(self) -> tuple[str, ...]:
        return tuple(column.title for column in self.columns)

    @property
    def right(self) -> tuple[bool, ...]:
        return tuple(column.right for column in self.columns)

    @property
    def wide(self) -> int | None:
        """The column that takes the room that is left; None where all have a part of it."""
        return next((place for place, column in enumerate(self.columns) if column.stretch), None)


@dataclass(frozen=True, slots=True)
class SheetView:
    """Who has what: companies as rows, players as columns, and what players have below them."""

    columns: tuple[Column, ...]
    companies: tuple[Row, ...]
    totals: tuple[Row, ...]
    players: tuple[str, ...]  # the ids behind the last columns


def small_table(
    heads: Sequence[str],
    right: Sequence[bool],
    rows: Iterable[Iterable[Cell]],
    title: str = "",
    wide: int | None = None,
) -> Table:
    """A small table whose rows have no heads: of each column its title and whether it stands at the right."""
    titles = heads or [""] * len(right)
    columns = (
        Column(str(place), words, right=stands_right, stretch=int(place == wide))
        for place, (words, stands_right) in enumerate(zip(titles, right, strict=True))
    )
    return Table(tuple(columns), tuple(Row("", tuple(cells)) for cells in rows), title)
