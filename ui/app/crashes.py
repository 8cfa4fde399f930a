"""When the program itself fails: one dialog, a saved report, and the game goes on where that is safe.

Exceptions in slots, timers, jobs and overrides of Qt all arrive at `sys.excepthook`. A fall of the whole process leaves
its trace by `faulthandler`, and a lock that nobody holds any more; the next start finds both.
"""

import contextlib
import faulthandler
import os
import platform
import re
import sys
import threading
import traceback
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import IO, TYPE_CHECKING, Any

import PySide6
from PySide6.QtCore import QLockFile, QObject, Signal

from core.text.catalogue import text
from core.version import VERSION
from ui.shell.window.notice import Notice

if TYPE_CHECKING:
    from ui.shell.window.main_window import MainWindow

GO_ON, CLOSE = "crash-go-on", "crash-close"
REPORTS = 20  # that stay
MOST = 50  # failures in one report
TOPS = {"core", "ui", "tests", "site-packages"}  # from where on places in the program are told


class Crashes(QObject):
    _caught = Signal(str, str)  # place and trace; a failure may come from any thread

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._window: MainWindow | None = None
        self._seen: set[str] = set()
        self._written = 0
        self._report: Path | None = None
        self.notice: Notice | None = None
        self._lock: QLockFile | None = None
        self._falls: IO[str] | None = None
        self._before: tuple[Callable[..., Any], Callable[..., Any]] | None = None
        self._caught.connect(self._show)

    # --- from the start of the program to its end

    def begin(self) -> Path | None:
        """Look after failures from now on. The folder of the reports, if the program fell the last time."""
        self._before = sys.excepthook, threading.excepthook
        sys.excepthook = self._hook
        threading.excepthook = lambda found: self._hook(
            found.exc_type, found.exc_value or found.exc_type(), found.exc_traceback
        )
        with contextlib.suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            fallen = self._find_fallen()
            self._lock = QLockFile(str(self._folder / f"running-{os.getpid()}.lock"))
            self._lock.setStaleLockTime(0)
            self._lock.tryLock(0)
            self._falls = (self._folder / f"running-{os.getpid()}.txt").open("w", encoding="utf-8")
            faulthandler.enable(self._falls)
            return self._folder if fallen else None
        return None

    def guard(self, work: Callable[[], object]) -> None:
        """Before the loop of events runs, nobody else would catch what fails."""
        try:
            work()
        except Exception as error:
            self._hook(type(error), error, error.__traceback__)

    def watch(self, window: "MainWindow") -> None:
        self._window = window

    def end(self) -> None:
        if self._before is not None:
            sys.excepthook, threading.excepthook = self._before
            self._before = None
        if self._falls is not None:
            faulthandler.disable()
            self._falls.close()
            Path(self._falls.name).unlink(missing_ok=True)
            self._falls = None
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def _find_fallen(self) -> bool:
        """Locks whose program is gone; what it wrote as it fell is kept as a report."""
        found = False
        for path in self._folder.glob("running-*.lock"):
            lock = QLockFile(str(path))
            lock.setStaleLockTime(0)
            if lock.tryLock(0):
                lock.unlock()
                found = True
                trace = path.with_suffix(".txt")
                if trace.exists() and trace.stat().st_size:
                    trace.replace(self._folder / f"{_stamp()}-fall.txt")
                trace.unlink(missing_ok=True)
        return found

    # --- a failure

    def _hook(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        traceback.print_exception(kind, error, trace)
        frames = traceback.extract_tb(trace)
        place = f"{kind.__name__} {frames[-1].filename}:{frames[-1].lineno}" if frames else kind.__name__
        told = plain("".join(traceback.format_exception(kind, error, trace)))
        traceback.clear_frames(trace)  # ends a painter that was at work
        self._caught.emit(place, told)

    def _show(self, place: str, trace: str) -> None:
        """One dialog at a time, and one for each place that fails: a picture that cannot be painted fails often."""
        new = place not in self._seen
        self._seen.add(place)
        if self.notice is not None or not new:
            if self._written < MOST:
                self._add(trace)
            return
        self._begin_report(trace)
        where = [text("crash-report", file=self._report.name, folder=str(self._folder))] if self._report else []
        kept = self._kept()
        self.notice = Notice("crash-title", [text("crash-words"), kept, *where], (GO_ON, CLOSE), self._window)
        self.notice.finished.connect(self._answered)
        self.notice.open()

    def _kept(self) -> str:
        page = self._window.game_page if self._window is not None else None
        if page is None:
            return text("crash-no-game")
        unsaved = page.bridge.saving.unsaved
        return text("crash-unsaved", count=unsaved) if unsaved else text("crash-saved")

    def _answered(self) -> None:
        notice, self.notice = self.notice, None
        assert notice is not None
        notice.deleteLater()
        if self._window is None:
            return
        if notice.answer == CLOSE:
            self._window.close()
        else:
            self._window.begin_again()

    # --- reports

    def _begin_report(self, trace: str) -> None:
        self._written = 0
        self._report = self._folder / f"{_stamp()}-failure.txt"
        page = self._window.game_page if self._window is not None else None
        lines = [
            f"Bankhalter {VERSION}, Python {platform.python_version()}, Qt {PySide6.__version__}",
            f"{platform.system()} {platform.release()} {platform.machine()}",
        ]
        if page is not None:
            log = page.bridge.log
            lines.append(f"game {log.header.title}, {len(log)} entries, head {log.head}, behind {log.behind}")
        try:
            for old in sorted(self._folder.glob("*-f*.txt"))[: -REPORTS + 1]:
                old.unlink(missing_ok=True)
            self._report.write_text("\n".join([*lines, "", trace]), encoding="utf-8")
        except OSError:
            self._report = None

    def _add(self, trace: str) -> None:
        self._written += 1
        if self._report is not None:
            with contextlib.suppress(OSError), self._report.open("a", encoding="utf-8") as file:
                file.write(f"\n{trace}")


def plain(trace: str) -> str:
    """Without the folders of this computer."""
    shortened = re.sub(r'File "([^"]+)"', lambda found: f'File "{_short(found[1])}"', trace)
    try:
        home = str(Path.home())
    except RuntimeError:  # nobody knows it
        return shortened
    return shortened.replace(home, "~") if home != Path(home).anchor else shortened


def _short(name: str) -> str:
    parts = re.split(r"[/\\]", name)
    known = [at for at, part in enumerate(parts) if part in TOPS]
    return "/".join(parts[known[-1] :]) if known else parts[-1]


def _stamp() -> str:
    return datetime.now().astimezone().strftime("%Y%m%d-%H%M%S-%f")
