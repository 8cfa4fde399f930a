"""Colours and measures of the board. They are the same in the light and the dark theme. Units: hex side = 100."""

from dataclasses import dataclass
from functools import cache

from PySide6.QtGui import QColor

from ui.paint.grounds import BORDERS as BORDERS
from ui.paint.grounds import GROUNDS as GROUNDS
from ui.paint.grounds import INK as INK

PAPER = "#FFFFFF"
WALL = "#5A5F66"
RED = "#C4161C"
STONE = "#8E879C"
MOUNTAIN = "#8A7A66"
SNOW = "#FBFAF7"
WATER = "#3F86BF"
ROCK = "#6F6A66"
QUIET = "#4A5058"

TRACK = 10.0
CASING = 16.0
STATION_LINE = 3.0
WALL_WIDTH = 10.0

# text, in units, before the zoom asks for more
NAME = 24.0
NAME_LEAST = 17.0
VALUE = 28.0
VALUE_DISC = 23.0
LETTER = 28.0
COST = 22.0
NUMBER = 14.0
TILE_NUMBER = 20.0  # where it must be read
TABLE_VALUE = 24.0
FLAG = 17.0
AREA_NAME = 26.0
BONUS = 22.0
LEAST_PIXELS = 9  # nothing is drawn smaller on the screen


@dataclass(frozen=True, slots=True)
class Scale:
    """How large the board is drawn: device pixels for a unit, and the screen's device pixels for a pixel."""

    pixels: float
    ratio: float = 1.0
    text: float = 1.0  # from the settings

    def font_pixels(self, units: float) -> int:
        """The height of a text in device pixels: never below the least."""
        return max(round(LEAST_PIXELS * self.ratio * self.text), round(units * self.pixels))

    def line(self, units: float, least: float = 1.0) -> float:
        """The width of a line in units, at least so many screen pixels."""
        return max(units, least * self.ratio / self.pixels)


@cache
def colour(text: str, alpha: float = 1.0) -> QColor:
    found = QColor(text)
    found.setAlphaF(alpha)
    return found
