"""Copies of games in the program's folder: written whole or not at all, the oldest give way."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from core.store import backups as module
from core.store.backups import COPIES, Backups
from core.store.entries import Header
from core.store.journal import Journal

Patch = pytest.MonkeyPatch
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


# --- clocks go wrong


def test_a_clock_that_ran_ahead_does_not_cost_the_copies_made_after_it(tmp_path: Path) -> None:
    backups, game = Backups(tmp_path), journal()
    ahead = START + timedelta(days=400)
    for number in range(COPIES + 3):
        game.append({"n": number})
        backups.write(game.snapshot(), "evening", ahead + timedelta(minutes=number))
    for number in range(4):
        game.append({"n": number})
        path = backups.write(game.snapshot(), "evening", START + timedelta(minutes=number))
        assert path is not None
        assert path.exists()
        assert backups.all()[0].path == path
    whole = len(game)
    assert [backup.entries for backup in backups.all()] == list(range(whole, whole - COPIES, -1))


def test_games_of_a_clock_that_ran_ahead_give_way_too(tmp_path: Path) -> None:
    backups = Backups(tmp_path)
    for number in range(module.GAMES):
        game = journal(f"player {number}")
        game.append({"n": 1})
        backups.write(game.snapshot(), f"game {number}", START + timedelta(days=400 + number))
    today = journal("today")
    today.append({"n": 1})
    backups.write(today.snapshot(), "today", START)
    names = [backup.name for backup in backups.all()]
    assert names[0] == "today"
    assert len(names) == module.GAMES
    assert "game 0" not in names


def test_copies_made_before_they_were_numbered_are_the_oldest(tmp_path: Path) -> None:
    backups, game = Backups(tmp_path), journal()
    game.append({"n": 1})
    path = backups.write(game.snapshot(), "evening", START)
    assert path is not None
    before = path.rename(path.with_name("20990101T000000Z~1~evening.bankhalter"))
    game.append({"n": 2})
    assert backups.write(game.snapshot(), "evening", START) is not None
    assert [backup.entries for backup in backups.all()] == [2, 1]
    assert backups.all()[1].path == before


# --- killed while a copy is made


@pytest.mark.parametrize("player", ["Anna", "Beat"])
def test_what_a_kill_left_unfinished_is_removed_with_the_next_copy(
    player: str, tmp_path: Path, monkeypatch: Patch
) -> None:
    """Of the same game, or of any other."""
    backups, game, killed_game = Backups(tmp_path), journal(), journal(player)
    for one in (game, killed_game):
        one.append({"n": 1})

    def killed(path: Path, *content: object) -> None:
        path.write_bytes(b"half of a copy")
        path.with_name(f"{path.name}-journal").write_bytes(b"of SQLite")
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(module.database, "create", killed)
        with pytest.raises(KeyboardInterrupt):
            backups.write(killed_game.snapshot(), "evening", START)
    assert len([path for path in tmp_path.rglob("*") if path.is_file()]) == 2
    written = backups.write(game.snapshot(), "evening", START)
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == [written]


@pytest.mark.parametrize("name", ["日" * 200, "🚂" * 200, "e" * 5000])
def test_a_long_name_is_shortened_for_the_copy(name: str, tmp_path: Path) -> None:
    backups, game = Backups(tmp_path), journal()
    game.append({"n": 1})
    assert backups.write(game.snapshot(), name, START) is not None
    assert name.startswith(backups.all()[0].name)
