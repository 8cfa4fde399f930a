"""What tells players apart besides their names: seven colours that the colour-blind can tell apart, seven symbols."""

from collections.abc import Collection, Iterable

COLOURS = {
    "blue": "#05619a",
    "orange": "#e79800",
    "green": "#179a71",
    "purple": "#a981a4",
    "sky": "#5ac5ff",
    "vermilion": "#bf5202",
    "yellow": "#ffff61",
}
SYMBOLS = ("triangle", "circle", "square", "diamond", "star", "cross", "pentagon")


def dealt(wishes: Iterable[str], kinds: Collection[str]) -> tuple[str, ...]:
    """One of a kind for each: what was wished for, and for the others the first that nobody has."""
    asked = tuple(wishes)
    free = [kind for kind in kinds if kind not in asked]
    return tuple(wish or free.pop(0) for wish in asked)
