"""Random games written as the site records them are read again without a word, and end in the same position."""

from random import Random

import pytest

from core import registry
from core.kernel.refusal import Rejection
from core.rail18.state import GameOver, Player, Setup, State
from tests.play.random_player import RandomPlayer
from tests.titles.t1824.recorded_games import Json, played
from tests.titles.t1824.written_records import Writer

pytestmark = pytest.mark.long


def written(seed: int, preset: str) -> tuple[Writer, State]:
    """The record of a whole game, and where it ends."""
    title = registry.title("1824")
    seats = tuple(Player(str(100 + seat), f"Player {seat}") for seat in range(3 + seed % 4))
    engine = registry.engine(Setup("1824", seats, preset, title.rulings(preset)))
    player, writer = RandomPlayer(engine.rules, Random(f"rec {seed}")), Writer(engine, Random(seed))
    state = engine.initial()
    while not isinstance(state.frame, GameOver):
        before, options = state, engine.options(state)
        action = player.choose(before, options)
        events = engine.decide(before, action)
        assert not isinstance(events, Rejection)
        for event in events:
            state = engine.evolve(state, event)
        writer.write(before, options, action, events, state)
    return writer, state


@pytest.mark.parametrize(("seed", "preset"), [(8, "online"), (44, "online-2025")])
def test_what_is_written_is_read_again(seed: int, preset: str) -> None:
    writer, end = written(seed, preset)
    record: Json = writer.game()
    assert writer.left_out > 20
    types = {action["type"] for action in record["actions"]}
    assert {"special_buy", "par", "sell_shares", "discard_train", "place_token"} <= types
    assert any("exchange" in action for action in record["actions"])
    assert played(record, preset).state == end
