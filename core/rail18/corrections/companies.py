"""Corrections of companies: price marker, par, and what is noted about them."""

from core.rail18 import events as ev
from core.rail18.corrections import actions as co
from core.rail18.corrections import events as ce
from core.rail18.corrections.common import correction, demand_change, demand_company, is_merged
from core.rail18.destinations import pay_destinations
from core.rail18.holdings import director_certificate
from core.rail18.launch import stations_at_par
from core.rail18.market import place_of
from core.rail18.rules import IMPOSSIBLE, Draft
from core.rail18.state import BANK, State

# the marker


def stack_in(state: State, row: int, column: int) -> list[str]:
    """The companies in a cell, from the top."""
    here = [sym for sym, marker in state.markers.items() if place_of(marker) == (row, column)]
    return sorted(here, key=lambda sym: state.markers[sym].arrival)


def check_marker(draft: Draft, action: co.CorrectMarker) -> None:
    demand_company(draft, action.company)
    marker = draft.state.markers.get(action.company)
    draft.demand(marker is not None, "not-started", IMPOSSIBLE, company=action.company)
    assert marker is not None
    cell = draft.rules.market.cell(action.row, action.column)
    draft.demand(cell is not None, "no-cell", IMPOSSIBLE, row=action.row, column=action.column)
    stack = stack_in(draft.state, action.row, action.column)
    others = len([sym for sym in stack if sym != action.company])
    may = action.above is None or 0 <= action.above <= others
    draft.demand(may, "no-place-in-stack", IMPOSSIBLE, above=action.above or 0, others=others)
    moves = place_of(marker) != (action.row, action.column)
    demand_change(draft, moves or tuple(stack) != marker_corrected(draft, action).stack)
    bound = draft.rules.title.kind(action.company).behind_red_line and cell is not None and cell.beyond_line
    draft.demand(not bound, "beyond-red-line", company=action.company)


def marker_corrected(draft: Draft, action: co.CorrectMarker) -> ce.MarkerCorrected:
    stack = [sym for sym in stack_in(draft.state, action.row, action.column) if sym != action.company]
    stack.insert(len(stack) if action.above is None else action.above, action.company)
    return ce.MarkerCorrected(action.company, action.row, action.column, tuple(stack), action.note)


def correct_marker(draft: Draft, action: co.CorrectMarker) -> None:
    draft.emit(marker_corrected(draft, action))


# par


def check_par(draft: Draft, action: co.CorrectPar) -> None:
    rules = draft.rules
    company = demand_company(draft, action.company)
    formed = is_merged(draft, action.company) or rules.title.is_owned(action.company)
    draft.demand(not formed, "cannot-be-started", IMPOSSIBLE, company=action.company)
    demand_change(draft, company.par != action.par)
    if action.par:
        draft.demand(action.par in rules.market.par_cells, "no-par", IMPOSSIBLE, price=action.par)
        out, most = stations_out(draft, action.company), stations_at_par(rules, action.company, action.par)
        draft.demand(out <= most, "stations-out", IMPOSSIBLE, company=action.company, out=out, all=most)
    else:
        top = director_certificate(rules, action.company).id
        unsold = not company.launched and draft.state.shares[action.company][top] == BANK
        draft.demand(unsold, "company-begun", IMPOSSIBLE, company=action.company)


def stations_out(draft: Draft, sym: str) -> int:
    company = draft.state.companies[sym]
    return stations_at_par(draft.rules, sym, company.par) - company.stations_left if company.par else 0


def correct_par(draft: Draft, action: co.CorrectPar) -> None:
    """Shares and director stay where they are; only a first par brings a marker to the market."""
    sym, par = action.company, action.par
    left = stations_at_par(draft.rules, sym, par) - stations_out(draft, sym) if par else 0
    draft.emit(ce.ParCorrected(sym, par, left, action.note))
    if par and sym not in draft.state.markers:
        row, column = draft.rules.market.par_cells[par]
        draft.emit(ev.MarkerMoved(sym, row, column, "par"))


# what is noted


def check_company(draft: Draft, action: co.CorrectCompany) -> None:
    sym = action.company
    company = demand_company(draft, sym)
    kind = draft.rules.title.kind(sym)
    now = (company.launched, company.operated, company.destination)
    demand_change(draft, now != (action.floated, action.operated, action.destination))
    if action.floated:
        draft.demand(company.par > 0, "not-started", IMPOSSIBLE, company=sym)
        top = director_certificate(draft.rules, sym).id
        out = draft.state.shares[sym][top] != BANK
        draft.demand(out, "director-certificate-out", IMPOSSIBLE, company=sym)
    else:
        bare = not action.operated and action.destination == "none"
        draft.demand(bare, "not-floated", IMPOSSIBLE, company=sym)
        draft.demand(not has_things(draft.state, sym), "company-has-things", IMPOSSIBLE, company=sym)
    has = action.destination == "none" or kind.destination_x_par > 0
    draft.demand(has, "no-destination", IMPOSSIBLE, company=sym)


def has_things(state: State, sym: str) -> bool:
    """Money, trains, certificates or stations."""
    stations = any(station.company == sym for here in state.stations.values() for station in here)
    owns = bool(state.cash.get(sym, 0)) or bool(state.trains_of(sym)) or bool(state.paper_codes(sym))
    return stations or owns


def correct_company(draft: Draft, action: co.CorrectCompany) -> None:
    draft.emit(
        ce.CompanyCorrected(action.company, action.floated, action.operated, action.destination, action.note)
    )  # fmt: skip
    pay_destinations(draft)


HANDLERS = (
    correction(co.CorrectMarker, check_marker, correct_marker),
    correction(co.CorrectPar, check_par, correct_par),
    correction(co.CorrectCompany, check_company, correct_company),
)
