"""A leaf: everything about one company or one player, as blocks that are drawn one below the other."""

from dataclasses import dataclass

from core.text.lists import spoken
from ui.values.cards import CardView
from ui.values.cells import Cell, Mark, Tone
from ui.values.chips import ChipView


@dataclass(frozen=True, slots=True)
class Seat:
    """How a player is recognised besides the name: words of `core.mechanics.seats`."""

    colour: str
    symbol: str


@dataclass(frozen=True, slots=True)
class Figure:
    label: str
    value: str
    tone: Tone = ""


@dataclass(frozen=True, slots=True)
class Head:
    title: str
    subtitle: str
    figures: tuple[Figure, ...] = ()
    chip: ChipView | None = None
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Fact:
    label: str
    value: str = ""
    tone: Tone = ""
    cards: tuple[CardView, ...] = ()
    key: str = ""  # the company or player that a click on it opens


@dataclass(frozen=True, slots=True)
class Facts:
    facts: tuple[Fact, ...]


@dataclass(frozen=True, slots=True)
class Grid:
    """A small table; the last column with `right` false takes the room that is left."""

    title: str
    heads: tuple[str, ...]
    right: tuple[bool, ...]
    rows: tuple[tuple[Cell, ...], ...]


@dataclass(frozen=True, slots=True)
class Bar:
    caption: str
    amount: int
    mark: Mark


@dataclass(frozen=True, slots=True)
class Bars:
    title: str
    bars: tuple[Bar, ...]


@dataclass(frozen=True, slots=True)
class Share:
    chip: ChipView
    percent: int
    director: bool


@dataclass(frozen=True, slots=True)
class Shares:
    """Certificates as they lie before a player."""

    title: str
    shares: tuple[Share, ...]


Block = Head | Facts | Grid | Bars | Shares


@dataclass(frozen=True, slots=True)
class Leaf:
    key: str
    blocks: tuple[Block, ...]

    @property
    def spoken(self) -> str:
        """The leaf for those who hear it."""
        return spoken(line for block in self.blocks for line in _spoken(block))


def _spoken(block: Block) -> list[str]:
    if isinstance(block, Head):
        return [block.title, block.subtitle, *(f"{figure.label} {figure.value}" for figure in block.figures)]
    if isinstance(block, Facts):
        cards = {fact: " ".join(card.type for card in fact.cards) for fact in block.facts}
        return [f"{fact.label} {fact.value or cards[fact]}" for fact in block.facts]
    if isinstance(block, Grid):
        rows = (" ".join(cell.text or (cell.chip.sym if cell.chip else "") for cell in row) for row in block.rows)
        return [block.title, *rows]
    if isinstance(block, Bars):
        return [block.title, *(f"{bar.caption} {bar.amount}" for bar in block.bars)]
    return []


@dataclass(frozen=True, slots=True)
class Tab:
    """One of the chooser's plates."""

    key: str
    label: str
    chip: ChipView | None = None
    seat: Seat | None = None
    quiet: bool = False
    tip: str = ""
