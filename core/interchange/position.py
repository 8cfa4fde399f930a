"""The position that a file holds: a game file where it stands, or a recorded game at its end."""

from pathlib import Path

from core import registry
from core.interchange.game_file import new_setup, open_game
from core.interchange.recorded import Replay
from core.interchange.recorded_file import looks_recorded, read_recorded
from core.interchange.wording import no_file_text
from core.kernel.errors import GameFileError
from core.rail18.engine import Engine18
from core.rail18.state import Player, State


def read_position(path: Path) -> tuple[Engine18, State]:
    """Raises BankhalterError with one sentence for a file that cannot be read."""
    if not path.is_file():
        raise GameFileError(no_file_text(path))
    if looks_recorded(path):
        recorded = read_recorded(path)
        setup = new_setup(recorded.title, [Player(*player) for player in recorded.players], "online")
        replay = Replay(registry.engine(setup), recorded)
        for _ in replay.steps():
            pass
        return replay.engine, replay.state
    game = open_game(path, read_only=True)
    assert isinstance(game.engine, Engine18)
    return game.engine, game.state
