"""Texts that hang over the edge of their hex: which do, and whether they lie on a text of a neighbour."""

from collections.abc import Iterable
from math import sqrt

from core.hexmap.geometry import APOTHEM, SIDE, hex_centre
from ui.board.planner import Mark, Shown

HALO = 2.0  # pixels between texts of neighbours


def overhangs(mark: Mark) -> bool:
    (x, y), half, height = mark.centre, mark.width / 2, mark.height / 2
    across = abs(x) + half
    return across > APOTHEM or abs(y) + height + across / sqrt(3) > SIDE


def collides(
    label: str, marks: list[Mark], neighbours: Iterable[tuple[str, Iterable[Mark], bool]], shown: Shown
) -> bool:
    """Does a text of the hex lie on one of its neighbours (hex, marks, whether these stay in any case)?

    Of two texts that both hang over, that of the hex named first stays.
    """
    sign, margin = -1.0 if shown.turned else 1.0, HALO * shown.scale.ratio / shown.scale.pixels
    x, y = hex_centre(label)
    for other, theirs, area in neighbours:
        other_x, other_y = hex_centre(other)
        shift = ((other_x - x) * sign, (other_y - y) * sign)
        stays = area or other < label
        for their in theirs:
            for mine in marks if stays or not overhangs(their) else ():
                if overhangs(mine) and _touch(mine, their, shift, margin):
                    return True
    return False


def _touch(mine: Mark, theirs: Mark, shift: tuple[float, float], margin: float) -> bool:
    apart_x = abs(theirs.centre[0] + shift[0] - mine.centre[0])
    apart_y = abs(theirs.centre[1] + shift[1] - mine.centre[1])
    return apart_x < (mine.width + theirs.width) / 2 + margin and apart_y < (mine.height + theirs.height) / 2 + margin
