"""Damaged and hostile files: noticed or harmless, never another exception than GameFileError, the file untouched."""

import random
import sqlite3
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from core.kernel.errors import GameFileError
from core.kernel.log import Draft
from core.store.entries import Entry, Header, entry_hash
from core.store.journal import Journal

HEADER = Header("1844", "a" * 64, "0.1.0", "2026-03-14T19:00:00.000Z", {"players": ["A", "B", "C"]})
ENTRIES = 60
PAGE = 4096


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("damage") / "good.bank"
    with Journal.create(path, HEADER, now=lambda: datetime(2026, 3, 14, tzinfo=UTC)) as journal:
        for number in range(ENTRIES - 1):
            events = [{"kind": "Paid", "amount": number * 10, "to": "x" * (number * 53 % 2000)}]
            journal.append_all([Draft({"kind": "Pay", "amount": number}, events)])
        journal.undo()
    return path


@pytest.fixture(scope="module")
def good(game: Path) -> list[Entry]:
    return list(Journal.open(game, read_only=True).entries())


def survives(path: Path, content: bytes, good: list[Entry]) -> bool:
    """Whether the content opens; if so it must be the whole game, and it must be possible to go on with it."""
    path.write_bytes(content)
    report = Journal.verify(path)
    assert path.read_bytes() == content
    assert report.good <= len(good)
    if report.header is not None:
        rescued, _ = Journal.rescue(path)
        assert list(rescued.entries()) == good[: report.good]
    if not report.ok:
        with pytest.raises(GameFileError):
            Journal.open(path)
        assert path.read_bytes() == content
        assert list(path.parent.iterdir()) == [path]
        return False
    with Journal.open(path) as journal:
        assert journal.header == HEADER
        assert list(journal.entries()) == good
        journal.append({"kind": "Pay"}, [{"kind": "Paid"}])
    assert Journal.verify(path).good == len(good) + 1
    assert list(path.parent.iterdir()) == [path]
    return True


def test_files_cut_short(game: Path, good: list[Entry], tmp_path: Path) -> None:
    content = game.read_bytes()
    lengths = {*range(0, len(content), PAGE), *range(1, 200, 7), *range(333, len(content), 1777), len(content) - 1}
    for length in sorted(lengths):
        assert not survives(tmp_path / "cut.bank", content[:length], good), length


