"""Texts that are said again and again while the panel is filled: put together once."""

from functools import lru_cache

from core.text.catalogue import catalogue


def said(code: str, **params: str | int) -> str:
    return _said(catalogue().language, code, tuple(params.items()))


@lru_cache(maxsize=4096)
def _said(language: str, code: str, params: tuple[tuple[str, str | int], ...]) -> str:
    return catalogue(language).format(code, dict(params))
