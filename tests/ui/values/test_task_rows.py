"""Rows of a task board: groups, what is new before what is old, and columns that tear no head from its tasks."""

import random

import pytest

from ui.values.task_rows import FEW, MANY, TaskPage, columns, rows
from ui.values.tasks import Open, Task, sections


def some(kind: str, number: int, new: bool = True) -> tuple[Open, ...]:
    return tuple(Open(Task(f"{kind} {n}", kind, key=f"{kind}:{n}:{new}"), new, False) for n in range(number))


def told(page: TaskPage, *, wide: bool = False, pieces: dict[str, list[str]] | None = None) -> list[tuple[str, str]]:
    return [(row.kind, row.text) for row in rows(page, pieces or {}, wide=wide)]


def test_new_ones_come_first_each_part_by_groups() -> None:
    page = (*some("board", 1, new=False), *some("market", 1), *some("money", 2))
    assert [(found.kind, found.new, len(found.tasks)) for found in sections(page)] == [
        ("money", True, 2),
        ("market", True, 1),
        ("board", False, 1),
    ]


def test_few_need_no_heads() -> None:
    page = TaskPage("Ana pays.", (*some("money", 2), *some("train", 1)))
    assert [kind for kind, _ in told(page)] == ["aloud", "task", "task", "task"]
    assert told(page, wide=True)[1] == ("head", "Money")


def test_many_have_heads_that_tick_their_group() -> None:
    page = TaskPage("", (*some("money", FEW), *some("train", 1)))
    found = rows(page, {}, wide=False)
    heads = [row for row in found if row.kind == "head"]
    assert [(row.text, len(row.keys)) for row in heads] == [("Money", FEW), ("Trains", 1)]


def test_what_is_open_from_before_stands_below_a_head() -> None:
    few = TaskPage("", (*some("money", 1), *some("board", 2, new=False)))
    assert told(few)[1] == ("head", "Still open from before")
    many = TaskPage("", (*some("money", 1), *some("money", 1, new=False), *some("board", FEW, new=False)))
    assert [text for kind, text in told(many) if kind == "head"] == ["Money, from before", "Board, from before"]


def test_of_much_that_is_open_from_before_the_heads_are_shown() -> None:
    page = TaskPage("", (*some("money", 2), *some("money", 3, new=False), *some("board", MANY, new=False)))
    assert told(page) == [
        ("task", "money 0"),
        ("task", "money 1"),
        ("head", "Money, from before"),
        ("head", "Board, from before"),
    ]
    found = rows(page, {}, wide=False, unfolded=["money"])
    assert [row.text for row in found][2:] == [
        "Money, from before",
        "money 0",
        "money 1",
        "money 2",
        "Board, from before",
    ]
    assert [len(row.keys) for row in found if row.opens] == [3, MANY]
    enough = TaskPage("", some("board", MANY, new=False))
    assert len(told(enough)) == 1 + MANY


def test_pieces_and_what_is_only_told_have_no_box() -> None:
    told_only = (Task("Ana receives 5", "money"),)
    page = TaskPage("", some("money", 1), "Only if it was done:", told_only)
    found = rows(page, {"money:0:True": ["OR 1.1: Ana pays 5"]}, wide=False)
    assert [(row.kind, bool(row.keys)) for row in found] == [
        ("task", True),
        ("piece", False),
        ("told", False),
        ("piece", False),
    ]


@pytest.mark.parametrize("seed", range(20))
def test_columns_lose_nothing_and_tear_no_head_from_its_first_row(seed: int) -> None:
    dice = random.Random(seed)
    heights = [dice.randrange(10, 40) for _ in range(dice.randrange(1, 60))]
    heads = [dice.random() < 0.2 for _ in heights]
    number, room = dice.randrange(1, 5), dice.randrange(0, 900)
    places = columns(heights, heads, number, room)
    assert [place.height for place in places] == heights
    for at, place in enumerate(places):
        assert place.column < number
        below = places[at + 1] if at + 1 < len(places) else None
        if below is not None and below.column == place.column:
            assert below.top == place.top + place.height
        elif below is not None:
            assert (below.column, below.top) == (place.column + 1, 0)
            assert not heads[at]


def test_what_fits_in_one_column_stays_in_one() -> None:
    assert {place.column for place in columns([20] * 5, [False] * 5, 3, 100)} == {0}
    assert max(place.column for place in columns([20] * 6, [False] * 6, 3, 100)) == 1
