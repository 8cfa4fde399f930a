"""A leaf: everything about one company or one player, as blocks that are drawn one below the other."""

from dataclasses import dataclass

from core.text.lists import spoken
from ui.values.cells import Mark, Table
from ui.values.chips import ChipView
from ui.values.facts import Fact, Facts, Seat


@dataclass(frozen=True, slots=True)
class Head:
    title: str
    subtitle: str
    figures: tuple[Fact, ...] = ()
    chip: ChipView | None = None
    seat: Seat | None = None


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


Block = Head | Facts | Table | Bars | Shares


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
    if isinstance(block, Table):
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
