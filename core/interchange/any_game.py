"""A game, whatever file it is in: a game file, a recorded game, or one that ships with the program."""

from collections.abc import Callable
from pathlib import Path
from typing import Literal

from core.interchange.game_file import AnyGame, open_game
from core.interchange.recorded_file import looks_recorded
from core.interchange.recorded_import import Imported, imported_game, read_import
from core.interchange.sample import SUFFIX, read_sample
from core.interchange.wording import no_file_text
from core.kernel.errors import GameFileError
from core.text.catalogue import text

Kind = Literal["game", "recorded", "sample"]


def kind_of(path: Path) -> Kind:
    """What it would have to be, by its first letters and its ending. Raises GameFileError for what is no file."""
    try:
        if not path.is_file():
            raise GameFileError(no_file_text(path))
        if not looks_recorded(path):
            return "game"
    except (OSError, ValueError):  # a path may hold what no system takes
        raise GameFileError(text("file-unreadable", file=path.name)) from None
    return "sample" if path.suffix == SUFFIX else "recorded"


def read_actions(path: Path, told: Callable[[int, int], object] | None = None) -> Imported:
    """Of what is no game file. Raises BankhalterError with one sentence. `told` hears of actions done and all."""
    return (read_sample if kind_of(path) == "sample" else read_import)(path, told)


def read_game(path: Path) -> AnyGame:
    """At its present moment; the file is only read. Raises BankhalterError with one sentence."""
    return open_game(path, read_only=True) if kind_of(path) == "game" else imported_game(read_actions(path))
