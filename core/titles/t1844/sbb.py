"""The forming of the SBB from the pre-SBB companies (rules p. 16 and 17, R29 to R31, R33)."""

from core.rail18 import events as ev
from core.rail18.destinations import pay_destinations
from core.rail18.formation import ask_double_stations, clear_double_stations, elect, take_over
from core.rail18.holdings import director, director_certificate, percent, price, unit
from core.rail18.money import pay, set_off
from core.rail18.phases import ask_discards
from core.rail18.rules import Draft
from core.rail18.state import BANK, POOL, State
from core.titles.t1844.mountains import special


def form_sbb(draft: Draft) -> None:
    data = special(draft.rules).nationalisation
    sbb = data.sbb
    former = {sym: director(draft.rules, draft.state, sym) for sym in data.members}
    started = [sym for sym in data.members if draft.state.companies[sym].par]
    row, column = draft.rules.market.start_cell
    draft.emit(ev.ParSet(sbb, data.settle_price, 0), ev.MarkerMoved(sbb, row, column, "par"))
    draft.emit(ev.CompanyLaunched(sbb, destination=False))
    pay(draft, BANK, sbb, draft.rules.title.kind(sbb).formed_treasury, "formed")
    extra = next(train for train in draft.rules.title.data.extra_trains if train.name == data.train)
    draft.emit(ev.TrainGained(extra.name, extra.type, sbb))
    settle_holders(draft, data.members)
    for sym in data.members:
        take_over(draft, sym, sbb)
        gain_unused(draft, sym)
    exchange_shares(draft, data.members, former)
    choose_director(draft, former, started)
    for sym in data.members:
        if sym in draft.state.markers:
            draft.emit(ev.MarkerRemoved(sym))
        draft.emit(ev.CompanyClosed(sym))
    clear_double_stations(draft, sbb)
    ask_double_stations(draft, sbb)
    pay_destinations(draft)
    ask_discards(draft)


def settle_holders(draft: Draft, members: tuple[str, ...]) -> None:
    """Holders settle price less 100 per share with the bank; who cannot pay owes (R30, R33)."""
    data = special(draft.rules).nationalisation

    def difference(player: str, sym: str) -> int:
        shares = percent(draft.rules, draft.state, sym, player) // unit(draft.rules, sym)
        return shares * (price(draft.rules, draft.state, sym) - data.settle_price)

    apart = draft.rules.ruling("exchange-debt-sale") == "free"
    for group in [(sym,) for sym in members] if apart else [members]:
        for player in draft.state.order:
            amount = sum(difference(player, sym) for sym in group)
            if amount >= 0:
                pay(draft, BANK, player, amount, "exchange")
                continue
            own = min(-amount, draft.state.cash[player])
            pay(draft, player, BANK, own, "exchange")
            if -amount > own:
                owed = draft.state.exchange_debt.get(player, 0) - amount - own
                draft.emit(ev.ExchangeDebtSet(player, owed, "exchange"))
                set_off(draft, player)


def gain_unused(draft: Draft, sym: str) -> None:
    """Stations that a member has not placed come with it (rules p. 16)."""
    found = draft.state.companies[sym]
    unused = found.stations_left if found.par else len(draft.rules.title.kind(sym).station_costs)
    draft.emit(ev.StationsGained(special(draft.rules).nationalisation.sbb, unused))


def exchange_shares(draft: Draft, members: tuple[str, ...], former: dict[str, str | None]) -> None:
    """A director's certificate becomes a certificate of 10 %, a share of 25 % one of 5 % (rules p. 16)."""
    sbb = special(draft.rules).nationalisation.sbb
    doubles = [cert for cert in draft.rules.title.certificates[sbb] if cert.percent == 2 * unit(draft.rules, sbb)]
    singles = [cert for cert in draft.rules.title.certificates[sbb] if cert.percent == unit(draft.rules, sbb)]
    # The director's certificate comes last here; `choose_director` brings it to the right hands.
    doubles = [*doubles[1:], doubles[0]]
    for sym in members:
        for cert in draft.rules.title.certificates[sym]:
            owner = draft.state.shares[sym][cert.id]
            new = doubles.pop(0) if cert.director else singles.pop(0)
            draft.emit(ev.ShareMoved(sbb, new.id, POOL if owner == BANK else owner, "exchange"))
            draft.emit(ev.ShareMoved(sym, cert.id, BANK, "exchange"))


def choose_director(draft: Draft, former: dict[str, str | None], started: list[str]) -> None:
    """Of equals the former director of V1, then V2 …; then the lower order card (R31)."""
    rules = draft.rules
    sbb = special(rules).nationalisation.sbb
    top = director_certificate(rules, sbb)
    new = elect(draft, sbb, former.values())
    if new is None:
        give(draft, top.id, POOL)
        return
    state = draft.state
    if not any(ten(draft, cert) for cert in held(state, sbb, new)):
        # R31: two certificates of 5 % for one of 10 % from the pool, else from the former director of V5, V4 …
        lender = POOL if any(ten(draft, cert) for cert in held(state, sbb, POOL)) else None
        lender = lender or next(former[sym] for sym in reversed(started) if former[sym] is not None)
        assert lender is not None
        borrowed = next(cert for cert in held(state, sbb, lender) if ten(draft, cert))
        given = held(state, sbb, new)[:2]
        draft.emit(ev.ShareMoved(sbb, borrowed, new, "director"))
        draft.emit(*(ev.ShareMoved(sbb, cert, lender, "director") for cert in given))
    give(draft, top.id, new)
    draft.emit(ev.DirectorChanged(sbb, new))


def ten(draft: Draft, certificate: str) -> bool:
    sbb = special(draft.rules).nationalisation.sbb
    return any(cert.id == certificate and cert.percent == 10 for cert in draft.rules.title.certificates[sbb])


def held(state: State, company: str, owner: str) -> list[str]:
    return [cert for cert, holder in state.shares[company].items() if holder == owner]


def give(draft: Draft, top: str, owner: str) -> None:
    """Bring the director's certificate to its owner for another certificate of 10 %."""
    sbb = special(draft.rules).nationalisation.sbb
    holder = draft.state.shares[sbb][top]
    if holder == owner:
        return
    other = next(cert for cert in held(draft.state, sbb, owner) if ten(draft, cert))
    draft.emit(ev.ShareMoved(sbb, top, owner, "director"), ev.ShareMoved(sbb, other, holder, "director"))
