"""Programs that all want the same game file: players who take turns in having it, and somebody who keeps reading it.

Each is a process and writes down what it did, line by line: when it had the file, and what was on the disk by then.
"""

import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from core.store.entries import Header
from core.store.errors import JournalError
from core.store.journal import Journal

HEADER = Header("1844", "a" * 64, "0.1.0", "2026-03-14T19:00:00.000Z", {})
PLAYERS = 2
TURNS = 20  # of a player in one file, if not told otherwise
MOST = 40  # entries of a turn
KILLS = 2  # in one file
LONG = 60.0  # seconds, until what waits must be written


@dataclass
class Tally:
    files: int = 0
    turns: int = 0  # somebody had the file
    refused: int = 0  # somebody else wanted it meanwhile
    entries: int = 0
    waited: int = 0  # entries that were not on the disk at once, since somebody read
    reads: int = 0
    kills: int = 0
    owners: int = 0  # at once, at most
    lost: int = 0
    failures: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Turn:
    begun: int  # nanoseconds of the clock that all processes share
    ended: int


class Table:
    """One file after the other with all of them around it."""

    def __init__(self, folder: Path, seed: int, turns: int = TURNS) -> None:
        self._folder = folder
        self._turns = turns  # of a player in one file
        self._chance = random.Random(f"two programs {seed}")
        self.tally = Tally()

    def play(self, turns: int) -> Tally:
        while self.tally.turns < turns and not self.tally.failures:
            self._play_file()
        return self.tally

    def _play_file(self) -> None:
        folder = self._folder / str(self.tally.files)
        folder.mkdir(parents=True)
        self.tally.files += 1
        path = folder / "evening.bank"
        Journal.create(path, HEADER).close()
        notes = [self._folder / f"{folder.name}-{number}" for number in range(PLAYERS)]
        kills: list[list[int]] = [[] for _ in notes]
        with running("read", path, self._folder / f"{folder.name}-read", self._chance, 0) as reader:
            players = [start("play", path, note, self._chance, self._turns) for note in notes]
            for _ in range(KILLS):
                number = self._chance.randrange(PLAYERS)
                self._wait_for_entries(notes[number], self._chance.randrange(1, 200))
                if players[number].poll() is None:
                    kills[number].append(time.monotonic_ns())
                    players[number].kill()
                    players[number].wait()
                    players[number] = start("play", path, notes[number], self._chance, self._turns)
            for player in players:
                self._must(player.wait() == 0, f"{path}: a player has failed")
            reader.send_signal(signal.SIGTERM)
        self.tally.kills += sum(map(len, kills))
        self._count(path, notes, kills)

    def _wait_for_entries(self, note: Path, more: int) -> None:
        wanted = lines(note, "wrote") + more
        end = time.monotonic() + LONG
        while lines(note, "wrote") < wanted and lines(note, "done") == 0 and time.monotonic() < end:
            time.sleep(0.001)

    def _count(self, path: Path, notes: list[Path], kills: list[list[int]]) -> None:
        stored = {entry.id: entry.hash for entry in Journal.open(path, read_only=True).entries()}
        turns: list[Turn] = []
        for note, killed in zip(notes, kills, strict=True):
            begun: int | None = None
            for line in note.read_text().splitlines():
                kind, moment, *more = line.split()
                if kind == "has" or kind == "lets":
                    if begun is not None:
                        turns.append(Turn(begun, min([int(moment), *(kill for kill in killed if kill > begun)])))
                    begun = int(moment) if kind == "has" else None
                elif kind == "wrote":
                    self.tally.entries += 1
                    self.tally.lost += stored.get(int(more[0])) != more[1]
                elif kind == "failed":
                    self.tally.failures.append(f"{path}: {line}")
                else:
                    self.tally.refused += kind == "refused"
                    self.tally.waited += kind == "waits"
            if begun is not None:
                turns.append(Turn(begun, min((kill for kill in killed if kill > begun), default=begun)))
        self.tally.turns += len(turns)
        self.tally.owners = max(self.tally.owners, at_once(turns))
        reading = self._folder / f"{path.parent.name}-read"
        self.tally.reads += lines(reading, "read")
        self.tally.failures += [f"{path}: {line}" for line in noted(reading) if line.startswith("failed")]
        self._must(Journal.verify(path).ok, f"{path}: the chain")
        left = [file.name for file in path.parent.iterdir() if file != path]
        self._must(not [name for name in left if name.endswith("-journal")], f"{path}: {left}")

    def _must(self, holds: bool, what: str) -> None:
        if not holds:
            self.tally.failures.append(what)


