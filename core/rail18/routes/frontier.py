"""All routes of a map at once, folded into layers: one link after the other is taken or left.

What is taken so far is a set of loose stretches. For what can still become of it only this matters: how the stretches
end at stops that have links to come (the frontier), which sides with links to come are used, and what kind of end
stands for good. Choices that agree in this share one row of a layer; a map of a hundred links, which has millions of
routes, has some thousands of rows. See PROOF.md.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from core.mechanics.budget import Budget
from core.rail18.routes.links import Link, RouteMap
from core.rail18.routes.search import Extras

FREE = -1  # a stop that no link has touched
DONE = -2  # a stop with its two links, or an end that stands for good
FIXED = -3  # and below: the far end of the stretch stands for good; FIXED - kind
DEAD = 0  # the row from which no route comes
MOST_ROWS = 300_000

Key = tuple[tuple[int, ...], int]  # far ends of the frontier's stops, used bits


@dataclass(frozen=True, slots=True)
class Edge:
    """A link, seen from neither end."""

    a: int
    b: int
    link: Link


@dataclass(frozen=True, slots=True)
class Ending:
    """What the two ends of a finished route are: what they earn together and the tags they bear."""

    together: int
    tags: frozenset[str]


@dataclass(slots=True)
class Layer:
    """For every row what comes of leaving the edge; for the rows of `takers` what comes of taking it."""

    edge: int
    leave: list[int]
    takers: list[int]
    take: list[int]
    new_a: list[bool]  # by taker: is this the first link at stop a?
    new_b: list[bool]


def traits(link: Link) -> tuple[int, ...]:
    """All that matters of a link besides its stops."""
    return link.sides, link.hexes, link.marked, link.worth


def edges_of(board: RouteMap) -> list[Edge]:
    """Every link once, though it is listed at both ends; of links that nothing tells apart one is enough.

    No route has a link within one place.
    """
    found: dict[tuple[int, int, tuple[int, ...]], Edge] = {}
    for start, links in enumerate(board.links):
        for link in links:
            a, b = sorted((start, link.to))
            if board.stops[a].area != board.stops[b].area:
                found.setdefault((a, b, traits(link)), Edge(a, b, link))
    return list(found.values())


class Frontier:
    """`layers[k]` leads from rows of layer k to rows of layer k + 1. Row 0 is dead, rows 1 to `first` - 1 are finished
    routes, one row for each of `endings`; in layer 0 row `first` is the beginning.
    """

    def __init__(self, board: RouteMap, extras: Extras, budget: Budget) -> None:
        """Raises TooWide where that makes too many rows."""
        self.board = board
        self.edges = edges_of(board)
        self.resources = _resources(self.edges)
        self._kinds_of_ends(extras)
        self.first = 1 + len(self.endings)
        order = _edge_order(len(board.stops), self.edges, self.resources)
        self.layers = _without_dead_rows(_layers(_Builder(self, order), budget), self.first)

    @property
    def has_routes(self) -> bool:
        return bool(self.layers) and bool(self.layers[0].leave)

    def _kinds_of_ends(self, extras: Extras) -> None:
        """Stops that go together with all others alike are one kind of end."""
        stops = self.board.stops

        def ending(a: int, b: int) -> Ending | None:
            together = None if stops[a].area == stops[b].area else extras.pair(a, b)
            return None if together is None else Ending(together, stops[a].tags | stops[b].tags)

        everywhere = range(len(stops))
        first_of_kind: list[int] = []
        self.kind = []
        for number in everywhere:
            for kind, other in enumerate(first_of_kind):
                alike = stops[number].tags == stops[other].tags
                if alike and all(
                    ending(number, third) == ending(other, third)
                    for third in everywhere
                    if third not in (number, other)
                ):
                    self.kind.append(kind)
                    break
            else:
                self.kind.append(len(first_of_kind))
                first_of_kind.append(number)
        rows: dict[Ending, int] = {}
        # kinds of two ends -> row of the finished route
        self.finished: dict[tuple[int, int], int] = {}
        for a in everywhere:
            for b in everywhere:
                found = None if a == b else ending(a, b)
                if found is not None:
                    self.finished[self.kind[a], self.kind[b]] = rows.setdefault(found, len(rows) + 1)
        self.endings = tuple(rows)


class TooWide(Exception):
    """The map has too many rows."""


def _layers(builder: "_Builder", budget: Budget) -> Iterator[Layer]:
    rows = 0
    for layer in builder.layers():
        budget.check()
        rows += len(layer.leave)
        if rows > MOST_ROWS:
            raise TooWide
        yield layer


class _Builder:
    def __init__(self, frontier: Frontier, order: list[int]) -> None:
        self.frontier = frontier
        self.order = order
        edges, stops = frontier.edges, frontier.board.stops
        at = {edge: place for place, edge in enumerate(order)}
        self.last_of_stop: dict[int, int] = {}
        for edge in order:
            for stop in (edges[edge].a, edges[edge].b):
                self.last_of_stop[stop] = at[edge]
        # bits for what two links may not both have: sides, and places of which several stops on the way are part
        self.bits_of_edge = [0] * len(edges)
        self.bit_of_stop = [0] * len(stops)
        self.last_of_bit: dict[int, int] = {}
        for users in frontier.resources:
            if len(users) > 1:
                bit = 1 << len(self.last_of_bit)
                self.last_of_bit[bit] = max(at[edge] for edge in users)
                for edge in users:
                    self.bits_of_edge[edge] |= bit
        for area in {stop.area for stop in stops}:
            members = [number for number, stop in enumerate(stops) if stop.area == area]
            if len(members) > 1 and any(stops[number].through for number in members):
                bit = 1 << len(self.last_of_bit)
                self.last_of_bit[bit] = max(self.last_of_stop.get(number, 0) for number in members)
                for number in members:
                    self.bit_of_stop[number] = bit

    def layers(self) -> Iterator[Layer]:
        frontier: list[int] = []
        rows: dict[Key, int] = {((), 0): 0}
        for place, edge in enumerate(self.order):
            a, b = self.frontier.edges[edge].a, self.frontier.edges[edge].b
            for stop in (a, b):
                if stop not in frontier:
                    frontier.append(stop)
                    rows = {((*far, FREE), used): row for (far, used), row in rows.items()}
            step = _Step(self, place, edge, frontier)
            yield step.layer(rows)
            frontier, rows = step.frontier_after, step.rows_after


class _Step:
    """One link is taken or left in every row."""

    def __init__(self, builder: _Builder, place: int, edge: int, frontier: list[int]) -> None:
        self.all, self.edge = builder.frontier, edge
        self.a, self.b = self.all.edges[edge].a, self.all.edges[edge].b
        self.at = {stop: number for number, stop in enumerate(frontier)}
        self.bits = builder.bits_of_edge[edge]
        self.bit_a, self.bit_b = builder.bit_of_stop[self.a], builder.bit_of_stop[self.b]
        leaving = [stop for stop in (self.a, self.b) if builder.last_of_stop[stop] == place]
        self.leaving = [(self.at[stop], self.all.kind[stop]) for stop in leaving]
        self.frontier_after = [stop for stop in frontier if stop not in leaving]
        self.kept = [self.at[stop] for stop in self.frontier_after]
        self.kept_bits = ~sum(bit for bit, last in builder.last_of_bit.items() if last == place)
        self.rows_after: dict[Key, int] = {}

    def layer(self, rows: dict[Key, int]) -> Layer:
        layer = Layer(self.edge, [], [], [], [], [])
        at_a, at_b = self.at[self.a], self.at[self.b]
        for row, (far, used) in enumerate(rows):
            layer.leave.append(self._settle(far, used))
            taken = self._take(far, used)
            if taken != DEAD:
                layer.takers.append(row)
                layer.take.append(taken)
                layer.new_a.append(far[at_a] == FREE)
                layer.new_b.append(far[at_b] == FREE)
        return layer

    def _take(self, far: tuple[int, ...], used: int) -> int:
        """The row after the link joins two stretches or makes one longer."""
        at_a, at_b = self.at[self.a], self.at[self.b]
        far_a, far_b = far[at_a], far[at_b]
        stops = self.all.board.stops
        bits = self.bits
        if far_a == DONE or far_b == DONE or far_a == self.b:  # the last would close a circle
            return DEAD
        if far_a == FREE:
            bits |= self.bit_a
        elif not stops[self.a].through:
            return DEAD
        if far_b == FREE:
            bits |= self.bit_b
        elif not stops[self.b].through:
            return DEAD
        if used & bits:
            return DEAD
        after = list(far)
        if far_a == FREE:
            far_a = self.a
        else:
            after[at_a] = DONE
        if far_b == FREE:
            far_b = self.b
        else:
            after[at_b] = DONE
        if far_a <= FIXED and far_b <= FIXED:
            alone = all(other in (FREE, DONE) for other in after)
            return self.all.finished.get((FIXED - far_a, FIXED - far_b), DEAD) if alone else DEAD
        if far_a > FIXED:
            after[self.at[far_a]] = far_b
        if far_b > FIXED:
            after[self.at[far_b]] = far_a
        return self._settle(tuple(after), used | bits)

    def _settle(self, far: tuple[int, ...], used: int) -> int:
        """The row when the stops that have no further links leave the frontier: a loose end there stands for good."""
        for at, kind in self.leaving:
            other = far[at]
            if other in (FREE, DONE):
                continue
            if other <= FIXED:
                alone = all(far[place] in (FREE, DONE) for place in range(len(far)) if place != at)
                return self.all.finished.get((FIXED - other, kind), DEAD) if alone else DEAD
            if sum(one <= FIXED for one in far) == 2:  # a third end
                return DEAD
            changed = list(far)
            changed[at], changed[self.at[other]] = DONE, FIXED - kind
            far = tuple(changed)
        key = tuple([far[place] for place in self.kept]), used & self.kept_bits
        return self.all.first + self.rows_after.setdefault(key, len(self.rows_after))


def _resources(edges: list[Edge]) -> list[frozenset[int]]:
    """What routes compete for: the sets of links that have a side in common, without those that others contain."""
    users: dict[int, set[int]] = {}
    for number, edge in enumerate(edges):
        sides = edge.link.sides
        while sides:
            users.setdefault(sides & -sides, set()).add(number)
            sides &= sides - 1
    sets = dict.fromkeys(frozenset(found) for found in users.values())
    return [one for one in sets if not any(one < other for other in sets)]


def _edge_order(number: int, edges: list[Edge], resources: list[frozenset[int]]) -> list[int]:
    """An order that keeps the rows few: stop after stop, each with its links to the stops before it."""
    beside: list[set[int]] = [set() for _ in range(number)]
    for edge in edges:
        beside[edge.a].add(edge.b)
        beside[edge.b].add(edge.a)
    linked = [stop for stop in range(number) if beside[stop]]
    starts = [stop for stop in linked if len(beside[stop]) > 1] or linked
    orders = [_by_stops(edges, _stop_order(beside, linked, start)) for start in starts]
    return min(orders, key=lambda order: _effort(edges, resources, order), default=[])


def _by_stops(edges: list[Edge], stops: list[int]) -> list[int]:
    rank = {stop: place for place, stop in enumerate(stops)}

    def place(edge: int) -> tuple[int, int]:
        low, high = sorted((rank[edges[edge].a], rank[edges[edge].b]))
        return high, low

    return sorted(range(len(edges)), key=place)


def _effort(edges: list[Edge], resources: list[frozenset[int]], order: list[int]) -> float:
    """About how many rows the order makes: of stops with links to come, and of shared sides with links to come."""
    at = {edge: place for place, edge in enumerate(order)}
    opened = [0] * (len(order) + 1)  # how many stops more, or fewer, than at the layer before
    shared = [0] * (len(order) + 1)
    first: dict[int, int] = {}
    last: dict[int, int] = {}
    for place, edge in enumerate(order):
        for stop in (edges[edge].a, edges[edge].b):
            first.setdefault(stop, place)
            last[stop] = place
    for stop in first:
        opened[first[stop]] += 1
        opened[last[stop]] -= 1
    for users in resources:
        places = [at[edge] for edge in users]
        shared[min(places)] += 1
        shared[max(places)] -= 1
    stops = sides = 0
    effort = 0.0
    for more_stops, more_sides in zip(opened, shared, strict=True):
        stops, sides = stops + more_stops, sides + more_sides
        effort += 3.0**stops * 1.5**sides
    return effort


def _stop_order(beside: list[set[int]], linked: list[int], start: int) -> list[int]:
    """Always the neighbour that leaves the smallest frontier."""
    open_links = {stop: len(beside[stop]) for stop in linked}
    order: list[int] = []
    taken: set[int] = set()
    frontier: set[int] = set()
    candidates = {start}
    while len(order) < len(linked):
        candidates = candidates or {next(stop for stop in linked if stop not in taken)}

        def size(stop: int) -> tuple[int, int, int]:
            before = beside[stop] & taken
            closed = sum(open_links[other] == 1 for other in before)
            return len(frontier) - closed + (open_links[stop] > 0), -len(before), stop

        stop = min(candidates, key=size)
        candidates.discard(stop)
        taken.add(stop)
        order.append(stop)
        for other in beside[stop]:
            open_links[other] -= 1
            if other not in taken:
                candidates.add(other)
            elif not open_links[other]:
                frontier.discard(other)
        if open_links[stop]:
            frontier.add(stop)
    return order


def _without_dead_rows(layers: Iterator[Layer], first: int) -> list[Layer]:
    """Only rows from which a route comes."""
    kept: list[Layer] = []
    number: dict[int, int] = {row: row for row in range(first)}  # rows of the layer after, as numbered there now
    for layer in reversed(list(layers)):
        leave = [number.get(row, DEAD) for row in layer.leave]
        take = {taker: number.get(row, DEAD) for taker, row in zip(layer.takers, layer.take, strict=True)}
        alive = [row for row, left in enumerate(leave) if left != DEAD or take.get(row, DEAD) != DEAD]
        new_a = dict(zip(layer.takers, layer.new_a, strict=True))
        new_b = dict(zip(layer.takers, layer.new_b, strict=True))
        takers = [(place, row) for place, row in enumerate(alive) if take.get(row, DEAD) != DEAD]
        kept.append(
            Layer(
                layer.edge,
                [leave[row] for row in alive],
                [place for place, _ in takers],
                [take[row] for _, row in takers],
                [new_a[row] for _, row in takers],
                [new_b[row] for _, row in takers],
            )
        )
        number = {row: row for row in range(first)} | {first + row: first + place for place, row in enumerate(alive)}
    kept.reverse()
    return kept
