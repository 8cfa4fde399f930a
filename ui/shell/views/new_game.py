"""A game in the making: what is asked before the first move, and what follows from the answers."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path

from core import registry
from core.interchange import register
from core.interchange.game_file import new_setup
from core.rail18.setup import draw_seats
from core.rail18.state import Mode, Player, Seating, Setup
from core.text.catalogue import text

SUFFIX = ".bankhalter"
LONGEST_NAME = 24


@dataclass(frozen=True, slots=True)
class RulingRow:
    """A switch of the rulings: the question, the answer in force, and the others."""

    switch: str
    id: str
    question: str
    chosen: str
    sentences: Mapping[str, str]  # by value
    differs: bool  # from the first preset


@dataclass(frozen=True, slots=True)
class PresetRow:
    id: str
    name: str
    description: str


@dataclass(frozen=True)
class NewGame:
    """Names as typed, also empty ones. Once `seed` is set the seats are drawn from it."""

    title: str
    names: tuple[str, ...] = ()
    drawn: bool = True  # seats by lot; else in the order typed in from the cards
    seed: str = ""
    mode: Mode = "table"
    track_kept: bool = True
    cash_open: bool = True
    preset: str = ""
    overrides: Mapping[str, str] = field(default_factory=dict)

    @property
    def entered(self) -> tuple[str, ...]:
        return tuple(name.strip() for name in self.names if name.strip())

    @property
    def counts(self) -> range:
        """How many may play."""
        known = sorted(int(count) for count in registry.title(self.title).data.players)
        return range(known[0], known[-1] + 1)

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

    def players(self) -> list[Player]:
        """As entered; ids are short, so that they can be typed."""
        return [Player(f"p{number}", name) for number, name in enumerate(self.entered, start=1)]

    def seats(self) -> list[str]:
        """The names in the order of their seats; none while they have yet to be drawn."""
        if not self.drawn:
            return list(self.entered)
        if not self.seed or self.problem():
            return []
        return [player.name for player in draw_seats(self.players(), self.seed)[0]]

    def setup(self) -> Setup:
        players = self.players()
        seating = Seating(tuple(player.id for player in players))
        if self.drawn:
            players, seating = draw_seats(players, self.seed)
        return new_setup(
            self.title,
            players,
            self.preset or None,
            dict(self.overrides),
            self.mode,
            track_kept=self.track_kept or self.mode != "table",
            cash_open=self.cash_open,
            seating=seating,
        )

    def with_ruling(self, switch: str, value: str) -> "NewGame":
        standard = registry.title(self.title).rulings(self.preset or None)[switch]
        others = {name: chosen for name, chosen in self.overrides.items() if name != switch}
        return replace(self, overrides=others if value == standard else {**others, switch: value})


def presets(title: str) -> list[PresetRow]:
    found = register.presets(registry.title(title))
    return [PresetRow(preset.id, preset.name, preset.description) for preset in found]


def ruling_rows(game: NewGame) -> list[RulingRow]:
    """Every switch of the title, those first that differ from its first preset."""
    title = registry.title(game.title)
    standard = title.rulings()
    chosen = title.rulings(game.preset or None, game.overrides)
    rows = [
        RulingRow(name, ruling.id, ruling.question, chosen[name], ruling.meanings, chosen[name] != standard[name])
        for ruling in register.rulings(title)
        if (name := ruling.switch)
    ]
    return sorted(rows, key=lambda row: not row.differs)


def file_name(title: str, names: Sequence[str], now: datetime) -> str:
    """A name that tells the game apart in a folder: "1844 2026-11-16 Anna Beat Cleo"."""
    words = [re.sub(r'[\x00-\x1f<>:"/\\|?*.]', "", name).strip()[:LONGEST_NAME] for name in names]
    return " ".join([title, now.strftime("%Y-%m-%d"), *filter(None, words)])[:120].strip()


def free_path(folder: Path, name: str) -> Path:
    """A file that does not exist yet."""
    path = folder / f"{name}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder / f"{name} ({number}){SUFFIX}"
        number += 1
    return path
