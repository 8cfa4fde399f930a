"""Connections to files that may come from anywhere, and what SQLite's errors mean to a person."""

import contextlib
import os
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Literal
from urllib.parse import quote

from core.store.entries import MAX_ROW
from core.store.errors import JournalError, busy, damaged, error, in_use, no_locks

OPEN_WAIT: Final = 1.0  # seconds to wait for another program's lock when opening
WRITE_WAIT: Final = 2.0  # and when writing, where only a reader can be in the way

Doing = Literal["reading", "writing"]
READING: Final = "reading"
WRITING: Final = "writing"

TROUBLE: Final = (sqlite3.Error, UnicodeDecodeError)  # the latter for an error message that quotes a broken name

_SUPER_JOURNAL_MARK = bytes.fromhex("d9d505f920a163d7")

_DAMAGE = {
    None,  # raised by Python itself: text that is not UTF-8
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_ERROR,
    sqlite3.SQLITE_FORMAT,
    sqlite3.SQLITE_MISMATCH,
    sqlite3.SQLITE_TOOBIG,
}
_IN_USE = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_PROTOCOL}
_NO_LOCKS = {"SQLITE_IOERR_LOCK", "SQLITE_IOERR_RDLOCK", "SQLITE_IOERR_CHECKRESERVEDLOCK"}


class ReadOnCopy(JournalError):
    """A rollback journal lies beside the file, which may not be written; or the folder knows no locks."""


def connect(path: Path, query: str) -> sqlite3.Connection:
    plain = quote(os.fsencode(path.absolute().as_posix()), safe="/:")
    uri = f"file://{plain}" if plain.startswith("/") else f"file:///{plain}"  # a Windows path begins with a drive
    connection = sqlite3.connect(f"{uri}?{query}", OPEN_WAIT, isolation_level=None, check_same_thread=False, uri=True)
    try:
        connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, MAX_ROW + 10_000)
        connection.setlimit(sqlite3.SQLITE_LIMIT_ATTACHED, 0)
        for pragma in ("trusted_schema = OFF", "cell_size_check = ON", "mmap_size = 0", "temp_store = MEMORY"):
            connection.execute(f"PRAGMA {pragma}")
    except BaseException:
        close(connection)
        raise
    return connection


@contextlib.contextmanager
def connected(path: Path, query: str) -> Iterator[sqlite3.Connection]:
    connection = connect(path, query)
    try:
        yield connection
    finally:
        close(connection)


def close(connection: sqlite3.Connection) -> None:
    with contextlib.suppress(sqlite3.Error):
        connection.close()


def make_durable(connection: sqlite3.Connection) -> None:
    """Every commit is on the disk, and its rollback journal gone, before COMMIT returns."""
    for pragma in ("journal_mode = DELETE", "synchronous = EXTRA", "fullfsync = ON"):
        connection.execute(f"PRAGMA {pragma}")


def refuse_foreign_journal(path: Path) -> None:
    """Our own rollback journal is welcome. Others could make SQLite switch modes or delete a file that they name."""
    foreign = False
    journal = Path(f"{path}-journal")
    with contextlib.suppress(OSError, ValueError):  # ours may go away meanwhile
        foreign = Path(f"{path}-wal").exists() or not stat.S_ISREG(journal.stat().st_mode)
        if not foreign:
            with journal.open("rb") as stream:
                stream.seek(max(0, stream.seek(0, os.SEEK_END) - len(_SUPER_JOURNAL_MARK)))
                foreign = stream.read() == _SUPER_JOURNAL_MARK
    if foreign:
        raise error("changed", path, 'Beside the game file "{file}" lies a journal that another program has left.')


def means_damage(cause: Exception) -> bool:
    return _primary_code(cause) in _DAMAGE


@contextlib.contextmanager
def explained(path: Path, doing: Doing) -> Iterator[None]:
    """SQLite's errors become JournalErrors."""
    try:
        yield
    except sqlite3.ProgrammingError:
        raise  # a mistake in this package
    except TROUBLE as cause:
        raise _explanation(path, doing, cause) from cause


def _explanation(path: Path, doing: Doing, cause: Exception) -> JournalError:
    code = _primary_code(cause)
    name = getattr(cause, "sqlite_errorname", "")
    if code in _IN_USE:
        return busy(path) if doing == WRITING else in_use(path)
    if name in _NO_LOCKS:
        return _on_copy(no_locks(path))
    if name == "SQLITE_READONLY_DBMOVED":
        return error("changed", path, 'The game file "{file}" was moved, deleted or replaced by another program.')
    read_only = error("read_only", path, 'The game file "{file}" or its folder is read-only.')
    if name == "SQLITE_READONLY_ROLLBACK":
        return _on_copy(read_only)
    if code == sqlite3.SQLITE_READONLY or (code == sqlite3.SQLITE_CANTOPEN and doing == WRITING):
        return read_only
    if code == sqlite3.SQLITE_FULL:
        return error("disk_full", path, 'There is no space left on the disk for the game file "{file}".')
    if code == sqlite3.SQLITE_NOTADB:
        return error("not_a_game", path, 'The file "{file}" is not a Bankhalter game.')
    if code in _DAMAGE:
        return damaged(path, "database")
    if doing == WRITING:
        return error("unwritable", path, 'The game file "{file}" could not be written.')
    return error("unreadable", path, 'The file "{file}" could not be read.')


def _on_copy(cause: JournalError) -> ReadOnCopy:
    return ReadOnCopy(cause.code, str(cause), **cause.params)


def _primary_code(cause: Exception) -> int | None:
    code: int | None = getattr(cause, "sqlite_errorcode", None)
    return code if code is None else code & 0xFF
