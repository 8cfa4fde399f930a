"""What a title adds to the map: what is printed on its board and laid upon it besides tiles and stations.

A title that adds nothing can be played all the same: its overlays are painted as track, and what no page of the map
offers is found in the turn.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from core.kernel.options import Choice
from core.kernel.refusal import Rejection
from core.rail18.rules import Rules
from core.rail18.state import Overlay as Laid
from core.rail18.state import State
from core.rail18.title import Title
from ui.rail18.views.moment import Moment
from ui.values.hexes import HexView, LegendSign, Overlay, PrintedMark
from ui.values.pieces import Piece


@dataclass(frozen=True, slots=True)
class PrintedMap:
    """What the title prints on its board besides hexes and tracks."""

    marks: Mapping[str, tuple[PrintedMark, ...]] = field(default_factory=dict)  # by hex
    waiting: Mapping[str, tuple[Overlay, ...]] = field(default_factory=dict)  # what may come to lie there, by hex
    destinations: Mapping[str, str] = field(default_factory=dict)  # company -> hex, where no charter says it


@dataclass(frozen=True, slots=True)
class PieceChoice:
    """A way in which the piece of a certificate may lie on a hex."""

    piece: str
    rotation: int
    words: str  # what is printed on it, or the sides it joins


# Why nothing may be laid on a hex, and what it would cost
WhyNot = tuple[Rejection | None, int]


@dataclass(frozen=True)
class MapOfTitle:
    printed: Callable[[Title], PrintedMap] = lambda title: PrintedMap()
    # how something looks that lies on a hex; None: as the track that the rules say it adds
    overlay: Callable[[Title, str, Laid], Overlay | None] = lambda title, label, laid: None
    # what the status line says of the title's marks and overlays, by the colour of the phase
    told: Callable[[HexView, str], Iterable[str]] = lambda hex_, phase_colour: ()
    legend: tuple[LegendSign, ...] = ()
    # what may be laid now, from options that the family does not know
    offered: Callable[[Moment, Choice], Iterable[Piece]] = lambda moment, option: ()
    # what only a rule keeps from being laid on a hex now
    refused: Callable[[Moment, str], Iterable[Piece]] = lambda moment, label: ()
    # why what lies on a hex instead of a tile cannot be laid there in the track step; None for hexes of tiles
    why_not: Callable[[Rules, State, str], WhyNot | None] = lambda rules, state, label: None
    # where the piece of a certificate may lie, and how
    hexes_for: Callable[[Rules, str], tuple[str, ...]] = lambda rules, paper: ()
    pieces_for: Callable[[Rules, str, str], list[PieceChoice]] = lambda rules, paper, label: []
