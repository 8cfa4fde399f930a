"""A new game by rulings that can be chosen, kept at a table or on one screen: what several families ask."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal, Self

from core import registry
from core.interchange import register
from ui.shell.views.new_game import NewGame


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
class RuledGame(NewGame):
    mode: Literal["hotseat", "table"] = "table"
    cash_open: bool = True
    preset: str = ""
    overrides: Mapping[str, str] = field(default_factory=dict)

    @property
    def counts(self) -> range:
        known = sorted(int(count) for count in registry.title_data(self.title).data.players)
        return range(known[0], known[-1] + 1)

    def with_ruling(self, switch: str, value: str) -> Self:
        standard = registry.title_data(self.title).rulings(self.preset or None)[switch]
        others = {name: chosen for name, chosen in self.overrides.items() if name != switch}
        return replace(self, overrides=others if value == standard else {**others, switch: value})


def presets(title: str) -> list[PresetRow]:
    found = register.presets(registry.title_data(title))
    return [PresetRow(preset.id, preset.name, preset.description) for preset in found]


def ruling_rows(game: RuledGame) -> list[RulingRow]:
    """Every switch of the title, those first that differ from its first preset."""
    title = registry.title_data(game.title)
    standard = title.rulings()
    chosen = title.rulings(game.preset or None, game.overrides)
    rows = [
        RulingRow(name, ruling.id, ruling.question, chosen[name], ruling.meanings, chosen[name] != standard[name])
        for ruling in register.rulings(title)
        if (name := ruling.switch)
    ]
    return sorted(rows, key=lambda row: not row.differs)
