"""Prices for track that trains compete for, such that what is left to the trains after paying is little.

Whatever the prices are: every run earns at most the sum of all prices plus what is left of each train's best route. A
linear program over the routes that have turned up proposes prices, the trains answer with their best routes at these
prices, until the bound comes down no more.
"""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.mechanics.budget import Budget
from core.rail18.routes.frontier import Frontier
from core.rail18.routes.priced import Priced, PricedSearch
from core.rail18.routes.simplex import Simplex

ROUNDS = 60
AT_ONCE = 8  # routes that a kind of train may answer with
CLOSE = 1.0  # of a grain: near enough to the lowest bound


@dataclass(frozen=True, slots=True)
class Prices:
    bound: float
    by_resource: NDArray[np.float64]
    by_link: list[float]
    left: Mapping[str, float]  # of the best route of each kind of train


class Pricing:
    """`numbers` says how many trains there are of each kind."""

    def __init__(
        self, frontier: Frontier, searches: Mapping[str, PricedSearch], numbers: Mapping[str, int], budget: Budget
    ) -> None:
        self.searches = searches
        self.numbers = numbers
        self.budget = budget
        self.uses = np.zeros((len(frontier.edges), len(frontier.resources)))  # which link uses which resource
        for resource, users in enumerate(frontier.resources):
            self.uses[sorted(users), resource] = 1.0
        limits = [1.0] * len(frontier.resources) + [float(number) for number in numbers.values()]
        self.program = Simplex(np.array(limits))
        self.seen: set[tuple[str, tuple[int, ...]]] = set()

    def settle(self, enough: float, grain: int) -> Prices:
        """The best prices found. Stops early when the bound falls below `enough`."""
        best = self._ask(np.zeros(self.uses.shape[1]))
        half_way = True
        for _ in range(ROUNDS):
            self.budget.check()
            self.program.solve()
            if best.bound < enough or best.bound - self.program.value < CLOSE * grain:
                break
            proposed = self.program.prices[: self.uses.shape[1]]
            # half way from the best prices is steadier; where that brings nothing new, go all the way
            known = len(self.seen)
            found = self._ask((best.by_resource + proposed) / 2 if half_way else proposed)
            best = min(best, found, key=lambda prices: prices.bound)
            if len(self.seen) == known and not half_way:
                break
            half_way = len(self.seen) > known
        return best

    def _ask(self, by_resource: NDArray[np.float64]) -> Prices:
        """The trains answer; their routes become columns of the program."""
        by_link: list[float] = (self.uses @ by_resource).tolist()
        left = {}
        for kind, search in self.searches.items():
            routes = search.best(by_link, AT_ONCE)
            left[kind] = max([0.0, *(route.left for route in routes)])
            for route in routes:
                if (kind, route.edges) not in self.seen:
                    self.seen.add((kind, route.edges))
                    self._add(kind, route)
        bound = float(by_resource.sum()) + sum(self.numbers[kind] * rest for kind, rest in left.items())
        return Prices(bound, by_resource, by_link, left)

    def _add(self, kind: str, route: Priced) -> None:
        trains = np.array([float(other == kind) for other in self.numbers])
        used = self.uses[list(route.edges)].max(axis=0)
        self.program.add(np.concatenate([used, trains])[None, :], np.array([float(route.revenue)]))
