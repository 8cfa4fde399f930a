"""What must not cost a game: kills, full disks, read-only folders, files that vanish or change under our hands."""

import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from core.kernel.errors import GameFileError
from core.store.database import Writer
from core.store.entries import Header
from core.store.errors import JournalError
from core.store.journal import Journal
from tests.core.store.processes import LATE_READER, READER
from tests.systems import on_posix, open_files_can_go

HEADER = Header("1844", "a" * 64, "0.1.0", "2026-03-14T19:00:00.000Z", {})
KILLS = 10
LOOKS = 1_000_000  # at a file, until something happens to it


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "evening.bank"


@pytest.fixture
def journal(path: Path) -> Iterator[Journal]:
    with Journal.create(path, HEADER) as journal:
        journal.append({"n": 1}, [{"n": 1}])
        yield journal


def numbers(path: Path) -> list[int]:
    return [entry.events[0]["n"] for entry in Journal.open(path, read_only=True).entries() if entry.events]


def start(code: str, *arguments: object, until: subprocess.Popen[bytes] | None = None) -> subprocess.Popen[bytes]:
    """What it reads from the keyboard comes from another program, and ends with it."""
    command = [sys.executable, "-c", textwrap.dedent(code), *map(str, arguments)]
    return subprocess.Popen(command, stdin=None if until is None else until.stdout, stdout=subprocess.PIPE)


# -- kills

PLAYER = """
    import os, sys
    from core.kernel.log import Draft
    from core.store.journal import Journal
    journal = Journal.open(sys.argv[1])
    while True:
        size = len(journal) * 37 % 9000  # some entries fill several pages
        journal.append_all([Draft({"n": 0}, [{"n": len(journal), "x": "x" * size}])])
        os.write(1, journal.tip_hash.encode())
        if len(journal) % 5 == 0:
            journal.undo()
            os.write(1, journal.tip_hash.encode())
"""


def wait_for_a_write(path: Path, progress: str) -> None:
    """Begun: its rollback journal lies there; half done: the file itself is changing."""
    rollback, before = Path(f"{path}-journal"), path.stat().st_mtime_ns
    for _ in range(LOOKS):
        if progress == "none" or (rollback.exists() and (progress == "begun" or path.stat().st_mtime_ns != before)):
            return
    raise AssertionError("nothing is written")


@on_posix
def test_every_acknowledged_entry_survives_a_kill(path: Path) -> None:
    Journal.create(path, HEADER).close()
    chance = random.Random(1844)
    shown: list[str] = []
    for _ in range(KILLS):
        player = start(PLAYER, path)
        assert player.stdout is not None
        try:
            first = player.stdout.read(64 * chance.randint(1, 12))
            wait_for_a_write(path, chance.choice(("none", "begun", "half done")))
        finally:
            player.send_signal(signal.SIGKILL)
        acknowledged = first + player.stdout.read()
        player.stdout.close()
        player.wait()
        shown += [acknowledged[at : at + 64].decode() for at in range(0, len(acknowledged) - 63, 64)]
        assert Journal.verify(path).ok  # beside the rollback journal that may lie there, without touching it
        with Journal.open(path) as journal:
            stored = [entry.hash for entry in journal.entries()]
            assert set(shown) <= set(stored)
            assert len(stored) <= len(shown) + KILLS  # at most one more each time, written but not yet acknowledged
        assert list(path.parent.iterdir()) == [path]
    assert len(shown) > KILLS


@pytest.fixture
def interrupted(path: Path, journal: Journal) -> Path:
    """As a kill leaves it at the worst moment: half of a big commit in the file, the rest in the rollback journal."""
    journal.close()
    good = path.read_bytes()
    writer = sqlite3.connect(path, isolation_level=None)
    writer.execute("PRAGMA cache_size = 2")
    writer.execute("BEGIN")
    row = ("x" * 3000,) * 7
    for number in range(2, 200):
        writer.execute("INSERT INTO entry VALUES (?, 0, ?, ?, ?, ?, ?, ?, ?)", (number, *row))
    folder = path.parent / "killed"
    folder.mkdir()
    for name in (path.name, f"{path.name}-journal"):
        shutil.copyfile(path.parent / name, folder / name)
    writer.execute("ROLLBACK")
    writer.close()
    assert (folder / path.name).stat().st_size > 2 * len(good)
    return folder / path.name


