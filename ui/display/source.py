"""What a family gives the display: views of its games, and how its own pictures are painted."""

from dataclasses import dataclass
from typing import Any, Protocol

from ui.paint.drawing import Drawings
from ui.values.display import DisplayView, Section


class Reader(Protocol):
    """Makes views of one game; what it needs of earlier moments it keeps."""

    def view(self, moment: Any, section: Section, /) -> DisplayView: ...


@dataclass(frozen=True, slots=True)
class DisplaySource:
    reader: Reader
    sections: tuple[Section, ...]  # what the table may choose to see
    drawings: Drawings
