"""How pieces of the board are told apart by those who see them lie: by the sides they touch and what is printed."""

from core.hexmap.coordinates import EDGE_NAMES
from core.hexmap.tiles import NODE
from core.rail18.rules import Rules
from core.rail18.state import Overlay
from core.text.catalogue import text
from core.titles.t1844.data import Special1844
from core.titles.t1844.tunnels import piece_ends
from ui.rail18.views.narration.words import Words


def tile_sides(rules: Rules, tile: str, rotation: int) -> str:
    """NW–SE: the edges that the track of a tile touches; empty for a tile that is not there."""
    found = rules.title.tiles.get(tile)
    if found is None:
        return ""
    edges = sorted(found.faces[rotation % len(found.faces)].edges)
    return "–".join(text(f"edge-short-{EDGE_NAMES[edge]}") for edge in edges)


def tile_lies(rules: Rules, tile: str, rotation: int) -> str:
    """W–E / NW–SE: the edges that each connected piece of a tile's track joins. No two ways to lie read the same."""
    groups: list[set[int]] = []
    for track in rules.title.tiles[tile].faces[rotation].tracks:
        ends = {track.a, track.b}
        for group in [group for group in groups if any(end >= NODE for end in group & ends)]:
            groups.remove(group)
            ends |= group
        groups.append(ends)
    edges = sorted(sorted(end for end in group if end < NODE) for group in groups)
    return " / ".join("–".join(text(f"edge-short-{EDGE_NAMES[edge]}") for edge in group) for group in edges)


def tunnel_mouths(words: Words, label: str, piece: str, rotation: int) -> str:
    """What lies before both mouths of a tunnel; empty for a piece that is not there."""
    ends = piece_ends(words.rules, Overlay(piece, rotation)) if label in words.rules.title.neighbours else None
    if ends is None:
        return ""
    beyond = [words.rules.title.neighbours[label][edge] for edge in sorted(ends)]
    return " – ".join(words.town(other) for other in beyond if other is not None)


def panel_values(rules: Rules, panel: str) -> str:
    """What is printed on an income panel: its values from phase to phase."""
    special = rules.special
    if isinstance(special, Special1844):
        for found in special.mountains.panels:
            if found.id == panel:
                return "/".join(str(value) for value in found.revenue.values())
    return panel
