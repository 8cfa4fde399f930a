"""Where a game is kept: in its file up to the last move, or for a while in memory only.

An evening goes on when the disk is full or the stick is gone. What cannot be written stays in memory, everybody can
see that, and it is written as soon as the file can be.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from core.interchange.wording import trouble_text
from core.store.journal import Journal

AGAIN = 2000  # milliseconds until the file is tried again
NEARLY_FULL = 80  # percent of what a file can hold: from here on it is told


@dataclass(frozen=True, slots=True)
class Saved:
    """Where the game lies. A problem is one sentence about what could not be written; `unsaved` counts the entries.

    `full` is how much of what a file can hold is used, in percent; 0 while there is room for long.
    """

    path: Path | None
    problem: str = ""
    unsaved: int = 0
    full: int = 0


class Saving(QObject):
    told = Signal(object)  # Saved

    def __init__(self, log: Journal, problem: Callable[[], str] | None, parent: QObject) -> None:
        """`problem` says why the game is in memory only, in the language in use."""
        super().__init__(parent)
        self._log = log
        log.keeps_going = True
        self._problem = problem
        self.asks = log.path is not None or problem is not None  # before moves that are in no file are left
        self._copied = len(log)  # entries that lie in a file somewhere, or came from one
        self._timer = QTimer(self, interval=AGAIN)
        self._timer.timeout.connect(self.try_again)
        self.state = self._look()

    @property
    def unsaved(self) -> int:
        """Moves that would be gone if the program ended now."""
        known = max(self._copied, 0 if self._log.path is None else len(self._log) - self._log.behind)
        return sum(entry.is_step for entry in self._log.entries() if entry.id > known)

    def tell(self) -> None:
        """Says how the game is kept, after every entry."""
        self._show(self._look())

    def tell_refused(self, sentence: str) -> None:
        """An entry that neither file nor memory takes."""
        self._show(Saved(self._log.path, sentence, self._log.behind))

    def try_again(self) -> None:
        self._log.catch_up()
        state = self._look()
        if state != self.state:
            self._show(state)

    def copy(self, path: Path) -> None:
        """Raises GameFileError."""
        self._log.save_copy(path)
        self._copied = len(self._log)

    def take_over(self, other: "Saving") -> None:
        """The same game, closed for a while: why it is in memory only, and what of it lies in a file somewhere."""
        self._problem, self.asks, self._copied = other._problem, other.asks, other._copied
        self.state = self._look()

    def stop(self) -> None:
        self._timer.stop()

    def _look(self) -> Saved:
        trouble, percent = self._log.trouble, int(100 * self._log.full)
        full = percent if percent >= NEARLY_FULL else 0
        if trouble is not None:
            return Saved(self._log.path, trouble_text(trouble), self._log.behind, full)
        return Saved(self._log.path, "" if self._problem is None else self._problem(), full=full)

    def _show(self, state: Saved) -> None:
        self.state = state
        if self._log.behind and not self._timer.isActive():
            self._timer.start()
        elif not self._log.behind:
            self._timer.stop()
        self.told.emit(state)
