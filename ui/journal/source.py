"""What a family gives the journal panel."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ui.journal.views.told import Narrator
from ui.values.chips import ChipView


@dataclass(frozen=True, slots=True)
class JournalSource:
    """`companies` are keys with what they are called, to choose by; `whole` and `only` are said of that choice."""

    narrator: Narrator
    chips: Mapping[str, ChipView]
    companies: Sequence[tuple[str, str]]
    whole: str
    only: str


Make = Callable[[Any], JournalSource]  # of an engine
