"""Building track, and the dividends that new links bring (Build track; Track building costs; Pay Dividends)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from core.german_railways import actions as ac
from core.german_railways import events as ev
from core.german_railways.network import (
    Pair,
    cost,
    dividends,
    is_free,
    links,
    others_at,
    per_share,
    price,
    supply,
    touches,
)
from core.german_railways.rounds import end_turn
from core.german_railways.rules import IMPOSSIBLE, Draft, Rules
from core.german_railways.state import BANK, State
from core.german_railways.turns import demand_turn, known_railroad
from core.kernel.action import Action
from core.kernel.handlers import Handler
from core.kernel.options import Option


def check_build(draft: Draft, action: ac.BuildTrack) -> None:
    rules, state, railroad = draft.rules, draft.state, action.railroad
    demand_turn(draft, action.actor)
    known_railroad(draft, railroad)
    for label in action.hexes:
        draft.demand(label in rules.title.data.hexes, "unknown-hex", IMPOSSIBLE, hex=label)
    places = tuple(rules.title.place(label) for label in action.hexes)
    holds = state.shares[railroad].get(action.actor, 0) > 0
    draft.demand(holds, "no-share-of-railroad", player=action.actor, railroad=railroad)
    draft.demand(bool(places), "no-hex-named", IMPOSSIBLE)
    most, left = rules.most_hexes(railroad), supply(rules, state, railroad)
    draft.demand(len(places) <= left, "too-few-locomotives", IMPOSSIBLE, railroad=railroad, left=left)
    draft.demand(len(places) <= most, "too-many-hexes", railroad=railroad, most=most)
    network = list(state.track[railroad])
    for place in places:
        check_place(draft, railroad, place, network)
        network.append(place)
    check_price(draft, railroad, price(rules, state, railroad, places))


def check_place(draft: Draft, railroad: str, place: str, network: list[str]) -> None:
    rules = draft.rules
    draft.demand(place not in network, "already-there", IMPOSSIBLE, railroad=railroad, hex=place)  # G23
    draft.demand(touches(rules, place, network), "not-beside-track", railroad=railroad, hex=place)
    if place in rules.open_land:
        others = others_at(draft.state.track, railroad, place)
        draft.demand(not others, "hex-taken", hex=place, railroad=others[0] if others else "")
    if place in rules.approach:
        free = rules.approach.isdisjoint(network)  # G22
        draft.demand(free, "one-approach", railroad=railroad, hex=place)


def check_price(draft: Draft, railroad: str, total: int) -> None:
    """From the treasury alone, the whole of it at once (G27)."""
    have, most = draft.state.cash[railroad], draft.rules.title.railroads[railroad].most_spent
    draft.demand(total <= have, "not-enough-money", IMPOSSIBLE, holder=railroad, have=have, need=total)
    within = most is None or total <= most  # G32
    draft.demand(within, "spends-too-much", railroad=railroad, most=most or 0, need=total)


def build(draft: Draft, action: ac.BuildTrack) -> None:
    rules, state, railroad = draft.rules, draft.state, action.railroad
    places = tuple(rules.title.place(label) for label in action.hexes)
    total = price(rules, state, railroad, places)
    if total:
        draft.emit(ev.MoneyPaid(railroad, BANK, total, "track"))
    draft.emit(ev.TrackBuilt(action.actor, railroad, places, total))
    new = new_links(rules, state, draft.state)
    if new:
        draft.emit(ev.Linked(new))
        pay_dividends(draft, railroad)
    end_turn(draft)


def new_links(rules: Rules, before: State, after: State) -> tuple[Pair, ...]:
    return tuple(sorted(links(rules, after.track) - links(rules, before.track)))


def pay_dividends(draft: Draft, builder: str) -> None:
    """All railroads pay once, the builder twice as much (G38, G39)."""
    each = per_share(draft.rules, draft.state.track, builder)
    draft.emit(ev.DividendPaid(builder, each))
    for player, amount in dividends(draft.state, each).items():
        if amount:
            draft.emit(ev.MoneyPaid(BANK, player, amount, "dividend"))


# --- what may be built


@dataclass(frozen=True, slots=True)
class Next:
    """A hex that may come next in a build: what it costs, and what is spent with it."""

    place: str
    cost: int
    spent: int


def next_hexes(rules: Rules, state: State, railroad: str, placed: tuple[str, ...] = ()) -> Mapping[str, Next]:
    """What may be placed after these hexes of a build, in reading order."""
    data = rules.title.railroads[railroad]
    if len(placed) >= min(rules.most_hexes(railroad), supply(rules, state, railroad)):
        return {}
    network = {*state.track[railroad], *placed}
    spent = price(rules, state, railroad, placed)
    most = state.cash[railroad] if data.most_spent is None else min(state.cash[railroad], data.most_spent)
    approached = not rules.approach.isdisjoint(network)
    found = {}
    for place in rules.title.board:
        if place in network or not touches(rules, place, network):
            continue
        if place in rules.open_land and others_at(state.track, railroad, place):
            continue
        if approached and place in rules.approach:
            continue
        costs = 0 if is_free(rules, railroad, place, placed) else cost(rules, state, railroad, place)
        if spent + costs <= most:
            found[place] = Next(place, costs, spent + costs)
    return found


@dataclass(frozen=True, slots=True)
class Builds:
    """All builds of a player for one railroad. They are never listed: there may be tens of thousands."""

    rules: Rules
    state: State
    actor: str
    railroad: str

    @property
    def kind(self) -> str:
        return ac.BuildTrack.kind

    def next_hexes(self, placed: tuple[str, ...] = ()) -> Mapping[str, Next]:
        return next_hexes(self.rules, self.state, self.railroad, placed)

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, ac.BuildTrack) or (action.actor, action.railroad) != (self.actor, self.railroad):
            return False
        return Draft(self.rules, self.state).allows(check_build, action)

    def examples(self) -> Iterator[Action]:
        """Every build of one hex, and one that is as long as possible."""
        placed: tuple[str, ...] = ()
        for place in self.next_hexes():
            yield ac.BuildTrack(actor=self.actor, railroad=self.railroad, hexes=(place,))
        while following := tuple(self.next_hexes(placed)):
            placed = (*placed, following[-1])
        if len(placed) > 1:
            yield ac.BuildTrack(actor=self.actor, railroad=self.railroad, hexes=placed)


def offer_builds(draft: Any) -> Iterator[Option]:
    state: State = draft.state
    if state.open != "turn" or state.turn is None:
        return
    for railroad, held in state.shares.items():
        if held.get(state.turn) and next_hexes(draft.rules, state, railroad):
            yield Builds(draft.rules, state, state.turn, railroad)


HANDLERS = (Handler(ac.BuildTrack, check_build, build, offer_builds),)
