"""What hands have done, in notes of the journal: by pages, the last one of a page counts; strangers write anything."""

from typing import Any

import pytest

from core.interchange.game_file import memory_game, new_setup
from core.interchange.hands import ALL, NOTHING, Page, done_note, lies_note, ticks
from core.rail18.state import Player
from core.store.entries import NOTE
from core.store.journal import Journal


@pytest.fixture
def log() -> Journal:
    players = [Player("a", "Ana"), Player("b", "Ben"), Player("c", "Cleo")]
    found = memory_game(new_setup("1844", players, mode="table")).log
    assert isinstance(found, Journal)
    return found


def note(log: Journal, params: dict[str, Any]) -> None:
    log.append(None, kind=NOTE, params=params)


def step(log: Journal) -> int:
    return log.append({"kind": "x"}).id


def test_a_game_whose_hands_have_said_nothing(log: Journal) -> None:
    note(log, {"text": "pizza"})
    first = step(log)
    found = ticks(log.entries())
    assert (found.lies, found.left, found.page) == (None, (), Page(first))


def test_of_one_page_the_last_note_counts(log: Journal) -> None:
    note(log, lies_note(0))
    first = step(log)
    note(log, done_note(["a"]))
    note(log, done_note(["a", "b"]))
    note(log, done_note(["b"]))
    assert ticks(log.entries()).page == Page(first, frozenset("b"))
    second = step(log)
    assert ticks(log.entries()).left == (Page(first, frozenset("b")),)
    assert ticks(log.entries()).page == Page(second, NOTHING)


def test_an_undo_is_another_page(log: Journal) -> None:
    first = step(log)
    second = step(log)
    note(log, done_note(["a"]))
    log.undo()
    note(log, done_note(["b"]))
    found = ticks(log.entries())
    assert (found.left, found.page) == ((Page(second, frozenset("a")),), Page(first, frozenset("b")))


def test_where_all_was_done_nothing_before_counts(log: Journal) -> None:
    step(log)
    note(log, done_note(["a"]))
    second = step(log)
    note(log, done_note(ALL))
    assert ticks(log.entries()).page == Page(second, ALL)
    third = step(log)
    found = ticks(log.entries())
    assert (found.lies, found.left, found.page) == (second, (), Page(third))


@pytest.mark.parametrize(
    "found",
    [None, 5, "all", [], {}, {"done": None}, {"done": "some"}, {"done": [1]}, {"done": ["x" * 201]}, {"done": {}}]
    + [{"done": [str(number) for number in range(5001)]}]
    + [{"lies": wrong} for wrong in (-1, 99, True, "0", None, 1.0)],
)
def test_what_is_no_such_note_is_passed_over(log: Journal, found: object) -> None:
    first = step(log)
    note(log, done_note(["a"]))
    note(log, {"hands": found})
    assert ticks(log.entries()) == ticks([*log.entries()][:2])
    assert ticks(log.entries()).page == Page(first, frozenset("a"))
