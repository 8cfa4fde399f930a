"""What a player may buy or take in exchange in his stock turn, and what each would make of his holdings."""

from dataclasses import dataclass

from core.kernel.action import Action
from core.rail18 import actions as ac
from core.rail18.equal_actions import listed
from core.rail18.figures.own_turn import When, own_turn
from core.rail18.holdings import counted, director, percent
from core.rail18.rules import Draft, Rules
from core.rail18.state import State


@dataclass(frozen=True, slots=True)
class Held:
    """What he has of a company after a purchase, in percent."""

    company: str
    before: int
    after: int
    leads: bool
    led: bool


@dataclass(frozen=True, slots=True)
class Purchase:
    action: Action
    cost: int | None  # None: an exchange
    cash: int  # afterwards
    certificates: int  # that count against the limit, afterwards
    held: tuple[Held, ...]  # of the companies of which he has more or less then
    launches: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Purchases:
    when: When
    found: tuple[Purchase, ...]


def purchases(rules: Rules, state: State, player: str) -> Purchases | None:
    """None where he trades in no stock turn: when he helps with a train, and once the game is over."""
    turn = own_turn(rules, state, player)
    if turn is None or turn.when == "train":
        return None
    draft = Draft(rules, turn.state)
    found = [
        action
        for handler in rules.handlers
        if handler.step == "stock" and handler.moves is not None and handler.action is not ac.SellShares
        for action in handler.moves(draft)
    ]
    one_of_each = listed(rules, turn.state, found)
    return Purchases(turn.when, tuple(_purchase(rules, turn.state, player, action) for action in one_of_each))


def _purchase(rules: Rules, state: State, player: str, action: Action) -> Purchase:
    handler, draft = rules.handler(action), Draft(rules, state)
    assert handler is not None
    handler.apply(draft, action)
    after = draft.state
    held = []
    for sym in rules.title.companies:
        if after.shares[sym] is not state.shares[sym]:
            has, had = percent(rules, after, sym, player), percent(rules, state, sym, player)
            leads, led = (director(rules, position, sym) == player for position in (after, state))
            held.append(Held(sym, had, has, leads, led))
    launches = tuple(
        sym for sym, found in after.companies.items() if found.launched and not state.companies[sym].launched
    )
    return Purchase(
        action,
        rules.amount(state, action),
        after.cash[player],
        counted(rules, after, player),
        tuple(held),
        launches,
    )
