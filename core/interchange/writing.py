"""Files that the program hands out (sheets, tables, pictures): whole or not at all, and one sentence if not."""

import contextlib
import errno
import os
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

from core.kernel.errors import BankhalterError
from core.kernel.foreign import FILE, shown
from core.store.database import identify
from core.store.errors import JournalError
from core.text.catalogue import text

_READ_ONLY = (errno.EACCES, errno.EPERM, errno.EROFS)
_FULL = (errno.ENOSPC, errno.EDQUOT) if hasattr(errno, "EDQUOT") else (errno.ENOSPC,)
Finish = Callable[[], bytes]  # makes the content of a file, in any thread; what had to be painted is painted
_NO_FOLDER = (errno.ENOENT, errno.ENOTDIR)
_HELD = (5, 32)  # ERROR_ACCESS_DENIED and ERROR_SHARING_VIOLATION of Windows


class OutputError(BankhalterError):
    """Something could not be written or printed."""


def write_file(path: Path, data: bytes) -> None:
    """Puts a file there, in place of one that was there before. Raises OutputError, and then leaves nothing behind."""
    unfinished: Path | None = None
    try:
        if path.is_dir():
            raise OutputError(text("output-folder", file=path.name))
        if _is_game(path):
            raise _in_the_way(path)
        if _is_device(path):  # it takes what is written; replaced it would be gone
            path.write_bytes(data)
            return
        handle, name = tempfile.mkstemp(prefix=f".{path.name[:60]}.", suffix=".part", dir=path.parent)
        unfinished = Path(name)
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        unfinished.chmod(0o666 & ~_umask())
        unfinished.replace(path)
    except (OSError, ValueError) as error:  # a path may hold what no system takes
        if unfinished is None:
            raise OutputError(trouble(path, error)) from None
        with contextlib.suppress(OSError):
            unfinished.unlink(missing_ok=True)
        held = getattr(error, "winerror", None) in _HELD and os.access(path, os.W_OK)
        raise OutputError(text("output-held", file=path.name) if held else trouble(path, error)) from None


def make_folder(folder: Path) -> None:
    """A folder for what is handed out, if it is not there yet. Raises OutputError."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise OutputError(text("output-file", file=folder.name)) from None
    except (OSError, ValueError) as error:
        raise OutputError(trouble(folder, error)) from None


def demand_ending(path: Path, endings: Sequence[str], code: str) -> None:
    """Raises OutputError for a name that would say something else than the file is. A device may have any name.

    That something is a folder is told when it is to be written.
    """
    try:
        known = path.suffix.lower() in endings or _is_device(path) or path.is_dir()
    except (OSError, ValueError) as error:
        raise OutputError(trouble(path, error)) from None
    if not known:
        raise OutputError(text(code, file=path.name))


def demand_other(path: Path, source: Path) -> None:
    """Raises OutputError where a game would be written over by what is made of it."""
    try:
        same = path.exists() and path.samefile(source)
    except (OSError, ValueError) as error:
        raise OutputError(trouble(path, error)) from None
    if same:
        raise _in_the_way(path)


def _in_the_way(path: Path) -> OutputError:
    return OutputError(text("output-game", file=path.name))


def trouble(path: Path, error: Exception) -> str:
    """Why a file cannot be written, in one sentence."""
    number = error.errno if isinstance(error, OSError) else None
    file = shown(path.name, FILE)
    if number in _FULL:
        return text("file-disk-full", file=file)
    if number in _READ_ONLY:
        return text("file-read-only", file=file)
    if number in _NO_FOLDER and not path.parent.is_dir():  # some folders of the system take no files
        return text("output-no-folder", file=file, folder=str(path.parent))
    return text("file-unwritable", file=file)


def _is_game(path: Path) -> bool:
    """Also one that is damaged or of a newer program."""
    try:
        identify(path)
    except JournalError as error:
        return error.code not in ("missing", "unreadable", "not_a_game", "too_large")
    return True


def _is_device(path: Path) -> bool:
    return path.exists() and not path.is_file() and not path.is_dir()


def _umask() -> int:
    found = os.umask(0o022)
    os.umask(found)
    return found