def test_an_interrupted_commit_is_rolled_back(interrupted: Path) -> None:
    with Journal.open(interrupted) as journal:
        assert len(journal) == 1
        journal.append({"n": 2}, [{"n": 2}])
    assert numbers(interrupted) == [1, 2]
    assert list(interrupted.parent.iterdir()) == [interrupted]


def test_readers_put_an_interrupted_commit_right_on_a_copy(interrupted: Path) -> None:
    before = {file: file.read_bytes() for file in interrupted.parent.iterdir()}
    assert numbers(interrupted) == [1]
    assert {file: file.read_bytes() for file in interrupted.parent.iterdir()} == before


def test_a_journal_of_another_program_is_not_played_back(path: Path, journal: Journal, tmp_path: Path) -> None:
    """A super-journal would let the file name another file to be deleted; a write-ahead log would change the mode."""
    journal.close()
    victim = tmp_path / "victim"
    victim.write_bytes(b"precious")
    for suffix, content in (("-journal", os.fsencode(victim) + bytes.fromhex("d9d505f920a163d7")), ("-wal", b"")):
        beside = Path(f"{path}{suffix}")
        beside.write_bytes(content)
        for read_only in (False, True):
            with pytest.raises(GameFileError, match="another program has left"):
                Journal.open(path, read_only=read_only)
        assert victim.exists()
        beside.unlink()
    assert numbers(path) == [1]


# -- the disk refuses

FILL = """
    import resource, signal, sys
    from core.store.errors import JournalError
    from core.store.journal import Journal
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    journal = Journal.open(sys.argv[1])
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (40_000, most))
    try:
        while True:
            journal.append({"n": 0}, [{"n": len(journal) + 1, "x": "x" * 5000}])
    except JournalError as error:
        full = len(journal)
        for again in range(2):
            try:
                journal.append({"n": 0}, [{"n": 0, "x": "x" * 5000}])
            except JournalError as second:
                assert len(journal) == full and journal.head == full
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
        journal.append({"n": 0}, [{"n": full + 1}])
        journal.close()
        print(full, error.code)
"""


@on_posix
def test_a_file_that_cannot_grow_stays_whole_and_can_go_on(path: Path, journal: Journal) -> None:
    journal.close()
    child = start(FILL, path)
    said = child.communicate()[0].decode().split()
    assert child.returncode == 0
    full, code = int(said[0]), said[1]
    assert 3 < full < 20
    assert code in ("disk_full", "unwritable")
    assert numbers(path) == list(range(1, full + 2))
    assert list(path.parent.iterdir()) == [path]


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    disk = tmp_path / "disk"
    disk.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=128k", "tmpfs", str(disk)]
    if shutil.which("mount") is None or subprocess.run(command, capture_output=True, check=False).returncode:
        pytest.skip("a small disk can only be mounted by root on Linux")
    yield disk
    subprocess.run(["umount", str(disk)], check=True)


def test_a_full_disk(small_disk: Path) -> None:
    path = small_disk / "evening.bank"
    journal = Journal.create(path, HEADER)
    filler = small_disk / "filler"
    filler.write_bytes(b"x" * 40_000)
    with pytest.raises(JournalError) as caught:  # noqa: PT012
        while True:
            journal.append({"n": 0}, [{"n": len(journal) + 1, "x": "x" * 3000}])
    assert str(caught.value) == 'There is no space left on the disk for the game file "evening.bank".'
    full = len(journal)
    assert full > 1
    with pytest.raises(GameFileError, match="no space left"):
        journal.append({"n": 0}, [{"n": 0, "x": "x" * 30_000}])
    with pytest.raises(GameFileError):
        journal.save_copy(small_disk / "copy")
    assert not (small_disk / "copy").exists()
    filler.unlink()
    journal.append({"n": 0}, [{"n": full + 1}])
    journal.close()
    assert numbers(path) == list(range(1, full + 2))
    assert list(small_disk.iterdir()) == [path]


