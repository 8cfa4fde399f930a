"""Folders that survive a power cut: a file that was flushed is lost all the same until its folder's name was, too."""

import contextlib
import errno
import os
from pathlib import Path
from typing import Final

# Of some folders, whose names are then flushed when the system likes.
_CANNOT_OPEN: Final = {errno.EACCES, errno.EPERM, errno.EISDIR}
_CANNOT_FLUSH: Final = {errno.EINVAL, errno.ENOTSUP, errno.EBADF}


def make(folder: Path) -> None:
    """With all folders above it, if they are not there yet. Raises OSError."""
    missing = [place for place in (folder, *folder.parents) if not place.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    for place in reversed(missing):
        flush(place.parent)


def flush(folder: Path) -> None:
    """What was made, renamed or removed in it is on the disk, as far as the system knows how. Raises OSError.

    SQLite does the same when it makes a rollback journal, but goes on where that fails.
    """
    if os.name == "nt":  # which opens no folders, and keeps names by a journal of its own
        return
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError as cause:
        if cause.errno in _CANNOT_OPEN:
            return
        raise
    try:
        os.fsync(handle)
    except OSError as cause:
        if cause.errno not in _CANNOT_FLUSH:
            raise
    finally:
        with contextlib.suppress(OSError):
            os.close(handle)
