"""The best route of a train where every link has a price.

Works on the layers of `Frontier`. For each row and each way to have come there a table holds the most that can still be
earned. A way to have come is (mode, own, paid): `mode` says whether the bonus of the mark is waived, hoped for or due;
`own`, whether a station of the company is counted; `paid`, how much of the range is used up. Who waives the bonus
takes no marked link.

Of a train that may leave out stops the tables take two things easier than the rules, so they may promise too much and
never too little: an end need not be counted for what the ends earn together, nor stops on both sides of the mark or of
a link with a worth.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from core.rail18.routes.frontier import Edge, Frontier
from core.rail18.routes.profile import Profile
from core.rail18.routes.search import Extras, price_of

Table = NDArray[np.float64]
NEVER = -1e9
SLIGHT = 1e-6
WAIVED, HOPED, DUE = 0, 1, 2  # modes


@dataclass(frozen=True, slots=True)
class Priced:
    """A route by its links: what is left of its revenue after the prices, and the revenue the tables promise."""

    left: float
    revenue: int
    edges: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class _Step:
    """A layer in numbers, as this train sees it."""

    edge: int
    leave: NDArray[np.intp]
    takers: NDArray[np.intp]
    take: NDArray[np.intp]
    new: tuple[tuple[int, NDArray[np.intp]], ...]  # stop, takers for whom it is new
    hexes: int
    marked: bool
    worth: int


class PricedSearch:
    def __init__(self, frontier: Frontier, profile: Profile, extras: Extras) -> None:
        self.frontier = frontier
        self.profile = profile
        stops = frontier.board.stops
        marks = extras.mark_bonus > 0 and any(edge.link.marked for edge in frontier.edges)
        self.bonus = np.array([0, extras.mark_bonus, extras.mark_bonus] if marks else [0], dtype=np.float64)
        self.marks = marks
        self.extras = extras
        self.start = 1 if profile.pays_hexes else 0  # what is paid before the first link
        self.price = [0 if profile.pays_hexes else price_of(profile, stop) for stop in stops]
        self.ends = np.full((frontier.first, len(self.bonus), 2, profile.range + 1), NEVER)
        for row, ending in enumerate(frontier.endings, start=1):
            if profile.starts_at is None or profile.starts_at in ending.tags:
                self.ends[row, WAIVED, 1] = ending.together
                if marks:
                    self.ends[row, DUE, 1] = ending.together

    @cached_property
    def steps(self) -> list[_Step]:
        found = []
        for layer in self.frontier.layers:
            edge = self.frontier.edges[layer.edge]
            shut = not self._open(edge)
            takers = [] if shut else layer.takers
            new = [
                (stop, np.flatnonzero(flags))
                for stop, flags in ((edge.a, layer.new_a), (edge.b, layer.new_b))
                if takers and any(flags)
            ]
            found.append(
                _Step(
                    layer.edge,
                    np.array(layer.leave, dtype=np.intp),
                    np.array(takers, dtype=np.intp) + self.frontier.first,
                    np.array([] if shut else layer.take, dtype=np.intp),
                    tuple(new),
                    edge.link.hexes if self.profile.pays_hexes else 0,
                    self.marks and edge.link.marked,
                    edge.link.worth,
                )
            )
        return found

    def _open(self, edge: Edge) -> bool:
        stops = self.frontier.board.stops
        enters = self.profile.enters_red or not (stops[edge.a].red or stops[edge.b].red)
        enters = enters and not self.profile.avoids & (stops[edge.a].tags | stops[edge.b].tags)
        enters = enters and (self.profile.skips or (stops[edge.a].counts and stops[edge.b].counts))
        return enters and (not self.profile.pays_hexes or edge.link.hexes < self.profile.range)

    # what can still be earned

    def tables(self, prices: Sequence[float]) -> list[Table]:
        """For each layer the most that can still come, from the last layer back to the first."""
        first = self.frontier.first
        table = self.ends
        tables = [table]
        for step in reversed(self.steps):
            before: Table = np.empty((first + len(step.leave), *table.shape[1:]))
            before[:first] = self.ends
            np.take(table, step.leave, axis=0, out=before[first:])
            price = prices[step.edge]
            if len(step.takers):
                taken = self._before_taking(table[step.take], step)
                taken += step.worth - price
                before[step.takers] = np.maximum(before[step.takers], taken)
            table = before
            tables.append(table)
        tables.reverse()
        return tables

    def _before_taking(self, after: Table, step: _Step) -> Table:
        if step.marked:
            after[:, HOPED] = after[:, DUE]
            after[:, WAIVED] = NEVER
        if step.hexes:
            moved = np.full_like(after, NEVER)
            moved[..., : -step.hexes] = after[..., step.hexes :]
            after = moved
        for stop, rows in step.new:
            if len(rows) == len(after):
                after = self._before_visiting(after, stop)
            else:
                after[rows] = self._before_visiting(after[rows], stop)
        return after

    def _before_visiting(self, after: Table, stop: int) -> Table:
        visited = self.frontier.board.stops[stop]
        if not visited.counts:
            return after
        value = visited.value + self.bonus[:, None, None]
        if self.price[stop]:
            before = np.empty_like(after)
            before[..., -1] = NEVER
            np.add(after[..., 1:], value, out=before[..., :-1])
        else:
            before = after + value
        if visited.own:
            before[:, :, 0] = before[:, :, 1]
        return np.maximum(before, after) if self.profile.skips else before

    def starts(self, tables: list[Table]) -> Iterator[tuple[int, float]]:
        """The modes a route may begin in, and the most that comes of it."""
        for mode in (WAIVED, HOPED) if self.marks else (WAIVED,):
            yield mode, float(tables[0][self.frontier.first, mode, 0, self.start])

    def revenue(self, path: Sequence[int], edges: Sequence[Edge]) -> int:
        """What a route earns that counts all its stops."""
        total = sum(self.frontier.board.stops[stop].value for stop in path) + sum(edge.link.worth for edge in edges)
        if any(edge.link.marked for edge in edges):
            total += self.extras.mark_bonus * len(path)
        return total + (self.extras.pair(path[0], path[-1]) or 0)

    # the best route

    def best(self, prices: Sequence[float], most: int = 1) -> list[Priced]:
        """A best route; then the best without the first links of the layers, up to `most` in all.

        Nothing if the train has no route at all; what is left may be less than nothing.
        """
        tables = self.tables(prices)
        found: list[tuple[float, int, int, int]] = []  # what is left, mode, layer to begin with, row there
        for mode, _ in self.starts(tables):
            row, lowest = self.frontier.first, np.inf
            for number, step in enumerate(self.steps):
                left = float(tables[number][row, mode, 0, self.start])
                if left < NEVER / 2:
                    break
                if left < lowest - SLIGHT:
                    found.append((left, mode, number, row))
                    lowest = left
                row = step.leave[row - self.frontier.first]
        found.sort(key=lambda start: -start[0])
        routes = []
        for left, mode, number, row in found[:most]:
            edges = self._follow(tables, prices, mode, number, row)
            routes.append(Priced(left, round(left + sum(prices[edge] for edge in edges)), tuple(edges)))
        return routes

    def _follow(self, tables: list[Table], prices: Sequence[float], mode: int, begin: int, row: int) -> list[int]:
        """The links of a best route: at each layer one of the ways on that keeps what the table promises."""
        own, paid = 0, self.start
        edges = []
        for number, step in enumerate(self.steps[begin:], start=begin):
            if row < self.frontier.first:
                break
            promised = tables[number][row, mode, own, paid]
            after = tables[number + 1]
            left = step.leave[row - self.frontier.first]
            if after[left, mode, own, paid] >= promised - SLIGHT:
                row = left
                continue
            taker = int(np.searchsorted(step.takers, row))
            edges.append(step.edge)
            gain = step.worth - prices[step.edge]
            row = step.take[taker]
            mode = DUE if step.marked and mode == HOPED else mode
            ways = [(own, paid + step.hexes, gain)]
            for stop, rows in step.new:
                if taker in rows:
                    ways = list(self._visits(ways, stop, mode))
            own, paid, _ = max(ways, key=lambda way: after[row, mode, way[0], way[1]] + way[2])
        return edges

    def _visits(self, ways: list[tuple[int, int, float]], stop: int, mode: int) -> Iterator[tuple[int, int, float]]:
        visited = self.frontier.board.stops[stop]
        for own, paid, gain in ways:
            if visited.counts and paid + self.price[stop] <= self.profile.range:
                value = visited.value + float(self.bonus[mode])
                yield (1 if visited.own else own), paid + self.price[stop], gain + value
            if self.profile.skips:
                yield own, paid, gain
