"""A label and what is known about it, on leaves and on printed sheets; and how a player is recognised there."""

from dataclasses import dataclass

from ui.values.cards import CardView
from ui.values.cells import Tone


@dataclass(frozen=True, slots=True)
class Fact:
    """A label and what stands behind it; cards come before the words."""

    label: str
    value: str = ""
    tone: Tone = ""
    cards: tuple[CardView, ...] = ()
    key: str = ""  # the company or player that a click on it opens
    strong: bool = False


@dataclass(frozen=True, slots=True)
class Facts:
    facts: tuple[Fact, ...]


@dataclass(frozen=True, slots=True)
class Seat:
    """How a player is recognised besides the name: words of `core.mechanics.seats`."""

    colour: str
    symbol: str
