"""The forming of the three Staatsbahnen from their forerunners (VII, VIII, A27 to A36)."""

from collections.abc import Mapping

from core.rail18 import events as ev
from core.rail18.formation import ask_double_stations, clear_double_stations, double_stations, elect, take_over
from core.rail18.holdings import certificates, director, director_certificate, swap_director, unit
from core.rail18.money import pay
from core.rail18.rules import Draft, Rules
from core.rail18.state import BANK, CLOSED, State
from core.rail18.turn import place_home
from core.titles.t1824.data import special


def staatsbahnen(rules: Rules) -> list[str]:
    return [sym for sym, company in rules.title.companies.items() if company.forms_in_phase]


def is_due(rules: Rules, state: State, sym: str) -> bool:
    phase = rules.title.companies[sym].forms_in_phase or ""
    return rules.since(state, phase) and not state.companies[sym].launched


def acts_undirected(rules: Rules, state: State, sym: str) -> bool:
    """Where nobody has two shares (A34)."""
    return rules.title.companies[sym].forms_in_phase is not None and rules.ruling("no-director") == "runs"


def both_stations_stay(rules: Rules) -> bool:
    """Of the k&k in Wien (A30)."""
    return rules.ruling("wien-twice") == "both-stay"


def form_due(draft: Draft) -> None:
    """Sd with the first 4, Ug with the first 5, k&k with the first 6."""
    for sym in staatsbahnen(draft.rules):
        if is_due(draft.rules, draft.state, sym):
            form(draft, sym)


def ask_stations(draft: Draft) -> None:
    """Which of two stations in Wien goes back (A30)."""
    for sym in staatsbahnen(draft.rules):
        if draft.state.companies[sym].launched:
            ask_double_stations(draft, sym)


def form(draft: Draft, sym: str) -> None:
    title = draft.rules.title
    owners = {member: director(draft.rules, draft.state, member) for member in title.members(sym)}
    sold = [member for member, owner in owners.items() if owner is not None]
    draft.emit(ev.CompanyLaunched(sym, destination=False))
    pay(draft, BANK, sym, starting_money(draft.rules, sym, owners), "formed")
    for member in sold:
        take_over(draft, member, sym)
        exchange(draft, member, sym)
    draft.emit(*(ev.CompanyClosed(member) for member in owners if not draft.state.companies[member].closed))
    count_stations(draft, sym)
    if not sold and draft.rules.ruling("free-station") == "at-forming":
        place_home(draft, sym)
    choose_director(draft, sym, owners)
    give_back_station(draft, sym)


def starting_money(rules: Rules, sym: str, owners: Mapping[str, str | None]) -> int:
    """For each share that no forerunner has, sold or not, and the price of each forerunner that was not sold (A29)."""
    data, title = special(rules), rules.title
    free = 100 - sum(data.exchange[member] for member in owners)
    missing = sum(title.companies[member].price or 0 for member, owner in owners.items() if owner is None)
    return free // unit(rules, sym) * data.staatsbahn_treasury.per_share + missing


def exchange(draft: Draft, member: str, sym: str) -> None:
    """The owner of a forerunner gets the certificate that was kept for it, beyond any limit (A36)."""
    rules, state = draft.rules, draft.state
    own = director_certificate(rules, member)
    owner = state.shares[member][own.id]
    size = special(rules).exchange[member]
    kept = next((cert for cert in certificates(rules, state, sym, BANK) if cert.percent == size), None)
    if kept is not None:  # corrections may have dealt it to somebody
        draft.emit(ev.ShareMoved(sym, kept.id, owner, "exchange"))
    draft.emit(ev.ShareMoved(member, own.id, CLOSED, "exchange"))


def count_stations(draft: Draft, sym: str) -> None:
    """The forerunners' stations count among its own (A32)."""
    placed = sum(station.company == sym for here in draft.state.stations.values() for station in here)
    left = len(draft.rules.title.kind(sym).station_costs) - placed
    draft.emit(ev.ParSet(sym, draft.state.companies[sym].par, left))


def choose_director(draft: Draft, sym: str, owners: Mapping[str, str | None]) -> None:
    """Who has most swaps with whoever has the director's certificate, player or bank (A33); it may be nobody (A34)."""
    new = elect(draft, sym, owners.values())
    holder = draft.state.shares[sym][director_certificate(draft.rules, sym).id]
    if new is not None and new != holder:
        swap_director(draft, sym, holder, new)
    elif new is not None:
        draft.emit(ev.DirectorChanged(sym, new))


def give_back_station(draft: Draft, sym: str) -> None:
    """Of two stations in one city, or where no map shows the cities, it makes no difference which goes back (A30)."""
    clear_double_stations(draft, sym)
    if not draft.state.track_kept:
        for label in double_stations(draft.rules, draft.state, sym):
            own = [station.node for station in draft.state.stations[label] if station.company == sym]
            draft.emit(*(ev.StationRemoved(sym, label, node) for node in own[1:]))
