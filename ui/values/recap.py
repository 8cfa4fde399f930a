"""What a player has missed, and that it is their turn, as values for a card."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Recap:
    """`heading` hands over; each line is a subject and what became of it since the player last acted."""

    player: str  # by id
    heading: str
    note: str
    lines: tuple[tuple[str, str], ...] = ()
