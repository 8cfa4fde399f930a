"""Finding passages by words, as somebody types them: without regard to case, accents, umlauts or width.

A word is looked for anywhere, so that it works for languages without spaces. What is not found as it is typed is
looked for without its ending: "selling" finds "sell". Every passage that has the words is found, the best first.
"""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import log

_DIGRAPHS = str.maketrans({"ß": "ss", "æ": "ae", "œ": "oe", "ø": "o"})
_SPELT_OUT = re.compile(r"([aou])e")  # "ue" for "ü"
_LATIN_MARKS = range(0x0300, 0x0370)
_HIRAGANA = range(0x3041, 0x3097)
_TO_KATAKANA = 0x60
SHORTEST_STEM = 4
LONGEST_ENDING = 4
IN_NAME, IN_ALSO, IN_ENGLISH, IN_TEXT = 12, 8, 4, 1
WHOLE, BEGINNING, INSIDE = 1.5, 1.0, 0.4
SHORTEST_PART = 3  # "P4" and "OO" are only looked for as whole words
LEAST = 0.5  # of the words, the rare ones counting more: "what does a station cost" asks for no passage with "what"


@dataclass(frozen=True, slots=True)
class Passage:
    id: str
    name: str
    text: str
    also: str = ""
    english: str = ""  # what it is called by players who use English words in every language
    weight: float = 1  # one that counts less comes later


@dataclass(frozen=True, slots=True)
class Found:
    id: str
    snippet: str  # a piece of its text around the first word found


@lru_cache(maxsize=8192)  # the lines of a long evening, searched at every letter
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
        self._folded = [
            (folded(each.name), folded(each.also), folded(each.english), folded(each.text)) for each in self._passages
        ]

    def find(self, query: str) -> list[Found]:
        """Best first. A word that stands in nearly every passage counts little, whatever the language."""
        words = folded(query).split()
        marks = [self._marks(word) for word in words]
        rarity = [self._rarity(row) for row in marks]
        together = self._marks(" ".join(words)) if len(words) > 1 else [0.0] * len(self._folded)
        sums = [
            _sum([row[place] for row in marks], rarity, together[place]) * passage.weight
            for place, passage in enumerate(self._passages)
        ]
        best = sorted((place for place, mark in enumerate(sums) if mark), key=lambda at: -sums[at])
        return [Found(self._passages[place].id, _snippet(self._passages[place].text, words)) for place in best]

    def _marks(self, word: str) -> list[float]:
        return [_mark(word, fields) for fields in self._folded]

    def _rarity(self, marks: Sequence[float]) -> float:
        """A word that stands nowhere is not asked for."""
        have = sum(1 for mark in marks if mark)
        return log(1 + len(marks) / have) if have else 0


def _sum(marks: Sequence[float], rarity: Sequence[float], together: float) -> float:
    """A passage that has all the words comes before one that has few of them often, and one that has them `together`
    before both.
    """
    has = sum(weight for mark, weight in zip(marks, rarity, strict=True) if mark) / (sum(rarity) or 1)
    if has < LEAST:
        return 0
    return sum(mark * weight for mark, weight in zip(marks, rarity, strict=True)) * has**2 + together * sum(rarity)


def _forms(word: str) -> Iterable[str]:
    """A word as typed, and with umlauts for what may be spelt out."""
    yield word
    spoken = _SPELT_OUT.sub(r"\1", word)
    if spoken != word:
        yield spoken


def _stems(word: str) -> Iterable[str]:
    """A word without its ending, a longer one each time."""
    if word.isascii():
        for cut in range(1, LONGEST_ENDING + 1):
            if len(word) - cut >= SHORTEST_STEM:
                yield word[:-cut]


def _mark(word: str, fields: Sequence[str]) -> float:
    for form in _forms(word):
        if found := _in_fields(form, fields, INSIDE):
            return found
    for number, stem in enumerate(_stems(word), start=1):
        if found := _in_fields(stem, fields, BEGINNING):
            return found / (1 + 2 * number)
    return 0


def _in_fields(form: str, fields: Sequence[str], least: float) -> float:
    """What stands in the middle of an English word is chance, if another language is spoken."""
    name, also, english, text = (_strength(form, field) for field in fields)
    return (
        IN_NAME * _at_least(name, least)
        + IN_ALSO * _at_least(also, least)
        + IN_ENGLISH * _at_least(english, BEGINNING)
        + IN_TEXT * _at_least(text, least)
    )


def _at_least(strength: float, least: float) -> float:
    return strength if strength >= least else 0


def _strength(form: str, text: str) -> float:
    """A whole word counts more than a beginning, and that more than what stands in the middle of a word."""
    if form not in text:
        return 0
    if not form.isascii():
        return 1
    if re.search(rf"(?<!\w){re.escape(form)}(?!\w)", text, re.ASCII):
        return WHOLE
    if len(form) < SHORTEST_PART:
        return 0
    return BEGINNING if re.search(rf"(?<!\w){re.escape(form)}", text, re.ASCII) else INSIDE


def _snippet(text: str, words: Sequence[str], before: int = 10, after: int = 130) -> str:
    """What is found stands near its beginning, so that it is seen where there is room for one line."""
    whole = folded(text)
    forms = [form for word in words for form in (*_forms(word), *_stems(word))]
    at = next((found for form in forms if (found := whole.find(form)) >= 0), -1)
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
