"""Told about shares, certificates and prices, and about companies that start, form and merge."""

from collections.abc import Iterator

from core.rail18 import events as ev
from core.rail18.holdings import price
from core.rail18.state import BANK, CLOSED, POOL
from core.rail18.title import Certificate
from core.text.catalogue import text
from core.text.lists import items, listed
from ui.rail18.views.narration.groups import Group
from ui.rail18.views.narration.said import Said, Teller
from ui.rail18.views.narration.words import Words, counted
from ui.rail18.views.papers.kinds import limited_kind


def certificate(words: Words, event: ev.ShareMoved) -> Certificate:
    found = words.rules.title.certificates[event.company]
    return next(cert for cert in found if cert.id == event.certificate)


def private(words: Words, group: Group) -> Iterator[Said]:
    code = group.key[1]
    moved, payment = group.first(ev.PaperMoved), group.first(ev.MoneyPaid)
    owner = moved.owner if moved else payment.payer if payment else BANK
    seller = payment.payee if payment else BANK
    params = {"owner": words.who(owner), "private": words.paper(code), "amount": group.paid()}
    if seller == BANK:
        yield Said("private-bought", "paper", params, (owner,))
    else:
        yield Said("private-sold", "paper", {**params, "code": code, "seller": words.who(seller)}, (owner, seller))


def paper(words: Words, group: Group) -> Iterator[Said]:
    code = group.key[1]
    moved, payment = group.first(ev.PaperMoved), group.first(ev.MoneyPaid)
    owner = moved.owner if moved else payment.payer if payment else BANK
    params = {"owner": words.who(owner), "paper": code, "amount": group.paid()}
    sort = limited_kind(words.rules, code) or ""
    yield Said("paper-bought" if group.paid() else "paper-gained", "paper", params, (owner,), sort=sort)


def share(words: Words, group: Group) -> Iterator[Said]:
    _, company, player = group.key
    moved = group.all(ev.ShareMoved)
    source = group.state.shares[company][moved[0].certificate] if moved else BANK
    params = {
        "player": words.who(player),
        "company": company,
        "percent": sum(certificate(words, event).percent for event in moved),
        "source": "pool" if source == POOL else "bank",
        "amount": group.paid(),
    }
    yield Said("share-bought", "shares", params, (player, company))


def share_given(words: Words, group: Group) -> Iterator[Said]:
    _, company, owner, why = group.key
    percent = sum(certificate(words, event).percent for event in group.all(ev.ShareMoved))
    params = {"owner": words.who(owner), "company": company, "percent": percent, "why": why}
    yield Said("share-given", "shares", params, (owner, company))


def start(words: Words, group: Group) -> Iterator[Said]:
    """A par: with the director's certificate, or for a company that is formed."""
    company = group.key[1]
    par, moved = group.first(ev.ParSet), group.first(ev.ShareMoved)
    if moved is None or par is None:  # forming is told with the launch
        return
    params = {
        "player": words.who(moved.owner),
        "company": company,
        "par": par.price,
        "percent": certificate(words, moved).percent,
        "amount": group.paid(),
        "stations": par.stations,
    }
    yield Said("started" if group.paid() else "par-named", "shares", params, (moved.owner, company))


def launch(words: Words, group: Group) -> Iterator[Said]:
    company = group.key[1]
    formed = any(payment.why == "formed" for payment in group.all(ev.MoneyPaid))
    members = [sym for sym, data in words.rules.title.companies.items() if data.merges_into == company]
    params = {"company": company, "amount": group.paid(), "members": items(members)}
    yield Said("formed" if formed else "launched", "shares", params, (company,))


def sale(words: Words, group: Group) -> Iterator[Said]:
    _, company, player = group.key
    percent = sum(certificate(words, event).percent for event in group.all(ev.ShareMoved))
    params = {"player": words.who(player), "company": company, "percent": percent, "amount": group.paid()}
    yield Said("sold", "shares", params, (player, company))


