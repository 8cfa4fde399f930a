"""Copies of games in the program's own folder: the last few of each game, the oldest give way.

A game has a folder named by its identity, so neither names nor places come from the file itself. Copies are numbered
as they are made, all games together: a clock may go wrong, and what is newest must not depend on it.
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
_NAME = re.compile(r"(?:(\d{1,18})~)?(\d{8}T\d{6}Z)~(\d{1,9})~(.+)\.bankhalter", re.ASCII)
_LONGEST = 120  # bytes of a name


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
    number: int  # in the order of making; 0 if it was made before copies were numbered

    @property
    def age(self) -> tuple[int, datetime, int]:
        """The higher the newer."""
        return self.number, self.made, self.entries


class Backups:
    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def write(self, snapshot: Snapshot, name: str, now: datetime) -> Path | None:
        """None if the newest copy holds as much already. Raises GameFileError or OSError."""
        folder = self._folder / snapshot.game[:16]
        folders.make(folder)
        self._sweep()
        copies = self._of(folder)
        if copies and copies[0].entries == len(snapshot.entries):
            return None
        number = max((backup.number for backup in self.all()), default=0) + 1
        stamp = now.astimezone(UTC).strftime(_STAMP)
        path = folder / f"{number}~{stamp}~{len(snapshot.entries)}~{_plain(name)}{SUFFIX}"
        unfinished = path.with_suffix(UNFINISHED)
        database.create(unfinished, snapshot.header, snapshot.entries)
        unfinished.replace(path)
        folders.flush(folder)  # before the oldest gives way
        self._rotate(folder)
        return path

    def all(self) -> list[Backup]:
        """The newest first."""
        found = [backup for folder in self._folders() for backup in self._of(folder)]
        return sorted(found, key=lambda backup: backup.age, reverse=True)

    def _sweep(self) -> None:
        """What a program that was killed while it wrote has left. One that is still writing tries again later."""
        for folder in self._folders():
            for path in (*folder.glob(f"*{UNFINISHED}"), *folder.glob(f"*{UNFINISHED}-journal")):
                _remove(path)

    def _rotate(self, folder: Path) -> None:
        for old in self._of(folder)[COPIES:]:
            _remove(old.path)
        games = [(copies[0].age, game, copies) for game in self._folders() if (copies := self._of(game))]
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
        return sorted(_backups(folder), key=lambda backup: backup.age, reverse=True)


def _backups(folder: Path) -> Iterator[Backup]:
    with contextlib.suppress(OSError):
        for path in folder.iterdir():
            if parts := _NAME.fullmatch(path.name):
                with contextlib.suppress(ValueError):
                    made = datetime.strptime(parts[2], _STAMP).replace(tzinfo=UTC)
                    yield Backup(path, parts[4], made, int(parts[3]), int(parts[1] or 0))


def _plain(name: str) -> str:
    plain = "".join(letter if letter.isprintable() and letter not in '/\\:*?"<>|~' else "_" for letter in name)
    return plain.encode(errors="replace")[:_LONGEST].decode(errors="ignore")


def _remove(path: Path) -> None:
    with contextlib.suppress(OSError):
        path.unlink()
