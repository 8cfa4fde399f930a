"""The course of a company's turn, and what goes on by itself between two questions."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from core.kernel.handlers import Handler
from core.kernel.options import Choice, Option
from core.rail18 import actions as ac
from core.rail18 import events as ev
from core.rail18.asked import ask_as_it_is_now
from core.rail18.board import awaits_home, face, free_home, has_route, home_place
from core.rail18.destinations import claimed, pay_destination, pay_destinations
from core.rail18.holdings import director, leader
from core.rail18.money import set_off
from core.rail18.payouts import chosen_by_director
from core.rail18.rounds import end_operating_round, next_company, take_up
from core.rail18.rules import IMPOSSIBLE, Draft
from core.rail18.state import STEPS, CompanyTurn, OperatingRound, Question, StockRound
from core.rail18.steps import private_purchase
from core.rail18.steps.dividend import settle_revenue
from core.rail18.steps.station import placements
from core.rail18.steps.stock import pass_turn
from core.rail18.steps.track import tile_possible
from core.rail18.steps.trains import must_own, purchases
from core.rail18.steps.untracked import entries_due

HOME_TILE_OWED = ("required", "must")  # the values of the ruling by which the home tile may not be left out
LED = ("track", "trains")  # steps that only a director takes


def settle(draft: Draft) -> None:
    """Go on until somebody has something to decide. Steps in which nothing can be done are left out.

    Where a whole stock round went by and nobody was asked anything, the next one asks all the same: it might go on so
    for ever.
    """
    silent: int | None = None  # the first stock round in which somebody is passed over
    while True:
        frame = draft.state.frame
        if isinstance(frame, Question):
            if not ask_as_it_is_now(draft, frame):
                return
        elif isinstance(frame, OperatingRound):
            company = next_company(draft)
            if company is None:
                end_operating_round(draft, frame)
            else:
                begin_turn(draft, company)
        elif isinstance(frame, CompanyTurn) and not open_step(draft, frame):
            next_step(draft, frame)
        elif isinstance(frame, StockRound) and frame.still:
            take_up(draft, frame)
        elif isinstance(frame, StockRound) and not can_deal(draft):
            silent = frame.number if silent is None else silent
            if frame.number > silent + 1:
                return
            pass_turn(draft, frame)
        else:
            return


def can_deal(draft: Draft) -> bool:
    """Has the player whose turn it is anything to decide? If not he is passed over."""
    frame = draft.state.frame
    assert isinstance(frame, StockRound)
    return decides(draft, frame.player, moves_possible)


def moves_possible(draft: Draft) -> bool:
    return any(True for handler in draft.rules.handlers if handler.moves for _ in handler.moves(draft))


def decides(draft: Draft, holder: str, possible: Callable[[Draft], bool]) -> bool:
    """Is anything possible for a player or a company now, or after what it could do at any moment?"""
    if possible(draft):
        return True
    tried = Draft(draft.rules, draft.state)
    at_hand = (claim_destination, *draft.rules.slots.course.at_hand)
    return any(taken(tried, holder) and possible(tried) for taken in at_hand)


def claim_destination(draft: Draft, holder: str) -> bool:
    """Destination money that waits to be claimed."""
    if holder not in draft.state.companies:
        return False
    claims = director(draft.rules, draft.state, holder) or ""
    due = draft.allows(check_destination, ac.PayDestination(actor=claims, company=holder))
    if due:
        pay_destination(draft, holder)
    return due


def begin_turn(draft: Draft, company: str) -> None:
    """In its first turn a company places its home station and owes a home tile (R15, R19)."""
    draft.emit(ev.FrameEntered(CompanyTurn(company, home_tile_due=owes_home_tile(draft, company))))
    place_home(draft, company)


def owes_home_tile(draft: Draft, company: str) -> bool:
    place = home_place(draft.state, company)
    if place is None or not awaits_home(draft.rules, draft.state, company) or not draft.state.track_kept:
        return False
    owed = draft.rules.ruling("home-tile") in HOME_TILE_OWED
    return owed and not face(draft.rules, draft.state, place[0]).tracks


def place_home(draft: Draft, company: str) -> None:
    """Where the table let others into the last circle it waits on the charter for one of its hex to be free (R19)."""
    place = home_place(draft.state, company)
    if place is None or not awaits_home(draft.rules, draft.state, company):
        return
    free = place if not draft.state.track_kept else free_home(draft.rules, draft.state, company)
    if free is None:
        draft.emit(ev.HomeWaits(company, place[0]))
        return
    draft.emit(ev.StationPlaced(company, free[0], free[1], home=True))
    pay_destinations(draft)


def open_step(draft: Draft, frame: CompanyTurn) -> bool:
    """Is there anything to decide in this step?"""
    actor = leader(draft.rules, draft.state, frame.company)
    if actor is None or (frame.step in LED and director(draft.rules, draft.state, frame.company) is None):
        return False
    return decides(draft, frame.company, lambda now: _anything_possible(now, frame, actor))


def _anything_possible(draft: Draft, frame: CompanyTurn, actor: str) -> bool:
    rules, state, company = draft.rules, draft.state, frame.company
    if not state.track_kept and frame.step in ("track", "station", "run"):
        return frame.step == "run" and bool(state.trains_of(company))
    if frame.step == "track":
        return tile_possible(draft, company, actor) or rules.slots.track.more(draft, company)
    if frame.step == "station":
        return any(True for _ in placements(draft, company, actor))
    if frame.step == "run":
        return bool(state.trains_of(company)) and has_route(rules, state, company)
    if frame.step == "dividend":
        return chosen_by_director(rules, state, company, frame.revenue)
    if must_own(rules, state, company) or rules.slots.trains.asked(draft, company) or entries_due(draft, company):
        return True
    return any(True for _ in purchases(draft, company, actor)) or any(True for _ in private_purchase.purchases(draft))


def next_step(draft: Draft, frame: CompanyTurn) -> None:
    if frame.step == "dividend":  # nothing earned: as if it withheld (R26)
        settle_revenue(draft, frame.company, pay_out=False)
    elif frame.step == STEPS[-1]:
        end_turn(draft, frame)
    else:
        following = STEPS[STEPS.index(frame.step) + 1]
        draft.emit(ev.FrameChanged(replace(frame, step=following)))


def end_turn(draft: Draft, frame: CompanyTurn) -> None:
    seller = director(draft.rules, draft.state, frame.company)
    if frame.blocks and seller is not None:
        set_off(draft, seller)  # what he sold for a train that was not bought after all
    draft.emit(ev.FrameLeft())
    above = draft.state.frame
    assert isinstance(above, OperatingRound)
    draft.emit(ev.FrameChanged(replace(above, acted=(*above.acted, frame.company))))


def check_destination(draft: Draft, action: ac.PayDestination) -> None:
    known = action.company in draft.state.companies
    draft.demand(known, "unknown-company", IMPOSSIBLE, company=action.company)
    draft.demand(claimed(draft), "destination-pays-itself", IMPOSSIBLE)
    claims = director(draft.rules, draft.state, action.company) or ""
    draft.demand(claims == action.actor, "not-your-turn", IMPOSSIBLE, player=claims)
    due = draft.state.companies[action.company].destination == "open"
    draft.demand(due, "no-destination", IMPOSSIBLE, company=action.company)
    reached = not draft.state.track_kept or draft.rules.slots.track.destination_reached(draft, action.company)
    draft.demand(reached, "destination-not-reached", company=action.company)


def apply_destination(draft: Draft, action: ac.PayDestination) -> None:
    pay_destination(draft, action.company)


def offer_destinations(draft: Draft) -> Iterator[Option]:
    if not claimed(draft):
        return
    for company in draft.rules.title.companies:
        claims = director(draft.rules, draft.state, company)
        action = ac.PayDestination(actor=claims or "", company=company)
        if claims is not None and draft.allows(check_destination, action):
            yield Choice((action,))


HANDLERS = (Handler(ac.PayDestination, check_destination, apply_destination, offer_destinations),)