def test_a_commit_that_fails_changes_nothing(path: Path, journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: Writer, entries: object) -> None:
        self.release()
        raise JournalError("unwritable", "The stick is gone.")

    with monkeypatch.context() as patch:
        patch.setattr(Writer, "insert", fail)
        for _ in range(2):
            with pytest.raises(GameFileError, match="The stick is gone"):
                journal.append({"n": 2}, [{"n": 2}])
        assert (len(journal), journal.head) == (1, 1)
    journal.append({"n": 3}, [{"n": 3}])
    journal.close()
    assert numbers(path) == [1, 3]


@pytest.mark.parametrize("found_at_once", [True, False])
def test_a_failed_commit_that_reached_the_disk_all_the_same(
    path: Path, journal: Journal, monkeypatch: pytest.MonkeyPatch, *, found_at_once: bool
) -> None:
    insert, attach = Writer.insert, Writer.attach

    def write_and_fail(self: Writer, entries: list[object]) -> None:
        insert(self, entries)  # type: ignore[arg-type]
        self.release()
        raise JournalError("unwritable", "The folder could not be flushed.")

    def out_of_reach(self: Writer, *, probe: bool) -> None:
        raise JournalError("missing", "The stick is gone.")

    with monkeypatch.context() as patch:
        patch.setattr(Writer, "insert", write_and_fail)
        patch.setattr(Writer, "attach", attach if found_at_once else out_of_reach)
        if found_at_once:
            journal.append({"n": 2}, [{"n": 2}])
        else:
            with pytest.raises(GameFileError, match="could not be flushed"):
                journal.append({"n": 2}, [{"n": 2}])
            assert (len(journal), journal.head) == (1, 1)
    journal.append({"n": 3}, [{"n": 3}])
    journal.close()
    with Journal.open(path) as again:
        line = [entry.events[0]["n"] for entry in again.path_to(again.head)]
        assert line == ([1, 2, 3] if found_at_once else [1, 3])
        assert list(again.entries()) == list(journal.entries())


# -- read-only


@pytest.fixture
def ordinary_user() -> Iterator[None]:
    """Root may write everywhere, so it steps down for a moment."""
    if os.name != "posix":
        pytest.skip("needs POSIX users")
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    yield
    os.seteuid(0)


def make_visible(folder: Path) -> None:
    for each in (folder, *folder.parents):
        if each.stat().st_uid == os.geteuid() and each != Path(each.anchor):
            each.chmod(each.stat().st_mode | 0o055)


@on_posix
@pytest.mark.parametrize("what", ["file", "folder"])
def test_read_only(path: Path, journal: Journal, request: pytest.FixtureRequest, what: str) -> None:
    journal.close()
    make_visible(path.parent)
    path.parent.chmod(0o555)
    path.chmod(0o444 if what == "file" else 0o666)
    before = path.read_bytes()
    request.getfixturevalue("ordinary_user")
    with pytest.raises(JournalError) as caught:
        Journal.open(path)
    assert str(caught.value) == 'The game file "evening.bank" or its folder is read-only.'
    assert caught.value.code == "read_only"
    assert numbers(path) == [1]
    with pytest.raises(GameFileError, match="cannot be created"):
        Journal.create(path.parent / "new.bank", HEADER)
    assert path.read_bytes() == before


# -- the file changes under our hands


@open_files_can_go
def test_a_removed_file(path: Path, journal: Journal) -> None:
    path.rename(path.parent / "elsewhere")
    for _ in range(2):
        with pytest.raises(GameFileError, match='There is no file "evening'):
            journal.append({"n": 2}, [{"n": 2}])
    assert (len(journal), journal.head) == (1, 1)
    (path.parent / "elsewhere").rename(path)
    journal.append({"n": 2}, [{"n": 2}])
    assert numbers(path) == [1, 2]


