"""What may be put on the map: pieces hex by hex with rotations and prices, stations circle by circle. No rule."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from core.hexmap.graph import Place
from core.kernel.action import Action
from core.kernel.refusal import Rejection
from core.text.catalogue import text, text_of

Refusals = tuple[Rejection, ...]


@dataclass(frozen=True, slots=True)
class Piece:
    """Something that may be laid on a hex, with an action for each rotation that is legal."""

    hex: str
    kind: str  # tile, station, or a kind that has messages of its own
    name: str  # the number of a tile, the name of another piece
    actions: Mapping[int, Action]
    price: int = 0
    left: int | None = None  # how many like it there are, this one included
    uses: str | None = None  # the private or certificate that it uses up
    company: str | None = None
    node: int | None = None  # the city that gets a station
    refused: Mapping[int, Refusals] = field(default_factory=dict)  # by rotation, where only the table may lay it
    turned: bool = False  # by clicks on the edges that it shall touch
    asked: bool = True  # the open question is about it; not where it may be laid at any time

    @property
    def rotations(self) -> tuple[int, ...]:
        return tuple(self.actions)

    @property
    def caption(self) -> str:
        """A tile that a private allows besides says so: it may lie there without it as well."""
        words = text_of("map-piece-name", self.kind, name=self.name)
        return text("map-piece-with", piece=words, paper=self.uses) if self.kind == "tile" and self.uses else words

    @property
    def detail(self) -> str:
        """What is left of it, what it uses up, and what it costs where the button has no room to say so."""
        parts = []
        if self.left is not None:
            parts.append(text("map-piece-left", left=self.left))
        if self.uses is not None:
            parts.append(text("map-piece-uses", paper=self.uses))
        if self.refused and self.price:
            parts.append(text("map-piece-costs", price=self.price))
        return " · ".join(parts)

    @property
    def order(self) -> str:
        """What laying it is called on a button."""
        if self.refused:
            return text_of("map-all-the-same", self.kind, kind=self.kind)  # all else is in its details
        price = self.price
        if self.kind == "station":
            return text("map-place-for" if price else "map-place", company=self.name, price=price)
        piece = text("map-piece-tile", number=self.name) if self.kind == "tile" else self.caption
        if self.kind == "tile" and self.uses:
            piece = text("map-piece-with", piece=piece, paper=self.uses)
        return text("map-lay-for" if price else "map-lay", piece=piece, price=price)


@dataclass(frozen=True, slots=True)
class Offers:
    pieces: Mapping[str, tuple[Piece, ...]] = field(default_factory=dict)
    marked: frozenset[str] = frozenset()  # hexes that the open question is about
    stations: frozenset[Place] = frozenset()  # cities that may get a station
