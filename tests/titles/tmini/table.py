"""Games of Mini for tests: the table, and a whole game from a seed."""

from collections.abc import Iterator
from random import Random

from core import registry
from core.interchange.game_file import new_setup
from core.kernel.refusal import Rejection
from core.rail18.equal_actions import listed_for
from core.rail18.state import GameOver, Player, Setup
from tests.play.random_player import RandomPlayer
from tests.ui.robot.robot_entries import Entry

NAMES = ("Anna", "Beat", "Carla")
PLAYERS = [Player(f"p{number}", name) for number, name in enumerate(NAMES, start=1)]


def agreed(preset: str = "usual", mode: str = "hotseat", track: bool = True, players: int = 3) -> Setup:
    setup: Setup = new_setup("mini", PLAYERS[:players], preset, mode=mode, track_kept=track)
    return setup


def whole_game(setup: Setup, seed: int) -> Iterator[Entry]:
    """What a random player does, to the end; of what comes to the same what the window lists."""
    engine = registry.engine(setup)
    player = RandomPlayer(engine.rules, Random(f"play {seed}"))
    state = engine.initial()
    while not isinstance(state.frame, GameOver):
        before, wish = state, player.choose(state, engine.options(state))
        action = listed_for(engine.rules, state, wish)
        events = engine.decide(state, action)
        assert not isinstance(events, Rejection)
        for event in events:
            state = engine.evolve(state, event)
        yield Entry(action, before, state)
