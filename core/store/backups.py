"""Copies of games in the program's own folder: the last few of each game, the oldest give way.

A game has a folder named by its identity, so neither names nor places come from the file itself.
"""

import contextlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from core.store import database, folders
from core.store.entries import Entry

COPIES = 12  # of one game
GAMES = 40
SUFFIX = ".bankhalter"
UNFINISHED = ".part"

_STAMP = "%Y%m%dT%H%M%SZ"
_NAME = re.compile(r"(\d{8}T\d{6}Z)~(\d+)~(.+)\.bankhalter")


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A journal as it is at one moment; may be written by another thread."""

    game: str  # 64 hexadecimal digits
    header: str
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Backup:
    path: Path
    name: str  # of the game file
    made: datetime
    entries: int


class Backups:
    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def write(self, snapshot: Snapshot, name: str, now: datetime) -> Path | None:
        """None if the newest copy holds as much already. Raises GameFileError or OSError."""
        folder = self._folder / snapshot.game[:16]
        folders.make(folder)
        copies = self._of(folder)
        if copies and copies[0].entries == len(snapshot.entries):
            return None
        stamp = now.astimezone(UTC).strftime(_STAMP)
        path = folder / f"{stamp}~{len(snapshot.entries)}~{_plain(name)}{SUFFIX}"
        unfinished = path.with_suffix(UNFINISHED)
        _remove(unfinished)
        database.create(unfinished, snapshot.header, snapshot.entries)
        unfinished.replace(path)
        folders.flush(folder)  # before the oldest gives way
        self._rotate(folder)
        return path

    def all(self) -> list[Backup]:
        """The newest first."""
        found = [backup for folder in self._folders() for backup in self._of(folder)]
        return sorted(found, key=lambda backup: (backup.made, backup.entries), reverse=True)

    def _rotate(self, folder: Path) -> None:
        for old in self._of(folder)[COPIES:]:
            _remove(old.path)
        games = [(copies[0].made, game, copies) for game in self._folders() if (copies := self._of(game))]
        games.sort(key=lambda game: game[0], reverse=True)
        for _, game, copies in games[GAMES:]:
            for copy in copies:
                _remove(copy.path)
            with contextlib.suppress(OSError):
                game.rmdir()

    def _folders(self) -> list[Path]:
        try:
            return [child for child in self._folder.iterdir() if child.is_dir()]
        except OSError:
            return []

    def _of(self, folder: Path) -> list[Backup]:
        return sorted(_backups(folder), key=lambda backup: (backup.made, backup.entries), reverse=True)


def _backups(folder: Path) -> Iterator[Backup]:
    with contextlib.suppress(OSError):
        for path in folder.iterdir():
            if parts := _NAME.fullmatch(path.name):
                with contextlib.suppress(ValueError):
                    made = datetime.strptime(parts[1], _STAMP).replace(tzinfo=UTC)
                    yield Backup(path, parts[3], made, int(parts[2]))


def _plain(name: str) -> str:
    return "".join(letter if letter.isprintable() and letter not in '/\\:*?"<>|~' else "_" for letter in name)[:60]


def _remove(path: Path) -> None:
    with contextlib.suppress(OSError):
        path.unlink()
