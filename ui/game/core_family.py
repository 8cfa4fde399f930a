"""What the core's family of a game says, asked by its engine."""

from typing import Any

from core import registry
from core.kernel.family import Family
from core.kernel.foreign import shown
from core.text.title_words import title_name


def family_of(engine: Any) -> Family:
    return registry.family_of(engine.setup.title)


def names(engine: Any, state: Any) -> dict[str, str]:
    """What players are called, by id."""
    return {player.id: shown(player.name) for player in family_of(engine).players(state)}


def title_words_of(title: str) -> str:
    """What a title is called in the language in use."""
    return title_name(title, registry.family_of(title).facts(registry.title_data(title)).name)
