"""What a title adds to this subject: quick."""

from dataclasses import dataclass


@dataclass(frozen=True)
class QuickOfTitle:
    pass
