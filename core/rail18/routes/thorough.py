"""The best run where trains are much in each other's way: prices for track, then all trains together."""

import math
from collections import Counter
from collections.abc import Sequence

from core.mechanics.budget import Budget, OutOfBudget
from core.rail18.routes.combine import Combined, Routes, earns
from core.rail18.routes.frontier import Edge, Frontier, traits
from core.rail18.routes.links import Link, RouteMap
from core.rail18.routes.pick import pick
from core.rail18.routes.priced import PricedSearch
from core.rail18.routes.prices import Pricing
from core.rail18.routes.profile import Profile
from core.rail18.routes.search import Extras, Found
from core.rail18.routes.skipping import SkippingSearch
from core.rail18.routes.together import SLIGHT, Together

FEW_STATES = 2000  # looked at in each layer at first
MORE = 10  # times as many the next time


class Thorough:
    def __init__(
        self, board: RouteMap, extras: Extras, profiles: Sequence[Profile], both_sides: bool, budget: Budget
    ) -> None:
        """Raises TooWide where the map has too many ways to be half through."""
        self.board = board
        self.budget = budget
        self.kinds = [profile.type for profile in profiles]
        self.frontier = Frontier(board, extras, budget)
        worths = [edge.link.worth for edge in self.frontier.edges]
        # what passing adds may lie beyond the stops that count
        self.ends_count = both_sides and (board.worth_between or not any(worths))
        easy = (any(worths) and board.worth_between != both_sides) or not all(stop.counts for stop in board.stops)
        # a run that the tables promise earns what they promise
        self.exact = not easy or not any(profile.skips for profile in profiles)
        self.searches = {profile.type: PricedSearch(self.frontier, profile, extras) for profile in profiles}
        self.skipping = {
            profile.type: SkippingSearch(board, profile, extras, both_sides) for profile in profiles if profile.skips
        }
        values = (stop.value for stop in board.stops)
        # every run earns a multiple of this
        self.grain = max(1, math.gcd(extras.mark_bonus, *extras.ends.values(), *worths, *values))

    def solve(self, start: Combined) -> Combined:
        """Goes on from a run and a bound that are known. Only where it is `exact` the answer is always proven."""
        total, bound, routes = start.total, start.bound, start.routes
        if not self.frontier.has_routes:
            return Combined(total, total, routes)
        try:
            enough = self._better(total) - self.grain * SLIGHT  # below this nothing better than what is known
            pricing = Pricing(self.frontier, self.searches, Counter(self.kinds), self.budget)
            prices = pricing.settle(enough, self.grain)
            picked = self._picked(pricing)
            if sum(map(earns, picked)) > total:
                total, routes = sum(map(earns, picked)), picked
            bound = max(total, min(bound, self._floor(prices.bound)))
            if bound == total:
                return Combined(total, bound, routes)
            together = Together(self.frontier, self.searches, sorted(self.kinds), self.ends_count, prices, self.budget)
            most = FEW_STATES
            while bound > total:
                if self.budget.progress is not None:
                    self.budget.progress(total, bound)
                gap = prices.bound - self._better(total) + SLIGHT
                joint = together.cheapest(gap, most)
                if joint.links is not None:
                    found = self._routes(joint.links)
                    if sum(map(earns, found)) > total:
                        total, routes = sum(map(earns, found)), found
                # what is better than the cheapest run must have come from a state left out
                least = joint.left_out if self.exact else min(joint.left_out, joint.cost)
                rest = total if least > gap else self._floor(prices.bound - least)
                bound = max(total, min(bound, rest))
                if not self.exact and joint.cost <= joint.left_out:
                    break  # it promises more than it earns, and more states do not change that
                most *= MORE
        except OutOfBudget:
            pass
        return Combined(total, bound, routes)

    def _better(self, total: int) -> int:
        """The least that a run earns which earns more."""
        return (total // self.grain + 1) * self.grain

    def _floor(self, bound: float) -> int:
        return math.floor(bound / self.grain + SLIGHT) * self.grain

    def _picked(self, pricing: Pricing) -> Routes:
        """The best run from the routes that turned up while the prices settled."""
        at_hand: dict[str, list[Found]] = {kind: [] for kind in self.kinds}
        for kind, taken in pricing.seen:
            found = self._found(kind, taken)
            if found is not None:
                at_hand[kind].append(found)
        return self._in_train_order(pick(sorted(self.kinds), at_hand))

    def _routes(self, links: list[tuple[int, ...]]) -> Routes:
        return self._in_train_order(
            [self._found(kind, taken) for kind, taken in zip(sorted(self.kinds), links, strict=True)]
        )

    def _in_train_order(self, found: Sequence[Found | None]) -> Routes:
        """The routes of the trains in their order; they came in the order of the kinds."""
        by_kind = list(zip(sorted(self.kinds), found, strict=True))
        routes: list[Found | None] = []
        for kind in self.kinds:
            at = next(number for number, (other, _) in enumerate(by_kind) if other == kind)
            routes.append(by_kind.pop(at)[1])
        return tuple(routes)

    def _found(self, kind: str, taken: Sequence[int]) -> Found | None:
        """A route by its links, as the other searches give it."""
        if not taken:
            return None
        path, edges = _in_order([self.frontier.edges[edge] for edge in taken])
        root = next(place for place, stop in enumerate(path) if self.board.stops[stop].own)
        first = tuple(self._link(path[place + 1], path[place], edges[place]) for place in range(root - 1, -1, -1))
        second = tuple(self._link(path[place], path[place + 1], edges[place]) for place in range(root, len(edges)))
        sides = 0
        for edge in edges:
            sides |= edge.link.sides
        if kind in self.skipping:
            revenue, counted = self.skipping[kind].evaluate(path[root], first, second)
            return Found(revenue, sides, path[root], (first, second), counted) if counted else None
        revenue = self.searches[kind].revenue(path, edges)
        return Found(revenue, sides, path[root], (first, second))

    def _link(self, start: int, to: int, edge: Edge) -> Link:
        """The link of an edge in this direction."""
        here = (link for link in self.board.links[start] if link.to == to)
        return next(link for link in here if traits(link) == traits(edge.link))


def _in_order(edges: list[Edge]) -> tuple[list[int], list[Edge]]:
    """The stops of a route from end to end, and its links in this order."""
    at: dict[int, list[Edge]] = {}
    for edge in edges:
        at.setdefault(edge.a, []).append(edge)
        at.setdefault(edge.b, []).append(edge)
    path = [min(stop for stop, here in at.items() if len(here) == 1)]
    order: list[Edge] = []
    while len(order) < len(edges):
        edge = next(edge for edge in at[path[-1]] if edge not in order[-1:])
        order.append(edge)
        path.append(edge.a + edge.b - path[-1])
    return path, order
