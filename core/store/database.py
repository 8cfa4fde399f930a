"""The SQLite side of a game file: who may open it, how it is read, and how rows reach the disk.

A writer has the lock file beside the game (`ownership.py`) from the first opening to the end. It also keeps one read
statement unfinished: the shared lock lets others read between two commits, and keeps programs from writing that know
nothing of the lock file. While it is held, only SQLite should open the file: closing any other handle on it drops this
process's locks of SQLite (POSIX), until the next commit.
"""

import contextlib
import os
import sqlite3
import stat
import struct
from collections.abc import Iterator, Sequence
from pathlib import Path

from core.store import folders, migrations, schema
from core.store.connection import (
    OPEN_WAIT,
    READING,
    WRITE_WAIT,
    WRITING,
    ReadOnCopy,
    close,
    connect,
    connected,
    explained,
    make_durable,
    refuse_foreign_journal,
)
from core.store.contents import Contents, load, load_unchanged, raise_damage
from core.store.entries import Entry, header_hash
from core.store.errors import JournalError, error, in_use
from core.store.left_journal import Weighed, weigh
from core.store.ownership import Ownership
from core.store.reading import read_bytes

MAX_FILE = 200_000_000  # bytes; entries.MAX_TEXT is reached long before

_DATABASE_HEAD = struct.Struct(">16s 2x 2s 40x i 4x i")  # magic, write and read mode, user_version, application_id
_ROLLBACK_JOURNAL = b"\1\1"

_held: set[tuple[int, int]] = set()  # device and inode of the files that this process writes


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
    return _read(path).contents


def _read(path: Path) -> Weighed:
    version = identify(path)
    try:
        with explained(path, READING), connected(path, "mode=ro") as connection:
            return Weighed(load_unchanged(path, connection, version))
    except ReadOnCopy:
        return weigh(path)


def create(path: Path, header: str, entries: Sequence[Entry] = ()) -> None:
    """A new file with all of this, or none at all. An existing file is never touched."""
    refuse_foreign_journal(path)
    cannot_create = error("unwritable", path, 'The file "{file}" cannot be created in this folder.')
    try:
        handle = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o666)
    except FileExistsError:
        raise error("exists", path, 'There is already a file "{file}".') from None
    except FileNotFoundError:
        raise error("missing", path, 'There is no folder for the file "{file}".') from None
    except (OSError, ValueError):
        raise cannot_create from None
    with contextlib.suppress(OSError):  # nothing is in it yet; whatever is wrong is met again below
        os.close(handle)
    try:
        folders.flush(path.parent)
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
        if isinstance(cause, OSError) or (isinstance(cause, JournalError) and cause.code == "read_only"):
            raise cannot_create from None
        raise


