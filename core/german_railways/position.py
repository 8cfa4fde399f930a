"""A whole position that a game begins with: from a pack-up note, or after an evening without the program."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from core.german_railways import events as ev
from core.german_railways.actions import Amount, Name, Some
from core.german_railways.corrections import Note, check_flow
from core.german_railways.network import touches
from core.german_railways.rounds import look_at_end
from core.german_railways.rules import IMPOSSIBLE, Draft, Rules
from core.german_railways.settings import demand_player
from core.german_railways.state import BANK, Auction, State
from core.kernel.action import Action
from core.kernel.foreign import NOTE, fits
from core.kernel.handlers import Handler, unoffered
from core.kernel.refusal import Refused, Rejection


class Entry(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class PlayerAt(Entry):
    player: Name
    cash: Amount = 0


class HoldingAt(Entry):
    player: Name
    shares: Amount


class RailroadAt(Entry):
    """`track` has the start hex too."""

    railroad: Name
    treasury: Amount = 0
    holdings: Annotated[tuple[HoldingAt, ...], Some] = ()
    track: Annotated[tuple[Name, ...], Field(max_length=300)] = ()


class SetPosition(Action):
    """Begin with a position, only before the first move.

    Round 0 is the first auctions: `auction` is the railroad whose share comes next, and `opener` who opens. Later,
    without an order the draw comes next.
    """

    players: Annotated[tuple[PlayerAt, ...], Some]
    railroads: Annotated[tuple[RailroadAt, ...], Some]
    round: Amount
    order: Annotated[tuple[Name, ...], Some] = ()
    at: Amount = 0
    auction: Name | None = None
    opener: Name | None = None
    note: Note = ""


def position_of(rules: Rules, state: State) -> SetPosition:
    """The position of a game as it would be entered: a pack-up note. An open auction begins anew."""
    return SetPosition(
        actor=state.seats[0],
        players=tuple(PlayerAt(player=player, cash=state.cash[player]) for player in state.seats),
        railroads=tuple(
            RailroadAt(
                railroad=railroad,
                treasury=state.cash[railroad],
                holdings=tuple(
                    HoldingAt(player=player, shares=number) for player, number in state.shares[railroad].items()
                ),
                track=state.track[railroad],
            )
            for railroad in rules.title.railroads
        ),
        round=state.round,
        order=state.order,
        at=state.at,
        auction=state.auction.railroad if state.auction and state.round == 0 else None,
        opener=state.auction.opener if state.auction and state.round == 0 else None,
    )


def is_untouched(state: State) -> bool:
    auction = state.auction
    return state.round == 0 and auction is not None and not auction.bid and not any(state.shares.values())


def position_faults(rules: Rules, state: State, action: SetPosition) -> tuple[Rejection, ...]:
    """All that is wrong with it, one sentence for each thing."""
    draft = Draft(rules, state, lenient=True, judged=action.kind)
    faults: list[Rejection] = []
    for check in (_names, _money, _shares, _track, _flow):
        try:
            check(draft, action)
        except Refused as refused:
            faults.append(refused.rejection)
            if check is _names:
                break  # nothing else can be looked at
    return (*faults, *draft.overruled)


def check_position(draft: Draft, action: SetPosition) -> None:
    demand_player(draft, action.actor)
    draft.demand(is_untouched(draft.state), "position-first", IMPOSSIBLE)
    draft.demand(not action.note or fits(action.note, NOTE), "note-needed", IMPOSSIBLE, most=NOTE)
    for check in (_names, _money, _shares, _track, _flow):
        check(draft, action)


def _names(draft: Draft, action: SetPosition) -> None:
    seats, railroads = draft.state.seats, tuple(draft.rules.title.railroads)
    players = [entry.player for entry in action.players]
    named = [entry.railroad for entry in action.railroads]
    for names, all_ in ((players, seats), (named, railroads)):
        for name in names:
            draft.demand(name in all_, "no-holder", IMPOSSIBLE, holder=name)
            draft.demand(names.count(name) == 1, "named-twice", IMPOSSIBLE, name=name)
        for name in all_:
            draft.demand(name in names, "not-named", IMPOSSIBLE, name=name)
    for railroad in action.railroads:
        holders = [holding.player for holding in railroad.holdings]
        for holder in holders:
            demand_player(draft, holder)
            draft.demand(holders.count(holder) == 1, "named-twice", IMPOSSIBLE, name=holder)
        for label in railroad.track:
            draft.demand(label in draft.rules.title.data.hexes, "unknown-hex", IMPOSSIBLE, hex=label)


def _money(draft: Draft, action: SetPosition) -> None:
    amounts = {entry.player: entry.cash for entry in action.players} | {
        entry.railroad: entry.treasury for entry in action.railroads
    }
    for holder, amount in amounts.items():
        draft.demand(amount >= 0, "below-zero", IMPOSSIBLE, holder=holder, amount=amount)


def _shares(draft: Draft, action: SetPosition) -> None:
    most = draft.rules.title.data.shares
    sold = {entry.railroad: sum(holding.shares for holding in entry.holdings) for entry in action.railroads}
    for entry in action.railroads:
        for holding in entry.holdings:
            draft.demand(holding.shares > 0, "below-zero", IMPOSSIBLE, holder=holding.player, amount=holding.shares)
        out = sold[entry.railroad]
        draft.demand(out <= most, "more-shares-than-there-are", IMPOSSIBLE, railroad=entry.railroad, most=most)
        if action.round > 0:
            draft.demand(out > 0, "first-share-not-sold", railroad=entry.railroad)
    early = draft.rules.title.data.third_share_after
    for railroad, out in sold.items():
        allowed = out <= early or all(other >= early for other in sold.values())
        draft.demand(allowed, "third-share-too-early", railroad=railroad)


def _track(draft: Draft, action: SetPosition) -> None:
    rules = draft.rules
    taken: dict[str, str] = {}
    for entry in action.railroads:
        railroad, title = entry.railroad, rules.title
        places = [title.place(label) for label in entry.track]
        home = title.place(title.railroads[railroad].home)
        draft.demand(home in places, "start-locomotive-stays", IMPOSSIBLE, railroad=railroad, hex=home)
        most = title.railroads[railroad].locomotives
        draft.demand(len(places) <= most, "too-few-locomotives", IMPOSSIBLE, railroad=railroad, left=most)
        for place in places:
            draft.demand(places.count(place) == 1, "already-there", IMPOSSIBLE, railroad=railroad, hex=place)
        apart = set(places) - _connected(rules, home, places)
        draft.demand(not apart, "not-beside-track", railroad=railroad, hex=min(apart, default=""))
        near = [place for place in places if place in rules.approach]
        draft.demand(len(near) <= 1, "one-approach", railroad=railroad, hex=near[-1] if near else "")
        for place in places:
            if place in rules.open_land:
                draft.demand(place not in taken, "hex-taken", hex=place, railroad=taken.get(place, ""))
                taken[place] = railroad


def _connected(rules: Rules, home: str, places: list[str]) -> set[str]:
    found, waiting = {home}, set(places) - {home}
    while beside := {place for place in waiting if touches(rules, place, found)}:
        found |= beside
        waiting -= beside
    return found


def _flow(draft: Draft, action: SetPosition) -> None:
    railroads = list(draft.rules.title.railroads)
    draft.demand(action.round >= 0, "no-such-round", IMPOSSIBLE, number=action.round)
    check_flow(draft, action.order, action.at)
    if action.round > 0:
        draft.demand(action.auction is None, "position-with-auction", IMPOSSIBLE)
        return
    draft.demand(not action.order, "no-such-turn", IMPOSSIBLE, number=1)
    draft.demand(action.auction in railroads, "unknown-railroad", IMPOSSIBLE, railroad=action.auction or "")
    demand_player(draft, action.opener or "")
    sold = [bool(entry.holdings) for entry in action.railroads]
    by_code = dict(zip([entry.railroad for entry in action.railroads], sold, strict=True))
    before = railroads[: railroads.index(action.auction or "")]
    right = all(by_code[railroad] == (railroad in before) for railroad in railroads)
    draft.demand(right, "first-shares-in-order", IMPOSSIBLE, railroad=action.auction or "")


def set_position(draft: Draft, action: SetPosition) -> None:
    title = draft.rules.title
    cash = {entry.player: entry.cash for entry in action.players} | {
        entry.railroad: entry.treasury for entry in action.railroads
    }
    by_code = {entry.railroad: entry for entry in action.railroads}
    auction = Auction(action.auction, action.opener, action.opener) if action.auction and action.opener else None
    draft.emit(
        ev.PositionSet(
            cash={BANK: -sum(cash.values()), **cash},
            shares={
                railroad: {holding.player: holding.shares for holding in by_code[railroad].holdings}
                for railroad in title.railroads
            },
            track={
                railroad: tuple(title.place(label) for label in by_code[railroad].track) for railroad in title.railroads
            },
            round=action.round,
            order=action.order,
            at=action.at,
            agreed=(),
            auction=auction,
            note=action.note,
        )
    )
    look_at_end(draft)


HANDLERS = (Handler(SetPosition, check_position, set_position, unoffered, anytime=True, stays=True),)
