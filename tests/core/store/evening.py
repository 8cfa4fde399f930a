"""A game file of one evening with a numbered entry for each move, and what its file holds."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from core.store.entries import Header
from core.store.journal import Journal

HEADER = Header("1844", "a" * 64, "0.1.0", "2026-03-14T19:00:00.000Z", {})
LONG = 60.0  # seconds, until something must have happened


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "evening.bank"


@pytest.fixture
def journal(path: Path) -> Iterator[Journal]:
    with Journal.create(path, HEADER) as journal:
        play(journal)
        yield journal


def play(journal: Journal) -> None:
    journal.append({"n": len(journal) + 1}, [{"n": len(journal) + 1}])


def numbers(path: Path) -> list[int]:
    return [entry.events[0]["n"] for entry in Journal.open(path, read_only=True).entries() if entry.events]
