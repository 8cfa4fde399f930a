"""A random game in which somebody corrects the books again and again."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from core.kernel.action import Action
from core.kernel.refusal import Rejection
from core.rail18.corrections import actions as co
from core.rail18.engine import Engine18
from core.rail18.state import GameOver, State
from tests.play.corrector import Corrector, check_corrected
from tests.play.invariants import check_going_on
from tests.play.probes import through_json
from tests.play.random_player import RandomPlayer, random_engine

Look = Callable[["Mended", State, tuple[Any, ...]], None]


@dataclass
class Mended:
    engine: Engine18
    state: State
    look: Look | None = None  # at every step, with the position before it and its events
    made: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    moves: int = 0

    def take(self, action: Action) -> None:
        before = self.state
        found = self.engine.decide(before, action)
        if isinstance(found, Rejection):
            assert isinstance(action, co.Correction), (action, found)
            self.refused[found.code] += 1
            return
        for event in through_json(self.engine, action, found):
            self.state = self.engine.evolve(self.state, event)
        check_corrected(self.engine.rules, self.state)
        self.made[action.kind] += 1
        if self.look is not None:
            self.look(self, before, found)


def play_mended(
    seed: int, steps: int = 900, chance: float = 0.3, look: Look | None = None, title: str = "1844"
) -> Mended:
    """`chance` is how often somebody corrects instead of going on; after the end nothing else is left."""
    engine, rng = random_engine(seed, title), Random(f"mended {seed}")
    player, corrector = RandomPlayer(engine.rules, rng), Corrector(engine.rules, rng)
    table = Mended(engine, engine.initial(), look)
    for _ in range(steps):
        options = engine.options(table.state)
        check_going_on(engine, table.state, options)
        if isinstance(table.state.frame, GameOver) or rng.random() < chance:
            table.take(corrector.choose(table.state))
        else:
            table.take(player.choose(table.state, options))
            table.moves += 1
    return table
