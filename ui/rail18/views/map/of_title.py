"""What a title adds to this subject: map."""

from dataclasses import dataclass


@dataclass(frozen=True)
class MapOfTitle:
    pass
