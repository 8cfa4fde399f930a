"""The duty to sell in a stock round: for debt from an exchange, and over the share limit (rules p. 9 and 17, R33).

It is done in one turn as far as that is possible, in blocks of the seller's choice. Since there is one block of a
company in a turn, a small one may bar the way to what the duty asks for.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from core.rail18 import actions as ac
from core.rail18.holdings import counted, over_share_limit, share_limit
from core.rail18.rules import Draft, Rules
from core.rail18.state import State
from core.rail18.steps.blocks import block, proceeds


class Due(NamedTuple):
    """What is left of it. The debt comes first: to sell for it is his first action (rules p. 17)."""

    debt: int
    over: int  # certificates over the limit


def due(rules: Rules, state: State, player: str) -> Due:
    forced = rules.ruling("exchange-debt-sale") == "forced"
    debt = state.exchange_debt.get(player, 0) if forced else 0
    over = over_share_limit(rules, state, player)
    return Due(debt, counted(rules, state, player) - share_limit(rules, state) if over else 0)


def left_by(rules: Rules, state: State, now: Due, sale: ac.SellShares) -> Due:
    """What a block leaves. Blocks of different companies do not touch each other, so the order does not matter."""
    found, brings = block(rules, state, sale), proceeds(rules, state, sale)
    assert found is not None
    assert brings is not None
    return Due(max(now.debt - brings, 0), max(now.over - found.fewer, 0))


def at_best(rules: Rules, state: State, now: Due, sales: Iterable[ac.SellShares]) -> Due:
    """The least that can be left in this turn, by no or one block of each company."""
    blocks: dict[str, list[ac.SellShares]] = {}
    for sale in sales:
        blocks.setdefault(sale.company, []).append(sale)
    reached = [now]
    for choice in blocks.values():
        more = {left_by(rules, state, left, sale) for left in reached for sale in choice}
        reached = list(undominated({*reached, *more}))
    return min(reached)


def undominated(found: Iterable[Due]) -> Iterator[Due]:
    """Without those that leave as much of the debt as another and no fewer certificates."""
    fewest: int | None = None
    for left in sorted(found):
        if fewest is None or left.over < fewest:
            yield left
            fewest = left.over


def demand_done(draft: Draft, player: str, sales: Iterable[ac.SellShares]) -> None:
    """Nothing else before what can be sold for the duty is sold."""
    rules, state = draft.rules, draft.state
    now = due(rules, state, player)
    if not any(now):
        return
    best = at_best(rules, state, now, sales)
    draft.demand(best.debt == now.debt, "must-sell-for-debt", player=player, debt=now.debt)
    has, limit = counted(rules, state, player), share_limit(rules, state)
    draft.demand(best.over == now.over, "must-sell-over-limit", player=player, limit=limit, has=has)


def demand_enough(draft: Draft, action: ac.SellShares, sales: Iterable[ac.SellShares]) -> None:
    """No block after which less of the duty can be done in this turn than before it."""
    rules, state, player = draft.rules, draft.state, action.actor
    now = due(rules, state, player)
    if not any(now) or rules.ruling("sale-blocks") != "one":  # another block may follow
        return
    blocks = tuple(sales)
    best = at_best(rules, state, now, blocks)
    others = (sale for sale in blocks if sale.company != action.company)
    left = at_best(rules, state, left_by(rules, state, now, action), others)
    draft.demand(left.debt <= best.debt, "block-leaves-debt", player=player, debt=now.debt, left=left.debt)
    enough = left.debt != best.debt or left.over <= best.over
    draft.demand(enough, "block-leaves-excess", player=player, limit=share_limit(rules, state), left=left.over)
