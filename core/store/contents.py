"""What lies in a game file, read through a connection and checked up to the first damage."""

import contextlib
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from core.store import migrations, schema
from core.store.connection import TROUBLE, means_damage
from core.store.entries import Entry, Header, Problem, check_rows, header_from_text, header_hash
from core.store.errors import JournalError, damaged, error


@dataclass(frozen=True, slots=True)
class Contents:
    header: Header
    root: str  # the header's hash, with which the chain begins
    entries: list[Entry]
    problem: Problem | None
    found: JournalError | None = None  # beside the file, which must then be left as it is

    def extends(self, other: "Contents") -> bool:
        """Whether it holds everything that the other one does."""
        held = len(other.entries)
        return self.root == other.root and self.entries[:held] == other.entries


def raise_damage(path: Path, contents: Contents) -> None:
    if contents.problem:
        raise damaged(path, contents.problem.flaw, contents.problem.entry)


def load_unchanged(path: Path, connection: sqlite3.Connection, version: int) -> Contents:
    if version == schema.FORMAT:
        connection.execute("BEGIN")
        return load(path, connection)
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as memory:
        connection.backup(memory)
        memory.execute("BEGIN")
        migrations.migrate(memory, version, schema.FORMAT)
        return load(path, memory)


def load(path: Path, connection: sqlite3.Connection) -> Contents:
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