class Writer:
    """The one program that may append to a file, from attach() to release()."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.wait = WRITE_WAIT  # seconds for another program that is in the way
        self._owner = Ownership(path)
        self._connection: sqlite3.Connection | None = None
        self._pin: sqlite3.Cursor | None = None
        self._seen: tuple[int, int, int, int] | None = None
        self._file: tuple[int, int] | None = None

    def attach(self, *, probe: bool) -> Contents:
        """Take the file and read it. `probe` makes sure that it can be written before anybody relies on it.

        Who had the game already has it still after a JournalError.
        """
        had = self._owner.holds
        self._disconnect()
        version = identify(self.path)
        if is_held(self.path):
            raise in_use(self.path)
        self._owner.take()
        try:
            _settle_rollback_journal(self.path)
            contents = self._open(version, probe=probe)
        except BaseException as cause:
            self._disconnect()
            if not had:
                self._owner.let_go()
            if probe and isinstance(cause, JournalError) and cause.code == "busy":
                raise in_use(self.path) from None
            raise
        if self._seen is not None and self._seen[1]:
            self._file = self._seen[:2]
            _held.add(self._file)
        return contents

    def _open(self, version: int, *, probe: bool) -> Contents:
        with explained(self.path, WRITING):
            self._connection = connection = connect(self.path, "mode=rw")
            self._wait(OPEN_WAIT if probe else self.wait)
            make_durable(connection)
            connection.execute("BEGIN EXCLUSIVE")
            _remove_needless_journal(self.path)
            migrations.migrate(connection, version, schema.FORMAT)
            contents = load(self.path, connection)
            raise_damage(self.path, contents)
            self._pin = connection.execute(schema.SELECT_HEADER)
            if version < schema.FORMAT:
                connection.execute("COMMIT")
            else:
                if probe:
                    connection.execute(f"PRAGMA user_version = {version}")
                connection.execute("ROLLBACK")
            self._seen = self._look()
        return contents

    @property
    def undisturbed(self) -> bool:
        """Whether the file is held and looks as it was left; if not, attach() must look inside."""
        return self._connection is not None and self._look() == self._seen

    def insert(self, entries: Sequence[Entry]) -> None:
        """On the disk when it returns.

        Where another program is in the way for longer than `wait`, nothing has changed, and the file is held as before.
        After any other JournalError attach() shows what the file holds.
        """
        with self._commit() as connection:
            connection.executemany(schema.INSERT_ENTRY, (entry.row for entry in entries))

    def settle(self) -> None:
        """An empty commit: an attempt that failed, though it reached the file, may not have been flushed to its end."""
        with self._commit() as connection:
            connection.execute(f"PRAGMA user_version = {schema.FORMAT}")

    @contextlib.contextmanager
    def _commit(self) -> Iterator[sqlite3.Connection]:
        assert self._connection is not None
        self._owner.take()
        try:
            with explained(self.path, WRITING):
                self._wait(self.wait)
                self._connection.execute("BEGIN IMMEDIATE")
                yield self._connection
                self._connection.execute("COMMIT")
        except BaseException as cause:
            if not (isinstance(cause, JournalError) and cause.code == "busy" and self._rolled_back()):
                self._disconnect()
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
        else:
            self.settle()

    def release(self) -> None:
        self._disconnect()
        self._owner.let_go()

    def _disconnect(self) -> None:
        """The game is kept."""
        connection, pin = self._connection, self._pin
        self._connection = self._pin = None
        if pin is not None:
            pin.close()  # otherwise the lock would outlive the connection
        if connection is not None:
            close(connection)
        if self._file is not None:
            _held.discard(self._file)
            self._file = None

    def _wait(self, seconds: float) -> None:
        assert self._connection is not None
        self._connection.execute(f"PRAGMA busy_timeout = {int(seconds * 1000)}")

    def _rolled_back(self) -> bool:
        assert self._connection is not None
        try:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        except sqlite3.Error:
            return False
        return True

    def _look(self) -> tuple[int, int, int, int] | None:
        try:
            info = self.path.stat()
        except OSError:
            return None
        return info.st_dev, info.st_ino, info.st_size, info.st_mtime_ns


def _settle_rollback_journal(path: Path) -> None:
    """Playing one back changes the file, so it is known first that a good one comes of it, and nothing is lost."""
    beside = Path(f"{path}-journal")
    try:
        if not beside.exists():
            return
    except OSError:
        raise error("unreadable", path, 'The file "{file}" cannot be reached.') from None
    found = _read(path)
    if found.contents.found is not None:
        raise found.contents.found
    raise_damage(path, found.contents)
    if found.committed:
        try:
            _write_again(path)
            beside.unlink()
            folders.flush(path.parent)
        except OSError:
            raise error("unwritable", path, 'The game file "{file}" could not be written.') from None


def _remove_needless_journal(path: Path) -> None:
    """One that SQLite has not played back, and would go on with, though perhaps its name was never flushed."""
    try:
        Path(f"{path}-journal").unlink()
        folders.flush(path.parent)
    except FileNotFoundError:
        return
    except OSError:
        raise error("unwritable", path, 'The game file "{file}" could not be written.') from None


def _write_again(path: Path) -> None:
    """Every byte: what failed to be flushed once may look flushed ever after, and flushing it again does nothing."""
    with path.open("r+b") as file:
        content = file.read()
        file.seek(0)
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
