"""A game to be looked at, whatever file it is in: a game file, a recorded game, or one that ships with the program."""

from pathlib import Path

from core.interchange.game_file import Game18, open_game
from core.interchange.recorded_file import looks_recorded
from core.interchange.recorded_import import imported_game, read_import
from core.interchange.sample import SUFFIX, read_sample
from core.interchange.wording import no_file_text
from core.kernel.errors import GameFileError
from core.text.catalogue import text


def read_game(path: Path) -> Game18:
    """At its present moment; the file is only read. Raises BankhalterError with one sentence."""
    try:
        if not path.is_file():
            raise GameFileError(no_file_text(path))
        written_out = looks_recorded(path)
    except (OSError, ValueError):  # a path may hold what no system takes
        raise GameFileError(text("file-unreadable", file=path.name)) from None
    if not written_out:
        return open_game(path, read_only=True)
    return imported_game((read_sample if path.suffix == SUFFIX else read_import)(path))
