"""The SQLite side of a game file: who may open it, how it is read, and how rows reach the disk.

A writer keeps one read statement unfinished for as long as the file is open. Its shared lock lets others read between
two commits, and lets nobody else become a writer, since that takes an exclusive lock for a moment. While it is held,
only SQLite may open the file: closing any other handle on it would drop this process's locks (POSIX).
"""

import contextlib
import os
import shutil
import sqlite3
import stat
import struct
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from core.store import migrations, schema
from core.store.connection import (
    READING,
    TROUBLE,
    WRITE_WAIT,
    WRITING,
    InterruptedWrite,
    close,
    connect,
    connected,
    explained,
    make_durable,
    means_damage,
    refuse_foreign_journal,
)
from core.store.entries import Entry, Header, Problem, check_rows, header_from_text, header_hash
from core.store.errors import JournalError, damaged, error, in_use
from core.store.reading import read_bytes

MAX_FILE = 200_000_000  # bytes; entries.MAX_TEXT is reached long before

_DATABASE_HEAD = struct.Struct(">16s 2x 2s 40x i 4x i")  # magic, write and read mode, user_version, application_id
_ROLLBACK_JOURNAL = b"\1\1"

_held: set[tuple[int, int]] = set()  # device and inode of the files that this process writes


@dataclass(frozen=True, slots=True)
class Contents:
    header: Header
    root: str  # the header's hash, with which the chain begins
    entries: list[Entry]
    problem: Problem | None


def is_held(path: Path) -> bool:
    """By this process: then no other handle may be opened and closed."""
    try:
        info = path.stat()
    except OSError:
        return False
    return (info.st_dev, info.st_ino) in _held


def identify(path: Path) -> int:
    """The file's format, found without locks and without changing anything. JournalError for every other file."""
    try:
        info = path.stat()
    except (FileNotFoundError, NotADirectoryError):
        raise error("missing", path, 'There is no file "{file}".') from None
    except (OSError, ValueError):
        raise error("unreadable", path, 'The file "{file}" cannot be reached.') from None
    if not stat.S_ISREG(info.st_mode):
        raise error("not_a_game", path, '"{file}" is not a file.')
    if info.st_size == 0:
        raise error("not_a_game", path, 'The file "{file}" is empty.')
    if info.st_size > MAX_FILE:
        raise error("too_large", path, 'The file "{file}" is too large for a game.')
    if is_held(path):
        return schema.FORMAT
    try:
        magic, modes, version, application = _DATABASE_HEAD.unpack(read_bytes(path, _DATABASE_HEAD.size))
    except OSError:
        raise error("unreadable", path, 'The file "{file}" cannot be read.') from None
    except struct.error:
        magic, modes, version, application = b"", b"", 0, 0
    if magic != b"SQLite format 3\0" or application != schema.APPLICATION_ID or version < 1:
        raise error("not_a_game", path, 'The file "{file}" is not a Bankhalter game.')
    if version > schema.FORMAT:
        sentence = "This game was saved by a newer version of Bankhalter (format {found}, this program reads {known})."
        raise error("newer", path, sentence, found=version, known=schema.FORMAT)
    if modes != _ROLLBACK_JOURNAL:
        raise error("changed", path, 'The game file "{file}" was changed by another program.')
    refuse_foreign_journal(path)
    return int(version)


def read(path: Path) -> Contents:
    """Everything up to the first damage. Neither the file nor its folder is written to."""
    version = identify(path)
    try:
        with explained(path, READING), connected(path, "mode=ro") as connection:
            return _load_unchanged(path, connection, version)
    except InterruptedWrite:
        pass
    # A killed program left a rollback journal beside the file. The two are put together on a copy.
    with tempfile.TemporaryDirectory(prefix="bankhalter-") as folder:
        copy = Path(folder) / "copy"
        try:
            for suffix in ("", "-journal"):
                shutil.copyfile(f"{path}{suffix}", f"{copy}{suffix}")
        except OSError:
            raise error("unreadable", path, 'The file "{file}" cannot be copied for repair.') from None
        with explained(path, READING), connected(copy, "mode=rw") as connection:
            return _load_unchanged(path, connection, version)


def create(path: Path, header: str, entries: Sequence[Entry] = ()) -> None:
    """A new file with all of this, or none at all. An existing file is never touched."""
    refuse_foreign_journal(path)
    cannot_create = error("unwritable", path, 'The file "{file}" cannot be created in this folder.')
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o666))
    except FileExistsError:
        raise error("exists", path, 'There is already a file "{file}".') from None
    except FileNotFoundError:
        raise error("missing", path, 'There is no folder for the file "{file}".') from None
    except (OSError, ValueError):
        raise cannot_create from None
    try:
        with explained(path, WRITING), connected(path, "mode=rw") as connection:
            connection.execute("PRAGMA auto_vacuum = NONE")
            make_durable(connection)
            connection.execute("BEGIN EXCLUSIVE")
            connection.execute(f"PRAGMA application_id = {schema.APPLICATION_ID}")
            connection.execute(f"PRAGMA user_version = {schema.FORMAT}")
            for table in schema.TABLES.values():
                connection.execute(table)
            connection.execute(schema.INSERT_HEADER, (header, header_hash(header)))
            connection.executemany(schema.INSERT_ENTRY, (entry.row for entry in entries))
            connection.execute("COMMIT")
    except BaseException as cause:
        for leftover in (path, Path(f"{path}-journal")):
            with contextlib.suppress(OSError):
                leftover.unlink()
        if isinstance(cause, JournalError) and cause.code == "read_only":
            raise cannot_create from None
        raise


