"""An engine without a game, for questions about a board: a title with its rulings, and nobody in particular plays."""

from core import registry
from core.interchange.game_file import new_setup
from core.rail18.engine import Engine18
from core.rail18.state import Player


def board_engine(title: str, preset: str | None = None, overrides: dict[str, str] | None = None) -> Engine18:
    """Ask it with `core.rail18.routes.on_board.run_on_board`. Raises BankhalterError with one sentence."""
    fewest = min(int(number) for number in registry.title(title).data.players)
    players = [Player(str(number), str(number)) for number in range(1, fewest + 1)]
    return registry.engine(new_setup(title, players, preset, overrides))
