"""What a title adds to this subject: hands."""

from dataclasses import dataclass


@dataclass(frozen=True)
class HandsOfTitle:
    pass
