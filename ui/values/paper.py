"""What stands on a printed sheet, as values: sections of boxes, tables and pictures. Pages are made of them later."""

from dataclasses import dataclass
from typing import Literal

from ui.rail18.views.charts.view import ChartView
from ui.rail18.views.market import MarketView
from ui.values.cells import CardView, Cell
from ui.values.chips import ChipView
from ui.values.hexes import MapView
from ui.values.leaf import Seat


@dataclass(frozen=True, slots=True)
class Entry:
    """A label and what stands behind it; cards come before the words."""

    label: str
    words: str = ""
    cards: tuple[CardView, ...] = ()
    strong: bool = False


@dataclass(frozen=True, slots=True)
class Entries:
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Grid:
    """A table. It may go on in the next column or on the next page, with its heads written again."""

    heads: tuple[str, ...]
    right: tuple[bool, ...]
    rows: tuple[tuple[Cell, ...], ...]
    title: str = ""
    wide: int = -1  # the column that takes the room that is left; without one all get a part of it


@dataclass(frozen=True, slots=True)
class Words:
    words: str
    quiet: bool = False


@dataclass(frozen=True, slots=True)
class Box:
    """What is never torn apart: a frame with a head."""

    title: str
    parts: tuple[Entries | Grid | Words, ...]
    note: str = ""
    chip: ChipView | None = None
    seat: Seat | None = None
    figure: Entry | None = None  # the number that is looked for first, large at the right


@dataclass(frozen=True, slots=True)
class BoardPicture:
    view: MapView


@dataclass(frozen=True, slots=True)
class MarketPicture:
    view: MarketView


@dataclass(frozen=True, slots=True)
class ChartPicture:
    view: ChartView


Picture = BoardPicture | MarketPicture | ChartPicture
Item = Box | Grid | Words | Picture


@dataclass(frozen=True, slots=True)
class Section:
    """Items that flow one below the other in columns."""

    items: tuple[Item, ...]
    title: str = ""
    columns: int = 1
    landscape: bool = False
    fresh: bool = False  # begins a page


Kind = Literal["pack-up", "report", "cards"]


@dataclass(frozen=True, slots=True)
class Sheet:
    kind: Kind
    title: str
    subtitle: str
    foot: str  # on every page: which game it is, and when it was printed
    sections: tuple[Section, ...]
