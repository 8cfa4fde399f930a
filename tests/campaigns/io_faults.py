"""One fault of the disk, during one of the things that are done with game files."""

import errno
import random
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from core.interchange.game_file import create_game, memory_game
from core.interchange.writing import OutputError, write_file
from core.kernel.errors import GameFileError
from core.store.backups import Backups
from core.store.journal import Journal
from tests.campaigns.cut_check import BACKUPS, Checker, Written, promises
from tests.campaigns.cut_disk import Disk, Image, Style, read_trace
from tests.campaigns.disk_games import Desk, Moves, accept_edit, damage, empty
from tests.campaigns.mangled_files import check_sentence
from tests.campaigns.preload import Call, Preload, Way
from ui.game.bridge import GameBridge

PLAYED = 30  # entries of the game that is there
LASTING = 1_000_000
TRIES = 3
EVENING = datetime(2026, 3, 14, 19, tzinfo=UTC)

ERRORS = {
    Call.OPEN: ("EIO", "EACCES", "EROFS", "ENOSPC", "EMFILE", "EINTR", "EAGAIN"),
    Call.READ: ("EIO", "EINTR", "EAGAIN", "short"),
    Call.WRITE: ("EIO", "ENOSPC", "EDQUOT", "EFBIG", "EINTR", "EAGAIN", "short"),
    Call.TRUNCATE: ("EIO", "EINTR", "EROFS"),
    Call.SYNC: ("EIO", "ENOSPC", "EDQUOT", "EINTR"),
    Call.UNLINK: ("EIO", "EACCES", "EBUSY", "EROFS"),
    Call.RENAME: ("EIO", "ENOSPC", "EACCES", "EROFS"),
    Call.MKDIR: ("EIO", "ENOSPC", "EACCES", "EROFS"),
    Call.LOOK: ("EIO", "EACCES", "ESTALE"),
    Call.LOCK: ("EAGAIN", "EINTR", "ENOLCK", "EIO"),
    Call.CLOSE: ("EIO", "EINTR", "EDQUOT"),
    Call.CHANGE: ("EIO", "ENOSPC", "EROFS"),
    Call.ALL: ("EIO", "EACCES"),
}
DONE_ALL_THE_SAME = (Call.WRITE, Call.UNLINK, Call.RENAME, Call.MKDIR)
PASSING = ("EINTR", "EAGAIN")  # nothing that lasts: whoever meets it may try again at once


@dataclass(frozen=True)
class Fault:
    call: Call
    error: str  # its name, or "short"
    after: int
    times: int
    way: Way

    @classmethod
    def drawn(cls, calls: dict[Call, int], chance: random.Random) -> "Fault":
        """One that the work meets, as far as its calls are known."""
        call = chance.choice([call for call, number in calls.items() if number])
        error = chance.choice(ERRORS[call])
        times = chance.choice((1, 2, 3) if error in PASSING else (1, 1, 2, 5, LASTING))
        way = Way.SHORT if error == "short" else Way.NOTHING
        if call in DONE_ALL_THE_SAME and error not in ("short", *PASSING) and chance.random() < 0.25:
            way = Way.DONE
        return cls(call, error, chance.randrange(calls[call]), times, way)

    def __str__(self) -> str:
        times = "from then on" if self.times == LASTING else f"{self.times} times"
        return f"{self.error} of {self.call.name} after {self.after}, {times}, {self.way.name}"


class Untold(AssertionError):
    """Something went wrong without a word, or with too many."""


