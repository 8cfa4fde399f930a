"""The chips of the railroads: colour, pattern and a letter. Whoever shows a railroad asks here.

The patterns are dealt so that railroads whose colours look alike to some eyes have different ones.
"""

from functools import lru_cache

from core.german_railways.title import Title
from ui.values.chips import ChipView, Pattern, new_chip
from ui.values.company_colours import CompanyColours, company_colours, deal_easy, printed

PATTERNS: tuple[Pattern, ...] = ("plain", "band", "plain", "chequer", "rings", "chequer", "band", "rings")


def chips(title: Title) -> dict[str, ChipView]:
    """By code, in the order of the first auctions, in the colours that are in use."""
    return _chips(title, company_colours())


@lru_cache(maxsize=8)
def _chips(title: Title, colours: CompanyColours) -> dict[str, ChipView]:
    codes = list(title.railroads)
    patterns = [PATTERNS[number % len(PATTERNS)] for number in range(len(codes))]
    fills = [printed(railroad.colour) for railroad in title.railroads.values()]
    if colours == "easy":
        fills = deal_easy(zip(fills, patterns, strict=True))
    return {
        code: new_chip(code, letter, fill, None, pattern, colours)
        for code, letter, fill, pattern in zip(codes, _letters(codes), fills, patterns, strict=True)
    }


def _letters(codes: list[str]) -> list[str]:
    """One of each code that no other railroad has, its first where that is free: KSS is S, since KBS is K."""
    taken: list[str] = []
    for number, code in enumerate(codes):
        later = {other[0] for other in codes[number + 1 :]}
        free = [letter for letter in code if letter not in taken]
        taken.append(next((letter for letter in free if letter not in later), free[0]))
    return taken
