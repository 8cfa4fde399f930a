"""Auctions, the first ones and those in the rounds (Preparing to play; Offer one share)."""

from collections.abc import Iterator
from dataclasses import replace

from core.german_railways import actions as ac
from core.german_railways import events as ev
from core.german_railways.rounds import end_turn, go_on, minimum_bid, open_auction, pass_bid
from core.german_railways.rules import IMPOSSIBLE, Draft, Rules
from core.german_railways.state import Auction, State
from core.german_railways.turns import demand_turn, known_railroad
from core.kernel.handlers import Handler, listed
from core.kernel.options import Amount, Option


def open_auction_of(draft: Draft) -> Auction:
    auction = draft.state.auction
    draft.demand(auction is not None, "no-share-auction", IMPOSSIBLE)
    assert auction is not None
    return auction


def demand_bidder(draft: Draft, player: str) -> Auction:
    auction = open_auction_of(draft)
    draft.demand(auction.bidder == player, "not-your-turn", IMPOSSIBLE, at="auction", player=auction.bidder)
    return auction


def check_bid(draft: Draft, action: ac.Bid) -> None:
    auction = demand_bidder(draft, action.actor)
    draft.demand(action.railroad == auction.railroad, "share-not-on-offer", IMPOSSIBLE, railroad=action.railroad)
    low, have = minimum_bid(auction), draft.state.cash[action.actor]
    draft.demand(action.amount >= low, "bid-too-low", IMPOSSIBLE, minimum=low, amount=action.amount)
    enough = have >= action.amount  # G4
    draft.demand(enough, "not-enough-money", IMPOSSIBLE, holder=action.actor, have=have, need=action.amount)


def bid(draft: Draft, action: ac.Bid) -> None:
    auction = open_auction_of(draft)
    draft.emit(ev.BidMade(action.actor, action.railroad, action.amount))
    go_on(draft, replace(auction, bid=action.amount, leader=action.actor))


def offer_bids(draft: Draft) -> Iterator[Option]:
    state, auction = draft.state, draft.state.auction
    if auction is not None:
        low, high = minimum_bid(auction), state.cash[auction.bidder]
        if low <= high:
            yield Amount(ac.Bid(actor=auction.bidder, railroad=auction.railroad, amount=low), "amount", low, high)


def check_pass(draft: Draft, action: ac.Pass) -> None:
    if action.what == "auction":
        demand_bidder(draft, action.actor)
    else:
        demand_turn(draft, action.actor)


def offer_passes(draft: Draft) -> Iterator[ac.Pass]:
    state = draft.state
    if state.auction is not None:
        yield ac.Pass(actor=state.auction.bidder, what="auction")
    elif state.open == "turn":
        yield ac.Pass(actor=state.turn or "", what="turn")


def passed(draft: Draft, action: ac.Pass) -> None:
    if action.what == "auction":
        pass_bid(draft)
    else:
        draft.emit(ev.Passed(action.actor, "turn"))
        end_turn(draft)


def thirds_open(rules: Rules, state: State) -> bool:
    """May third shares be offered (G10)?"""
    return all(state.sold(railroad) >= rules.title.data.third_share_after for railroad in rules.title.railroads)


def check_offer(draft: Draft, action: ac.OfferShare) -> None:
    """Any railroad, held or not, also by a player without money (G12)."""
    demand_turn(draft, action.actor)
    known_railroad(draft, action.railroad)
    title, sold = draft.rules.title, draft.state.sold(action.railroad)
    draft.demand(sold < title.data.shares, "no-share-left", IMPOSSIBLE, railroad=action.railroad)
    early = sold >= title.data.third_share_after and not thirds_open(draft.rules, draft.state)
    draft.demand(not early, "third-share-too-early", railroad=action.railroad)


def offer(draft: Draft, action: ac.OfferShare) -> None:
    draft.emit(ev.ShareOffered(action.actor, action.railroad))
    open_auction(draft, action.railroad, action.actor)


def offers(draft: Draft) -> Iterator[ac.OfferShare]:
    if draft.state.open == "turn":
        for railroad in draft.rules.title.railroads:
            action = ac.OfferShare(actor=draft.state.turn or "", railroad=railroad)
            if draft.allows(check_offer, action):
                yield action


HANDLERS = (
    Handler(ac.Bid, check_bid, bid, offer_bids),
    Handler(ac.OfferShare, check_offer, offer, listed(offers)),
    Handler(ac.Pass, check_pass, passed, listed(offer_passes)),
)
