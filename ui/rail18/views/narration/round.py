"""Told about rounds: their beginnings and ends, passes, income, order, debts, the bank."""

from collections.abc import Iterator

from core.interchange.wording import reason_text, refusal_text, rule_place
from core.kernel.foreign import shown
from core.kernel.refusal import Rejection, Severity
from core.mechanics.seats import PlayerChanged
from core.rail18 import events as ev
from core.rail18.holdings import director
from core.rail18.phases import over_limit
from core.rail18.state import Auction, GameOver, OperatingRound, StockRound
from core.rail18.worth import ranking
from core.text.catalogue import text
from core.text.lists import items, listed
from ui.rail18.views.narration.groups import Group
from ui.rail18.views.narration.said import Said, Teller
from ui.rail18.views.narration.words import Words


def round_began(words: Words, group: Group) -> Iterator[Said]:
    frame = group.steps[0][1].frame
    ended = group.state.flow[0]
    if isinstance(ended, StockRound) and not isinstance(frame, StockRound):
        yield Said("stock-round-ended", "round", {"number": ended.number})
    match frame:
        case Auction():
            yield from offer(words, group)
        case StockRound():
            yield Said("stock-round", "round", {"number": frame.number, "player": words.who(frame.player)})
        case OperatingRound():
            yield Said("operating-round", "round", {"number": frame.number, "index": frame.index, "total": frame.total})
        case GameOver():
            places = [(words.who(player), amount) for player, amount in ranking(words.rules, group.state)]
            yield Said("game-over", "round", {"worth": words.amounts(places)})


def turn_began(words: Words, group: Group) -> Iterator[Said]:
    company = group.key[1]
    leader = director(words.rules, group.state, company)
    yield Said("turn", "round", {"company": company, "player": words.who(leader)}, (company, leader or ""))


def question(words: Words, group: Group) -> Iterator[Said]:
    frame = group.steps[0][1].frame
    many = over_limit(words.rules, group.state) if frame.about == "discard" else []
    params = {
        "about": frame.about,
        "player": words.who(frame.player),
        "company": frame.company or listed(many) or words.who(None),
    }
    yield Said("question", "round", params, (frame.player, frame.company or "", *many), sort=frame.about)


def offer(words: Words, group: Group) -> Iterator[Said]:
    now, then = group.steps[-1][1].frame, group.state.flow[-1]
    code = "offer"
    if isinstance(then, Auction) and then.private == now.private:
        code = "offer-lower" if now.minimum < then.minimum else "offer-again"
    params = {"private": words.paper(now.private), "player": words.who(now.bidder), "minimum": now.minimum}
    yield Said(code, "round", params, (now.bidder,))


def bid(words: Words, group: Group) -> Iterator[Said]:
    for event in group.all(ev.BidMade):
        params = {"player": words.who(event.player), "private": event.private, "amount": event.amount}
        yield Said("bid", "money", params, (event.player,))


def passed(words: Words, group: Group) -> Iterator[Said]:
    players = [event.actor for event in group.all(ev.Passed)]
    yield Said("passed", "pass", {"players": words.everybody(players), "number": len(players)}, tuple(players))


def bought_nothing(words: Words, group: Group) -> Iterator[Said]:
    yield Said("bought-nothing", "pass", {"player": words.who(group.key[1])}, (group.key[1],))


def income(words: Words, group: Group) -> Iterator[Said]:
    """One part for each receiver, with what it is for."""
    total: dict[str, int] = {}
    sources: dict[str, list[str]] = {}
    for payment in group.all(ev.MoneyPaid):
        total[payment.payee] = total.get(payment.payee, 0) + payment.amount
        sources.setdefault(payment.payee, []).append(payment.why.partition(":")[2])
    parts = [
        (text("word-income", who=words.who(who), sources=items(sources[who])), amount) for who, amount in total.items()
    ]
    short = [(words.who(who), amount) for who, amount in total.items()]
    yield Said("income", "money", {"parts": words.amounts(parts), "short": words.amounts(short)}, tuple(total))


