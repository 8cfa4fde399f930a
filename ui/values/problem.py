"""What cannot be done, as it is told."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Problem:
    """What cannot be, in one sentence; where a rule is the reason, with the companion's section that explains it."""

    sentence: str
    section: str = ""
