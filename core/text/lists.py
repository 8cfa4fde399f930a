"""Lists, and sentences one after the other, joined as the language joins them. Empty parts are left out."""

import re
from collections.abc import Iterable

from core.text.catalogue import text

SHORT_NAME = 8  # letters
# A sentence that has its end; a quotation or something in brackets may stand behind it.
_ENDED = re.compile(r".*[.!?:…。！？：][\"”“’»」』)）]*(?:\s*[(（][^()（）]*[)）])?", re.DOTALL)


def items(parts: Iterable[str]) -> str:
    """Ana, Ben, Cleo."""
    return text("list-comma").join(filter(None, parts))


def numbered(parts: Iterable[str]) -> str:
    """1 Ana, 2 Ben, 3 Cleo; no line ends between a number and its name."""
    return items(f"{number}\u00a0{part}" for number, part in enumerate(parts, start=1))


def held(name: str) -> str:
    """A short name as it stands in a label: no line ends inside of it, also where it is written without spaces."""
    japanese = any(letter >= "\u2e80" for letter in name)
    return "\u2060".join(name) if japanese and len(name) <= SHORT_NAME else name


def listed(parts: Iterable[str]) -> str:
    """Ana, Ben and Cleo."""
    return _with_last("list-and", parts)


def either(parts: Iterable[str]) -> str:
    """Ana, Ben or Cleo."""
    return _with_last("list-or", parts)


def clauses(parts: Iterable[str]) -> str:
    """What may hold commas of its own: 2, 3 for Ana; 4 for Ben."""
    return text("list-semicolon").join(filter(None, parts))


def sentences(parts: Iterable[str]) -> str:
    """Each with its full stop, also where the last words of one were typed by somebody; the last stays as it is."""
    *first, last = list(filter(None, parts)) or [""]
    return text("list-sentence").join((*map(_ended, first), last))


def spoken(parts: Iterable[str]) -> str:
    """Lines without a full stop, as a screen reader speaks them."""
    return text("list-spoken").join(filter(None, parts))


def aside(words: str, more: str) -> str:
    """Words with something in brackets behind them."""
    return text("list-aside", words=words, more=more)


def _ended(sentence: str) -> str:
    return sentence if _ENDED.fullmatch(sentence) else text("list-full-stop", sentence=sentence)


def _with_last(code: str, parts: Iterable[str]) -> str:
    *first, last = list(filter(None, parts)) or [""]
    return text(code, first=items(first), last=last) if first else last
