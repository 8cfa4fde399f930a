"""Long work beside the window: searches, imports. A job can be cancelled, tells how far it is, and never blocks.

Objects of Qt must die in the thread of the window (see `ui/app/garbage.py`). So a thread lets go of a job before the
window does.
"""

import threading
import time
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

REPORT = 0.05  # seconds between two reports of a job


class Cancelled(Exception):
    """Ends the work of a job that nobody waits for any longer."""


class Job(QObject):
    """Lives with the window; only `run`, `report`, `check` and `cancelled` are for the thread that works."""

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


class _Bell(QObject):
    """Rung by a thread that has let go of a job, by the job's number."""

    rung = Signal(int)


class Workers(QObject):
    """A thread that does one job after the other. `close` cancels everything and waits for it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: SimpleQueue[tuple[int, Job] | None] = SimpleQueue()
        self._jobs: dict[int, Job] = {}
        self._number = 0
        self._closed = False
        self._bell = _Bell()
        self._bell.rung.connect(self._let_go)
        self._thread: threading.Thread | None = None

    @property
    def idle(self) -> bool:
        return not self._jobs

    def start(
        self,
        work: Callable[[Job], Any],
        done: Callable[[Any], object],
        failed: Callable[[Exception], object] | None = None,
    ) -> Job:
        job = Job(work, done, failed)
        if self._closed:
            job.cancel()
            return job
        if self._thread is None:
            self._thread = threading.Thread(target=_work, args=(self._waiting, self._bell), daemon=True)
            self._thread.start()
        self._number += 1
        self._jobs[self._number] = job
        self._waiting.put((self._number, job))
        return job

    def cancel_all(self) -> None:
        for job in self._jobs.values():
            job.cancel()

    def close(self) -> None:
        self._closed = True
        self.cancel_all()
        if self._thread is not None:
            self._waiting.put(None)
            self._thread.join()
            self._thread = None
        self._jobs.clear()

    @Slot(int)
    def _let_go(self, number: int) -> None:
        self._jobs.pop(number, None)


def _work(waiting: "SimpleQueue[tuple[int, Job] | None]", bell: _Bell) -> None:
    while (found := waiting.get()) is not None:
        number, job = found
        job.run()
        del found, job
        bell.rung.emit(number)
