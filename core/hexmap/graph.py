"""Track as a graph, and what can be reached on it.

A company stands at hex sides and stations. `Tracks` says for one hex how its sides and stations are joined; two hexes
meet at a side. A legal route crosses no side twice (tracks that merge at a side share it) and calls nowhere twice.
Only where a side has lanes, tracks cross it side by side.

`Reach` answers which sides a company can arrive at. A breadth-first search that carries the sides used so far finds
real routes, but may miss a place that only a less direct route reaches. What a walk without that memory reaches and
the first search did not is refuted or settled one by one, at worst by looking at all routes, so the answers are exact.
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
    """The fixed part of a board: which hex lies across each edge, and a number for each side.

    A side with lanes has the number 0, which is shared with nothing: each of its lanes goes on as a track of its own on
    the one hand and ends at a station on the other (the checks of a title see to it), so that who has the track has the
    lane. Nothing may pass that station: from lane to lane of one side is a way that `Reach` does not know.
    """

    def __init__(
        self,
        neighbours: Mapping[str, tuple[str | None, ...]],
        walls: Mapping[str, Iterable[int]],
        with_lanes: Iterable[Arrival],
    ) -> None:
        self.across: dict[Arrival, Arrival | None] = {}
        self.bit: dict[Arrival, int] = {}
        closed = {(label, edge) for label, edges in walls.items() for edge in edges}
        lanes = frozenset(with_lanes)
        number = 0
        for label, around in neighbours.items():
            for edge in EDGES:
                other = around[edge]
                beyond = None if other is None else (other, opposite(edge))
                barred = (label, edge) in closed or (beyond is not None and beyond in closed)
                self.across[label, edge] = None if barred else beyond
                if (label, edge) in lanes or beyond in lanes:
                    self.bit[label, edge] = 0
                elif beyond is not None and beyond in self.bit:
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
        self._doubtful: tuple[Arrival, ...] | None = None
        self._search()

    def sure_arrivals(self) -> list[Arrival]:
        """Arrivals that the first search found: all but the few that need a second look."""
        return [arrival for arrival, found in self._found.items() if found]

    def arrivals(self) -> list[Arrival]:
        """Every (hex, edge) at which a legal route can arrive, heading into the hex."""
        for arrival in self._doubts():
            self.arrives(arrival)
        return self.sure_arrivals()

    def arrives(self, arrival: Arrival) -> bool:
        known = self._found.get(arrival)
        if known is None:
            known = arrival in self._doubts() and self._exhaustive(arrival)
            self._found[arrival] = known
        return known

    def nodes(self) -> list[Place]:
        """Every station that a legal route can reach, those at the start included."""
        for label, edge in self._doubts():
            for end in self._network.tracks[label].from_edge[edge]:
                if end >= NODE:
                    self.reaches((label, end - NODE))
        return [place for place, found in self._nodes.items() if found]

    def reaches(self, place: Place) -> bool:
        known = self._nodes.get(place)
        if known is None:
            label, node = place
            ways = self._network.tracks[label].from_node[node]
            # A route up to the side before it has not called here: it would have been found from here already.
            known = any(self.arrives((label, edge)) for edge in ways)
            self._nodes[place] = known
        return known

    def _search(self) -> None:
        """Breadth first with the sides used so far: whatever it finds is a legal route."""
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

    def _doubts(self) -> tuple[Arrival, ...]:
        """Arrivals that only a walk which uses a side twice was seen to reach, less those that are easily refuted.

        Every route to an arrival crosses its side last, so something before it must be reachable without that side.
        And all that comes before an arrival must be reachable itself.
        """
        if self._doubtful is None:
            doubts: list[Arrival] = []
            refuted: set[Arrival] = set()
            for arrival in self._walk(0):
                if arrival in self._found:
                    continue
                before = [earlier for earlier in self._before(arrival) if earlier not in refuted]
                if before:
                    without = self._walk(self._network.sides.bit[arrival])
                    before = [earlier for earlier in before if earlier in without]
                if before:
                    doubts.append(arrival)
                else:
                    refuted.add(arrival)
            self._doubtful = tuple(doubts)
        return self._doubtful

    def _walk(self, forbidden: int) -> dict[Arrival, None]:
        """All that walks reach which may use a side twice, but never a forbidden one; nearest first."""
        across, bit, tracks = self._network.sides.across, self._network.sides.bit, self._network.tracks
        passable = self._network.passable
        seen: dict[Arrival, None] = {}
        queue: list[Arrival] = []

        def cross(label: str, edge: int) -> None:
            beyond = across[label, edge]
            if beyond is not None and beyond not in seen and not forbidden & bit[beyond]:
                seen[beyond] = None
                queue.append(beyond)

        for label, node in self._starts:
            for edge in tracks[label].from_node[node]:
                cross(label, edge)
        for label, edge in queue:
            for end in tracks[label].from_edge[edge]:
                if end < NODE:
                    cross(label, end)
                elif passable(label, end - NODE):
                    for leave in tracks[label].from_node[end - NODE]:
                        if leave != edge:
                            cross(label, leave)
        return seen

    def _before(self, arrival: Arrival) -> list[Arrival]:
        """The arrivals from which a train goes on to this one."""
        came_from = self._network.sides.across[arrival]
        if came_from is None:
            return []
        label, leave = came_from
        tracks = self._network.tracks[label]
        before: list[Arrival] = []
        for end in tracks.from_edge[leave]:
            if end < NODE:
                before.append((label, end))
            elif self._network.passable(label, end - NODE):
                before += [(label, entry) for entry in tracks.from_node[end - NODE] if entry != leave]
        return before

    def _exhaustive(self, target: Arrival) -> bool:
        """Is there a route to the target that uses no side and no station twice? Looks at all of them if need be."""
        across, bit, tracks = self._network.sides.across, self._network.sides.bit, self._network.tracks
        promising = self._towards(target, self._walk(bit[target]))

        def extend(label: str, leave: int, used: int, visited: frozenset[Place]) -> bool:
            beyond = across[label, leave]
            if beyond is None or used & bit[beyond]:
                return False
            if beyond == target:
                return True
            if beyond not in promising:
                return False
            used |= bit[beyond]
            hex_label, edge = beyond
            for end in tracks[hex_label].from_edge[edge]:
                if end < NODE:
                    if extend(hex_label, end, used, visited):
                        return True
                    continue
                place = (hex_label, end - NODE)
                if place in visited or not self._network.passable(*place):
                    continue
                through = visited | {place}
                for way in tracks[hex_label].from_node[end - NODE]:
                    if way != edge and extend(hex_label, way, used, through):
                        return True
            return False

        return any(
            extend(label, edge, 0, frozenset([(label, node)]))
            for label, node in self._starts
            for edge in tracks[label].from_node[node]
        )

    def _towards(self, target: Arrival, allowed: Mapping[Arrival, None]) -> set[Arrival]:
        """Of the allowed arrivals those from which a walk goes on to the target, without what is known to be false."""
        seen: set[Arrival] = set()
        stack = [target]
        while stack:
            for earlier in self._before(stack.pop()):
                possible = earlier in allowed and self._found.get(earlier, earlier in self._doubts())
                if possible and earlier not in seen:
                    seen.add(earlier)
                    stack.append(earlier)
        return seen
