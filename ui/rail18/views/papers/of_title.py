"""What a title adds to this subject: papers."""

from dataclasses import dataclass


@dataclass(frozen=True)
class PapersOfTitle:
    pass
