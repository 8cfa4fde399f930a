"""How tiles are told apart by those who see them lie: by the sides they touch."""

from core.hexmap.coordinates import EDGE_NAMES
from core.hexmap.tiles import NODE
from core.rail18.rules import Rules
from core.text.catalogue import text


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
