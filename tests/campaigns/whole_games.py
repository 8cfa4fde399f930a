"""A whole game of a title: the one that ships with the program, or a random one where none does."""

from functools import cache
from random import Random
from typing import Any

from core import registry
from core.interchange.recorded_import import Imported
from core.interchange.sample import read_sample, sample_path
from core.kernel.refusal import Rejection
from core.store.journal import Draft
from tests.campaigns.wild_play import play_of

TITLES = ("1844", "1824", "german_railways")
SEED = 7  # of a game of average length, with six players, by the rule book


@cache
def whole_game(title: str) -> Imported:
    path = sample_path(title)
    return _random_game(title) if path is None else read_sample(path)


def _random_game(title: str) -> Imported:
    play, is_over = play_of(title), registry.family_of(title).is_over
    setup = play.setup(SEED)
    engine = registry.engine_for(setup)
    player, state, drafts, codec = play.player(engine, Random(SEED)), engine.initial(), [], engine.codec
    while not is_over(state):
        action = player.choose(state, engine.options(state))
        events = engine.decide(state, action)
        assert not isinstance(events, Rejection)
        for event in events:
            state = engine.evolve(state, event)
        drafts.append(Draft(codec.action_to_json(action), [codec.event_to_json(event) for event in events]))
    return Imported(setup, tuple(drafts), 0)


def positions(game: Imported) -> tuple[Any, ...]:
    """All of them, the first before the first action."""
    engine = registry.engine_for(game.setup)
    state = engine.initial()
    found = [state]
    for draft in game.drafts:
        for event in draft.events:
            state = engine.evolve(state, engine.codec.event_from_json(dict(event)))
        found.append(state)
    return tuple(found)
