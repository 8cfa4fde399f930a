"""Any sequence of appends, undos, redos, jumps, edits and reopenings equals a simple model."""

import shutil
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from core.kernel.log import Draft
from core.store.entries import NOTE, Header
from core.store.journal import Journal
from core.store.jsontext import MAX_DEPTH, JsonObject, canonical, decode

HEADER = Header("1844", "a" * 64, "0.1.0", "2026-03-14T19:00:00.000Z", {})

texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**30), 10**30)
    | st.floats(allow_nan=False, allow_infinity=False)
    | texts,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4),
    max_leaves=12,
)
objects = st.dictionaries(texts, values, max_size=4)


def now() -> datetime:
    return datetime(2026, 3, 14, 19, 5, tzinfo=UTC)


@dataclass(eq=False)
class Place:
    """Where the head was; `left` is the place to which undo goes back over an edit."""

    step: int
    left: "Place | None" = None


class Model:
    """The places of the head, and for every step its whole line; as slow and plain as possible."""

    def __init__(self) -> None:
        self.lines: dict[int, tuple[int, ...]] = {0: ()}
        self.written: list[tuple[str, JsonObject | None]] = []
        self.places = [(Place(0), False)]  # and whether the head went forth over an edit

    @property
    def place(self) -> Place:
        return self.places[-1][0]

    @property
    def head(self) -> int:
        return self.place.step

    def step(self, parent: int, action: JsonObject | None) -> None:
        self.written.append(("action", action))
        number = len(self.written)
        self.lines[number] = (*self.lines[parent], number)
        self.places.append((Place(number), False))

    def edit(self, parent: int, actions: list[JsonObject]) -> None:
        left = self.place
        for at, action in enumerate(actions):
            self.step(self.head if at else parent, action)
        self.written.append(("head", None))
        self.places.append((Place(self.head if actions else parent, left), True))

    def move(self, target: int) -> None:
        self.written.append(("head", None))
        self.places.append(self.arrival(target))

    def arrival(self, target: int) -> tuple[Place, bool]:
        """A new place, unless the head stays or crosses an edit."""
        if target == self.head:
            return self.places[-1]
        if self.place.left is not None and self.place.left.step == target:
            return self.place.left, False
        edits = [
            place for place, _ in self.places if place.left and (place.left.step, place.step) == (self.head, target)
        ]
        return (edits[-1], True) if edits else (Place(target), False)

    def undo_target(self) -> int | None:
        if self.place.left is not None:
            return self.place.left.step
        return (0, *self.lines[self.head])[-2] if self.head else None

    def redo_place(self, head: int) -> Place | None:
        """The next step on the line to the newest place below the head, or the end of an edit that came from here."""
        line = self.lines[head]
        for place, forth in reversed(self.places):
            if forth and place.left is not None and place.left.step == head:
                return place
            if forth and place.left is not None and place.step == head < place.left.step:
                return None
            below = self.lines[place.step]
            if len(below) > len(line) and below[: len(line)] == line:
                return Place(below[len(line)])
        return None


