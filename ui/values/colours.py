"""Colour arithmetic: how well one colour can be read on another, and how alike two of them are. No Qt."""

from functools import cache
from math import dist

BLACK = "#14161A"
WHITE = "#FFFFFF"
LEAST_CONTRAST = 4.5

# from linear sRGB to the CIE's X, Y and Z, each as a share of white
XYZ = (
    (0.43395, 0.37621, 0.18984),
    (0.21267, 0.71515, 0.07218),
    (0.01776, 0.10947, 0.87277),
)


@cache
def luminance(colour: str) -> float:
    """Relative luminance as WCAG defines it."""
    red, green, blue = linear(colour)
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


def unlike(a: str, b: str) -> float:
    """How different two colours look to most people: their distance in CIELAB."""
    return dist(lab(linear(a)), lab(linear(b)))


def lab(light: tuple[float, ...]) -> tuple[float, float, float]:
    """CIELAB of a colour given as linear sRGB."""

    def bent(share: float) -> float:
        return share ** (1 / 3) if share > 216 / 24389 else (24389 / 27 * share + 16) / 116

    x, y, z = (bent(sum(a * b for a, b in zip(row, light, strict=True))) for row in XYZ)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@cache
def linear(colour: str) -> tuple[float, ...]:
    """Red, green and blue as amounts of light, from 0 to 1."""

    def amount(value: int) -> float:
        share = value / 255
        return share / 12.92 if share <= 0.03928 else float(((share + 0.055) / 1.055) ** 2.4)

    return tuple(amount(value) for value in _rgb(colour))


@cache
def _rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
