"""The chips of the railroads: colour, pattern and a letter. Whoever shows a railroad asks here. No Qt."""

from functools import lru_cache

from core.german_railways.title import Title
from ui.values.chips import ChipView, Pattern, new_chip
from ui.values.company_colours import CompanyColours, company_colours, deal_easy

NAMED = {
    "black": "#2A2D33",
    "blue": "#2F5FA8",
    "brown": "#7A4F35",
    "green": "#2F7D4F",
    "orange": "#E08A2E",
    "purple": "#7B4B94",
    "red": "#BF3B36",
    "yellow": "#E9C531",
}
PATTERNS: tuple[Pattern, ...] = ("plain", "band", "chequer", "rings")  # one after the other


def chips(title: Title) -> dict[str, ChipView]:
    """Of all railroads, in the colours that are in use."""
    return _chips(title, company_colours())


@lru_cache(maxsize=8)
def _chips(title: Title, colours: CompanyColours) -> dict[str, ChipView]:
    railroads = list(title.railroads.values())
    patterns = [PATTERNS[number % len(PATTERNS)] for number in range(len(railroads))]
    fills = [NAMED.get(railroad.colour, railroad.colour) for railroad in railroads]
    if colours == "easy":
        fills = deal_easy(zip(fills, patterns, strict=True))
    letters = _letters([railroad.code for railroad in railroads])
    return {
        railroad.code: new_chip(railroad.code, letter, fill, None, pattern, colours)
        for railroad, letter, fill, pattern in zip(railroads, letters, fills, patterns, strict=True)
    }


def _letters(codes: list[str]) -> list[str]:
    """One of each code that no other railroad has, its first where that is free: KSS is S, since KBS is K."""
    taken: list[str] = []
    for number, code in enumerate(codes):
        later = {other[0] for other in codes[number + 1 :]}
        free = [letter for letter in code if letter not in taken]
        taken.append(next((letter for letter in free if letter not in later), free[0]))
    return taken
