"""Figures of 1824: what was put into minors and mountain railways goes on in what they become."""

import pytest

from core.interchange.game_file import memory_game, new_setup
from core.kernel.game import Transition
from core.rail18.figures.forecast import round_ahead
from core.rail18.figures.investments import investments
from core.rail18.figures.line import Figures
from core.rail18.position.build import position_of
from core.rail18.state import Player
from tests.titles.t1824.play import Table, coal, exchange


def line_of(table: Table, *actions):
    """The table's position entered, and played on."""
    setup = new_setup("1824", [Player(player.id, player.name) for player in table.state.players], "book")
    game = memory_game(setup)
    for action in (position_of(table.state), *actions):
        found = game.dispatch(action)
        assert isinstance(found, Transition), found
    return Figures(game, game.engine.rules).line()


def account(line, player, code):
    return next((found for found in investments(line) if (found.player, found.code) == (player, code)), None)


def test_a_coal_railway_goes_on_in_its_regional():
    table = Table().phase("3").minor("EPP", "ann", 160)
    found = account(line_of(table, coal("ann", "EPP")), "ann", "BK")
    assert found is not None
    assert (found.put_in, found.parts, found.percent) == (160, ["EPP"], 20)
    assert found.value == 2 * 80


def test_a_mountain_railway_goes_on_in_the_share_it_became():
    table = Table().phase("3").mountain("B3", "ann").company("BH", ben=3)
    line = line_of(table, exchange("ann", "B3", "BH"))
    found = account(line, "ann", "BH")
    assert found is not None
    assert (found.put_in, found.parts, found.percent) == (120, ["B3"], 10)
    assert account(line, "ann", "B3") is None


@pytest.mark.parametrize(("rounds", "ahead"), [("2", (3, 1)), ("3", (2, 3))])
def test_A75_a_forecast_counts_the_rounds_of_this_table(rounds, ahead):
    table = Table(rounds_in_phase_5=rounds).phase("5")
    setup = new_setup(
        "1824",
        [Player(player.id, player.name) for player in table.state.players],
        "book",
        {"rounds-in-phase-5": rounds},
    )
    game = memory_game(setup)
    assert isinstance(game.dispatch(position_of(table.state)), Transition)
    assert round_ahead(Figures(game, game.engine.rules).line(), 3) == ahead
