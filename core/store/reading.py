"""Bytes of files that may lie anywhere."""

import errno
import os
from pathlib import Path


def read_bytes(path: Path, most: int = -1) -> bytes:
    """The first bytes of a file, or all. Raises OSError, also where the system only says that it should be asked again:
    Python answers that with None.
    """
    with path.open("rb") as stream:
        found: bytes | None = stream.read(most)
    if found is None:
        raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN), str(path))
    return found
