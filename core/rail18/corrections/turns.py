"""Corrections of the course of the game: phase, order of play, whose turn it is and what is asked."""

from dataclasses import replace

from core.rail18.corrections import actions as co
from core.rail18.corrections import events as ce
from core.rail18.corrections.common import correction, demand_change, demand_floated
from core.rail18.holdings import leader
from core.rail18.rules import IMPOSSIBLE, Draft
from core.rail18.start import sells_privates
from core.rail18.state import BANK, CompanyTurn, Frame, OperatingRound, Question, StockRound
from core.rail18.steps.auction import offer_private
from core.rail18.steps.settings import demand_player
from core.rail18.turn import owes_home_tile, place_home

ASKED_AGAIN = ("discard", "station")  # questions that the position itself puts
MOST_ROUNDS = 99
MOST_IN_A_SET = 9


def check_phase(draft: Draft, action: co.CorrectPhase) -> None:
    known = action.phase in [phase.id for phase in draft.rules.title.data.phases]
    draft.demand(known, "unknown-phase", IMPOSSIBLE, phase=action.phase)
    demand_change(draft, draft.state.phase != action.phase)


def correct_phase(draft: Draft, action: co.CorrectPhase) -> None:
    draft.emit(ce.PhaseCorrected(action.phase, action.note))


def check_order(draft: Draft, action: co.CorrectOrder) -> None:
    draft.demand(sorted(action.order) == sorted(draft.state.order), "order-of-others", IMPOSSIBLE)
    demand_change(draft, draft.state.order != action.order)


def correct_order(draft: Draft, action: co.CorrectOrder) -> None:
    draft.emit(ce.OrderCorrected(action.order, action.note))


# whose turn it is


def demand_no_question(draft: Draft) -> None:
    """A par to name or a mountain to choose would be lost."""
    lost = [frame for frame in draft.state.flow if isinstance(frame, Question) and frame.about not in ASKED_AGAIN]
    draft.demand(not lost, "question-open", IMPOSSIBLE)


def demand_auctioned(draft: Draft) -> None:
    """What a title without auctions did not sell in its first round leaves the game with it."""
    for code in draft.rules.title.privates if draft.rules.slots.course.opening is None else ():
        sold = draft.state.papers[code].owner != BANK
        draft.demand(sold, "private-not-sold", IMPOSSIBLE, private=code)


def demand_number(draft: Draft, number: int, most: int, least: int = 1) -> None:
    draft.demand(least <= number <= most, "no-such-round", IMPOSSIBLE, number=number)


def check_auction(draft: Draft, action: co.CorrectAuction) -> None:
    demand_player(draft, action.player)
    draft.demand(draft.rules.slots.course.opening is None, "no-auction", IMPOSSIBLE)
    privates = draft.rules.title.privates
    draft.demand(action.private in privates, "unknown-private", IMPOSSIBLE, private=action.private)
    due = next((code for code in privates if draft.state.papers[code].owner == BANK), None)
    draft.demand(action.private == due, "not-on-offer", IMPOSSIBLE, private=action.private)
    demand_no_question(draft)
    demand_change(draft, auction(draft, action) != draft.state.flow)


def auction(draft: Draft, action: co.CorrectAuction) -> tuple[Frame, ...]:
    return (offer_private(draft, action.private, action.player),)


def correct_auction(draft: Draft, action: co.CorrectAuction) -> None:
    draft.emit(ce.TurnCorrected(auction(draft, action), action.note))


def check_stock(draft: Draft, action: co.CorrectStockRound) -> None:
    demand_number(draft, action.number, MOST_ROUNDS)
    demand_player(draft, action.player)
    demand_no_question(draft)
    demand_auctioned(draft)
    demand_change(draft, stock_round(draft, action) != draft.state.flow)


def stock_round(draft: Draft, action: co.CorrectStockRound) -> tuple[Frame, ...]:
    """What was sold and bought before in the same round still counts."""
    now = draft.state.flow[0]
    if isinstance(now, StockRound) and now.number == action.number:
        return (replace(now, player=action.player, passes=0, blocks=()),)
    return (StockRound(action.number, action.player),)


def leave_first_round(draft: Draft, follows: Frame) -> None:
    """The round in which a title sells what it opens with is over."""
    now = draft.state.flow[0]
    if isinstance(now, StockRound) and sells_privates(draft.rules, now) and not sells_privates(draft.rules, follows):
        draft.rules.slots.course.stock_round_ended(draft, now)


def correct_stock(draft: Draft, action: co.CorrectStockRound) -> None:
    leave_first_round(draft, stock_round(draft, action)[0])
    draft.emit(ce.TurnCorrected(stock_round(draft, action), action.note))


def check_operating(draft: Draft, action: co.CorrectOperatingRound) -> None:
    demand_number(draft, action.number, MOST_ROUNDS)
    demand_number(draft, action.total, MOST_IN_A_SET)
    demand_number(draft, action.index, action.total)
    demand_floated(draft, action.company)
    decides = leader(draft.rules, draft.state, action.company)
    draft.demand(decides is not None, "no-director", IMPOSSIBLE, company=action.company)
    for sym in action.acted:
        demand_floated(draft, sym)
        once = action.acted.count(sym) == 1 and sym != action.company
        draft.demand(once, "acts-twice", IMPOSSIBLE, company=sym)
    by_map = action.step in ("track", "station")
    draft.demand(draft.state.track_kept or not by_map, "track-not-kept", IMPOSSIBLE)
    draft.demand(action.revenue >= 0, "negative-price", IMPOSSIBLE, price=action.revenue)
    demand_no_question(draft)
    demand_auctioned(draft)
    demand_change(draft, operating_round(draft, action) != draft.state.flow)


def operating_round(draft: Draft, action: co.CorrectOperatingRound) -> tuple[Frame, ...]:
    turn = CompanyTurn(
        action.company,
        action.step,
        home_tile_due=action.step == "track" and owes_home_tile(draft, action.company),
        revenue=action.revenue if action.step == "dividend" else 0,
    )
    return (OperatingRound(action.number, action.index, action.total, action.acted), turn)


def correct_operating(draft: Draft, action: co.CorrectOperatingRound) -> None:
    leave_first_round(draft, operating_round(draft, action)[0])
    draft.emit(ce.TurnCorrected(operating_round(draft, action), action.note))
    place_home(draft, action.company)


HANDLERS = (
    correction(co.CorrectPhase, check_phase, correct_phase),
    correction(co.CorrectOrder, check_order, correct_order),
    correction(co.CorrectAuction, check_auction, correct_auction),
    correction(co.CorrectStockRound, check_stock, correct_stock),
    correction(co.CorrectOperatingRound, check_operating, correct_operating),
)
