"""What a player's cash becomes if he sells everything that he may sell, in the order that brings most.

The engine says what may be sold and what it brings. Blocks of different companies touch each other through his cash
alone: who sells to help with a train may do so only as long as he has not enough.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import chain

from core.kernel.handlers import refusal
from core.kernel.refusal import Rejection
from core.rail18 import actions as ac
from core.rail18.figures.own_turn import OwnTurn, When, own_turn
from core.rail18.holdings import percent, unit
from core.rail18.rules import Draft, Rules
from core.rail18.state import State
from core.rail18.steps.blocks import block, proceeds
from core.rail18.steps.selling import check_sell, sales, sell

MOST_WAYS = 4000  # that are looked at; beyond it those that bring least are let go


@dataclass(frozen=True, slots=True)
class Sale:
    action: ac.SellShares
    brings: int
    new_director: str | None  # to whom the company goes with it


@dataclass(frozen=True, slots=True)
class Liquidity:
    when: When
    cash: int
    sales: tuple[Sale, ...]  # in this order
    after: int
    barred: Mapping[str, Rejection]  # of each company of which something stays: why not one share more

    @property
    def brings(self) -> int:
        return sum(sale.brings for sale in self.sales)


@dataclass(frozen=True, slots=True)
class _Block:
    action: ac.SellShares
    brings: int
    fewer: int
    until: int  # the most cash with which it may still be sold


_Ways = dict[tuple[int, frozenset[str]], tuple[_Block, ...]]  # by what they bring, and of which companies


def liquidity(rules: Rules, state: State, player: str) -> Liquidity | None:
    """None once the game is over."""
    turn = own_turn(rules, state, player)
    if turn is None:
        return None
    draft, done = Draft(rules, turn.state), list[Sale]()
    for sale in chain(_planned(rules, turn.state, player), _further(draft, player)):
        if draft.allows(check_sell, sale):
            found, brings = block(rules, draft.state, sale), proceeds(rules, draft.state, sale)
            assert found is not None
            assert brings is not None
            done.append(Sale(sale, brings, found.new_director))
            sell(draft, sale)
    barred = _barred(rules, turn, player, done)
    return Liquidity(turn.when, state.cash[player], tuple(done), draft.state.cash[player], barred)


def _planned(rules: Rules, state: State, player: str) -> list[ac.SellShares]:
    """One block of each company at most."""
    draft, cash = Draft(rules, state), state.cash[player]
    allowed = [(sale, proceeds(rules, state, sale) or 0) for sale in sales(draft, player)]
    most = sum(_best_of_each(allowed).values())
    blocks = []
    for sale, brings in allowed:
        found = block(rules, state, sale)
        assert found is not None
        blocks.append(_Block(sale, brings, found.fewer, _until(rules, state, sale, cash + most)))
    if all(block.until == cash + most for block in blocks):
        chosen: dict[str, _Block] = {}
        for one in sorted(blocks, key=lambda one: (one.brings, one.fewer)):
            chosen[one.action.company] = one
        return [one.action for one in sorted(chosen.values(), key=lambda one: -one.brings)]
    return [one.action for one in _most(blocks, cash)]


def _best_of_each(allowed: Iterable[tuple[ac.SellShares, int]]) -> dict[str, int]:
    found: dict[str, int] = {}
    for sale, brings in allowed:
        found[sale.company] = max(brings, found.get(sale.company, 0))
    return found


def _until(rules: Rules, state: State, sale: ac.SellShares, most: int) -> int:
    """The most cash with which he may still sell this block, up to `most`: with more he needs it less."""

    def allowed(cash: int) -> bool:
        with_cash = state.with_(cash={**state.cash, sale.actor: cash})
        return Draft(rules, with_cash).allows(check_sell, sale)

    if allowed(most):
        return most
    low, high = state.cash[sale.actor], most  # allowed, not allowed
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if allowed(middle) else (low, middle)
    return low


def _most(blocks: list[_Block], cash: int) -> tuple[_Block, ...]:
    """The blocks that bring most where each must begin before there is too much cash.

    Whatever is chosen can be sold at all only if it can in the order of the cash with which each block would end at
    the latest, as jobs with a time to be done by.
    """
    ways: _Ways = {(0, frozenset()): ()}
    for one in sorted(blocks, key=lambda one: (one.until + one.brings, one.brings)):
        more: _Ways = {}
        for (brought, companies), way in ways.items():
            if one.action.company not in companies and cash + brought <= one.until:
                key = (brought + one.brings, companies | {one.action.company})
                more.setdefault(key, (*way, one))
        ways = {**more, **ways}
        if len(ways) > MOST_WAYS:
            ways = dict(sorted(ways.items(), key=lambda found: -found[0][0])[:MOST_WAYS])
    return max(ways.items(), key=lambda found: (found[0][0], -len(found[1])))[1]


def _further(draft: Draft, player: str) -> Iterable[ac.SellShares]:
    """What may be sold besides, where several blocks of a company may follow each other."""
    while True:
        best = max(sales(draft, player), key=lambda sale: proceeds(draft.rules, draft.state, sale) or 0, default=None)
        if best is None:
            return
        yield best


def _barred(rules: Rules, turn: OwnTurn, player: str, done: list[Sale]) -> dict[str, Rejection]:
    """Why not one share more of a company, when everything else is as it was."""
    found = {}
    for sym in rules.title.companies:
        own = percent(rules, turn.state, sym, player) // unit(rules, sym)
        sold = [sale.action for sale in done if sale.action.company == sym]
        shares = sum(sale.shares for sale in sold)
        if shares < own and len(sold) < 2:
            tried = ac.SellShares(actor=player, company=sym, shares=shares + 1)
            why = _why(rules, turn.state, tried)
            if why is not None:
                found[sym] = why
    return found


def _why(rules: Rules, state: State, sale: ac.SellShares) -> Rejection | None:
    handler = rules.handler(sale)
    assert handler is not None
    for doubles in range(sale.shares // 2 + 1):
        one = sale.model_copy(update={"doubles": doubles})
        if block(rules, state, one) is not None:
            return refusal(handler, Draft(rules, state), one)
    return refusal(handler, Draft(rules, state), sale)
