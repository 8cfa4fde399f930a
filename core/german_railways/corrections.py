"""What was entered wrongly is set right: at any moment, in either mode, with a note.

One changes what it names and pays nothing. Incomes and links follow from shares and locomotives.
"""

from collections.abc import Callable
from typing import Annotated, Any

from pydantic import Field

from core.german_railways import events as ev
from core.german_railways.actions import Amount, Name, Some
from core.german_railways.network import supply
from core.german_railways.rounds import is_first, look_at_end
from core.german_railways.rules import IMPOSSIBLE, Draft
from core.german_railways.settings import demand_player
from core.german_railways.state import BANK
from core.german_railways.turns import known_railroad
from core.kernel.action import Action
from core.kernel.foreign import NOTE, fits
from core.kernel.handlers import Handler, unoffered

Note = Annotated[str, Field(max_length=NOTE)]


class Correction(Action):
    note: Note


class CorrectCash(Correction):
    """What a player or a treasury has."""

    holder: Name
    amount: Amount


class MoveShare(Correction):
    """From a player to a player; "bank" stands for the shares that are not sold."""

    railroad: Name
    giver: Name
    taker: Name


class PlaceLocomotive(Correction):
    railroad: Name
    hex: Name


class RemoveLocomotive(Correction):
    railroad: Name
    hex: Name


class CorrectTurn(Correction):
    """Which round it is, its order, and the place in it whose turn it is; without an order the draw comes next."""

    round: Amount
    order: Annotated[tuple[Name, ...], Some] = ()
    at: Amount = 0


def _cash(draft: Draft, action: CorrectCash) -> None:
    state = draft.state
    known = action.holder in state.seats or action.holder in draft.rules.title.railroads
    draft.demand(known, "no-holder", IMPOSSIBLE, holder=action.holder)
    draft.demand(action.amount >= 0, "below-zero", IMPOSSIBLE, holder=action.holder, amount=action.amount)
    draft.demand(action.amount != state.cash[action.holder], "nothing-changes", IMPOSSIBLE)
    auction = state.auction
    stands = auction is None or auction.leader != action.holder or auction.bid <= action.amount
    bid = auction.bid if auction else 0
    draft.demand(stands, "bid-stands", IMPOSSIBLE, player=action.holder, bid=bid)


def _set_cash(draft: Draft, action: CorrectCash) -> None:
    more = action.amount - draft.state.cash[action.holder]
    giver, taker = (BANK, action.holder) if more > 0 else (action.holder, BANK)
    draft.emit(ev.MoneyPaid(giver, taker, abs(more), "correction"))


def _share(draft: Draft, action: MoveShare) -> None:
    known_railroad(draft, action.railroad)
    state, railroad = draft.state, action.railroad
    for holder in (action.giver, action.taker):
        draft.demand(holder == BANK or holder in state.seats, "no-holder", IMPOSSIBLE, holder=holder)
    draft.demand(action.giver != action.taker, "nothing-changes", IMPOSSIBLE)
    unsold = draft.rules.title.data.shares - state.sold(railroad)
    if action.giver == BANK:
        draft.demand(unsold > to_be_sold(draft, railroad), "no-share-left", IMPOSSIBLE, railroad=railroad)
    else:
        has = state.shares[railroad].get(action.giver, 0)
        draft.demand(has > 0, "no-share-of-railroad", IMPOSSIBLE, player=action.giver, railroad=railroad)


def to_be_sold(draft: Draft, railroad: str) -> int:
    """The share that is on offer, or comes up in one of the first auctions."""
    auction = draft.state.auction
    if auction is None:
        return 0
    railroads = list(draft.rules.title.railroads)
    coming = railroads[railroads.index(auction.railroad) :] if is_first(draft.state) else [auction.railroad]
    return int(railroad in coming)


def _move_share(draft: Draft, action: MoveShare) -> None:
    draft.emit(ev.ShareMoved(action.railroad, action.giver, action.taker))


def _place(draft: Draft, action: PlaceLocomotive | RemoveLocomotive) -> str:
    known_railroad(draft, action.railroad)
    title = draft.rules.title
    draft.demand(action.hex in title.data.hexes, "unknown-hex", IMPOSSIBLE, hex=action.hex)
    return title.place(action.hex)


def _placing(draft: Draft, action: PlaceLocomotive) -> None:
    place, railroad = _place(draft, action), action.railroad
    draft.demand(place not in draft.state.track[railroad], "already-there", IMPOSSIBLE, railroad=railroad, hex=place)
    left = supply(draft.rules, draft.state, railroad)
    draft.demand(left > 0, "too-few-locomotives", IMPOSSIBLE, railroad=railroad, left=left)


def _put(draft: Draft, action: PlaceLocomotive) -> None:
    draft.emit(ev.LocomotivePlaced(action.railroad, draft.rules.title.place(action.hex)))


def _removing(draft: Draft, action: RemoveLocomotive) -> None:
    place, railroad = _place(draft, action), action.railroad
    draft.demand(place in draft.state.track[railroad], "no-locomotive-there", IMPOSSIBLE, railroad=railroad, hex=place)
    home = draft.rules.title.place(draft.rules.title.railroads[railroad].home)
    draft.demand(place != home, "start-locomotive-stays", IMPOSSIBLE, railroad=railroad, hex=place)


def _remove(draft: Draft, action: RemoveLocomotive) -> None:
    draft.emit(ev.LocomotiveRemoved(action.railroad, draft.rules.title.place(action.hex)))


def _turn(draft: Draft, action: CorrectTurn) -> None:
    state = draft.state
    draft.demand(state.auction is None, "auction-first", IMPOSSIBLE)
    draft.demand(action.round > 0, "no-such-round", IMPOSSIBLE, number=action.round)
    check_flow(draft, action.order, action.at)
    same = (state.round, state.order, state.at, state.ending) == (action.round, action.order, action.at, "")
    draft.demand(not same, "nothing-changes", IMPOSSIBLE)


def check_flow(draft: Draft, order: tuple[str, ...], at: int) -> None:
    for player in order:
        demand_player(draft, player)
    seats = len(draft.state.seats)
    draft.demand(len(order) in (0, seats), "other-number-of-markers", IMPOSSIBLE, needed=seats)
    draft.demand(at == 0 or 0 < at < len(order), "no-such-turn", IMPOSSIBLE, number=at + 1)


def _set_turn(draft: Draft, action: CorrectTurn) -> None:
    draft.emit(ev.FlowSet(action.round, action.order, action.at))


def _correction(
    kind: type[Correction], check: Callable[[Draft, Any], None], apply: Callable[[Draft, Any], None]
) -> Handler:
    def checked(draft: Draft, action: Any) -> None:
        demand_player(draft, action.actor)
        told = bool(action.note.strip()) and fits(action.note, NOTE)
        draft.demand(told, "note-needed", IMPOSSIBLE, most=NOTE)
        check(draft, action)

    def applied(draft: Draft, action: Any) -> None:
        draft.emit(ev.Corrected(kind.__name__, action.note))
        apply(draft, action)
        look_at_end(draft)

    return Handler(kind, checked, applied, unoffered, anytime=True, stays=True)


HANDLERS = (
    _correction(CorrectCash, _cash, _set_cash),
    _correction(MoveShare, _share, _move_share),
    _correction(PlaceLocomotive, _placing, _put),
    _correction(RemoveLocomotive, _removing, _remove),
    _correction(CorrectTurn, _turn, _set_turn),
)
