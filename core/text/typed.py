"""Words that people type: several for one thing, separated by spaces in the message."""

import unicodedata
from functools import cache

from core.text.catalogue import FALLBACK, catalogue, languages


@cache
def _of(language: str, code: str) -> tuple[str, ...]:
    return tuple(catalogue(language).format(code).split())


def typed_words(code: str) -> tuple[str, ...]:
    """Of the language in use, then of English, which works everywhere."""
    return tuple(dict.fromkeys((*_of(catalogue().language, code), *_of(FALLBACK, code))))


@cache
def words_of_all(code: str) -> frozenset[str]:
    """The words for a code in every language, as they are compared."""
    return frozenset(plain(word) for language in languages() for word in _of(language, code))


def plain(word: str) -> str:
    """Small letters, and those of half width: as words are compared."""
    return unicodedata.normalize("NFKC", word).casefold()
