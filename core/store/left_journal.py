"""A rollback journal that lies beside a game file: of an interrupted commit, or an old one that does not belong there.

SQLite would play back any. A synced or restored folder puts the journal of an old commit, or of another game, beside a
newer file; played back it takes moves away or spoils the file. So file and journal are read as copies, once without and
once with the journal, and the chain and the counter of commits in the file's head say what it is.
"""

import shutil
import struct
import tempfile
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from core.store import schema
from core.store.connection import READING, connected, explained
from core.store.contents import Contents, load_unchanged
from core.store.errors import JournalError, error
from core.store.reading import read_bytes

_COUNTER: Final = struct.Struct(">24x I")  # every commit adds one
_COUNTS: Final = 1 << 32


@dataclass(frozen=True, slots=True)
class Weighed:
    contents: Contents  # of the fuller version; its `found` says that file and journal do not belong together
    committed: bool = False  # the interrupted commit is complete in the file, so that the journal may go


@dataclass(frozen=True, slots=True)
class _Version:
    contents: Contents | JournalError
    counter: int

    @property
    def known(self) -> Contents | None:
        return self.contents if isinstance(self.contents, Contents) else None

    @property
    def whole(self) -> bool:
        return isinstance(self.contents, Contents) and self.contents.problem is None


def weigh(path: Path) -> Weighed:
    """Neither the file nor its journal is touched. JournalError where neither version can be read."""
    with tempfile.TemporaryDirectory(prefix="bankhalter-") as folder:
        as_it_is, played_back = Path(folder) / "file", Path(folder) / "back"
        try:
            shutil.copyfile(path, as_it_is)
            shutil.copyfile(path, played_back)
            if Path(f"{path}-journal").exists():
                shutil.copyfile(f"{path}-journal", f"{played_back}-journal")
        except OSError:
            raise error("unreadable", path, 'The file "{file}" cannot be copied for repair.') from None
        return _decide(path, _read(path, as_it_is), _read(path, played_back))


def _read(path: Path, copy: Path) -> _Version:
    contents: Contents | JournalError
    try:
        with explained(path, READING), connected(copy, "mode=rw") as connection:
            [(version,)] = connection.execute("PRAGMA user_version")
            if not 1 <= version <= schema.FORMAT:
                raise error("not_a_game", path, 'The file "{file}" is not a Bankhalter game.')
            contents = load_unchanged(path, connection, version)
    except JournalError as trouble:
        contents = trouble
    head = read_bytes(copy, _COUNTER.size).ljust(_COUNTER.size, b"\0")
    return _Version(contents, _COUNTER.unpack(head)[0])


def _decide(path: Path, file: _Version, back: _Version) -> Weighed:
    mine, old = file.known, back.known
    if mine is not None and old is not None and mine.root != old.root:
        old = None  # another game's
    if mine is None or old is None:
        fuller = mine or old
    else:
        fuller = mine if len(mine.entries) >= len(old.entries) else old
    if fuller is None:
        assert isinstance(file.contents, JournalError)
        raise file.contents
    of_the_last_commit = (file.counter - back.counter) % _COUNTS in (0, 1)
    if old is not None and back.whole and of_the_last_commit:
        if mine is None or not file.whole:
            return Weighed(old)
        if mine.extends(old):
            return Weighed(mine, committed=len(mine.entries) > len(old.entries))
    if not (file.whole or (old is not None and back.whole)):
        return Weighed(fuller)
    sentence = 'Beside the game file "{file}" lies a rollback journal that is not of its last commit.'
    return Weighed(replace(fuller, found=error("old_journal", path, sentence)))
