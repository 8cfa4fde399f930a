"""Names of folders and copies are flushed: what lies in them would be lost with them."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from core.interchange.writing import make_folder
from core.store import backups, folders
from core.store.backups import Backups
from core.store.entries import Header
from core.store.journal import Journal


@pytest.fixture
def flushed(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Path, list[str]]]:
    """Folders, with what was in them when they were flushed."""
    found: list[tuple[Path, list[str]]] = []
    monkeypatch.setattr(folders, "flush", lambda folder: found.append((folder, names(folder))))
    return found


def names(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


def test_each_new_folder_is_flushed_into_the_one_above(tmp_path: Path, flushed: list[tuple[Path, list[str]]]) -> None:
    make_folder(tmp_path / "documents" / "games")
    assert flushed == [(tmp_path, ["documents"]), (tmp_path / "documents", ["games"])]
    make_folder(tmp_path / "documents" / "games")
    assert len(flushed) == 2


def test_a_copy_is_flushed_before_the_oldest_gives_way(
    tmp_path: Path, flushed: list[tuple[Path, list[str]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backups, "COPIES", 1)
    game = Journal.in_memory(Header("1844", "a" * 64, "0.1.0", "2026-03-14T19:00:00.000Z", {}))
    for hour in (19, 20):
        game.append({"n": hour})
        Backups(tmp_path).write(game.snapshot(), "evening", datetime(2026, 3, 14, hour, tzinfo=UTC))
    folder, there = flushed[-1]
    assert len(there) == 2
    assert names(folder) == there[1:]


def test_a_folder_that_cannot_be_flushed_is_no_trouble(tmp_path: Path) -> None:
    folders.flush(tmp_path)
    folders.flush(tmp_path / "nowhere")
