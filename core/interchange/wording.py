"""Rejections as sentences."""

from collections.abc import Mapping

from core.kernel.refusal import Rejection
from core.text.catalogue import Catalogue, catalogue


def refusal_text(rejection: Rejection, names: Mapping[str, str] | None = None, speech: Catalogue | None = None) -> str:
    """The sentence of a refusal with the rule it rests on; `names` gives players their names."""
    words = speech or catalogue()
    params = {
        key: (names or {}).get(value, value) if isinstance(value, str) else value
        for key, value in rejection.params.items()
    }
    sentence = words.format(f"refusal-{rejection.code}", params)
    if not rejection.rule:
        return sentence
    return words.format("refusal-with-rule", {"sentence": sentence, "rule": rejection.rule})
