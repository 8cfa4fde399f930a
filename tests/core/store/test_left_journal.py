"""A rollback journal beside a game file: of the last commit, of an old one, of another game."""

import os
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import pairwise, starmap
from pathlib import Path

import pytest

from core.kernel.log import Draft
from core.store.database import Writer
from core.store.entries import Header
from core.store.errors import JournalError
from core.store.journal import Journal
from tests.core.store.rollback_journals import PAGE, SECTOR, rollback_journal

HEADER = Header("1844", "a" * 64, "0.1.0", "2026-03-14T19:00:00.000Z", {})
COMMITS = 12


@dataclass(frozen=True)
class Played:
    """A game, commit by commit: the file after so many of them, and the rollback journal of each."""

    files: tuple[bytes, ...]
    journals: tuple[bytes, ...]  # journals[n] leads from files[n + 1] back to files[n]
    counts: tuple[int, ...]  # entries of each file


def played(folder: Path, name: str) -> Played:
    path = folder / "evening.bank"
    files, counts = [], []
    with Journal.create(path, replace(HEADER, setup={"name": name})) as journal:
        for commit in range(COMMITS + 1):
            files.append(path.read_bytes())
            counts.append(len(journal))
            events = [{"name": name, "x": "x" * (commit * 1700 % 9000)}]
            journal.append_all([Draft({}, events) for _ in range(1 + commit % 2)])
    return Played(tuple(files), tuple(starmap(rollback_journal, pairwise(files))), tuple(counts))


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Played:
    return played(tmp_path_factory.mktemp("evening"), "evening")


@pytest.fixture(scope="module")
def other(tmp_path_factory: pytest.TempPathFactory) -> Played:
    return played(tmp_path_factory.mktemp("other"), "other")


@pytest.fixture
def lay(tmp_path: Path) -> Callable[[bytes, bytes], Path]:
    def lay(file: bytes, journal: bytes) -> Path:
        path = tmp_path / "evening.bank"
        path.write_bytes(file)
        Path(f"{path}-journal").write_bytes(journal)
        return path

    return lay


Lay = Callable[[bytes, bytes], Path]


def opened(path: Path) -> int:
    """How many entries are there after it was opened for writing."""
    with Journal.open(path) as journal:
        found = len(journal)
        journal.append({"n": 0}, [{"n": 0}])
    assert len(Journal.open(path, read_only=True)) == found + 1
    return found


def left_alone(path: Path) -> int:
    """Refused with what was found, nothing changed; how many entries the version has that is opened instead."""
    before = {file: file.read_bytes() for file in path.parent.iterdir()}
    with pytest.raises(JournalError) as caught:
        Journal.open(path)
    assert caught.value.code == "old_journal"
    saved, report = Journal.rescue(path)
    assert report.problem is not None
    assert report.problem.code == "old_journal"
    assert report.entry is None
    assert len(Journal.open(path, read_only=True)) == len(saved)
    assert {file: file.read_bytes() for file in path.parent.iterdir()} == before
    return len(saved)


@pytest.mark.parametrize("commit", range(COMMITS))
def test_the_journal_of_an_old_commit_takes_nothing_away(evening: Played, lay: Lay, commit: int) -> None:
    for newer in range(commit + 2, COMMITS + 1):
        path = lay(evening.files[newer], evening.journals[commit])
        assert left_alone(path) == evening.counts[newer]


@pytest.mark.parametrize("commit", range(COMMITS))
def test_the_journal_of_the_last_commit(evening: Played, lay: Lay, commit: int) -> None:
    """Whether the kill struck before the file was touched or after all was written: what is whole stays."""
    before, after = evening.files[commit : commit + 2]
    assert opened(lay(before, evening.journals[commit])) == evening.counts[commit]
    path = lay(after, evening.journals[commit])
    assert opened(path) == evening.counts[commit + 1]
    assert list(path.parent.iterdir()) == [path]


def test_a_journal_that_was_never_begun_is_removed(evening: Played, lay: Lay) -> None:
    """SQLite would go on with it, though perhaps its name was never flushed."""
    path = lay(evening.files[5], bytes(SECTOR) + evening.journals[5][SECTOR:])
    writer = Writer(path)
    try:
        assert len(writer.attach(probe=False).entries) == evening.counts[5]
        assert not Path(f"{path}-journal").exists()
    finally:
        writer.release()


def test_a_whole_commit_is_written_again_before_its_journal_goes(evening: Played, lay: Lay) -> None:
    """Flushing is not enough: what failed to be flushed once may look flushed ever after."""
    path = lay(evening.files[5], evening.journals[4])
    os.utime(path, (0, 0))
    Journal.open(path).close()
    assert path.stat().st_mtime_ns > 0
    assert path.read_bytes() == evening.files[5]


@pytest.mark.parametrize("commit", range(COMMITS))
def test_a_commit_that_was_written_in_part_is_rolled_back(evening: Played, lay: Lay, commit: int) -> None:
    before, after = evening.files[commit : commit + 2]
    longer = before.ljust(len(after), b"\0")
    pages = [at for at in range(0, len(after), PAGE) if longer[at : at + PAGE] != after[at : at + PAGE]]
    for written in range(1, len(pages)):
        half = bytearray(longer)
        for at in pages[:written]:
            half[at : at + PAGE] = after[at : at + PAGE]
        assert opened(lay(bytes(half), evening.journals[commit])) in evening.counts[commit : commit + 2]


@pytest.mark.parametrize("commit", range(2, COMMITS))
def test_the_journal_of_a_later_commit_spoils_nothing(evening: Played, lay: Lay, commit: int) -> None:
    """As beside a file that was put back."""
    for older in range(commit):
        path = lay(evening.files[older], evening.journals[commit])
        assert left_alone(path) >= evening.counts[older]


@pytest.mark.parametrize("commit", range(COMMITS))
def test_the_journal_of_another_game_does_not_make_a_file_look_damaged(
    evening: Played, other: Played, lay: Lay, commit: int
) -> None:
    for file, count in zip(evening.files, evening.counts, strict=True):
        path = lay(file, other.journals[commit])
        try:
            assert opened(path) == count  # the same pages: nothing would be changed
        except JournalError:
            assert left_alone(path) == count


def test_a_damaged_file_beside_an_old_journal_is_saved_as_far_as_either_is_good(evening: Played, lay: Lay) -> None:
    file = bytearray(evening.files[-1])
    place = file.rindex(b'"x":"') + 5
    file[place : place + 1] = b"y"
    path = lay(bytes(file), evening.journals[1])
    with pytest.raises(JournalError):
        Journal.open(path)
    assert len(Journal.rescue(path)[0]) == evening.counts[-1] - 1
