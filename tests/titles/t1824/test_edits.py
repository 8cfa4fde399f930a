"""Edits of the past of 1824 games: the line goes on by the flow of the game, and everything adds up."""

from random import Random

import pytest

from core.interchange.editing import EditDesk
from core.interchange.game_file import memory_game
from core.kernel.game import Transition
from core.rail18.state import GameOver
from tests.play.edits import check_line, random_edit
from tests.play.random_player import RandomPlayer, random_setup

pytestmark = pytest.mark.long
LENGTH = 220


def played(seed: int, length: int = LENGTH):
    game = memory_game(random_setup(seed, "1824"))
    player = RandomPlayer(game.engine.rules, Random(seed))
    for _ in range(length):
        if isinstance(game.state.frame, GameOver):
            break
        assert isinstance(game.dispatch(player.choose(game.state, game.options())), Transition)
    return game


@pytest.mark.parametrize("seed", [2, 6, 22])
def test_random_edits_of_a_random_game(seed):
    """6 is played without track, 22 by the site's rulings."""
    game, chance, made = played(seed), Random(f"edit {seed}"), 0
    for _ in range(6):
        seen = EditDesk(game).preview(random_edit(game, chance)).settled()
        assert seen.ready
        assert game.accept(seen).after == seen.state
        made += sum(line.draft is not None for line in seen.lines)
        check_line(game)
    assert made > 20
