"""Runs of 1824: normal and goods trains, mines, red areas, Sarajevo (rules X, XII and XIV; A60 to A64, A82)."""

from core.hexmap.graph import Place
from core.rail18.board import on_hex
from core.rail18.events import Part
from core.rail18.routes.judge import RouteRules, Trip, off_board_area, station_value
from core.rail18.routes.links import RouteMap
from core.rail18.routes.profile import Profile
from core.rail18.routes.search import Extras
from core.rail18.rules import Draft, Rules
from core.rail18.state import State
from core.titles.t1824.data import special

MINE = "mine"


def is_mine(rules: Rules, label: str) -> bool:
    return label in special(rules).mines


def terminus(rules: Rules, state: State, label: str, node: int) -> bool:
    """Nothing goes on beyond a mine, a red area or Sarajevo (X, A61, A62, A82)."""
    return is_mine(rules, label) or on_hex(rules, state, label).colour == "red"


def area(rules: Rules, state: State, place: Place) -> str:
    """A route visits one city of a hex and one hex of a red area (XIV); two towns of a hex are two places (A64)."""
    label, node = place
    city = on_hex(rules, state, label).nodes[node].kind == "city"
    return label if city else off_board_area(rules, state, place)


def stop_value(rules: Rules, state: State, label: str, node: int) -> int | None:
    """The value in this phase; a mine is a stop that adds nothing to the revenue (A63)."""
    return 0 if is_mine(rules, label) else station_value(rules, state, label, node)


def tags(rules: Rules, state: State, place: Place) -> frozenset[str]:
    return frozenset({MINE}) if is_mine(rules, place[0]) else frozenset()


def profile(rules: Rules, train_type: str) -> Profile:
    """A goods train starts at a mine and pays for all but towns and the mine (XII, A63); others go to no mine (X)."""
    side = rules.side(train_type)
    if side.kind == "goods":
        return Profile(side.type, side.range, free=frozenset({"town", MINE}), starts_at=MINE)
    return Profile(side.type, side.range, avoids=frozenset({MINE}))


def check(draft: Draft, train_type: str, trip: Trip) -> None:
    mines = [place[0] for place in trip.stops if is_mine(draft.rules, place[0])]
    if draft.rules.side(train_type).kind == "goods":
        draft.demand(len(mines) == 1, "route-one-mine", train=train_type)
    else:
        draft.demand(not mines, "route-to-mine", train=train_type, hex="".join(mines[:1]))


def bonus(draft: Draft, trip: Trip) -> tuple[Part, ...]:
    """What the mine pays goes to the treasury and is no revenue (X, A60)."""
    mines = [place for place in trip.stops if is_mine(draft.rules, place[0])]
    return tuple(Part(MINE, station_value(draft.rules, draft.state, *place), "treasury") for place in mines)


def most_for_treasury(rules: Rules, state: State, company: str) -> int:
    """Each goods train starts at a mine, two at most at one; nobody has more than the best two can send."""
    goods = [train for train in state.trains_of(company) if rules.side(state.trains[train].type).kind == "goods"]
    return len(goods) * max(station_value(rules, state, label, 0) for label in rules.special.mines)


def extras(rules: Rules, state: State, board: RouteMap) -> Extras:
    """No route has a mine at both ends (A63)."""
    mines = [number for number, stop in enumerate(board.stops) if MINE in stop.tags]
    barred = frozenset((a, b) for a in mines for b in mines if a < b)
    return Extras(0, (0,) * len(board.stops), {}, barred)


ROUTES = RouteRules(
    extras,
    stop_value=stop_value,
    terminus=terminus,
    area=area,
    profile=profile,
    bonus=bonus,
    most_for_treasury=most_for_treasury,
    check=check,
    tags=tags,
)
