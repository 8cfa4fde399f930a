"""A new 18xx game: who plays, how it is kept, and by which rulings."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from core import registry
from core.interchange import register
from core.interchange.game_file import new_setup
from core.mechanics.seats import Player, Seating
from core.rail18.state import Mode, Setup
from ui.shell.views import new_game as shell


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
class NewGame(shell.NewGame):
    mode: Mode = "table"
    track_kept: bool = True
    cash_open: bool = True
    preset: str = ""
    overrides: Mapping[str, str] = field(default_factory=dict)

    @property
    def counts(self) -> range:
        known = sorted(int(count) for count in registry.title(self.title).data.players)
        return range(known[0], known[-1] + 1)

    def setup(self) -> Setup:
        agreed: Setup = new_setup(
            self.title,
            [Player(player, name) for player, name in self.seated.items()],
            self.preset or None,
            dict(self.overrides),
            self.mode,
            track_kept=self.track_kept or self.mode != "table",
            cash_open=self.cash_open,
            seating=Seating(tuple(self.players), self.seed if self.drawn else ""),
        )
        return agreed

    def with_ruling(self, switch: str, value: str) -> "NewGame":
        standard = registry.title(self.title).rulings(self.preset or None)[switch]
        others = {name: chosen for name, chosen in self.overrides.items() if name != switch}
        return replace(self, overrides=others if value == standard else {**others, switch: value})


def first_game(title: str) -> NewGame:
    """With nothing answered yet, by the title's first preset."""
    return NewGame(title, preset=presets(title)[0].id)


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
