"""Texts that hang over the edge of their hex: which do, and whether they lie on a text of a neighbour."""

from collections.abc import Iterable, Iterator
from math import sqrt

from core.hexmap.geometry import APOTHEM, SIDE, Point, hex_centre
from ui.board.planner import Mark, Shown

HALO = 2.0  # pixels between texts of neighbours
Neighbour = tuple[str, Iterable[Mark], bool]  # its hex, its marks, and whether these stay in any case
Text = tuple[Point, float, float]  # the middle, width and height of one


def overhangs(mark: Mark) -> bool:
    (x, y), half, height = mark.centre, mark.width / 2, mark.height / 2
    across = abs(x) + half
    return across > APOTHEM or abs(y) + height + across / sqrt(3) > SIDE


def collides(label: str, marks: list[Mark], neighbours: Iterable[Neighbour], shown: Shown) -> bool:
    """Does a text of the hex lie on one of its neighbours?

    Of two texts that both hang over, that of the hex named first stays.
    """
    margin = HALO * shown.scale.ratio / shown.scale.pixels
    hanging = [mark for mark in marks if overhangs(mark)]
    return any(
        _touch(mine, their, margin)
        for their, stays in _seen_from(label, neighbours, shown)
        for mine in (hanging if hanging and stays else ())
    )


def neighbours_texts(label: str, neighbours: Iterable[Neighbour], shown: Shown) -> list[Text]:
    """As they lie around a hex."""
    margin = HALO * shown.scale.ratio / shown.scale.pixels
    return [
        (centre, width + 2 * margin, height + 2 * margin)
        for (centre, width, height), _ in _seen_from(label, neighbours, shown)
    ]


def _seen_from(label: str, neighbours: Iterable[Neighbour], shown: Shown) -> Iterator[tuple[Text, bool]]:
    sign = -1.0 if shown.turned else 1.0
    x, y = hex_centre(label)
    for other, marks, area in neighbours:
        other_x, other_y = hex_centre(other)
        dx, dy = (other_x - x) * sign, (other_y - y) * sign
        for mark in marks:
            stays = area or other < label or not overhangs(mark)
            yield ((mark.centre[0] + dx, mark.centre[1] + dy), mark.width, mark.height), stays


def _touch(mine: Mark, their: Text, margin: float) -> bool:
    (x, y), width, height = their
    across, down = abs(x - mine.centre[0]), abs(y - mine.centre[1])
    return across < (mine.width + width) / 2 + margin and down < (mine.height + height) / 2 + margin
