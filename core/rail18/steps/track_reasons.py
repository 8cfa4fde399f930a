"""Why nothing may be laid on a hex, for whoever points at it (rules p. 10 and 11, R14 to R16)."""

from collections.abc import Iterable

from core.hexmap.coordinates import EDGES
from core.hexmap.tiles import COLOURS
from core.kernel.handlers import refusal
from core.kernel.refusal import Refused, Rejection
from core.rail18.actions import LayTile, PlaceStation
from core.rail18.board import face, on_hex
from core.rail18.holdings import director
from core.rail18.money import demand_cash
from core.rail18.rules import Draft, Rules
from core.rail18.state import CompanyTurn, State
from core.rail18.steps.station import HANDLERS as STATIONS
from core.rail18.steps.track import phase_colours, power_usable, regular_lays_left, touches
from core.rail18.upgrades import fits, next_colour, printed_for_good, rotations


def why_no_tile(rules: Rules, state: State, label: str) -> Rejection | None:
    """The first reason that a player would look for; None where the company whose track step it is may lay a tile."""
    frame = state.frame
    assert isinstance(frame, CompanyTurn)
    try:
        _demand_place(Draft(rules, state, judged=LayTile.kind), frame, label)
    except Refused as refused:
        return refused.rejection
    return None


def why_no_station(rules: Rules, state: State, company: str, label: str, node: int | None) -> Rejection | None:
    """The same about a station in a city of the hex, or in any of them."""
    cities = [at for at, found in enumerate(on_hex(rules, state, label).nodes) if found.kind == "city"]
    actor = director(rules, state, company) or ""
    found = [
        refusal(STATIONS[0], Draft(rules, state), PlaceStation(actor=actor, company=company, hex=label, node=city))
        for city in ([node] if node in cities else cities or [0])
    ]
    return None if None in found else found[0]


def unpaid(rules: Rules, state: State, company: str, price: int) -> Rejection | None:
    """Why a company cannot pay for what it wants to lay."""
    try:
        demand_cash(Draft(rules, state), company, price)
    except Refused as refused:
        return refused.rejection
    return None


def _demand_place(draft: Draft, frame: CompanyTurn, label: str) -> None:
    rules, state, company = draft.rules, draft.state, frame.company
    draft.demand(not printed_for_good(rules, label), "hex-takes-no-tile", hex=label)
    actor = director(rules, state, company) or ""
    extra = not frame.home_tile_due and power_usable(draft.rules, draft.state, company, actor)
    draft.demand(regular_lays_left(frame) or extra, "one-tile-per-turn")
    home = state.companies[company].home_hex or ""
    draft.demand(not frame.home_tile_due or label == home, "home-tile-first", hex=home)
    connected = touches(draft, company, label, frozenset(EDGES))
    draft.demand(connected, "not-connected", company=company, hex=label)
    colour = next_colour(face(rules, state, label).colour)
    draft.demand(colour is not None, "last-colour", hex=label)
    assert colour is not None
    if regular_lays_left(frame):
        draft.demand(colour in phase_colours(draft), "colour-not-yet", colour=colour, phase=state.phase)
    else:
        draft.demand(colour == COLOURS[0], "extra-tile-colour", colour=COLOURS[0])
    demand_cash(draft, company, rules.slots.track.terrain_cost(rules, state, label))
    numbers = [number for number, tile in rules.title.tiles.items() if tile.colour == colour]
    draft.demand(_any_fits(draft, company, label, numbers), "no-tile-fits", hex=label)
    left = [number for number in numbers if state.tray[number]]
    draft.demand(_any_fits(draft, company, label, left), "no-tile-left", hex=label)


def _any_fits(draft: Draft, company: str, label: str, numbers: Iterable[str]) -> bool:
    """Is one of these tiles, in some rotation, joined to the company's track?"""
    rules, state = draft.rules, draft.state
    return any(
        touches(draft, company, label, rules.title.tiles[number].faces[rotation].edges)
        for number in numbers
        if fits(rules, state, label, number)
        for rotation, _ in rotations(rules, state, label, number)
    )
