"""What a title adds to this subject: narration."""

from dataclasses import dataclass


@dataclass(frozen=True)
class NarrationOfTitle:
    pass
