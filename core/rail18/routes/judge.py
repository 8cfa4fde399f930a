"""Judges a given set of routes (rules p. 12 and 13, R20 to R22, R46, R47, R50). It never searches.

A path is stations and the sides crossed between them: "D19.0", "D19/4", "D21.0". Two points of one hex that follow each
other are joined by a track of that hex. A side may be crossed once by all trains together: where tracks merge at a side
they share a piece of track. A side with lanes may be crossed by every track that leads to it.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from core.hexmap.graph import Place
from core.hexmap.tiles import NODE
from core.kernel.refusal import Refused, Rejection
from core.rail18.actions import Route
from core.rail18.board import holds_station, is_stop, on_hex, passable
from core.rail18.events import Earning, Part
from core.rail18.routes.profile import Profile, by_card
from core.rail18.rules import IMPOSSIBLE, Draft, Rules
from core.rail18.slots import nothing
from core.rail18.state import State


@dataclass(frozen=True, slots=True)
class Leg:
    """A piece of track within one hex, from one end to another (edges, or NODE + i)."""

    hex: str
    a: int
    b: int


@dataclass(frozen=True, slots=True)
class Judged(Earning):
    """A legal route with what it earns."""

    train: str
    type: str
    path: tuple[str, ...]
    stops: tuple[Place, ...]  # all stations on the route, in order
    counted: tuple[Place, ...]
    legs: tuple[Leg, ...]
    sides: frozenset[int]
    parts: tuple[Part, ...]


def station_value(rules: Rules, state: State, label: str, node: int) -> int:
    """As the hex says, in this phase."""
    return on_hex(rules, state, label).nodes[node].value(rules.title.phase_colour(state.phase))


def off_board(rules: Rules, state: State, label: str, node: int) -> bool:
    """Routes end at off-board areas and mountain railways (rules p. 12)."""
    return on_hex(rules, state, label).nodes[node].kind == "offboard"


def off_board_area(rules: Rules, state: State, place: Place) -> str:
    """Several hexes of one off-board area count as one place; anything else is a place of its own."""
    groups = on_hex(rules, state, place[0]).nodes[place[1]].groups
    return next((group for group in groups if len(group) > 1), place_text(place))


@dataclass(frozen=True, slots=True)
class RouteRules:
    """What a title adds: the bonuses of a route, and further refusals."""

    extras: Callable[[Rules, State, Any], Any]  # for the search: what stops earn together
    # the value of a station, None where there is nothing to visit
    stop_value: Callable[[Rules, State, str, int], int | None] = station_value
    # does nothing go on beyond this station, no route and no reach? From a station of its own a company begins there.
    terminus: Callable[[Rules, State, str, int], bool] = off_board
    # what a route visits once at most, by name
    area: Callable[[Rules, State, Place], str] = off_board_area
    profile: Callable[[Rules, str], Profile] = by_card  # what a type of train can do
    # besides its stops; what the treasury has at once (a part says so) is no part of the revenue
    bonus: Callable[[Draft, "Trip"], tuple[Part, ...]] = lambda draft, trip: ()
    # the most that a run can bring the treasury besides its revenue, where it is just a number
    most_for_treasury: Callable[[Rules, State, str], int] = lambda rules, state, company: 0
    check: Callable[[Draft, str, "Trip"], None] = nothing
    # for the search: may a route call here, does this piece of track bear the mark
    stops_at: Callable[[Rules, State, Place], bool] = lambda rules, state, place: True
    marked: Callable[[Rules, State, str, int, int], bool] = lambda rules, state, label, a, b: False
    both_sides: Callable[[Rules], bool] = lambda rules: False
    # what a train's profile may ask for
    tags: Callable[[Rules, State, Place], frozenset[str]] = lambda rules, state, place: frozenset()
    asleep: Callable[[Rules, State], list[str]] = lambda rules, state: []  # hexes that a run may bring to life
    wakes_by_passing: Callable[[Rules], bool] = lambda rules: False  # it does so also where it does not count
    run_made: Callable[[Draft, str, Any], None] = nothing


@dataclass(frozen=True, slots=True)
class Trip:
    """A path that exists on the map, before its value is judged."""

    stops: tuple[Place, ...]
    counted: tuple[Place, ...]
    legs: tuple[Leg, ...]
    sides: tuple[int, ...]
    hexes_entered: int


def place_text(place: Place) -> str:
    return f"{place[0]}.{place[1]}"


def parse_point(draft: Draft, text: str) -> tuple[str, int]:
    """(hex, end) of a point of a path."""
    for mark, shift, count in ((".", NODE, None), ("/", 0, 6)):
        label, found, number = text.partition(mark)
        if found and number.isascii() and number.isdigit() and len(number) == 1 and label in draft.rules.title.faces:
            size = len(on_hex(draft.rules, draft.state, label).nodes) if count is None else count
            if int(number) < size:
                return label, shift + int(number)
    draft.refuse("route-unknown-place", IMPOSSIBLE, place=text[:40])
    raise AssertionError


def trip(draft: Draft, route: Route) -> Trip:
    """Follow a path on the map; refuses what is not there."""
    rules, state = draft.rules, draft.state
    points = [parse_point(draft, text) for text in route.path]
    ends_in_stations = len(points) >= 3 and points[0][1] >= NODE and points[-1][1] >= NODE
    draft.demand(ends_in_stations, "route-too-short", IMPOSSIBLE, train=route.train)
    stops: list[Place] = [(points[0][0], points[0][1] - NODE)]
    legs: list[Leg] = []
    sides: list[int] = []
    crossed = 0
    at = points[0]
    for label, end in points[1:]:
        draft.demand(label == at[0], "route-broken", IMPOSSIBLE, place=label)
        joined = at[1] != end and on_hex(rules, state, label).tracks.joined(at[1], end)
        draft.demand(joined, "route-no-track", IMPOSSIBLE, place=label)
        legs.append(Leg(label, at[1], end))
        if end >= NODE:
            stops.append((label, end - NODE))
            at = (label, end)
            continue
        beyond = rules.sides.across[label, end]
        draft.demand(beyond is not None, "route-broken", IMPOSSIBLE, place=label)
        assert beyond is not None
        crossed += 1
        if rules.sides.bit[beyond]:
            sides.append(rules.sides.bit[beyond])
        at = beyond
    counted = tuple(stops)
    if route.counted is not None:
        named = [parse_point(draft, text) for text in route.counted]
        chosen = {(label, end - NODE) for label, end in named}
        strangers = [place for place in chosen if place not in stops]
        draft.demand(not strangers, "route-counts-elsewhere", IMPOSSIBLE, train=route.train)
        counted = tuple(place for place in stops if place in chosen)
    return Trip(tuple(stops), counted, tuple(legs), tuple(sides), crossed + 1)


def judge_route(draft: Draft, company: str, route: Route) -> Judged:
    rules, state = draft.rules, draft.state
    card = state.trains.get(route.train)
    owned = card is not None and card.owner == company
    draft.demand(owned, "not-its-train", IMPOSSIBLE, train=route.train, company=company)
    assert card is not None
    found = trip(draft, route)
    profile = rules.slots.routes.profile(rules, card.type)
    areas = [rules.slots.routes.area(rules, state, place) for place in found.stops]
    draft.demand(len(set(areas)) == len(areas), "route-twice", train=card.type)
    draft.demand(len(set(found.sides)) == len(found.sides), "route-track-twice", train=card.type)
    for label, node in found.stops[1:-1]:
        draft.demand(passable(rules, state, company, label, node), "route-blocked", hex=label)
    for label, node in found.stops:
        draft.demand(is_stop(rules, state, company, label, node), "route-no-stop", hex=label)
    own = [place for place in found.counted if holds_station(state, company, *place)]
    draft.demand(bool(own), "route-without-station", train=card.type, company=company)
    if profile.skips:
        draft.demand(2 <= len(found.counted) <= profile.range, "route-too-long", at="express", train=card.type)
    else:
        draft.demand(found.counted == found.stops, "route-skips", train=card.type)
        length = length_of(rules, state, profile, found)
        draft.demand(length <= profile.range, "route-too-long", train=card.type, length=length)
    if not profile.enters_red:
        for label, _ in found.stops:
            red = on_hex(rules, state, label).colour == "red"
            draft.demand(not red, "hex-train-offboard", train=card.type, hex=label)
    rules.slots.routes.check(draft, card.type, found)
    values = sum(rules.slots.routes.stop_value(rules, state, *place) or 0 for place in found.counted)
    parts = (Part("stops", values), *rules.slots.routes.bonus(draft, found))
    return Judged(
        route.train,
        card.type,
        route.path,
        found.stops,
        found.counted,
        found.legs,
        frozenset(found.sides),
        parts,
    )


def length_of(rules: Rules, state: State, profile: Profile, found: Trip) -> int:
    """What a train that leaves out nothing pays of its range: the hexes it enters (R20), or its stops but free ones."""
    if profile.pays_hexes:
        return found.hexes_entered
    return sum(not profile.free & traits(rules, state, place) for place in found.stops)


def traits(rules: Rules, state: State, place: Place) -> frozenset[str]:
    """What a train's profile may ask for at a stop: its kind and its tags."""
    kind = on_hex(rules, state, place[0]).nodes[place[1]].kind
    return rules.slots.routes.tags(rules, state, place) | {kind}


