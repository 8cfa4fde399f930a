"""Paying out or keeping the revenue (rules p. 13 and 14, R25, R26)."""

import math
from collections.abc import Iterator

from core.kernel.handlers import Handler
from core.kernel.options import Choice, Option
from core.rail18 import actions as ac
from core.rail18 import events as ev
from core.rail18.holdings import move_marker, percent, pooled
from core.rail18.market import place_of
from core.rail18.money import pay
from core.rail18.rules import Draft, Rules
from core.rail18.state import BANK, State
from core.rail18.steps.company import acting, change_turn, company_turn


def payments(rules: Rules, state: State, company: str, revenue: int) -> dict[str, int]:
    """Rounded up once for each player, down for the pool's part, which goes to the company (R25)."""
    parts = {
        player: math.ceil(revenue * has / 100)
        for player in state.order
        if (has := percent(rules, state, company, player))
    }
    pool = revenue * pooled(rules, state, company) // 100
    return {**parts, company: pool} if pool else parts


def check_dividend(draft: Draft, action: ac.DecideDividend) -> None:
    company_turn(draft, action.company, action.actor, "dividend")


def dividend(draft: Draft, action: ac.DecideDividend) -> None:
    settle_revenue(draft, action.company, action.pay)


def settle_revenue(draft: Draft, company: str, pay_out: bool) -> None:
    rules, frame = draft.rules, draft.state.frame
    revenue = getattr(frame, "revenue", 0)
    paid = pay_out and revenue > 0  # R26: nothing paid counts as withheld
    draft.emit(ev.DividendDecided(company, revenue, paid))
    at = place_of(draft.state.markers[company])
    if paid:
        for holder, amount in payments(rules, draft.state, company, revenue).items():
            pay(draft, BANK, holder, amount, f"dividend:{company}")
        move_marker(draft, company, rules.market.right(at, rules.title.kind(company).behind_red_line), "paid")
    else:
        pay(draft, BANK, company, revenue, f"withheld:{company}")
        move_marker(draft, company, rules.market.left(at), "withheld")
    draft.emit(ev.CompanyOperated(company, revenue))
    rules.slots.revenue_settled(draft, company, revenue)
    change_turn(draft, step="trains")


def offer_dividend(draft: Draft) -> Iterator[Option]:
    turn = acting(draft, "dividend")
    if turn is not None:
        frame, actor = turn
        yield Choice(
            tuple(ac.DecideDividend(actor=actor, company=frame.company, pay=choice) for choice in (True, False))
        )


HANDLERS = (Handler(ac.DecideDividend, check_dividend, dividend, offer_dividend, step="dividend"),)
