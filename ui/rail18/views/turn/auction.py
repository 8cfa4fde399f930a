"""The auction: bid by bid, or at the table its result as one entry (rules p. 6, R1, R2)."""

from core.kernel.options import Amount
from core.rail18 import actions as ac
from core.rail18.state import Auction
from core.rail18.steps.auction import STEP, minimum_bid
from core.rail18.table import AuctionResult, EverybodyPasses
from core.text.catalogue import text
from ui.rail18.views.moment import Moment
from ui.rail18.views.turn.about import about_private, privates_to_come
from ui.rail18.views.turn.generic import act, cash_words, choice_id, more_choice, rest
from ui.rail18.views.turn.labels import action_label
from ui.values.cells import Cell
from ui.values.turn import EVERYBODY, MORE, PASS, Choice, Keys, Spin, TurnTable, TurnView, turn_table


def auction_view(moment: Moment, frame: Auction) -> TurnView:
    return result_view(moment, frame) if moment.state.mode == "table" else bid_view(moment, frame)


def about(moment: Moment, frame: Auction) -> str:
    """A sentence about the private on offer."""
    return about_private(moment, frame.private, frame.minimum)


def cash_table(moment: Moment, frame: Auction) -> TurnTable:
    """Who has bought what, who is out, and who has how much left."""

    def standing(player: str) -> str:
        if player == frame.leader:
            return text("turn-leads", bid=frame.bid)
        return text("turn-passed") if player in frame.passed else ""

    def bought(player: str) -> str:
        papers = moment.state.papers
        return " ".join(code for code in moment.rules.title.privates if papers[code].owner == player)

    rows = tuple(
        (
            Cell(moment.names[player], strong=player == frame.bidder),
            Cell(bought(player), tone="quiet"),
            Cell(standing(player), tone="quiet", align="right"),
            Cell(cash_words(moment, player, frame.bidder), align="right"),
        )
        for player in moment.state.order
    )
    return turn_table("bidders", rows, (text("head-player"), "", "", text("head-cash")), wide=1, dense=True)


def bid_view(moment: Moment, frame: Auction) -> TurnView:
    bids = next((option for option in moment.options if isinstance(option, Amount) and option.kind == "Bid"), None)
    passes = act(moment, ac.Pass(actor=frame.bidder, what="auction"), PASS)
    question = text("ask-bid", player=moment.names[frame.bidder], private=frame.private)
    others = more_choice(moment, rest(moment.options, lambda option: option.actor == frame.bidder and (
        option.kind in ("Bid", "Pass"))))  # fmt: skip
    tables = (cash_table(moment, frame),)
    if moment.state.mode == "table":
        nobody = act(moment, EverybodyPasses(actor=frame.bidder), EVERYBODY, _no_bid(moment, frame))
        others = (nobody, *others)
    others = (*privates_to_come(moment, frame.private), *others)
    note = about(moment, frame)
    if bids is None:
        missing = ac.Bid(actor=frame.bidder, private=frame.private, amount=minimum_bid(frame))
        why = (turn_table("refused", ((Cell(action_label(moment, missing), tone="quiet", refused=missing),),), wide=0),)
        return TurnView(question, frame.bidder, note, (*tables, *why), default=passes, foot=others)

    def worded(amount: int) -> str:
        return action_label(moment, bids.at(amount))

    bid = Choice(choice_id(bids.template), worded(bids.low), "B", at=bids.at, worded=worded)
    spin = Spin(bids.low, bids.high, bids.low, STEP)
    return TurnView(question, frame.bidder, note, tables, spin, bid, (passes, *others))


def result_view(moment: Moment, frame: Auction) -> TurnView:
    """One click on the player who got it, at the amount that is set."""
    keys = Keys(EVERYBODY + MORE, numbers=False)
    state = moment.state
    first = moment.rules.title.data.privates[0].code
    low = minimum_bid(frame) if frame.leader is not None or frame.private != first else 0
    if frame.leader is not None:
        low = frame.bid
    rows = []
    for player in state.order:

        def at(amount: int, player: str = player) -> AuctionResult:
            return AuctionResult(actor=player, private=frame.private, amount=amount)

        def worded(amount: int, player: str = player) -> str:
            return action_label(moment, at(amount, player))

        name = moment.names[player]
        choice = Choice(f"AuctionResult-{player}-{frame.private}", name, keys.of(name), at=at, worded=worded)
        gone = player in frame.passed
        rows.append(
            (
                Cell(choice.key if not gone else "", tone="quiet", align="centre"),
                Cell(name, choice=None if gone else choice, tone="quiet" if gone else "",
                     refused=at(frame.minimum) if gone else None),
                Cell(cash_words(moment, player), align="right"),
            )
        )  # fmt: skip
    table = turn_table("buyers", tuple(rows), ("", text("head-buyer"), text("head-cash")), wide=1)
    start = minimum_bid(frame) if frame.leader is None else frame.bid
    high = max(max(state.cash[player] for player in state.order), low)
    nobody = act(moment, EverybodyPasses(actor=frame.bidder), EVERYBODY, _no_bid(moment, frame))
    single = Choice(
        "bids",
        text("turn-bid-by-bid"),
        keys.of(text("turn-bid-by-bid")),
        page=lambda: bid_view(moment, frame),
        stays=frame.private,
    )
    known = ("Bid", "Pass")
    others = more_choice(moment, rest(moment.options, lambda option: option.kind in known))
    question = text("ask-auction-result", private=frame.private)
    return TurnView(question, frame.bidder, about(moment, frame), (table,), Spin(low, high, start, STEP),
                    foot=(nobody, single, *others))  # fmt: skip


def _no_bid(moment: Moment, frame: Auction) -> str:
    """What it means that the others pass: the highest bid that stands wins."""
    if frame.leader is None:
        return text("turn-nobody-bids")
    return text("turn-no-more-bids", player=moment.names[frame.leader], amount=frame.bid)
