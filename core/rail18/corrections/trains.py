"""Corrections of train cards: where they are, and which side lies up. No phase begins by them."""

from dataclasses import dataclass

from core.rail18.corrections import actions as co
from core.rail18.corrections import events as ce
from core.rail18.corrections.common import correction, demand_change, demand_holder, pool
from core.rail18.rules import IMPOSSIBLE, Draft, Rules
from core.rail18.stack import next_name
from core.rail18.state import BANK, CLOSED, State
from core.rail18.steps.trains import fixed


@dataclass(frozen=True, slots=True)
class Card:
    """`card` is the first side's type, empty for a train that never was in the stack."""

    name: str
    type: str
    card: str


def is_extra(rules: Rules, train: str) -> bool:
    return any(extra.name == train for extra in rules.title.data.extra_trains)


def card_of(rules: Rules, train_type: str) -> str:
    return rules.title.train_sides[train_type][0].sides[0].type


def in_play(rules: Rules, state: State, card: str) -> int:
    """How many cards of this kind somebody has."""
    return sum(not is_extra(rules, name) and card_of(rules, train.type) == card for name, train in state.trains.items())


def found_card(draft: Draft, action: co.MoveTrain) -> Card:
    rules, state = draft.rules, draft.state
    extra = next((extra for extra in rules.title.data.extra_trains if extra.name == action.train), None)
    if action.source not in (BANK, CLOSED):
        card = state.trains.get(action.train)
        there = card is not None and card.owner == action.source
        draft.demand(there, "not-its-train", IMPOSSIBLE, train=action.train, company=action.source)
        assert card is not None
        return Card(action.train, card.type, "" if extra else card_of(rules, card.type))
    if extra is not None:
        gone = action.source == CLOSED and extra.name not in state.trains
        draft.demand(gone, "no-card-gone", IMPOSSIBLE, train=action.train)
        return Card(extra.name, extra.type, "")
    draft.demand(action.train in rules.title.train_sides, "unknown-train", IMPOSSIBLE, train=action.train)
    data = rules.title.train_sides[action.train][0]
    first = data.sides[0].type
    taken = state.stack.get(first, 0)
    if action.source == BANK:
        left = data.count is None or taken < data.count
        draft.demand(left, "no-card-left", IMPOSSIBLE, train=action.train)
    else:
        draft.demand(taken > in_play(rules, state, first), "no-card-gone", IMPOSSIBLE, train=action.train)
    return Card(next_name(state, first), action.train, first)


def check_move(draft: Draft, action: co.MoveTrain) -> None:
    card = found_card(draft, action)
    draft.demand(not fixed(draft.rules, card.name), "train-fixed", IMPOSSIBLE, train=card.name)
    if card.card:
        demand_holder(draft, action.target, BANK, *pool(draft), CLOSED, players=False)
    else:
        demand_holder(draft, action.target, *pool(draft), CLOSED)
    demand_change(draft, action.source != action.target)


def move(draft: Draft, action: co.MoveTrain) -> None:
    card = found_card(draft, action)
    taken = (action.source == BANK) - (action.target == BANK)
    draft.emit(
        ce.TrainCorrected(card.card, card.name, card.type, action.source, action.target, taken, action.note)
    )  # fmt: skip


def check_turn(draft: Draft, action: co.TurnTrain) -> None:
    card = draft.state.trains.get(action.train)
    draft.demand(card is not None, "unknown-train", IMPOSSIBLE, train=action.train)
    assert card is not None
    sides = [side.type for side in draft.rules.title.train_sides[card.type][0].sides]
    has = action.type in sides and not is_extra(draft.rules, action.train)
    draft.demand(has, "no-such-side", IMPOSSIBLE, train=action.train, type=action.type)
    demand_change(draft, card.type != action.type)


def turn(draft: Draft, action: co.TurnTrain) -> None:
    draft.emit(ce.TrainSideCorrected(action.train, action.type, action.note))


HANDLERS = (correction(co.MoveTrain, check_move, move), correction(co.TurnTrain, check_turn, turn))
