"""Shorter actions of the table, and the strict ones they stand for.

The result of an auction is one entry; a move of a later player implies the passes between; a later step of a company's
turn implies that the steps before it were declined; everybody passes at once.
"""

from collections.abc import Callable, Sequence
from typing import Protocol

from core.kernel.action import Action
from core.kernel.refusal import Rejection
from core.rail18 import actions as ac
from core.rail18 import events as ev
from core.rail18.evolve import evolve
from core.rail18.holdings import leader
from core.rail18.rules import IMPOSSIBLE, Draft, Rules
from core.rail18.state import STEPS, Auction, CompanyTurn, State, StockRound
from core.rail18.steps.auction import STEP


class AuctionResult(Action):
    """Who got the private on offer, and for how much. The actor is the buyer; the price may have fallen first (R2)."""

    private: ac.Name
    amount: ac.Amount


class EverybodyPasses(Action):
    """All players decline: the rest of an auction or of a stock round."""


TABLE_ACTIONS: tuple[type[Action], ...] = (AuctionResult, EverybodyPasses)


class Decider(Protocol):
    rules: Rules

    def decide(
        self, state: State, action: Action, *, overrule: str | None = None
    ) -> tuple[ev.Event, ...] | Rejection: ...


def expand(engine: Decider, state: State, action: Action) -> Sequence[Action] | Rejection:
    if isinstance(action, AuctionResult):
        return _auction_result(engine, state, action)
    if isinstance(action, EverybodyPasses):
        return _everybody_passes(engine, state)
    return [*implied(engine, state, action), action]


def _fold(engine: Decider, state: State, action: Action) -> State | Rejection:
    events = engine.decide(state, action)
    if isinstance(events, Rejection):
        return events
    for event in events:
        state = evolve(state, event)
    return state


def _while(engine: Decider, state: State, following: Callable[[State], Action | None]) -> list[Action] | Rejection:
    """The actions that `following` asks for, one after the other, each of them legal."""
    actions: list[Action] = []
    while (action := following(state)) is not None:
        after = _fold(engine, state, action)
        if isinstance(after, Rejection):
            return after
        actions.append(action)
        state = after
    return actions


def _auction_result(engine: Decider, state: State, result: AuctionResult) -> Sequence[Action] | Rejection:
    opened, draft = state.frame, Draft(engine.rules, state, judged=result.kind)
    if not isinstance(opened, Auction) or opened.private != result.private:
        return draft.rejection("not-on-offer", IMPOSSIBLE, private=result.private)
    if result.actor in opened.passed or not state.is_player(result.actor):
        return draft.rejection("not-your-turn", IMPOSSIBLE, at="auction", player=opened.bidder)
    if opened.leader == result.actor and opened.bid != result.amount:
        return draft.rejection("other-bid", IMPOSSIBLE, player=result.actor, bid=opened.bid, amount=result.amount)
    falls = opened.leader is None and result.private == engine.rules.title.data.privates[0].code  # R2
    given = result.amount == 0 and result.actor == opened.auctioneer
    if falls and result.amount < STEP and not given:
        return draft.rejection("bid-too-low", IMPOSSIBLE, minimum=STEP, amount=result.amount)

    def following(now: State) -> Action | None:
        frame = now.frame
        if not isinstance(frame, Auction) or frame.private != result.private:
            return None
        dear = falls and result.amount < frame.minimum
        if frame.bidder == result.actor and frame.leader != result.actor and not dear:
            return ac.Bid(actor=result.actor, private=result.private, amount=result.amount)
        return ac.Pass(actor=frame.bidder, what="auction")

    return _while(engine, state, following)


def _everybody_passes(engine: Decider, state: State) -> Sequence[Action] | Rejection:
    opened = state.frame
    if isinstance(opened, Auction):
        asked = opened.private, opened.minimum
        heard: list[str] = []

        def in_auction(now: State) -> Action | None:
            frame = now.frame
            if not isinstance(frame, Auction) or (frame.private, frame.minimum) != asked or frame.bidder in heard:
                return None
            heard.append(frame.bidder)
            return ac.Pass(actor=frame.bidder, what="auction")

        return _while(engine, state, in_auction)
    if isinstance(opened, StockRound):

        def in_stock_round(now: State) -> Action | None:
            frame = now.frame
            if not isinstance(frame, StockRound) or frame.number != opened.number:
                return None
            return ac.Pass(actor=frame.player, what="stock")

        return _while(engine, state, in_stock_round)
    return Draft(engine.rules, state, judged=EverybodyPasses.kind).rejection("nobody-can-pass", IMPOSSIBLE)


def implied(engine: Decider, state: State, action: Action) -> list[Action]:
    """The passes that must have happened for this action to be next; none where it is refused anyway."""
    frame = state.frame
    handler = engine.rules.handler(action)
    step = handler.step if handler else None
    in_stock = step == "stock" or (isinstance(action, ac.Pass) and action.what == "stock")
    if isinstance(frame, StockRound) and in_stock and state.is_player(action.actor):

        def pass_stock(now: State) -> Action | None:
            at = now.frame
            if not isinstance(at, StockRound) or at.number != frame.number or at.player == action.actor:
                return None
            return ac.Pass(actor=at.player, what="stock")

        passes = _while(engine, state, pass_stock)
    elif isinstance(frame, CompanyTurn) and step in STEPS:
        company, reached = getattr(action, "company", ""), state

        def skip(now: State) -> Action | None:
            nonlocal reached
            reached, at = now, now.frame
            if not isinstance(at, CompanyTurn) or (at.company == company and at.step not in _before(step)):
                return None
            if at.company != frame.company and at.company != company:
                return None
            return ac.Pass(actor=leader(engine.rules, now, at.company) or "", what=at.step)

        passes = _while(engine, state, skip)
        if not any(isinstance(at, CompanyTurn) and at.company == company for at in reached.flow):
            return []
    else:
        return []
    return [] if isinstance(passes, Rejection) else passes


def _before(step: str) -> tuple[str, ...]:
    names: tuple[str, ...] = STEPS
    return names[: names.index(step)]
