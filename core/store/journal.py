"""The journal of one game: an append-only tree of entries with a head, kept in memory and, normally, in a file.

Not safe for several threads at a time.
"""

import contextlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from core.kernel.log import Draft
from core.store import database
from core.store.backups import Snapshot
from core.store.contents import Contents, raise_damage
from core.store.database import Writer
from core.store.entries import (
    HEAD,
    NOTE,
    Entry,
    Header,
    check_contents,
    header_from_text,
    header_hash,
    header_text,
    make_entry,
    timestamp,
)
from core.store.errors import JournalError, damaged, error
from core.store.jsontext import JsonObject
from core.store.pen import Pen
from core.store.room import Room
from core.store.tree import EDITED_FROM, Tree

Clock = Callable[[], datetime]


def utc_now() -> datetime:
    return datetime.now(UTC)


@dataclass(frozen=True, slots=True)
class Report:
    """What a thorough check found."""

    path: Path
    header: Header | None  # None when nothing can be saved
    good: int  # entries up to the first damage
    problem: JournalError | None
    entry: int | None = None  # the first entry that is not good

    @property
    def ok(self) -> bool:
        return self.problem is None


class Journal:
    """The entries of a game, in a file or in memory. Made by create, open, in_memory or rescue."""

    def __init__(self, contents: Contents, path: Path | None, writer: Writer | None, now: Clock) -> None:
        self.header = contents.header
        self.path = path
        self.game_id = contents.root  # the same in all copies of a game
        self._entries = contents.entries
        self._tree = Tree(contents.entries)
        self._room = Room(contents.entries)
        self._writer = writer
        self._now = now
        self._closed = False
        self._unsure: list[Entry] = []  # failed to be written, but may be in the file all the same
        self._pen: Pen | None = None  # of a journal that keeps going
        # What new entries carry. The engine sets it when it plays on with other title data than before.
        self.title_fingerprint = (
            contents.entries[-1].title_fingerprint if contents.entries else contents.header.title_fingerprint
        )

    @classmethod
    def create(cls, path: Path | str, header: Header, entries: Sequence[Entry] = (), *, now: Clock = utc_now) -> Self:
        """A new file, with entries of a game that began elsewhere.

        An existing file is refused, and none is left where it cannot be opened.
        """
        path = Path(path)
        database.create(path, header_text(header), entries)
        try:
            return cls.open(path, now=now)
        except JournalError as trouble:
            if trouble.code != "in_use":  # by somebody who was faster
                with contextlib.suppress(OSError):
                    path.unlink()
            raise

    @classmethod
    def open(cls, path: Path | str, *, read_only: bool = False, now: Clock = utc_now) -> Self:
        """The whole chain is checked. A writer keeps the file to itself until close(); a reader lets go at once."""
        path = Path(path)
        if not read_only:
            path = path.resolve()
            writer = Writer(path)
            return cls(writer.attach(probe=True), path, writer, now)
        contents = database.read(path)
        raise_damage(path, contents)
        return cls(contents, path, None, now)

    @classmethod
    def in_memory(cls, header: Header, *, now: Clock = utc_now) -> Self:
        return cls(Contents(header, header_hash(header_text(header)), [], None), None, None, now)

    @classmethod
    def from_snapshot(cls, snapshot: Snapshot, *, now: Clock = utc_now) -> Self:
        """The same journal beside it, in memory: for another thread."""
        header = header_from_text(snapshot.header)
        return cls(Contents(header, snapshot.game, list(snapshot.entries), None), None, None, now)

    @classmethod
    def rescue(cls, path: Path | str, *, keep: int | None = None, now: Clock = utc_now) -> tuple[Self, Report]:
        """The good part of a damaged file, in memory; save_copy() makes a file of it. The original is not touched.

        `keep` leaves out what follows so many entries.
        """
        path = Path(path)
        contents = database.read(path)
        if keep is not None:
            del contents.entries[keep:]
        problem = check_contents(contents.entries) or contents.problem
        if problem:
            del contents.entries[problem.entry - 1 :]
        found = damaged(path, problem.flaw, problem.entry) if problem else contents.found
        good = len(contents.entries)
        report = Report(path, contents.header, good, found, problem.entry if problem else None)
        return cls(contents, None, None, now), report

    @classmethod
    def verify(cls, path: Path | str) -> Report:
        """Like open, but thorough (everything is decoded), without locks that stay, and with a report for an answer."""
        try:
            return cls.rescue(path)[1]
        except JournalError as problem:
            return Report(Path(path), None, 0, problem)

    # -- reading

    @property
    def head(self) -> int:
        """The entry whose state is the present one; 0 before the first."""
        return self._tree.head

    @property
    def read_only(self) -> bool:
        return self._closed or (self._writer is None and self.path is not None)

    @property
    def tip_hash(self) -> str:
        """The hash of the newest entry: it stands for everything in the file."""
        return self._entries[-1].hash if self._entries else self.game_id

    def __len__(self) -> int:
        return len(self._entries)

    @property
    def full(self) -> float:
        """How much of what a file can hold is used: 1 where nothing more can be written."""
        return self._room.used

    def entry(self, id: int) -> Entry:
        """KeyError for an id that does not exist."""
        if not 0 < id <= len(self._entries):
            raise KeyError(id)
        return self._entries[id - 1]

    def entries(self) -> Iterator[Entry]:
        """All entries in the order in which they were written."""
        return iter(tuple(self._entries))

    def children(self, id: int) -> list[Entry]:
        """The steps that follow an entry (or the root, 0), oldest first."""
        return [self.entry(child) for child in self._tree.children(id)]

    def path_to(self, id: int) -> list[Entry]:
        """What to fold for the state at an entry, from the first step on; for a note or a move, its parent's state."""
        step = id if id == 0 or self.entry(id).is_step else self._tree.parent(id)
        return [self.entry(step) for step in self._tree.path(step)]

    def line(self, id: int | None = None) -> list[Entry]:
        """The path to a step (without one, to the head) and on through what redo would bring back."""
        last = self.head if id is None else id
        line = self._tree.path(last)
        step = self._tree.next(last)
        while step is not None:
            line.append(step)
            step = self._tree.next(step)
        return [self.entry(step) for step in line]

    @property
    def undo_target(self) -> int | None:
        """Where the head would go; None at the root."""
        return self._tree.undo_target

    @property
    def redo_target(self) -> int | None:
        """The child that the head left most recently, or the end of the edited line that undo left."""
        return self._tree.redo_target

    @property
    def undoes_edit(self) -> bool:
        """Directly after an edit was accepted: undo goes back to the line as it was."""
        return self._tree.undoes_edit

    @property
    def redoes_edit(self) -> bool:
        return self._tree.redoes_edit

    # -- writing: on the disk when the call returns, or a GameFileError and nothing has changed

    def append(
        self,
        action: Mapping[str, Any] | None,
        events: Sequence[Mapping[str, Any]] = (),
        *,
        parent: int | None = None,
        kind: str = "action",
        params: Mapping[str, Any] | None = None,
    ) -> Entry:
        """The head moves to the new entry, unless its kind is "note". ValueError or TypeError for what is not JSON."""
        return self.append_all([Draft(action, events, kind, params or {}, parent)])[0]

    def append_all(self, drafts: Sequence[Draft]) -> list[Entry]:
        """Appends all drafts or none."""
        if any(draft.kind == HEAD for draft in drafts):
            raise ValueError("the head moves with move_head")
        return self._commit(drafts)

    def append_edit(
        self, parent: int, drafts: Sequence[Draft], *, params: Mapping[str, Any] | None = None
    ) -> list[Entry]:
        """A second line under `parent`, and the head at its end; all of it or nothing. Undo goes back to this place."""
        if any(draft.kind in (HEAD, NOTE) or draft.parent is not None for draft in drafts):
            raise ValueError("an edited line is made of steps that follow each other")
        steps = [replace(draft, parent=None if number else parent) for number, draft in enumerate(drafts)]
        end = Draft(None, (), HEAD, {**(params or {}), EDITED_FROM: self._tree.place}, None if steps else parent)
        return self._commit([*steps, end])

    def move_head(self, id: int, *, params: Mapping[str, Any] | None = None) -> Entry:
        """To any step, or to the root with 0. ValueError for anything else."""
        return self._commit([Draft(None, (), HEAD, params or {}, id)])[0]

    def undo(self) -> Entry | None:
        """Moves the head one step back; None when there is nothing to undo."""
        target = self.undo_target
        return None if target is None else self.move_head(target)

    def redo(self) -> Entry | None:
        """Moves the head to the step that was undone; None when there is nothing to redo."""
        target = self.redo_target
        return None if target is None else self.move_head(target)

    def keep_going(self, told: Callable[[], object] | None = None) -> None:
        """From now on what cannot be written is kept in memory and written later, instead of being refused.

        `told` is called whenever a thread beside has tried to write, in that thread.
        """
        if self._writer is not None and self._pen is None:
            self._pen = Pen(self._writer, self.game_id, self._entries)
        if self._pen is not None and told is not None:
            self._pen.told = told

    @property
    def behind(self) -> int:
        """How many of the newest entries are in memory only, though the game has a file."""
        return 0 if self._pen is None else self._pen.behind

    @property
    def trouble(self) -> JournalError | None:
        """Why they are."""
        return None if self._pen is None else self._pen.trouble

    def catch_up(self, wait: float = 0.0) -> bool:
        """Write what is in memory only. False, with the reason in `trouble`, where that cannot be done now.

        `wait` is for another program that is in the way, in seconds; then it goes on beside.
        """
        if self._pen is not None:
            self._pen.catch_up(wait)
        return not self.behind

    def catch_up_beside(self) -> None:
        if self._pen is not None:
            self._pen.catch_up_beside()

    def save_copy(self, path: Path | str) -> None:
        """The whole journal as a new file, written from memory: also when the file itself is out of reach."""
        database.create(Path(path), header_text(self.header), self._entries)

    def snapshot(self) -> Snapshot:
        """The journal as it is now, to be written elsewhere, also by another thread."""
        return Snapshot(self.game_id, header_text(self.header), tuple(self._entries))

    def detach(self) -> None:
        """Let go of the file and go on in memory, until save_copy()."""
        self.close()
        self.path = None
        self._pen = None
        self._closed = False

    def close(self) -> None:
        if self._pen is not None:
            self._pen.close()
        if self._writer is not None:
            self._writer.release()
            self._writer = None
        self._closed = True

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # -- inside

    def _commit(self, drafts: Sequence[Draft]) -> list[Entry]:
        if self._closed:
            raise JournalError("closed", "The game file is closed.")
        if not drafts:
            return []
        if self.path is not None and self._writer is None:
            raise error("read_only", self.path, 'The game file "{file}" is open for reading only.')
        if self._writer is not None and self._pen is None and not self._writer.undisturbed:
            self._reattach(self._writer)
        new = self._chain(drafts)
        if self._pen is not None:
            self._pen.write(new)
        elif self._writer is not None:
            self._write(self._writer, new)
        for entry in new:
            self._take(entry)
        return new

    def _chain(self, drafts: Sequence[Draft]) -> list[Entry]:
        """ValueError or TypeError for what must not be written; nothing is changed."""
        time = timestamp(self._now())
        made: list[Entry] = []
        previous, follows = self.tip_hash, self.head
        for number, draft in enumerate(drafts, len(self._entries) + 1):
            parent = follows if draft.parent is None else draft.parent
            if not self._can_be_parent(parent, made):
                raise ValueError(f"no entry can follow {parent}")
            content: dict[str, object] = {
                "action": draft.action,
                "events": list(draft.events),
                "params": draft.params,
            }
            entry = make_entry(previous, number, parent, draft.kind, time, self.title_fingerprint, **content)
            made.append(entry)
            previous = entry.hash
            follows = number if entry.is_step else follows
        if not self._room.has_room_for(made):
            raise JournalError("outgrown", "The game has become too large for its file.")
        return made

    def _can_be_parent(self, id: int, made: Sequence[Entry]) -> bool:
        if not 0 <= id <= len(self._entries) + len(made):
            return False
        if id > len(self._entries):
            return made[id - len(self._entries) - 1].is_step
        return id == 0 or self.entry(id).is_step

    def _write(self, writer: Writer, new: list[Entry]) -> None:
        try:
            writer.insert(new)
            return
        except JournalError:
            if writer.undisturbed:  # nothing was written: another program is in the way
                raise
            self._unsure = new
            try:
                extra = self._look_again(writer)
                if extra:
                    writer.settle()
            except JournalError as second:
                if second.code == "changed":
                    raise
                extra = []  # the next write looks again
            if not extra:
                raise
        self._unsure = []  # it is on the disk after all

    def _look_again(self, writer: Writer) -> list[Entry]:
        """Take the file again after trouble. It must hold what is known here, and at most the last attempt besides."""
        contents = writer.attach(probe=False)
        known = len(self._entries)
        extra = contents.entries[known:]
        tip = contents.entries[known - 1].hash if 0 < known <= len(contents.entries) else contents.root
        if tip != self.tip_hash or (extra and extra != self._unsure):
            writer.release()
            raise error("changed", writer.path, 'The game file "{file}" was changed by another program.')
        return extra

    def _reattach(self, writer: Writer) -> None:
        """An attempt that failed, as the caller was told, but reached the disk: keep it and put the head back."""
        extra = self._look_again(writer)
        self._unsure = []
        if extra:
            head = self.head
            for entry in extra:
                self._take(entry)
            self.move_head(head)

    def _take(self, entry: Entry) -> None:
        self._entries.append(entry)
        self._tree.add(entry)
        self._room.take(entry)


__all__ = ["Clock", "Draft", "Journal", "JsonObject", "Report", "utc_now"]
