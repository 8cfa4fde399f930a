"""Whatever the engine offers can be chosen in the turn panel: in random games, in both modes."""

from collections.abc import Iterator
from random import Random

import pytest

from core import registry
from core.interchange.game_file import new_setup
from core.kernel.action import Action
from core.kernel.refusal import Rejection
from core.rail18.engine import Engine18
from core.rail18.state import GameOver, Player, State
from tests.play.random_player import RandomPlayer, random_engine
from ui.viewmodels.moment import Moment
from ui.viewmodels.turn_parts import Choice, Spin, TurnView
from ui.viewmodels.turn_view import turn_view

EVERY = 23  # states between two looks


def moment_of(engine: Engine18, state: State) -> Moment:
    return Moment(engine.rules, state, engine.options(state))


def random_states(seed: int, every: int = EVERY) -> Iterator[tuple[Engine18, State]]:
    engine = random_engine(seed)
    player, state = RandomPlayer(engine.rules, Random(f"play {seed}")), engine.initial()
    for number in range(4000):
        if isinstance(state.frame, GameOver):
            break
        if number % every == 0 or state.frame.kind == "question":
            yield engine, state
        events = engine.decide(state, player.choose(state, engine.options(state)))
        assert not isinstance(events, Rejection)
        for event in events:
            state = engine.evolve(state, event)
    yield engine, state


def everything(view: TurnView) -> Iterator[tuple[Choice, Spin | None]]:
    """Every choice of a page and of those behind it."""
    for choice in view.choices:
        yield choice, view.spin
        if choice.page is not None and not choice.endless:
            yield from everything(choice.page())


def missing(moment: Moment) -> list[Action]:
    """Offered by the engine and not to be found in the view."""
    taken: set[Action] = set()
    ranges = []
    for choice, spin in everything(turn_view(moment)):
        if choice.action is not None:
            taken.add(choice.action)
        if choice.at is not None and spin is not None:
            ranges.append((choice.at, spin))

    def found(action: Action) -> bool:
        if action in taken:
            return True
        numbers = [value for name in type(action).model_fields if isinstance(value := getattr(action, name), int)]
        return any(at(number) == action for at, spin in ranges for number in numbers if spin.low <= number <= spin.high)

    return [action for option in moment.options for action in option.examples() if not found(action)]


@pytest.mark.parametrize("seed", [3, 8])
def test_everything_offered_can_be_chosen(seed: int) -> None:
    for engine, state in random_states(seed):
        for mode in ("hotseat", "table"):
            moment = moment_of(engine, state.with_(mode=mode))
            assert not missing(moment)
            check_page(turn_view(moment))


def check_page(view: TurnView) -> None:
    """A question, a label for every choice, and no key or name twice."""
    assert view.question
    keys = [choice.key for choice in view.choices if choice.key]
    assert len(keys) == len(set(keys)), keys
    ids = [choice.id for choice in view.choices]
    assert len(ids) == len(set(ids))
    assert all(choice.label for choice in view.choices)
    for choice in view.choices:
        if choice.page is not None and not choice.endless:
            check_page(choice.page())


def test_a_new_game_asks_for_bids() -> None:
    setup = new_setup("1844", [Player(f"p{n}", name) for n, name in enumerate(("Anna", "Bert", "Cleo"))])
    engine = registry.engine(setup)
    view = turn_view(moment_of(engine, engine.initial()))
    assert view.question == "Anna: bid for P1?"
    assert view.spin is not None
    assert view.spin.low == 20
    assert view.default is not None
    assert view.default.label_for(25) == "Bid 25"
    assert [choice.label for choice in view.foot] == ["Pass"]
