"""The figures of the sample game, and what holds for those of any game."""

from collections import Counter
from functools import cache

from core.interchange.game_file import memory_game
from core.kernel.game import Transition
from core.rail18.engine import Engine18
from core.rail18.family import Game18
from core.rail18.figures.facts import CORRECTION, Payment
from core.rail18.figures.investments import investments
from core.rail18.figures.line import Figures, Line
from core.rail18.position.build import position_of
from core.rail18.rules import Rules
from core.rail18.state import BANK
from core.rail18.worth import share_worth
from tests.titles.t1844.shipped import shipped_game


def rules_of(game: Game18) -> Rules:
    assert isinstance(game.engine, Engine18)
    return game.engine.rules


def figures_of(game: Game18) -> Figures:
    return Figures(game, rules_of(game))


@cache
def whole_game() -> Game18:
    """Nobody may change it."""
    game = shipped_game()
    while game.redo() is not None:
        pass
    return game


def conserved(line: Line) -> None:
    """What accounts and flows say about a player's money is all that happened to it."""
    moved: Counter[str] = Counter()
    for payment in line.facts(Payment):
        moved[payment.payer] -= payment.amount
        moved[payment.payee] += payment.amount
    first, last = line.points[0].books.state, line.state
    for holder in (BANK, *last.order, *last.companies):
        assert last.cash.get(holder, 0) - first.cash.get(holder, 0) == moved[holder], holder
    assert sum(moved.values()) == 0
    for player in last.order:
        own = [account for account in investments(line) if account.player == player]
        assert sum(account.value for account in own) == share_worth(
            line.rules, last, player
        ) + line.rules.slots.papers.worth(line.rules, last, player)
        other = sum(
            payment.amount
            for payment in line.facts(Payment)
            if payment.payer == player and payment.why in ("help", "debt", "bankrupt")
        )
        corrected = sum(
            payment.amount * ((payment.payee == player) - (payment.payer == player))
            for payment in line.facts(Payment)
            if payment.why == CORRECTION
        )
        earned = sum(account.income + account.sold - account.put_in for account in own)
        assert last.cash[player] - first.cash[player] == earned - other + corrected


def entered(moves: int) -> Game18:
    """A game that begins with a position of the sample game, which then goes on for some moves."""
    game = shipped_game()
    for _ in range(400):
        game.redo()
    new = memory_game(rules_of(game).setup)
    assert isinstance(new.dispatch(position_of(game.state)), Transition)
    for _ in range(moves):
        game.redo()
        entry = game.log.path_to(game.log.head)[-1]
        assert entry.action is not None
        assert isinstance(new.dispatch(game.engine.codec.action_from_json(entry.action)), Transition)
    return new
