"""What the settings may hold, by key. Anything else was damaged, or written by somebody else, and is reset."""

import json
import re
from collections.abc import Callable, Collection

from PySide6.QtCore import QByteArray

from core.text.catalogue import languages
from ui.app.languages import SYSTEM
from ui.app.settings_store import Store
from ui.paint.theme import TEXT_SIZES, THEMES
from ui.values.company_colours import COMPANY_COLOURS

LONGEST = 4096  # letters; no path is longer

Fits = Callable[[object], bool]


def _like(pattern: str) -> Fits:
    known = re.compile(pattern, re.ASCII)
    return lambda value: isinstance(value, str) and len(value) <= LONGEST and known.fullmatch(value) is not None


def _among(words: Collection[str]) -> Fits:
    return lambda value: isinstance(value, str) and value in words


def _bytes(value: object) -> bool:
    return isinstance(value, QByteArray)


def _path(value: object) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST and "\0" not in value


def _paths(value: object) -> bool:
    return all(map(_path, value)) if isinstance(value, list) else _path(value)


def _table(value: object) -> bool:
    try:
        return isinstance(value, str) and isinstance(json.loads(value), dict)
    except (ValueError, RecursionError):
        return False


_YES_OR_NO = _among(("yes", "no"))
_WORD = _like(r"[\w.-]*")
_WORDS = _like(r"[\w.-]*( [\w.-]+)*")

KINDS: tuple[tuple[str, Fits], ...] = (  # the first pattern counts
    (r"window/theme", _among(("system", *THEMES))),
    (r"window/language", lambda value: _among((SYSTEM, *languages()))(value)),
    (r"window/text-size", _among([str(percent) for percent in TEXT_SIZES])),
    (r"window/company-colours", _among(COMPANY_COLOURS)),
    (r"window/tour-offered|window/recap-off|display/open|table/chips-shown", _YES_OR_NO),
    (r"window/layout|window/pinned|games/title|sheets/paper|display/section|export/separator|export/picture", _WORD),
    (r"window/geometry|companion/geometry", _bytes),
    (r"docks/.*-turn", _like(r"[01](\.\d+)? [01](\.\d+)?")),
    (r"docks/.*-made", _like(r"[1-9]\d{1,2}( drawn)?")),
    (r"docks/.*", _bytes),
    (r"display/places|games/checks", _table),
    (r"games/recent", _paths),
    (r"games/folder|export/folder", _path),
    (r"export/kinds", _WORDS),
    (r"table/chips", _like(r"\d{1,6}( \d{1,6})*|")),
)


def reset_what_cannot_be_read(store: Store) -> list[str]:
    """The keys of what was reset. What this program does not know is left to whoever wrote it."""
    found = []
    for key in store.file.allKeys():
        fits = next((fits for pattern, fits in KINDS if re.fullmatch(pattern, key)), None)
        if fits is not None and not fits(store.value(key)):
            store.forget(key)
            found.append(key)
    return found
