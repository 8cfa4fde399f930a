"""What the records of a title call its things: where they have other names than we do."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from core.rail18.rules import Rules

Shift = tuple[int, int]  # rows and columns


def as_here(rules: Rules) -> Shift:
    return 0, 0


@dataclass(frozen=True)
class Names:
    """From ours to the record's; what is not named is called the same."""

    players: Mapping[str, Any] = field(default_factory=dict)  # ids as the record writes them
    companies: Mapping[str, str] = field(default_factory=dict)
    phases: Mapping[str, str] = field(default_factory=dict)
    shift: Callable[[Rules], Shift] = as_here  # of the labels of hexes

    @cached_property
    def _ours(self) -> Mapping[str, str]:
        return {theirs: ours for ours, theirs in self.companies.items()}

    def our_company(self, theirs: str) -> str:
        return self._ours.get(theirs, theirs)

    def company(self, ours: str) -> str:
        return self.companies.get(ours, ours)

    def our_hex(self, rules: Rules, theirs: str) -> str:
        row, column = self.shift(rules)
        return shifted(theirs, -row, -column)

    def hex(self, rules: Rules, ours: str) -> str:
        row, column = self.shift(rules)
        return shifted(ours, row, column)


OURS = Names()


def shifted(label: str, rows: int, columns: int) -> str:
    """ "D5", one row up and one column on, is "C6"; what is no label stays as it is."""
    row, column = label[:1], label[1:]
    if not (rows or columns) or not (row.isascii() and row.isalpha() and column.isascii() and column.isdigit()):
        return label
    return f"{chr(ord(row) + rows)}{int(column[:9]) + columns}"
