"""What somebody began to enter and left, kept in the program's data folder until it is done."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from core.store.reading import read_bytes

LARGEST = 1_000_000  # bytes; more than any draft
T = TypeVar("T")


class Drafts:
    """A folder that cannot be written to loses drafts, nothing else."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder / "drafts"

    def keep(self, name: str, data: bytes) -> None:
        new = self._file(f"{name}.new")
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            new.write_bytes(data)
            new.replace(self._file(name))
        except OSError:
            return

    def read(self, name: str, read: Callable[[bytes], T | None]) -> T | None:
        path = self._file(name)
        try:
            if path.stat().st_size > LARGEST:
                return None
            return read(read_bytes(path))
        except OSError:
            return None

    def drop(self, name: str) -> None:
        try:
            self._file(name).unlink(missing_ok=True)
        except OSError:
            return

    def _file(self, name: str) -> Path:
        return self._folder / f"{name}.json"
