"""Shorter actions of the table, and the strict ones they stand for.

The result of an auction is one entry, the offer of the share included; what a later player does in a turn, or bids,
implies that those before him passed; everybody passes, or agrees to end, at once.
"""

from collections.abc import Callable, Sequence
from typing import Protocol

from core.german_railways import actions as ac
from core.german_railways import events as ev
from core.german_railways.evolve import evolve
from core.german_railways.rounds import is_first, minimum_bid
from core.german_railways.rules import IMPOSSIBLE, Draft, Rules
from core.german_railways.state import State
from core.kernel.action import Action
from core.kernel.refusal import Rejection

TABLE_ACTIONS: tuple[type[Action], ...] = (ac.AuctionResult, ac.EverybodyPasses, ac.EverybodyAgrees)


class Decider(Protocol):
    rules: Rules

    def decide(
        self, state: State, action: Action, *, overrule: str | None = None
    ) -> tuple[ev.Event, ...] | Rejection: ...


def expand(engine: Decider, state: State, action: Action) -> Sequence[Action] | Rejection:
    match action:
        case ac.AuctionResult():
            return _auction_result(engine, state, action)
        case ac.EverybodyPasses():
            return _everybody_passes(engine, state)
        case ac.EverybodyAgrees():
            waiting = [player for player in state.seats if player not in state.agreed]
            return [ac.AgreeToEnd(actor=player) for player in waiting] or [ac.AgreeToEnd(actor=action.actor)]
    return [*_implied_bids(engine, state, action), *_implied_turns(state, action), action]


def _implied_bids(engine: Decider, state: State, action: Action) -> list[Action]:
    """The passes of those who were to bid before him; none where he may not bid any more."""
    auction, actor = state.auction, action.actor
    may = actor in state.seats and auction is not None and actor not in (*auction.passed, auction.leader)
    if auction is None or not isinstance(action, ac.Bid) or not may:
        return []

    def before(now: State) -> Action | None:
        waiting = now.auction
        if waiting is None or waiting.railroad != auction.railroad or waiting.bidder == actor:
            return None
        return ac.Pass(actor=waiting.bidder, what="auction")

    passes = _while(engine, state, before)
    return [] if isinstance(passes, Rejection) else passes


def _implied_turns(state: State, action: Action) -> list[Action]:
    """The passes of those whose markers come before his; none where he has no marker left."""
    passes = isinstance(action, ac.Pass) and action.what == "turn"
    of_turn = passes or isinstance(action, ac.OfferShare | ac.BuildTrack)
    left = state.order[state.at :]
    if state.open != "turn" or not of_turn or action.actor not in left:
        return []
    return [ac.Pass(actor=player, what="turn") for player in left[: left.index(action.actor)]]


def _while(engine: Decider, state: State, following: Callable[[State], Action | None]) -> list[Action] | Rejection:
    """The actions that `following` asks for, one after the other, each of them legal."""
    actions: list[Action] = []
    while (action := following(state)) is not None:
        events = engine.decide(state, action)
        if isinstance(events, Rejection):
            return events
        for event in events:
            state = evolve(state, event)
        actions.append(action)
    return actions


def _auction_result(engine: Decider, state: State, result: ac.AuctionResult) -> Sequence[Action] | Rejection:
    if state.open == "turn" and state.turn is not None:
        return _offered_and_sold(engine, state, result, state.turn)
    opened, draft = state.auction, Draft(engine.rules, state, judged=result.kind)
    if opened is None or opened.railroad != result.railroad:
        return draft.rejection("share-not-on-offer", IMPOSSIBLE, railroad=result.railroad)
    free = is_first(state) and opened.leader is None  # G6
    given = free and result.amount == 0 and result.actor == opened.opener
    if result.actor not in state.seats or (result.actor in opened.passed and not given):
        return draft.rejection("has-passed", IMPOSSIBLE, player=result.actor)
    if opened.leader == result.actor and opened.bid != result.amount:
        return draft.rejection("other-bid", IMPOSSIBLE, player=result.actor, bid=opened.bid, amount=result.amount)
    if result.amount == 0 and not given:
        return draft.rejection("bid-too-low", IMPOSSIBLE, minimum=minimum_bid(opened), amount=0)

    def following(now: State) -> Action | None:
        auction = now.auction
        if auction is None or auction.railroad != result.railroad:
            return None
        if auction.bidder == result.actor and auction.leader != result.actor and not given:
            return ac.Bid(actor=result.actor, railroad=result.railroad, amount=result.amount)
        return ac.Pass(actor=auction.bidder, what="auction")

    return _while(engine, state, following)


def _offered_and_sold(
    engine: Decider, state: State, result: ac.AuctionResult, seller: str
) -> Sequence[Action] | Rejection:
    """The player whose turn it is has offered the share; a rule that forbids it may be overruled."""
    offer = ac.OfferShare(actor=seller, railroad=result.railroad)
    events = engine.decide(state, offer, overrule=result.kind)
    if isinstance(events, Rejection):
        return events
    for event in events:
        state = evolve(state, event)
    if state.auction is None:  # nobody can bid
        refused = Draft(engine.rules, state, judged=result.kind)
        return refused.rejection("share-not-on-offer", IMPOSSIBLE, railroad=result.railroad)
    bids = _auction_result(engine, state, result)
    return bids if isinstance(bids, Rejection) else [offer, *bids]


def _everybody_passes(engine: Decider, state: State) -> Sequence[Action] | Rejection:
    """The rest of an auction, or of a round in which nobody can do anything any more (G43)."""
    opened = state.auction
    if state.open == "turn":
        return [ac.Pass(actor=player, what="turn") for player in state.order[state.at :]]
    if opened is None:
        draft = Draft(engine.rules, state, judged=ac.EverybodyPasses.kind)
        return draft.rejection("nobody-can-pass", IMPOSSIBLE)

    def following(now: State) -> Action | None:
        auction = now.auction
        if auction is None or auction.railroad != opened.railroad or now.order != state.order or now.at != state.at:
            return None
        return ac.Pass(actor=auction.bidder, what="auction")

    return _while(engine, state, following)