@pytest.mark.long
def test_flipped_bits(game: Path, good: list[Entry], tmp_path: Path) -> None:
    content = game.read_bytes()
    chance = random.Random(1844)
    places = [place * 8 + chance.randrange(8) for place in range(100)]  # the head of the file
    places += [page * 8 + bit for page in range(0, len(content), PAGE) for bit in chance.sample(range(16 * 8), 6)]
    places += [chance.randrange(len(content) * 8) for _ in range(150)]
    opened = 0
    for place in places:
        damaged = bytearray(content)
        damaged[place // 8] ^= 1 << place % 8
        opened += survives(tmp_path / "flip.bank", bytes(damaged), good)
    assert 0 < opened < len(places) / 2  # unused space and counters nobody reads


def test_a_broken_name_in_an_error_message(game: Path, good: list[Entry], tmp_path: Path) -> None:
    content = game.read_bytes()
    for broken in (b"CREATE \xff\xd6BLE", b"\xffREATE TABLE"):
        damaged = content.replace(b"CREATE TABLE", broken)
        assert not survives(tmp_path / "name.bank", damaged, good)


def test_overwritten_and_swapped_pages(game: Path, good: list[Entry], tmp_path: Path) -> None:
    content = game.read_bytes()
    pages = [content[at : at + PAGE] for at in range(0, len(content), PAGE)]
    chance = random.Random(1844)
    for number in range(len(pages)):
        for filling in (bytes(PAGE), chance.randbytes(PAGE), pages[chance.randrange(len(pages))]):
            if filling != pages[number]:
                damaged = b"".join([*pages[:number], filling, *pages[number + 1 :]])
                assert not survives(tmp_path / "page.bank", damaged, good)


def change(path: Path, *statements: str) -> None:
    connection = sqlite3.connect(path)
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()


@pytest.mark.parametrize(
    ("statement", "sentence"),
    [
        ("UPDATE entry SET events = replace(events, '100', '900') WHERE id = 11", "entry 11 (hash)"),
        ("UPDATE entry SET parent = 3 WHERE id = 30", "entry 30 (hash)"),
        ("UPDATE entry SET time = '2026-03-14T00:00:00.001Z' WHERE id = 60", "entry 60 (hash)"),
        ("UPDATE entry SET title = 'b' WHERE id = 1", "entry 1 (hash)"),
        ("DELETE FROM entry WHERE id = 7", "entry 7 (missing)"),
        ("UPDATE entry SET id = 1000 WHERE id = 59", "entry 59 (missing)"),
        ("UPDATE entry SET events = x'00ff' WHERE id = 5", "entry 5 (field)"),
        ("UPDATE entry SET kind = 7.5 WHERE id = 5", "entry 5 (hash)"),
        ("UPDATE entry SET parent = 'x' WHERE id = 5", "entry 5 (field)"),
        ("UPDATE entry SET parent = 9e99 WHERE id = 5", "entry 5 (field)"),
        ("UPDATE entry SET events = CAST(x'ff' AS TEXT) WHERE id = 5", "entry 5 (unreadable)"),
        ("UPDATE entry SET events = printf('%.*c', 5000000, 'x') WHERE id = 5", "entry 5 (unreadable)"),
        (
            "INSERT INTO entry SELECT 0, 0, kind, time, title, action, events, params, hash FROM entry WHERE id = 1",
            "entry 1 (",
        ),
    ],
)
def test_rows_changed_by_hand(game: Path, tmp_path: Path, statement: str, sentence: str) -> None:
    path = tmp_path / "hand.bank"
    path.write_bytes(game.read_bytes())
    change(path, statement)
    with pytest.raises(GameFileError) as caught:
        Journal.open(path)
    assert sentence in str(caught.value)
    report = Journal.verify(path)
    assert str(report.problem) == str(caught.value)
    assert report.entry == report.good + 1
    journal, _ = Journal.rescue(path)
    journal.save_copy(tmp_path / "copy.bank")
    assert Journal.verify(tmp_path / "copy.bank").good == report.good


def forge(game: Path, path: Path, edit: Callable[[list[object]], None]) -> None:
    """Change entry 20 and make all hashes fit again, as somebody with bad intentions would."""
    path.write_bytes(game.read_bytes())
    connection = sqlite3.connect(path)
    previous = connection.execute("SELECT hash FROM header").fetchone()[0]
    for row in connection.execute("SELECT * FROM entry ORDER BY id").fetchall():
        fields = list(row[:8])
        if fields[0] == 20:
            edit(fields)
        previous = entry_hash(previous, tuple(fields))
        connection.execute("REPLACE INTO entry VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", (*fields, previous))
    connection.commit()
    connection.close()


@pytest.mark.parametrize(
    ("column", "value"),
    [
        (1, 20),
        (1, 21),
        (1, -1),
        (2, "Action"),
        (2, ""),
        (3, "yesterday"),
        (3, "2026-13-40T00:00:00.000Z"),
        (4, "two words"),
    ],
)
def test_forged_fields_are_refused(game: Path, tmp_path: Path, column: int, value: object) -> None:
    forge(game, tmp_path / "forged.bank", lambda fields: fields.__setitem__(column, value))
    with pytest.raises(GameFileError, match="damaged at entry 20"):
        Journal.open(tmp_path / "forged.bank")


def test_a_step_cannot_follow_a_move_of_the_head(game: Path, tmp_path: Path) -> None:
    forge(game, tmp_path / "forged.bank", lambda fields: fields.__setitem__(2, "head"))
    with pytest.raises(GameFileError, match=r"damaged at entry 21 \(parent\)"):
        Journal.open(tmp_path / "forged.bank")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "7",
        "[7]",
        '{"x":1e999}',
        '[{"x":NaN}]',
        '[{"x":"\\ud800"}]',
        '[{"x":' + "9" * 5000 + "}]",
        "[" * 500 + "]" * 500,
        "[" * 100_000 + "]" * 100_000,
        '{"x":' * 100_000,
    ],
)
@pytest.mark.parametrize("column", [5, 6, 7])
def test_forged_json_is_refused_when_it_is_read(game: Path, tmp_path: Path, column: int, text: str) -> None:
    path = tmp_path / "forged.bank"
    forge(game, path, lambda fields: fields.__setitem__(column, text))
    with Journal.open(path, read_only=True) as journal:
        entry = journal.entry(20)
        with pytest.raises(GameFileError, match="damaged at entry 20"):
            _ = entry.action, entry.events, entry.params
    report = Journal.verify(path)
    assert (report.ok, report.good, report.entry) == (False, 19, 20)


def long_hostile_game(path: Path, length: int) -> None:
    """A deep line, a comb of branches, and jumps between their ends."""
    journal = Journal.in_memory(HEADER)
    journal.append_all([Draft({"n": 1}) for _ in range(length)])
    drafts = [Draft({"n": 2}, parent=number) for number in range(1, length // 2)]
    journal.append_all(drafts)
    journal.save_copy(path)
    connection = sqlite3.connect(path)
    previous = journal.tip_hash
    for number in range(len(journal) + 1, len(journal) + length + 1):
        parent = length if number % 2 else 0
        row = (number, parent, "head", HEADER.created, "a", "null", "[]", "{}")
        previous = entry_hash(previous, row)
        connection.execute("INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", (*row, previous))
    connection.commit()
    connection.close()


def effort(path: Path, length: int) -> int:
    """How many lines of Python it takes to open a game and to list its line."""
    lines = 0

    def count(frame: FrameType, event: str, argument: object) -> Callable[..., Any]:
        nonlocal lines
        lines += event == "line"
        return count

    before = sys.gettrace()
    sys.settrace(count)
    try:
        with Journal.open(path) as opened:
            assert len(opened.line()) == length
    finally:
        sys.settrace(before)
    return lines


def test_a_long_hostile_game_costs_no_square_of_its_length(tmp_path: Path) -> None:
    for length in (200, 2000):
        long_hostile_game(tmp_path / f"{length}.bank", length)
    assert effort(tmp_path / "2000.bank", 2000) < 12 * effort(tmp_path / "200.bank", 200)
