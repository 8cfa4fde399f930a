"""The companions of the titles that have one, in each language."""

import re
from pathlib import Path

from core import registry
from core.assets import asset_root
from core.text.companion import (
    Companion,
    Drawn,
    Section,
    read_companion,
    read_index,
)
from ui.companion.views.book import Book
from ui.companion.views.view import KEY
from ui.german_railways.views import book as book_gr
from ui.rail18.views.companion import book as book_18xx
from ui.values.keys import key_of

PROGRAM = asset_root() / "companion"
LANGUAGES = ("en", "de", "ja")


def folders(title: str) -> tuple[Path, Path]:
    """That of the title, and that of the program."""
    return asset_root() / "titles" / title / "companion", PROGRAM


TITLES = tuple(title for title in registry.title_ids() if (folders(title)[0] / "index.toml").is_file())
FOLDERS = folders("1844")


def indexes(title: str) -> tuple[tuple[Section, ...], tuple[Section, ...]]:
    """The sections that a title has of its own, and those about the program."""
    own, program = (read_index(folder, registry.family_of(title).id) for folder in folders(title))
    return own, program


def book_of(title: str) -> Book:
    data, family = registry.title_data(title), registry.family_of(title).id
    return book_18xx.TitleBook(data) if family == "rail18" else book_gr.TitleBook(data)


def companion(language: str = "en", title: str = "1844") -> Companion:
    values = book_of(title).facts_of(title)
    return read_companion(
        folders(title),
        language,
        lambda path: key_of(path.removeprefix(KEY)) if path.startswith(KEY) else str(values(path)),
        registry.family_of(title).id,
    )


def caption(language: str, section: str, name: str, title: str = "1844") -> str:
    blocks = companion(language, title).sections[section].blocks
    return next(block.caption for block in blocks if isinstance(block, Drawn) and block.name == name)


def sums(words: str) -> list[list[int]]:
    return [[int(number) for number in found.split(" + ")] for found in re.findall(r"\d+(?: \+ \d+)+", words)]


def path(legs: list[tuple[str, int | str, int | str]]) -> str:
    """A drawn route as tests write one: stations and the sides between them."""
    points: list[str] = []
    for label, *ends in legs:
        for end in ends:
            point = f"{label}.{end[1:]}" if isinstance(end, str) else f"{label}/{end}"
            entered = isinstance(end, int) and end == ends[0]  # the hex before has named this side
            if not entered and point not in points:
                points.append(point)
    return " ".join(points)
