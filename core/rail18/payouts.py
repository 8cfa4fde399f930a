"""What may become of a revenue: who gets what, and where the price goes. The step settles it, the window shows it."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from core.rail18.holdings import director, percent, pooled
from core.rail18.market import Cell, place_of
from core.rail18.rules import Rules
from core.rail18.state import State

Fate = Literal["paid", "withheld", "halved"]
FATES: tuple[Fate, ...] = ("paid", "withheld")  # between which a director chooses


@dataclass(frozen=True, slots=True)
class Payout:
    fate: Fate
    parts: Mapping[str, int]  # from the bank, by holder: players, or the company for its treasury
    price_to: Cell | None  # None for a company without a price


def payouts(rules: Rules, state: State, company: str, revenue: int) -> tuple[Payout, ...]:
    """Paid out the price goes right, withheld left (rules p. 13, p. 14)."""
    paid, withheld = parts(rules, state, company, revenue), {company: revenue}
    marker = state.markers.get(company)
    if marker is None:
        return Payout("paid", paid, None), Payout("withheld", withheld, None)
    right = rules.market.right(place_of(marker), rules.title.kind(company).behind_red_line)
    return Payout("paid", paid, right), Payout("withheld", withheld, rules.market.left(place_of(marker)))


def parts(rules: Rules, state: State, company: str, revenue: int) -> dict[str, int]:
    """Rounded up once for each player, down for the pool's part, which goes to the company (R25)."""
    found = {
        player: math.ceil(revenue * has / 100)
        for player in state.order
        if (has := percent(rules, state, company, player))
    }
    pool = revenue * pooled(rules, state, company) // 100
    return {**found, company: pool} if pool else found


def halved(rules: Rules, state: State, company: str, revenue: int) -> tuple[Payout, ...]:
    """Of a company with one owner: half to him, half to its treasury. It has no price, and nobody chooses."""
    owner = director(rules, state, company)
    half = revenue // 2
    own = {owner: half} if owner is not None else {}
    return (Payout("halved", {**own, company: revenue - sum(own.values())}, None),)


def payout(rules: Rules, state: State, company: str, revenue: int, fate: Fate) -> Payout:
    """What becomes of a revenue if its director chooses so; where there is no choice, what becomes of it."""
    offered = rules.slots.pay.payouts(rules, state, company, revenue)
    return next((found for found in offered if found.fate == fate), offered[0])


def chosen_by_director(rules: Rules, state: State, company: str, revenue: int) -> bool:
    """Is there anything to choose?"""
    return revenue > 0 and len(rules.slots.pay.payouts(rules, state, company, revenue)) > 1
