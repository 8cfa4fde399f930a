"""Builds the disk that can be watched and that can fail (`preload.c`) where it is needed, and steers it from inside.

A process that was started with `environment()` holds it; there `Preload()` watches one folder.
"""

import ctypes
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from enum import IntEnum, IntFlag
from pathlib import Path
from tempfile import TemporaryDirectory

SOURCE = Path(__file__).with_name("preload.c")
COMPILERS = ("cc", "gcc", "clang")
NOT_HERE = 3  # exit code, as that of ./dev where something is missing


class CannotRunHere(Exception):
    """One sentence that says why."""


class Call(IntFlag):
    OPEN = 1
    READ = 2
    WRITE = 4
    TRUNCATE = 8
    SYNC = 16
    UNLINK = 32
    RENAME = 64
    MKDIR = 128
    LOOK = 256
    LOCK = 512
    CLOSE = 1024

    CHANGE = WRITE | TRUNCATE | SYNC | UNLINK | RENAME | MKDIR
    ALL = 2047  # the stick is gone


class Way(IntEnum):
    """What a call that fails has done."""

    NOTHING = 0
    SHORT = 1  # half, and says so without an error
    DONE = 2  # all the same; half of what was to be written


def compiler() -> str | None:
    found = (shutil.which(name) for name in COMPILERS)
    return next((path for path in found if path), None) if sys.platform == "linux" else None


@contextmanager
def environment() -> Iterator[dict[str, str]]:
    """For processes that are to be watched. Raises CannotRunHere."""
    if _library() is not None:
        yield dict(os.environ)
        return
    found = compiler()
    if found is None:
        raise CannotRunHere("This needs Linux and a C compiler (cc, gcc or clang), and there is none.")
    with TemporaryDirectory(prefix="bankhalter-preload-") as folder:
        built = Path(folder) / "preload.so"
        command = [found, "-shared", "-fPIC", "-O2", "-o", str(built), str(SOURCE), "-ldl", "-pthread"]
        said = subprocess.run(command, capture_output=True, text=True, check=False)
        if said.returncode:
            raise CannotRunHere(f"{SOURCE.name} could not be built: {said.stderr.strip()[:300]}")
        before = os.environ.get("LD_PRELOAD")
        yield {**os.environ, "LD_PRELOAD": f"{built}:{before}" if before else str(built)}


def _library() -> ctypes.CDLL | None:
    if sys.platform != "linux":
        return None
    library = ctypes.CDLL(None)
    return library if hasattr(library, "disk_watch") else None


class Preload:
    """What happens beneath a folder: counted, recorded, and failing where it is told to."""

    def __init__(self) -> None:
        library = _library()
        assert library is not None, "the process was not started with preload.environment()"
        library.disk_fail.argtypes = [ctypes.c_int, ctypes.c_long, ctypes.c_long, ctypes.c_int, ctypes.c_int]
        library.disk_failed.restype = library.disk_calls.restype = ctypes.c_long
        self._library = library

    def watch(self, folder: Path) -> None:
        self._library.disk_watch(os.fsencode(folder))

    @contextmanager
    def recorded(self, folder: Path, trace: Path) -> Iterator[None]:
        """Everything beneath the folder, of files that are opened from now on."""
        self.watch(folder)
        self._library.disk_record(os.fsencode(trace))
        try:
            yield
        finally:
            self._library.disk_record(None)

    def mark(self, words: str) -> None:
        self._library.disk_mark(words.encode())

    def fail(self, calls: Call, after: int, times: int, error: int, way: Way = Way.NOTHING) -> None:
        """So many of these calls, after so many others of them."""
        self._library.disk_fail(calls, after, times, error, way)

    def heal(self) -> int:
        """How many calls have failed."""
        failed: int = self._library.disk_failed()
        self._library.disk_fail(0, 0, 0, 0, 0)
        return failed

    def calls(self, kind: Call) -> int:
        """Since the folder is watched, or the last fault was set."""
        number: int = self._library.disk_calls(kind)
        return number
