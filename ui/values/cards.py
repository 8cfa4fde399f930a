"""A train card as a picture: what is printed on the side that lies up, and what the next phases do to it."""

from dataclasses import dataclass
from typing import Literal

Fate = Literal["", "turns", "goes", "driven"]


@dataclass(frozen=True, slots=True)
class CardView:
    type: str
    kind: str  # normal, hex, express, goods
    colour: str  # of the tiles that come with it
    price: int = 0
    fate: Fate = ""  # what happens to it first: turned over, or taken out of the game by a phase or by another train
    phase: str = ""  # when
    by: str = ""  # the train that drives it out
