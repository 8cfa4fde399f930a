"""Readings of the players' clock in the journal: the newest counts, and strangers may write anything."""

import pytest

from core.interchange.clock import Budget, ClockReading, clock_reading
from core.interchange.game_file import memory_game, new_setup
from core.rail18.state import Player
from core.store.entries import NOTE
from core.store.journal import Journal


@pytest.fixture
def log() -> Journal:
    players = [Player("a", "Ana"), Player("b", "Ben"), Player("c", "Cleo")]
    found = memory_game(new_setup("1844", players, mode="table")).log
    assert isinstance(found, Journal)
    return found


def note(log: Journal, clock: object) -> None:
    log.append(None, kind=NOTE, params={"clock": clock})


def test_a_game_without_a_clock(log: Journal) -> None:
    log.append(None, kind=NOTE, params={"text": "pizza"})
    assert clock_reading(log.entries()) is None


def test_the_newest_reading_counts(log: Journal) -> None:
    for spent in (5, 7):
        log.append(None, kind=NOTE, params=ClockReading(True, {"a": spent}).params())
    assert clock_reading(log.entries()) == ClockReading(True, {"a": 7})


@pytest.mark.parametrize(
    "found",
    [None, 5, "on", {}, {"on": 1, "spent": {}}, {"on": True}, {"on": True, "spent": []}]
    + [{"on": True, "spent": {"a": time}} for time in (-1, True, 1.5, "7", None, 10**12)],
)
def test_what_is_no_clock_is_passed_over(log: Journal, found: object) -> None:
    note(log, {"on": False, "spent": {"b": 3}})
    note(log, found)
    assert clock_reading(log.entries()) == ClockReading(False, {"b": 3})


def test_a_budget_is_kept_with_what_came_to_it(log: Journal) -> None:
    reading = ClockReading(True, {"a": 5}, Budget(3600, 30, "round", 10, back=True), {"a": 7}, {"b": 20})
    log.append(None, kind=NOTE, params=reading.params())
    assert clock_reading(log.entries()) == reading


GOOD = {"seconds": 60, "increment": 5, "every": "turn", "price": 0, "back": False}


@pytest.mark.parametrize(
    "wrong",
    [
        {"seconds": 0},
        {"seconds": 10**6},
        {"increment": -1},
        {"every": "move"},
        {"price": -5},
        {"price": "5"},
        {"back": 1},
    ],
)
def test_a_budget_that_is_none_leaves_a_clock_that_counts(log: Journal, wrong: dict[str, object]) -> None:
    note(log, {"on": True, "spent": {"a": 5}, "budget": {**GOOD, **wrong}, "gained": {}, "charged": {}})
    assert clock_reading(log.entries()) == ClockReading(True, {"a": 5})


@pytest.mark.parametrize("wrong", [{"gained": 5}, {"gained": {"a": -1}}, {"charged": {"a": "x"}}, {"gained": []}])
def test_so_does_one_with_strange_additions(log: Journal, wrong: dict[str, object]) -> None:
    note(log, {"on": True, "spent": {"a": 5}, "budget": GOOD, **wrong})
    assert clock_reading(log.entries()) == ClockReading(True, {"a": 5})


def test_undo_brings_no_time_back(log: Journal) -> None:
    log.append({"kind": "x"})
    note(log, {"on": True, "spent": {"a": 9}})
    log.undo()
    assert log.head == 0
    assert clock_reading(log.entries()) == ClockReading(True, {"a": 9})
