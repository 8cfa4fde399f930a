"""Placing stations (rules p. 11 and 12, R19)."""

from collections.abc import Iterator

from core.kernel.handlers import Handler
from core.kernel.options import Choice, Option
from core.rail18 import actions as ac
from core.rail18 import events as ev
from core.rail18.board import free_circles, holds_station, kept_homes, on_hex, reach
from core.rail18.destinations import pay_destinations
from core.rail18.money import demand_cash, pay
from core.rail18.rules import IMPOSSIBLE, Draft, Rules
from core.rail18.state import BANK, State
from core.rail18.steps.company import acting, change_turn, company_turn


def station_cost(rules: Rules, state: State, company: str) -> int:
    """Home free, the next 40, each further one 100; the costs are counted along the charter."""
    found = state.companies[company]
    kind = rules.title.kind(company)
    all_stations = kind.stations_by_par.get(str(found.par), len(kind.station_costs))
    placed = all_stations - found.stations_left
    return kind.station_costs[min(placed, len(kind.station_costs) - 1)]


def check_station(draft: Draft, action: ac.PlaceStation) -> None:
    rules, state = draft.rules, draft.state
    if not state.track_kept:
        check_entry(draft, action)
        return
    company_turn(draft, action.company, action.actor)
    demand_station(draft, action.company)  # first: it is why the step is left out
    company_turn(draft, action.company, action.actor, "station")
    draft.demand(action.hex in rules.title.faces, "unknown-hex", IMPOSSIBLE, hex=action.hex)
    nodes = on_hex(rules, state, action.hex).nodes
    city = 0 <= action.node < len(nodes) and nodes[action.node].kind == "city"
    city = city and rules.slots.track.takes_stations(rules, action.hex, action.node)
    draft.demand(city, "no-city", IMPOSSIBLE, hex=action.hex)
    free = free_circles(rules, state, action.hex, action.node)
    draft.demand(free > 0, "city-full", IMPOSSIBLE, hex=action.hex)
    draft.demand(not holds_station(state, action.company, action.hex), "one-station-per-hex", hex=action.hex)
    kept = kept_homes(rules, state, action.company, action.hex, action.node)
    draft.demand(free > kept, "kept-for-home", hex=action.hex)
    reached = reach(rules, state, action.company).reaches((action.hex, action.node))
    draft.demand(reached, "not-connected", company=action.company, hex=action.hex)
    demand_cash(draft, action.company, station_cost(draft.rules, draft.state, action.company))


def demand_station(draft: Draft, company: str) -> None:
    left = draft.state.companies[company].stations_left
    draft.demand(left > 0, "no-stations-left", IMPOSSIBLE, company=company)


def check_entry(draft: Draft, action: ac.PlaceStation) -> None:
    """Track is not kept: a station somewhere, at any moment of the turn, one a turn besides home (R19)."""
    frame = company_turn(draft, action.company, action.actor)
    draft.demand(not action.hex and not action.node, "track-not-kept", IMPOSSIBLE)
    demand_station(draft, action.company)
    draft.demand(not frame.station_placed, "one-station-per-turn", company=action.company)
    demand_cash(draft, action.company, station_cost(draft.rules, draft.state, action.company))


def place(draft: Draft, action: ac.PlaceStation) -> None:
    if not draft.state.track_kept:
        pay(draft, action.company, BANK, station_cost(draft.rules, draft.state, action.company), "station")
        draft.emit(ev.StationUsed(action.company))
        change_turn(draft, station_placed=True)
        return
    pay(draft, action.company, BANK, station_cost(draft.rules, draft.state, action.company), f"station:{action.hex}")
    draft.emit(ev.StationPlaced(action.company, action.hex, action.node, home=False))
    change_turn(draft, step="run")
    pay_destinations(draft)


def placements(draft: Draft, company: str, actor: str) -> Iterator[ac.PlaceStation]:
    state = draft.state
    cost = station_cost(draft.rules, state, company)
    if not state.companies[company].stations_left or state.cash.get(company, 0) < cost:
        return
    for label, node in sorted(reach(draft.rules, state, company).nodes()):
        action = ac.PlaceStation(actor=actor, company=company, hex=label, node=node)
        if on_hex(draft.rules, state, label).nodes[node].kind == "city" and draft.allows(check_station, action):
            yield action


def offer_stations(draft: Draft) -> Iterator[Option]:
    turn = acting(draft, "station" if draft.state.track_kept else None)
    if turn is None:
        return
    frame, actor = turn
    if draft.state.track_kept:
        actions = tuple(placements(draft, frame.company, actor))
    else:
        entry = ac.PlaceStation(actor=actor, company=frame.company)
        actions = (entry,) if draft.allows(check_station, entry) else ()
    if actions:
        yield Choice(actions)


def placing_cost(rules: Rules, state: State, action: ac.PlaceStation) -> int:
    return station_cost(rules, state, action.company)


HANDLERS = (Handler(ac.PlaceStation, check_station, place, offer_stations, step="station", amount=placing_cost),)
