"""While another program reads the file: nobody stands still, and nothing is lost or out of order."""

import threading
from collections.abc import Sequence
from pathlib import Path

import pytest

from core.store.database import Writer
from core.store.entries import Entry
from core.store.journal import Journal
from core.store.pen import SHORT
from tests.core.store.evening import LONG, journal, numbers, path, play
from tests.core.store.processes import READER, program

__all__ = ["journal", "path"]


def test_entries_wait_and_reach_the_file_in_their_order(path: Path, journal: Journal) -> None:
    told = threading.Event()
    journal.keep_going(told.set)
    with program(READER, path) as reader:
        assert reader.said() == "reading"
        for number in range(1, 4):
            play(journal)
            assert (journal.behind, journal.head) == (number, number + 1)
        journal.undo()
        assert journal.trouble is not None
        assert journal.trouble.code == "busy"
        told.clear()
    assert journal.catch_up(LONG)
    assert told.wait(LONG)
    assert journal.trouble is None
    play(journal)
    assert journal.behind == 0
    assert numbers(path) == [1, 2, 3, 4, 6]
    journal.close()
    assert list(Journal.open(path, read_only=True).entries()) == list(journal.entries())


def test_the_player_waits_but_a_moment(path: Path, journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    """And only once: as long as something waits, what comes after it waits behind it."""
    waits: list[float] = []
    insert = Writer.insert

    def watched(self: Writer, entries: Sequence[Entry]) -> None:
        if threading.current_thread() is threading.main_thread():
            waits.append(self.wait)
        insert(self, entries)

    monkeypatch.setattr(Writer, "insert", watched)
    journal.keep_going()
    with program(READER, path) as reader:
        assert reader.said() == "reading"
        for _ in range(5):
            play(journal)
        assert waits == [SHORT]
    assert journal.catch_up(LONG)
    play(journal)
    assert waits == [SHORT, SHORT]
    assert numbers(path) == list(range(1, 8))


def test_closing_writes_what_waits_once_the_other_program_lets_go(path: Path, journal: Journal) -> None:
    journal.keep_going()
    with program(READER, path) as reader:
        assert reader.said() == "reading"
        play(journal)
        assert journal.behind == 1
    journal.close()
    assert journal.behind == 0
    assert numbers(path) == [1, 2]


def test_a_whole_copy_can_be_saved_meanwhile(path: Path, journal: Journal) -> None:
    journal.keep_going()
    with program(READER, path) as reader:
        assert reader.said() == "reading"
        play(journal)
        journal.save_copy(path.parent / "copy.bank")
        assert numbers(path.parent / "copy.bank") == [1, 2]


def test_a_write_that_nothing_hinders_is_on_the_disk_at_once(path: Path, journal: Journal) -> None:
    journal.keep_going()
    play(journal)
    assert numbers(path) == [1, 2]
    assert journal.behind == 0
