"""What every title says of its companies: what they become, what the bank may sell of them, who decides for them."""

from core.rail18.holdings import director, director_certificate, percent
from core.rail18.rules import Rules
from core.rail18.state import BANK, State
from core.rail18.title import Title
from core.text.catalogue import text
from ui.rail18.views.title_views import title_views


def successor_of(title: Title, sym: str) -> str:
    """The company that one with a single owner is exchanged for; empty for all others."""
    company = title.companies[sym]
    return (company.becomes or company.merges_into or "") if title.is_owned(sym) else ""


def kept(rules: Rules, state: State, sym: str) -> int:
    """Percent in the bank that is not for sale: kept for other companies, or the certificate nobody can begin with."""
    found = sum(title_views(rules.title.id).companies.kept_for(rules, state, sym).values())
    if rules.slots.stock.may_be_started(rules, state, sym) or state.companies[sym].closed:
        return found
    top = director_certificate(rules, sym)
    there = state.shares[sym][top.id] == BANK
    return max(found, top.percent) if there else found


def for_sale(rules: Rules, state: State, sym: str) -> int:
    return max(percent(rules, state, sym, BANK) - kept(rules, state, sym), 0)


def director_word(title: Title, sym: str) -> str:
    return text("charter-owner" if title.is_owned(sym) else "charter-director")


def nobody_directs(rules: Rules, state: State, sym: str) -> bool:
    """Has it begun although nobody has enough shares to direct it?"""
    company = state.companies[sym]
    return company.launched and not company.closed and director(rules, state, sym) is None
