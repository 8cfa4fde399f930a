"""What single titles put on the map besides hexes and tiles."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from core.hexmap.tiles import NODE, Face, Node, Track
from core.rail18.title import Title
from core.titles.t1844.data import FurkaPieceData, load_special


@dataclass(frozen=True, slots=True)
class Extras:
    mountains: frozenset[str] = frozenset()
    furka: Mapping[str, Face] = field(default_factory=dict)  # the Furka-Oberalp line, by hex
    destinations: Mapping[str, str] = field(default_factory=dict)  # company -> hex, where no hex rule says it


@lru_cache(maxsize=8)
def extras(title: Title) -> Extras:
    if title.id != "1844":
        return Extras()
    special = load_special(title)
    return Extras(
        mountains=frozenset(special.mountains.hexes),
        furka={piece.hex: _furka_face(piece) for piece in special.furka_oberalp.pieces},
        destinations={special.tunnels.gotthard.company: special.tunnels.gotthard.hex},
    )


def _furka_face(piece: FurkaPieceData) -> Face:
    town = piece.town
    nodes: tuple[Node, ...] = ()
    if town is not None:
        revenue = town.revenue if isinstance(town.revenue, int) else 0
        nodes = (Node(town.kind, revenue, town.slots, town.at_edge),)
    ends = [(_end(track.ends[0]), _end(track.ends[1])) for track in piece.tracks]
    return Face(f"furka-{piece.hex}", "pass", nodes=nodes, tracks=tuple(Track(a, b) for a, b in ends))


def _end(end: int | str) -> int:
    return end if isinstance(end, int) else NODE + int(end[1:])