@open_files_can_go
def test_a_replaced_file_is_not_written(path: Path, journal: Journal) -> None:
    """As a synced folder does when another computer has saved the game too."""
    shutil.copyfile(path, path.parent / "other")
    with Journal.open(path.parent / "other") as other:
        other.append({"n": 7}, [{"n": 7}])
    (path.parent / "other").replace(path)
    before = path.read_bytes()
    with pytest.raises(GameFileError, match="changed by another program"):
        journal.append({"n": 2}, [{"n": 2}])
    assert path.read_bytes() == before
    journal.save_copy(path.parent / "mine")
    assert numbers(path.parent / "mine") == [1]


@open_files_can_go
def test_the_same_game_put_back_by_a_synced_folder(path: Path, journal: Journal) -> None:
    shutil.copy(path, path.parent / "other")
    (path.parent / "other").replace(path)
    journal.append({"n": 2}, [{"n": 2}])
    os.utime(path, (0, 0))
    journal.append({"n": 3}, [{"n": 3}])
    assert numbers(path) == [1, 2, 3]
    with pytest.raises(GameFileError, match="already open"):
        Journal.open(path)


@on_posix
def test_written_by_somebody_who_ignores_the_lock(path: Path, journal: Journal) -> None:
    place = path.read_bytes().index(b'[{"n":1}]')
    handle = os.open(path, os.O_RDWR)
    os.pwrite(handle, b'[{"n":7}]', place)
    os.close(handle)
    os.utime(path, (0, 0))
    with pytest.raises(GameFileError, match="damaged at entry 1"):
        journal.append({"n": 2}, [{"n": 2}])
    assert len(journal) == 1


def test_a_slow_reader_only_delays(path: Path, journal: Journal) -> None:
    """It reads until no more readers are let in, since somebody waits to write."""
    with start(LATE_READER, path) as late, start(READER, path, until=late) as slow:
        try:
            assert slow.stdout is not None
            slow.stdout.readline()
            journal.append({"n": 2}, [{"n": 2}])
            assert late.wait() == 0
        finally:
            late.kill()
    assert numbers(path) == [1, 2]


def test_errors_name_strange_files_safely(tmp_path: Path) -> None:
    strange = ("a{b}.bank", "x" * 140) if os.name == "nt" else ("a{b}.bank", "two\nlines", "x" * 250)
    for name in strange:
        (tmp_path / name).write_bytes(b"x")
        with pytest.raises(GameFileError, match="is not a Bankhalter game") as caught:
            Journal.open(tmp_path / name)
        assert str(caught.value).isprintable()
        assert len(str(caught.value)) < 150


def test_a_name_without_room_for_the_rollback_journal(tmp_path: Path) -> None:
    with pytest.raises(GameFileError, match="cannot be created"):
        Journal.create(tmp_path / ("x" * 250), HEADER)
    assert list(tmp_path.iterdir()) == []


# -- going on in memory


def keep_going(journal: Journal, *values: int) -> None:
    journal.keep_going()
    for value in values:
        journal.append({"n": value}, [{"n": value}])


@open_files_can_go
def test_what_cannot_be_written_is_kept_and_written_later(path: Path, journal: Journal) -> None:
    elsewhere = path.rename(path.parent / "elsewhere")
    keep_going(journal, 2, 3)
    assert (len(journal), journal.head, journal.behind) == (3, 3, 2)
    assert journal.trouble is not None
    assert journal.trouble.code == "missing"
    assert not journal.catch_up()
    elsewhere.rename(path)
    assert journal.catch_up()
    assert (journal.behind, journal.trouble) == (0, None)
    keep_going(journal, 4)
    journal.undo()
    assert numbers(path) == [1, 2, 3, 4]
    journal.close()
    with Journal.open(path) as again:
        assert list(again.entries()) == list(journal.entries())


