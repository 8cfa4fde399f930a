"""Names of folders and copies are flushed: what lies in them would be lost with them."""

import errno
import os
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

from core.interchange.writing import make_folder
from core.kernel.errors import GameFileError
from core.store import backups, folders
from core.store.backups import Backups
from core.store.entries import Header
from core.store.journal import Journal
from tests.systems import on_posix

HEADER = Header("1844", "a" * 64, "0.1.0", "2026-03-14T19:00:00.000Z", {})


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
    game = Journal.in_memory(HEADER)
    for hour in (19, 20):
        game.append({"n": hour})
        Backups(tmp_path).write(game.snapshot(), "evening", datetime(2026, 3, 14, hour, tzinfo=UTC))
    folder, there = flushed[-1]
    assert len(there) == 2
    assert names(folder) == there[1:]


@on_posix
def test_a_folder_that_knows_no_flushing_is_no_trouble(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", failing(errno.EINVAL))
    folders.flush(tmp_path)
    with Journal.create(tmp_path / "evening.bank", HEADER) as journal:
        journal.append({"n": 1})


@on_posix
@pytest.mark.parametrize("trouble", [errno.EIO, errno.EACCES])
def test_a_new_file_whose_name_cannot_be_flushed_is_told_and_not_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: int
) -> None:
    """SQLite flushes the folder too, but does not mind if that fails. A folder that may not be read says so before."""
    monkeypatch.setattr(os, "fsync", failing(trouble))
    with pytest.raises(GameFileError, match="cannot be created"):
        Journal.create(tmp_path / "evening.bank", HEADER)
    assert names(tmp_path) == []


def failing(number: int) -> Callable[[int], None]:
    def fsync(handle: int) -> None:
        raise OSError(number, os.strerror(number))

    return fsync
