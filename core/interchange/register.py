"""The register of rulings and the presets of a title, in the language in use."""

from collections.abc import Mapping
from typing import Any, Protocol

from core.text.title_words import title_words


class Registered(Protocol):
    """A title whose data have a register: `rulings.ruling` and `rulings.preset`."""

    @property
    def id(self) -> str: ...

    @property
    def data(self) -> Any: ...


def rulings(title: Registered) -> tuple[Any, ...]:
    known = title_words(title.id).get("ruling", {})
    return tuple(_said(ruling, known.get(ruling.switch or ruling.id, {})) for ruling in title.data.rulings.ruling)


def presets(title: Registered) -> tuple[Any, ...]:
    known = title_words(title.id).get("preset", {})
    return tuple(preset.model_copy(update=known.get(preset.id, {})) for preset in title.data.rulings.preset)


def _said(ruling: Any, words: Mapping[str, Any]) -> Any:
    return ruling.model_copy(update={**words, "meanings": {**ruling.meanings, **words.get("meanings", {})}})
