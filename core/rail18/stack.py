"""The trains that the bank still has: which is sold next, and how many are left."""

from core.rail18.rules import Rules
from core.rail18.state import State
from core.rail18.title_data import TrainData


def on_sale(rules: Rules, state: State) -> TrainData | None:
    """The card on top of the stack: trains are sold in ascending order."""
    for train in rules.title.data.trains:
        if left(state, train) != 0:
            return train
    return None


def next_name(state: State, card: str) -> str:
    """Of the next card of a type that comes into play; cards that were put back may leave a number in use."""
    number = state.stack.get(card, 0)
    while f"{card}-{number}" in state.trains:
        number += 1
    return f"{card}-{number}"


def left(state: State, train: TrainData) -> int | None:
    """Cards of a type that nobody has bought; None where there is no end of them."""
    return None if train.count is None else train.count - state.stack.get(train.sides[0].type, 0)
