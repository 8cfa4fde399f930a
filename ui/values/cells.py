"""What stands in one cell of a table. Plain Python, no Qt."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from core.rail18.rules import Rules
from core.text.catalogue import catalogue
from ui.values.chips import ChipView

Tone = Literal["", "quiet", "good", "warn", "bad", "accent"]
Mark = Literal["", "director", "sold", "paid", "kept"]
Fate = Literal["", "turns", "goes"]


@dataclass(frozen=True, slots=True)
class CardView:
    """A train card: what is printed on the side that lies up, and what the next phases do to it."""

    type: str
    kind: str  # normal, hex, express, goods
    colour: str  # of the tiles that come with it
    price: int = 0
    fate: Fate = ""  # what happens to it first: turned over, or taken out of the game
    phase: str = ""  # when


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


def card_view(rules: Rules, train_type: str, phase: str) -> CardView:
    """The card of a train as it lies in this phase."""
    data, side = rules.title.train_sides[train_type]
    first = train_type == data.sides[0].type
    ends: list[tuple[str | None, Fate]] = [(data.turns_over_in_phase, "turns")] if first else []
    ends.append((data.scrapped_in_phase, "goes"))
    now = rules.title.phase_index(phase)
    fate, when = next(((fate, when) for when, fate in ends if when and rules.title.phase_index(when) > now), ("", ""))
    colour = rules.title.phase_colour(data.starts_phase) if data.starts_phase else "white"
    return CardView(train_type, side.kind, colour, side.price, fate, when)


def word(code: str, /, **params: str | int) -> str:
    """A text of the catalogue, kept: tables say the same few things over and over."""
    return _word(catalogue().language, code, tuple(params.items()))


@lru_cache(maxsize=8192)
def _word(language: str, code: str, params: tuple[tuple[str, str | int], ...]) -> str:
    return catalogue(language).format(code, dict(params))
