"""What is another amount at the end of a game whose past was edited."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Difference:
    """An amount at the end that is another one; empty where there was or is none."""

    who: str
    what: str
    old: int | None
    new: int | None
