"""What follows by itself: the next auction, the next turn, the next round, the end."""

from dataclasses import replace

from core.german_railways import events as ev
from core.german_railways.network import links_of, player_incomes
from core.german_railways.rules import Draft, Rules
from core.german_railways.state import Auction, Ending, State
from core.mechanics.bidding import next_bidder

LEAST_BID = 1  # G3


def minimum_bid(auction: Auction) -> int:
    return auction.bid + 1 if auction.leader is not None else LEAST_BID


def can_raise(state: State, auction: Auction, player: str) -> bool:
    """Has he the money for a higher bid (G4, G8)?"""
    return state.cash[player] >= minimum_bid(auction)


def is_first(state: State) -> bool:
    """Is it one of the auctions before the first round?"""
    return state.round == 0


def open_auction(draft: Draft, railroad: str, opener: str) -> None:
    draft.emit(ev.AuctionSet(Auction(railroad, opener, opener)))
    ask_bidder(draft)


def ask_bidder(draft: Draft) -> None:
    """Who cannot raise is passed when his turn to bid comes (G8)."""
    auction = draft.state.auction
    if auction is not None and not can_raise(draft.state, auction, auction.bidder):
        pass_bid(draft, unasked=True)


def pass_bid(draft: Draft, unasked: bool = False) -> None:
    auction = draft.state.auction
    assert auction is not None
    draft.emit(ev.Passed(auction.bidder, "auction", unasked))
    go_on(draft, replace(auction, passed=(*auction.passed, auction.bidder)))


def go_on(draft: Draft, auction: Auction) -> None:
    """The next bidder, or what follows when all have spoken (G5)."""
    following = next_bidder(draft.state.seats, auction.bidder, auction.leader, auction.passed)
    if following is not None:
        draft.emit(ev.AuctionSet(replace(auction, bidder=following)))
        ask_bidder(draft)
        return
    draft.emit(ev.AuctionSet(None))
    first = is_first(draft.state)
    buyer = auction.leader or (auction.opener if first else None)  # G6, G7
    if buyer is None:
        draft.emit(ev.ShareUnsold(auction.railroad))
    else:
        if auction.bid:
            draft.emit(ev.MoneyPaid(buyer, auction.railroad, auction.bid, "share"))  # G11
        draft.emit(ev.ShareSold(auction.railroad, buyer, auction.bid))
    if not first:
        end_turn(draft)
    elif buyer is not None:
        next_first_auction(draft, auction.railroad, buyer)


def next_first_auction(draft: Draft, sold: str, opener: str) -> None:
    """The last buyer opens the next (G9)."""
    railroads = list(draft.rules.title.railroads)
    following = railroads[railroads.index(sold) + 1 :]
    if following:
        open_auction(draft, following[0], opener)
    else:
        begin_round(draft)


def end_turn(draft: Draft) -> None:
    """The next marker of the order, which may be the same player's (G16)."""
    at = draft.state.at + 1
    if at < len(draft.state.order):
        draft.emit(ev.TurnBegun(at))
    else:
        begin_round(draft)


def begin_round(draft: Draft) -> None:
    """An order is to be determined: the only moment in which links end the game (G41)."""
    draft.emit(ev.RoundBegun(draft.state.round + 1))
    look_at_end(draft)


def look_at_end(draft: Draft) -> None:
    """Before a draw: also where the books were set right at that moment, or a position begins with it."""
    if draft.state.open == "order" and linked_enough(draft.rules, draft.state):
        end_game(draft, "links")


def linked_enough(rules: Rules, state: State) -> bool:
    return all(number >= rules.title.data.links_to_end for number in links_of(rules, state.track).values())


def end_game(draft: Draft, ending: Ending) -> None:
    draft.emit(ev.GameEnded(ending, winners(draft.state)))


def winners(state: State) -> tuple[str, ...]:
    """Cash alone counts; equal cash shares the victory (G44)."""
    most = max(state.cash[player] for player in state.seats)
    return tuple(player for player in state.seats if state.cash[player] == most)


def markers(rules: Rules, state: State) -> dict[str, int]:
    """How many each player puts into the bag: the richest one, the next two … (G13, G14)."""
    if rules.ruling("order-draw") == "one-each":
        return dict.fromkeys(state.seats, 1)
    each = player_incomes(rules, state)
    ranks = sorted(set(each.values()), reverse=True)
    return {player: ranks.index(found) + 1 for player, found in each.items()}
