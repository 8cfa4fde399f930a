"""What a title adds to this subject: turn."""

from dataclasses import dataclass


@dataclass(frozen=True)
class TurnOfTitle:
    pass
