"""How much of what a file can hold its entries use. Nothing is written that would not be read again."""

from collections.abc import Iterable, Sequence

from core.store.entries import MAX_LINE, MAX_ROW, MAX_TEXT, Entry


class Room:
    """The limits are there for files of strangers: they bound what opening one costs. A long game uses a twentieth."""

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self._size = 0
        self._lines = [0]  # by id: how much there is to fold up to there
        self._longest = 0
        for entry in entries:
            self.take(entry)

    @property
    def used(self) -> float:
        """1 where nothing more can be written; beyond it only in files of others."""
        return max(self._size / MAX_TEXT, self._longest / MAX_LINE)

    def take(self, entry: Entry) -> None:
        self._size += entry.size
        self._lines.append(self._lines[entry.parent] + entry.weight)
        self._longest = max(self._longest, self._lines[-1])

    def has_room_for(self, entries: Sequence[Entry]) -> bool:
        """For all of them, which follow those that are known."""
        size, lines = self._size, dict[int, int]()
        for entry in entries:
            size += entry.size
            before = lines[entry.parent] if entry.parent in lines else self._lines[entry.parent]
            lines[entry.id] = before + entry.weight
            if entry.size > MAX_ROW or size > MAX_TEXT or lines[entry.id] > MAX_LINE:
                return False
        return True
