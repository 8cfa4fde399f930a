"""Paying out or keeping the revenue (rules p. 13 and 14, R25, R26)."""

from collections.abc import Iterator

from core.kernel.handlers import Handler
from core.kernel.options import Choice, Option
from core.rail18 import actions as ac
from core.rail18 import events as ev
from core.rail18.holdings import move_marker
from core.rail18.money import pay
from core.rail18.payouts import payout
from core.rail18.rules import Draft
from core.rail18.state import BANK
from core.rail18.steps.company import acting, change_turn, company_turn


def check_dividend(draft: Draft, action: ac.DecideDividend) -> None:
    company_turn(draft, action.company, action.actor, "dividend")


def dividend(draft: Draft, action: ac.DecideDividend) -> None:
    settle_revenue(draft, action.company, action.pay)


def settle_revenue(draft: Draft, company: str, pay_out: bool) -> None:
    """Where nobody chooses it is settled as it must be, whatever `pay_out` says."""
    rules, frame = draft.rules, draft.state.frame
    revenue = getattr(frame, "revenue", 0)
    paid = pay_out and revenue > 0  # R26: nothing paid counts as withheld
    chosen = payout(rules, draft.state, company, revenue, "paid" if paid else "withheld")
    paid = paid or (chosen.fate == "halved" and revenue > 0)
    draft.emit(ev.DividendDecided(company, revenue, paid))
    pay(draft, BANK, company, getattr(frame, "mine_money", 0), f"mine:{company}")
    why = "dividend" if paid else "withheld"
    for holder, amount in chosen.parts.items():
        pay(draft, BANK, holder, amount, f"{why}:{company}")
    if chosen.price_to is not None:
        move_marker(draft, company, chosen.price_to, chosen.fate)
    draft.emit(ev.CompanyOperated(company, revenue))
    rules.slots.pay.revenue_settled(draft, company, revenue)
    change_turn(draft, step="trains")


def offer_dividend(draft: Draft) -> Iterator[Option]:
    turn = acting(draft, "dividend")
    if turn is not None:
        frame, actor = turn
        yield Choice(
            tuple(ac.DecideDividend(actor=actor, company=frame.company, pay=choice) for choice in (True, False))
        )


HANDLERS = (Handler(ac.DecideDividend, check_dividend, dividend, offer_dividend, step="dividend"),)
