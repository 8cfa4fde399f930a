"""The rows of a task board: what is said, heads of groups, tasks, and what they are made of. No Qt."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from core.text.catalogue import text, text_of
from ui.values.tasks import Open, Section, Task, sections

FEW = 6  # tasks that need no heads above them
MANY = 12  # from before: of more only the heads are shown, as long as nobody opens them

Pieces = Mapping[str, Sequence[str]]  # what tasks are made of, line by line, by their keys
Kind = Literal["aloud", "head", "task", "piece", "told"]


@dataclass(frozen=True, slots=True)
class Row:
    kind: Kind
    text: str
    keys: tuple[str, ...] = ()  # what a tick here is about
    task: Task | None = None
    opens: bool = False  # what it is made of can be shown below; of a head, its tasks
    group: str = ""  # of a head that opens


@dataclass(frozen=True, slots=True)
class TaskPage:
    """What the board shows. `told` are tasks without a box, with a sentence above them."""

    aloud: str
    open: tuple[Open, ...] = ()
    told_above: str = ""
    told: tuple[Task, ...] = ()
    title: str = ""  # that may have words of its own for a group


def rows(page: TaskPage, pieces: Pieces, *, wide: bool, unfolded: Collection[str] = ()) -> tuple[Row, ...]:
    """`pieces` are those that are shown, by the key of their task. `wide`: groups have columns, so each has a head.

    At a table that ticks nothing much is open from before: what is new must not drown in it. `unfolded` are groups of
    it that are shown all the same.
    """
    return tuple(_rows(page, pieces, wide, unfolded))


def _rows(page: TaskPage, pieces: Pieces, wide: bool, unfolded: Collection[str]) -> Iterator[Row]:
    if page.aloud:
        yield Row("aloud", page.aloud)
    found = sections(page.open)
    fresh = [section for section in found if section.new]
    before = [section for section in found if not section.new]
    heads = wide or _number(fresh) > FEW
    for section in fresh:
        if heads:
            yield _head(_group(section, page), [section])
        yield from _tasks(section, pieces)
    many = _number(before) > MANY
    by_groups = wide or _number(before) > FEW
    if before and not by_groups:
        yield _head(text("hands-before"), before)
    for section in before:
        if by_groups:
            words = text("hands-before-group", group=_group(section, page))
            yield _head(words, [section], section.kind if many else "")
        if not many or section.kind in unfolded:
            yield from _tasks(section, pieces)
    if page.told:
        yield Row("told", page.told_above)
        yield from (Row("piece", task.text, task=task) for task in page.told)


def _group(section: Section, page: TaskPage) -> str:
    return text_of(f"hands-group-{section.kind}", page.title)


def _number(found: Sequence[Section]) -> int:
    return sum(len(section.tasks) for section in found)


def _head(words: str, found: Sequence[Section], group: str = "") -> Row:
    keys = tuple(one.task.key for section in found for one in section.tasks)
    return Row("head", words, keys, opens=bool(group), group=group)


def _tasks(section: Section, pieces: Pieces) -> Iterator[Row]:
    for one in section.tasks:
        yield Row("task", one.task.text, (one.task.key,), one.task, one.pieces)
        for piece in pieces.get(one.task.key, ()):
            yield Row("piece", piece, task=one.task)


@dataclass(frozen=True, slots=True)
class Place:
    """Where a row stands: its column, and its top and height."""

    column: int
    top: int
    height: int


def columns(heights: Sequence[int], heads: Sequence[bool], number: int, room: int) -> list[Place]:
    """Rows one below another in so many columns of one height, never a head without its first row.

    No higher than needed: as many columns as there are, or fewer where all fits in the room.
    """
    fewest = next((few for few in range(1, number) if _fits(heights, heads, few, room)), number)
    if fewest == 1:
        return _placed(heights, heads, sum(heights))
    low, high = max(heights, default=0), sum(heights)
    while low < high:
        middle = (low + high) // 2
        if _fits(heights, heads, fewest, middle):
            high = middle
        else:
            low = middle + 1
    return _placed(heights, heads, high)


def _fits(heights: Sequence[int], heads: Sequence[bool], number: int, room: int) -> bool:
    places = _placed(heights, heads, room)
    return all(place.column < number and place.top + place.height <= room for place in places)


def _placed(heights: Sequence[int], heads: Sequence[bool], room: int) -> list[Place]:
    found: list[Place] = []
    column = top = 0
    for number, height in enumerate(heights):
        needed = height + (heights[number + 1] if heads[number] and number + 1 < len(heights) else 0)
        if top and top + needed > room:
            column, top = column + 1, 0
        found.append(Place(column, top, height))
        top += height
    return found
