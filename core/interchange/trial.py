"""The first moves of a game of every title that can be played: what programs and installers are tried out with."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from core import registry
from core.interchange.game_file import AnyGame, new_setup
from core.interchange.sample import read_lines, sample_path
from core.kernel.action import Action

NAMES = ("Anna", "Beat", "Cleo", "Dora", "Emil", "Fritz")


@dataclass(frozen=True, slots=True)
class Trial:
    """The game that ships with the title, or one in which everybody takes what is offered first."""

    title: str
    name: str  # in English
    setup: Any
    lines: tuple[Mapping[str, Any], ...] | None

    def action(self, game: AnyGame, number: int) -> Action:
        """What is done then, counted from 0."""
        if self.lines is not None:
            found: Action = game.engine.codec.action_from_json(dict(self.lines[number]))
            return found
        return next(action for option in game.options() for action in option.examples())


def trials() -> list[Trial]:
    """Of all titles that the window offers."""
    return [trial(title.id) for title in registry.titles() if title.playable]


def trial(title: str) -> Trial:
    family = registry.family_of(title)
    name = family.facts(registry.title_data(title)).name
    sample = sample_path(title)
    if sample is not None:
        setup, lines = read_lines(sample)
        return Trial(title, name, setup, tuple(lines))
    data = tomllib.loads((registry.known_title(title).folder / "title.toml").read_text("utf-8"))
    names = NAMES[: min(int(number) for number in data["players"])]
    players = [family.player(f"p{number}", name) for number, name in enumerate(names, start=1)]
    return Trial(title, name, new_setup(title, players), None)
