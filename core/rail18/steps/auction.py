"""The auction of the privates (rules p. 6, R1, R2)."""

from collections.abc import Iterator
from dataclasses import replace

from core.kernel.handlers import Handler
from core.kernel.options import Amount, Choice, Option
from core.mechanics.bidding import next_bidder
from core.mechanics.turn_order import after
from core.rail18 import actions as ac
from core.rail18 import events as ev
from core.rail18.money import demand_cash, pay
from core.rail18.rounds import auction_over
from core.rail18.rules import IMPOSSIBLE, Draft, Rules
from core.rail18.state import BANK, CLOSED, Auction

STEP = 5


def open_auction(draft: Draft) -> Auction:
    frame = draft.state.frame
    if not isinstance(frame, Auction):
        draft.refuse("no-auction", IMPOSSIBLE)
    assert isinstance(frame, Auction)
    return frame


def minimum_bid(frame: Auction) -> int:
    return frame.minimum if frame.leader is None else frame.bid + STEP


def check_bid(draft: Draft, action: ac.Bid) -> None:
    frame = open_auction(draft)
    draft.demand(action.private == frame.private, "not-on-offer", IMPOSSIBLE, private=action.private)
    draft.demand(action.actor == frame.bidder, "not-your-turn", IMPOSSIBLE, at="auction", player=frame.bidder)
    low = minimum_bid(frame)
    draft.demand(action.amount >= low, "bid-too-low", IMPOSSIBLE, minimum=low, amount=action.amount)
    demand_cash(draft, action.actor, action.amount)


def bid(draft: Draft, action: ac.Bid) -> None:
    frame = open_auction(draft)
    draft.emit(ev.BidMade(action.actor, frame.private, action.amount))
    go_on(draft, replace(frame, bid=action.amount, leader=action.actor))


def pass_bid(draft: Draft, frame: Auction) -> None:
    draft.emit(ev.Passed(frame.bidder, "auction"))
    go_on(draft, replace(frame, passed=(*frame.passed, frame.bidder)))


def go_on(draft: Draft, frame: Auction) -> None:
    """The next bidder, or what follows when all have spoken."""
    following = next_bidder(draft.state.order, frame.bidder, frame.leader, frame.passed)
    if following is not None:
        draft.emit(ev.FrameChanged(replace(frame, bidder=following)))
    elif frame.leader is not None:
        sell(draft, frame.private, frame.leader, frame.bid, frame.auctioneer)
    else:
        nobody_bid(draft, frame)


def begins_anew(rules: Rules) -> bool:
    """Does a private that nobody wanted end the round, and the first player begins the next one? (R57)"""
    return rules.ruling("unsold-private") == "ends-round"


def nobody_bid(draft: Draft, frame: Auction) -> None:
    first = draft.rules.title.data.privates[0].code
    if frame.private == first:  # R2
        lower = max(frame.minimum - STEP, 0)
        if lower == 0:
            sell(draft, frame.private, frame.auctioneer, 0, frame.auctioneer)
        else:
            draft.emit(ev.FrameChanged(Auction(frame.private, frame.auctioneer, frame.auctioneer, lower)))
        return
    pay_privates(draft)  # R1
    opener = draft.state.order[0] if begins_anew(draft.rules) else frame.auctioneer
    draft.emit(ev.FrameChanged(Auction(frame.private, opener, opener, frame.minimum)))


def pay_privates(draft: Draft) -> None:
    for code, private in draft.rules.title.privates.items():
        owner = draft.state.papers[code].owner
        if owner not in (BANK, CLOSED):
            pay(draft, BANK, owner, private.income, f"income:{code}")


def sell(draft: Draft, private: str, player: str, amount: int, auctioneer: str) -> None:
    pay(draft, player, BANK, amount, f"private:{private}")
    draft.emit(ev.PaperMoved(private, player))
    codes = list(draft.rules.title.privates)
    following = codes[codes.index(private) + 1 :]
    if following:
        opener = after(draft.state.order, auctioneer)[0]
        draft.emit(ev.FrameChanged(offer_private(draft, following[0], opener)))
    else:
        auction_over(draft)
    draft.rules.slots.papers.sold(draft, private, player)


def offer_private(draft: Draft, private: str, opener: str) -> Auction:
    return Auction(private, opener, opener, draft.rules.slots.papers.face(draft.rules, private))


def offer_bids(draft: Draft) -> Iterator[Option]:
    frame = draft.state.frame
    if isinstance(frame, Auction):
        low, high = minimum_bid(frame), draft.state.cash[frame.bidder]
        if low <= high:
            yield Amount(ac.Bid(actor=frame.bidder, private=frame.private, amount=low), "amount", low, high)
        yield Choice((ac.Pass(actor=frame.bidder, what="auction"),))


HANDLERS = (Handler(ac.Bid, check_bid, bid, offer_bids),)
