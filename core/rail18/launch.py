"""Par and launch of a company (rules p. 7 and 8, R9, R18, R42)."""

from core.rail18 import events as ev
from core.rail18.destinations import pay_destinations
from core.rail18.holdings import director_certificate, unsold
from core.rail18.money import pay
from core.rail18.rules import Draft, Rules
from core.rail18.state import BANK


def stations_at_par(rules: Rules, company: str, price: int) -> int:
    kind = rules.title.kind(company)
    return kind.stations_by_par.get(str(price), len(kind.station_costs))


def set_par(draft: Draft, company: str, price: int) -> None:
    row, column = draft.rules.market.par_cells[price]
    draft.emit(ev.ParSet(company, price, stations_at_par(draft.rules, company, price)))
    draft.emit(ev.MarkerMoved(company, row, column, "par"))


def launch_if_due(draft: Draft, company: str) -> None:
    """At once when the float percentage is out of the bank (R9)."""
    rules = draft.rules
    found = draft.state.companies[company]
    kind = rules.title.kind(company)
    led = draft.state.shares[company][director_certificate(rules, company).id] != BANK
    if found.launched or not found.par or not led or 100 - unsold(rules, draft.state, company) < kind.float_percent:
        return
    if rules.slots.stock.launch_waits(rules, draft.state, company):
        return
    late = kind.full_treasury_from_phase is not None and rules.phase_at_least(
        draft.state, kind.full_treasury_from_phase
    )
    draft.emit(ev.CompanyLaunched(company, destination=kind.destination_x_par > 0 and not late))
    times = kind.treasury_x_par + (kind.destination_x_par if late else 0)
    pay(draft, BANK, company, times * found.par, "launch")
    pay_destinations(draft)
