"""How rounds follow each other (rules p. 6, 9, 15 and 17)."""

import math
from collections.abc import Mapping
from dataclasses import replace
from typing import Literal

from core.mechanics.turn_order import beginning_after, ranked
from core.rail18 import events as ev
from core.rail18.holdings import move_marker, percent, pooled
from core.rail18.market import Cell, place_of
from core.rail18.money import pay
from core.rail18.order import operating_order, still_to_act
from core.rail18.phases import ask_discards, train_sold
from core.rail18.rules import Draft, Rules
from core.rail18.stack import exported_next, next_name
from core.rail18.state import BANK, CLOSED, GameOver, OperatingRound, State, StockRound
from core.rail18.worth import must_have_paid


def auction_over(draft: Draft) -> None:
    """Least cash plays first; ties keep the earlier order (R3)."""
    cash = draft.state.cash
    draft.emit(ev.OrderSet(ranked(draft.state.order, lambda player: cash[player])))
    draft.emit(ev.FrameChanged(StockRound(1, draft.state.order[0])))


def end_stock_round(draft: Draft, frame: StockRound) -> None:
    draft.rules.slots.course.stock_round_ended(draft, frame)
    move_prices(draft)
    bear_interest(draft)
    set_order(draft, frame)
    # R51: the number of operating rounds is fixed here
    rounds = draft.rules.slots.course.operating_rounds(draft.rules, draft.state)
    draft.emit(ev.FrameChanged(OperatingRound(frame.number, 1, rounds)))
    pay_income(draft)
    ask_discards(draft)  # those that waited


def prices_after_stock_round(rules: Rules, state: State) -> Mapping[str, Cell]:
    """Where every marker would lie if the stock round ended now."""
    draft = Draft(rules, state)
    move_prices(draft)
    return {sym: place_of(marker) for sym, marker in draft.state.markers.items()}


def move_prices(draft: Draft) -> None:
    """Shares in the pool: left. Wholly in players' hands: up (rules p. 9, R49)."""
    rules = draft.rules
    companies = operating_order(
        rules, draft.state, lambda sym: draft.state.companies[sym].launched and sym in draft.state.markers
    )

    def fall(sym: str) -> None:
        if pooled(rules, draft.state, sym) > 0:
            move_marker(draft, sym, rules.market.left(place_of(draft.state.markers[sym])), "pool")

    def rise(sym: str) -> None:
        if sum(percent(rules, draft.state, sym, player) for player in draft.state.order) == 100:
            move_marker(draft, sym, rules.market.up(place_of(draft.state.markers[sym])), "sold-out")

    groups = ((fall, rise),) if rules.ruling("stock-round-moves") == "one-pass" else ((fall,), (rise,))
    for moves in groups:
        for sym in companies:
            for move in moves:
                move(sym)


def bear_interest(draft: Draft) -> None:
    """Half of what is owed for trains, rounded up (R32)."""
    for player in draft.state.order:
        owed = draft.state.train_debt.get(player, 0)
        if owed:
            draft.emit(ev.TrainDebtSet(player, owed + math.ceil(owed / 2), "interest"))
        owed = draft.state.exchange_debt.get(player, 0)
        if owed and draft.rules.ruling("exchange-debt-interest") == "half":
            draft.emit(ev.ExchangeDebtSet(player, owed + math.ceil(owed / 2), "interest"))


def set_order(draft: Draft, frame: StockRound) -> None:
    """Most cash plays first, ties keep the earlier order; or the variant of the first edition (R3)."""
    order = draft.state.order
    if draft.rules.ruling("priority") == "last-actor":
        if frame.last_actor is not None:
            draft.emit(ev.OrderSet(beginning_after(order, frame.last_actor)))
        return
    cash = draft.state.cash
    draft.emit(ev.OrderSet(ranked(order, lambda player: -cash[player])))


def pay_income(draft: Draft) -> None:
    """Privates first, then what the title adds, from the bank (R12)."""
    for code, private in draft.rules.title.privates.items():
        owner = draft.state.papers[code].owner
        if owner not in (BANK, CLOSED):
            pay(draft, BANK, owner, private.income, f"income:{code}")
    for owner, code, amount in draft.rules.slots.papers.income(draft.rules, draft.state):
        pay(draft, BANK, owner, amount, f"income:{code}")
        if must_have_paid(draft.rules) and not draft.state.papers[code].paid:
            draft.emit(ev.PaperPaid(code))


def next_company(draft: Draft) -> str | None:
    return next(iter(still_to_act(draft.rules, draft.state)), None)


def end_operating_round(draft: Draft, frame: OperatingRound) -> None:
    draft.rules.slots.course.round_over(draft)
    last = frame.index == frame.total
    if last and draft.state.bank_broken:  # R40: the set is finished
        end_game(draft)
        return
    follows = (
        StockRound(frame.number + 1, draft.state.order[0])
        if last
        else OperatingRound(frame.number, frame.index + 1, frame.total)
    )
    draft.emit(ev.FrameChanged(follows))
    draft.rules.slots.course.operating_round_ended(draft, last)
    if last:
        end_set(draft)
    else:
        pay_income(draft)


def end_set(draft: Draft) -> None:
    """What a title does after a set, and the end where the bank is broken. What is asked at that moment comes first."""
    ended = draft.rules.slots.course.set_ended
    asked = ended is not None and len(draft.state.flow) > 1
    if asked:
        put_off(draft, "set")
    elif draft.state.bank_broken:
        end_game(draft)
    elif ended is not None:
        ended(draft)
        if draft.state.bank_broken:
            put_off(draft, "game")


def put_off(draft: Draft, still: Literal["set", "game"]) -> None:
    """Until the questions above the stock round that follows are answered."""
    above = draft.state.flow[1:]
    draft.emit(*(ev.FrameLeft() for _ in above))
    frame = draft.state.frame
    assert isinstance(frame, StockRound)
    draft.emit(ev.FrameChanged(replace(frame, still=still)))
    draft.emit(*(ev.FrameEntered(question) for question in above))


def take_up(draft: Draft, frame: StockRound) -> None:
    """What was put off."""
    draft.emit(ev.FrameChanged(replace(frame, still="")))
    if frame.still == "game":
        end_game(draft)
    else:
        end_set(draft)


def end_game(draft: Draft) -> None:
    while len(draft.state.flow) > 1:
        draft.emit(ev.FrameLeft())
    draft.emit(ev.FrameChanged(GameOver()))


def export_train(draft: Draft, sold: bool = True) -> None:
    """The next train of the stack goes abroad; where that is a sale it may begin a phase (rules p. 16, R29)."""
    train = exported_next(draft.rules, draft.state)
    if train is None:
        return
    card = train.sides[0].type
    draft.emit(ev.TrainTaken(card, next_name(draft.state, card), card, CLOSED))
    if sold:
        train_sold(draft, train)
