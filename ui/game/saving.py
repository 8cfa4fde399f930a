"""Where a game is kept: in its file up to the last move, or for a while in memory only.

An evening goes on when the disk is full or the stick is gone. What cannot be written stays in memory, everybody can
see that, and it is written as soon as the file can be. It also goes on while another program reads the file: then a
thread waits beside the window, and everybody can see that too.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from core.interchange.wording import trouble_text
from core.store.entries import NOTE
from core.store.journal import Journal

AGAIN = 2000  # milliseconds until the file is tried again
NEARLY_FULL = 80  # percent of what a file can hold: from here on it is told
PATIENCE = 2.0  # seconds for which leaving a game waits for another program


@dataclass(frozen=True, slots=True)
class Saved:
    """Where the game lies. A problem is one sentence about what could not be written; `unsaved` counts the entries,
    `moves` those among them that players know of: a note about the table is none.

    Without a problem they wait for another program that reads the file.
    `full` is how much of what a file can hold is used, in percent; 0 while there is room for long.
    """

    path: Path | None
    problem: str = ""
    unsaved: int = 0
    full: int = 0
    moves: int = 0

    @property
    def waiting(self) -> bool:
        return self.unsaved > 0 and not self.problem


class Saving(QObject):
    told = Signal(object)  # Saved

    _tried = Signal()  # by the thread that waits beside

    def __init__(self, log: Journal, problem: Callable[[], str] | None, parent: QObject) -> None:
        """`problem` says why the game is in memory only, in the language in use."""
        super().__init__(parent)
        self._log = log
        self._tried.connect(self._look_again)
        log.keep_going(self._tried.emit)
        self._problem = problem
        self.asks = log.path is not None or problem is not None  # before moves that are in no file are left
        self._copied = len(log)  # entries that lie in a file somewhere, or came from one
        self._timer = QTimer(self, interval=AGAIN)
        self._timer.timeout.connect(log.catch_up_beside)
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
        self._show(Saved(self._log.path, sentence, self._log.behind, moves=self._moves_behind()))

    def try_again(self) -> None:
        self._log.catch_up()
        self._look_again()

    def finish(self) -> None:
        """Before the game is left: wait a little for another program that reads the file."""
        self._log.catch_up(PATIENCE)
        self._look_again()

    @Slot()
    def _look_again(self) -> None:
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
        if trouble is not None and trouble.code != "busy":
            problem = trouble_text(trouble)
        else:
            problem = "" if self._problem is None else self._problem()
        return Saved(self._log.path, problem, self._log.behind, full, self._moves_behind())

    def _moves_behind(self) -> int:
        written = len(self._log) - self._log.behind
        return sum(self._log.entry(number).kind != NOTE for number in range(written + 1, len(self._log) + 1))

    def _show(self, state: Saved) -> None:
        self.state = state
        troubled = self._log.behind > 0 and not state.waiting
        if troubled and not self._timer.isActive():
            self._timer.start()
        elif not troubled:
            self._timer.stop()
        self.told.emit(state)
