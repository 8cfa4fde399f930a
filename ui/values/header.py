"""The header as values: where the game stands, in a line that everybody at the table can read."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class HeaderCell:
    """A large word with a small line below it. A `mark` makes it stand out: once the bank is broken."""

    value: str
    caption: str
    tip: str = ""
    mark: bool = False


@dataclass(frozen=True, slots=True)
class HeaderView:
    round: HeaderCell
    phase: HeaderCell
    turn: HeaderCell
    bank: HeaderCell
    trains: HeaderCell
