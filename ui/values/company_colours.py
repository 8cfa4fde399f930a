"""Which colours companies are shown in: those that are printed, or ten that can be told apart whatever eyes one has.

No set of colours does for all companies of a title by itself. What holds: the ten keep their distance, also for eyes
that lack red, green or blue (`tests/ui/values/test_colour_vision.py` measures it); two companies share a colour only if
their patterns differ, as long as no pattern has more than ten companies; beyond that only the code tells them apart.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Literal, get_args

from ui.values.colours import unlike

CompanyColours = Literal["printed", "easy"]
COMPANY_COLOURS: tuple[CompanyColours, ...] = get_args(CompanyColours)
EASY = (
    "#E5EAE4",
    "#FFEA0A",
    "#E88825",
    "#CD2804",
    "#C39DB4",
    "#3BA3FE",
    "#2045B8",
    "#2C8159",
    "#1B2333",
    "#4D3125",
)
NAMED = {  # what the files of titles call printed colours
    "black": "#2A2D33",
    "blue": "#2F5FA8",
    "brown": "#7A4F35",
    "gray": "#8D9298",
    "green": "#2F7D4F",
    "orange": "#E08A2E",
    "pink": "#E3A2B4",
    "purple": "#7D4B93",
    "red": "#BF3B36",
    "white": "#F4F4F2",
    "yellow": "#E9C531",
}
_in_use: CompanyColours = "printed"


def printed(colour: str) -> str:
    """A colour by its name, or as it is written."""
    return NAMED.get(colour, colour)


def use_company_colours(name: str) -> None:
    """What `chips` goes by from now on; what stands already keeps its colours. An unknown name means as printed."""
    global _in_use
    _in_use = "easy" if name == "easy" else "printed"


def company_colours() -> CompanyColours:
    return _in_use


def deal_easy(companies: Iterable[tuple[str, str]]) -> list[str]:
    """A colour for each company, given its printed colour and its pattern.

    One after the other takes what looks most like its printed colour, so that the screen resembles the pieces on the
    table: of the colours that none with its pattern has, and of these one that the fewest have.
    """
    dealt: Counter[str] = Counter()
    by_pattern: defaultdict[str, Counter[str]] = defaultdict(Counter)
    found = []
    for printed, pattern in companies:
        same = by_pattern[pattern]
        *_, colour = min((same[easy], dealt[easy], unlike(easy, printed), easy) for easy in EASY)
        dealt[colour] += 1
        same[colour] += 1
        found.append(colour)
    return found