def at_once(turns: list[Turn]) -> int:
    changes = sorted([(turn.begun, 1) for turn in turns] + [(turn.ended, -1) for turn in turns])
    most = number = 0
    for _, change in changes:
        number += change
        most = max(most, number)
    return most


def noted(note: Path) -> list[str]:
    return note.read_text().splitlines() if note.exists() else []


def lines(note: Path, kind: str) -> int:
    return sum(line.startswith(kind) for line in noted(note))


def start(role: str, path: Path, note: Path, chance: random.Random, turns: int) -> "subprocess.Popen[bytes]":
    words = (role, path, note, chance.randrange(1 << 30), turns)
    return subprocess.Popen([sys.executable, "-m", "tests.campaigns.two_programs", *map(str, words)])


@contextmanager
def running(
    role: str, path: Path, note: Path, chance: random.Random, turns: int
) -> Iterator["subprocess.Popen[bytes]"]:
    process = start(role, path, note, chance, turns)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


# --- in the processes


class Noted:
    def __init__(self, note: Path) -> None:
        self._handle = os.open(note, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o666)

    def note(self, kind: str, *more: object) -> None:
        line = " ".join(map(str, (kind, time.monotonic_ns(), *more)))
        os.write(self._handle, f"{line}\n".encode())


def play(path: Path, notes: Noted, chance: random.Random, turns: int) -> None:
    while turns:
        try:
            journal = Journal.open(path)
        except JournalError as error:
            notes.note("refused" if error.code == "in_use" else "failed", error.code)
            time.sleep(chance.uniform(0, 0.002))
            continue
        notes.note("has")
        take_turn(journal, path, notes, chance)
        notes.note("lets")
        journal.close()
        turns -= 1
        time.sleep(chance.uniform(0, 0.01))
    notes.note("done")


def take_turn(journal: Journal, path: Path, notes: Noted, chance: random.Random) -> None:
    journal.keep_going()
    for _ in range(chance.randrange(1, MOST)):
        entry = journal.append({"n": 0}, [{"x": "x" * chance.randrange(2000)}])
        if journal.behind:
            notes.note("waits")
        else:
            notes.note("wrote", entry.id, entry.hash)
            disturb(path, chance)
    if not journal.catch_up(LONG):
        notes.note("failed", journal.trouble and journal.trouble.code)
    else:
        notes.note("wrote", len(journal), journal.tip_hash)


def disturb(path: Path, chance: random.Random) -> None:
    lot = chance.random()
    if lot < 0.1:  # as a file dialog does
        for file in path.parent.iterdir():
            with file.open("rb") as stream:
                stream.read(100)
    elif lot < 0.15:  # as a synced folder does
        os.utime(path)
    elif lot < 0.2:
        time.sleep(chance.uniform(0, 0.01))


def read(path: Path, notes: Noted, chance: random.Random, turns: int) -> None:
    """Until it is ended: the whole game as this program reads it, and through SQLite for a while."""
    while True:
        try:
            Journal.open(path, read_only=True)
            notes.note("read")
        except JournalError as error:
            if error.code != "in_use":
                notes.note("failed", error.code)
        connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True, isolation_level=None)
        try:
            connection.execute("BEGIN")
            connection.execute("SELECT count(*) FROM entry").fetchone()
            time.sleep(chance.choice((0, 0.005, 0.1, 0.3)))
            notes.note("read")
        except sqlite3.OperationalError:
            pass  # somebody writes
        finally:
            connection.close()
        time.sleep(chance.uniform(0, 0.1))


if __name__ == "__main__":
    role, path, note, seed, turns = sys.argv[1:]
    {"play": play, "read": read}[role](Path(path), Noted(Path(note)), random.Random(seed), int(turns))
