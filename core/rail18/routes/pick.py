"""The best run from routes that are at hand: a good one to begin with, nothing is proven by it."""

from collections.abc import Mapping, Sequence

from core.rail18.routes.combine import Routes, earns
from core.rail18.routes.search import Found

MOST_TRIES = 20_000


def pick(kinds: Sequence[str], at_hand: Mapping[str, Sequence[Found]]) -> Routes:
    """One route per train at most, no side twice; the best of so many tries."""
    return _Pick(kinds, at_hand).best


class _Pick:
    def __init__(self, kinds: Sequence[str], at_hand: Mapping[str, Sequence[Found]]) -> None:
        self.kinds = kinds
        self.at_hand = {kind: sorted(routes, key=lambda route: -route.revenue) for kind, routes in at_hand.items()}
        tops = [self.at_hand[kind][0].revenue if self.at_hand[kind] else 0 for kind in kinds]
        self.hope = [sum(tops[train:]) for train in range(len(kinds) + 1)]  # of this train and those after it
        self.total = 0
        self.best: Routes = tuple(None for _ in kinds)
        self.tries = 0
        self._choose((), 0, 0)

    def _choose(self, routes: Routes, used: int, total: int) -> None:
        train = len(routes)
        if total > self.total:
            self.total, self.best = total, routes + (None,) * (len(self.kinds) - train)
        if train == len(self.kinds):
            return
        twin = train > 0 and self.kinds[train] == self.kinds[train - 1]
        ceiling = earns(routes[-1]) if twin else None  # of two trains that are alike the first earns more
        for route in self.at_hand[self.kinds[train]]:
            if total + route.revenue + self.hope[train + 1] <= self.total or self.tries == MOST_TRIES:
                return
            if route.sides & used or (ceiling is not None and route.revenue > ceiling):
                continue
            self.tries += 1
            self._choose((*routes, route), used | route.sides, total + route.revenue)
        if total + self.hope[train + 1] > self.total:
            self._choose((*routes, None), used, total)
