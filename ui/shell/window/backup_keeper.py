"""Has copies of the running game made beside the window: when it is opened, and whenever a round ends."""

from datetime import UTC, datetime

from PySide6.QtCore import QObject

from core.kernel.errors import BankhalterError
from core.store.backups import Backups
from ui.game.bridge import GameBridge
from ui.game.jobs import Workers
from ui.game.moment import Moment


class BackupKeeper(QObject):
    def __init__(self, backups: Backups, parent: QObject) -> None:
        super().__init__(parent)
        self._backups = backups
        self._workers = Workers(self)
        self._bridge: GameBridge | None = None
        self._round: object = None

    def watch(self, bridge: GameBridge) -> None:
        self._bridge = bridge
        self._round = bridge.family.round_of(bridge.moment.state)
        bridge.changed.connect(self._moved)
        self._write()

    def let_go(self) -> None:
        self._bridge = None

    @property
    def idle(self) -> bool:
        return self._workers.idle

    def close(self) -> None:
        self._workers.close()

    def _moved(self, moment: Moment) -> None:
        if self._bridge is not None and self._round != (now := self._bridge.family.round_of(moment.state)):
            self._round = now
            self._write()

    def _write(self) -> None:
        """A game that never was in a file has no copies: the sample game, for one."""
        assert self._bridge is not None
        path = self._bridge.log.path
        if path is not None and len(self._bridge.log):
            snapshot, now = self._bridge.log.snapshot(), datetime.now(UTC)
            name = path.stem
            self._workers.start(lambda job: self._backups.write(snapshot, name, now), lambda path: None, _not_written)


def _not_written(error: Exception) -> None:
    """The game itself is in its file; a copy that fails is tried again after the next round."""
    if not isinstance(error, BankhalterError | OSError):
        raise error
