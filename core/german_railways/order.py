"""The order of a round: markers drawn from the bag; and agreeing that the end will not come (G13 to G17, G42)."""

from collections import Counter
from collections.abc import Iterator

from core.german_railways import actions as ac
from core.german_railways import events as ev
from core.german_railways.rounds import end_game, markers
from core.german_railways.rules import IMPOSSIBLE, Draft, Rules
from core.german_railways.state import BANK, State
from core.kernel.action import Action
from core.kernel.handlers import Handler
from core.kernel.options import Choice, Judged, Option
from core.mechanics.draws import drawn


def program_draw(rules: Rules, state: State) -> tuple[str, ...]:
    """What comes out of the bag if the program draws: it follows from the seed of the set-up and the round."""
    bag = [f"{player}:{number}" for player, count in markers(rules, state).items() for number in range(count)]
    lots = drawn(f"{rules.setup.seed}:{state.round}", bag)
    return tuple(lot.rpartition(":")[0] for lot in lots[: len(state.seats)])


def check_draw(draft: Draft, action: ac.DrawOrder) -> None:
    """A recorded fact: any draw that the bag can give (G17)."""
    state = draft.state
    draft.demand(state.open == "order", "no-order-now", IMPOSSIBLE)
    draft.demand(action.actor == BANK, "bank-draws", IMPOSSIBLE)
    for player in action.order:
        draft.demand(player in state.seats, "unknown-player", IMPOSSIBLE, player=player)
    places = len(state.seats)
    draft.demand(len(action.order) == places, "other-number-of-markers", IMPOSSIBLE, needed=places)
    bag = markers(draft.rules, state)
    for player, number in Counter(action.order).items():
        has = bag[player]
        draft.demand(number <= has, "more-markers-than-in-bag", player=player, drawn=number, has=has)


def draw(draft: Draft, action: ac.DrawOrder) -> None:
    draft.emit(ev.OrderDrawn(action.order))


def offer_draw(draft: Draft) -> Iterator[Option]:
    if draft.state.open == "order":
        order = program_draw(draft.rules, draft.state)
        example = ac.DrawOrder(actor=BANK, order=order)

        def accepts(action: Action) -> bool:
            return isinstance(action, ac.DrawOrder) and draft.allows(check_draw, action)

        yield Judged((example,), accepts)


def check_agree(draft: Draft, action: ac.AgreeToEnd) -> None:
    """Only before a draw, each player for himself (G42)."""
    state = draft.state
    draft.demand(state.open == "order", "agree-before-draw", IMPOSSIBLE)
    draft.demand(action.actor in state.seats, "unknown-player", IMPOSSIBLE, player=action.actor)
    draft.demand(action.actor not in state.agreed, "agreed-already", IMPOSSIBLE, player=action.actor)


def agree(draft: Draft, action: ac.AgreeToEnd) -> None:
    draft.emit(ev.Agreed(action.actor))
    if set(draft.state.agreed) == set(draft.state.seats):
        end_game(draft, "agreement")


def offer_agreements(draft: Draft) -> Iterator[Option]:
    """To each player an option of his own."""
    for player in draft.state.seats:
        action = ac.AgreeToEnd(actor=player)
        if draft.allows(check_agree, action):
            yield Choice((action,))


HANDLERS = (
    Handler(ac.DrawOrder, check_draw, draw, offer_draw),
    Handler(ac.AgreeToEnd, check_agree, agree, offer_agreements),
)
