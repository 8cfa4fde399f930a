"""Writes a journal that keeps going into its file: at once, or beside its player while another program is in the way.

Entries reach the file in their order, each when those before it are there.
"""

import threading
from collections.abc import Callable, Sequence
from typing import Final

from core.store.database import Writer
from core.store.entries import Entry
from core.store.errors import JournalError

SHORT: Final = 0.05  # seconds for which the player waits for another program
BESIDE: Final = 0.5  # of an attempt beside, in which nobody else may begin to read
PAUSE: Final = 0.2  # between two of them, in which others may


def _nobody() -> None:
    """Hears of nothing."""


class Pen:
    """For one thread, that of the player; what it starts beside has the file to itself until it ends."""

    def __init__(self, writer: Writer, root: str, entries: Sequence[Entry]) -> None:
        self.trouble: JournalError | None = None  # why entries are kept in memory only
        self.told: Callable[[], object] = _nobody  # called in the thread that writes beside, after every attempt
        self._writer = writer
        self._root = root
        self._whole = list(entries)  # what the file is to hold
        self._written = len(entries)
        self._lock = threading.Lock()  # for what is to be written, and for who writes
        self._beside = False  # whether the thread has the file
        self._thread: threading.Thread | None = None
        self._ending = threading.Event()

    @property
    def behind(self) -> int:
        """How many of the newest entries may not be in the file yet."""
        return len(self._whole) - self._written

    def write(self, new: Sequence[Entry]) -> None:
        """With all that is still missing in the file; what cannot be written now is kept."""
        with self._lock:
            self._whole += new
            waits = self._beside
        if waits:
            return
        try:
            self._attempt(SHORT)
        except BaseException:
            del self._whole[len(self._whole) - len(new) :]
            raise
        self._wait_beside()

    def catch_up(self, wait: float) -> None:
        """Write what is in memory only, or wait so long for it."""
        if not self._beside and self.behind:
            self._attempt(SHORT)
            self._wait_beside()
        if self._thread is not None:
            self._thread.join(wait)

    def catch_up_beside(self) -> None:
        if not self._beside and self.behind:
            self._start()

    def close(self) -> None:
        """After a last attempt, if something waits."""
        self._ending.set()
        if self._thread is not None:
            self._thread.join()
        self.told = _nobody

    def _wait_beside(self) -> None:
        if self.trouble is not None and self.trouble.code == "busy":
            self._start()

    def _start(self) -> None:
        self._beside = True
        self._thread = threading.Thread(target=self._go_on, daemon=True)
        self._thread.start()

    def _go_on(self) -> None:
        ended = False
        while not ended:
            last = self._ending.is_set()
            try:
                self._attempt(BESIDE)
            except BaseException:
                self._beside = False
                raise
            with self._lock:
                other = self.trouble is not None and self.trouble.code != "busy"
                ended = other or not self.behind or last
                if ended:
                    self._beside = False
            self.told()
            if not ended:
                self._ending.wait(PAUSE)

    def _attempt(self, wait: float) -> None:
        end = len(self._whole)  # more may come meanwhile
        self._writer.wait = wait
        try:
            if self._writer.undisturbed:
                self._writer.insert(self._whole[self._written : end])
            else:
                self._writer.catch_up(self._root, self._whole[:end])
        except JournalError as trouble:
            self.trouble = trouble
        else:
            self.trouble = None
            self._written = end
