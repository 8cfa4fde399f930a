"""Buying in a stock round, and passing (rules p. 7 and 8). Selling is in selling.py."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Literal

from core.kernel.handlers import Handler, listed
from core.kernel.options import Choice, Option
from core.rail18 import actions as ac
from core.rail18 import events as ev
from core.rail18.holdings import (
    certificates,
    counted,
    director_certificate,
    percent,
    price,
    settle_director,
    share_limit,
    unit,
)
from core.rail18.launch import launch_if_due, set_par
from core.rail18.money import demand_cash, pay
from core.rail18.rounds import end_stock_round
from core.rail18.rules import IMPOSSIBLE, Draft, Rules
from core.rail18.state import BANK, POOL, Question, State, StockRound
from core.rail18.steps.duty import demand_done
from core.rail18.steps.questions import open_question
from core.rail18.steps.selling import sellable
from core.rail18.title import Certificate


def stock_turn(draft: Draft, player: str) -> StockRound:
    frame = draft.state.frame
    if not isinstance(frame, StockRound):
        draft.refuse("no-stock-round", IMPOSSIBLE)
    assert isinstance(frame, StockRound)
    draft.demand(frame.player == player, "not-your-turn", IMPOSSIBLE, at="stock-round", player=frame.player)
    return frame


def end_turn(draft: Draft, acted: bool) -> None:
    """The next player's turn; the round ends when all have passed one after the other (rules p. 9)."""
    frame = draft.state.frame
    assert isinstance(frame, StockRound)
    passes = 0 if acted else frame.passes + 1
    if passes == len(draft.state.order):
        end_stock_round(draft, frame)
        return
    draft.emit(
        ev.FrameChanged(
            draft.rules.slots.course.next_turn(
                draft.state,
                replace(
                    frame,
                    passes=passes,
                    blocks=(),
                    acted=False,
                    last_actor=frame.player if acted else frame.last_actor,
                ),
            )
        )
    )


def demand_free_to_buy(draft: Draft, player: str, shares: bool = True) -> None:
    """Who owes buys no shares (R32, R33); who is over the share limit sells first (rules p. 9)."""
    demand_sold_first(draft, player)
    if shares or draft.rules.ruling("debtor-buys") == "nothing":
        draft.demand(draft.state.debt(player) == 0, "debtor-buys-nothing", debt=draft.state.debt(player))


def demand_sold_first(draft: Draft, player: str) -> None:
    demand_done(draft, player, sellable(draft, player))


def on_sale(draft: Draft, company: str, source: str) -> list[Certificate]:
    """Those of which a buyer chooses; the director's certificate in the pool comes first (R31)."""
    if source == "pool":
        offer = certificates(draft.rules, draft.state, company, POOL)
        return offer[:1] if offer and offer[0].director else offer
    offer = [cert for cert in certificates(draft.rules, draft.state, company, BANK) if not cert.director]
    reserved = draft.rules.slots.stock.reserved(draft.rules, draft.state, company)
    return offer[: max(len(offer) - reserved, 0)]


def on_offer(draft: Draft, company: str, source: str, wanted: int) -> Certificate | None:
    """The certificate that a buyer gets."""
    return next((cert for cert in on_sale(draft, company, source) if cert.percent == wanted), None)


def check_buy(draft: Draft, action: ac.BuyShare) -> None:
    rules, state = draft.rules, draft.state
    frame = stock_turn(draft, action.actor)
    draft.demand(action.company in rules.title.companies, "unknown-company", IMPOSSIBLE, company=action.company)
    draft.demand(state.companies[action.company].par > 0, "not-started", IMPOSSIBLE, company=action.company)
    cert = on_offer(draft, action.company, action.source, action.percent)
    there = cert is not None and not state.companies[action.company].closed
    draft.demand(there, "no-such-share", IMPOSSIBLE, company=action.company, source=action.source)
    rules.slots.stock.check_purchase(draft, action)
    draft.demand((action.actor, action.company) not in frame.sold, "sold-this-round", company=action.company)
    demand_free_to_buy(draft, action.actor)
    limit = share_limit(rules, state)
    assert cert is not None
    draft.demand(held_after(draft, action.actor, cert) <= limit, "share-limit", limit=limit)
    if action.source == "bank":
        demand_room(draft, action.actor, action.company)
    demand_cash(draft, action.actor, cost(draft.rules, draft.state, action))


def demand_room(draft: Draft, player: str, company: str) -> None:
    """Who has more than half of a company buys no more of it from the bank."""
    has = percent(draft.rules, draft.state, company, player)
    draft.demand(has <= 50, "more-than-half", company=company, percent=has)


def held_after(draft: Draft, buyer: str, cert: Certificate) -> int:
    """Certificates that count after a purchase: who becomes director by it gives two for one (R62)."""
    held = counted(draft.rules, draft.state, buyer)
    if held < share_limit(draft.rules, draft.state):
        return held + 1
    bought = Draft(draft.rules, draft.state)
    bought.emit(ev.ShareMoved(cert.company, cert.id, buyer, "bought"))
    settle_director(bought, cert.company)
    return counted(bought.rules, bought.state, buyer)


def cost(rules: Rules, state: State, action: ac.BuyShare) -> int:
    """New shares at par, or what the title says, old ones at the market price (rules p. 7)."""
    each = (rules.slots.stock.bank_price if action.source == "bank" else price)(rules, state, action.company)
    return each * action.percent // unit(rules, action.company)


