"""What happened, fact by fact: a code with the parameters of its sentence and what it is about.

A fact of this family has the message `gr-told-<code>`; what every family says has `journal-<code>`.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from core.german_railways import events as ev
from core.german_railways.evolve import evolve
from core.german_railways.network import incomes, pays
from core.german_railways.rounds import markers
from core.german_railways.rules import Rules
from core.german_railways.state import BANK, State
from core.interchange.wording import reason_text, refusal_text, rule_place
from core.kernel.foreign import NOTE, shown
from core.kernel.refusal import Rejection, Severity
from core.mechanics.seats import PlayerChanged
from core.text.catalogue import text
from core.text.lists import items, numbered
from ui.german_railways.views.narration.scene import Scene, round_label, scene_of
from ui.german_railways.views.narration.who import Who
from ui.german_railways.views.words import pair_words

KINDS = ("auction", "build", "dividend", "order", "pass", "round", "correction")
SHARED = ("passed", "overruled", "overruled-rule", "player-replaced", "player-renamed", "player-colour",
          "setting-mode", "setting-cash-open")  # fmt: skip


@dataclass(frozen=True, slots=True)
class Fact:
    code: str
    kind: str  # one of KINDS
    scene: Scene
    params: Mapping[str, object]
    railroads: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    hexes: tuple[str, ...] = ()
    amount: int = 0  # money that changed hands

    @property
    def sentence(self) -> str:
        return text(f"journal-{self.code}" if self.code in SHARED else f"gr-told-{self.code}", **self.params)


@dataclass(frozen=True)
class Told:
    """One event, with the position before it and the one after it."""

    rules: Rules
    before: State
    after: State
    event: Any
    scene: Scene

    @property
    def who(self) -> Who:
        return Who(self.rules, self.before)

    def fact(
        self,
        code: str,
        kind: str,
        *about: str,
        where: tuple[str, ...] = (),
        paid: int = 0,
        **params: Any,
    ) -> Fact:
        railroads = tuple(one for one in dict.fromkeys(about) if one in self.rules.title.railroads)
        players = tuple(one for one in dict.fromkeys(about) if one in self.before.seats)
        return Fact(code, kind, self.scene, params, railroads, players, where, paid)


Teller = Callable[[Told], Iterator[Fact]]


def bid(told: Told) -> Iterator[Fact]:
    e = told.event
    params: dict[str, Any] = {"player": told.who.who(e.player), "amount": e.amount, "railroad": e.railroad}
    yield told.fact("bid", "auction", e.player, e.railroad, **params)


def passed(told: Told) -> Iterator[Fact]:
    e = told.event
    code = "cannot-raise" if e.unasked else "passed"
    yield told.fact(code, "pass", e.player, players=told.who.who(e.player), number=1)


def share_sold(told: Told) -> Iterator[Fact]:
    e = told.event
    params = {"player": told.who.who(e.player), "railroad": e.railroad, "amount": e.price}
    code = "bought" if e.price else "given"
    yield told.fact(code, "auction", e.player, e.railroad, paid=e.price, **params)


def unsold(told: Told) -> Iterator[Fact]:
    yield told.fact("unsold", "auction", told.event.railroad, railroad=told.event.railroad)


def auction_set(told: Told) -> Iterator[Fact]:
    """A railroad's first share comes up; what is offered in a round tells who offers it."""
    new, old = told.event.auction, told.before.auction
    if new is not None and (old is None or old.railroad != new.railroad) and told.before.round == 0:
        params: dict[str, Any] = {"railroad": new.railroad, "player": told.who.who(new.opener)}
        yield told.fact("comes-up", "auction", new.railroad, new.opener, **params)


def round_begun(told: Told) -> Iterator[Fact]:
    bag = markers(told.rules, told.after)
    parts = items(text("word-times", what=told.who.who(player), number=number) for player, number in bag.items())
    yield told.fact("round", "round", number=told.event.number, markers=parts)


def order_drawn(told: Told) -> Iterator[Fact]:
    order = told.event.order
    without = [player for player in told.before.seats if player not in order]
    params: dict[str, Any] = {"players": numbered(map(told.who.who, order)), "without": told.who.everybody(without)}
    yield told.fact("order", "order", *order, **params, left=len(without))


