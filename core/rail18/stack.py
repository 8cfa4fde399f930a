"""The trains that the bank still has: what it sells now, and how many are left."""

from core.rail18.rules import Rules
from core.rail18.state import State
from core.rail18.title_data import TrainData


def on_sale(rules: Rules, state: State) -> tuple[TrainData, ...]:
    """Every card that the bank sells now: of each stack the one on top, or all types that phases have opened."""
    found: list[TrainData] = []
    on_top: set[str] = set()
    for train in rules.title.data.trains:
        if left(state, train) == 0:
            continue
        if train.available_from_phase is not None:
            if rules.phase_at_least(state, train.available_from_phase):
                found.append(train)
        elif train.stack not in on_top:  # in ascending order
            on_top.add(train.stack)
            found.append(train)
    return tuple(found)


def exported_next(rules: Rules, state: State) -> TrainData | None:
    """The card on top of the stack that is sold in ascending order; only such trains go abroad."""
    return next((train for train in on_sale(rules, state) if train.available_from_phase is None), None)


def weaker(rules: Rules, train: TrainData) -> tuple[TrainData, ...]:
    """The types before this one in its stack, the nearest last."""
    cards = [card for card in rules.title.data.trains if card.stack == train.stack]
    return tuple(cards[: cards.index(train)])


def next_name(state: State, card: str) -> str:
    """Of the next card of a type that comes into play; cards that were put back may leave a number in use."""
    number = state.stack.get(card, 0)
    while f"{card}-{number}" in state.trains:
        number += 1
    return f"{card}-{number}"


def left(state: State, train: TrainData) -> int | None:
    """Cards of a type that nobody has bought; None where there is no end of them."""
    return None if train.count is None else train.count - state.stack.get(train.sides[0].type, 0)
