"""What lies on a hex: a face with stations (nodes) and tracks, printed or on a tile, in one of six rotations.

A track has two ends. An end is an int: 0 to 5 is an edge of the hex, NODE + i is the face's node i.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Literal

NODE = 6

NodeKind = Literal["city", "town", "offboard"]
COLOURS = ("yellow", "green", "brown", "gray")  # the order in which tiles replace each other


def is_edge(end: int) -> bool:
    return end < NODE


@dataclass(frozen=True, slots=True)
class Node:
    """A station or an off-board area. `revenue` is one number or a number for each phase colour."""

    kind: NodeKind
    revenue: int | Mapping[str, int] = 0
    slots: int = 0
    at_edge: float | None = None
    groups: tuple[str, ...] = ()
    hidden_label: bool = False

    def value(self, colour: str) -> int:
        """The value in a phase colour; a table without that colour goes on with the colour before it."""
        if isinstance(self.revenue, int):
            return self.revenue
        found = 0
        for step in COLOURS:
            found = self.revenue.get(step, found)
            if step == colour:
                break
        return found


@dataclass(frozen=True, slots=True)
class Track:
    a: int
    b: int
    terminal: bool = False  # drawn as a short stub that ends at its node

    def turned(self, steps: int) -> "Track":
        return replace(self, a=_turn(self.a, steps), b=_turn(self.b, steps))


@dataclass(frozen=True, slots=True)
class Face:
    """One side of a tile, or what is printed on a hex. `id` is the tile number or the hex label."""

    id: str
    colour: str
    label: str | None = None
    nodes: tuple[Node, ...] = ()
    tracks: tuple[Track, ...] = ()
    edges: frozenset[int] = field(init=False, compare=False)

    def __post_init__(self) -> None:
        touched = {end for track in self.tracks for end in (track.a, track.b) if is_edge(end)}
        object.__setattr__(self, "edges", frozenset(touched))


def _turn(end: int, steps: int) -> int:
    return (end + steps) % 6 if is_edge(end) else end


def turned(face: Face, steps: int) -> Face:
    nodes = tuple(
        node if node.at_edge is None else replace(node, at_edge=(node.at_edge + steps) % 6) for node in face.nodes
    )
    return replace(face, nodes=nodes, tracks=tuple(track.turned(steps) for track in face.tracks))


@dataclass(frozen=True, slots=True, eq=False)
class Tile:
    """A kind of tile in the tray with its face in each of the six rotations."""

    number: str
    count: int
    faces: tuple[Face, ...]

    @property
    def colour(self) -> str:
        return self.faces[0].colour

    @property
    def label(self) -> str | None:
        return self.faces[0].label


def tile(face: Face, count: int) -> Tile:
    return Tile(face.id, count, tuple(turned(face, steps) for steps in range(6)))


def joined(face: Face, node: int) -> frozenset[int]:
    """The edges whose tracks lead to a node."""
    end = NODE + node
    return frozenset(track.a if track.b == end else track.b for track in face.tracks if end in (track.a, track.b))


def plain_tracks(face: Face) -> frozenset[frozenset[int]]:
    """The tracks from edge to edge."""
    return frozenset(frozenset((track.a, track.b)) for track in face.tracks if is_edge(track.a) and is_edge(track.b))


@cache
def period(tile: Tile) -> int:
    """After how many turns the tile lies as before, but for the order of its nodes; 6 for those without symmetry."""

    def shape(face: Face) -> tuple[frozenset[frozenset[int]], list[list[int]]]:
        return plain_tracks(face), sorted(sorted(joined(face, node)) for node in range(len(face.nodes)))

    return next(turns for turns in (1, 2, 3, 6) if turns == 6 or shape(tile.faces[turns]) == shape(tile.faces[0]))
