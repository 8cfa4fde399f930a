"""A game is played, edited, copied, backed up and saved in part, and the power is cut after every single operation."""

import errno
import random
import tempfile
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

from core.interchange.game_file import memory_game
from core.store import backups as backups_module
from core.store.backups import Backups
from tests.campaigns.cut_check import BACKUPS, Checker, Written, promises
from tests.campaigns.cut_disk import Disk, Style, read_trace
from tests.campaigns.disk_games import Desk, Moves, accept_edit, damage
from tests.campaigns.preload import Call, Preload, Way
from ui.game.bridge import GameBridge

COPIES = 3  # of a game, so that the oldest give way soon

TROUBLES_A_GAME = 6

# Trouble in the middle of a move: which call, after how many, how often, and what it has done all the same.
Trouble = tuple[Call, int, int, Way]
TROUBLE: tuple[Trouble, ...] = (
    *((Call.WRITE, after, times, Way.NOTHING) for after in (0, 3, 7, 9, 10) for times in (1, 99)),
    *((Call.WRITE, after, 1, Way.DONE) for after in (2, 9, 10)),
    *((Call.SYNC, after, times, Way.NOTHING) for after in range(5) for times in (1, 99)),
    *((Call.UNLINK, 0, times, way) for times in (1, 99) for way in (Way.NOTHING, Way.DONE)),
    *((Call.OPEN, after, times, Way.NOTHING) for after in (0, 1, 2) for times in (1, 99)),
    *((Call.CHANGE, after, 9999, Way.NOTHING) for after in range(2, 17)),
    *((Call.ALL, after, 9999, Way.NOTHING) for after in range(0, 50, 5)),
)


class Recording:
    """An evening, operation by operation."""

    def __init__(self, folder: Path, preload: Preload) -> None:
        self._root = folder / "disk"
        self._root.mkdir()
        self._preload = preload
        self._moves = Moves.read()
        self._desk = Desk(folder / "settings", self._root / "games")
        self._now = datetime(2026, 3, 14, 19, tzinfo=UTC)
        self.written = Written(self._root, preload)
        trace = folder / "trace"
        backups_module.COPIES = COPIES
        with preload.recorded(self._root, trace):
            self._evening()
        disk = Disk(str(self._root))
        disk.follow(read_trace(trace))
        self.moments = disk.moments
        self.promises = promises(disk.marks)

    def _evening(self) -> None:
        bridge = self._desk.create(self._moves.imported.setup)
        assert bridge is not None, self._desk.sentences
        path = bridge.log.path
        assert path is not None
        self.written.shown(bridge)
        for number in range(26):
            self._wish(bridge, self._move)
            if number % 7 == 3:
                self._wish(bridge, GameBridge.undo)
                self._wish(bridge, GameBridge.undo)
                self._wish(bridge, GameBridge.redo)
            if number % 5 == 4:
                self._back_up(bridge)
        self._wish(bridge, lambda bridge: accept_edit(bridge, 12))
        self._wish(bridge, GameBridge.undo)
        self._wish(bridge, GameBridge.redo)
        self._back_up(bridge)
        copy = path.with_name("copy.bankhalter")
        assert self._desk.copy(bridge, copy)
        self.written.promise(copy, bridge.log)
        self._desk.close(bridge)
        for at in range(0, len(TROUBLE), TROUBLES_A_GAME):
            self._troubled_game(TROUBLE[at : at + TROUBLES_A_GAME])
        self._rescue(path)
        self._only_in_memory(path.with_name("kept.bankhalter"))

    def _troubled_game(self, troubles: Sequence[Trouble]) -> None:
        """In a short game, which is opened again and again after it."""
        bridge = self._desk.create(self._moves.imported.setup)
        assert bridge is not None
        assert bridge.log.path is not None
        self.written.shown(bridge)
        self._wish(bridge, self._move)
        self._desk.close(bridge)
        bridge = self._open(bridge.log.path)
        for trouble in troubles:
            self._in_trouble(bridge, *trouble)
        self._desk.close(bridge)

    def _open(self, path: Path) -> GameBridge:
        bridge = self._desk.open(path)
        assert bridge is not None, self._desk.sentences
        self.written.shown(bridge)
        return bridge

    def _move(self, bridge: GameBridge) -> bool:
        """Goes on after the position that is there; at the end of what there is, back."""
        done = len(bridge.log.path_to(bridge.log.head))
        return bridge.do(self._moves.actions[done]) if done < len(self._moves.actions) else bridge.undo()

    def _wish(self, bridge: GameBridge, wish: Callable[[GameBridge], bool]) -> None:
        with self._desk.loud():
            assert wish(bridge), "a wish was refused"
        self.written.shown(bridge)

    def _in_trouble(self, bridge: GameBridge, call: Call, after: int, times: int, way: Way) -> None:
        self._preload.fail(call, after, times, errno.EIO, way)
        self._wish(bridge, self._move)
        if times > 1:
            self._wish(bridge, GameBridge.undo)
        self._preload.heal()
        with self._desk.loud():
            bridge.saving.finish()
        assert not bridge.save_state.problem, bridge.save_state.problem
        self.written.shown(bridge)
        self._wish(bridge, self._move)

    def _back_up(self, bridge: GameBridge) -> None:
        self._now += timedelta(minutes=5)
        made = Backups(self._root / BACKUPS).write(bridge.log.snapshot(), "evening", self._now)
        assert made is not None
        self.written.promise_backup(len(bridge.log))

    def _rescue(self, path: Path) -> None:
        broken = path.with_name("broken.bankhalter")
        damage(path, broken)
        self.written.promise_untouched(broken)
        bridge = self._open(broken)
        assert self._desk.rescued
        self._wish(bridge, GameBridge.undo)
        self._desk.close(bridge)

    def _only_in_memory(self, path: Path) -> None:
        bridge = GameBridge(memory_game(self._moves.imported.setup))
        for _ in range(4):
            with self._desk.loud():
                assert self._move(bridge)
        assert self._desk.copy(bridge, path)
        kept = self._desk.bridge
        assert kept is not None
        self._desk.close(bridge)
        self.written.shown(kept)
        self._wish(kept, self._move)
        self._desk.close(kept)


class Cutter:
    def __init__(self, seed: int) -> None:
        self._seed = seed
        preload = Preload()
        self._folder = tempfile.TemporaryDirectory(prefix="bankhalter-cuts-")
        folder = Path(self._folder.name).resolve()
        self.recording = Recording(folder, preload)
        self._checker = Checker(folder, preload)
        moments = self.recording.moments
        self._order = random.Random(f"order {seed}").sample(moments, len(moments))

    def case(self, number: int) -> Callable[[], str]:
        """Every moment in one style after the other, and then in the last two as often as is wanted."""
        styles = list(Style)
        rounds, at = divmod(number, len(self._order))
        style = styles[rounds] if rounds < len(styles) else styles[-1 - rounds % 2]
        chance = random.Random(f"{self._seed} {number}")
        moment = self._order[at]
        image, promise = moment.cut(style, chance), self.recording.promises[moment.marks]
        check = self._checker.check
        return lambda: f"{style.name.lower()}_{check(image, promise, self.recording.written, chance)}"