def order(words: Words, group: Group) -> Iterator[Said]:
    new = group.steps[-1][1].order
    code = "order" if new != group.state.order else "order-stays"
    yield Said(code, "round", {"players": items(words.who(player) for player in new)})


def bank_broken(words: Words, group: Group) -> Iterator[Said]:
    stock = isinstance(group.state.flow[0], StockRound)
    yield Said("bank-broken", "round", {"when": "stock" if stock else "operating"})


def interest(words: Words, group: Group) -> Iterator[Said]:
    for state, event in group.steps:
        debts = state.train_debt if isinstance(event, ev.TrainDebtSet) else state.exchange_debt
        added = event.amount - debts.get(event.player, 0)
        params = {"player": words.who(event.player), "added": added, "debt": event.amount}
        yield Said("interest", "debt", params, (event.player,))


def repaid(words: Words, group: Group) -> Iterator[Said]:
    player = group.key[1]
    state, last = group.steps[-1]
    kept = state.train_debt if isinstance(last, ev.ExchangeDebtSet) else state.exchange_debt
    left = getattr(last, "amount", 0) + kept.get(player, 0)
    params = {"player": words.who(player), "amount": group.paid(), "left": left}
    yield Said("repaid", "debt", params, (player,))


def debt(words: Words, group: Group) -> Iterator[Said]:
    player = group.key[1]
    params = {"player": words.who(player), "debt": group.steps[-1][1].amount}
    yield Said("debt", "debt", params, (player,))


def bankrupt(words: Words, group: Group) -> Iterator[Said]:
    player = group.key[1]
    yield Said("bankrupt", "round", {"player": words.who(player), "amount": group.paid()}, (player,))


def payment(words: Words, group: Group) -> Iterator[Said]:
    _, payer, payee = group.key
    params = {"payer": words.who(payer), "payee": words.who(payee), "amount": group.paid()}
    yield Said("payment", "money", params, (payer, payee))


def overruled(words: Words, group: Group) -> Iterator[Said]:
    """With what was refused; the first files do not hold enough to say it."""
    for event in group.all(ev.Overruled):
        params = {"rule": rule_place(event.rule), "reason": reason_text(event.reason)}
        if event.params:
            refused = Rejection(event.code, Severity.RULE, event.rule, event.params)
            params["refused"] = refusal_text(refused, words.names)
        yield Said("overruled-rule" if event.params else "overruled", "round", params)


def papers_closed(words: Words, group: Group) -> Iterator[Said]:
    codes = sorted(event.paper for event in group.all(ev.PaperClosed))
    owners = tuple(state.papers[event.paper].owner for state, event in group.steps)
    yield Said("papers-closed", "paper", {"papers": listed(codes), "number": len(codes)}, owners)


def player_changed(words: Words, group: Group) -> Iterator[Said]:
    event = group.first(PlayerChanged)
    assert event is not None
    old, new = words.who(event.player), shown(event.name)
    code = "player-replaced" if event.replaced else "player-renamed" if new != old else "player-colour"
    yield Said(code, "round", {"old": old, "new": new}, (event.player,))


def settings(words: Words, group: Group) -> Iterator[Said]:
    """Everything that is now otherwise than before."""
    state, event = group.steps[-1]
    for name in ("mode", "track_kept", "cash_open"):
        now = getattr(event, name)
        if now != getattr(state, name):
            value = now if isinstance(now, str) else "on" if now else "off"
            yield Said(f"setting-{name.replace('_', '-')}", "round", {"value": value})


TELLERS: dict[str, Teller] = {
    "round": round_began,
    "turn": turn_began,
    "question": question,
    "offer": offer,
    "bid": bid,
    "passed": passed,
    "bought-nothing": bought_nothing,
    "income": income,
    "order": order,
    "bank-broken": bank_broken,
    "interest": interest,
    "repaid": repaid,
    "debt": debt,
    "bankrupt": bankrupt,
    "payment": payment,
    "overruled": overruled,
    "player": player_changed,
    "settings": settings,
    "papers-closed": papers_closed,
}
