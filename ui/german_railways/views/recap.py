"""What happened since a player last acted, in a few lines, where one screen is handed on."""

from collections.abc import Iterator
from typing import Any

from core.german_railways.engine import EngineGR
from core.german_railways.network import incomes, links, player_incomes
from core.german_railways.rules import Rules
from core.german_railways.state import State
from core.kernel.game import Game
from core.store.journal import Journal
from core.text.catalogue import text
from core.text.lists import clauses, items
from core.text.numbers import figure, signed
from ui.german_railways.views.words import pair_words, place_name
from ui.values.recap import Recap

Line = tuple[str, str]


def acting(state: State) -> str | None:
    if state.ending:
        return None
    return state.auction.bidder if state.auction is not None else state.turn


def recap(game: Game[Any, Any]) -> Recap | None:
    """None where nobody is handed anything: at a table, before a draw, or as long as the same player goes on."""
    assert isinstance(game.engine, EngineGR)
    assert isinstance(game.log, Journal)
    state, log = game.state, game.log
    player = acting(state)
    if state.mode != "hotseat" or player is None:
        return None
    last = log.head
    while last and acting(game.state_at(log.entry(last).parent)) != player:
        last = log.entry(last).parent
    if last == log.head:
        return None
    heading = text("recap-heading", asked="player", player=state.names[player], company="")
    note = text("recap-since" if last else "recap-begin")
    return Recap(player, heading, note, tuple(changes(game.engine.rules, game.state_at(last), state, player)))


def changes(rules: Rules, old: State, new: State, player: str) -> Iterator[Line]:
    found = (
        ("recap-money", items(_money(old, new, player))),
        ("recap-shares", items(_shares(rules, old, new))),
        ("gr-recap-track", clauses(_track(rules, old, new))),
        ("gr-recap-incomes", items(_incomes(rules, old, new))),
        ("gr-recap-links", pair_words(sorted(links(rules, new.track) - links(rules, old.track)))),
    )
    yield from ((text(code), told) for code, told in found if told)


def _money(old: State, new: State, player: str) -> Iterator[str]:
    """Their own first. Cash that is hidden stays so, but for their own."""
    for who in (player, *(other for other in new.seats if other != player)):
        amount = new.cash[who] - old.cash[who]
        if amount and (who == player or new.cash_shown):
            yield text("recap-amount", who=new.names[who], amount=signed(amount), cash=figure(new.cash[who]))


def _shares(rules: Rules, old: State, new: State) -> Iterator[str]:
    for railroad in rules.title.railroads:
        for who in new.seats:
            if new.shares[railroad].get(who, 0) > old.shares[railroad].get(who, 0):
                yield text("recap-company", company=railroad, what=new.names[who])


def _track(rules: Rules, old: State, new: State) -> Iterator[str]:
    for railroad in rules.title.railroads:
        built = [place for place in new.track[railroad] if place not in old.track[railroad]]
        if built:
            yield text("recap-company", company=railroad, what=items(place_name(rules, place) for place in built))


def _incomes(rules: Rules, old: State, new: State) -> Iterator[str]:
    then, now = incomes(rules, old.track), incomes(rules, new.track)
    parts = [(railroad, then[railroad], now[railroad]) for railroad in now]
    mine, yours = player_incomes(rules, old), player_incomes(rules, new)
    parts += [(new.names[player], mine[player], yours[player]) for player in new.seats]
    for who, before, after in parts:
        if before != after:
            yield text("gr-effect-part", who=who, old=before, new=after)
