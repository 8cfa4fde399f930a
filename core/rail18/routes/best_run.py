"""The best run of a company: one route per train at most, no track twice, the highest total; proven."""

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from core.mechanics.budget import Budget, OutOfBudget, PartOfBudget
from core.rail18.actions import Route
from core.rail18.routes.combine import Combined, Combiner
from core.rail18.routes.frontier import TooWide
from core.rail18.routes.links import RouteMap, route_map, stop_text
from core.rail18.routes.profile import Profile, profile_of
from core.rail18.routes.search import Extras, Found, Search, TrainSearch
from core.rail18.routes.skipping import SkippingSearch
from core.rail18.routes.started import StartedSearch
from core.rail18.rules import Rules
from core.rail18.state import State

QUICK_STEPS = 3_000  # about a tenth of a second


@dataclass(frozen=True, slots=True)
class BestRun:
    """The best run found; nothing above `bound` is possible. It is the best if it is `proven`."""

    total: int
    bound: int
    proven: bool
    routes: tuple[Route, ...]
    steps: int
    seconds: float


def best_run(
    rules: Rules, state: State, company: str, budget: Budget | None = None, quick_steps: int = QUICK_STEPS
) -> BestRun:
    """Without a budget the answer is always proven. After `quick_steps` (none for 0) the thorough search takes over."""
    started = time.perf_counter()
    limit = budget or Budget()
    trains = state.trains_of(company)
    board = route_map(rules, state, company)
    extras: Extras = rules.slots.routes.extras(rules, state, board)
    kinds = [state.trains[train].type for train in trains]
    found = best_set(rules, board, extras, kinds, limit, quick_steps)
    routes = as_routes(board, trains, found.routes)
    return BestRun(found.total, found.bound, found.proven, routes, limit.steps, time.perf_counter() - started)


def best_set(
    rules: Rules, board: RouteMap, extras: Extras, kinds: Sequence[str], budget: Budget, quick_steps: int = QUICK_STEPS,
    floor: int = 0,
) -> Combined:  # fmt: skip
    """A quick search that settles nearly everything, then a thorough one for what is left.

    Only runs above the floor matter: where there is none the answer is the floor, without routes.
    """
    searches = searches_for(rules, board, extras, kinds)
    if quick_steps:
        found = Combiner(searches, kinds, PartOfBudget(budget, quick_steps), floor).solve()
    else:
        found = Combined(floor, sum(searches[kind].roof() for kind in kinds), tuple(None for _ in kinds))
    if found.proven or budget.over:
        return found
    # it needs numpy, which is slow to load and seldom wanted
    from core.rail18.routes.thorough import Thorough

    profiles = [profile_of(rules, kind) for kind in kinds]
    try:
        found = Thorough(board, extras, profiles, rules.slots.routes.both_sides(rules), budget).solve(found)
    except OutOfBudget:
        return found
    except TooWide:
        pass
    if found.proven or budget.over:
        return found
    again = Combiner(searches, kinds, budget, floor).solve()
    better = max(found, again, key=lambda one: one.total)
    return Combined(better.total, min(found.bound, again.bound), better.routes)


def searches_for(rules: Rules, board: RouteMap, extras: Extras, kinds: Iterable[str]) -> dict[str, TrainSearch]:
    """A search for each kind of train, in the order of the kinds."""
    searches: dict[str, TrainSearch] = {}
    for kind in dict.fromkeys(kinds):
        searches[kind] = search_for(board, profile_of(rules, kind), extras, rules.slots.routes.both_sides(rules))
    return searches


def search_for(board: RouteMap, profile: Profile, extras: Extras, both_sides: bool) -> TrainSearch:
    if profile.skips:
        return SkippingSearch(board, profile, extras, both_sides)
    return StartedSearch(board, profile, extras) if profile.starts_at else Search(board, profile, extras)


def as_routes(board: RouteMap, trains: Sequence[str], found: Sequence[Found | None]) -> tuple[Route, ...]:
    return tuple(as_route(board, train, route) for train, route in zip(trains, found, strict=True) if route is not None)


def as_route(board: RouteMap, train: str, found: Found) -> Route:
    """The route in path notation, from the far end of the first arm through the root to that of the second."""
    first, second = found.arms
    # The first arm is walked backwards: its sides are named from the other hex.
    points = [stop_text(board, found.root)]
    for link in second:
        points += [*link.points, stop_text(board, link.to)]
    back: list[str] = []
    for link in first:
        back = [stop_text(board, link.to), *link.back, *back]
    counted = None if found.counted is None else tuple(stop_text(board, number) for number in found.counted)
    return Route(train=train, path=(*back, *points), counted=counted)
