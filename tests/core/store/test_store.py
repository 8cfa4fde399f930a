"""The journal: appending, the tree and its head, refusals, copies, versions."""

import os
import re
import sqlite3
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from core.kernel.errors import GameFileError
from core.kernel.log import Draft
from core.store import migrations, schema
from core.store.entries import NOTE, Header, timestamp
from core.store.errors import JournalError
from core.store.journal import Journal
from core.store.jsontext import MAX_DEPTH, JsonObject, canonical, decode
from core.store.schema import FORMAT
from tests.systems import open_files_can_go

HEADER = Header("1844", "a" * 64, "0.1.0", "2026-03-14T19:00:00.000Z", {"players": ["Änne", "太郎", "🚂"], "seed": 7})
ACTION: JsonObject = {"kind": "Pass", "player": "Änne"}
EVENTS: list[JsonObject] = [{"kind": "Passed", "player": "Änne"}, {"kind": "TurnEnded", "next": {"player": "太郎"}}]


class Clock:
    """A second later at every look."""

    def __init__(self) -> None:
        self.time = datetime(2026, 3, 14, 19, 5, tzinfo=UTC)

    def __call__(self) -> datetime:
        self.time += timedelta(seconds=1)
        return self.time


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "evening.bank"


@pytest.fixture
def journal(path: Path) -> Journal:
    return Journal.create(path, HEADER, now=Clock())


def step(journal: Journal, name: str) -> int:
    return journal.append({"name": name}, [{"name": name}]).id


def names(journal: Journal) -> list[str]:
    return [entry.events[0]["name"] for entry in journal.path_to(journal.head)]


