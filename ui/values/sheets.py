"""What stands on a printed sheet, as values: sections of boxes, tables and pictures. Pages are made of them later."""

from dataclasses import dataclass

from ui.values.cells import Table
from ui.values.chips import ChipView
from ui.values.facts import Fact, Facts, Seat


@dataclass(frozen=True, slots=True)
class Words:
    words: str
    quiet: bool = False


@dataclass(frozen=True, slots=True)
class Box:
    """What is never torn apart: a frame with a head."""

    title: str
    parts: tuple[Facts | Table | Words, ...]
    note: str = ""
    chip: ChipView | None = None
    seat: Seat | None = None
    figure: Fact | None = None  # the number that is looked for first, large at the right


@dataclass(frozen=True, slots=True)
class Picture:
    view: object  # a board, a chart, or what its family knows how to draw


Item = Box | Table | Words | Picture


@dataclass(frozen=True, slots=True)
class Section:
    """Items that flow one below the other in columns."""

    items: tuple[Item, ...]
    title: str = ""
    columns: int = 1
    landscape: bool = False
    fresh: bool = False  # begins a page


Kind = str  # which sheet it is, as its family calls it


@dataclass(frozen=True, slots=True)
class Sheet:
    kind: Kind
    title: str
    subtitle: str
    foot: str  # on every page: which game it is, and when it was printed
    sections: tuple[Section, ...]
