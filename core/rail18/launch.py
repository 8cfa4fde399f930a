"""Par and launch of a company (rules p. 7 and 8, R9, R18, R42)."""

from core.rail18 import events as ev
from core.rail18.destinations import pay_destinations
from core.rail18.holdings import director_certificate, unsold
from core.rail18.money import pay
from core.rail18.rules import Draft, Rules
from core.rail18.state import BANK, State


def stations_at_par(rules: Rules, company: str, price: int) -> int:
    kind = rules.title.kind(company)
    return kind.stations_by_par.get(str(price), len(kind.station_costs))


def set_par(draft: Draft, company: str, price: int) -> None:
    row, column = draft.rules.market.par_cells[price]
    draft.emit(ev.ParSet(company, price, stations_at_par(draft.rules, company, price)))
    draft.emit(ev.MarkerMoved(company, row, column, "par"))


def launch_due(rules: Rules, state: State, company: str) -> bool:
    """Is the float percentage out of the bank, with the director's certificate (R9)?"""
    found = state.companies[company]
    if found.launched or not found.par:
        return False
    led = state.shares[company][director_certificate(rules, company).id] != BANK
    return led and 100 - unsold(rules, state, company) >= rules.title.kind(company).float_percent


def launch_if_due(draft: Draft, company: str) -> None:
    """At once (R9), unless the title lets it wait."""
    due = launch_due(draft.rules, draft.state, company)
    if due and not draft.rules.slots.stock.launch_waits(draft.rules, draft.state, company):
        launch(draft, company)


def launch(draft: Draft, company: str) -> None:
    rules, par = draft.rules, draft.state.companies[company].par
    kind = rules.title.kind(company)
    late = kind.full_treasury_from_phase is not None and rules.phase_at_least(
        draft.state, kind.full_treasury_from_phase
    )
    draft.emit(ev.CompanyLaunched(company, destination=kind.destination_x_par > 0 and not late))
    times = rules.slots.stock.treasury_x_par(rules, draft.state, company) + (kind.destination_x_par if late else 0)
    pay(draft, BANK, company, times * par, "launch")
    pay_destinations(draft)
