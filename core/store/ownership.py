"""Who has a game: a file beside it that its owner keeps locked.

The lock belongs to the open file, not to the process. So nobody in the process can drop it by opening and closing files
of the folder, as a file dialog does (POSIX), and the system ends it with the owner, however that ends. The file goes
away with the owner; one that a killed program has left is taken by the next. Nothing is ever written into it: after a
power cut nobody could tell what is left of that from a file of another program.
"""

import contextlib
import errno
import os
import stat
import sys
from pathlib import Path
from typing import Final

from core.store.errors import JournalError, error, in_use, no_locks

TRIES: Final = 5  # a file that its owner takes away meanwhile is made anew

_FLAGS: Final = (
    os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
)
_TAKEN: Final = {errno.EAGAIN, errno.EACCES, errno.EDEADLK}
_READ_ONLY: Final = {errno.EACCES, errno.EPERM, errno.EROFS}
_FOREIGN: Final = {errno.EISDIR, errno.ELOOP, errno.ENXIO}

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Ownership:
    """Of one game file, from take() to let_go()."""

    def __init__(self, game: Path) -> None:
        self._game = game
        self._path = Path(f"{game}-lock")
        self._handle: int | None = None

    @property
    def holds(self) -> bool:
        """Whether the file that is locked is the one that others would find."""
        try:
            return self._handle is not None and os.path.samestat(os.fstat(self._handle), self._path.lstat())
        except OSError:
            return False

    def take(self) -> None:
        """JournalError where another has the game, or where nobody can have it."""
        if self.holds:
            return
        for _ in range(TRIES):
            self._close()
            self._handle = self._open()
            try:
                _lock(self._handle)
            except OSError as cause:
                self._close()
                if cause.errno in _TAKEN:
                    raise in_use(self._game) from None
                self._remove()
                raise no_locks(self._game) from None
            if self.holds:
                return
        self._close()
        raise no_locks(self._game)

    def let_go(self) -> None:
        if self._handle is None:
            return
        if sys.platform == "win32":  # where nobody can remove what somebody has open
            self._close()
            self._remove()
        else:
            if self.holds:
                self._remove()
            self._close()

    def _open(self) -> int:
        try:
            handle = os.open(self._path, _FLAGS, 0o666)
        except OSError as cause:
            raise self._refusal(cause) from None
        try:
            found = os.fstat(handle)
            ours = stat.S_ISREG(found.st_mode) and not found.st_size
        except OSError:
            ours = False
        if not ours:
            with contextlib.suppress(OSError):
                os.close(handle)
            raise self._foreign
        return handle

    @property
    def _foreign(self) -> JournalError:
        return error("changed", self._game, 'Beside the game file "{file}" lies a lock that another program has left.')

    def _refusal(self, cause: OSError) -> JournalError:
        if cause.errno in _READ_ONLY:
            return error("read_only", self._game, 'The game file "{file}" or its folder is read-only.')
        if cause.errno in _FOREIGN:
            return self._foreign
        if cause.errno == errno.ENOSPC:
            return error("disk_full", self._game, 'There is no space left on the disk for the game file "{file}".')
        return error("unwritable", self._game, 'The game file "{file}" could not be written.')

    def _remove(self) -> None:
        with contextlib.suppress(OSError):
            self._path.unlink()

    def _close(self) -> None:
        if self._handle is not None:
            with contextlib.suppress(OSError):
                os.close(self._handle)
            self._handle = None
