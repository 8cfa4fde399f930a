"""Files of games that the start page lists."""

from pathlib import Path

from core.interchange.game_file import create_game, new_setup
from core.rail18 import actions as ac
from core.rail18.state import Player
from ui.app.settings import Settings

NAMES = ("Anna", "Beat", "Cleo")


def game_file(settings: Settings, name: str = "game.bankhalter", bids: int = 2) -> Path:
    path = settings.folder / name
    players = [Player(f"p{number}", name) for number, name in enumerate(NAMES, start=1)]
    game = create_game(path, new_setup("1844", players, mode="table"))
    for amount in range(20, 20 + 5 * bids, 5):
        frame = game.state.frame
        game.dispatch(ac.Bid(actor=frame.bidder, private="P1", amount=amount))  # type: ignore[union-attr]
    game.log.close()  # type: ignore[attr-defined]
    return path
