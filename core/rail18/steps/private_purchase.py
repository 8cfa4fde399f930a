"""Companies buy privates from their own director, at any moment of their turn (rules p. 19, R13)."""

from collections.abc import Iterator

from core.kernel.handlers import Handler
from core.kernel.options import Amount, Option
from core.rail18 import actions as ac
from core.rail18 import events as ev
from core.rail18.holdings import director
from core.rail18.money import demand_cash, pay
from core.rail18.rules import IMPOSSIBLE, Draft, Rules
from core.rail18.state import CompanyTurn, State
from core.rail18.steps.company import company_turn


def privates_for_sale(rules: Rules, state: State) -> bool:
    """Is it the time in which companies buy privates?"""
    papers = rules.slots.papers
    return rules.since(state, papers.companies_buy_from_phase) and not rules.since(
        state, papers.companies_buy_before_phase
    )


def check_purchase(draft: Draft, action: ac.BuyPrivate) -> None:
    rules, state = draft.rules, draft.state
    company_turn(draft, action.company, action.actor)
    private = rules.title.privates.get(action.private)
    draft.demand(private is not None, "unknown-private", IMPOSSIBLE, private=action.private)
    assert private is not None
    owned = state.papers[action.private].owner == action.actor
    draft.demand(owned, "not-directors-private", IMPOSSIBLE, private=action.private)
    draft.demand(rules.since(state, rules.slots.papers.companies_buy_from_phase), "no-private-sales-yet")
    over = rules.since(state, rules.slots.papers.companies_buy_before_phase)
    draft.demand(not over, "no-private-sales-now", phase=state.phase)
    may = rules.title.kind(action.company).may_buy_privates
    draft.demand(may, "company-buys-no-privates", company=action.company)
    prices = private.company_price
    draft.demand(prices is not None, "private-not-for-sale", private=action.private)
    low, high = prices or (1, 10**6)
    draft.demand(low <= action.price <= high, "private-price", low=low, high=high)
    draft.demand(action.price > 0, "negative-price", IMPOSSIBLE, price=action.price)
    demand_cash(draft, action.company, action.price)


def purchase(draft: Draft, action: ac.BuyPrivate) -> None:
    pay(draft, action.company, action.actor, action.price, f"private:{action.private}")
    draft.emit(ev.PaperMoved(action.private, action.company))


def purchases(draft: Draft) -> Iterator[Amount]:
    frame, rules = draft.state.frame, draft.rules
    if not isinstance(frame, CompanyTurn) or not privates_for_sale(rules, draft.state):
        return
    actor = director(rules, draft.state, frame.company)
    if actor is None:
        return
    for code in draft.state.paper_codes(actor):
        prices = rules.title.privates[code].company_price if code in rules.title.privates else None
        if prices is None:
            continue
        low, high = prices[0], min(prices[1], draft.state.cash.get(frame.company, 0))
        action = ac.BuyPrivate(actor=actor, company=frame.company, private=code, price=low)
        if low <= high and draft.allows(check_purchase, action):
            yield Amount(action, "price", low, high)


def offer_privates(draft: Draft) -> Iterator[Option]:
    yield from purchases(draft)


HANDLERS = (Handler(ac.BuyPrivate, check_purchase, purchase, offer_privates),)