def in_another_process(path: Path, *, read_only: bool) -> str:
    code = (
        "import sys; from core.store.errors import JournalError; from core.store.journal import Journal\n"
        "try: print(len(Journal.open(sys.argv[1], read_only=sys.argv[2] == 'True')))\n"
        "except JournalError as error: print(error.code, error)"
    )
    command = [sys.executable, "-c", code, str(path), str(read_only)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


# -- appending


def test_what_is_appended_is_there_when_opened_again(journal: Journal, path: Path) -> None:
    entry = journal.append(ACTION, EVENTS, params={"comment": "late"})
    assert (entry.id, entry.parent, entry.kind, journal.head) == (1, 0, "action", 1)
    assert (entry.action, entry.events, entry.params) == (ACTION, EVENTS, {"comment": "late"})
    assert entry.time == "2026-03-14T19:05:01.000Z"
    assert entry.title_fingerprint == HEADER.title_fingerprint
    journal.append(None)
    journal.close()
    for read_only in (False, True):
        with Journal.open(path, read_only=read_only) as again:
            assert again.header == HEADER
            assert list(again.entries()) == list(journal.entries())
            assert (again.head, again.tip_hash, again.game_id) == (2, journal.tip_hash, journal.game_id)
            assert again.entry(1).action == ACTION
            assert again.entry(2).action is None
            assert again.read_only is read_only


def test_every_entry_is_on_disk_at_once(journal: Journal, path: Path) -> None:
    for count in range(1, 4):
        journal.append(ACTION, EVENTS)
        assert len(Journal.open(path, read_only=True)) == count
    journal.close()


def test_a_batch_is_one_transaction(journal: Journal, path: Path) -> None:
    step(journal, "a")
    with pytest.raises(ValueError, match="no entry can follow 9"):
        journal.append_all([Draft(ACTION), Draft(ACTION, parent=9)])
    assert len(journal) == len(Journal.open(path, read_only=True)) == 1
    made = journal.append_all([Draft({"name": "b"}, parent=0), Draft(None, kind=NOTE), Draft({"name": "c"})])
    assert [(entry.id, entry.parent) for entry in made] == [(2, 0), (3, 2), (4, 2)]
    assert journal.head == 4
    assert journal.append_all([]) == []
    journal.close()


def test_entries_carry_the_fingerprint_in_force(journal: Journal, path: Path) -> None:
    journal.append(ACTION)
    journal.title_fingerprint = "b" * 64
    journal.append(ACTION)
    journal.close()
    with Journal.open(path) as again:
        assert [entry.title_fingerprint[0] for entry in again.entries()] == ["a", "b"]
        assert again.title_fingerprint == "b" * 64


@pytest.mark.parametrize(
    "draft",
    [
        Draft({"x": float("nan")}),
        Draft({"x": {1, 2}}),
        Draft({"x": "\ud800"}),
        Draft(ACTION, kind="Head"),
        Draft(ACTION, kind="two\nlines"),
        Draft(ACTION, kind="head"),
        Draft(ACTION, parent=-1),
        Draft(ACTION, parent=1),
    ],
)
def test_what_could_not_be_read_again_is_not_written(journal: Journal, path: Path, draft: Draft) -> None:
    with pytest.raises((ValueError, TypeError)):
        journal.append_all([draft])
    nested: list[object] = []
    for _ in range(MAX_DEPTH):
        nested = [nested]
    with pytest.raises(ValueError, match="nested"):
        journal.append({"x": nested})
    assert len(journal) == len(Journal.open(path, read_only=True)) == 0
    journal.close()


def test_too_much_is_refused(journal: Journal) -> None:
    with pytest.raises(GameFileError, match="too large"):
        journal.append({"x": "x" * 5_000_000})
    assert len(journal) == 0
    journal.close()


def test_no_side_file_stays_behind(journal: Journal, path: Path) -> None:
    for _ in range(3):
        journal.append(ACTION, EVENTS)
        assert {file.name for file in path.parent.iterdir()} == {path.name, f"{path.name}-lock"}
    journal.close()
    journal.close()
    assert list(path.parent.iterdir()) == [path]
    with pytest.raises(GameFileError, match="closed"):
        journal.append(ACTION)
    with Journal.open(path):
        assert not Path(f"{path}-journal").exists()
    assert list(path.parent.iterdir()) == [path]


def test_canonical_json() -> None:
    value = {"b": [1, 2.5, None, True], "a": 'ä\n"\\ 🚂', "[": "]{"}
    text = canonical(value)
    assert text == '{"[":"]{","a":"\\u00e4\\n\\"\\\\ \\ud83d\\ude82","b":[1,2.5,null,true]}'
    assert decode(text) == value
    for wrong in ("[1e999]", "[NaN]", "[Infinity]", '["\\ud800"]', "[", "", "[" * 33 + "]" * 33, "[" * 5000):
        with pytest.raises(ValueError):
            decode(wrong)
    hidden = '["]",' * 40 + "1" + ',"["]' * 40  # brackets inside strings that would balance the real ones
    with pytest.raises(ValueError, match="nested"):
        decode(hidden)


# -- tree and head


def test_undo_redo_and_jumps(journal: Journal, path: Path) -> None:
    for name in "abc":
        step(journal, name)
    journal.undo()
    journal.undo()
    assert names(journal) == ["a"]
    assert (journal.undo_target, journal.redo_target) == (0, 2)
    assert [entry.id for entry in journal.line()] == [1, 2, 3]
    second = step(journal, "B")
    assert [entry.id for entry in journal.children(1)] == [2, second]
    assert journal.redo() is None
    journal.undo()
    assert journal.redo_target == second
    journal.move_head(3)
    assert names(journal) == ["a", "b", "c"]
    journal.move_head(1)
    assert journal.redo_target == 2  # left more recently than B
    journal.move_head(0)
    assert journal.undo() is None
    assert journal.path_to(0) == []
    redone = [journal.redo() for _ in range(4)]
    assert [entry.parent if entry else None for entry in redone] == [1, 2, 3, None]
    journal.close()
    with Journal.open(path) as again:
        assert names(again) == ["a", "b", "c"]
        again.undo()
        assert again.redo_target == 3
        assert all(entry.kind == "head" and entry.events == [] for entry in again.entries() if entry.action is None)


def test_notes_leave_the_head_alone(journal: Journal) -> None:
    step(journal, "a")
    note = journal.append(None, kind=NOTE, params={"text": "really?"})
    far = journal.append(None, kind=NOTE, params={"board check": 12}, parent=0)
    assert journal.head == 1
    assert journal.redo_target is None
    assert journal.children(1) == []
    assert [entry.id for entry in journal.path_to(note.id)] == [1]
    assert journal.path_to(far.id) == []
    for wrong in (note.id, 99, -1):
        with pytest.raises(ValueError, match="no entry can follow"):
            journal.move_head(wrong)
    with pytest.raises(KeyError):
        journal.entry(0)
    journal.close()


# -- in memory, copies


def test_a_game_in_memory_can_be_saved(tmp_path: Path) -> None:
    journal = Journal.in_memory(HEADER, now=Clock())
    step(journal, "a")
    journal.undo()
    step(journal, "b")
    journal.save_copy(tmp_path / "copy")
    with Journal.open(tmp_path / "copy") as copy:
        assert list(copy.entries()) == list(journal.entries())
        assert names(copy) == ["b"]
    with pytest.raises(GameFileError, match="already a file"):
        journal.save_copy(tmp_path / "copy")
    with pytest.raises(GameFileError, match="no folder"):
        journal.save_copy(tmp_path / "nowhere" / "copy")


@open_files_can_go
def test_the_game_goes_on_in_memory(journal: Journal, path: Path) -> None:
    step(journal, "a")
    path.unlink()
    with pytest.raises(GameFileError):
        step(journal, "b")
    assert not path.exists()
    journal.detach()
    step(journal, "b")
    journal.save_copy(path)
    with Journal.open(path) as again:
        assert names(again) == ["a", "b"]


# -- refusals


def test_create_never_overwrites(path: Path) -> None:
    path.write_bytes(b"dear diary")
    with pytest.raises(GameFileError, match='already a file "evening'):
        Journal.create(path, HEADER)
    assert path.read_bytes() == b"dear diary"
    with pytest.raises(GameFileError, match="no folder"):
        Journal.create(path.parent / "nowhere" / "x", HEADER)


def test_missing_empty_and_strange_files(path: Path) -> None:
    with pytest.raises(GameFileError, match='There is no file "evening'):
        Journal.open(path)
    path.write_bytes(b"")
    with pytest.raises(GameFileError, match="is empty"):
        Journal.open(path)
    with pytest.raises(GameFileError, match="is not a file"):
        Journal.open(path.parent)
    for content in (b"x", b"{}" * 5000, b"SQLite format 3\0", b"SQLite format 3\0" + b"\0" * 5000):
        path.write_bytes(content)
        for read_only in (False, True):
            with pytest.raises(GameFileError):
                Journal.open(path, read_only=read_only)
        assert path.read_bytes() == content
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize(
    "change",
    [
        "PRAGMA application_id = 1",
        "PRAGMA user_version = 0",
        "CREATE VIEW spy AS SELECT * FROM entry",
        "CREATE TRIGGER spy AFTER INSERT ON entry BEGIN DELETE FROM entry; END",
        "CREATE INDEX spy ON entry (kind)",
        "CREATE TABLE other (x)",
        "DROP TABLE entry",
        "ALTER TABLE entry ADD COLUMN more TEXT",
        "DELETE FROM header",
        "INSERT INTO header VALUES (2, '', '')",
        "UPDATE header SET content = replace(content, '1844', '1824')",
        "PRAGMA journal_mode = WAL",
    ],
)
def test_other_databases_are_refused_untouched(journal: Journal, path: Path, change: str) -> None:
    journal.append(ACTION, EVENTS)
    journal.close()
    other = sqlite3.connect(path)
    other.execute(change)
    other.commit()
    other.close()
    before = path.read_bytes()
    for read_only in (False, True):
        with pytest.raises(GameFileError) as caught:
            Journal.open(path, read_only=read_only)
        assert str(caught.value).count(".") <= 2  # one sentence and the file's name
    assert not Journal.verify(path).ok
    assert path.read_bytes() == before
    assert list(path.parent.iterdir()) == [path]


def test_a_newer_format_is_refused_untouched(journal: Journal, path: Path) -> None:
    journal.close()
    other = sqlite3.connect(path)
    other.execute(f"PRAGMA user_version = {FORMAT + 1}")
    other.close()
    before = path.read_bytes()
    with pytest.raises(JournalError) as caught:
        Journal.open(path)
    sentence = f"newer version of Bankhalter (format {FORMAT + 1}, this program reads {FORMAT})."
    assert str(caught.value) == f"This game was saved by a {sentence}"
    assert caught.value.code == "newer"
    assert path.read_bytes() == before


def test_one_writer_and_any_number_of_readers(journal: Journal, path: Path) -> None:
    journal.append(ACTION)
    sentence = 'in_use The game file "evening.bank" is already open in another window or program.'
    assert in_another_process(path, read_only=False) == sentence
    with pytest.raises(GameFileError, match="already open"):
        Journal.open(path)
    assert len(Journal.open(path, read_only=True)) == 1
    assert Journal.verify(path).ok
    assert in_another_process(path, read_only=False) == sentence  # none of these has dropped the lock
    assert in_another_process(path, read_only=True) == "1"
    journal.append(ACTION)
    journal.close()
    assert in_another_process(path, read_only=False) == "2"


def test_readers_cannot_write(journal: Journal, path: Path) -> None:
    journal.close()
    reader = Journal.open(path, read_only=True)
    with pytest.raises(GameFileError, match="reading only"):
        reader.append(ACTION)


# -- versions and the written recipe


def test_an_older_format_is_migrated(journal: Journal, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretend that format 2 gave the header a column."""
    step(journal, "a")
    journal.close()
    table = schema.TABLES["header"].replace("hash TEXT NOT NULL", "hash TEXT NOT NULL, language TEXT")

    def add_language(connection: sqlite3.Connection) -> None:
        connection.execute("ALTER TABLE header RENAME TO old_header")
        connection.execute(table)
        connection.execute("INSERT INTO header SELECT id, content, hash, 'de' FROM old_header")
        connection.execute("DROP TABLE old_header")

    def broken(connection: sqlite3.Connection) -> None:
        add_language(connection)
        connection.execute("UPDATE entry SET time = '2020-01-01T00:00:00.000Z'")

    monkeypatch.setattr(schema, "FORMAT", 2)
    monkeypatch.setitem(schema.TABLES, "header", table)
    before = path.read_bytes()
    monkeypatch.setattr(migrations, "STEPS", {1: broken})
    with pytest.raises(GameFileError, match="damaged at entry 1"):
        Journal.open(path)
    assert path.read_bytes() == before
    monkeypatch.setattr(migrations, "STEPS", {1: add_language})
    assert names(Journal.open(path, read_only=True)) == ["a"]
    assert path.read_bytes() == before
    with Journal.open(path) as migrated:
        step(migrated, "b")
    with Journal.open(path) as again:
        assert names(again) == ["a", "b"]
    other = sqlite3.connect(path)
    assert other.execute("PRAGMA user_version").fetchone() == (2,)
    assert other.execute("SELECT language FROM header").fetchone() == ("de",)
    other.close()


def test_the_recipe_in_the_documentation_checks_a_file(journal: Journal, path: Path, repository: Path) -> None:
    for name in "ab":
        step(journal, name)
    journal.undo()
    journal.close()
    document = (repository / "core/store/FORMAT.md").read_text(encoding="utf-8")
    [script] = re.findall(r"```python\n(.*?)```", document, re.DOTALL)
    command = [sys.executable, "-c", script, os.fspath(path)]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert said.strip() == f"good, {journal.tip_hash}"


def test_hashes_stay_the_same_for_ever() -> None:
    journal = Journal.in_memory(HEADER, now=lambda: datetime(2026, 3, 14, 20, 5, tzinfo=UTC))
    journal.append(ACTION, EVENTS, params={"comment": "ä"})
    journal.undo()
    assert journal.game_id == "f4088f663e31d91170b7d21aec24401c7821b03a5de550f2a638dbd707aff1a1"
    assert journal.tip_hash == "3e293a823b4f4b7b8e678e481ce149c143f676c8925bef7d1a4fe34854c6dce1"


def test_timestamps_are_utc() -> None:
    assert timestamp(datetime.fromisoformat("2026-03-14T20:05:00.0019+01:00")) == "2026-03-14T19:05:00.001Z"
