"""Functions that messages may call besides those of Fluent.

`TRAIN($train)`: trains of plain numbers as German calls them, 3er, so that nobody reads a count. What has a letter
stays as it is, and so does a number of pieces, which stands before or at a ×.
"""

import re
from collections.abc import Callable
from typing import Any

_PLAIN = re.compile(r"\b\d+\b(?!\s?×)")


def train(value: object) -> str:
    """One type or several: 3 is 3er, 3/3H is 3er/3H, "3 2×, 3H" is "3er 2×, 3H"."""
    return _PLAIN.sub(r"\g<0>er", str(value))


FUNCTIONS: dict[str, Callable[[Any], Any]] = {"TRAIN": train}
