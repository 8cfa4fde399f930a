"""Destination money: looked at after every change on the map, and paid at once (rules p. 11, R18)."""

from core.hexmap.graph import Reach
from core.rail18 import events as ev
from core.rail18.board import home_place, network, on_hex
from core.rail18.money import pay
from core.rail18.rules import Draft
from core.rail18.state import BANK


def linked(draft: Draft, company: str, target: str) -> bool:
    """Does an endless train reach a station of the target hex from the home station's place?"""
    start = home_place(draft.state, company)
    if start is None:
        return False
    nodes = on_hex(draft.rules, draft.state, target).nodes
    found = Reach(network(draft.rules, draft.state, company), [start])
    return any(found.reaches((target, node)) for node in range(len(nodes)))


def pay_destination(draft: Draft, company: str) -> None:
    draft.emit(ev.DestinationReached(company))
    amount = draft.rules.title.kind(company).destination_x_par * draft.state.companies[company].par
    pay(draft, BANK, company, amount, "destination")


def open_destinations(draft: Draft) -> list[str]:
    return [sym for sym, company in draft.state.companies.items() if company.destination == "open"]


def claimed(draft: Draft) -> bool:
    """Is the money paid only when it is asked for? So it must be where no map says what is reached."""
    return not draft.state.track_kept or draft.rules.ruling("destination-payment") == "claimed"


def pay_destinations(draft: Draft) -> None:
    if claimed(draft):
        return
    for company in open_destinations(draft):
        if draft.rules.slots.track.destination_reached(draft, company):
            pay_destination(draft, company)
