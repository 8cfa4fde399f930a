"""How a company is recognised: fill, text, pattern and code. Plain colour arithmetic, no Qt."""

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Literal

from core.rail18.title import Title
from core.rail18.title_data import CompanyData

Pattern = Literal["plain", "band", "chequer", "rings"]

BLACK = "#14161A"
WHITE = "#FFFFFF"
RIM = "#1F2328"
LEAST_CONTRAST = 4.5
LEAST_STEP = 1.35  # a pattern must stand out from the fill by this

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
    rim: str = RIM


@cache
def luminance(colour: str) -> float:
    """Relative luminance as WCAG defines it."""

    def linear(value: int) -> float:
        share = value / 255
        return share / 12.92 if share <= 0.03928 else float(((share + 0.055) / 1.055) ** 2.4)

    red, green, blue = (linear(value) for value in _rgb(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: str, b: str) -> float:
    light, dark = sorted((luminance(a), luminance(b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def mix(a: str, b: str, share: float) -> str:
    """`share` of b in a."""
    values = (round(x + (y - x) * share) for x, y in zip(_rgb(a), _rgb(b), strict=True))
    return "#" + "".join(f"{value:02X}" for value in values)


def text_on(fill: str, wish: str | None = None) -> str:
    """The wished colour where it can be read on the fill, otherwise black or white."""
    if wish is not None and contrast(fill, wish) >= LEAST_CONTRAST:
        return wish
    return max((BLACK, WHITE), key=lambda colour: contrast(fill, colour))


def chip_view(company: CompanyData) -> ChipView:
    fill = _named(company.colour)
    text = text_on(fill, _named(company.text))
    pattern: Pattern = PATTERNS.get(company.kind, "plain")
    if company.kind == "regional":
        pattern = "chequer" if company.code.startswith("R") else "band"
    return ChipView(company.sym, company.code, fill, text, pattern, _second(fill, text))


@cache
def faded(chip: ChipView) -> ChipView:
    """The chip at half strength, still readable: a home that waits for its company."""
    fill, second = mix(chip.fill, WHITE, 0.5), mix(chip.second, WHITE, 0.5)
    text = mix(chip.text, chip.fill, 0.25)
    if min(contrast(fill, text), contrast(second, text)) < LEAST_CONTRAST:
        text = max((mix(chip.fill, BLACK, 0.55), BLACK), key=lambda colour: contrast(fill, colour))
    return ChipView(chip.sym, chip.code, fill, text, chip.pattern, second, mix(chip.rim, WHITE, 0.5))


@cache
def _second(fill: str, text: str) -> str:
    """A shade of the fill that stands out from it and leaves the text readable."""
    for step in range(10, 100, 5):
        for end in (BLACK if luminance(text) > luminance(fill) else WHITE, text):
            shade = mix(fill, end, step / 100)
            if contrast(shade, fill) >= LEAST_STEP and contrast(shade, text) >= LEAST_CONTRAST:
                return shade
    return fill


@lru_cache(maxsize=8)
def chips(title: Title) -> dict[str, ChipView]:
    return {sym: chip_view(company) for sym, company in title.companies.items()}


def _named(colour: str) -> str:
    return NAMED.get(colour, colour)


@cache
def _rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
