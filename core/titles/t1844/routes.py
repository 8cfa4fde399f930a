"""What routes earn in 1844 besides their stations, and what a train brings to life (rules p. 13)."""

from core.hexmap.graph import Place
from core.hexmap.tiles import NODE
from core.rail18 import events as ev
from core.rail18.board import is_stop, on_hex
from core.rail18.routes.judge import Judged, Leg, Trip, station_value
from core.rail18.routes.links import RouteMap
from core.rail18.routes.search import Extras
from core.rail18.rules import Draft, Rules
from core.rail18.state import State
from core.titles.t1844.mountains import special
from core.titles.t1844.tunnels import tunnel_in

OPPOSITE_SIDES = ({"N", "S"}, {"W", "E"})


def stop_value(rules: Rules, state: State, label: str, node: int) -> int | None:
    """The value in this phase; a mountain is worth what its panel says, and nothing is there without one (R47)."""
    data = special(rules).mountains
    if label not in data.hexes:
        return station_value(rules, state, label, node)
    colour = rules.title.phase_colour(state.phase)
    panels = {panel.id: panel for panel in data.panels}
    for overlay in state.overlays.get(label, ()):
        if overlay.piece in panels:
            return dict(panels[overlay.piece].revenue)[colour]  # type: ignore[index]
    return None


def duty_stop(rules: Rules, state: State, company: str, label: str, node: int) -> bool:
    """A mountain without its railway makes no route (R34), but where the ruling says so."""
    if rules.ruling("train-duty-mountains") == "any" and label in special(rules).mountains.hexes:
        return True
    return is_stop(rules, state, company, label, node)


def tunnels_used(draft: Draft, legs: tuple[Leg, ...], counted: tuple[Place, ...]) -> tuple[list[str], list[str]]:
    """The hexes whose tunnel is passed at all, and those with a counted stop on both sides (R21)."""
    passed: list[str] = []
    between: list[str] = []
    calls = [number for number, leg in enumerate(legs) if leg.b >= NODE and (leg.hex, leg.b - NODE) in counted]
    starts = bool(legs) and (legs[0].hex, legs[0].a - NODE) in counted
    for number, leg in enumerate(legs):
        ends = tunnel_in(draft.rules, draft.state, leg.hex)
        if ends is None or {leg.a, leg.b} != set(ends):
            continue
        passed.append(leg.hex)
        if (starts or any(call < number for call in calls)) and any(call > number for call in calls):
            between.append(leg.hex)
    return passed, between


def compass(rules: Rules, state: State, place: Place) -> str | None:
    groups = on_hex(rules, state, place[0]).nodes[place[1]].groups
    return next((group for group in groups if len(group) == 1), None)


def transit_value(rules: Rules, state: State, place: Place) -> int:
    """The bonus printed on an off-board area; one hex of the area bears it."""
    own = rules.title.data.hexes[place[0]]
    if own.transit_bonus:
        return own.transit_bonus
    groups = on_hex(rules, state, place[0]).nodes[place[1]].groups
    names = {group for group in groups if len(group) > 1}
    return max(
        (
            hex_.transit_bonus
            for hex_ in rules.title.data.hexes.values()
            if any(names & set(node.groups) for node in hex_.nodes)
        ),
        default=0,
    )


def bonus(draft: Draft, trip: Trip) -> tuple[ev.Part, ...]:
    rules, state = draft.rules, draft.state
    passed, between = tunnels_used(draft, trip.legs, trip.counted)
    parts = []
    if passed if rules.ruling("tunnel-bonus") == "any-passage" else between:
        parts.append(ev.Part("tunnel", special(rules).tunnels.bonus * len(trip.counted)))
    ends = [place for place in (trip.stops[0], trip.stops[-1]) if place in trip.counted]
    sides = {compass(rules, state, place) for place in ends}
    if sides in OPPOSITE_SIDES:  # R22
        parts.append(ev.Part("transit", sum(transit_value(rules, state, place) for place in ends)))
    return tuple(parts)


def check(draft: Draft, train_type: str, trip: Trip) -> None:
    rules, state = draft.rules, draft.state
    if rules.ruling("same-side-offboard") == "forbidden":
        ends = [compass(rules, state, place) for place in (trip.stops[0], trip.stops[-1])]
        draft.demand(None in ends or ends[0] != ends[1], "route-same-side", train=train_type)
    if rules.ruling("zero-value-stop") == "forbidden":
        for place in trip.stops:
            draft.demand(stop_value(rules, state, *place) != 0, "route-zero-stop", hex=place[0])


def run_made(draft: Draft, company: str, judged: list[Judged]) -> None:
    """A run wakes mountain railways and tunnels (R21)."""
    rules = draft.rules
    by_passing = wakes_by_passing(rules)
    mountains = set(special(rules).mountains.hexes)
    for route in judged:
        passed, between = tunnels_used(draft, route.legs, route.counted)
        visited = {place[0] for place in (route.stops if by_passing else route.counted)}
        woken = visited & mountains | set(passed if by_passing else between)
        for code, paper in list(draft.state.papers.items()):
            if paper.used and not paper.active and paper.hex in woken:
                draft.emit(ev.PaperActivated(code))


def stops_at(rules: Rules, state: State, place: Place) -> bool:
    """Is a stop worth nothing now a stop at all? (R47)"""
    return rules.ruling("zero-value-stop") == "allowed" or stop_value(rules, state, *place) != 0


def marked(rules: Rules, state: State, label: str, a: int, b: int) -> bool:
    """Does this piece of track lie in a tunnel?"""
    ends = tunnel_in(rules, state, label)
    return ends is not None and {a, b} == set(ends)


def both_sides(rules: Rules) -> bool:
    return rules.ruling("tunnel-bonus") == "both-sides"


def wakes_by_passing(rules: Rules) -> bool:
    return rules.ruling("activation") == "passed"


def extras(rules: Rules, state: State, board: RouteMap) -> Extras:
    sides = [compass(rules, state, stop.place) for stop in board.stops]
    bonus = [
        transit_value(rules, state, stop.place) if side else 0 for stop, side in zip(board.stops, sides, strict=True)
    ]
    ends: dict[tuple[int, int], int] = {}
    barred: set[tuple[int, int]] = set()
    for a, one in enumerate(sides):
        for b in range(a + 1, len(sides)):
            if one and sides[b] and {one, sides[b]} in OPPOSITE_SIDES:
                ends[a, b] = bonus[a] + bonus[b]
            elif one and one == sides[b] and rules.ruling("same-side-offboard") == "forbidden":
                barred.add((a, b))
    half = [0] * len(sides)
    for a, b in ends:
        half[a], half[b] = bonus[a], bonus[b]
    return Extras(special(rules).tunnels.bonus, tuple(half), ends, frozenset(barred))


def asleep(rules: Rules, state: State) -> list[str]:
    """Hexes with a mountain railway or a tunnel that no train has visited yet."""
    waiting = [paper.hex for paper in state.papers.values() if paper.used and not paper.active and paper.hex]
    places = {*special(rules).mountains.hexes, *special(rules).tunnels.hexes}
    return [label for label in waiting if label in places]
