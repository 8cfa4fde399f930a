"""Names where there is little room: a part of one says more than a name that ends in dots."""

import re
from collections.abc import Sequence

from ui.paint.ink import Face

PARTS = re.compile(r"[ -]")


def shortened(name: str, others: Sequence[str], chosen: Face, room: float) -> str:
    """The whole name, its first part if nobody else is called so, or the letters that fit."""
    if chosen.width(name) <= room:
        return name
    first = PARTS.split(name)[0]
    alone = sum(PARTS.split(other)[0] == first for other in others) < 2
    if alone and len(first) > 1 and chosen.width(first) <= room:
        return first
    for length in range(len(name) - 1, 1, -1):
        found = f"{name[:length].rstrip(' -.')}."
        if chosen.width(found) <= room:
            return found
    return name[:1]
