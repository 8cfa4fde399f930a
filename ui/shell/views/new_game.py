"""A game in the making: what is asked before the first move, and what follows from the answers."""

import re
from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from core.mechanics.draws import drawn
from core.text.catalogue import text

SUFFIX = ".bankhalter"
LONGEST_FILE = 200  # bytes of a name; systems take 255
LONGEST = 24  # letters of a player's name in the name of a file


@dataclass(frozen=True)
class NewGame:
    """Names as typed, also empty ones. Once `seed` is set the seats are drawn from it.

    A family adds what else it asks.
    """

    title: str
    names: tuple[str, ...] = ()
    drawn: bool = True  # seats by lot; else in the order typed in from the cards
    seed: str = ""

    @property
    @abstractmethod
    def counts(self) -> range:
        """How many may play."""

    @abstractmethod
    def setup(self) -> Any:
        """What is agreed, checked. Raises BankhalterError."""

    @property
    def entered(self) -> tuple[str, ...]:
        return tuple(name.strip() for name in self.names if name.strip())

    def problem(self) -> str:
        """One sentence about what is missing; empty if the game can begin."""
        names = self.entered
        if len(names) not in self.counts:
            return text("new-problem-count", least=self.counts[0], most=self.counts[-1], count=len(names))
        folded = [name.casefold() for name in names]
        twice = next((name for name in names if folded.count(name.casefold()) > 1), None)
        if twice is not None:
            return text("new-problem-twice", name=twice)
        return ""

    @property
    def players(self) -> dict[str, str]:
        """Names by id, as entered; ids are short, so that they can be typed."""
        return {f"p{number}": name for number, name in enumerate(self.entered, start=1)}

    @property
    def seated(self) -> dict[str, str]:
        """The players in the order of their seats."""
        known = self.players
        return {player: known[player] for player in drawn(self.seed, tuple(known))} if self.drawn else known

    def seats(self) -> list[str]:
        """The names in the order of their seats; none while they have yet to be drawn."""
        waiting = self.drawn and (not self.seed or self.problem())
        return [] if waiting else list(self.seated.values())


def file_name(title: str, names: Sequence[str], now: datetime) -> str:
    """A name that tells the game apart in a folder: the title, "2026-11-16 Anna Beat Cleo"."""
    words = [re.sub(r'[\x00-\x1f<>:"/\\|?*.]', "", name).strip()[:LONGEST] for name in names]
    name = " ".join([title, now.strftime("%Y-%m-%d"), *filter(None, words)])[:120]
    return name.encode(errors="replace")[:LONGEST_FILE].decode(errors="ignore").strip()


def free_path(folder: Path, name: str) -> Path:
    """A file that does not exist yet."""
    path = folder / f"{name}{SUFFIX}"
    number = 2
    while _is_there(path):
        path = folder / f"{name} ({number}){SUFFIX}"
        number += 1
    return path


def _is_there(path: Path) -> bool:
    """What cannot be looked at is told when it is written."""
    try:
        return path.exists()
    except OSError:
        return False
