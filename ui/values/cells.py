"""What stands in one cell of a table. Plain Python, no Qt."""

from dataclasses import dataclass
from typing import Literal

from ui.values.cards import CardView
from ui.values.chips import ChipView

Tone = Literal["", "quiet", "good", "warn", "bad", "accent"]
Mark = Literal["", "director", "sold", "paid", "kept"]


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
    right: bool | None = None  # None: as its column
    key: str = ""  # the company or player that a click on it opens


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


@dataclass(frozen=True, slots=True)
class Row:
    key: str
    cells: tuple[Cell, ...]
    label: str = ""
    tip: str = ""
    chip: ChipView | None = None
    marked: bool = False
    quiet: bool = False
    rule: bool = False  # a line above it
