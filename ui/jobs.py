"""Long work beside the window: searches, imports. A job can be cancelled, tells how far it is, and never blocks."""

import threading
import time
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal, Slot

THREADS = 2
REPORT = 0.05  # seconds between two reports of a job


class Cancelled(Exception):
    """Ends the work of a job that nobody waits for any longer."""


class Job(QObject):
    """Lives with the window; only `report`, `check` and `cancelled` are for the thread that works."""

    progressed = Signal(int, int)  # of an import: steps done and all; of a search: the best found and the bound
    ended = Signal()

    _told = Signal(int, int)
    _answered = Signal(object)
    _broke = Signal(object)

    def __init__(
        self,
        work: Callable[["Job"], Any],
        done: Callable[[Any], object],
        failed: Callable[[Exception], object] | None = None,
    ) -> None:
        super().__init__()
        self._work = work
        self._done = done
        self._failed = failed
        self._stopped = threading.Event()
        self._reported = 0.0
        self._told.connect(self._tell)
        self._answered.connect(self._answer)
        self._broke.connect(self._break)

    # --- for the window

    def cancel(self) -> None:
        """The answer, if there still is one, is dropped."""
        self._stopped.set()

    @Slot(int, int)
    def _tell(self, first: int, second: int) -> None:
        if not self.cancelled():
            self.progressed.emit(first, second)

    @Slot(object)
    def _answer(self, answer: Any) -> None:
        self.ended.emit()
        if not self.cancelled():
            self._done(answer)

    @Slot(object)
    def _break(self, error: Exception) -> None:
        self.ended.emit()
        if self.cancelled():
            return
        if self._failed is None:
            raise error
        self._failed(error)

    # --- for the work

    def cancelled(self) -> bool:
        return self._stopped.is_set()

    def check(self) -> None:
        if self.cancelled():
            raise Cancelled

    def report(self, first: int, second: int) -> None:
        now = time.monotonic()
        if now - self._reported >= REPORT:
            self._reported = now
            self._told.emit(first, second)

    def run(self) -> None:
        try:
            self.check()
            answer = self._work(self)
        except Exception as error:
            self._broke.emit(error)
        else:
            self._answered.emit(answer)


class _Task(QRunnable):
    def __init__(self, job: Job) -> None:
        super().__init__()
        self._job = job

    def run(self) -> None:
        self._job.run()


class Workers(QObject):
    """A small pool of threads. `close` cancels everything and waits for it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(THREADS)
        self._pool.setExpiryTimeout(-1)
        self._running: set[Job] = set()

    def start(
        self,
        work: Callable[[Job], Any],
        done: Callable[[Any], object],
        failed: Callable[[Exception], object] | None = None,
    ) -> Job:
        job = Job(work, done, failed)
        self._running.add(job)
        job.ended.connect(lambda: self._running.discard(job))
        self._pool.start(_Task(job))
        return job

    def cancel_all(self) -> None:
        for job in self._running:
            job.cancel()

    def close(self) -> None:
        self.cancel_all()
        self._pool.waitForDone()
        self._running.clear()
