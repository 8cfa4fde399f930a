"""Which tile may replace what lies on a hex, and how (rules p. 10 and 11)."""

from collections.abc import Iterator

from core.hexmap.tiles import COLOURS, Face, joined, period, plain_tracks
from core.rail18.board import face
from core.rail18.rules import Rules
from core.rail18.state import State


def next_colour(colour: str) -> str | None:
    """The colour of tiles that may be laid upon this colour."""
    if colour == "white":
        return COLOURS[0]
    if colour in COLOURS and colour != COLOURS[-1]:
        return COLOURS[COLOURS.index(colour) + 1]
    return None


def printed_for_good(rules: Rules, label: str) -> bool:
    """Grey, red and blue hexes and passes never take a tile."""
    return rules.title.data.hexes[label].colour not in ("white", *COLOURS[:-1])


def wanted_label(rules: Rules, label: str, colour: str) -> str | None:
    """The letter that a tile of this colour must bear on this hex."""
    printed = rules.title.data.hexes[label]
    return printed.label or (None if colour == COLOURS[0] else printed.label_from_green)


def fits(rules: Rules, state: State, label: str, number: str) -> bool:
    """May this tile, in some rotation, follow what lies on the hex? Colour, letter and stations only."""
    return follows(rules, label, face(rules, state, label), number, laid=label in state.tiles)


def follows(rules: Rules, label: str, before: Face, number: str, laid: bool) -> bool:
    """The same for a tile that might lie there, or for what is printed."""
    new = rules.title.tiles[number].faces[0]
    if printed_for_good(rules, label) or new.colour != next_colour(before.colour):
        return False
    printed = rules.title.data.hexes[label]
    if printed.upgrades_to and not laid:
        return number in printed.upgrades_to  # Aarau (rules p. 11, the tile manifest)
    if new.label != wanted_label(rules, label, new.colour):
        return False
    if [node.kind for node in new.nodes] == [node.kind for node in before.nodes]:
        return True
    # Only lettered tiles may join two cities into one.
    return new.label is not None and {n.kind for n in new.nodes} == {n.kind for n in before.nodes} and bool(new.nodes)


def continued(before: Face, new: Face) -> tuple[int, ...] | None:
    """For each station of the old face the new one that keeps its connections; None if tracks are lost."""
    if not plain_tracks(before) <= plain_tracks(new):
        return None
    new_edges = [joined(new, node) for node in range(len(new.nodes))]
    nodes: list[int] = []
    for index in range(len(before.nodes)):
        edges = joined(before, index)
        if not edges:
            nodes.append(index if index < len(new_edges) else 0)
            continue
        found = next((node for node, has in enumerate(new_edges) if edges <= has), None)
        if found is None:
            return None
        nodes.append(found)
    if len(new_edges) == len(nodes) and len(set(nodes)) != len(nodes):
        return None  # two stations may not become one while another stays empty
    return tuple(nodes)


def rotations(rules: Rules, state: State, label: str, number: str) -> Iterator[tuple[int, tuple[int, ...]]]:
    """The rotations that keep every track and point nowhere forbidden, with what becomes of the stations (R16)."""
    before = face(rules, state, label)
    tile = rules.title.tiles[number]
    for rotation, new in enumerate(tile.faces):
        nodes = continued(before, new)
        if nodes is None or any(rules.slots.track.closed_edge(rules, label, edge) for edge in new.edges):
            continue
        yield rotation, nodes


def least_rotation(rules: Rules, state: State, label: str, number: str, rotation: int) -> int:
    """The first rotation that makes the same map: a symmetric tile lies alike in several."""
    tile = rules.title.tiles[number]
    same = range(rotation % period(tile), rotation + 1, period(tile))
    if len(tile.faces[0].nodes) < 2:
        return same[0]
    before = face(rules, state, label)

    def kept(turn: int) -> list[frozenset[int]]:
        return [joined(tile.faces[turn], node) for node in continued(before, tile.faces[turn]) or ()]

    return next(turn for turn in same if kept(turn) == kept(rotation))


Grown = dict[tuple[str, int], tuple[int, ...] | None]


def grown(rules: Rules, label: str, number: str, rotation: int, known: Grown) -> tuple[int, ...] | None:
    """For each printed station the one it has become where this tile lies; None if no upgrades lead to it.

    `known` keeps the answers for this hex.
    """
    if (number, rotation) not in known:
        known[number, rotation] = _grown(rules, label, number, rotation, known)
    return known[number, rotation]


def _grown(rules: Rules, label: str, number: str, rotation: int, known: Grown) -> tuple[int, ...] | None:
    new = rules.title.tiles[number].faces[rotation]
    if any(rules.slots.track.closed_edge(rules, label, edge) for edge in new.edges):
        return None
    printed = rules.title.faces[label]
    if follows(rules, label, printed, number, laid=False):
        return continued(printed, new)
    for earlier, tile in rules.title.tiles.items():
        if next_colour(tile.colour) != new.colour or not follows(rules, label, tile.faces[0], number, laid=True):
            continue
        for turn, before in enumerate(tile.faces):
            kept = continued(before, new)
            nodes = None if kept is None else grown(rules, label, earlier, turn, known)
            if kept is not None and nodes is not None:
                return tuple(kept[node] for node in nodes)
    return None
