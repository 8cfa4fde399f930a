"""All trains at once, layer by layer, in the order of what they cost: the first run that comes out is the best.

A state says where every train stands on the layers of `Frontier` and which resources are taken. At given prices each
step of a train costs what its table loses by it, and each resource that nobody takes costs its price. Costs are never
below zero, and the costs of a whole run are exactly the bound less what the run earns: states that cost more than the
gap between the bound and the best run known can be left out.

Trains that may leave out stops keep a mark at each loose end that they have not counted, because ends must be counted:
that makes right what their tables take too easily. See PROOF.md.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.rail18.routes.budget import Budget
from core.rail18.routes.frontier import DEAD, Frontier, TooWide
from core.rail18.routes.priced import DUE, HOPED, PricedSearch, Table
from core.rail18.routes.prices import Prices

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]
SLIGHT = 1e-6
MOST_BITS = 40
LOST = 1 << MOST_BITS  # mark: an end that counts for nothing stands for good


@dataclass(frozen=True, slots=True)
class Joint:
    """The cheapest run: the links of each train. Without a run, `links` is None.

    `left_out` is the least that a state cost which was left out though it was within the gap.
    """

    cost: float
    links: list[tuple[int, ...]] | None
    left_out: float


@dataclass(frozen=True, slots=True)
class _States:
    """A row for each state: what it costs; by train its place (row of the layer and way to have come) and its marks."""

    cost: Floats
    places: Ints
    marks: Ints
    taken: Ints

    def pick(self, rows: Ints) -> "_States":
        return _States(self.cost[rows], self.places[rows], self.marks[rows], self.taken[rows])


@dataclass(frozen=True, slots=True)
class _Past:
    """How the states of a layer came about: from which state, which train took the link, where each train stood."""

    parent: Ints
    taker: Ints
    was: Ints


@dataclass(frozen=True, slots=True)
class _Move:
    """What one train does with the link: by state the cost, the place and the marks after it; and where it can."""

    cost: Floats
    place: Ints
    marks: Ints
    can: NDArray[np.bool_]


class Together:
    def __init__(
        self, frontier: Frontier, searches: Mapping[str, PricedSearch], trains: Sequence[str], ends_count: bool,
        budget: Budget,
    ) -> None:  # fmt: skip
        """Trains of one kind stand together in `trains`. With `ends_count` no route ends at a stop not counted.

        Raises TooWide where a state does not fit into whole numbers.
        """
        self.frontier = frontier
        self.trains = list(trains)
        self.budget = budget
        self.kinds = {kind: _Kind(frontier, search, ends_count) for kind, search in searches.items()}
        order = [layer.edge for layer in frontier.layers]
        spans = [(min(places), max(places)) for users in frontier.resources
                 for places in [[order.index(edge) for edge in users]]]  # fmt: skip
        bit = _bits(spans)
        self.wants = [0] * len(order)  # by layer: bits of what its link uses
        self.last_use: list[list[int]] = [[] for _ in order]  # by layer: resources that nobody can take later
        self.gone = [0] * len(order)
        for resource, users in enumerate(frontier.resources):
            for edge in users:
                self.wants[order.index(edge)] |= bit[resource]
            self.last_use[spans[resource][1]].append(resource)
            self.gone[spans[resource][1]] |= bit[resource]
        self.bit = bit

    def cheapest(self, prices: Prices, gap: float, most: int) -> Joint:
        """The cheapest run that costs no more than the gap, looking at the `most` cheapest states of each layer."""
        tables = {kind: search.search.tables(prices.by_link) for kind, search in self.kinds.items()}
        states = self._begin(prices, tables, gap)
        left_out = np.inf
        past: list[_Past] = []
        for number in range(len(self.frontier.layers)):
            self.budget.check()
            states, came = self._advance(states, number, prices, tables, gap)
            if len(states.cost) > most:
                cheap = np.argpartition(states.cost, most)
                left_out = min(left_out, float(states.cost[cheap[most:]].min()))
                cheap = np.sort(cheap[:most])
                states, came = states.pick(cheap), _Past(came.parent[cheap], came.taker[cheap], came.was[cheap])
            past.append(came)
            if not len(states.cost):
                return Joint(np.inf, None, left_out)
        best = int(np.argmin(states.cost))
        return Joint(float(states.cost[best]), self._links(past, best), left_out)

    def _begin(self, prices: Prices, tables: Mapping[str, list[Table]], gap: float) -> _States:
        """Every train begins with the bonus for a mark waived or hoped for, or does not run."""
        count = len(self.trains)
        states = _States(np.zeros(1), np.zeros((1, 0), np.int64), np.zeros((1, 0), np.int64), np.zeros(1, np.int64))
        for kind in self.trains:
            starts = [(0, prices.left[kind])]  # of a dead row nothing comes, and nothing is lost there
            starts += [(place, prices.left[kind] - worth) for place, worth in self.kinds[kind].starts(tables[kind])]
            rows = np.repeat(np.arange(len(states.cost)), len(starts))
            cost = states.cost[rows] + np.tile([cost for _, cost in starts], len(states.cost))
            column = np.tile(np.array([place for place, _ in starts], np.int64), len(states.cost))
            places = np.concatenate([states.places[rows], column[:, None]], axis=1)
            good = np.flatnonzero(cost <= gap)
            states = _States(cost[good], places[good], np.zeros_like(places[good]), np.zeros(len(good), np.int64))
        assert states.places.shape[1] == count
        return states

    def _advance(
        self, states: _States, number: int, prices: Prices, tables: Mapping[str, list[Table]], gap: float
    ) -> tuple[_States, _Past]:
        """One link: nobody takes it, or one train does."""
        leaves = []
        takes: list[list[_Move]] = []
        price = prices.by_link[self.frontier.layers[number].edge]
        for train, kind in enumerate(self.trains):
            moves = self.kinds[kind]
            here, after = tables[kind][number], tables[kind][number + 1]
            places, marks = states.places[:, train], states.marks[:, train]
            leaves.append(moves.leave(number, places, marks, here, after))
            takes.append(list(moves.take(number, places, marks, here, after, price)))
        found: list[tuple[_States, _Past]] = []
        alone = [move.cost for move in leaves]
        together = states.cost + sum(alone)
        able = np.logical_and.reduce([move.can for move in leaves])
        unused = np.zeros(len(states.cost))
        for resource in self.last_use[number]:
            unused += np.where(states.taken & self.bit[resource], 0.0, prices.by_resource[resource])
        found.append(self._made(states, leaves, able & (together + unused <= gap), together + unused, -1, number))
        free = (states.taken & self.wants[number]) == 0
        for train, ways in enumerate(takes):
            others = free.copy()
            for other, move in enumerate(leaves):
                if other != train:
                    others &= move.can
            for way in ways:
                cost = together - leaves[train].cost + way.cost
                moves_now = [*leaves[:train], way, *leaves[train + 1 :]]
                found.append(self._made(states, moves_now, others & way.can & (cost <= gap), cost, train, number))
        joined = _States(
            np.concatenate([one.cost for one, _ in found]),
            np.concatenate([one.places for one, _ in found]),
            np.concatenate([one.marks for one, _ in found]),
            np.concatenate([one.taken for one, _ in found]),
        )
        came = _Past(
            np.concatenate([one.parent for _, one in found]),
            np.concatenate([one.taker for _, one in found]),
            np.concatenate([one.was for _, one in found]),
        )
        kept = _cheapest_of_equal(joined)
        return joined.pick(kept), _Past(came.parent[kept], came.taker[kept], came.was[kept])

    def _made(
        self, states: _States, moves: list[_Move], good: NDArray[np.bool_], cost: Floats, taker: int, number: int
    ) -> tuple[_States, _Past]:
        rows = np.flatnonzero(good)
        places = np.stack([move.place[rows] for move in moves], axis=1)
        marks = np.stack([move.marks[rows] for move in moves], axis=1)
        taken = states.taken[rows] | (self.wants[number] if taker >= 0 else 0)
        was = np.broadcast_to(np.arange(len(self.trains)), places.shape).copy()
        # which of two trains of one kind stands where does not matter: the lower place first
        for begin, end in self._alike():
            order = np.lexsort((marks[:, begin:end], places[:, begin:end]), axis=1)
            for table in (places, marks, was):
                table[:, begin:end] = np.take_along_axis(table[:, begin:end], order, axis=1)
        made = _States(cost[rows], places, marks, taken & ~self.gone[number])
        return made, _Past(rows, np.full(len(rows), taker, np.int64), was)

    def _alike(self) -> Iterator[tuple[int, int]]:
        begin = 0
        for end in range(1, len(self.trains) + 1):
            if end == len(self.trains) or self.trains[end] != self.trains[begin]:
                if end - begin > 1:
                    yield begin, end
                begin = end

    def _links(self, past: list[_Past], state: int) -> list[tuple[int, ...]]:
        """The links of each train, followed back from the last layer."""
        stands = list(range(len(self.trains)))
        links: list[list[int]] = [[] for _ in self.trains]
        for layer, came in zip(reversed(self.frontier.layers), reversed(past), strict=True):
            was = came.was[state].tolist()
            stands = [was[place] for place in stands]
            if came.taker[state] >= 0:
                links[stands.index(int(came.taker[state]))].append(layer.edge)
            state = int(came.parent[state])
        return [tuple(reversed(found)) for found in links]


class _Kind:
    """The moves of one kind of train. A place is row · width + way to have come."""

    def __init__(self, frontier: Frontier, search: PricedSearch, ends_count: bool) -> None:
        self.frontier = frontier
        self.search = search
        self.skips = search.profile.skips
        self.ends_count = ends_count
        modes, owns, self.paid = search.ends.shape[1:]
        self.width = modes * owns * self.paid
        ways = np.arange(self.width)
        self.mode, self.own, self.spent = ways // (2 * self.paid), ways // self.paid % 2, ways % self.paid
        self.together = np.array([0, *(ending.together for ending in frontier.endings)], dtype=np.float64)
        spans: dict[int, tuple[int, int]] = {}
        for number, layer in enumerate(frontier.layers):
            edge = frontier.edges[layer.edge]
            for stop in (edge.a, edge.b):
                spans[stop] = spans.get(stop, (number, number))[0], number
        # a mark for each stop that must not end a route uncounted, or that earns nothing with the other end then
        paired = {stop for pair in search.extras.ends for stop in pair}
        marked = [stop for stop in spans if self.skips and (ends_count or stop in paired)]
        self.mark = dict(zip(marked, _bits([spans[stop] for stop in marked]), strict=True))
        self.leaving = [0] * len(frontier.layers)
        for stop in marked:
            self.leaving[spans[stop][1]] |= self.mark[stop]
        self.dense = [self._dense(number) for number in range(len(frontier.layers))]

    def _dense(self, number: int) -> tuple[Ints, Ints, NDArray[np.bool_], NDArray[np.bool_]]:
        """By row: where leaving leads, where taking leads (a dead row if nowhere), which stops are new then."""
        step, first = self.search.steps[number], self.frontier.first
        rows = first + len(step.leave)
        leave = np.concatenate([np.arange(first), step.leave])
        take = np.full(rows, DEAD)
        new_a, new_b = np.zeros(rows, bool), np.zeros(rows, bool)
        take[step.takers] = step.take
        edge = self.frontier.edges[step.edge]
        for stop, takers in step.new:
            (new_a if stop == edge.a else new_b)[step.takers[takers]] = True
        return leave, take, new_a, new_b

    def starts(self, tables: list[Table]) -> Iterator[tuple[int, float]]:
        for mode, worth in self.search.starts(tables):
            yield self.frontier.first * self.width + mode * 2 * self.paid + self.search.start, worth

    def leave(self, number: int, places: Ints, marks: Ints, here: Table, after: Table) -> _Move:
        rows, ways = places // self.width, places % self.width
        place = self.dense[number][0][rows] * self.width + ways
        cost = here.ravel()[places] - after.ravel()[place]
        return self._settled(number, rows, place, marks, cost, np.ones(len(places), bool))

    def take(self, number: int, places: Ints, marks: Ints, here: Table, after: Table, price: float) -> Iterator[_Move]:
        step = self.search.steps[number]
        _, take, new_a, new_b = self.dense[number]
        if not len(step.takers):
            return
        edge = self.frontier.edges[step.edge]
        rows, ways = places // self.width, places % self.width
        to = take[rows]
        for count_a in (False, True):
            for count_b in (False, True):
                if self.skips:
                    can = (to != DEAD) & (new_a[rows] >= count_a) & (new_b[rows] >= count_b)
                else:
                    can = (to != DEAD) & (new_a[rows] == count_a) & (new_b[rows] == count_b)
                if not can.any():
                    continue
                way, gain = self._counted(step.hexes, step.marked, [edge.a] * count_a + [edge.b] * count_b)
                can &= way[ways] >= 0
                place = to * self.width + np.maximum(way[ways], 0)
                cost = here.ravel()[places] - (gain[ways] + step.worth - price + after.ravel()[place])
                noted = marks
                for stop, new, counted in ((edge.a, new_a[rows], count_a), (edge.b, new_b[rows], count_b)):
                    if stop in self.mark:
                        noted = np.where(new & (not counted), noted | self.mark[stop], noted & ~self.mark[stop])
                yield self._settled(number, rows, place, noted, cost, can)

    def _counted(self, hexes: int, marked: bool, counted: list[int]) -> tuple[Ints, Floats]:
        """By way to have come: the way after counting these stops (-1 beyond the range), and what they add."""
        stops = self.frontier.board.stops
        mode = np.where((self.mode == HOPED) & marked, DUE, self.mode)
        own = np.where(any(stops[stop].own for stop in counted), 1, self.own)
        spent = self.spent + hexes + sum(self.search.price[stop] for stop in counted)
        gain = sum((stops[stop].value + self.search.bonus[mode] for stop in counted), np.zeros(self.width))
        way = np.where(spent < self.paid, (mode * 2 + own) * self.paid + spent, -1)
        return way, gain

    def _settled(
        self, number: int, rows: Ints, place: Ints, marks: Ints, cost: Floats, can: NDArray[np.bool_]
    ) -> _Move:
        """Stops leave the frontier: an end that is not counted is forbidden, or the ends earn nothing together."""
        if not self.mark:
            return _Move(cost, place, marks, can)
        leaving = (marks & self.leaving[number]) != 0
        if self.ends_count:
            return _Move(cost, place, marks, can & ~leaving)
        marks = np.where(leaving, marks & ~self.leaving[number] | LOST, marks)
        after = place // self.width
        finished = (after < self.frontier.first) & (rows >= self.frontier.first)
        cost = cost + np.where(finished & (marks != 0), self.together[np.minimum(after, self.frontier.first - 1)], 0.0)
        return _Move(cost, place, np.where(finished, 0, marks), can)


def _bits(spans: Sequence[tuple[int, int]]) -> list[int]:
    """A bit for each span of layers; spans that do not meet may share one."""
    free_from: list[int] = []
    bits = [0] * len(spans)
    for number in sorted(range(len(spans)), key=lambda number: spans[number]):
        begin, end = spans[number]
        at = next((place for place, free in enumerate(free_from) if free < begin), len(free_from))
        if at == MOST_BITS:
            raise TooWide
        free_from[at : at + 1] = [end]
        bits[number] = 1 << at
    return bits


def _cheapest_of_equal(states: _States) -> Ints:
    """Of states that agree in everything but the cost, the cheapest."""
    columns = np.concatenate([states.places, states.marks, states.taken[:, None]], axis=1)
    factors = np.array([pow(0x9E3779B97F4A7C15, power, 1 << 64) for power in range(1, columns.shape[1] + 1)], np.uint64)
    key = (columns.astype(np.uint64) * factors).sum(axis=1, dtype=np.uint64)
    order = np.lexsort((states.cost, key))
    equal = (columns[order[1:]] == columns[order[:-1]]).all(axis=1)
    kept: Ints = np.sort(order[np.concatenate([[True], ~equal])]) if len(order) else order
    return kept
