"""Finding passages by words, as somebody types them: without regard to case, accents, umlauts or width.

A word is looked for anywhere, so that it works for languages without spaces. What is not found as it is typed is
looked for without its ending: "selling" finds "sell".
"""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

_DIGRAPHS = str.maketrans({"ß": "ss", "æ": "ae", "œ": "oe", "ø": "o"})
_SPELT_OUT = re.compile(r"([aou])e")  # "ue" for "ü"
_LATIN_MARKS = range(0x0300, 0x0370)
_HIRAGANA = range(0x3041, 0x3097)
_TO_KATAKANA = 0x60
SHORTEST_STEM = 4
LONGEST_ENDING = 4
IN_NAME, IN_ALSO, IN_TEXT = 12, 8, 2
AT_START = 1.5  # a word that begins with what is looked for counts more


@dataclass(frozen=True, slots=True)
class Passage:
    id: str
    name: str
    text: str
    also: str = ""


@dataclass(frozen=True, slots=True)
class Found:
    id: str
    snippet: str  # a piece of its text around the first word found


def folded(words: str) -> str:
    """What is compared: small letters without accents, katakana for hiragana."""
    apart = unicodedata.normalize("NFKD", words.casefold().translate(_DIGRAPHS))
    bare = "".join(sign for sign in apart if ord(sign) not in _LATIN_MARKS)
    joined = unicodedata.normalize("NFKC", bare)
    return "".join(chr(ord(sign) + _TO_KATAKANA) if ord(sign) in _HIRAGANA else sign for sign in joined)


class Finder:
    """Looks through passages; they are folded once."""

    def __init__(self, passages: Iterable[Passage]) -> None:
        self._passages = tuple(passages)
        self._folded = [(folded(each.name), folded(each.also), folded(each.text)) for each in self._passages]

    def find(self, query: str) -> list[Found]:
        """Best first. What has every word comes alone; else what has most of them."""
        words = folded(query).split()
        if not words:
            return []
        rated = []
        for place, fields in enumerate(self._folded):
            marks = [_mark(word, fields) for word in words]
            if any(marks):
                rated.append((sum(1 for mark in marks if mark), sum(marks), -place))
        most = max((number for number, _, _ in rated), default=0)
        best = sorted(((mark, place) for number, mark, place in rated if number == most), reverse=True)
        return [Found(self._passages[-place].id, _snippet(self._passages[-place].text, words)) for _, place in best]


def _forms(word: str) -> Iterable[str]:
    """As typed, with umlauts for what may be spelt out, and without its ending."""
    yield word
    spoken = _SPELT_OUT.sub(r"\1", word)
    if spoken != word:
        yield spoken
    if word.isascii():
        for cut in range(1, LONGEST_ENDING + 1):
            if len(word) - cut >= SHORTEST_STEM:
                yield word[:-cut]


def _mark(word: str, fields: Sequence[str]) -> float:
    for number, form in enumerate(_forms(word)):
        found = sum(
            weight * (AT_START if _begins(form, text) else 1)
            for weight, text in zip((IN_NAME, IN_ALSO, IN_TEXT), fields, strict=True)
            if form in text
        )
        if found:
            return found / (1 + number)
    return 0


def _begins(form: str, text: str) -> bool:
    at = text.find(form)
    while at > 0 and text[at - 1].isalnum():
        at = text.find(form, at + 1)
    return at >= 0


def _snippet(text: str, words: Sequence[str], before: int = 10, after: int = 130) -> str:
    """What is found stands near its beginning, so that it is seen where there is room for one line."""
    whole = folded(text)
    at = next((found for word in words for form in _forms(word) if (found := whole.find(form)) >= 0), -1)
    if at < 0:
        return text[:after].strip()
    place = at if len(whole) == len(text) else _place(text, at)
    start = max(0, place - before)
    if start:
        gap = text.find(" ", start, place)
        start = gap + 1 if gap >= 0 else start
    end = min(len(text), place + after)
    return ("… " if start else "") + text[start:end].strip() + (" …" if end < len(text) else "")


def _place(text: str, at: int) -> int:
    """Folding may change lengths."""
    length = 0
    for number, sign in enumerate(text):
        if length >= at:
            return number
        length += len(folded(sign))
    return len(text)
