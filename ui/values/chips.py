"""How a company is recognised: fill, text, pattern and code, for whatever shows it. No Qt."""

from dataclasses import dataclass
from functools import cache
from typing import Literal

from ui.values.colours import BLACK, LEAST_CONTRAST, WHITE, contrast, luminance, mix, text_on
from ui.values.company_colours import CompanyColours

Pattern = Literal["plain", "band", "chequer", "rings"]

RIM, RIM_OF_DARK = "#1F2328", "#8A9199"  # both stand out on the surfaces of both themes, or the fill does
LEAST_RIM = 2.0
LEAST_STEP: dict[CompanyColours, float] = {"printed": 1.35, "easy": 1.7}  # how far a pattern stands out from the fill


@dataclass(frozen=True, slots=True)
class ChipView:
    sym: str
    code: str
    fill: str
    text: str
    pattern: Pattern
    second: str  # colour of the pattern
    rim: str


def new_chip(sym: str, code: str, fill: str, wish: str | None, pattern: Pattern, colours: CompanyColours) -> ChipView:
    """A chip with this fill; the wished colour of its text holds where it can be read."""
    text = text_on(fill, wish)
    return ChipView(sym, code, fill, text, pattern, _second(fill, text, LEAST_STEP[colours]), _rim(fill))


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
