"""Declining the open question: in the auction, the stock round, or a step of a company's turn."""

from collections.abc import Iterator

from core.kernel.handlers import Handler
from core.kernel.options import Choice, Option
from core.rail18 import actions as ac
from core.rail18 import events as ev
from core.rail18.rules import IMPOSSIBLE, Draft
from core.rail18.state import Auction, CompanyTurn, StockRound
from core.rail18.steps import auction, stock
from core.rail18.steps.company import acting, company_turn
from core.rail18.steps.track import places
from core.rail18.steps.trains import must_own
from core.rail18.turn import next_step

OPTIONAL = ("track", "station", "trains")  # steps of a company that may be declined


def check_pass(draft: Draft, action: ac.Pass) -> None:
    frame = draft.state.frame
    if action.what == "auction":
        draft.demand(isinstance(frame, Auction), "no-auction", IMPOSSIBLE)
        assert isinstance(frame, Auction)
        draft.demand(frame.bidder == action.actor, "not-your-turn", IMPOSSIBLE, at="auction", player=frame.bidder)
    elif action.what == "stock":
        stock.check_pass(draft, action.actor)
    else:
        check_skip(draft, action)


def check_skip(draft: Draft, action: ac.Pass) -> None:
    frame = draft.state.frame
    draft.demand(isinstance(frame, CompanyTurn), "no-company-turn", IMPOSSIBLE)
    assert isinstance(frame, CompanyTurn)
    company_turn(draft, frame.company, action.actor)
    draft.demand(frame.step == action.what, "other-step", IMPOSSIBLE, step=frame.step)
    draft.demand(action.what in OPTIONAL, "step-not-optional", IMPOSSIBLE, step=action.what)
    if action.what == "track":
        due = frame.home_tile_due and any(True for _ in places(draft, frame.company, ("yellow",)))
        draft.demand(not due, "home-tile-first", hex=draft.state.companies[frame.company].home_hex or "")
    if action.what == "trains":
        due = must_own(draft.rules, draft.state, frame.company)
        draft.demand(not due, "must-own-train", company=frame.company)


def decline(draft: Draft, action: ac.Pass) -> None:
    frame = draft.state.frame
    if isinstance(frame, Auction):
        auction.pass_bid(draft, frame)
    elif isinstance(frame, StockRound):
        stock.pass_turn(draft, frame)
    elif isinstance(frame, CompanyTurn):
        draft.emit(ev.Passed(frame.company, frame.step))
        next_step(draft, frame)


def offer_pass(draft: Draft) -> Iterator[Option]:
    frame = draft.state.frame
    if isinstance(frame, StockRound):
        action = ac.Pass(actor=frame.player, what="stock")
    elif isinstance(frame, CompanyTurn) and frame.step in OPTIONAL and (turn := acting(draft, frame.step)):
        action = ac.Pass(actor=turn[1], what=frame.step)
    else:
        return
    if draft.allows(check_pass, action):
        yield Choice((action,))


HANDLERS = (Handler(ac.Pass, check_pass, decline, offer_pass),)