def turn_begun(told: Told) -> Iterator[Fact]:
    player = told.before.order[told.event.at]
    yield told.fact("turn", "round", player, player=told.who.who(player))


def offered(told: Told) -> Iterator[Fact]:
    e = told.event
    yield told.fact("offered", "auction", e.player, e.railroad, player=told.who.who(e.player), railroad=e.railroad)


def built(told: Told) -> Iterator[Fact]:
    """With what becomes of the railroad's income."""
    e = told.event
    params = {
        "player": told.who.who(e.player),
        "railroad": e.railroad,
        "places": told.who.places(e.places),
        "cost": e.cost,
    }
    yield told.fact("built", "build", e.player, e.railroad, where=e.places, paid=e.cost, **params)
    yield from _income(told, e.railroad)
    if pays(told.rules, told.after.track, e.railroad) and not pays(told.rules, told.before.track, e.railroad):
        yield told.fact("pays", "dividend", e.railroad, railroad=e.railroad)


def _income(told: Told, railroad: str) -> Iterator[Fact]:
    old, new = (incomes(told.rules, state.track)[railroad] for state in (told.before, told.after))
    if old != new:
        yield told.fact("income", "build", railroad, railroad=railroad, old=old, new=new)


def linked(told: Told) -> Iterator[Fact]:
    pairs = told.event.pairs
    about = [railroad for pair in pairs for railroad in pair]
    yield told.fact("linked", "build", *about, pairs=pair_words(pairs), number=len(pairs))


def dividend(told: Told) -> Iterator[Fact]:
    """Who gets how much; the payments that follow are told with it."""
    each = told.event.per_share
    got = {
        player: sum(each[railroad] * held.get(player, 0) for railroad, held in told.before.shares.items())
        for player in told.before.seats
    }
    parts = [(player, amount) for player, amount in got.items() if amount]
    yield told.fact(
        "dividend",
        "dividend",
        told.event.by,
        *(player for player, _ in parts),
        paid=sum(got.values()),
        railroad=told.event.by,
        parts=told.who.amounts(parts),
        number=len(parts),
    )


def agreed(told: Told) -> Iterator[Fact]:
    yield told.fact("agreed", "round", told.event.player, player=told.who.who(told.event.player))


def ended(told: Told) -> Iterator[Fact]:
    e, state = told.event, told.before
    params: dict[str, Any] = {
        "ending": e.ending,
        "parts": told.who.amounts((player, state.cash[player]) for player in state.seats),
        "winners": told.who.everybody(e.winners),
        "number": len(e.winners),
    }
    found = told.fact("over", "round", *e.winners, **params)
    yield replace(found, scene=Scene("over"))


def settings(told: Told) -> Iterator[Fact]:
    if told.event.mode != told.before.mode:
        yield told.fact("setting-mode", "round", value=told.event.mode)
    if told.event.cash_open != told.before.cash_open:
        yield told.fact("setting-cash-open", "round", value="on" if told.event.cash_open else "off")


def player_changed(told: Told) -> Iterator[Fact]:
    e = told.event
    old, new = told.who.who(e.player), shown(e.name)
    code = "player-replaced" if e.replaced else "player-renamed" if new != old else "player-colour"
    yield told.fact(code, "round", e.player, old=old, new=new)


def overruled(told: Told) -> Iterator[Fact]:
    e = told.event
    refused = refusal_text(Rejection(e.code, Severity.RULE, e.rule, e.params), told.who.names)
    params: dict[str, Any] = {"rule": rule_place(e.rule), "reason": reason_text(e.reason), "refused": refused}
    yield told.fact("overruled-rule", "round", **params)


# --- corrections


def corrected(told: Told) -> Iterator[Fact]:
    yield told.fact("corrected", "correction", note=shown(told.event.note, NOTE))


def money(told: Told) -> Iterator[Fact]:
    """Of a correction alone; all else is told with what it was paid for."""
    e = told.event
    if e.why == "correction":
        holder = e.payee if e.payer == BANK else e.payer
        params: dict[str, Any] = {
            "holder": told.who.who(holder),
            "old": told.before.cash[holder],
            "new": told.after.cash[holder],
            "more": f"{told.after.cash[holder] - told.before.cash[holder]:+}",
            "known": "yes" if told.before.cash_shown or holder not in told.before.seats else "no",
        }
        yield told.fact("corrected-cash", "correction", holder, **params)


