"""Other programs at the same game file: real processes that say what became of their attempts."""

import subprocess
import sys
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

OPENER = """
    import sys
    from core.store.errors import JournalError
    from core.store.journal import Journal
    try:
        journal = Journal.open(sys.argv[1])
    except JournalError as error:
        print(error.code, flush=True)
    else:
        print("opened", flush=True)
        sys.stdin.read()
"""
# As a program does that knows SQLite only; so did earlier versions of this one.
TAKER = """
    import sqlite3, sys
    taker = sqlite3.connect(sys.argv[1], timeout=1, isolation_level=None)
    try:
        taker.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        print(error.sqlite_errorname, flush=True)
    else:
        print("taken", flush=True)
"""
READER = """
    import sqlite3, sys
    reader = sqlite3.connect(sys.argv[1])
    rows = reader.execute("SELECT id FROM entry UNION ALL SELECT id FROM header")
    print("reading", flush=True)
    sys.stdin.read()
"""
# Reads until no more readers are let in, since somebody waits to write.
LATE_READER = """
    import sqlite3, sys
    reader = sqlite3.connect(sys.argv[1], timeout=0)
    try:
        while True:
            reader.execute("SELECT id FROM entry").fetchall()
    except sqlite3.OperationalError as error:
        sys.exit(error.sqlite_errorname != "SQLITE_BUSY")
"""


class Program:
    """A process that says one line, and ends with its input."""

    def __init__(self, code: str, path: Path) -> None:
        command = [sys.executable, "-c", textwrap.dedent(code), str(path)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    @property
    def runs(self) -> bool:
        return self._process.poll() is None

    def said(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def end(self) -> None:
        self._process.communicate()

    def kill(self) -> None:
        self._process.kill()
        self._process.communicate()


@contextmanager
def program(code: str, path: Path) -> Iterator[Program]:
    found = Program(code, path)
    try:
        yield found
    finally:
        if found.runs:
            found.kill()
        found.end()


def opened_elsewhere(path: Path) -> str:
    """What another program hears that wants to play on in the file."""
    with program(OPENER, path) as other:
        return other.said()
