"""Folders that survive a power cut: a file that was flushed is lost all the same until its folder's name was, too."""

import contextlib
import os
from pathlib import Path


def make(folder: Path) -> None:
    """With all folders above it, if they are not there yet. Raises OSError."""
    missing = [place for place in (folder, *folder.parents) if not place.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    for place in reversed(missing):
        flush(place.parent)


def flush(folder: Path) -> None:
    """What was made, renamed or removed in it is on the disk, as far as the system knows how."""
    if os.name == "nt":  # which opens no folders, and keeps names by a journal of its own
        return
    with contextlib.suppress(OSError):  # some network folders cannot
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
