"""Moments of the game that ships and of the recorded game."""

from dataclasses import replace
from datetime import datetime

from core.rail18.state import Player
from tests.titles.t1844.recorded_states import recorded
from tests.titles.t1844.shipped import shipped_states
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


def sample_moments(number: int) -> list[Moment]:
    """So many moments from the beginning to the end, the end among them."""
    engine, states = shipped_states()
    last = len(states) - 1
    return [Moment(engine, states[last * at // (number - 1)]) for at in range(number)]


def recorded_moments(number: int) -> list[Moment]:
    rules, steps = recorded()
    last = len(steps) - 1
    return [moment_of(rules, steps[last * at // (number - 1)][0]) for at in range(number)]


def renamed(moment: Moment, names: tuple[str, ...]) -> Moment:
    players = tuple(
        Player(p.id, name, p.colour, p.symbol) for p, name in zip(moment.state.players, names, strict=False)
    )
    return replace(moment, state=moment.state.with_(players=players))
