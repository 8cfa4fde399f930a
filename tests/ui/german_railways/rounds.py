"""Games of German Railways at known moments, for tests with mouse and keys."""

from typing import Any

from core.german_railways import actions as ac
from core.german_railways.state import BANK
from core.interchange.game_file import AnyGame
from core.kernel.action import Action
from core.kernel.refusal import Rejection
from tests.ui.german_railways.games import new_game

PRICE = 10
BUYERS = ("ann", "ben", "cat", "dan")  # of the first shares, one after the other: incomes are 5, 3, 2 and 4
ORDER = ("ann", "ben", "cat", "ben")


def do(game: AnyGame, *actions: Action) -> AnyGame:
    for action in actions:
        outcome = game.dispatch(action)
        assert not isinstance(outcome, Rejection), (action, outcome)
    return game


def before_draw(mode: str = "table", **agreed: Any) -> AnyGame:
    """After the first auctions, in which all paid the same."""
    game = new_game(4, "table", **agreed)
    for number, railroad in enumerate(game.engine.rules.title.railroads):
        do(game, ac.AuctionResult(actor=BUYERS[number % 4], railroad=railroad, amount=PRICE))
    if mode == "hotseat":
        do(game, ac.ChangeSettings(actor="ann", mode="hotseat"))
    return game


def first_turn(mode: str = "table", **agreed: Any) -> AnyGame:
    """Ann acts, who has PO and MWB; then Ben, who has NME and GBS; Cat; and Ben once more."""
    return do(before_draw(mode, **agreed), ac.DrawOrder(actor=BANK, order=ORDER))
