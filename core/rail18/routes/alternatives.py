"""Runs of equal total that bring different certificates to life: the director chooses among them (R24).

For every set of places (mountains, tunnels) that a best run could wake, the map is shaped so that no other place can
wake and each of the set adds a little worth, too little to outweigh any revenue. A best run that wakes exactly this set
exists if the total comes out with all of the little worths.

Two trains may come to one mountain and bring its worth twice. Then the same is asked again for each of its sides, with
the worth on this side alone: no side is used twice.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations

from core.mechanics.budget import Budget
from core.rail18.actions import Route
from core.rail18.routes.best_run import QUICK_STEPS, as_routes, best_set
from core.rail18.routes.judge import Judged, judge_run
from core.rail18.routes.links import RouteMap, route_map
from core.rail18.routes.search import Extras
from core.rail18.routes.shaped import SCALE, Wish, entry, shaped, terminus
from core.rail18.rules import Draft, Rules
from core.rail18.state import State


@dataclass(frozen=True, slots=True)
class Alternative:
    wakes: tuple[str, ...]  # hexes of the mountains and tunnels that come to life
    routes: tuple[Route, ...]


def alternatives(
    rules: Rules, state: State, company: str, total: int, budget: Budget | None = None, quick_steps: int = QUICK_STEPS
) -> list[Alternative]:
    """One best run for each set of places that best runs wake; the largest sets first."""
    runs = _EqualRuns(rules, state, company, total, budget or Budget(), quick_steps)
    asleep = [label for label in rules.slots.routes.asleep(rules, state) if _on_map(runs.board, label)]
    possible = [label for label in asleep if runs.find(Wish(wakes=(label,)))]
    needed = [label for label in possible if runs.find(Wish(wakes=(), sleeps=(label,))) is None]
    found = []
    for wakes in _sets(possible, needed):
        rest = tuple(label for label in asleep if label not in wakes)
        routes = runs.find(Wish(wakes, rest))
        if routes is not None:
            found.append(Alternative(wakes, routes))
    return found


def _sets(possible: list[str], needed: list[str]) -> Iterator[tuple[str, ...]]:
    free = [label for label in possible if label not in needed]
    for size in range(len(free), -1, -1):
        for chosen in combinations(free, size):
            yield tuple(label for label in possible if label in needed or label in chosen)


def _on_map(board: RouteMap, label: str) -> bool:
    visited = any(terminus(stop) == label for stop in board.stops)
    return visited or any(label in link.marks for links in board.links for link in links)


class _EqualRuns:
    """The runs of a company with this total."""

    def __init__(self, rules: Rules, state: State, company: str, total: int, budget: Budget, quick_steps: int) -> None:
        self.rules, self.state, self.company, self.total = rules, state, company, total
        self.budget, self.quick_steps = budget, quick_steps
        self.board = route_map(rules, state, company)
        self.extras: Extras = rules.slots.routes.extras(rules, state, self.board)
        self.trains = state.trains_of(company)
        self.kinds = [state.trains[train].type for train in self.trains]

    def find(self, wish: Wish) -> tuple[Route, ...] | None:
        """A run of this total that wakes all of the one and none of the other; None if there is none."""
        slots = self.rules.slots.routes
        by_passing, both_sides = slots.wakes_by_passing(self.rules), slots.both_sides(self.rules)
        board, extras = shaped(self.board, self.extras, wish, by_passing, both_sides)
        wanted = self.total * SCALE + len(wish.wakes)
        found = best_set(self.rules, board, extras, self.kinds, self.budget, self.quick_steps, wanted - 1)
        if found.total < wanted:
            return None
        routes = as_routes(board, self.trains, found.routes)
        draft = Draft(self.rules, self.state)
        judged = judge_run(draft, self.company, routes)
        if set(wish.wakes) <= self._woken(draft, judged):
            return routes
        narrower = (self.find(one) for one in self._by_single_sides(wish, judged))
        return next((run for run in narrower if run is not None), None)

    def _by_single_sides(self, wish: Wish, judged: list[Judged]) -> Iterator[Wish]:
        """The same wish for each side of the mountain to which most trains came."""
        calls = Counter(place[0] for route in judged for place in (route.stops[0], route.stops[-1]))
        sides = self._sides_of_termini()
        open_yet = [label for label in wish.wakes if label in sides and label not in wish.only]
        twice = max(open_yet, key=lambda label: calls[label])
        for side in sorted(sides[twice]):
            yield replace(wish, only={**wish.only, twice: side})

    def _woken(self, draft: Draft, judged: list[Judged]) -> set[str | None]:
        self.rules.slots.routes.run_made(draft, self.company, judged)
        return {paper.hex for paper in draft.state.papers.values() if paper.active}

    def _sides_of_termini(self) -> dict[str, set[str]]:
        sides: dict[str, set[str]] = {}
        for links in self.board.links:
            for link in links:
                label = terminus(self.board.stops[link.to])
                if label is not None:
                    sides.setdefault(label, set()).add(entry(link))
        return sides
