"""The game that a record becomes: made in stretches, so that it can be cancelled, and put into a file as a whole."""

from pathlib import Path

import pytest

from core.interchange import game_file
from core.interchange.game_file import open_game
from core.interchange.recorded_import import STRETCH, Imported, imported_game, kept_game
from core.interchange.sample import first_sample, read_sample
from core.kernel.errors import GameFileError
from core.store.journal import Journal


@pytest.fixture(scope="module")
def imported() -> Imported:
    path = first_sample()
    assert path is not None
    return read_sample(path, enough=lambda kinds: STRETCH * 2 + 7)


def test_it_is_told_how_far_the_game_is(imported: Imported) -> None:
    told: list[tuple[int, int]] = []
    game = imported_game(imported, lambda done, whole: told.append((done, whole)))
    number = len(imported.drafts)
    assert told == [(STRETCH, number), (2 * STRETCH, number), (number, number)]
    assert isinstance(game.log, Journal)
    assert (len(game.log), game.log.head) == (number, number)
    assert game.state == game_file.game_in(game.log, game.engine).state


def test_who_is_told_can_end_it(imported: Imported) -> None:
    class Enough(Exception):
        pass

    def told(done: int, whole: int) -> None:
        if done > STRETCH:
            raise Enough

    with pytest.raises(Enough):
        imported_game(imported, told)


def test_it_goes_on_in_a_file_that_has_all_of_it(imported: Imported, tmp_path: Path) -> None:
    path = tmp_path / "game.bankhalter"
    game = imported_game(imported)
    hashes = [entry.hash for entry in game.log.entries()]  # type: ignore[attr-defined]
    kept = kept_game(game, path)
    assert kept is game
    game.undo()
    game.log.close()  # type: ignore[attr-defined]
    again = open_game(path)
    assert [entry.hash for entry in again.log.entries()][:-1] == hashes  # type: ignore[attr-defined]
    assert again.state == game.state
    again.log.close()  # type: ignore[attr-defined]


def test_where_no_file_can_be_made_it_stays_in_memory(imported: Imported, tmp_path: Path) -> None:
    game = imported_game(imported)
    with pytest.raises(GameFileError):
        kept_game(game, tmp_path / "nowhere" / "game.bankhalter")
    assert list(tmp_path.iterdir()) == []
    assert game.undo() is not None
