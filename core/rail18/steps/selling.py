"""Selling blocks of shares, in a stock round or to help with a train (rules p. 7, 8 and 15, R4 to R8)."""

from collections.abc import Iterator
from dataclasses import replace

from core.kernel.handlers import Handler, listed
from core.rail18 import actions as ac
from core.rail18 import events as ev
from core.rail18.holdings import director, hand_over, move_marker, percent, pooled, unit
from core.rail18.market import place_of
from core.rail18.money import pay
from core.rail18.rules import IMPOSSIBLE, Draft
from core.rail18.state import BANK, CompanyTurn, StockRound
from core.rail18.steps.blocks import block, falls_first, proceeds
from core.rail18.steps.duty import demand_enough
from core.rail18.steps.trains import director_may_sell


def helping(draft: Draft, player: str) -> bool:
    """Is this player raising money for a train that his company must buy?"""
    frame = draft.state.frame
    return isinstance(frame, CompanyTurn) and director_may_sell(draft, frame.company, player)


def check_block(draft: Draft, action: ac.SellShares) -> None:
    """May this block be sold, whatever its seller has to sell?"""
    rules, state, frame = draft.rules, draft.state, draft.state.frame
    in_emergency = helping(draft, action.actor)
    if not in_emergency:
        draft.demand(isinstance(frame, StockRound), "no-stock-round", IMPOSSIBLE)
        assert isinstance(frame, StockRound)
        draft.demand(frame.player == action.actor, "not-your-turn", IMPOSSIBLE, at="stock-round", player=frame.player)
        draft.demand(frame.number > 1, "no-sales-in-first-round")
    assert isinstance(frame, StockRound | CompanyTurn)
    again = action.company in frame.blocks and rules.ruling("sale-blocks") == "one"
    draft.demand(not again, "one-block-per-turn", company=action.company)
    known = action.company in rules.title.companies
    draft.demand(known, "unknown-company", IMPOSSIBLE, company=action.company)
    draft.demand(action.shares >= 1, "sell-nothing", IMPOSSIBLE)
    draft.demand(state.companies[action.company].par > 0, "not-started", IMPOSSIBLE, company=action.company)
    found = block(rules, state, action)
    has = percent(rules, state, action.company, action.actor)
    if found is None and director(rules, state, action.company) == action.actor:
        draft.refuse("director-certificate-stays", IMPOSSIBLE, company=action.company)
    draft.demand(
        found is not None, "no-shares-to-sell", IMPOSSIBLE, company=action.company, player=action.actor, has=has
    )
    assert found is not None
    (rules.slots.stock.check_sale or demand_pool_room)(draft, action)
    if in_emergency:
        draft.demand(found.new_director is None, "emergency-keeps-directors", company=action.company)
        rules.slots.trains.check_sale(draft, action)


def demand_pool_room(draft: Draft, action: ac.SellShares) -> None:
    pool = pooled(draft.rules, draft.state, action.company) + action.shares * unit(draft.rules, action.company)
    draft.demand(pool <= 50, "pool-full", company=action.company, percent=pool)


def check_sell(draft: Draft, action: ac.SellShares) -> None:
    check_block(draft, action)
    if isinstance(draft.state.frame, StockRound):
        demand_enough(draft, action, sellable(draft, action.actor))


def sell(draft: Draft, action: ac.SellShares) -> None:
    found, brings = block(draft.rules, draft.state, action), proceeds(draft.rules, draft.state, action)
    assert found is not None
    assert brings is not None
    if found.new_director is not None:
        hand_over(draft, action.company, action.actor, found.new_director)
    market, taker = draft.rules.market, draft.rules.slots.stock.sold_to
    below = market.down(place_of(draft.state.markers[action.company]))
    first = falls_first(draft.rules, draft.state, action.company)
    if first:
        move_marker(draft, action.company, below, "sold")
    draft.emit(*(ev.ShareMoved(action.company, cert.id, taker, "sold") for cert in found.certificates))
    if not first:
        move_marker(draft, action.company, below, "sold")
    frame = draft.state.frame
    if isinstance(frame, StockRound):
        sold = (action.actor, action.company)
        draft.emit(
            ev.FrameChanged(
                replace(
                    frame,
                    blocks=frame.blocks if action.company in frame.blocks else (*frame.blocks, action.company),
                    sold=frame.sold if sold in frame.sold else (*frame.sold, sold),
                )
            )
        )
    for_train = isinstance(frame, CompanyTurn)  # R33: what is left after its purchase pays debt from the exchange
    pay(draft, BANK, action.actor, brings, f"sale:{action.company}", earmarked=for_train)


def sellable(draft: Draft, player: str) -> Iterator[ac.SellShares]:
    """Every block that could be sold now, whatever the seller has to sell."""
    for sym in draft.rules.title.companies:
        size = unit(draft.rules, sym)
        own = percent(draft.rules, draft.state, sym, player) // size
        if not own or not draft.state.companies[sym].par:
            continue
        twos = any(cert.percent == 2 * size for cert in draft.rules.title.certificates[sym][1:])
        for shares in range(1, own + 1):
            for doubles in range(shares // 2 + 1 if twos else 1):
                action = ac.SellShares(actor=player, company=sym, shares=shares, doubles=doubles)
                if draft.allows(check_block, action):
                    yield action


def sales(draft: Draft, player: str) -> Iterator[ac.SellShares]:
    """Every block that this player may sell now."""
    return (action for action in sellable(draft, player) if draft.allows(check_sell, action))


def sales_now(draft: Draft) -> Iterator[ac.SellShares]:
    frame = draft.state.frame
    seller: str | None = None
    if isinstance(frame, StockRound):
        seller = frame.player
    elif isinstance(frame, CompanyTurn):
        seller = director(draft.rules, draft.state, frame.company)
        if seller is not None and not helping(draft, seller):
            seller = None
    if seller is not None:
        yield from sales(draft, seller)


HANDLERS = (Handler(ac.SellShares, check_sell, sell, listed(sales_now), "stock", sales_now, amount=proceeds),)
