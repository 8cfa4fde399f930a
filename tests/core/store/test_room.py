"""How much a file can hold: it is known long before it is full, and nothing is written that would not be read."""

from collections.abc import Callable
from pathlib import Path

import pytest

from core.store import entries, room
from core.store.entries import Header
from core.store.errors import JournalError
from core.store.journal import Draft, Journal

HEADER = Header("1844", "a" * 64, "0.1.0", "2026-03-14T19:00:00.000Z", {})
EVENT = {"kind": "Paid"}


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file of some forty entries, and lines of twenty entries and events."""
    for module in (entries, room):
        monkeypatch.setattr(module, "MAX_TEXT", 20_000)
        monkeypatch.setattr(module, "MAX_LINE", 20, raising=False)


def fill(journal: Journal) -> int:
    """Undo and redo until nothing more is taken; how full the journal was before the last."""
    journal.append({"n": 1})
    while (trouble := refusal(lambda: journal.move_head(1 - journal.head))) is None:
        pass
    assert trouble == "outgrown"
    return int(100 * journal.full)


def refusal(write: Callable[[], object]) -> str | None:
    try:
        write()
    except JournalError as error:
        return error.code
    return None


@pytest.mark.usefixtures("small")
def test_a_full_file_takes_nothing_more_and_opens_again(tmp_path: Path) -> None:
    journal = Journal.create(tmp_path / "game.bank", HEADER)
    assert journal.full == 0
    assert fill(journal) > 95
    journal.close()
    again = Journal.open(tmp_path / "game.bank")
    assert again.full == journal.full
    assert len(again) == len(journal)
    again.close()


@pytest.mark.usefixtures("small")
def test_a_line_ends_where_it_could_not_be_folded_again() -> None:
    journal = Journal.in_memory(HEADER)
    journal.append_all([Draft({}, [EVENT] * 4)] * 2)
    assert journal.full == 0.5
    for drafts in ([Draft({}, [EVENT] * 10)], [Draft({}, [EVENT] * 4)] * 3):
        assert refusal(lambda drafts=drafts: journal.append_all(drafts)) == "outgrown"  # type: ignore[misc]
        assert len(journal) == 2
    journal.append_all([Draft({}, [EVENT] * 4)] * 2)
    assert journal.full == 1
    journal.append({}, [EVENT] * 4, parent=1)  # another line
    assert len(journal) == 5


@pytest.mark.usefixtures("small")
def test_a_copy_in_memory_is_as_full() -> None:
    journal = Journal.in_memory(HEADER)
    fill(journal)
    assert Journal.from_snapshot(journal.snapshot()).full == journal.full
