"""What a title adds to this subject: tables that only it has, for its companion and on its reference cards."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ui.values.cells import Table
from ui.values.sheets import Box, Section

if TYPE_CHECKING:  # views know this module
    from core.rail18.title import Title

Make = Callable[["Title"], Table]


@dataclass(frozen=True)
class SheetsOfTitle:
    # what a text of the companion names with `!table`, besides those of the family
    tables: Mapping[str, Make] = field(default_factory=dict)
    # on the reference cards, behind rounds and turns: boxes, and then whole sections
    boxes: Callable[["Title"], Iterable[Box]] = field(default=lambda title: ())
    sections: Callable[["Title"], Iterable[Section]] = field(default=lambda title: ())
    # by kind of companies: what they begin with, where it is more than a multiple of their par
    treasury: Callable[["Title", str], str] = field(default=lambda title, kind: "")
