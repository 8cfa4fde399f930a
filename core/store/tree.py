"""The shape of a journal: who follows whom, where the head is, and which way redo goes."""

from collections.abc import Iterable

from core.store.entries import HEAD, NOTE, Entry


class Tree:
    """Ids only. Every way upwards ends, because a parent is always older than its children."""

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self.head = 0
        self._parents = [0]  # by id
        self._children: dict[int, list[int]] = {}
        self._next: dict[int, int] = {}  # the child through which the head came or went last
        heads = []
        for entry in entries:
            self._link(entry)
            heads.append(self.head)
        # From the newest place of the head back; an id seen before has only ancestors that newer places settled.
        seen: set[int] = set()
        for place in reversed(heads):
            while place and place not in seen:
                seen.add(place)
                parent = self._parents[place]
                self._next.setdefault(parent, place)
                place = parent

    def add(self, entry: Entry) -> None:
        before = self.head
        self._link(entry)
        place = self.head
        if place == before:
            return
        if entry.parent == before and place == entry.id:  # the way to `before` is marked already
            self._next[before] = place
            return
        while place:
            parent = self._parents[place]
            self._next[parent] = place
            place = parent

    def parent(self, id: int) -> int:
        return self._parents[id]

    def children(self, id: int) -> tuple[int, ...]:
        """The steps that follow, oldest first."""
        return tuple(self._children.get(id, ()))

    def path(self, id: int) -> list[int]:
        """From the first step down to `id`, without the root."""
        path = []
        step = id
        while step:
            path.append(step)
            step = self._parents[step]
        path.reverse()
        return path

    def next(self, id: int) -> int | None:
        """The child most recently visited; where redo goes."""
        return self._next.get(id)

    def _link(self, entry: Entry) -> None:
        self._parents.append(entry.parent)
        if entry.kind == HEAD:
            self.head = entry.parent
        elif entry.kind != NOTE:
            self._children.setdefault(entry.parent, []).append(entry.id)
            self.head = entry.id