@open_files_can_go
def test_the_next_entry_takes_along_what_is_missing(path: Path, journal: Journal) -> None:
    path.rename(path.parent / "elsewhere")
    keep_going(journal, 2)
    (path.parent / "elsewhere").rename(path)
    keep_going(journal, 3)
    assert (numbers(path), journal.behind) == ([1, 2, 3], 0)


def test_a_failed_commit_that_reached_the_disk_is_not_written_twice(
    path: Path, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    insert = Writer.insert

    def write_and_fail(self: Writer, entries: list[object]) -> None:
        insert(self, entries)  # type: ignore[arg-type]
        self.release()
        raise JournalError("unwritable", "The folder could not be flushed.")

    with monkeypatch.context() as patch:
        patch.setattr(Writer, "insert", write_and_fail)
        keep_going(journal, 2)
    assert journal.behind == 1
    keep_going(journal, 3)
    assert journal.behind == 0
    assert numbers(path) == [1, 2, 3]


@open_files_can_go
def test_a_replaced_file_is_left_alone_while_the_game_goes_on(path: Path, journal: Journal) -> None:
    shutil.copyfile(path, path.parent / "other")
    with Journal.open(path.parent / "other") as other:
        other.append({"n": 7}, [{"n": 7}])
    (path.parent / "other").replace(path)
    before = path.read_bytes()
    keep_going(journal, 2, 3)
    assert journal.trouble is not None
    assert journal.trouble.code == "changed"
    assert path.read_bytes() == before
    journal.save_copy(path.parent / "mine")
    assert numbers(path.parent / "mine") == [1, 2, 3]


@open_files_can_go
def test_an_older_version_put_back_by_a_synced_folder_is_filled_up(path: Path, journal: Journal) -> None:
    older = path.read_bytes()
    keep_going(journal, 2, 3)
    (path.parent / "older").write_bytes(older)
    (path.parent / "older").replace(path)
    keep_going(journal, 4)
    assert journal.trouble is None
    assert numbers(path) == [1, 2, 3, 4]


def test_a_clock_that_jumps_is_no_trouble(path: Path) -> None:
    """As after a long sleep, or when somebody sets it."""
    times = iter(
        (datetime(2026, 3, 15, tzinfo=UTC), datetime(2001, 1, 1, tzinfo=UTC), datetime(2040, 1, 1, tzinfo=UTC))
    )
    with Journal.create(path, HEADER, now=lambda: next(times)) as journal:
        keep_going(journal, 1, 2, 3)
    assert numbers(path) == [1, 2, 3]


@on_posix
def test_a_disk_without_space_for_a_while(path: Path, journal: Journal) -> None:
    journal.close()
    code = """
        import resource, signal, sys
        from core.store.journal import Journal
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        journal = Journal.open(sys.argv[1])
        journal.keep_going()
        _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (12_288, most))
        for number in range(2, 8):
            journal.append({"n": number}, [{"n": number, "x": "x" * 5000}])
        print(journal.trouble.code, journal.behind, len(journal))
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
        journal.append({"n": 8}, [{"n": 8}])
        print(journal.behind)
    """
    child = start(code, path)
    said = child.communicate()[0].decode().split()
    assert child.returncode == 0
    assert said[0] in ("disk_full", "unwritable")
    assert said[1:] == ["6", "7", "0"]
    assert numbers(path) == list(range(1, 9))


def test_a_damaged_file_is_not_touched_though_a_journal_lies_beside(interrupted: Path) -> None:
    content = bytearray(interrupted.read_bytes())
    content[100:4000] = bytes(3900)
    beside = Path(f"{interrupted}-journal")
    old = bytearray(beside.read_bytes())
    old[28 + 512 :] = bytes(len(old) - 540)
    interrupted.write_bytes(content)
    beside.write_bytes(old)
    before = {file: file.read_bytes() for file in interrupted.parent.iterdir()}
    with pytest.raises(GameFileError):
        Journal.open(interrupted)
    assert {file: file.read_bytes() for file in interrupted.parent.iterdir()} == before
