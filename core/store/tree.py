"""The shape of a journal: who follows whom, where the head is, and where undo and redo go."""

from collections.abc import Iterable

from core.store.entries import HEAD, NOTE, Entry
from core.store.errors import JournalError

EDITED_FROM = "edited_from"  # param of a `head` entry: the head goes to the end of an edited line
NOWHERE = 0  # no redo; the root follows nothing


class Tree:
    """Ids only. Every way upwards ends, because a parent is always older than its children.

    A place of the head is known by the entry that put it there. Going back over an edit, or forth again, brings back
    the place itself, so that undo goes on as it would have before.
    """

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self.head = 0
        self.place = 0
        self._parents = [0]  # by id
        self._stands: list[int | None] = [0]  # by id of a place: the step at which the head stands
        self._children: dict[int, list[int]] = {}
        self._next: dict[int, int] = {}  # by step: the place to which the head came or went from it last
        self._origins: dict[int, int] = {}  # by place at the end of an edited line: the place where it was accepted
        self._edits: dict[tuple[int, int], int] = {}  # by steps from and to: the newest edit that led there
        trail = []
        for entry in entries:
            edit = self._link(entry)
            trail.append((self.head, edit))
        # From the newest place of the head back; an id seen before has only ancestors that newer places settled.
        seen: set[int] = set()
        for step, edit in reversed(trail):
            for at, target in self._over(edit).items():
                self._next.setdefault(at, target)
            while step and step not in seen:
                seen.add(step)
                self._next.setdefault(self._parents[step], step)
                step = self._parents[step]

    def add(self, entry: Entry) -> None:
        before, place = self.head, self.place
        edit = self._link(entry)
        if self.place == place:
            return
        step = self.head
        if entry.parent == before and step == entry.id and place not in self._origins:
            self._next[before] = step  # the way to `before` is marked already
            return
        while step:
            self._next[self._parents[step]] = step
            step = self._parents[step]
        self._next.update(self._over(edit))

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
        """The child most recently visited; None where redo goes nowhere or over an edit."""
        place = self._next.get(id, NOWHERE)
        return None if place == NOWHERE or place in self._origins else place

    @property
    def undo_target(self) -> int | None:
        if self.undoes_edit:
            return self._at(self._origins[self.place])
        return self._parents[self.head] if self.head else None

    @property
    def redo_target(self) -> int | None:
        place = self._next.get(self.head, NOWHERE)
        return None if place == NOWHERE else self._at(place)

    @property
    def undoes_edit(self) -> bool:
        return self.place in self._origins

    @property
    def redoes_edit(self) -> bool:
        return self._next.get(self.head) in self._origins

    def _at(self, place: int) -> int:
        return self._stands[place] or 0

    def _over(self, edit: int | None) -> dict[int, int]:
        """What going forth over an edit says about redo, besides what the line to its end says."""
        if edit is None:
            return {}
        left, end = self._at(self._origins[edit]), self._at(edit)
        if end < left:  # nothing was written again: redo does not bring back what was taken away
            return {left: edit, end: NOWHERE}
        return {left: edit}

    def _link(self, entry: Entry) -> int | None:
        """Takes the entry up, and answers over which edit the head went forth."""
        self._parents.append(entry.parent)
        if entry.kind == NOTE:
            self._stands.append(None)
        elif entry.kind == HEAD:
            self._stands.append(entry.parent)
            return self._move(entry)
        else:
            self._stands.append(entry.id)
            self._children.setdefault(entry.parent, []).append(entry.id)
            self.head = self.place = entry.id
        return None

    def _move(self, entry: Entry) -> int | None:
        left, self.head = self.head, entry.parent
        origin = self._edited_from(entry)
        if origin is not None:
            self._origins[entry.id] = origin
            self._edits[self._at(origin), self.head] = self.place = entry.id
            return entry.id
        if self.head == left:
            return None
        back = self._origins.get(self.place)
        if back is not None and self._at(back) == self.head:
            self.place = back
            return None
        edit = self._edits.get((left, self.head))
        self.place = entry.id if edit is None else edit
        return edit

    def _edited_from(self, entry: Entry) -> int | None:
        """The place at which an edit was accepted; None for any other move, and for what makes no sense."""
        if EDITED_FROM not in entry.params_text:
            return None
        try:
            place = entry.params.get(EDITED_FROM)
        except JournalError:
            return None
        if type(place) is not int or not 0 <= place < entry.id:
            return None
        stands = self._stands[place]
        return None if stands is None or stands == entry.parent else place
