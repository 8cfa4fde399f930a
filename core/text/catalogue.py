"""Everything people read, by code and parameters (Fluent files).

What every game says lies under assets/locale/<language>/*.ftl, what only one title says with the title, under
assets/titles/<id>/locale/<language>/*.ftl, or wherever else the title lies (`core.assets.place_title`).

A message is only parsed when it is first asked for; where each begins is found by a cheap scan of the lines. A language
that lacks a message falls back to English. This module knows no engine.

The language "long" is made from English as the files are parsed, to see whether translations fit: vowels, n and s
are doubled and accented, which makes texts some 40 % longer.
"""

import os
import re
import sys
from collections.abc import Mapping
from functools import cache, cached_property, lru_cache
from locale import windows_locale
from pathlib import Path
from typing import TYPE_CHECKING

from core.assets import asset_root, folders_elsewhere
from core.text.plain import put_together

if TYPE_CHECKING:  # the first page does without
    from core.text.messages import Messages

LOCALE = asset_root() / "locale"
FALLBACK = "en"
REMEMBERED = 8192  # texts; putting one together takes far longer than looking it up
LONG = "long"
_OF_TITLES = "titles/*/locale"  # beside the common messages
_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


class UnknownText(LookupError):
    """No file of the language, nor of English, has the code: a bug of the program."""


class Catalogue:
    """The messages of one language."""

    def __init__(self, language: str = FALLBACK, locale: Path = LOCALE) -> None:
        self.language = language
        self.sources: dict[str, str] = {}  # by code, as they stand in the files
        self._spoken = FALLBACK if language == LONG else language
        for path in message_files(self._spoken, locale):
            _, *parts = _MESSAGE.split(path.read_text("utf-8"))
            for code, rest in zip(parts[::2], parts[1::2], strict=True):
                self.sources.setdefault(code, f"{code} ={rest}")
        self._locale = locale

    @property
    def codes(self) -> frozenset[str]:
        return frozenset(self.sources)

    def __contains__(self, code: str) -> bool:
        return code in self.sources or (self.language != FALLBACK and code in self._fallback)

    def format(self, code: str, params: Mapping[str, object] | None = None) -> str:
        if code not in self.sources:
            if self.language == FALLBACK:
                raise UnknownText(code)
            return self._fallback.format(code, params)
        words = None if self.language == LONG else put_together(self.sources[code], params or {})
        if words is None:
            words = self._messages.format(code, params or {})
        if words is None:
            raise UnknownText(code)
        return words

    def read_all(self) -> None:
        """Parse every message that is more than words now, so that nobody waits for it later."""
        for code, source in self.sources.items():
            if put_together(source, {}) is None:
                self._messages.read(code)

    @property
    def _fallback(self) -> "Catalogue":
        """Only read where something is missing."""
        return catalogue(FALLBACK, self._locale)

    @cached_property
    def _messages(self) -> "Messages":
        from core.text.messages import Messages

        return Messages(self._spoken, self.sources, lengthened=self.language == LONG)


def _folders(locale: Path) -> list[Path]:
    """The common one first, then those of every title."""
    elsewhere = folders_elsewhere() if locale == LOCALE else ()
    return [locale, *sorted(locale.parent.glob(_OF_TITLES)), *(folder / "locale" for folder in elsewhere)]


def message_files(language: str, locale: Path = LOCALE) -> list[Path]:
    return [path for folder in _folders(locale) for path in sorted((folder / language).glob("*.ftl"))]


@cache
def _catalogue(language: str, locale: Path, elsewhere: tuple[Path, ...]) -> Catalogue:
    """`elsewhere` is what it depends on besides: the titles that are known now."""
    return Catalogue(language, locale)


VARIABLE = "BANKHALTER_LANGUAGE"  # of the environment: what the program speaks unless it is told otherwise
_LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # of every system but Windows, in their order
_in_use = FALLBACK


def use_language(language: str) -> None:
    """What `text` speaks from now on."""
    global _in_use
    _in_use = language


def told_language() -> str | None:
    """What the environment says, if we have it."""
    told = os.environ.get(VARIABLE)
    return told if told in (*languages(), LONG) else None


def usual_language() -> str:
    """Where nobody has chosen one: what the environment or the system asks for, as far as there is a folder for it."""
    known = languages()
    return told_language() or next((code for code in map(_code, _wished()) if code in known), FALLBACK)


def _wished() -> list[str]:
    """What the system asks for, the dearest first. As for other programs, LANGUAGE adds to a locale, but not to "C"."""
    locale = next((os.environ[name] for name in _LOCALE_VARIABLES if os.environ.get(name)), "")
    if not locale:
        return [windows_locale.get(_of_windows() or 0, "")]
    return [locale] if _code(locale) in ("c", "posix") else [*os.environ.get("LANGUAGE", "").split(":"), locale]


def _code(locale: str) -> str:
    return locale.replace("-", "_").split("_")[0].split(".")[0].lower()


def _of_windows() -> int | None:
    """The number of the language in which Windows speaks to its user."""
    if sys.platform != "win32":
        return None
    import ctypes  # not needed elsewhere

    return int(ctypes.windll.kernel32.GetUserDefaultUILanguage())


def languages() -> list[str]:
    return sorted(path.name for path in LOCALE.iterdir() if path.is_dir())


def catalogue(language: str | None = None, locale: Path = LOCALE) -> Catalogue:
    """The catalogue of a language, of the one in use if none is named."""
    return _catalogue(language or _in_use, locale, folders_elsewhere())


def text(code: str, /, **params: object) -> str:
    """A message in the language in use; `catalogue(language).format` speaks the others."""
    return _put_together(_in_use, folders_elsewhere(), code, **params)


def text_of(code: str, sort: str, /, **params: object) -> str:
    """A message for one sort of thing, `<code>-<sort>`, where somebody has written one; else the common `<code>`."""
    own = f"{code}-{sort}"
    return text(own if sort and own in catalogue() else code, **params)


@lru_cache(REMEMBERED, typed=True)
def _put_together(language: str, elsewhere: tuple[Path, ...], code: str, /, **params: object) -> str:
    return catalogue(language).format(code, params)