def share_moved(told: Told) -> Iterator[Fact]:
    e = told.event
    params: dict[str, Any] = {"railroad": e.railroad, "giver": told.who.who(e.giver), "taker": told.who.who(e.taker)}
    yield told.fact("corrected-share", "correction", e.railroad, e.giver, e.taker, **params)


def locomotive(told: Told) -> Iterator[Fact]:
    e = told.event
    code = "corrected-placed" if isinstance(e, ev.LocomotivePlaced) else "corrected-removed"
    params: dict[str, Any] = {"railroad": e.railroad, "place": told.who.places((e.place,))}
    yield told.fact(code, "correction", e.railroad, where=(e.place,), **params)
    yield from _income(told, e.railroad)


def flow(told: Told) -> Iterator[Fact]:
    e = told.event
    player = e.order[e.at] if e.order else ""
    params: dict[str, Any] = {
        "number": e.round,
        "player": told.who.who(player) if player else "",
        "drawn": "yes" if player else "no",
    }
    yield told.fact("corrected-turn", "correction", player, **params)


def position(told: Told) -> Iterator[Fact]:
    placed = sum(map(len, told.after.track.values()))
    sold = sum(map(told.after.sold, told.after.shares))
    yield told.fact("position", "round", round=round_label(scene_of(told.after)), locomotives=placed, shares=sold)


TELLERS: Mapping[type[Any], Teller] = {
    ev.BidMade: bid,
    ev.Passed: passed,
    ev.ShareSold: share_sold,
    ev.ShareUnsold: unsold,
    ev.AuctionSet: auction_set,
    ev.RoundBegun: round_begun,
    ev.OrderDrawn: order_drawn,
    ev.TurnBegun: turn_begun,
    ev.ShareOffered: offered,
    ev.TrackBuilt: built,
    ev.Linked: linked,
    ev.DividendPaid: dividend,
    ev.Agreed: agreed,
    ev.GameEnded: ended,
    ev.SettingsChanged: settings,
    PlayerChanged: player_changed,
    ev.Overruled: overruled,
    ev.Corrected: corrected,
    ev.MoneyPaid: money,
    ev.ShareMoved: share_moved,
    ev.LocomotivePlaced: locomotive,
    ev.LocomotiveRemoved: locomotive,
    ev.FlowSet: flow,
    ev.PositionSet: position,
}


def facts(rules: Rules, before: State, events: Sequence[ev.Event]) -> tuple[list[Fact], State]:
    """What an entry tells, in order, and the position after it."""
    found: list[Fact] = []
    state, scene = before, scene_of(before)
    for event in events:
        if state.auction is not None or state.round or state.ending:  # else the last first auction is being settled
            scene = scene_of(state)
        after = evolve(state, event)
        found += TELLERS[type(event)](Told(rules, state, after, event, scene))
        state = after
    return _passed_together(_without_ceremony(found, events)), state


def _without_ceremony(found: list[Fact], events: Sequence[ev.Event]) -> list[Fact]:
    """Of an auction that is entered by its result only the result is told."""
    sold = any(isinstance(event, ev.ShareSold) for event in events)
    if not sold or not any(isinstance(event, ev.BidMade) for event in events):
        return found
    return [fact for fact in found if fact.code not in ("bid", "passed", "cannot-raise")]


def _passed_together(found: list[Fact]) -> list[Fact]:
    together: list[Fact] = []
    for fact in found:
        if len(together) > 1 and together[-1].code == "turn" and together[-2].code == fact.code == "passed":
            together.pop()  # that turn was passed as well
        last = together[-1] if together else None
        if last is not None and fact.code in ("passed", "cannot-raise") and fact.code == last.code:
            names = items((str(last.params["players"]), str(fact.params["players"])))
            players = (*last.players, *fact.players)
            together[-1] = replace(last, players=players, params={"players": names, "number": len(players)})
        else:
            together.append(fact)
    return together
