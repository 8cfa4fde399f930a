"""What can go wrong with a game file, as a code for the program and a sentence for a person."""

from pathlib import Path
from typing import Any, Literal

from core.kernel.errors import GameFileError
from core.kernel.foreign import FILE, shown

Code = Literal[
    "missing",  # there is no such file
    "exists",  # a new file would overwrite another one
    "not_a_game",  # some other file
    "newer",  # made by a later version of the program
    "damaged",  # ours, but broken
    "changed",  # another program or a synced folder put something else in its place
    "in_use",  # open in another program
    "busy",  # another program reads it just now
    "no_locks",  # the folder cannot keep two programs apart
    "old_journal",  # the rollback journal of another commit, or of another game, lies beside it
    "read_only",  # may be read, not written
    "disk_full",
    "too_large",
    "outgrown",  # the game, not the file: one more entry would be too much
    "unreadable",  # the disk or the folder refuses
    "unwritable",
    "closed",
]

Flaw = Literal[  # what is broken
    "database",  # it cannot be read as a database
    "header_missing",
    "header_hash",  # of the header
    "header_content",
    "missing",  # an entry; so are those below
    "later_missing",  # from here on perhaps
    "unreadable",
    "field",  # has the wrong type
    "too_large",
    "hash",
    "parent",  # it follows nothing that is there
    "kind",  # or the fingerprint of its title
    "time",
    "content",
]


class JournalError(GameFileError):
    """The sentence is the message; `code` and `params` are for programs and for other languages."""

    def __init__(self, code: Code, sentence: str, **params: Any) -> None:
        super().__init__(sentence)
        self.code: Code = code
        self.params: dict[str, Any] = params


def damaged(path: Path | None, flaw: Flaw, entry: int | None = None) -> JournalError:
    """`entry` is the first one that is not good; None when nothing at all can be read."""
    name = f'The game file "{_name(path)}"' if path else "The game file"
    where = "" if entry is None else f" at entry {entry}"
    return JournalError("damaged", f"{name} is damaged{where} ({flaw}).", flaw=flaw, entry=entry, file=_name(path))


def in_use(path: Path) -> JournalError:
    return error("in_use", path, 'The game file "{file}" is already open in another window or program.')


def busy(path: Path) -> JournalError:
    return error("busy", path, 'Another program is reading the game file "{file}".')


def no_locks(path: Path) -> JournalError:
    sentence = 'The folder of the game file "{file}" knows no locks, so two programs could write to it at once.'
    return error("no_locks", path, sentence)


def error(code: Code, path: Path, sentence: str, **params: Any) -> JournalError:
    """`sentence` may use {file} and the names of the params."""
    params["file"] = _name(path)
    return JournalError(code, sentence.format(**params), **params)


def _name(path: Path | None) -> str:
    """Short, and free of what cannot be shown."""
    name = path.name if path else ""
    return shown(name if len(name) <= 80 else f"{name[:39]}…{name[-40:]}", FILE)
