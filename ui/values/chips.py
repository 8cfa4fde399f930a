"""How a company is recognised: fill, text, pattern and code, for whatever shows it. No Qt."""

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Literal

from core.rail18.title import Title
from core.rail18.title_data import CompanyData
from ui.values.colours import BLACK, LEAST_CONTRAST, WHITE, contrast, luminance, mix, text_on
from ui.values.company_colours import CompanyColours, company_colours, deal_easy

Pattern = Literal["plain", "band", "chequer", "rings"]

RIM, RIM_OF_DARK = "#1F2328", "#8A9199"  # both stand out on the surfaces of both themes, or the fill does
LEAST_RIM = 2.0
LEAST_STEP: dict[CompanyColours, float] = {"printed": 1.35, "easy": 1.7}  # how far a pattern stands out from the fill

PATTERNS: dict[str, Pattern] = {
    "pre-sbb": "plain",
    "historical": "band",
    "national": "rings",
    "coal": "chequer",
    "pre-staatsbahn": "plain",
    "staatsbahn": "rings",
}
NAMED = {
    "black": "#2A2D33",
    "blue": "#2F5FA8",
    "brown": "#7A4F35",
    "gray": "#8D9298",
    "green": "#2F7D4F",
    "orange": "#E08A2E",
    "pink": "#E3A2B4",
    "red": "#BF3B36",
    "white": "#F4F4F2",
    "yellow": "#E9C531",
}


@dataclass(frozen=True, slots=True)
class ChipView:
    sym: str
    code: str
    fill: str
    text: str
    pattern: Pattern
    second: str  # colour of the pattern
    rim: str


def chips(title: Title) -> dict[str, ChipView]:
    """Of all companies of a title, in the colours that are in use. Whoever shows a company asks here."""
    return _chips(title, company_colours())


@lru_cache(maxsize=8)
def _chips(title: Title, colours: CompanyColours) -> dict[str, ChipView]:
    companies = list(title.companies.values())
    fills = [_named(company.colour) for company in companies]
    wishes: list[str | None] = [_named(company.text) for company in companies]
    if colours == "easy":
        fills = deal_easy(zip(fills, map(_pattern, companies), strict=True))
        wishes = [None] * len(companies)
    found = {}
    for company, fill, wish in zip(companies, fills, wishes, strict=True):
        text = text_on(fill, wish)
        second = _second(fill, text, LEAST_STEP[colours])
        found[company.sym] = ChipView(company.sym, company.code, fill, text, _pattern(company), second, _rim(fill))
    return found


def _pattern(company: CompanyData) -> Pattern:
    if company.kind == "regional":
        return "chequer" if company.code.startswith("R") else "band"
    return PATTERNS.get(company.kind, "plain")


@cache
def faded(chip: ChipView) -> ChipView:
    """The chip at half strength, still readable: a home that waits for its company."""
    fill, second = mix(chip.fill, WHITE, 0.5), mix(chip.second, WHITE, 0.5)
    text = mix(chip.text, chip.fill, 0.25)
    if min(contrast(fill, text), contrast(second, text)) < LEAST_CONTRAST:
        text = max((mix(chip.fill, BLACK, 0.55), BLACK), key=lambda colour: contrast(fill, colour))
    return ChipView(chip.sym, chip.code, fill, text, chip.pattern, second, mix(chip.rim, WHITE, 0.5))


@cache
def _second(fill: str, text: str, least: float) -> str:
    """A shade of the fill that stands out from it and leaves the text readable."""
    for step in range(10, 100, 5):
        for end in (BLACK if luminance(text) > luminance(fill) else WHITE, text):
            shade = mix(fill, end, step / 100)
            if contrast(shade, fill) >= least and contrast(shade, text) >= LEAST_CONTRAST:
                return shade
    return fill


def _rim(fill: str) -> str:
    """A dark company would be lost on a dark surface without a lighter rim."""
    return RIM if contrast(fill, RIM) >= LEAST_RIM else RIM_OF_DARK


def _named(colour: str) -> str:
    return NAMED.get(colour, colour)
