"""Shares of 1824: which are on sale, what may be sold, who is director, when a regional opens (VIII, IX, XVI)."""

from dataclasses import replace

from core.rail18 import actions as ac
from core.rail18.holdings import director_certificate, percent, unit
from core.rail18.launch import launch, launch_due, launch_if_due
from core.rail18.rules import Draft, Rules
from core.rail18.state import BANK, OperatingRound, State, StockRound
from core.rail18.steps.company import change_below
from core.titles.t1824.data import special


def kind_of(rules: Rules, company: str) -> str:
    return rules.title.companies[company].kind


def forerunners(rules: Rules, staatsbahn: str) -> list[str]:
    return [sym for sym, company in rules.title.companies.items() if company.merges_into == staatsbahn]


def coal_of(rules: Rules, regional: str) -> str | None:
    """The coal railway whose owner gets the regional's director's certificate."""
    return special(rules).regional_treasury.coal.get(regional)


def kept_for(rules: Rules, state: State, company: str) -> dict[str, int]:
    """Percent of the certificate that each forerunner is exchanged for; that of an unsold one ends with it (A4)."""
    found = {sym: special(rules).exchange[sym] for sym in forerunners(rules, company)}
    if coal := coal_of(rules, company):
        found[coal] = director_certificate(rules, company).percent
    return {sym: percent for sym, percent in found.items() if not state.companies[sym].closed}


def reserved(rules: Rules, state: State, company: str) -> int:
    """Ordinary certificates for forerunners that are not exchanged."""
    return list(kept_for(rules, state, company).values()).count(unit(rules, company))


def may_be_started(rules: Rules, state: State, company: str) -> bool:
    """BH, and a regional whose coal railway was never sold (A24)."""
    coal = coal_of(rules, company)
    return kind_of(rules, company) == "regional" and (coal is None or state.companies[coal].closed)


def check_purchase(draft: Draft, action: ac.BuyShare) -> None:
    """Shares of a Staatsbahn from the second stock round on (A2, A3)."""
    frame = draft.state.frame
    early = isinstance(frame, StockRound) and frame.number == 1 and kind_of(draft.rules, action.company) == "staatsbahn"
    allowed = draft.rules.ruling("staatsbahn-shares") == "first-round"
    draft.demand(not early or allowed, "staatsbahn-later", company=action.company)


def check_sale(draft: Draft, action: ac.SellShares) -> None:
    """Only of a company that has operated, and half stays with players; what is unsold lies in the bank too (A41)."""
    rules, state, company = draft.rules, draft.state, action.company
    draft.demand(state.companies[company].operated, "not-operated", company=company)
    bank = percent(rules, state, company, BANK) + action.shares * unit(rules, company)
    draft.demand(bank <= 50, "bank-full", company=company, percent=bank)


def directed_from_bank(rules: Rules, state: State, company: str) -> bool:
    """Only a Staatsbahn that has formed without a director finds its first one so (A13, A19, A34)."""
    return kind_of(rules, company) == "staatsbahn" and state.companies[company].launched


def mountains_held(rules: Rules, state: State, player: str) -> int:
    """Mountain railways count against the certificate limit like minors do (A37)."""
    return len(state.paper_codes(player))


def launch_waits(rules: Rules, state: State, company: str) -> bool:
    """A Staatsbahn is formed, never launched; a regional that is due in an operating round opens at its end (A17)."""
    operating = isinstance(state.flow[0], OperatingRound)
    return kind_of(rules, company) != "regional" or (operating and rules.ruling("opening") == "round-end")


def treasury_x_par(rules: Rules, state: State, company: str) -> int:
    """Less with a coal railway, whose money and trains come besides (A23)."""
    coal = coal_of(rules, company)
    if coal is None or not state.companies[coal].par:
        return rules.title.kind(company).treasury_x_par
    return int(rules.ruling("coal-regional-treasury"))


def open_if_due(draft: Draft, company: str) -> None:
    """After an exchange: one that opens within an operating round acts from the next one on (A17)."""
    was_open = draft.state.companies[company].launched
    launch_if_due(draft, company)
    opened = draft.state.companies[company].launched and not was_open
    if opened and isinstance(draft.state.flow[0], OperatingRound):
        change_below(draft, OperatingRound, lambda found: replace(found, acted=(*found.acted, company)))


def open_regionals(draft: Draft) -> None:
    """At the end of an operating round: all that became due in it (A17)."""
    for sym in draft.rules.title.companies:
        if kind_of(draft.rules, sym) == "regional" and launch_due(draft.rules, draft.state, sym):
            launch(draft, sym)
