"""Auctions of 1844 in few words: who passes, who buys, and all privates up to one."""

from core.kernel.refusal import Rejection
from core.rail18.actions import Pass
from core.rail18.engine import Engine18
from core.rail18.state import Auction, State
from core.rail18.table import AuctionResult
from tests.titles.t1844.positions import play


def passes(found: Engine18, state: State, *players: str) -> State:
    for player in players:
        state = play(found, state, Pass(actor=player, what="auction"))
    return state


def buy(found: Engine18, state: State, player: str, amount: int) -> State:
    """Whoever is on before him passes, he bids, the rest passes."""
    assert isinstance(state.frame, Auction)
    steps = found.expand(state, AuctionResult(actor=player, private=state.frame.private, amount=amount))
    assert not isinstance(steps, Rejection), steps
    for action in steps:
        state = play(found, state, action)
    return state


def sell_up_to(found: Engine18, state: State, private: str, buyer: str | None = None) -> State:
    """Every private before this one goes to its auctioneer (or to one buyer) for its face value."""
    while isinstance(frame := state.frame, Auction) and frame.private != private:
        state = buy(found, state, buyer or frame.auctioneer, frame.minimum)
    return state
