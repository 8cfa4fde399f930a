"""Moments of the game that ships and of the recorded game."""

from dataclasses import replace
from datetime import datetime
from functools import cache

from core import registry
from core.interchange.sample import read_sample, sample_path
from core.rail18.engine import Engine18
from core.rail18.rules import Rules
from core.rail18.state import Player, State
from tests.titles.t1844.recorded_states import recorded
from ui.rail18.views.moment import Moment, moment_of

WHEN = datetime(2026, 11, 16, 22, 30)  # noqa: DTZ001 - as the wall clock tells it
NAME = "Friday evening"
LONG_NAMES = (
    "Maximiliane-Charlotte von",
    "Wolfgang Amadeus Theophil",
    "Nepomuk",
    "Bartholomäus der Jüngere",
    "Ana",
    "Friederike Wilhelmine Sop",
    "Östen Åkesson-Ångström",
)


@cache
def sample_states() -> tuple[Rules, tuple[State, ...]]:
    """All positions of the sample game, the first before its first action."""
    path = sample_path("1844")
    assert path is not None
    imported = read_sample(path)
    engine = registry.engine(imported.setup)
    return engine.rules, tuple(_states(engine, imported.drafts))


def _states(engine: Engine18, drafts: object) -> list[State]:
    found = [engine.initial()]
    for draft in drafts:  # type: ignore[attr-defined]
        state = found[-1]
        for event in draft.events:
            state = engine.evolve(state, engine.codec.event_from_json(event))
        found.append(state)
    return found


def sample_moments(number: int) -> list[Moment]:
    """So many moments from the beginning to the end, the end among them."""
    rules, states = sample_states()
    last = len(states) - 1
    return [moment_of(rules, states[last * at // (number - 1)]) for at in range(number)]


def recorded_moments(number: int) -> list[Moment]:
    rules, steps = recorded()
    last = len(steps) - 1
    return [moment_of(rules, steps[last * at // (number - 1)][0]) for at in range(number)]


def renamed(moment: Moment, names: tuple[str, ...]) -> Moment:
    players = tuple(
        Player(p.id, name, p.colour, p.symbol) for p, name in zip(moment.state.players, names, strict=False)
    )
    return replace(moment, state=moment.state.with_(players=players))
