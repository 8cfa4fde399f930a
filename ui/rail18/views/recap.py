"""What happened since a player last acted, in a few lines: the difference of two positions, as for the hands."""

from collections import Counter
from collections.abc import Iterator

from core.rail18.engine import Engine18
from core.rail18.family import Game18
from core.rail18.holdings import director, percent
from core.rail18.rules import Rules
from core.rail18.state import BANK, POOL, CompanyTurn, State
from core.rail18.whose_turn import acting_player
from core.store.journal import Journal
from core.text.catalogue import text
from core.text.lists import clauses, items, listed, numbered
from core.text.numbers import figure, signed
from ui.rail18.views.hands.phase import announced
from ui.rail18.views.narration.words import Words
from ui.values.recap import Recap

Line = tuple[str, str]


def recap(game: Game18) -> Recap | None:
    """None where nobody is handed anything: at a table, or as long as the same player goes on."""
    assert isinstance(game.engine, Engine18)
    assert isinstance(game.log, Journal)
    rules, state, log = game.engine.rules, game.state, game.log
    player = acting_player(rules, state)
    if state.mode != "hotseat" or player is None:
        return None
    last = log.head
    while last and acting_player(rules, game.state_at(log.entry(last).parent)) != player:
        last = log.entry(last).parent
    if last == log.head:
        return None
    words = Words(rules, state.players)
    since = game.state_at(last)
    frame = state.frame
    company = next((found.company for found in reversed(state.flow) if isinstance(found, CompanyTurn)), None)
    params = {"player": words.who(player), "company": company or ""}
    asked = "company" if isinstance(frame, CompanyTurn) else "player"
    heading = text("recap-heading", asked=asked, **params)
    note = text("recap-since" if last else "recap-begin")
    return Recap(player, heading, note, tuple(changes(words, since, state, player)))


def changes(words: Words, old: State, new: State, player: str) -> Iterator[Line]:
    """What the player sees first comes first: what is worth more or less, and who has what."""
    found = (
        ("phase", items(_phase(words.rules, old, new))),
        ("prices", clauses(_prices(words.rules, old, new))),
        ("money", items(_money(words, old, new, player))),
        ("shares", clauses(_shares(words, old, new))),
        ("directors", items(_directors(words, old, new))),
        ("trains", clauses(_trains(words, old, new))),
        ("destinations", items(_reached(old, new))),
        ("papers", items(_papers(words, old, new))),
        ("gone", listed(_gone(old, new))),
        ("order", numbered(map(words.who, new.order)) if new.order != old.order else ""),
    )
    yield from ((text(f"recap-{name}"), told) for name, told in found if told)


def _phase(rules: Rules, old: State, new: State) -> Iterator[str]:
    if new.phase != old.phase:
        yield text("header-phase", phase=new.phase)
        yield from (line for _, line in announced(rules, old.phase, new.phase))


def _prices(rules: Rules, old: State, new: State) -> Iterator[str]:
    for sym in rules.title.companies:
        now, then = (state.markers.get(sym) for state in (new, old))
        if now is None or (then is not None and rules.market.price(then) == rules.market.price(now)):
            continue
        params = {"company": sym, "new": rules.market.price(now)}
        if then is None:
            yield text("recap-price-new", **params)
        else:
            yield text("recap-price", old=rules.market.price(then), **params)


def _money(words: Words, old: State, new: State, player: str) -> Iterator[str]:
    """Their own first. Cash that is hidden stays so, but for their own."""
    for who in (player, *(other for other in new.order if other != player)):
        amount = new.cash.get(who, 0) - old.cash.get(who, 0)
        if amount and (who == player or new.cash_shown):
            yield text("recap-amount", who=words.who(who), amount=signed(amount), cash=figure(new.cash[who]))


def _shares(words: Words, old: State, new: State) -> Iterator[str]:
    rules = words.rules
    for sym in rules.title.companies:
        if new.shares[sym] is old.shares[sym] or new.companies[sym].closed:
            continue
        had, has = ({who: percent(rules, state, sym, who) for who in (*new.order, POOL)} for state in (old, new))
        more = [
            text("recap-percent", who=words.who(who), percent=signed(has[who] - had[who]))
            for who in has
            if has[who] != had[who]
        ]
        if more:
            yield text("recap-company", company=sym, what=items(more))


def _directors(words: Words, old: State, new: State) -> Iterator[str]:
    rules = words.rules
    for sym, company in new.companies.items():
        now, then = director(rules, new, sym), director(rules, old, sym)
        if now != then and not company.closed and now is not None:
            yield text("recap-company", company=sym, what=words.who(now))


def _trains(words: Words, old: State, new: State) -> Iterator[str]:
    for owner in words.rules.title.companies:
        now, then = (Counter(state.trains[train].type for train in state.trains_of(owner)) for state in (new, old))
        if now == then or new.companies[owner].closed:
            continue
        came = [f"+{name}" for name in (now - then).elements()]
        went = [f"−{name}" for name in (then - now).elements()]
        yield text("recap-company", company=owner, what=items([*came, *went]))


def _reached(old: State, new: State) -> Iterator[str]:
    for sym, company in new.companies.items():
        if company.destination == "reached" != old.companies[sym].destination:
            yield sym


def _papers(words: Words, old: State, new: State) -> Iterator[str]:
    for code, paper in new.papers.items():
        if paper.owner not in (old.papers[code].owner, BANK):
            yield text("recap-company", company=code, what=words.who(paper.owner))


def _gone(old: State, new: State) -> Iterator[str]:
    return (sym for sym, company in new.companies.items() if company.closed and not old.companies[sym].closed)
