"""The plain values of an entry: those that can be changed without entering all of it anew."""

from dataclasses import dataclass

HIGHEST = 100_000


@dataclass(frozen=True, slots=True)
class Value:
    """An amount, or one of some choices (what is stored, and what it is called)."""

    name: str
    label: str
    now: object
    choices: tuple[tuple[object, str], ...] = ()
