"""The best set of routes for several trains, none of which may share track.

Each train is first given its best route for itself. Where two of them meet on a side, either the one train does without
it or all the others do: the search branches into both cases, always taking up the case that promises most. The first
case without a conflict is the best run, because everything else promises less.
"""

import heapq
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count

from core.mechanics.budget import Budget, OutOfBudget
from core.rail18.routes.search import NO_CEILING, Found, TrainSearch

Routes = tuple[Found | None, ...]


@dataclass(frozen=True, slots=True)
class Combined:
    total: int
    bound: int
    routes: Routes

    @property
    def proven(self) -> bool:
        return self.total == self.bound


@dataclass(frozen=True, slots=True)
class Case:
    """For each train the sides it must do without, and its best route then."""

    without: tuple[int, ...]
    routes: Routes

    @property
    def promise(self) -> int:
        return sum(map(earns, self.routes))


def earns(route: Found | None) -> int:
    return route.revenue if route else 0


class Combiner:
    def __init__(
        self, searches: Mapping[str, TrainSearch], kinds: Sequence[str], budget: Budget, floor: int = 0
    ) -> None:
        """Only runs above the floor matter: where there is none the answer is the floor, without routes."""
        self.searches = searches
        self.kinds = tuple(kinds)
        self.budget = budget
        self.known: dict[tuple[str, int], Found | None] = {}
        self.at_most: dict[tuple[str, int], int] = {}  # where a search was given up: nothing above this
        self.popular: Counter[int] = Counter()  # how many best routes use a side
        self.total = floor
        self.routes: Routes = tuple(None for _ in kinds)

    def solve(self) -> Combined:
        bound = sum(self.searches[kind].roof() for kind in self.kinds)
        try:
            start = Case(tuple(0 for _ in self.kinds), tuple(self._best(kind, 0, 0) for kind in self.kinds))
            for bound in self._cases(start):
                if self.budget.progress is not None:
                    self.budget.progress(self.total, bound)
            bound = self.total
        except OutOfBudget:
            self._keep_latest()
        return Combined(self.total, max(bound, self.total), self.routes)

    def _cases(self, start: Case) -> Iterator[int]:
        """Works through the cases, the most promising first, and tells what the next one promises."""
        cases: list[tuple[int, int, Case]] = [(-start.promise, 0, start)]
        number = count(1)
        seen: set[tuple[tuple[str, int], ...]] = set()
        while cases and -cases[0][0] > self.total:
            yield -cases[0][0]
            self.budget.check()
            case = cases[0][2]
            conflict = self._conflict(case)
            if conflict is None:
                self.total, self.routes = case.promise, case.routes
                return
            self._repair(case)
            following = [self._forbid(case, trains, conflict[2]) for trains in self._branches(case, *conflict[:2])]
            heapq.heappop(cases)
            for new in following:
                if new is None:
                    continue
                key = tuple(sorted(zip(self.kinds, new.without, strict=True)))
                if key not in seen:
                    seen.add(key)
                    heapq.heappush(cases, (-new.promise, next(number), new))

    def _best(self, kind: str, without: int, floor: int, ceiling: int = NO_CEILING) -> Found | None:
        """The best route of a train that must do without these sides; None also if none earns more than the floor."""
        key = (kind, without)
        if key in self.known:
            return self.known[key]
        if self.at_most.get(key, NO_CEILING) <= floor:
            return None
        route = self.searches[kind].best(without, self.budget, floor, ceiling)
        if route is None and floor > 0:
            self.at_most[key] = floor
            return None
        self.known[key] = route
        self.popular.update(_bits(route.sides if route else 0))
        return route

    def _conflict(self, case: Case) -> tuple[int, int, int] | None:
        """Two trains and a side that both use: the one that most best routes want."""
        for a, one in enumerate(case.routes):
            for b, other in enumerate(case.routes[:a]):
                shared = one.sides & other.sides if one and other else 0
                if shared:
                    return b, a, max(_bits(shared), key=lambda side: (self.popular[side], side))
        return None

    def _branches(self, case: Case, a: int, b: int) -> list[list[int]]:
        """Who must do without the contested side. Of two trains that are quite alike it does not matter which."""
        if self.kinds[a] == self.kinds[b] and case.without[a] == case.without[b]:
            return [[b]]
        return [[a], [train for train in range(len(self.kinds)) if train != a]]

    def _forbid(self, case: Case, trains: list[int], side: int) -> Case | None:
        """The case in which these trains do without the side; None if it cannot beat the best run known."""
        without, routes = list(case.without), list(case.routes)
        promise = case.promise
        for train in trains:
            old = routes[train]
            without[train] |= side
            if old is None or not old.sides & side:
                continue
            floor = max(self.total - (promise - old.revenue), 0)
            new = self._best(self.kinds[train], without[train], floor, old.revenue)
            if earns(new) <= floor and floor > 0:
                return None
            routes[train] = new
            promise += earns(new) - old.revenue
        return Case(tuple(without), tuple(routes)) if promise > self.total else None

    def _repair(self, case: Case) -> None:
        """A run that is possible: each train in turn takes its route, or its best one on what is left."""
        order = sorted(range(len(self.kinds)), key=lambda at: -earns(case.routes[at]))
        used, total, hope = 0, 0, case.promise
        routes: list[Found | None] = [None] * len(self.kinds)
        for at in order:
            route = case.routes[at]
            hope -= earns(route)
            if route is not None and route.sides & used:
                floor = max(self.total - total - hope, 0)
                # What is left may hold sides that the case takes from this train: its route is then no ceiling.
                ceiling = route.revenue if not case.without[at] & ~used else NO_CEILING
                route = self._best(self.kinds[at], used, floor, ceiling)
                if earns(route) <= floor and floor > 0:
                    return
            if route is not None:
                routes[at] = route
                used |= route.sides
                total += route.revenue
        if total > self.total:
            self.total, self.routes = total, tuple(routes)

    def _keep_latest(self) -> None:
        """Stopped in the middle: what the searches had found is better than nothing."""
        used, total = 0, 0
        routes: list[Found | None] = []
        for kind in self.kinds:
            route = self.known.get((kind, 0)) or self.searches[kind].latest
            if route is None or route.sides & used:
                routes.append(None)
                continue
            routes.append(route)
            used |= route.sides
            total += route.revenue
        if total > self.total:
            self.total, self.routes = total, tuple(routes)


def _bits(sides: int) -> list[int]:
    found = []
    while sides:
        found.append(sides & -sides)
        sides &= sides - 1
    return found
