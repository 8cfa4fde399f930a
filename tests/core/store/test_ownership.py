"""One owner: whoever has a game keeps it, whatever it and others are doing."""

import errno
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from core.store import database, ownership
from core.store.contents import Contents
from core.store.errors import JournalError
from core.store.journal import Journal
from core.store.ownership import Ownership
from tests.core.store.evening import HEADER, LONG, journal, numbers, path, play
from tests.core.store.processes import LATE_READER, OPENER, READER, TAKER, opened_elsewhere, program
from tests.systems import on_posix, open_files_can_go

__all__ = ["journal", "path"]


# -- the others


def test_a_second_program_does_not_get_the_game_while_the_first_writes(path: Path, journal: Journal) -> None:
    """Also in the moment in which the second one waits for it."""
    with program(OPENER, path) as other, program(LATE_READER, path) as late:
        while other.runs and late.runs:
            pass
        play(journal)
        assert other.said() == "in_use"
    play(journal)
    assert numbers(path) == [1, 2, 3]


def test_a_program_that_does_not_know_the_lock_file_does_not_get_it_either(path: Path, journal: Journal) -> None:
    journal.keep_going()
    with program(TAKER, path) as other:
        while other.runs:
            if not journal.behind:
                play(journal)
        assert other.said() == "SQLITE_BUSY"
    assert journal.catch_up(LONG)
    assert journal.trouble is None
    assert numbers(path) == list(range(1, len(journal) + 1))


def test_nor_while_the_first_takes_its_file_again(
    path: Path, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = []

    def ask_first(path: Path, version: object) -> Contents:
        said.append(opened_elsewhere(path))
        return load(path, version)  # type: ignore[arg-type]

    load = database.load
    monkeypatch.setattr(database, "load", ask_first)
    os.utime(path, (0, 0))  # as a synced folder does
    play(journal)
    assert said == ["in_use"]
    assert numbers(path) == [1, 2]


def test_nor_while_another_program_reads_and_entries_wait(path: Path, journal: Journal) -> None:
    journal.keep_going()
    with program(READER, path) as reader:
        assert reader.said() == "reading"
        play(journal)
        assert journal.behind == 1
        assert opened_elsewhere(path) == "in_use"
    assert journal.catch_up(LONG)
    assert numbers(path) == [1, 2]


@open_files_can_go
def test_nor_while_the_first_is_in_trouble(path: Path, journal: Journal) -> None:
    journal.keep_going()
    elsewhere = path.rename(path.parent / "elsewhere")
    play(journal)
    elsewhere.rename(path)
    assert opened_elsewhere(path) == "in_use"
    assert journal.catch_up()
    assert numbers(path) == [1, 2]


def test_nor_after_somebody_has_looked_into_every_file_of_the_folder(path: Path, journal: Journal) -> None:
    """As Qt's file dialog does; POSIX then drops all locks that the process has by SQLite."""
    for file in path.parent.iterdir():
        file.open("rb").close()
    assert opened_elsewhere(path) == "in_use"
    play(journal)
    assert numbers(path) == [1, 2]


@open_files_can_go
def test_a_lock_file_that_somebody_has_removed_is_made_again(path: Path, journal: Journal) -> None:
    Path(f"{path}-lock").unlink()
    assert opened_elsewhere(path) == "in_use", "SQLite's own lock holds as long"
    play(journal)
    for file in path.parent.iterdir():
        file.open("rb").close()
    assert opened_elsewhere(path) == "in_use"


def test_a_second_window_of_the_same_program_does_not_get_it(path: Path, journal: Journal) -> None:
    with pytest.raises(JournalError) as caught:
        Journal.open(path)
    assert caught.value.code == "in_use"
    play(journal)
    assert numbers(path) == [1, 2]


# -- the end


def test_the_lock_ends_with_its_owner_however_that_ends(path: Path) -> None:
    Journal.create(path, HEADER).close()
    for end in ("close", "kill"):
        with program(OPENER, path) as owner:
            assert owner.said() == "opened"
            with pytest.raises(JournalError) as caught:
                Journal.open(path)
            assert caught.value.code == "in_use"
            (owner.kill if end == "kill" else owner.end)()
        with Journal.open(path) as journal:
            play(journal)
    assert numbers(path) == [1, 2]
    assert list(path.parent.iterdir()) == [path], "what a killed program left is cleared away"


@on_posix
def test_a_lock_file_that_is_taken_away_between_opening_and_locking_is_no_lock(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise two programs would have the game, each with a lock file of its own."""
    Journal.create(path, HEADER).close()
    first, second = Ownership(path), Ownership(path)
    first.take()
    lock = ownership._lock

    def late(handle: int) -> None:
        first.let_go()
        lock(handle)

    monkeypatch.setattr(ownership, "_lock", late)
    second.take()
    assert second.holds
    assert opened_elsewhere(path) == "in_use"
    second.let_go()
    assert list(path.parent.iterdir()) == [path]


# -- folders of all kinds


@pytest.mark.parametrize("cause", [errno.ENOLCK, errno.EOPNOTSUPP, errno.EINVAL])
def test_a_folder_without_locks_is_named(path: Path, monkeypatch: pytest.MonkeyPatch, cause: int) -> None:
    Journal.create(path, HEADER).close()

    def refuse(handle: int) -> None:
        raise OSError(cause, "no locks")

    monkeypatch.setattr(ownership, "_lock", refuse)
    with pytest.raises(JournalError) as caught:
        Journal.open(path)
    assert caught.value.code == "no_locks"
    assert list(path.parent.iterdir()) == [path]
    assert len(Journal.open(path, read_only=True)) == 0


def as_folder(path: Path) -> None:
    path.mkdir()


def as_text(path: Path) -> None:
    path.write_text("precious")


def as_link(path: Path) -> None:
    (path.parent / "precious").write_text("precious")
    path.symlink_to(path.parent / "precious")


@on_posix
@pytest.mark.parametrize("make", [as_folder, as_text, as_link])
def test_what_others_call_a_lock_is_left_as_it_is(path: Path, make: Callable[[Path], None]) -> None:
    Journal.create(path, HEADER).close()
    make(Path(f"{path}-lock"))
    before = {file: file.is_file() and file.read_bytes() for file in path.parent.iterdir()}
    with pytest.raises(JournalError) as caught:
        Journal.open(path)
    assert caught.value.code == "changed"
    assert {file: file.is_file() and file.read_bytes() for file in path.parent.iterdir()} == before


def test_nothing_is_written_into_the_lock(path: Path, journal: Journal) -> None:
    """After a power cut it would hold zeros or anything, and look like a file of another program."""
    assert Path(f"{path}-lock").read_bytes() == b""
    play(journal)
    assert Path(f"{path}-lock").read_bytes() == b""


def test_a_copied_folder_brings_no_owner_along(path: Path, journal: Journal) -> None:
    """As a synced folder does on another computer."""
    copy = path.parent / "synced" / path.name
    copy.parent.mkdir()
    for file in (path, Path(f"{path}-lock")):
        shutil.copyfile(file, copy.parent / file.name)
    with Journal.open(copy) as other:
        play(other)
    assert list(copy.parent.iterdir()) == [copy]
