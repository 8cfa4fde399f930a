"""Copies of games in the program's folder: written whole or not at all, the oldest give way."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

from core.store import backups as module
from core.store.backups import COPIES, Backups
from core.store.entries import Header
from core.store.journal import Journal

START = datetime(2026, 3, 14, 19, tzinfo=UTC)


def journal(player: str = "Anna") -> Journal:
    return Journal.in_memory(Header("1844", "a" * 64, "0.1.0", "2026-03-14T19:00:00.000Z", {"players": [player]}))


def test_the_last_copies_of_a_game_stay(tmp_path: Path) -> None:
    backups, game = Backups(tmp_path / "backups"), journal()
    for number in range(COPIES + 3):
        game.append({"n": number})
        backups.write(game.snapshot(), "evening", START + timedelta(minutes=number))
    found = backups.all()
    assert [backup.entries for backup in found] == list(range(COPIES + 3, 3, -1))
    assert {backup.name for backup in found} == {"evening"}
    assert found[0].made == START + timedelta(minutes=COPIES + 2)
    kept = Journal.open(found[0].path, read_only=True)
    assert list(kept.entries()) == list(game.entries())
    assert len(list((tmp_path / "backups").rglob("*.*"))) == COPIES


def test_a_game_that_has_not_gone_on_needs_no_further_copy(tmp_path: Path) -> None:
    backups, game = Backups(tmp_path), journal()
    game.append({"n": 1})
    assert backups.write(game.snapshot(), "evening", START) is not None
    assert backups.write(game.snapshot(), "evening", START + timedelta(hours=1)) is None
    assert len(backups.all()) == 1


def test_games_that_nobody_plays_any_more_give_way(tmp_path: Path) -> None:
    backups = Backups(tmp_path)
    for number in range(module.GAMES + 2):
        game = journal(f"player {number}")
        game.append({"n": 1})
        backups.write(game.snapshot(), f"game {number}", START + timedelta(minutes=number))
    names = [backup.name for backup in backups.all()]
    assert len(names) == module.GAMES
    assert "game 0" not in names
    assert len(list(tmp_path.iterdir())) == module.GAMES


def test_names_of_files_lead_nowhere_else(tmp_path: Path) -> None:
    backups, game = Backups(tmp_path / "backups"), journal()
    game.append({"n": 1})
    path = backups.write(game.snapshot(), "../../x~1~y\n", START)
    assert path is not None
    assert path.parent.parent == tmp_path / "backups"
    assert backups.all()[0].name == ".._.._x_1_y_"


def test_what_else_lies_in_the_folder_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "0000").mkdir()
    (tmp_path / "letter").write_text("Dear Anna")
    (tmp_path / "0000" / "99999999T999999Z~1~x.bankhalter").write_text("")
    assert Backups(tmp_path).all() == []
    assert Backups(tmp_path / "nowhere").all() == []
