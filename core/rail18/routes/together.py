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
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from core.mechanics.budget import Budget
from core.rail18.routes.frontier import DEAD, Frontier, TooWide
from core.rail18.routes.priced import DUE, HOPED, WAIVED, PricedSearch
from core.rail18.routes.prices import Prices

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]
SLIGHT = 1e-6
MOST_BITS = 40
AT_ONCE = 100_000  # states sorted between two looks at the clock
NEW_A, NEW_B = 1, 2  # the ends of a link that are new to a route
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

    parent: NDArray[np.int32]
    taker: NDArray[np.int8]
    was: NDArray[np.int8]

    def pick(self, rows: Ints) -> "_Past":
        return _Past(self.parent[rows], self.taker[rows], self.was[rows])


@dataclass(frozen=True, slots=True)
class _Move:
    """What trains do with the link: the cost (without end where they cannot), the places and the marks after it."""

    cost: Floats
    places: Ints
    marks: Ints

    def pick(self, rows: Ints) -> "_Move":
        return _Move(self.cost[rows], self.places[rows], self.marks[rows])


class Together:
    def __init__(
        self, frontier: Frontier, searches: Mapping[str, PricedSearch], trains: Sequence[str], ends_count: bool,
        prices: Prices, budget: Budget,
    ) -> None:  # fmt: skip
        """Trains of one kind stand together in `trains`. With `ends_count` no route ends at a stop not counted.

        Raises TooWide where a state does not fit into whole numbers.
        """
        self.frontier = frontier
        self.trains = list(trains)
        self.prices = prices
        self.budget = budget
        self.kinds = [
            _Kind(frontier, search, ends_count, prices, [at for at, train in enumerate(trains) if train == kind])
            for kind, search in sorted(searches.items())
        ]
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

    def cheapest(self, gap: float, most: int) -> Joint:
        """The cheapest run that costs no more than the gap, looking at the `most` cheapest states of each layer."""
        states = self._begin(gap)
        left_out = np.inf
        past: list[_Past] = []
        for number in range(len(self.frontier.layers)):
            self.budget.check()
            states, came = self._advance(states, number, gap)
            if len(states.cost) > most:
                cheap = np.argpartition(states.cost, most)
                left_out = min(left_out, float(states.cost[cheap[most:]].min()))
                cheap = np.sort(cheap[:most])
                states, came = states.pick(cheap), came.pick(cheap)
            past.append(came)
            if not len(states.cost):
                return Joint(np.inf, None, left_out)
        best = int(np.argmin(states.cost))
        return Joint(float(states.cost[best]), self._links(past, best), left_out)

    def _begin(self, gap: float) -> _States:
        """Every train begins with the bonus for a mark waived or hoped for, or does not run."""
        cost, places = np.zeros(1), np.zeros((1, 0), np.int64)
        for kind in self.kinds:
            for _ in kind.trains:
                starts = list(kind.starts())
                rows = np.repeat(np.arange(len(cost)), len(starts))
                column = np.tile(np.array([place for place, _ in starts], np.int64), len(cost))
                places = np.concatenate([places[rows], column[:, None]], axis=1)
                cost = cost[rows] + np.tile([more for _, more in starts], len(cost))
                places, cost = places[cost <= gap], cost[cost <= gap]
        return _States(cost, places, np.zeros_like(places), np.zeros(len(cost), np.int64))

    def _advance(self, states: _States, number: int, gap: float) -> tuple[_States, _Past]:
        """One link: nobody takes it, or one train does."""
        left = [kind.leave(number, states.places[:, kind.trains], states.marks[:, kind.trains]) for kind in self.kinds]
        cost = np.concatenate([move.cost for move in left], axis=1)
        unused = np.zeros(len(states.cost))
        for resource in self.last_use[number]:
            unused += np.where(states.taken & self.bit[resource], 0.0, self.prices.by_resource[resource])
        nobody = states.cost + cost.sum(axis=1) + unused
        idle = np.flatnonzero(nobody <= gap)
        # by way on: the states it comes from, the train that takes the link, and where that leads
        parents, takers, moves = [idle], [np.full(len(idle), -1)], []
        totals = [nobody[idle]]
        free = (states.taken & self.wants[number]) == 0
        for kind in self.kinds:
            able = kind.takes(number, states.places[:, kind.trains]) & free[:, None]
            for at, train in enumerate(kind.trains):
                self.budget.check()
                others = states.cost + np.delete(cost, train, axis=1).sum(axis=1)
                rows = np.flatnonzero(able[:, at] & (others <= gap))
                for move in kind.take(number, states.places[rows, train], states.marks[rows, train]):
                    total = others[rows] + move.cost
                    good = np.flatnonzero(total <= gap)
                    parents.append(rows[good])
                    takers.append(np.full(len(good), train))
                    moves.append(move.pick(good))
                    totals.append(total[good])
        self.budget.check()
        parent, taker = np.concatenate(parents), np.concatenate(takers)
        places = np.concatenate([move.places for move in left], axis=1)[parent]
        marks = np.concatenate([move.marks for move in left], axis=1)[parent]
        taken = states.taken[parent]
        if moves:
            took = np.arange(len(idle), len(parent))
            places[took, taker[took]] = np.concatenate([move.places for move in moves])
            marks[took, taker[took]] = np.concatenate([move.marks for move in moves])
            taken[took] |= self.wants[number]
        was = self._in_order(places, marks)
        made = _States(np.concatenate(totals), places, marks, taken & ~self.gone[number])
        kept = _cheapest_of_equal(made, self.budget)
        self.budget.check()
        return made.pick(kept), _Past(parent.astype(np.int32), taker.astype(np.int8), was).pick(kept)

    def _in_order(self, places: Ints, marks: Ints) -> NDArray[np.int8]:
        """Which of two trains of one kind stands where does not matter: the lower place first. Says where they were."""
        was = np.tile(np.arange(len(self.trains), dtype=np.int8), (len(places), 1))
        for kind in self.kinds:
            for last in range(len(kind.trains) - 1, 0, -1):
                for a, b in pairwise(kind.trains[: last + 1]):
                    equal = places[:, a] == places[:, b]
                    wrong = np.flatnonzero((places[:, a] > places[:, b]) | equal & (marks[:, a] > marks[:, b]))
                    for table in (places, marks, was):
                        table[wrong, a], table[wrong, b] = table[wrong, b], table[wrong, a]
        return was

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

    def __init__(
        self, frontier: Frontier, search: PricedSearch, ends_count: bool, prices: Prices, trains: list[int]
    ) -> None:
        self.frontier = frontier
        self.search = search
        self.prices = prices
        self.trains = trains
        self.skips = search.profile.skips
        self.ends_count = ends_count
        self.tables = search.tables(prices.by_link)
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
        self.counted = [list(self._ways_to_count(number)) for number in range(len(frontier.layers))]

    def _dense(self, number: int) -> tuple[Ints, Ints, Ints]:
        """By row: where leaving leads, where taking leads (a dead row if nowhere), which stops are new then."""
        step, first = self.search.steps[number], self.frontier.first
        rows = first + len(step.leave)
        leave = np.concatenate([np.arange(first), step.leave])
        take = np.full(rows, DEAD)
        take[step.takers] = step.take
        new = np.zeros(rows, np.int64)
        edge = self.frontier.edges[step.edge]
        for stop, takers in step.new:
            new[step.takers[takers]] += NEW_A if stop == edge.a else NEW_B
        return leave, take, new

    def _ways_to_count(self, number: int) -> Iterator[tuple[int, Ints, Floats]]:
        """The new stops to count when the link is taken: which; by way to have come the way on (-1 where there
        is none) and what it adds.
        """
        step, stops = self.search.steps[number], self.frontier.board.stops
        edge = self.frontier.edges[step.edge]
        mode = np.where((self.mode == HOPED) & step.marked, DUE, self.mode)
        price = self.prices.by_link[step.edge]
        for which in (0, NEW_A, NEW_B, NEW_A | NEW_B):
            counted = [edge.a] * bool(which & NEW_A) + [edge.b] * bool(which & NEW_B)
            if not all(stops[stop].counts for stop in counted):
                continue
            own = np.where(any(stops[stop].own for stop in counted), 1, self.own)
            spent = self.spent + step.hexes + sum(self.search.price[stop] for stop in counted)
            value = sum(stops[stop].value for stop in counted)
            gain = value + len(counted) * self.search.bonus[mode] + step.worth - price
            can = (spent < self.paid) & ~((mode == WAIVED) & step.marked)
            yield which, np.where(can, (mode * 2 + own) * self.paid + spent, -1), gain

    def starts(self) -> Iterator[tuple[int, float]]:
        """Places to begin at and what they cost. Of a dead row nothing comes, and nothing is lost there."""
        left = self.prices.left[self.search.profile.type]
        yield DEAD, left
        for mode, worth in self.search.starts(self.tables):
            yield self.frontier.first * self.width + mode * 2 * self.paid + self.search.start, left - worth

    def leave(self, number: int, places: Ints, marks: Ints) -> _Move:
        rows, ways = places // self.width, places % self.width
        after = self.dense[number][0][rows] * self.width + ways
        cost = self.tables[number].ravel()[places] - self.tables[number + 1].ravel()[after]
        return self._settled(number, rows, _Move(cost, after, marks))

    def takes(self, number: int, places: Ints) -> NDArray[np.bool_]:
        """Which trains can take the link, the range aside."""
        can: NDArray[np.bool_] = self.dense[number][1][places // self.width] != DEAD
        return can

    def take(self, number: int, places: Ints, marks: Ints) -> Iterator[_Move]:
        """The moves of trains that can take the link: one for each choice of new stops to count."""
        if not len(places):
            return
        edge = self.frontier.edges[self.search.steps[number].edge]
        here, after = self.tables[number].ravel()[places], self.tables[number + 1].ravel()
        rows, ways = places // self.width, places % self.width
        to, new = self.dense[number][1][rows] * self.width, self.dense[number][2][rows]
        for which, way_on, gain in self.counted[number]:
            on = way_on[ways]
            can = on >= 0
            can &= (new & which) == which if self.skips else new == which
            if not can.any():
                continue
            place = to + np.maximum(on, 0)
            cost = np.where(can, here - gain[ways] - after[place], np.inf)
            noted = marks
            for stop, bit in ((edge.a, NEW_A), (edge.b, NEW_B)):
                if stop in self.mark:
                    skipped = (new & bit & ~which) != 0
                    noted = np.where(skipped, noted | self.mark[stop], noted & ~self.mark[stop])
            yield self._settled(number, rows, _Move(cost, place, noted))

    def _settled(self, number: int, rows: Ints, move: _Move) -> _Move:
        """Stops leave the frontier: an end that is not counted is forbidden, or the ends earn nothing together."""
        if not self.mark:
            return move
        leaving = (move.marks & self.leaving[number]) != 0
        if self.ends_count:
            return _Move(np.where(leaving, np.inf, move.cost), move.places, move.marks)
        marks = np.where(leaving, move.marks & ~self.leaving[number] | LOST, move.marks)
        after = move.places // self.width
        finished = (after < self.frontier.first) & (rows >= self.frontier.first)
        lost = np.where(finished & (marks != 0), self.together[np.minimum(after, self.frontier.first - 1)], 0.0)
        return _Move(move.cost + lost, move.places, np.where(finished, 0, marks))


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


def _cheapest_of_equal(states: _States, budget: Budget) -> Ints:
    """Of states that agree in everything but the cost, the cheapest."""
    columns = np.concatenate([states.places, states.marks, states.taken[:, None]], axis=1)
    factors = np.array([pow(0x9E3779B97F4A7C15, power, 1 << 64) for power in range(1, columns.shape[1] + 1)], np.uint64)
    key = columns.astype(np.uint64) @ factors
    kept = np.ones(len(key), bool)
    parts = 1 + len(key) // AT_ONCE
    for part in range(parts):
        budget.check()
        some = np.flatnonzero(key % np.uint64(parts) == part) if parts > 1 else np.arange(len(key))
        some = some[np.argsort(key[some])]
        again = key[some[1:]] == key[some[:-1]]
        shared = np.zeros(len(some), bool)
        shared[1:] |= again
        shared[:-1] |= again
        rows = some[shared]  # states that agree in the key, which nearly always says that they are equal
        rows = rows[np.lexsort((states.cost[rows], key[rows]))]
        equal = (columns[rows[1:]] == columns[rows[:-1]]).all(axis=1)
        kept[rows[1:][equal]] = False
    return np.flatnonzero(kept)
