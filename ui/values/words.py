"""Words of the catalogue that are said again and again while tables are filled: put together once."""

from functools import lru_cache

from core.text.catalogue import catalogue


def word(code: str, /, **params: str | int) -> str:
    return _word(catalogue().language, code, tuple(params.items()))


@lru_cache(maxsize=8192)
def _word(language: str, code: str, params: tuple[tuple[str, str | int], ...]) -> str:
    return catalogue(language).format(code, dict(params))
