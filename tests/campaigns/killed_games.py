"""Games whose player is killed: one child after the other goes on with the same file and says what it has shown.

A process that kills forks its children from itself, with everything loaded, so it must have no other threads. A child
follows a whole game of the title, with undo and redo among its wishes, through the bridge of the window.
"""

import hashlib
import os
import random
import signal
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NoReturn

from core import registry
from core.interchange.game_file import AnyGame, create_game, open_game
from core.interchange.recorded_import import Imported
from core.kernel.action import Action
from core.store.journal import Journal
from tests.campaigns.whole_games import positions, whole_game
from ui.game.bridge import GameBridge

WAYS = ("moment", "journal", "pages")  # any moment; once the rollback journal appears; once the file itself changes
KILLS_A_FILE = 25
LONGEST = 10.0  # seconds until a child must have done what its killer waits for


@dataclass
class Tally:
    kills: int = 0
    writing: int = 0  # a rollback journal lay beside the file
    shown: int = 0
    lost: int = 0
    unshown: int = 0  # written, but killed before it was shown
    files: int = 0
    ways: dict[str, int] = field(default_factory=lambda: dict.fromkeys(WAYS, 0))
    failures: list[str] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        for name in ("kills", "writing", "shown", "lost", "unshown", "files"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for way, number in other.ways.items():
            self.ways[way] += number
        self.failures += other.failures


@dataclass(frozen=True)
class Sample:
    """A whole game: its actions, and the position after so many of them."""

    imported: Imported
    actions: tuple[Action, ...]
    states: tuple[Any, ...]

    @classmethod
    def read(cls, title: str) -> "Sample":
        game = whole_game(title)
        codec = registry.engine_for(game.setup).codec
        actions = tuple(codec.action_from_json(dict(draft.action or {})) for draft in game.drafts)
        return cls(game, actions, positions(game))


class Killer:
    def __init__(self, folder: Path, seed: int, title: str) -> None:
        self.folder = folder
        self.chance = random.Random(f"kills {seed}")
        self.sample = Sample.read(title)
        self.tally = Tally()

    def kill(self, number: int) -> Tally:
        for done in range(number):
            if done % KILLS_A_FILE == 0:
                path = self.new_file()
            if not self.kill_once(path):
                path = self.new_file()
        return self.tally

    def new_file(self) -> Path:
        path = self.folder / f"game-{self.tally.files}.bank"
        self.tally.files += 1
        game = create_game(path, self.sample.imported.setup)
        assert isinstance(game.log, Journal)
        begun = self.chance.randrange(len(self.sample.actions) - 20 * KILLS_A_FILE)
        game.log.append_all(self.sample.imported.drafts[:begun])
        game.log.close()
        return path

    def kill_once(self, path: Path) -> bool:
        """False where something did not hold; the file is left as it is."""
        way = self.chance.choice(WAYS)
        self.tally.kills += 1
        self.tally.ways[way] += 1
        try:
            shown = self.play_and_kill(path, way)
            self.tally.writing += Path(f"{path}-journal").exists()
            self.tally.shown += len(shown)
            self.check(path, shown)
        except Exception as error:  # whatever it is, it is a finding
            self.tally.failures.append(f"{path} after kill {self.tally.kills} ({way}): {type(error).__name__} {error}")
            return False
        return True

    def play_and_kill(self, path: Path, way: str) -> list[tuple[int, str, int]]:
        """What the child has shown: number and hash of the newest entry, and the head."""
        seed = self.chance.randrange(1 << 30)
        reader, writer = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reader)
            play(path, self.sample, random.Random(seed), writer)
        os.close(writer)
        told = b""
        try:
            for _ in range(self.chance.randrange(1, 9)):
                told += os.read(reader, 4096)
            self.wait_for(path, way)
        finally:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
        while more := os.read(reader, 65536):
            told += more
        os.close(reader)
        lines = [line.split() for line in told.decode().splitlines()]
        return [(int(number), digest, int(head)) for number, digest, head in lines]

    def wait_for(self, path: Path, way: str) -> None:
        if way == "moment":
            spin(lambda: False, self.chance.uniform(0, 0.008))
            return
        journal = Path(f"{path}-journal")
        spin(lambda: not journal.exists())
        before = path.stat().st_mtime_ns
        writes = spin(journal.exists)
        if way == "pages":
            writes = spin(lambda: path.stat().st_mtime_ns != before)
        must(writes, "the child does not write")
        spin(lambda: False, self.chance.choice((0, 0, self.chance.uniform(0, 0.001))))

    def check(self, path: Path, shown: list[tuple[int, str, int]]) -> None:
        before = contents(path)
        report = Journal.verify(path)
        must(report.ok, f"the chain: {report.problem}")
        must(contents(path) == before, "reading has changed the file")
        game = open_game(path)
        log = game.log
        assert isinstance(log, Journal)
        try:
            for number, digest, _ in shown:
                kept = number <= len(log) and log.entry(number).hash == digest
                self.tally.lost += not kept
                must(kept, f"entry {number} was shown and is lost")
            if shown:
                number, _, head = shown[-1]
                self.tally.unshown += len(log) - number
                must(len(log) - number <= 1, "more was written than one entry before it was shown")
                must(len(log) > number or log.head == head, "the head is elsewhere")
            must(game.state == self.sample.states[len(log.path_to(log.head))], "another position")
            must(not Path(f"{path}-journal").exists(), "the rollback journal is still there")
            wish(game, self.sample, self.chance)
        finally:
            log.close()


def wish(game: AnyGame, sample: Sample, chance: random.Random, bridge: GameBridge | None = None) -> None:
    """The next move of the game, or an undo or a redo; by the bridge, if there is one."""
    target = bridge or game
    log = game.log
    done = len(log.path_to(log.head))
    lot = chance.random()
    if (lot < 0.2 or done == len(sample.actions)) and log.undo_target is not None:
        must(target.undo(), "undo")
    elif lot < 0.4 and log.redo_target is not None:
        must(target.redo(), "redo")
    elif bridge is not None:
        must(bridge.do(sample.actions[done]), "a move was refused")
    else:
        must(hasattr(game.dispatch(sample.actions[done]), "entry"), "a move was refused")


def play(path: Path, sample: Sample, chance: random.Random, pipe: int) -> NoReturn:
    """In the child, until it is killed."""
    try:
        game = open_game(path)
        bridge = GameBridge(game)
        log = bridge.log
        bridge.changed.connect(lambda moment: os.write(pipe, f"{len(log)} {log.tip_hash} {log.head}\n".encode()))
        while True:
            wish(game, sample, chance, bridge)
    except BaseException:  # it is to be killed; anything else is a finding
        traceback.print_exc()
    finally:
        os._exit(1)


def spin(until: Callable[[], bool], seconds: float = LONGEST) -> bool:
    """Wait without a sleep, which would be too coarse to meet the middle of a write."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if until():
            return True
    return False


def contents(path: Path) -> list[tuple[str, str]]:
    found = sorted(path.parent.glob(f"{path.name}*"))
    return [(file.name, hashlib.sha256(file.read_bytes()).hexdigest()) for file in found]


def must(holds: object, what: str) -> None:
    if not holds:
        raise AssertionError(what)
