"""Auctions: bid by bid, or at the table the result in one entry (Preparing to play; Offer one share)."""

from core.german_railways import actions as ac
from core.german_railways.rounds import is_first, minimum_bid
from core.german_railways.state import Auction
from core.kernel.options import Amount
from core.text.catalogue import text
from ui.german_railways.views.chips import chips
from ui.german_railways.views.moment import Moment
from ui.german_railways.views.turn.labels import action_label
from ui.german_railways.views.turn.parts import act, cash_words, choice_id
from ui.values.cells import Cell
from ui.values.turn import EVERYBODY, MORE, PASS, Choice, Keys, Spin, TurnTable, TurnView, turn_table

STEP, JUMPS = 1, (1, 5, 10)


def auction_view(moment: Moment, auction: Auction) -> TurnView:
    return result_view(moment, auction) if moment.state.mode == "table" else bid_view(moment, auction)


def about_share(moment: Moment, railroad: str) -> str:
    """What a share of it earns now, what it has, and how many are left."""
    state, data = moment.state, moment.rules.title.railroads[railroad]
    left = moment.rules.title.data.shares - state.sold(railroad)
    params = {"name": data.name, "income": moment.incomes[railroad], "treasury": state.cash[railroad], "left": left}
    return text("gr-about-share", **params)


def _head() -> tuple[str, ...]:
    return ("", text("head-player"), "", text("gr-head-income"), text("head-cash"))


def bidders(moment: Moment, auction: Auction) -> TurnTable:
    """Who leads, who is out, and who has how much."""

    def standing(player: str) -> str:
        if player == auction.leader:
            return text("turn-leads", bid=auction.bid)
        return text("turn-passed") if player in auction.passed else ""

    rows = tuple(
        (
            Cell(),
            Cell(moment.names[player], strong=player == auction.bidder),
            Cell(standing(player), tone="quiet", align="right"),
            Cell(str(moment.player_incomes[player]), align="right"),
            Cell(cash_words(moment, player, auction.bidder), align="right"),
        )
        for player in moment.state.seats
    )
    return turn_table("bidders", rows, _head(), wide=1, dense=True)


def bid_view(moment: Moment, auction: Auction) -> TurnView:
    bids = next((option for option in moment.options if isinstance(option, Amount) and option.kind == "Bid"), None)
    passes = act(moment, ac.Pass(actor=auction.bidder, what="auction"), PASS)
    question = text("ask-bid", player=moment.names[auction.bidder], private=auction.railroad)
    note, tables = about_share(moment, auction.railroad), (bidders(moment, auction),)
    table = moment.state.mode == "table"
    others = (nobody_more(moment, auction),) if table else ()
    if bids is None:
        return TurnView(question, auction.bidder, note, tables, default=passes, foot=others)

    def worded(amount: int) -> str:
        return action_label(moment, bids.at(amount))

    bid = Choice(choice_id(bids.template), worded(bids.low), "B", at=bids.at, worded=worded)
    spin = Spin(bids.low, bids.high, bids.low, STEP, JUMPS)
    return TurnView(question, auction.bidder, note, tables, spin, bid, (passes, *others))


def nobody_more(moment: Moment, auction: Auction) -> Choice:
    """The others pass: the highest bid that stands wins."""
    label = text("turn-nobody-bids")
    if auction.leader is not None:
        label = text("turn-no-more-bids", player=moment.names[auction.leader], amount=auction.bid)
    return act(moment, ac.EverybodyPasses(actor=auction.bidder), EVERYBODY, label)


def result_view(moment: Moment, auction: Auction) -> TurnView:
    """One click on the player who got it, at the amount that is set."""
    railroad = auction.railroad
    keys = Keys(EVERYBODY + MORE, numbers=False)
    table = buyers(moment, auction, keys)
    nobody = nobody_more(moment, auction)
    label = text("turn-bid-by-bid")
    single = Choice("bids", label, keys.of(label), page=lambda: bid_view(moment, auction), stays=railroad)
    return TurnView(
        text("ask-auction-result", private=railroad), auction.bidder, about_share(moment, railroad), (table,),
        _amounts(moment, auction), foot=(nobody, single),
    )  # fmt: skip


def offered_view(moment: Moment, railroad: str, seller: str) -> TurnView:
    """A share that is offered in a turn: with its result in one entry, or as it begins."""
    keys = Keys(EVERYBODY + MORE, numbers=False)
    auction = Auction(railroad, seller, seller)
    table = buyers(moment, auction, keys)
    label = text("gr-offer-first")
    begin = Choice("begin", label, keys.of(label), action=ac.OfferShare(actor=seller, railroad=railroad))
    return TurnView(
        text("ask-auction-result", private=railroad), seller, about_share(moment, railroad), (table,),
        _amounts(moment, auction), foot=(begin,),
    )  # fmt: skip


def buyers(moment: Moment, auction: Auction, keys: Keys) -> TurnTable:
    rows = []
    for player in moment.state.seats:

        def at(amount: int, player: str = player) -> ac.AuctionResult:
            return ac.AuctionResult(actor=player, railroad=auction.railroad, amount=amount)

        def worded(amount: int, player: str = player) -> str:
            return action_label(moment, at(amount, player))

        name, gone = moment.names[player], player in auction.passed
        choice = Choice(f"AuctionResult-{player}-{auction.railroad}", name, keys.of(name), at=at, worded=worded)
        rows.append(
            (
                Cell("" if gone else choice.key, tone="quiet", align="centre"),
                Cell(name, tone="quiet", refused=at(minimum_bid(auction))) if gone else Cell(name, choice=choice),
                Cell(text("turn-leads", bid=auction.bid) if player == auction.leader else "", tone="quiet"),
                Cell(str(moment.player_incomes[player]), align="right"),
                Cell(cash_words(moment, player), align="right"),
            )
        )
    head = ("", text("head-buyer"), "", text("gr-head-income"), text("head-cash"))
    return turn_table("buyers", rows, head, wide=1)


def _amounts(moment: Moment, auction: Auction) -> Spin:
    """In the first auctions the opener may get it for nothing (G6); who leads gets it for what he bid."""
    state = moment.state
    low = auction.bid if auction.leader is not None else 0 if is_first(state) else minimum_bid(auction)
    start = auction.bid if auction.leader is not None else minimum_bid(auction)
    high = max(low, *(state.cash[player] for player in state.seats))
    return Spin(low, high, min(start, high), STEP, JUMPS)


def chip_cell(moment: Moment, railroad: str) -> Cell:
    return Cell(railroad, chip=chips(moment.rules.title)[railroad])
