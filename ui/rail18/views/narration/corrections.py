"""Told about corrections, and about a game that begins with a position."""

from collections.abc import Callable, Iterator
from typing import Any

from core.kernel.foreign import NOTE, shown
from core.rail18.corrections import events as ce
from core.rail18.corrections.folds import pieces_of
from core.rail18.holdings import price
from core.rail18.state import BANK, CLOSED, Auction, CompanyTurn, OperatingRound, State, StockRound
from core.text.lists import items
from ui.rail18.views.narration.groups import Group
from ui.rail18.views.narration.said import Said, Teller
from ui.rail18.views.narration.words import Words

KIND = "correction"


def said(code: str, event: Any, /, *about: str, hexes: tuple[str, ...] = (), **params: object) -> Said:
    return Said(f"corrected-{code}", KIND, {**params, "note": shown(event.note, NOTE)}, about, hexes)


def cash(words: Words, state: State, e: ce.CashCorrected) -> Said:
    payer, payee = words.who(e.payer), words.who(e.payee)
    return said("cash", e, e.payer, e.payee, payer=payer, payee=payee, amount=e.amount)


def debt(words: Words, state: State, e: ce.DebtCorrected) -> Said:
    return said("debt", e, e.player, player=words.who(e.player), debt=e.debt, amount=e.amount)


def bank(words: Words, state: State, e: ce.BankCorrected) -> Said:
    return said("bank", e, broken="yes" if e.broken else "no")


def certificate(words: Words, state: State, e: ce.CertificateCorrected) -> Said:
    cert = next(cert for cert in words.rules.title.certificates[e.company] if cert.id == e.certificate)
    source = state.shares[e.company][e.certificate]
    params: dict[str, Any] = {
        "company": e.company,
        "percent": cert.percent,
        "source": words.who(source),
        "target": words.who(e.owner),
    }
    sort = "director" if cert.director else "share"
    return said("certificate", e, source, e.owner, e.company, sort=sort, **params)


def paper(words: Words, state: State, e: ce.PaperCorrected) -> Said:
    old, name = state.papers[e.code], words.paper(e.code)
    if old.owner != e.paper.owner:
        params: dict[str, Any] = {
            "paper": name,
            "owner": words.who(e.paper.owner),
            "closed": "yes" if e.paper.owner == CLOSED else "no",
        }
        return said("paper", e, old.owner, e.paper.owner, **params)
    if pieces_of(state, e.code) != e.pieces:
        hexes = tuple(e.pieces)
        place = words.place(hexes[0]) if hexes else ""
        return said("piece", e, e.paper.owner, hexes=hexes, paper=name, place=place, there="yes" if hexes else "no")
    mark = "visited" if old.active != e.paper.active and old.used == e.paper.used else "used"
    marked = e.paper.active if mark == "visited" else e.paper.used
    return said("mark", e, e.paper.owner, paper=name, mark=mark, marked="yes" if marked else "no")


def _place(words: Words, holder: str) -> str:
    return {BANK: "stack", CLOSED: "gone"}.get(holder, "holder")


def train(words: Words, state: State, e: ce.TrainCorrected) -> Said:
    params: dict[str, Any] = {"train": e.type, "source": words.who(e.source), "target": words.who(e.owner)}
    way: dict[str, Any] = {"from": _place(words, e.source), "to": _place(words, e.owner)}
    return said("train", e, e.source, e.owner, **params, **way)


def side(words: Words, state: State, e: ce.TrainSideCorrected) -> Said:
    card = state.trains[e.train]
    return said("side", e, card.owner, old=card.type, new=e.type, owner=words.who(card.owner))


def tile(words: Words, state: State, e: ce.TileCorrected) -> Said:
    lies = state.tiles.get(e.hex)
    turned = lies is not None and lies.tile == e.tile
    how = "off" if e.tile is None else "turned" if turned else "laid"
    params: dict[str, Any] = {"tile": e.tile or (lies.tile if lies else ""), "place": words.place(e.hex), "how": how}
    return said("tile", e, hexes=(e.hex,), **params)


def station(words: Words, state: State, e: ce.StationCorrected) -> Said:
    place = words.place(e.hex) if e.hex else ""
    params: dict[str, Any] = {"company": e.company, "place": place, "known": "yes" if place else "no"}
    hexes = (e.hex,) if e.hex else ()
    return said("station", e, e.company, hexes=hexes, there="yes" if e.there else "no", **params)


def marker(words: Words, state: State, e: ce.MarkerCorrected) -> Said:
    old, new = price(words.rules, state, e.company), words.price(e.row, e.column)
    return said("marker", e, e.company, company=e.company, old=old, new=new)


def par(words: Words, state: State, e: ce.ParCorrected) -> Said:
    return said("par", e, e.company, company=e.company, par=e.par)


def company(words: Words, state: State, e: ce.CompanyCorrected) -> Said:
    marks: dict[str, Any] = {"floated": "yes" if e.floated else "no", "operated": "yes" if e.operated else "no"}
    return said("company", e, e.company, company=e.company, destination=e.destination, **marks)


def phase(words: Words, state: State, e: ce.PhaseCorrected) -> Said:
    return said("phase", e, phase=e.phase)


def order(words: Words, state: State, e: ce.OrderCorrected) -> Said:
    return said("order", e, players=items(words.who(player) for player in e.order))


def turn(words: Words, state: State, e: ce.TurnCorrected) -> Said:
    match e.flow:
        case (Auction() as now, *_):
            return said("auction", e, now.bidder, private=words.paper(now.private), player=words.who(now.bidder))
        case (StockRound() as now, *_):
            return said("stock", e, now.player, number=now.number, player=words.who(now.player))
        case (OperatingRound() as now, CompanyTurn() as acts, *_):
            params: dict[str, Any] = {"number": now.number, "index": now.index, "total": now.total}
            return said("operating", e, acts.company, company=acts.company, step=acts.step, **params)
    return said("turn", e)


SAYINGS: dict[type[Any], Callable[[Words, State, Any], Said]] = {
    ce.CashCorrected: cash,
    ce.DebtCorrected: debt,
    ce.BankCorrected: bank,
    ce.CertificateCorrected: certificate,
    ce.PaperCorrected: paper,
    ce.TrainCorrected: train,
    ce.TrainSideCorrected: side,
    ce.TileCorrected: tile,
    ce.StationCorrected: station,
    ce.MarkerCorrected: marker,
    ce.ParCorrected: par,
    ce.CompanyCorrected: company,
    ce.PhaseCorrected: phase,
    ce.OrderCorrected: order,
    ce.TurnCorrected: turn,
}


def corrected(words: Words, group: Group) -> Iterator[Said]:
    for state, event in group.steps:
        yield SAYINGS[type(event)](words, state, event)


def broken_off(words: Words, group: Group) -> Iterator[Said]:
    yield Said("turn-broken-off", KIND, {"company": group.key[1]}, (group.key[1],))


def position(words: Words, group: Group) -> Iterator[Said]:
    event = group.first(ce.PositionSet)
    if event is not None:
        yield Said("position-set", "round", {"phase": event.phase, "tiles": len(event.tiles)})


TELLERS: dict[str, Teller] = {"correction": corrected, "broken-off": broken_off, "position": position}
