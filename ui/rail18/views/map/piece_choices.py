"""Where the piece of a certificate may lie, and how: what a title lays on the map besides tiles and stations."""

from dataclasses import dataclass

from core.hexmap.coordinates import EDGE_NAMES, EDGES
from core.rail18.rules import Rules
from core.rail18.state import Overlay
from core.text.catalogue import text
from core.titles.t1844.data import Special1844
from core.titles.t1844.mountains import kind_of
from core.titles.t1844.tunnels import is_mouth, piece_ends
from ui.rail18.views.map.piece_words import panel_values


@dataclass(frozen=True, slots=True)
class PieceChoice:
    piece: str
    rotation: int
    words: str  # what is printed on it, or the sides it joins


def hexes_for(rules: Rules, paper: str) -> tuple[str, ...]:
    """Where the piece of this certificate may lie; nowhere for one that has none."""
    if not isinstance(rules.special, Special1844):
        return ()
    data = {"mountain": rules.special.mountains.hexes, "tunnel": rules.special.tunnels.hexes}
    return tuple(data.get(kind_of(rules, paper) or "", ()))


def pieces_for(rules: Rules, paper: str, label: str) -> list[PieceChoice]:
    special = rules.special
    if not isinstance(special, Special1844) or label not in hexes_for(rules, paper):
        return []
    if kind_of(rules, paper) == "mountain":
        return [PieceChoice(panel.id, 0, panel_values(rules, panel.id)) for panel in special.mountains.panels]
    found = []
    for piece in special.tunnels.pieces:
        for rotation in EDGES[: 3 if piece.ends[1] - piece.ends[0] == 3 else 6]:
            ends = piece_ends(rules, Overlay(piece.id, rotation))
            if ends is not None and all(is_mouth(rules, label, edge) for edge in ends):
                sides = " – ".join(text(f"edge-{EDGE_NAMES[edge]}") for edge in ends)
                found.append(PieceChoice(piece.id, rotation, sides))
    return found