def director_changed(words: Words, group: Group) -> Iterator[Said]:
    company, event = group.key[1], group.first(ev.DirectorChanged)
    if event is None:
        yield Said("director-certificate", "shares", {"company": company}, (company,))
    elif event.director is None:
        yield Said("no-director", "shares", {"company": company}, (company,))
    else:
        params = {"company": company, "player": words.who(event.director)}
        yield Said("director", "shares", params, (company, event.director))


def one_price(words: Words, group: Group) -> Iterator[Said]:
    company, last = group.key[1], group.steps[-1][1]
    old, new = price(words.rules, group.state, company), words.price(last.row, last.column)
    code = "price" if old != new else "marker"
    yield Said(code, "price", {"company": company, "old": old, "new": new, "why": last.why}, (company,))


def prices(words: Words, group: Group) -> Iterator[Said]:
    """At the end of a stock round: who falls and who rises."""
    for why in ("pool", "sold-out"):
        moves = [(state, event) for state, event in group.steps if event.why == why]
        parts = [
            f"{event.company} {price(words.rules, state, event.company)}→{words.price(event.row, event.column)}"
            for state, event in moves
        ]
        if parts:
            params = {"why": why, "parts": items(parts), "number": len(parts)}
            yield Said("prices", "price", params, tuple(event.company for _, event in moves))


def exchange(words: Words, group: Group) -> Iterator[Said]:
    """What holders receive, pay and owe when their shares become those of the new company."""
    net: dict[str, int] = {}
    for payment in group.all(ev.MoneyPaid):
        net[payment.payee] = net.get(payment.payee, 0) + payment.amount
        net[payment.payer] = net.get(payment.payer, 0) - payment.amount
    net.pop(BANK, None)
    for code, sign in (("exchange-received", 1), ("exchange-paid", -1)):
        parts = {who: sign * amount for who, amount in net.items() if sign * amount > 0}
        if parts:
            told = words.amounts((words.who(who), amount) for who, amount in parts.items())
            yield Said(code, "money", {"parts": told}, tuple(parts))
    for event in group.all(ev.ExchangeDebtSet):
        params = {"player": words.who(event.player), "debt": event.amount}
        yield Said("exchange-debt", "debt", params, (event.player,))
    got: dict[str, dict[str, int]] = {}
    for event in group.all(ev.ShareMoved):
        if event.owner not in (BANK, CLOSED):
            by = got.setdefault(event.company, {})
            by[event.owner] = by.get(event.owner, 0) + certificate(words, event).percent
    for company, owners in got.items():
        parts_text = items(
            text("word-percent", who=words.who(owner), percent=percent)
            for owner, percent in sorted(owners.items(), key=lambda part: -part[1])
        )
        yield Said("exchange-shares", "shares", {"company": company, "parts": parts_text}, (company, *owners))


def merger(words: Words, group: Group) -> Iterator[Said]:
    company = group.key[1]
    members = list(dict.fromkeys(event.company for event in group.all(ev.CompanyClosed)))
    trains = [group.state.trains[event.train].type for event in group.all(ev.TrainMoved)]
    stations = [event.hex for event in group.all(ev.StationReplaced)]
    if not members:
        gained = sum(event.number for event in group.all(ev.StationsGained))
        yield Said("stations-gained", "track", {"company": company, "number": gained}, (company,), tuple(stations))
        return
    params = {
        "company": company,
        "members": listed(members),
        "treasury": group.paid(),
        "trains": counted(trains),
        "train_number": len(trains),
        "stations": len(stations),
    }
    yield Said("merged", "shares", params, (company, *members), tuple(stations))


def company_closed(words: Words, group: Group) -> Iterator[Said]:
    yield Said("company-closed", "shares", {"company": group.key[1]}, (group.key[1],))


TELLERS: dict[str, Teller] = {
    "private": private,
    "paper": paper,
    "share": share,
    "share-given": share_given,
    "start": start,
    "launch": launch,
    "sale": sale,
    "director": director_changed,
    "price": one_price,
    "prices": prices,
    "exchange": exchange,
    "merger": merger,
    "company-closed": company_closed,
}
