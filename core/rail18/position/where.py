"""Where a game that is entered stands: can it be asked what is said to be asked?"""

from collections.abc import Iterator

from core.kernel.refusal import Rejection
from core.rail18.corrections.flow import can_act, still_asked
from core.rail18.corrections.turns import MOST_IN_A_SET, MOST_ROUNDS
from core.rail18.rules import IMPOSSIBLE, Draft, Rules
from core.rail18.state import BANK, Auction, CompanyTurn, GameOver, OperatingRound, Question, State, StockRound

MOST_MONEY = 1_000_000


def flow_faults(rules: Rules, state: State) -> Iterator[Rejection]:
    first, *above = state.flow or (None,)
    match first:
        case Auction():
            yield from _auction(rules, state, first)
        case StockRound():
            yield from _stock_round(state, first)
        case OperatingRound():
            yield from _operating_round(state, first)
        case GameOver() if not above:
            return
        case _:
            yield Rejection("no-round-named", IMPOSSIBLE, "")
            return
    for frame in above:
        if isinstance(frame, CompanyTurn) and isinstance(first, OperatingRound) and frame is above[0]:
            yield from _turn(rules, state, first, frame)
        elif isinstance(frame, Question):
            if still_asked(Draft(rules, state), frame) != frame:
                yield Rejection("no-such-question", IMPOSSIBLE, "", {"about": frame.about[:40]})
        else:
            yield Rejection("no-round-named", IMPOSSIBLE, "")


def _number(number: int, most: int, least: int = 1) -> Iterator[Rejection]:
    if not least <= number <= most:
        yield Rejection("no-such-round", IMPOSSIBLE, "", {"number": min(max(number, -MOST_MONEY), MOST_MONEY)})


def _strangers(state: State, *players: str | None) -> Iterator[Rejection]:
    for player in players:
        if player is not None and not state.is_player(player):
            yield Rejection("unknown-player", IMPOSSIBLE, "", {"player": player[:40]})


def _unknown(state: State, *companies: str) -> Iterator[Rejection]:
    for company in companies:
        if company not in state.companies:
            yield Rejection("unknown-company", IMPOSSIBLE, "", {"company": company[:40]})


def _amount(holder: str, *amounts: int) -> Iterator[Rejection]:
    for amount in amounts:
        if not 0 <= amount <= MOST_MONEY:
            near = min(max(amount, -MOST_MONEY), MOST_MONEY)
            yield Rejection("below-zero", IMPOSSIBLE, "", {"holder": holder, "amount": near})


def _auction(rules: Rules, state: State, frame: Auction) -> Iterator[Rejection]:
    yield from _strangers(state, frame.auctioneer, frame.bidder, frame.leader, *frame.passed)
    yield from _amount(frame.private[:40], frame.bid, frame.minimum)
    privates = list(rules.title.privates)
    unsold = [code for code in privates if state.papers[code].owner == BANK]
    if not unsold or frame.private != unsold[0]:
        yield Rejection("not-on-offer", IMPOSSIBLE, "p. 6", {"private": frame.private[:40]})
    elif unsold != privates[privates.index(unsold[0]) :]:
        yield Rejection("sold-before", IMPOSSIBLE, "p. 6", {"private": unsold[0]})
    if frame.leader is not None and state.cash.get(frame.leader, 0) < frame.bid <= MOST_MONEY:
        yield Rejection("bid-stands", IMPOSSIBLE, "p. 6", {"player": frame.leader[:40], "bid": frame.bid})
    if frame.leader is not None and frame.bid < frame.minimum:
        yield Rejection("bid-too-low", IMPOSSIBLE, "p. 6", {"minimum": frame.minimum, "amount": frame.bid})
    if frame.leader is not None and frame.leader in (frame.bidder, *frame.passed):
        yield Rejection("leader-waits", IMPOSSIBLE, "p. 6", {"player": frame.leader[:40]})
    if frame.bidder in frame.passed:
        yield Rejection("has-passed", IMPOSSIBLE, "p. 6", {"player": frame.bidder[:40]})
    if len(set(frame.passed)) != len(frame.passed):
        yield Rejection("named-twice", IMPOSSIBLE, "p. 6", {"name": frame.passed[-1][:40]})


def _stock_round(state: State, frame: StockRound) -> Iterator[Rejection]:
    yield from _number(frame.number, MOST_ROUNDS)
    yield from _number(frame.passes, len(state.order) - 1, least=0)
    yield from _strangers(state, frame.player, frame.last_actor)
    yield from _strangers(state, *(player for player, _ in (*frame.sold, *frame.papers)))
    yield from _unknown(state, *frame.blocks, *(company for _, company in frame.sold))


def _operating_round(state: State, frame: OperatingRound) -> Iterator[Rejection]:
    yield from _number(frame.number, MOST_ROUNDS)
    yield from _number(frame.total, MOST_IN_A_SET)
    yield from _number(frame.index, frame.total)
    yield from _unknown(state, *frame.acted)


def _turn(rules: Rules, state: State, above: OperatingRound, frame: CompanyTurn) -> Iterator[Rejection]:
    unknown = list(_unknown(state, frame.company))
    yield from unknown
    yield from _amount(frame.company[:40], frame.revenue, frame.tiles_laid)
    if unknown:
        return
    if not can_act(Draft(rules, state), frame.company):
        yield Rejection("no-director", IMPOSSIBLE, "R31", {"company": frame.company})
    if frame.company in above.acted:
        yield Rejection("acts-twice", IMPOSSIBLE, "p. 9", {"company": frame.company})
