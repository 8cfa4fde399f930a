"""What people at the table have to do with their hands, as values for a checklist."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Task:
    """One thing to do. `company` or `hex` is where to look."""

    text: str
    kind: str
    company: str | None = None
    hex: str | None = None
