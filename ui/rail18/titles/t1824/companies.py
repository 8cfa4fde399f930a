"""Companies that are exchanged for others: what they bring, and what the others come from (VI to VIII)."""

from collections.abc import Iterator

from core.rail18.holdings import director
from core.rail18.rules import Rules
from core.rail18.state import State
from core.text.catalogue import text
from core.text.lists import items
from core.text.numbers import figure
from core.titles.t1824.data import special
from core.titles.t1824.shares import coal_of, kept_for, treasury_x_par
from core.titles.t1824.staatsbahn import starting_money
from ui.rail18.titles.t1824.forming import Forming
from ui.rail18.views.companies.of_title import CompaniesOfTitle
from ui.rail18.views.moment import Moment
from ui.rail18.views.trains import starting
from ui.values.facts import Fact


def facts(moment: Moment, sym: str) -> Iterator[Fact]:
    rules, state = moment.rules, moment.state
    company = rules.title.companies[sym]
    if company.becomes:
        yield from _coal(rules, state, company.becomes)
    elif company.merges_into:
        percent = special(rules).exchange[sym]
        becomes = text("charter-1824-share", percent=percent, company=company.merges_into)
        yield Fact(text("charter-1824-becomes"), becomes, key=company.merges_into)
        yield _forms(rules, company.merges_into)
    elif not state.companies[sym].launched:
        yield from _staatsbahn(moment, sym) if company.forms_in_phase else _regional(moment, sym)


def _coal(rules: Rules, state: State, regional: str) -> Iterator[Fact]:
    data = special(rules).coal_railways
    yield Fact(text("charter-1824-becomes"), text("charter-1824-top", company=regional), key=regional)
    when = {"free": data.exchange_from_phase, "forced": data.exchange_forced_in_phase}
    yield Fact(text("charter-1824-when"), text("charter-1824-exchanged", **when))


def _regional(moment: Moment, sym: str) -> Iterator[Fact]:
    """What it begins with, and whose coal railway it waits for."""
    rules, state, coal = moment.rules, moment.state, coal_of(moment.rules, sym)
    waits = coal is not None and not state.companies[coal].closed
    if coal is not None and waits:
        yield Fact(text("charter-1824-from"), _with_owner(moment, coal), key=coal)
    par = state.companies[sym].par
    if par:
        amount = figure(treasury_x_par(rules, state, sym) * par)
        code = "charter-1824-money-and" if waits else "charter-1824-money"
        yield Fact(text("charter-1824-opens"), text(code, amount=amount, company=coal or ""))


def _staatsbahn(moment: Moment, sym: str) -> Iterator[Fact]:
    rules, state, exchanged = moment.rules, moment.state, special(moment.rules).exchange
    members = rules.title.members(sym)
    left = [member for member in members if not state.companies[member].closed]
    yield _forms(rules, sym)
    parts = [text("charter-1824-part", member=_with_owner(moment, one), percent=exchanged[one]) for one in left]
    yield Fact(text("charter-1824-from"), items(parts) or text("charter-nobody"))
    owners = {member: director(rules, state, member) for member in members}
    brought = sum(state.cash.get(member, 0) for member in left)
    amount = text("charter-1824-sum", bank=figure(starting_money(rules, sym, owners)), brought=figure(brought))
    yield Fact(text("charter-1824-brings"), amount)
    if left:
        yield Fact(text("charter-1824-director"), Forming.coming(moment, sym).why_director(sym))


def _forms(rules: Rules, staatsbahn: str) -> Fact:
    train = starting(rules, rules.title.companies[staatsbahn].forms_in_phase or "")
    told = "" if train is None else text("charter-1824-forming", train=train.sides[0].type)
    return Fact(text("charter-1824-forms"), told)


def _with_owner(moment: Moment, minor: str) -> str:
    owner = director(moment.rules, moment.state, minor)
    return minor if owner is None else text("charter-1824-of", company=minor, player=moment.names[owner])


COMPANIES = CompaniesOfTitle(kept_for, facts)