class Writer:
    """The one program that may append to a file, from attach() to release()."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._connection: sqlite3.Connection | None = None
        self._pin: sqlite3.Cursor | None = None
        self._seen: tuple[int, int, int, int] | None = None
        self._file: tuple[int, int] | None = None

    def attach(self, *, probe: bool) -> Contents:
        """Take the file and read it. `probe` makes sure that it can be written before anybody relies on it."""
        self.release()
        version = identify(self.path)
        if is_held(self.path):
            raise in_use(self.path)
        if Path(f"{self.path}-journal").exists():
            # Playing it back changes the file, so it is known first that a good one comes of it.
            _raise_damage(self.path, read(self.path))
        try:
            with explained(self.path, WRITING):
                self._connection = connection = connect(self.path, "mode=rw")
                make_durable(connection)
                connection.execute("BEGIN EXCLUSIVE")
                migrations.migrate(connection, version, schema.FORMAT)
                contents = _load(self.path, connection)
                _raise_damage(self.path, contents)
                self._pin = connection.execute(schema.SELECT_HEADER)
                if version < schema.FORMAT:
                    connection.execute("COMMIT")
                else:
                    if probe:
                        connection.execute(f"PRAGMA user_version = {version}")
                    connection.execute("ROLLBACK")
                connection.execute(f"PRAGMA busy_timeout = {int(WRITE_WAIT * 1000)}")
                self._seen = self._look()
        except BaseException:
            self.release()
            raise
        if self._seen is not None and self._seen[1]:
            self._file = self._seen[:2]
            _held.add(self._file)
        return contents

    @property
    def undisturbed(self) -> bool:
        """Whether the file is held and looks as it was left; if not, attach() must look inside."""
        return self._connection is not None and self._look() == self._seen

    def insert(self, entries: Sequence[Entry]) -> None:
        """On the disk when it returns. After a JournalError the file is released; attach() shows what it holds."""
        assert self._connection is not None
        try:
            with explained(self.path, WRITING):
                self._connection.execute("BEGIN IMMEDIATE")
                self._connection.executemany(schema.INSERT_ENTRY, (entry.row for entry in entries))
                self._connection.execute("COMMIT")
        except BaseException:
            self.release()
            raise
        self._seen = self._look()

    def catch_up(self, root: str, entries: Sequence[Entry]) -> None:
        """Take the file again and add what it lacks of the journal; it must hold nothing else. JournalError if not."""
        found = self.attach(probe=False)
        held = len(found.entries)
        if found.root != root or held > len(entries) or (held and found.entries[-1].hash != entries[held - 1].hash):
            self.release()
            raise error("changed", self.path, 'The game file "{file}" was changed by another program.')
        if held < len(entries):
            self.insert(entries[held:])

    def release(self) -> None:
        connection, pin = self._connection, self._pin
        self._connection = self._pin = None
        if pin is not None:
            pin.close()  # otherwise the lock would outlive the connection
        if connection is not None:
            close(connection)
        if self._file is not None:
            _held.discard(self._file)
            self._file = None

    def _look(self) -> tuple[int, int, int, int] | None:
        try:
            info = self.path.stat()
        except OSError:
            return None
        return info.st_dev, info.st_ino, info.st_size, info.st_mtime_ns


def _raise_damage(path: Path, contents: Contents) -> None:
    if contents.problem:
        raise damaged(path, contents.problem.flaw, contents.problem.entry)


def _load_unchanged(path: Path, connection: sqlite3.Connection, version: int) -> Contents:
    if version == schema.FORMAT:
        connection.execute("BEGIN")
        return _load(path, connection)
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as memory:
        connection.backup(memory)
        memory.execute("BEGIN")
        migrations.migrate(memory, version, schema.FORMAT)
        return _load(path, memory)


def _load(path: Path, connection: sqlite3.Connection) -> Contents:
    """Inside a transaction, from a file of the present format."""
    found = connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_master").fetchall()
    if sorted(found) != sorted(("table", name, name, sql) for name, sql in schema.TABLES.items()):
        raise error("not_a_game", path, 'The file "{file}" holds other tables than a Bankhalter game.')
    rows = connection.execute(schema.SELECT_HEADER).fetchall()
    if len(rows) != 1 or not all(isinstance(text, str) for text in rows[0][1:]):
        raise damaged(path, "header_missing")
    _, text, root = rows[0]
    if header_hash(text) != root:
        raise damaged(path, "header_hash")
    try:
        header = header_from_text(text)
    except ValueError as reason:
        raise damaged(path, "header_content") from reason
    entries: list[Entry] = []
    try:
        problem = check_rows(_rows(connection), root, entries)
        if problem is None and connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
            problem = Problem(len(entries) + 1, "later_missing")
    except TROUBLE as cause:
        if not means_damage(cause):
            raise
        problem = Problem(len(entries) + 1, "unreadable")
    return Contents(header, root, entries, problem)


def _rows(connection: sqlite3.Connection) -> Iterator[tuple[Any, ...]]:
    last = 0
    try:
        for row in connection.execute(schema.SELECT_ENTRIES):
            yield row
            last += 1
    except TROUBLE:
        # Python reads one row ahead and loses the one before the damage.
        yield from connection.execute(schema.SELECT_ENTRY, (last + 1,))
        raise
