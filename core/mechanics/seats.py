"""What tells players apart besides their names: seven colours that the colour-blind can tell apart, seven symbols."""

from collections.abc import Collection, Iterable

COLOURS = {
    "blue": "#0072b2",
    "orange": "#e69f00",
    "green": "#009e73",
    "purple": "#cc79a7",
    "sky": "#56b4e9",
    "vermilion": "#d55e00",
    "yellow": "#f0e442",
}
SYMBOLS = ("triangle", "circle", "square", "diamond", "star", "cross", "pentagon")


def dealt(wishes: Iterable[str], kinds: Collection[str]) -> tuple[str, ...]:
    """One of a kind for each: what was wished for, and for the others the first that nobody has."""
    asked = tuple(wishes)
    free = [kind for kind in kinds if kind not in asked]
    return tuple(wish or free.pop(0) for wish in asked)