class JournalMachine(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp(prefix="bankhalter-"))
        self.path = self.folder / "game.bank"
        self.model = Model()
        self.copies = 0

    @initialize()
    def begin(self) -> None:
        self.journal = Journal.create(self.path, HEADER, now=now)

    @rule(action=st.none() | objects)
    def append(self, action: JsonObject | None) -> None:
        self.journal.append(action, [{"action": action}])
        self.model.step(self.model.head, action)

    @rule(data=st.data(), actions=st.lists(objects, min_size=1, max_size=3))
    def branch(self, data: st.DataObject, actions: list[JsonObject]) -> None:
        parent = data.draw(st.sampled_from(sorted(self.model.lines)))
        self.journal.append_all([Draft(action, parent=None if at else parent) for at, action in enumerate(actions)])
        for at, action in enumerate(actions):
            self.model.step(self.model.head if at else parent, action)

    @rule(data=st.data())
    def note(self, data: st.DataObject) -> None:
        about = data.draw(st.sampled_from(sorted(self.model.lines)))
        self.journal.append(None, kind=NOTE, params={"text": "so it was"}, parent=about)
        self.model.written.append(("note", None))

    @rule(data=st.data(), actions=st.lists(objects, max_size=3))
    @precondition(lambda self: self.model.head)
    def edit(self, data: st.DataObject, actions: list[JsonObject]) -> None:
        """Some entries of the line are written anew."""
        parent = data.draw(st.sampled_from((0, *self.model.lines[self.model.head][:-1])))
        before, state = self.model.head, self.model.undo_target()
        self.journal.append_edit(parent, [Draft(action) for action in actions])
        self.model.edit(parent, actions)
        assert self.journal.undoes_edit
        assert self.journal.redo_target is None
        if data.draw(st.booleans()):
            after = self.model.head
            self.undo()
            assert (self.model.head, self.model.undo_target()) == (before, state)
            assert self.journal.redoes_edit
            self.redo()
            assert self.model.head == after

    @rule()
    def undo(self) -> None:
        target = self.model.undo_target()
        entry = self.journal.undo()
        assert (entry.parent if entry else None) == target
        if target is not None:
            self.model.move(target)

    @rule()
    def redo(self) -> None:
        place = self.model.redo_place(self.model.head)
        entry = self.journal.redo()
        assert (entry.parent if entry else None) == (place.step if place else None)
        if place is not None:
            self.model.move(place.step)

    @rule(data=st.data())
    def jump(self, data: st.DataObject) -> None:
        target = data.draw(st.sampled_from(sorted(self.model.lines)))
        self.journal.move_head(target)
        self.model.move(target)

    @precondition(lambda self: self.model.written)
    @rule(how=st.sampled_from(["reopen", "copy", "reader"]))
    def reopen(self, how: str) -> None:
        before = list(self.journal.entries())
        if how == "reader":
            self.check(Journal.open(self.path, read_only=True))
        else:
            if how == "copy":
                self.copies += 1
                copy = self.folder / f"copy-{self.copies}"
                self.journal.save_copy(copy)
                self.path = copy
            self.journal.close()
            self.journal = Journal.open(self.path, now=now)
        assert list(self.journal.entries()) == before

    @invariant()
    def equals_the_model(self) -> None:
        if hasattr(self, "journal"):
            self.check(self.journal)

    def check(self, journal: Journal) -> None:
        model = self.model
        assert journal.head == model.head
        assert [(entry.kind, entry.action) for entry in journal.entries()] == model.written
        assert tuple(entry.id for entry in journal.path_to(journal.head)) == model.lines[model.head]
        assert journal.undo_target == model.undo_target()
        assert journal.undoes_edit == (model.place.left is not None)
        redo = model.redo_place(model.head)
        assert journal.redo_target == (redo.step if redo else None)
        assert journal.redoes_edit == (redo is not None and redo.left is not None)
        for step, line in model.lines.items():
            assert tuple(entry.id for entry in journal.path_to(step)) == line
            children = [other for other, its in model.lines.items() if its[:-1] == line and other != 0]
            assert [entry.id for entry in journal.children(step)] == children
        line = model.lines[model.head]
        while (following := model.redo_place(line[-1] if line else 0)) is not None and following.left is None:
            line = (*line, following.step)
        assert tuple(entry.id for entry in journal.line()) == line

    def teardown(self) -> None:
        if hasattr(self, "journal"):
            self.journal.close()
            names = [file.name for file in self.folder.iterdir()]
            assert not [name for name in names if name.endswith(("-journal", "-wal", "-shm"))]
            assert Journal.verify(self.path).ok
        shutil.rmtree(self.folder)


TestJournal: Callable[..., object] = pytest.mark.long(JournalMachine.TestCase)
TestJournal.settings = settings(max_examples=40, stateful_step_count=25)  # type: ignore[attr-defined]


@given(value=values)
def test_canonical_json_is_read_back_and_has_one_spelling(value: object) -> None:
    text = canonical(value)
    assert text.isascii()
    assert "\n" not in text
    assert decode(text) == value
    assert canonical(decode(text)) == text


@given(depth=st.integers(1, 2 * MAX_DEPTH), noise=texts)
def test_depth_is_counted_exactly(depth: int, noise: str) -> None:
    value: object = noise
    for level in range(depth):
        value = [value] if level % 2 else {noise: value}
    try:
        canonical(value)
    except ValueError:
        assert depth > MAX_DEPTH
    else:
        assert depth <= MAX_DEPTH
