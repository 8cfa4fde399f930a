"""The best run of a company: one route per train at most, no track twice, the highest total; proven."""

from dataclasses import dataclass

from core.rail18.actions import Route
from core.rail18.routes.links import RouteMap, route_map, stop_text
from core.rail18.routes.profile import Profile
from core.rail18.routes.search import Extras, Found, Search
from core.rail18.routes.skipping import SkippingSearch
from core.rail18.rules import Rules
from core.rail18.state import State


@dataclass(frozen=True, slots=True)
class BestRun:
    total: int
    bound: int
    proven: bool
    routes: tuple[Route, ...]
    steps: int


def profile_of(rules: Rules, train_type: str) -> Profile:
    side = rules.side(train_type)
    return Profile(
        side.type,
        side.range,
        pays_hexes=side.kind == "hex",
        skips=side.kind == "express",
        enters_red=side.kind != "hex",
    )


def best_run(rules: Rules, state: State, company: str) -> BestRun:
    trains = state.trains_of(company)
    board = route_map(rules, state, company)
    extras: Extras = rules.slots.routes.extras(rules, state, board)
    searches: dict[str, Search | SkippingSearch] = {}
    for train in trains:
        kind = state.trains[train].type
        if kind not in searches:
            profile = profile_of(rules, kind)
            if profile.skips:
                searches[kind] = SkippingSearch(board, profile, extras, rules.slots.routes.both_sides(rules))
            else:
                searches[kind] = Search(board, profile, extras)
    kinds = [state.trains[train].type for train in trains]
    total, found = combine(searches, kinds)
    routes = tuple(
        as_route(board, train, route) for train, route in zip(trains, found, strict=True) if route is not None
    )
    steps = sum(search.steps for search in searches.values())
    return BestRun(total, total, True, routes, steps)


def combine(searches: dict[str, Search | SkippingSearch], kinds: list[str]) -> tuple[int, list[Found | None]]:
    alone = {kind: search.best(0, 0) for kind, search in searches.items()}
    most = {kind: found.revenue if found else 0 for kind, found in alone.items()}
    bound = sum(most[kind] for kind in kinds)
    order = sorted(range(len(kinds)), key=lambda place: -most[kinds[place]])
    best_total, best = greedy(searches, kinds, order, alone)
    if best_total == bound or len(kinds) == 1:
        return best_total, best
    gap = bound - best_total
    lists = {
        kind: sorted(search.above(0, max(most[kind] - gap + 1, 1)), key=lambda found: -found.revenue)
        for kind, search in searches.items()
    }
    order = sorted(range(len(kinds)), key=lambda place: len(lists[kinds[place]]))
    chosen: list[Found | None] = [None] * len(kinds)
    rest = [0] * (len(kinds) + 1)
    for place in reversed(range(len(kinds))):
        rest[place] = rest[place + 1] + most[kinds[order[place]]]

    def choose(place: int, used: int, earned: int, begin: int) -> None:
        nonlocal best_total, best
        if earned > best_total:
            best_total, best = earned, list(chosen)
        if place == len(kinds) or earned + rest[place] <= best_total:
            return
        at = order[place]
        routes = lists[kinds[at]]
        same = place > 0 and kinds[order[place - 1]] == kinds[at]
        for index in range(begin if same else 0, len(routes)):
            found = routes[index]
            if earned + found.revenue + rest[place + 1] <= best_total:
                break
            if found.sides & used:
                continue
            chosen[at] = found
            choose(place + 1, used | found.sides, earned + found.revenue, index + 1)
            chosen[at] = None
        if earned + rest[place + 1] > best_total:
            choose(place + 1, used, earned, 0)

    choose(0, 0, 0, 0)
    return best_total, best


def greedy(
    searches: dict[str, Search | SkippingSearch], kinds: list[str], order: list[int], alone: dict[str, Found | None]
) -> tuple[int, list[Found | None]]:
    used, total = 0, 0
    chosen: list[Found | None] = [None] * len(kinds)
    for at in order:
        found = alone[kinds[at]] if used == 0 else searches[kinds[at]].best(used, 0)
        if found is not None:
            chosen[at] = found
            used |= found.sides
            total += found.revenue
    return total, chosen


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
