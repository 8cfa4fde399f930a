"""The messages of each language as their files have them."""

import re
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from core.text.catalogue import FALLBACK, languages, message_files
from core.text.searching import folded

TRANSLATED = [language for language in languages() if language != FALLBACK]
LETTERS = re.compile(r"[^\W\d_]+")
SEVERAL_ENGLISH_WORDS = re.compile(r"(?<![a-z])[a-z]{2,} [a-z]{2,}(?![a-z])", re.IGNORECASE)
JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")


class _Parts(Visitor):
    def __init__(self) -> None:
        self.parameters: set[str] = set()
        self.quoted: set[str] = set()
        self.words: list[str] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.parameters.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.quoted.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.words.append(node.value)


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    found = {}
    for path in message_files(language):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                found[entry.id.name] = entry
    return found


def parts(message: ftl.Message) -> _Parts:
    found = _Parts()
    found.visit(message)
    return found


def bare(words: str) -> str:
    """Without capitals, accents and punctuation: what is the same then was not translated."""
    return " ".join(LETTERS.findall(folded(words)))


def to_translate(words: str, same: str) -> set[str]:
    """Those that are not the same in a language."""
    return set(bare(words).split()) - set(bare(same).split())
