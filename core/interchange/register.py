"""The register of rulings and the presets of a title, in the language in use."""

from collections.abc import Mapping
from typing import Any

from core.rail18.title import Title
from core.rail18.title_data import PresetData, RulingData
from core.text.title_words import title_words


def rulings(title: Title) -> tuple[RulingData, ...]:
    known = title_words(title.id).get("ruling", {})
    return tuple(_said(ruling, known.get(ruling.switch or ruling.id, {})) for ruling in title.data.rulings.ruling)


def presets(title: Title) -> tuple[PresetData, ...]:
    known = title_words(title.id).get("preset", {})
    return tuple(preset.model_copy(update=known.get(preset.id, {})) for preset in title.data.rulings.preset)


def _said(ruling: RulingData, words: Mapping[str, Any]) -> RulingData:
    return ruling.model_copy(update={**words, "meanings": {**ruling.meanings, **words.get("meanings", {})}})
