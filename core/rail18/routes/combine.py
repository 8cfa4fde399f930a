"""The best set of routes for several trains, none of which may share track.

Each train is first given its best route for itself. Where two of them meet on a side, one of them must do without it:
the search branches into both cases, always taking up the case that promises most. The first case without a conflict is
the best run, because everything else promises less.
"""

import heapq
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Protocol

from core.rail18.routes.budget import Budget, OutOfBudget
from core.rail18.routes.search import NO_CEILING, Found


class TrainSearch(Protocol):
    latest: Found | None

    def roof(self) -> int: ...

    def best(self, used: int, budget: Budget, ceiling: int = NO_CEILING) -> Found | None: ...


@dataclass(frozen=True, slots=True)
class Combined:
    total: int
    bound: int
    routes: tuple[Found | None, ...]

    @property
    def proven(self) -> bool:
        return self.total == self.bound


@dataclass(frozen=True, slots=True)
class Case:
    """For each train the sides it must do without, and its best route then."""

    without: tuple[int, ...]
    routes: tuple[Found | None, ...]

    @property
    def promise(self) -> int:
        return sum(route.revenue for route in self.routes if route)


class Combiner:
    def __init__(self, searches: Mapping[str, TrainSearch], kinds: Sequence[str], budget: Budget) -> None:
        self.searches = searches
        self.kinds = tuple(kinds)
        self.budget = budget
        self.known: dict[tuple[str, int], Found | None] = {}
        self.incumbent: tuple[int, tuple[Found | None, ...]] = (0, tuple(None for _ in kinds))

    def route(self, kind: str, without: int, ceiling: int = NO_CEILING) -> Found | None:
        """The best route of a train that must do without these sides."""
        key = (kind, without)
        if key not in self.known:
            self.known[key] = self.searches[kind].best(without, self.budget, ceiling)
        return self.known[key]

    def solve(self) -> Combined:
        bound = sum(self.searches[kind].roof() for kind in self.kinds)
        cases: list[tuple[int, int, Case]] = []
        number = count()
        seen: set[tuple[tuple[str, int], ...]] = set()
        try:
            start = Case(tuple(0 for _ in self.kinds), tuple(self.route(kind, 0) for kind in self.kinds))
            heapq.heappush(cases, (-start.promise, next(number), start))
            while cases:
                promise, _, case = cases[0]
                bound = -promise
                if bound <= self.incumbent[0]:
                    break
                self.budget.check()
                if self.budget.progress is not None:
                    self.budget.progress(self.incumbent[0], bound)
                conflict = self._conflict(case)
                if conflict is None:
                    self.incumbent = (bound, case.routes)
                    break
                self._repair(case)
                following = [self._forbid(case, train, conflict[2]) for train in conflict[:2]]
                heapq.heappop(cases)
                for new in following:
                    key = tuple(sorted(zip(self.kinds, new.without, strict=True)))
                    if key not in seen and new.promise > self.incumbent[0]:
                        seen.add(key)
                        heapq.heappush(cases, (-new.promise, next(number), new))
            bound = self.incumbent[0]
        except OutOfBudget:
            self._keep_latest()
        total, routes = self.incumbent
        return Combined(total, bound, routes)

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
        if total > self.incumbent[0]:
            self.incumbent = (total, tuple(routes))

    def _conflict(self, case: Case) -> tuple[int, int, int] | None:
        """Two trains and a side that both use."""
        for a, one in enumerate(case.routes):
            for b in range(a):
                other = case.routes[b]
                if one is not None and other is not None:
                    shared = one.sides & other.sides
                    if shared:
                        return b, a, shared & -shared
        return None

    def _forbid(self, case: Case, train: int, side: int) -> Case:
        """The case in which this train does without the side. It cannot earn more than before."""
        old = case.routes[train]
        without = case.without[train] | side
        route = self.route(self.kinds[train], without, old.revenue if old else 0)
        return Case(
            (*case.without[:train], without, *case.without[train + 1 :]),
            (*case.routes[:train], route, *case.routes[train + 1 :]),
        )

    def _repair(self, case: Case) -> None:
        """A run that is possible: each train in turn takes its route, or its best one on what is left."""
        if self.incumbent[0]:
            return
        order = sorted(range(len(self.kinds)), key=lambda at: -(route.revenue if (route := case.routes[at]) else 0))
        used, total = 0, 0
        routes: list[Found | None] = [None] * len(self.kinds)
        for at in order:
            route = case.routes[at]
            if route is not None and route.sides & used:
                route = self.searches[self.kinds[at]].best(used, self.budget, route.revenue)
            if route is not None:
                routes[at] = route
                used |= route.sides
                total += route.revenue
        self.incumbent = max(self.incumbent, (total, tuple(routes)), key=lambda run: run[0])
