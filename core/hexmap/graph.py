"""Track as a graph, and what can be reached on it.

A company stands at hex sides and stations. `Tracks` says for one hex how its sides and stations are joined; two hexes
meet at a side. A legal route crosses no side twice (tracks that merge at a side share it) and calls at no station twice.

`Reach` answers which sides a company can arrive at. A breadth-first search that carries the sides used so far finds
real routes, but may miss a place that only a less direct route reaches. Whatever a search without that memory reaches
and the first one did not is settled one by one with an exhaustive search, so the answers are exact.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from core.hexmap.coordinates import EDGES, opposite
from core.hexmap.tiles import NODE, Face, Track

Place = tuple[str, int]  # (hex, node)
Arrival = tuple[str, int]  # (hex, edge): heading into the hex across this edge


@dataclass(frozen=True, slots=True)
class Tracks:
    """How the edges and stations of one hex are joined."""

    from_edge: tuple[tuple[int, ...], ...]  # for each edge the ends (edges, NODE + i) that its tracks lead to
    from_node: tuple[tuple[int, ...], ...]  # for each node the edges

    def joined(self, end: int, other: int) -> bool:
        return other in (self.from_edge[end] if end < NODE else self.from_node[end - NODE])


def tracks_of(face: Face, extra: Iterable[Track] = (), nodes: int | None = None) -> Tracks:
    """`extra` are tracks laid upon the face; `nodes` counts the stations of face and extras together."""
    from_edge: list[list[int]] = [[] for _ in EDGES]
    from_node: list[list[int]] = [[] for _ in range(len(face.nodes) if nodes is None else nodes)]
    for track in (*face.tracks, *extra):
        for end, other in ((track.a, track.b), (track.b, track.a)):
            (from_edge[end] if end < NODE else from_node[end - NODE]).append(other)
    return Tracks(tuple(map(tuple, from_edge)), tuple(map(tuple, from_node)))


class SideMap:
    """The fixed part of a board: which hex lies across each edge, and a number for each side."""

    def __init__(self, neighbours: Mapping[str, tuple[str | None, ...]], walls: Mapping[str, Iterable[int]]) -> None:
        self.across: dict[Arrival, Arrival | None] = {}
        self.bit: dict[Arrival, int] = {}
        closed = {(label, edge) for label, edges in walls.items() for edge in edges}
        number = 0
        for label, around in neighbours.items():
            for edge in EDGES:
                other = around[edge]
                beyond = None if other is None else (other, opposite(edge))
                barred = (label, edge) in closed or (beyond is not None and beyond in closed)
                self.across[label, edge] = None if barred else beyond
                if beyond is not None and beyond in self.bit:
                    self.bit[label, edge] = self.bit[beyond]
                else:
                    self.bit[label, edge] = 1 << number
                    number += 1


@dataclass(frozen=True, slots=True)
class Network:
    """A board as one company sees it."""

    sides: SideMap
    tracks: Mapping[str, Tracks]
    passable: Callable[[str, int], bool]  # may a route go on beyond this station?


class Reach:
    """What can be reached from the given stations."""

    def __init__(self, network: Network, starts: Iterable[Place]) -> None:
        self._network = network
        self._starts = tuple(dict.fromkeys(starts))
        self._found: dict[Arrival, bool] = {}
        self._nodes: dict[Place, bool] = dict.fromkeys(self._starts, True)
        self._possible: tuple[set[Arrival], set[Place]] | None = None
        self._search()

    def _search(self) -> None:
        across, bit, tracks = self._network.sides.across, self._network.sides.bit, self._network.tracks
        passable, found, nodes = self._network.passable, self._found, self._nodes
        queue: list[tuple[Arrival, int]] = []

        def cross(label: str, edge: int, used: int) -> None:
            beyond = across[label, edge]
            if beyond is not None and beyond not in found and not used & bit[beyond]:
                found[beyond] = True
                queue.append((beyond, used | bit[beyond]))

        for label, node in self._starts:
            for edge in tracks[label].from_node[node]:
                cross(label, edge, 0)
        for (label, edge), used in queue:
            for end in tracks[label].from_edge[edge]:
                if end < NODE:
                    cross(label, end, used)
                    continue
                node = end - NODE
                nodes[label, node] = True
                if passable(label, node):
                    for leave in tracks[label].from_node[node]:
                        if leave != edge:
                            cross(label, leave, used)

    def arrivals(self) -> set[Arrival]:
        """Every (hex, edge) at which a legal route can arrive, heading into the hex."""
        possible, _ = self._everything()
        return {arrival for arrival in possible if self.arrives(arrival)}

    def nodes(self) -> set[Place]:
        """Every station that a legal route can reach, those at the start included."""
        _, possible = self._everything()
        return {place for place in possible if self.reaches(place)}

    def arrives(self, arrival: Arrival) -> bool:
        known = self._found.get(arrival)
        if known is None:
            known = arrival in self._everything()[0] and self._exhaustive(arrival)
            self._found[arrival] = known
        return known

    def reaches(self, place: Place) -> bool:
        known = self._nodes.get(place)
        if known is None:
            label, node = place
            known = place in self._everything()[1] and any(
                self._exhaustive((label, edge), place) for edge in self._network.tracks[label].from_node[node]
            )
            self._nodes[place] = known
        return known

    def _everything(self) -> tuple[set[Arrival], set[Place]]:
        if self._possible is None:
            self._possible = self._without_memory(0)
        return self._possible

    def _without_memory(self, forbidden: int) -> tuple[set[Arrival], set[Place]]:
        """All that walks reach which may use a side twice, but never one of the forbidden sides."""
        across, bit, tracks = self._network.sides.across, self._network.sides.bit, self._network.tracks
        seen: set[Arrival] = set()
        nodes: set[Place] = set(self._starts)
        stack: list[Arrival] = []

        def cross(label: str, edge: int) -> None:
            beyond = across[label, edge]
            if beyond is not None and beyond not in seen and not forbidden & bit[beyond]:
                seen.add(beyond)
                stack.append(beyond)

        for label, node in self._starts:
            for edge in tracks[label].from_node[node]:
                cross(label, edge)
        while stack:
            label, edge = stack.pop()
            for end in tracks[label].from_edge[edge]:
                if end < NODE:
                    cross(label, end)
                    continue
                nodes.add((label, end - NODE))
                if self._network.passable(label, end - NODE):
                    for leave in tracks[label].from_node[end - NODE]:
                        if leave != edge:
                            cross(label, leave)
        return seen, nodes

    def _exhaustive(self, target: Arrival, not_through: Place | None = None) -> bool:
        """Is there a route to the target that uses no side and no station twice?"""
        across, bit, tracks = self._network.sides.across, self._network.sides.bit, self._network.tracks
        # What leads up to the target must be reachable without its side.
        before, _ = self._without_memory(bit[target])
        towards = self._towards(target)

        def extend(label: str, leave: int, used: int, visited: frozenset[Place]) -> bool:
            beyond = across[label, leave]
            if beyond is None or used & bit[beyond]:
                return False
            if beyond == target:
                return True
            if beyond not in before or beyond not in towards:
                return False
            used |= bit[beyond]
            hex_label, edge = beyond
            for end in tracks[hex_label].from_edge[edge]:
                if end < NODE:
                    if extend(hex_label, end, used, visited):
                        return True
                    continue
                place = (hex_label, end - NODE)
                if place == not_through or place in visited or not self._network.passable(*place):
                    continue
                through = visited | {place}
                for way in tracks[hex_label].from_node[end - NODE]:
                    if way != edge and extend(hex_label, way, used, through):
                        return True
            return False

        return any(
            extend(label, edge, 0, frozenset([(label, node)]))
            for label, node in self._starts
            if (label, node) != not_through
            for edge in tracks[label].from_node[node]
        )

    def _towards(self, target: Arrival) -> set[Arrival]:
        """Every arrival from which a walk can go on to the target."""
        across, tracks = self._network.sides.across, self._network.tracks
        seen: set[Arrival] = {target}
        stack = [target]
        while stack:
            back = across[stack.pop()]
            if back is None:
                continue
            label, edge = back
            for end in tracks[label].from_edge[edge]:
                entries: tuple[int, ...] = (end,)
                if end >= NODE:
                    if not self._network.passable(label, end - NODE):
                        continue
                    entries = tuple(way for way in tracks[label].from_node[end - NODE] if way != edge)
                for entry in entries:
                    if (label, entry) not in seen:
                        seen.add((label, entry))
                        stack.append((label, entry))
        return seen