def tried_route(rules: Rules, state: State, company: str, route: Route, *, overruled: bool = False) -> Judged | None:
    """What a route would earn by itself; None for one that cannot be run, if need be against the rules."""
    try:
        return judge_route(Draft(rules, state, lenient=overruled), company, route)
    except Refused:
        return None


def tried_trip(rules: Rules, state: State, route: Route) -> Trip | None:
    """A route as it lies on the track; None where it cannot be followed."""
    try:
        return trip(Draft(rules, state), route)
    except Refused:
        return None


def tried_run(rules: Rules, state: State, company: str, routes: Iterable[Route]) -> list[Judged] | Rejection:
    """What the routes of a run would earn, or why they cannot be run together."""
    try:
        return judge_run(Draft(rules, state), company, routes)
    except Refused as refused:
        return refused.rejection


def judge_run(draft: Draft, company: str, routes: Iterable[Route]) -> list[Judged]:
    """All routes of a run: each train once, no piece of track twice (rules p. 12)."""
    judged: list[Judged] = []
    used: set[int] = set()
    for route in routes:
        found = judge_route(draft, company, route)
        twice = any(found.train == other.train for other in judged)
        draft.demand(not twice, "train-twice", IMPOSSIBLE, train=found.train)
        draft.demand(not used & found.sides, "run-track-twice", train=found.type)
        used |= found.sides
        judged.append(found)
    return judged
