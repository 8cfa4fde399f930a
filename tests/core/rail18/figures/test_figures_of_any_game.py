"""Figures and charts of any game: random ones, full of corrections, undone and played on, entered in the middle."""

from random import Random

import pytest

from core.interchange.game_file import memory_game
from core.kernel.game import Transition
from core.rail18.engine import Engine18
from core.rail18.family import Game18
from core.rail18.figures.line import Figures, Line
from core.rail18.figures.series import cash_course, incomes, revenues, worth_course
from core.rail18.figures.sums import game_in_figures
from core.rail18.position.build import position_of
from core.rail18.state import BANK, GameOver
from core.rail18.worth import worth
from tests.play.corrector import Corrector
from tests.play.random_player import RandomPlayer, random_engine
from ui.rail18.views.charts.bank import bank_chart
from ui.rail18.views.charts.figures import figures_leaf
from ui.rail18.views.charts.revenues import revenue_columns, revenue_rows
from ui.rail18.views.charts.view import cash_chart, income_chart, price_chart, revenue_chart, worth_chart

pytestmark = pytest.mark.long

CHARTS = (worth_chart, cash_chart, income_chart, price_chart, revenue_chart, bank_chart)
STEPS, EVERY = 700, 35


def check(figures: Figures, game: Game18) -> None:
    """What is known step by step is what a first look at the whole game finds."""
    line = figures.line()
    assert isinstance(game.engine, Engine18)
    anew = Figures(game, game.engine.rules).line()
    assert [(point.entry, point.round, point.turn) for point in line.points] == [
        (point.entry, point.round, point.turn) for point in anew.points
    ]
    assert (incomes(line), revenues(line)) == (incomes(anew), revenues(anew))
    assert game_in_figures(line) == game_in_figures(anew)
    present(line, game)
    for chart in CHARTS:
        view = chart(line)
        assert all(len(course.values) == len(view.places) for course in view.lines)
    assert all(len(row.cells) == len(revenue_columns(line)) for row in revenue_rows(line))
    assert figures_leaf(line).spoken


def present(line: Line, game: Game18) -> None:
    state, rules = game.state, line.rules
    assert line.state is state
    assert {player: course[-1] for player, course in cash_course(line).items()} == {
        player: state.cash[player] for player in state.order
    }
    assert {player: course[-1] for player, course in worth_course(line).items()} == {
        player: worth(rules, state, player) for player in state.order
    }
    assert line.points[-1].books.bank == state.cash[BANK]


@pytest.mark.parametrize("seed", [1, 4, 7])
def test_a_game_full_of_corrections(seed: int) -> None:
    engine, chance = random_engine(seed), Random(f"figures {seed}")
    game = memory_game(engine.rules.setup)
    player, corrector = RandomPlayer(engine.rules, chance), Corrector(engine.rules, chance)
    figures = Figures(game, engine.rules)
    looked = 0
    for number in range(STEPS):
        if chance.random() < 0.05:
            for _ in range(chance.randint(1, 8)):
                game.undo()
        elif isinstance(game.state.frame, GameOver) or chance.random() < 0.2:
            game.dispatch(corrector.choose(game.state))
        else:
            assert isinstance(game.dispatch(player.choose(game.state, game.options())), Transition)
        figures.line()
        if number % EVERY == 0:
            looked += 1
            check(figures, game)
    assert looked == STEPS // EVERY


@pytest.mark.parametrize("seed", [2, 5])
def test_a_game_entered_in_the_middle(seed: int) -> None:
    engine, chance = random_engine(seed), Random(seed)
    player = RandomPlayer(engine.rules, chance)
    state = engine.initial()
    for _ in range(chance.randint(200, 500)):
        options = engine.options(state)
        if not options:
            break
        for event in engine.decide(state, player.choose(state, options)):  # type: ignore[union-attr]
            state = engine.evolve(state, event)
    game = memory_game(engine.rules.setup)
    figures = Figures(game, engine.rules)
    assert isinstance(game.dispatch(position_of(state)), Transition)
    check(figures, game)
    for _ in range(60):
        options = game.options()
        if not options:
            break
        assert isinstance(game.dispatch(player.choose(game.state, options)), Transition)
        figures.line()
    check(figures, game)
