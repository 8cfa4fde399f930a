"""Runs of equal total that bring different certificates to life: the director chooses among them (R24).

For every set of places (mountains, tunnels) that a best run could wake, the others are taken off the map and each of
the set is given a little worth, too little to outweigh any revenue. A best run that wakes exactly this set exists if
the total comes out with all of the little worths.

An express that runs on beyond the last stop it counts, past a tunnel that it does not wake, earns no more than one that
ends there: such runs need no alternative of their own where the bonus asks for counted stops on both sides.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations

from core.rail18.actions import Route
from core.rail18.routes.best_run import as_routes, best_set
from core.rail18.routes.budget import Budget
from core.rail18.routes.links import RouteMap, route_map
from core.rail18.routes.search import Extras
from core.rail18.rules import Rules
from core.rail18.state import State

SCALE = 64  # more than all little worths together


@dataclass(frozen=True, slots=True)
class Alternative:
    wakes: tuple[str, ...]  # hexes of the mountains and tunnels that come to life
    routes: tuple[Route, ...]


def alternatives(
    rules: Rules, state: State, company: str, total: int, budget: Budget | None = None
) -> list[Alternative]:
    """One best run for each set of places that best runs wake; the largest sets first."""
    limit = budget or Budget()
    board = route_map(rules, state, company)
    extras: Extras = rules.slots.routes.extras(rules, state, board)
    asleep = [label for label in rules.slots.routes.asleep(rules, state) if _on_map(board, label)]
    possible = [label for label in asleep if _try(rules, state, company, board, extras, total, (label,), (), limit)]
    needed = [label for label in possible if not _try(rules, state, company, board, extras, total, (), (label,), limit)]
    found = []
    for wakes in _sets(possible, needed):
        rest = tuple(label for label in asleep if label not in wakes)
        routes = _try(rules, state, company, board, extras, total, wakes, rest, limit)
        if routes is not None:
            found.append(Alternative(wakes, routes))
    return found


def _sets(possible: list[str], needed: list[str]) -> Iterator[tuple[str, ...]]:
    free = [label for label in possible if label not in needed]
    for size in range(len(free), -1, -1):
        for chosen in combinations(free, size):
            yield tuple(label for label in possible if label in needed or label in chosen)


def _on_map(board: RouteMap, label: str) -> bool:
    visited = any(stop.place[0] == label for stop in board.stops)
    return visited or any(label in link.marks for links in board.links for link in links)


def _try(
    rules: Rules, state: State, company: str, board: RouteMap, extras: Extras, total: int, wakes: tuple[str, ...],
    sleep: tuple[str, ...], limit: Budget,
) -> tuple[Route, ...] | None:  # fmt: skip
    """A run of this total that wakes all of the one and none of the other; None if there is none."""
    shaped = _shaped(board, wakes, sleep)
    trains = state.trains_of(company)
    kinds = [state.trains[train].type for train in trains]
    scaled = Extras(
        extras.mark_bonus * SCALE,
        tuple(half * SCALE for half in extras.half),
        {pair: worth * SCALE for pair, worth in extras.ends.items()},
        extras.barred,
    )
    found = best_set(rules, shaped, scaled, kinds, limit)
    if found.total < total * SCALE + len(wakes):
        return None
    return as_routes(board, trains, found.routes)


def _shaped(board: RouteMap, wakes: tuple[str, ...], sleep: tuple[str, ...]) -> RouteMap:
    def little(label: str) -> int:
        return 1 if label in wakes else 0

    stops = tuple(
        replace(stop, value=stop.value * SCALE + (0 if stop.through else little(stop.place[0]))) for stop in board.stops
    )
    shut = {number for number, stop in enumerate(board.stops) if not stop.through and stop.place[0] in sleep}
    links = tuple(
        tuple(
            replace(link, worth=sum(little(label) for label in link.marks))
            for link in links
            if link.to not in shut and not set(link.marks) & set(sleep)
        )
        for links in board.links
    )
    return RouteMap(stops, links)
