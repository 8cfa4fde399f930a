"""Where a game that is entered stands: can it be asked what is said to be asked?"""

from collections.abc import Iterator

from core.kernel.refusal import Rejection
from core.rail18.asked import still_asked
from core.rail18.corrections.turns import MOST_IN_A_SET, MOST_ROUNDS
from core.rail18.order import can_act
from core.rail18.rules import IMPOSSIBLE, Draft
from core.rail18.state import BANK, Auction, CompanyTurn, GameOver, OperatingRound, Question, StockRound

MOST_MONEY = 1_000_000


def flow_faults(draft: Draft) -> Iterator[Rejection]:
    first, *above = draft.state.flow or (None,)
    match first:
        case Auction():
            yield from _auction(draft, first)
        case StockRound():
            yield from _stock_round(draft, first)
        case OperatingRound():
            yield from _operating_round(draft, first)
        case GameOver() if not above:
            return
        case _:
            yield draft.rejection("no-round-named", IMPOSSIBLE)
            return
    for frame in above:
        if isinstance(frame, CompanyTurn) and isinstance(first, OperatingRound) and frame is above[0]:
            yield from _turn(draft, first, frame)
        elif isinstance(frame, Question):
            if still_asked(draft, frame) != frame:
                yield draft.rejection("no-such-question", IMPOSSIBLE, about=frame.about[:40])
        else:
            yield draft.rejection("no-round-named", IMPOSSIBLE)


def _number(draft: Draft, number: int, most: int, least: int = 1) -> Iterator[Rejection]:
    if not least <= number <= most:
        yield draft.rejection("no-such-round", IMPOSSIBLE, number=min(max(number, -MOST_MONEY), MOST_MONEY))


def _strangers(draft: Draft, *players: str | None) -> Iterator[Rejection]:
    for player in players:
        if player is not None and not draft.state.is_player(player):
            yield draft.rejection("unknown-player", IMPOSSIBLE, player=player[:40])


def _unknown(draft: Draft, *companies: str) -> Iterator[Rejection]:
    for company in companies:
        if company not in draft.state.companies:
            yield draft.rejection("unknown-company", IMPOSSIBLE, company=company[:40])


def _amount(draft: Draft, holder: str, *amounts: int) -> Iterator[Rejection]:
    for amount in amounts:
        if not 0 <= amount <= MOST_MONEY:
            near = min(max(amount, -MOST_MONEY), MOST_MONEY)
            yield draft.rejection("below-zero", IMPOSSIBLE, holder=holder, amount=near)


def _auction(draft: Draft, frame: Auction) -> Iterator[Rejection]:
    rules, state = draft.rules, draft.state
    yield from _strangers(draft, frame.auctioneer, frame.bidder, frame.leader, *frame.passed)
    yield from _amount(draft, frame.private[:40], frame.bid, frame.minimum)
    privates = list(rules.title.privates)
    unsold = [code for code in privates if state.papers[code].owner == BANK]
    if not unsold or frame.private != unsold[0]:
        yield draft.rejection("not-on-offer", IMPOSSIBLE, private=frame.private[:40])
    elif unsold != privates[privates.index(unsold[0]) :]:
        yield draft.rejection("sold-before", IMPOSSIBLE, private=unsold[0])
    if frame.leader is not None and state.cash.get(frame.leader, 0) < frame.bid <= MOST_MONEY:
        yield draft.rejection("bid-stands", IMPOSSIBLE, player=frame.leader[:40], bid=frame.bid)
    if frame.leader is not None and frame.bid < frame.minimum:
        yield draft.rejection("bid-too-low", IMPOSSIBLE, minimum=frame.minimum, amount=frame.bid)
    if frame.leader is not None and frame.leader in (frame.bidder, *frame.passed):
        yield draft.rejection("leader-waits", IMPOSSIBLE, player=frame.leader[:40])
    if frame.bidder in frame.passed:
        yield draft.rejection("has-passed", IMPOSSIBLE, player=frame.bidder[:40])
    if len(set(frame.passed)) != len(frame.passed):
        yield draft.rejection("named-twice", IMPOSSIBLE, at="auction", name=frame.passed[-1][:40])


def _stock_round(draft: Draft, frame: StockRound) -> Iterator[Rejection]:
    yield from _number(draft, frame.number, MOST_ROUNDS)
    yield from _number(draft, frame.passes, len(draft.state.order) - 1, least=0)
    yield from _strangers(draft, frame.player, frame.last_actor, *frame.excused)
    yield from _strangers(draft, *(player for player, _ in (*frame.sold, *frame.papers)))
    yield from _unknown(draft, *frame.blocks, *(company for _, company in frame.sold))


def _operating_round(draft: Draft, frame: OperatingRound) -> Iterator[Rejection]:
    yield from _number(draft, frame.number, MOST_ROUNDS)
    yield from _number(draft, frame.total, MOST_IN_A_SET)
    yield from _number(draft, frame.index, frame.total)
    yield from _unknown(draft, *frame.acted)


def _turn(draft: Draft, above: OperatingRound, frame: CompanyTurn) -> Iterator[Rejection]:
    unknown = list(_unknown(draft, frame.company, *frame.blocks))
    yield from unknown
    yield from _amount(draft, frame.company[:40], frame.revenue, frame.tiles_laid)
    if unknown:
        return
    if not can_act(draft.rules, draft.state, frame.company):
        yield draft.rejection("no-director", IMPOSSIBLE, company=frame.company)
    if frame.company in above.acted:
        yield draft.rejection("acts-twice", IMPOSSIBLE, company=frame.company)
