"""Whether everything that had been shown is still there after a power cut: opened as the window opens it."""

import json
import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from core.store.backups import Backups
from core.store.journal import Journal
from tests.campaigns.cut_disk import Disk, Image, Style, read_trace
from tests.campaigns.disk_games import Desk, digest, empty
from tests.campaigns.preload import Preload
from ui.game.bridge import GameBridge

BACKUPS = "backups"  # the folder of them
SECOND_CUTS = 2  # while a file is put right after the first
GONE_ON = 0.25  # of the files that open are played on


class Lost(AssertionError):
    """Something that was shown."""


@dataclass
class Promise:
    """What had been shown at one moment."""

    games: dict[str, tuple[int, str, int]] = field(default_factory=dict)  # by path: entries, newest hash, head
    untouched: dict[str, str] = field(default_factory=dict)  # by path: digest
    backup: int = 0  # entries of the newest

    def with_mark(self, mark: dict[str, Any]) -> "Promise":
        new = Promise(dict(self.games), dict(self.untouched), self.backup)
        match mark:
            case {"game": path, "entries": entries, "hash": newest, "head": head}:
                new.games[path] = (entries, newest, head)
            case {"untouched": path, "digest": found}:
                new.untouched[path] = found
            case {"backup": entries}:
                new.backup = entries
        return new


class Written:
    """All that was ever written into games, and the promises about it, which go into the trace."""

    def __init__(self, root: Path, preload: Preload) -> None:
        self._root = root
        self._preload = preload
        self.hashes: dict[str, list[str]] = {}  # by path
        self.lengths: dict[str, set[int]] = {}  # by path: after each wish

    def shown(self, bridge: GameBridge) -> None:
        """What is told to be in the file must stay there."""
        path = bridge.log.path
        assert path is not None
        self._remember(path, bridge.log)
        if not bridge.save_state.problem and not bridge.log.behind:
            self.promise(path, bridge.log)

    def promise(self, path: Path, log: Journal) -> None:
        self._remember(path, log)
        self._mark(game=self._inside(path), entries=len(log), hash=log.tip_hash, head=log.head)

    def promise_untouched(self, path: Path) -> None:
        self._mark(untouched=self._inside(path), digest=digest(path.read_bytes()))

    def promise_backup(self, entries: int) -> None:
        self._mark(backup=entries)

    def _remember(self, path: Path, log: Journal) -> None:
        self.hashes[self._inside(path)] = [entry.hash for entry in log.entries()]
        self.lengths.setdefault(self._inside(path), {0}).add(len(log))

    def _inside(self, path: Path) -> str:
        return path.relative_to(self._root).as_posix()

    def _mark(self, **words: object) -> None:
        self._preload.mark(json.dumps(words))


def promises(marks: list[str]) -> list[Promise]:
    """After so many marks."""
    found = [Promise()]
    for mark in marks:
        found.append(found[-1].with_mark(json.loads(mark)))
    return found


@dataclass(frozen=True)
class Opened:
    hashes: tuple[str, ...]
    head: int


