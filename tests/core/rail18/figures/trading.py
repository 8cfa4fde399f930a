"""What selling really brings, for the tests of what a player may do: asked of the engine, action by action."""

from collections.abc import Iterator
from random import Random

from core import registry
from core.kernel.options import offered
from core.kernel.refusal import Rejection
from core.rail18 import actions as ac
from core.rail18 import events as ev
from core.rail18.engine import Engine18
from core.rail18.rules import Draft, Rules
from core.rail18.state import GameOver, State
from core.rail18.steps.selling import sales, sell
from tests.play.random_player import RandomPlayer, random_setup


def positions(title: str, seed: int, steps: int) -> Iterator[tuple[Engine18, State]]:
    """Every position of a random game."""
    engine = registry.engine(random_setup(seed, title))
    assert isinstance(engine, Engine18)
    chance = Random(f"trading {seed}")
    player, state = RandomPlayer(engine.rules, chance), engine.initial()
    for _ in range(steps):
        if isinstance(state.frame, GameOver):
            return
        yield engine, state
        events = engine.decide(state, player.choose(state, engine.options(state)))
        assert not isinstance(events, Rejection)
        for event in events:
            state = engine.evolve(state, event)


def sold(engine: Engine18, state: State, player: str, actions: Iterator[ac.SellShares] | list[ac.SellShares]) -> int:
    """A player's cash once he has sold so, one after the other; what follows by itself afterwards does not count."""
    cash = state.cash[player]
    for action in actions:
        assert offered(engine.options(state), action)
        events = engine.decide(state, action)
        assert not isinstance(events, Rejection)
        for event in events:
            state = engine.evolve(state, event)
            if isinstance(event, ev.MoneyPaid) and (event.why.startswith("sale:") or event.why == "debt"):
                cash = state.cash[player]
    return cash


class TooMany(Exception):
    """More ways to sell than a test has time for."""


def best_of_all(rules: Rules, state: State, player: str, most: int) -> int:
    """The most cash that any order of any sales leads to; tries them all."""
    known: dict[object, int] = {}

    def best(now: State) -> int:
        key = (now.cash[player], tuple(sorted(now.markers.items())), tuple(_held(now, player)), now.frame)
        if key not in known:
            if len(known) == most:
                raise TooMany
            known[key] = now.cash[player]
            draft = Draft(rules, now)
            for action in sales(draft, player):
                tried = Draft(rules, now)
                sell(tried, action)
                known[key] = max(known[key], best(tried.state))
        return known[key]

    return best(state)


def _held(state: State, player: str) -> Iterator[str]:
    return (cert for owners in state.shares.values() for cert, owner in owners.items() if owner == player)