class Breaker:
    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._preload = Preload()
        self._folder = tempfile.TemporaryDirectory(prefix="bankhalter-faults-")
        folder = Path(self._folder.name).resolve()
        self._trace = folder / "trace"
        self._disk = folder / "disk"
        self._games = self._disk / "games"
        self._path = self._games / "evening.bankhalter"
        self._moves = Moves.read()
        self._desk = Desk(folder / "settings", self._games)
        self._checker = Checker(folder, self._preload)
        self._written = Written(self._disk, self._preload)
        self._fault: Fault | None = None
        self._failed = 0
        self._image = self._prepared(folder)
        self._works: dict[str, Callable[[], str]] = {
            "move": self._move,
            "undo": self._undo,
            "edit": self._edit,
            "open": self._open,
            "open_interrupted": self._open_interrupted,
            "create": self._create,
            "copy": self._copy,
            "only_here": self._only_here,
            "backup": self._backup,
            "rescue": self._rescue,
            "close": self._close,
            "export": self._export,
        }
        self._calls = {name: self._count(work) for name, work in self._works.items()}

    def _prepared(self, folder: Path) -> Image:
        """A game, a damaged one, one with an interrupted commit, and a backup."""
        place = folder / "prepared"
        place.mkdir()
        game = create_game(place / self._path.name, self._moves.imported.setup)
        assert isinstance(game.log, Journal)
        game.log.append_all(self._moves.imported.drafts[:PLAYED])
        Backups(place / BACKUPS).write(game.log.snapshot(), "evening", EVENING)
        game.log.close()
        damage(place / self._path.name, place / "broken.bankhalter")
        files = {f"games/{file.name}": file.read_bytes() for file in place.iterdir() if file.is_file()}
        for name, content in interrupted(place / self._path.name).items():
            files[f"games/interrupted.bankhalter{name}"] = content
        backups = {file.relative_to(place).as_posix() for file in (place / BACKUPS).rglob("*")}
        files |= {name: (place / name).read_bytes() for name in backups if (place / name).is_file()}
        folders = {name for name in backups if (place / name).is_dir()} | {"games", BACKUPS}
        return Image(files, frozenset(folders))

    def _count(self, work: Callable[[], str]) -> dict[Call, int]:
        """The calls that it makes when all is well."""
        self._fault = None
        self._calls_seen = dict.fromkeys(ERRORS, 0)
        self._do(work, random.Random(0))
        return self._calls_seen

    def case(self, number: int) -> Callable[[], str]:
        chance = random.Random(f"{self._seed} {number}")
        names = list(self._works)
        name = names[number % len(names)]
        fault = Fault.drawn(self._calls[name], chance)

        def do() -> str:
            self._fault = fault
            try:
                became = self._do(self._works[name], chance)
            except Exception as error:
                error.args = (f"{name}: {fault}: {error}",)
                raise
            return f"{name}_{became}" if self._failed else f"{name}_not_met"

        return do

    def _do(self, work: Callable[[], str], chance: random.Random) -> str:
        empty(self._disk)
        self._image.put(self._disk)
        self._written = Written(self._disk, self._preload)
        self._failed = 0
        with self._preload.recorded(self._disk, self._trace):
            became = work()
        disk = Disk(str(self._disk), self._image)
        disk.follow(read_trace(self._trace))
        known = promises(disk.marks)
        for moment, style in (
            (disk.moments[-1], Style.NOTHING),
            (chance.choice(disk.moments), chance.choice(list(Style))),
        ):
            self._checker.check(moment.cut(style, chance), known[moment.marks], self._written, chance)
        return became

    @contextmanager
    def _failing(self) -> Iterator[None]:
        if self._fault is None:
            self._preload.heal()  # counts from here
        else:
            fault = self._fault
            number = 0 if fault.way is Way.SHORT else getattr(errno, fault.error)
            self._preload.fail(fault.call, fault.after, fault.times, number, fault.way)
        try:
            yield
        finally:
            if self._fault is None:
                self._calls_seen = {call: self._preload.calls(call) for call in ERRORS}
            self._failed += self._preload.heal()

    # --- what is done

    def _move(self) -> str:
        return self._wishes(lambda bridge: bridge.do(self._moves.actions[len(bridge.log.path_to(bridge.log.head))]))

    def _undo(self) -> str:
        return self._wishes(GameBridge.undo)

    def _edit(self) -> str:
        return self._wishes(lambda bridge: accept_edit(bridge, 8))

    def _wishes(self, wish: Callable[[GameBridge], bool]) -> str:
        bridge = self._opened(self._path)
        with self._failing():
            self._wish(bridge, wish)
            self._wish(bridge, wish)
        became = "kept_in_memory" if bridge.log.behind else "written"
        self._catch_up(bridge)
        self._wish(bridge, GameBridge.undo)
        self._catch_up(bridge)
        self._finish(bridge)
        return became

    def _close(self) -> str:
        bridge = self._opened(self._path)
        self._wish(bridge, GameBridge.undo)
        with self._failing():
            self._desk.close(bridge)
        self._finish(self._opened(self._path))
        return "closed"

    def _open(self) -> str:
        return self._open_failing(self._path, PLAYED)

    def _open_interrupted(self) -> str:
        return self._open_failing(self._games / "interrupted.bankhalter", PLAYED)

    def _open_failing(self, path: Path, entries: int) -> str:
        with self._failing():
            bridge = self._desk.open(path)
            if bridge is not None:
                self._wish(bridge, GameBridge.undo)
        became = self._answered(bridge)
        if bridge is not None:
            if bridge.log.path == path:
                self._catch_up(bridge)
            self._finish(bridge)
        bridge = self._opened(path)
        if len(bridge.log) < entries:
            raise AssertionError(f"{len(bridge.log)} of {entries} entries are left")
        self._wish(bridge, GameBridge.undo)
        self._catch_up(bridge)
        self._finish(bridge)
        return became

    def _rescue(self) -> str:
        path = self._games / "broken.bankhalter"
        self._written.promise_untouched(path)
        before = path.read_bytes()
        with self._failing():
            bridge = self._desk.open(path)
        became = self._answered(bridge)
        if bridge is not None:
            self._finish(bridge)
        bridge = self._opened(path)
        if not self._desk.rescued:
            raise AssertionError("what can be saved is not saved afterwards")
        if path.read_bytes() != before:
            raise AssertionError("the damaged file has changed")
        self._finish(bridge)
        return became

    def _create(self) -> str:
        before = self._listed()
        with self._failing():
            bridge = self._desk.create(self._moves.imported.setup)
        became = self._answered(bridge)
        if bridge is None:
            self._nothing_left(before)
            bridge = self._desk.create(self._moves.imported.setup)
            assert bridge is not None, self._desk.sentences
        self._catch_up(bridge)
        self._wish(bridge, lambda bridge: bridge.do(self._moves.actions[0]))
        self._catch_up(bridge)
        self._finish(bridge)
        return became

    def _copy(self) -> str:
        bridge, copy = self._opened(self._path), self._games / "copy.bankhalter"
        self._written.shown(bridge)
        before = self._listed()
        with self._failing():
            done = self._desk.copy(bridge, copy)
        if done:
            self._written.promise(copy, bridge.log)
        else:
            self._said()
            self._nothing_left(before)
            assert self._desk.copy(bridge, copy.with_name("again.bankhalter")), self._desk.sentences
        self._wish(bridge, GameBridge.undo)
        self._catch_up(bridge)
        self._finish(bridge)
        return "copied" if done else "told"

    def _only_here(self) -> str:
        """A game in memory goes on in its copy."""
        bridge, copy = GameBridge(memory_game(self._moves.imported.setup)), self._games / "copy.bankhalter"
        for action in self._moves.actions[:4]:
            assert bridge.do(action)
        before = self._listed()
        with self._failing():
            done = self._desk.copy(bridge, copy)
        kept = self._desk.bridge
        if not done or kept is None:
            self._said()
        if not done:
            self._nothing_left(before)
            copy = copy.with_name("again.bankhalter")
            assert self._desk.copy(bridge, copy), self._desk.sentences
            kept = self._desk.bridge
        self._desk.close(bridge)
        kept = kept or self._opened(copy)
        if len(kept.log) != 4:
            raise AssertionError(f"the copy has {len(kept.log)} entries")
        self._catch_up(kept)
        self._catch_up(kept)
        self._finish(kept)
        return "copied" if done else "told"

    def _backup(self) -> str:
        bridge = self._opened(self._path)
        self._wish(bridge, GameBridge.undo)
        backups, snapshot = Backups(self._disk / BACKUPS), bridge.log.snapshot()
        self._written.promise_backup(PLAYED)
        before = [backup.path for backup in backups.all()]
        became = "written"
        with self._failing():
            try:
                backups.write(snapshot, "evening", EVENING + timedelta(hours=1))
            except (GameFileError, OSError):  # what the window waits for: it tries again after the next round
                became = "failed"
        self._wish(bridge, GameBridge.redo)
        later = bridge.log.snapshot()
        if backups.write(later, "evening", EVENING + timedelta(hours=2)) is None:
            raise AssertionError("no other backup is made")
        self._written.promise_backup(len(later.entries))
        found = backups.all()
        if not {backup.path for backup in found} >= set(before):
            raise AssertionError("an older backup is gone")
        for backup in found:
            if len(Journal.open(backup.path, read_only=True)) != backup.entries:
                raise AssertionError("a backup is not whole")
        self._finish(bridge)
        return became

    def _export(self) -> str:
        path = self._disk / "sheet.pdf"
        path.write_bytes(b"old" * 1000)
        became, content = "written", b"new" * 1000
        with self._failing():
            try:
                write_file(path, content)
            except OutputError as error:
                self._check_sentence(str(error))
                became, content = "told", b"old" * 1000
        found = path.read_bytes()
        assert self._fault is None or found in (b"old" * 1000, b"new" * 1000), "neither the old file nor the new one"
        if found != content and (self._fault is None or self._fault.way is not Way.DONE):
            raise AssertionError("the file is not what was told")
        return became

    # --- what must hold

    def _opened(self, path: Path) -> GameBridge:
        bridge = self._desk.open(path)
        if bridge is None:
            raise AssertionError(f"{path.name} does not open: {self._desk.sentences}")
        return bridge

    def _wish(self, bridge: GameBridge, wish: Callable[[GameBridge], bool]) -> None:
        before = len(bridge.log)
        with self._desk.loud():
            if not wish(bridge):
                raise AssertionError(f"a wish has no effect: {bridge.save_state.problem}")
        if len(bridge.log) == before:
            raise AssertionError("a wish is not kept")
        state = bridge.save_state
        if bridge.log.behind and not state.problem and not state.waiting:
            raise Untold(f"{bridge.log.behind} entries are in memory only, and nobody is told")
        if state.problem:
            self._check_sentence(state.problem)
        if bridge.log.path is not None and bridge.log.path.is_relative_to(self._disk):
            self._written.shown(bridge)

    def _catch_up(self, bridge: GameBridge) -> None:
        """Now that the disk is well again: as the window does from time to time, a few times at most."""
        for _ in range(TRIES):
            with self._desk.loud():
                bridge.saving.finish()
            if not bridge.log.behind:
                break
        if bridge.log.path is None:  # opened for reading only, and told so
            self._check_sentence(bridge.save_state.problem)
            return
        if bridge.log.behind or bridge.save_state.problem:
            raise AssertionError(f"{bridge.log.behind} entries are still in memory only: {bridge.save_state.problem}")
        self._written.shown(bridge)

    def _finish(self, bridge: GameBridge) -> None:
        path, expected = bridge.log.path, [entry.hash for entry in bridge.log.entries()]
        self._desk.close(bridge)
        if path is not None:
            journal = Journal.open(path, read_only=True)
            if [entry.hash for entry in journal.entries()] != expected:
                raise AssertionError(f"{path.name} has {len(journal)} entries, not {len(expected)}")

    def _answered(self, bridge: GameBridge | None) -> str:
        if bridge is None:
            self._said()
            return "told"
        return "saved_in_part" if self._desk.rescued else "opened" if bridge.log.path else "opened_in_memory"

    def _said(self) -> None:
        if len(self._desk.sentences) != 1:
            raise Untold(f"{len(self._desk.sentences)} sentences: {self._desk.sentences}")
        self._check_sentence(self._desk.sentences[0])

    def _check_sentence(self, sentence: str) -> None:
        check_sentence(sentence)
        if "Errno" in sentence or "Error" in sentence:
            raise Untold(sentence)

    def _listed(self) -> set[str]:
        return {file.name for file in self._games.iterdir()}

    def _nothing_left(self, before: set[str]) -> None:
        """Unless the disk lets nothing be taken away, or locks fail, and another program may have been faster.

        An empty lock that cannot even be looked at may stay.
        """
        assert self._fault is not None
        left = self._listed() - before
        if Call.LOOK in self._fault.call:
            left = {name for name in left if not name.endswith("-lock")}
        if left and not self._fault.call & (Call.UNLINK | Call.LOCK):
            raise AssertionError(f"{sorted(left)} was left behind")


def interrupted(path: Path) -> dict[str, bytes]:
    """The file and its rollback journal in the middle of a big commit."""
    writer = sqlite3.connect(path, isolation_level=None)
    writer.execute("PRAGMA cache_size = 2")
    writer.execute("BEGIN")
    for number in range(PLAYED + 1, PLAYED + 100):
        writer.execute("INSERT INTO entry VALUES (?, 0, ?, ?, ?, ?, ?, ?, ?)", (number, *("x" * 1000,) * 7))
    found = {suffix: Path(f"{path}{suffix}").read_bytes() for suffix in ("", "-journal")}
    writer.execute("ROLLBACK")
    writer.close()
    return found