class Checker:
    def __init__(self, folder: Path, preload: Preload) -> None:
        self._preload = preload
        self._after = folder / "after"
        self._trace = folder / "trace-after"
        self._desk = Desk(folder / "settings", folder / "games")
        self._known: dict[tuple[tuple[str, str], ...], Opened] = {}

    def check(self, image: Image, promise: Promise, written: Written, chance: random.Random) -> str:
        """What became of what had been shown. Raises Lost."""
        became = {self._check_game(path, image, promise, written, chance) for path in promise.games}
        for path, expected in promise.untouched.items():
            if digest(image.files.get(path, b"")) != expected:
                raise Lost(f"{path} is not as it was")
        self._check_backups(image, promise)
        return "more_than_shown" if "more" in became else "as_shown" if became else "before_the_first_move"

    def _check_game(self, path: str, image: Image, promise: Promise, written: Written, chance: random.Random) -> str:
        entries, newest, head = promise.games[path]
        if path not in image.files:
            raise Lost(f"{path} is not there, though {entries} entries were shown")
        opened = self._opened(path, image, chance)
        found = len(opened.hashes)
        if found < entries or (entries and opened.hashes[entries - 1] != newest):
            raise Lost(f"{path} has {found} of {entries} entries that were shown")
        if list(opened.hashes) != written.hashes[path][:found] or found not in written.lengths[path]:
            raise AssertionError(f"{path} holds {found} entries, which nobody wrote together")
        if found == entries and opened.head != head:
            raise Lost(f"{path} stands at {opened.head}, not at {head}")
        return "more" if found > entries else "same"

    def _opened(self, path: str, image: Image, chance: random.Random, *, again: bool = False) -> Opened:
        """As the window opens it. What looks the same has been tried before."""
        beside = Path(path).parent
        files = {
            name: content
            for name, content in image.files.items()
            if Path(name).parent == beside and Path(name).name.lstrip(".").startswith(Path(path).name)
        }
        key = tuple(sorted((name, digest(content)) for name, content in files.items()))
        if key in self._known:
            return self._known[key]
        part = Image(files, frozenset({beside.as_posix()}))
        self._clear()
        part.put(self._after)
        place = self._after / path
        with self._preload.recorded(self._after, self._trace):
            bridge = self._desk.open(place)
            if bridge is None or self._desk.rescued or bridge.log.path != place:
                raise Lost(f"{path} does not open: {self._desk.sentences} {self._desk.rescued}")
        opened = Opened(tuple(entry.hash for entry in bridge.log.entries()), bridge.log.head)
        if chance.random() < GONE_ON:
            self._go_on(bridge)
        self._desk.close(bridge)
        left = [file.name for file in place.parent.iterdir()]
        if left != [place.name]:
            raise AssertionError(f"beside {path} lies {left}")
        if len(files) > 1 and not again:
            self._cut_again(path, part, opened, chance)
        self._known[key] = opened
        return opened

    def _cut_again(self, path: str, image: Image, opened: Opened, chance: random.Random) -> None:
        """While the file is put right: then nothing else may come of it."""
        disk = Disk(str(self._after), image)
        disk.follow(read_trace(self._trace))
        for _ in range(SECOND_CUTS):
            cut = chance.choice(disk.moments).cut(chance.choice(list(Style)), chance)
            second = self._opened(path, cut, chance, again=True)
            if second != opened:
                raise Lost(f"{path} has {len(second.hashes)} entries after a second cut, not {len(opened.hashes)}")

    def _go_on(self, bridge: GameBridge) -> None:
        with self._desk.loud():
            if not (bridge.undo() or bridge.redo()):
                return
        path = bridge.log.path
        assert path is not None
        if bridge.save_state.problem or not Journal.verify(path).ok:
            raise AssertionError(f"the game does not go on: {bridge.save_state.problem}")

    def _check_backups(self, image: Image, promise: Promise) -> None:
        files = {name: content for name, content in image.files.items() if name.startswith(f"{BACKUPS}/")}
        part = Image(files, frozenset(name for name in image.folders if name.startswith(BACKUPS)))
        key = tuple(sorted((name, digest(content)) for name, content in files.items()))
        if not files and not promise.backup:
            return
        if key not in self._known:
            self._clear()
            part.put(self._after)
            lengths = []
            for backup in Backups(self._after / BACKUPS).all():
                copy = Journal.open(backup.path, read_only=True)
                if len(copy) != backup.entries:
                    raise Lost(f"a backup of {backup.entries} entries has {len(copy)}")
                lengths.append(len(copy))
            self._known[key] = Opened((), max(lengths, default=0))
        if self._known[key].head < promise.backup:
            raise Lost(f"the backup of {promise.backup} entries is not there")

    def _clear(self) -> None:
        empty(self._after)
        self._preload.watch(self._after)
