"""Hex labels and neighbourhood on a board of pointy-top hexes.

A label is a row letter (A is the top row) and a column number; a row uses every second number.
Edges are numbered 0 to 5 clockwise from south-west, so turning a tile by one step adds 1 to every edge.
"""

from functools import cache

EDGES = (0, 1, 2, 3, 4, 5)
EDGE_NAMES = ("south-west", "west", "north-west", "north-east", "east", "south-east")
# (change of column number, change of row) across each edge
STEPS = ((-1, 1), (-2, 0), (-1, -1), (1, -1), (2, 0), (1, 1))


def opposite(edge: int) -> int:
    """The number that the same edge has in the neighbouring hex."""
    return (edge + 3) % 6


def is_label(text: str) -> bool:
    return len(text) >= 2 and "A" <= text[0] <= "Z" and _is_number(text[1:])


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and (text == "0" or text[0] != "0")


@cache
def column_row(label: str) -> tuple[int, int]:
    return int(label[1:]), ord(label[0]) - ord("A")


def label_at(column: int, row: int) -> str | None:
    """The label at a place, or None where no label can exist (outside A to Z or left of column 0)."""
    if not 0 <= row < 26 or column < 0:
        return None
    return f"{chr(ord('A') + row)}{column}"


@cache
def neighbour(label: str, edge: int) -> str | None:
    column, row = column_row(label)
    step_column, step_row = STEPS[edge]
    return label_at(column + step_column, row + step_row)
