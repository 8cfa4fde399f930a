"""What a family tells the companion of a title, and of the game that is played by its rules."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Protocol

from core.text.companion import Block
from ui.values.cells import Table
from ui.values.companion import PictureView

RULINGS = "rulings"  # the chapter of the register, and its first page
Value = str | int
Facts = Callable[[str], Value | tuple[Value, ...]]  # what texts quote of a title, by a path


@dataclass(frozen=True, slots=True)
class RulingPage:
    id: str
    name: str
    place: str
    blocks: tuple[Block, ...]
    asked: str = ""  # its question in English, whatever the language in use: some players know only these words
    otherwise: tuple[str, ...] = ()  # what this game does differently from the usual


class Book(Protocol):
    @property
    def title(self) -> str:
        """The id of the title."""
        ...

    @property
    def facts_of(self) -> Callable[[str], Facts]:
        """The facts of a title by its id; the same for all books of the family."""
        ...

    def rulings(self) -> Iterable[RulingPage]:
        """The list of all, called `RULINGS`, and a page for each; none where a title has no rulings."""
        ...

    def table(self, name: str) -> Table: ...

    def picture(self, name: str) -> PictureView: ...