def buy(draft: Draft, action: ac.BuyShare) -> None:
    cert = on_offer(draft, action.company, action.source, action.percent)
    assert cert is not None
    pay(draft, action.actor, BANK, cost(draft.rules, draft.state, action), f"share:{action.company}")
    draft.emit(ev.ShareMoved(action.company, cert.id, action.actor, "bought"))
    if cert.director:
        draft.emit(ev.DirectorChanged(action.company, action.actor))
    settle_director(draft, action.company)
    launch_if_due(draft, action.company)
    end_turn(draft, acted=True)


def check_start(draft: Draft, action: ac.StartCompany) -> None:
    rules, state = draft.rules, draft.state
    stock_turn(draft, action.actor)
    draft.demand(action.company in rules.title.companies, "unknown-company", IMPOSSIBLE, company=action.company)
    startable = rules.slots.stock.may_be_started(rules, state, action.company)
    startable = startable and not state.companies[action.company].closed
    draft.demand(startable, "cannot-be-started", IMPOSSIBLE, company=action.company)
    bare = state.companies[action.company].par == 0
    draft.demand(bare, "already-started", IMPOSSIBLE, company=action.company)
    draft.demand(action.price in rules.market.par_cells, "no-par", IMPOSSIBLE, price=action.price)
    demand_free_to_buy(draft, action.actor)
    limit = share_limit(rules, state)
    draft.demand(counted(rules, state, action.actor) < limit, "share-limit", limit=limit)
    demand_room(draft, action.actor, action.company)
    demand_cash(draft, action.actor, start_cost(draft.rules, action.company, action.price))


def start_cost(rules: Rules, company: str, par: int) -> int:
    return par * director_certificate(rules, company).percent // unit(rules, company)


def start(draft: Draft, action: ac.StartCompany) -> None:
    pay(draft, action.actor, BANK, start_cost(draft.rules, action.company, action.price), f"share:{action.company}")
    take_director_certificate(draft, action.company, action.actor)
    set_par(draft, action.company, action.price)
    settle_director(draft, action.company)
    launch_if_due(draft, action.company)
    end_turn(draft, acted=True)


def take_director_certificate(draft: Draft, company: str, player: str) -> None:
    draft.emit(ev.ShareMoved(company, director_certificate(draft.rules, company).id, player, "bought"))
    draft.emit(ev.DirectorChanged(company, player))


def check_set_par(draft: Draft, action: ac.SetPar) -> None:
    asked = open_question(draft, "par", action.actor, "no-par-question", company=action.company)
    draft.demand(asked.company == action.company, "no-par-question", IMPOSSIBLE, company=action.company)
    draft.demand(action.price in draft.rules.market.par_cells, "no-par", IMPOSSIBLE, price=action.price)


def apply_set_par(draft: Draft, action: ac.SetPar) -> None:
    draft.emit(ev.FrameLeft())
    take_director_certificate(draft, action.company, action.actor)
    set_par(draft, action.company, action.price)
    launch_if_due(draft, action.company)


def check_pass(draft: Draft, player: str) -> None:
    stock_turn(draft, player)
    demand_sold_first(draft, player)


def pass_turn(draft: Draft, frame: StockRound) -> None:
    """Who sold something and buys nothing has acted; who did nothing has passed."""
    draft.emit(ev.Passed(frame.player, "stock"))
    end_turn(draft, acted=bool(frame.blocks) or frame.acted)


def purchases(draft: Draft) -> Iterator[ac.BuyShare]:
    frame, rules = draft.state.frame, draft.rules
    if not isinstance(frame, StockRound):
        return
    for sym in rules.title.companies:
        if draft.state.companies[sym].closed or not draft.state.companies[sym].par:
            continue
        sources: tuple[Literal["bank", "pool"], ...] = ("bank", "pool")
        for source in sources:
            for size in sorted({cert.percent for cert in on_sale(draft, sym, source)}):
                action = ac.BuyShare(actor=frame.player, company=sym, source=source, percent=size)
                if draft.allows(check_buy, action):
                    yield action


def starts(draft: Draft) -> Iterator[ac.StartCompany]:
    frame = draft.state.frame
    if isinstance(frame, StockRound):
        for sym in draft.rules.title.companies:
            if not draft.state.companies[sym].par:
                for par in draft.rules.market.par_cells:
                    action = ac.StartCompany(actor=frame.player, company=sym, price=par)
                    if draft.allows(check_start, action):
                        yield action


def offer_par(draft: Draft) -> Iterator[Option]:
    frame = draft.state.frame
    if isinstance(frame, Question) and frame.about == "par" and frame.company:
        yield Choice(
            tuple(
                ac.SetPar(actor=frame.player, company=frame.company, price=par) for par in draft.rules.market.par_cells
            )
        )


def starting_cost(rules: Rules, state: State, action: ac.StartCompany) -> int:
    return start_cost(rules, action.company, action.price)


HANDLERS = (
    Handler(ac.BuyShare, check_buy, buy, listed(purchases), "stock", purchases, amount=cost),
    Handler(ac.StartCompany, check_start, start, listed(starts), "stock", starts, amount=starting_cost),
    Handler(ac.SetPar, check_set_par, apply_set_par, offer_par),
)
