"""Text for painters: faces by their real height in pixels, widths that are measured once, lines that fit a room."""

import re
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt, QTextBoundaryFinder
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from ui.paint.theme import BODY, SHEET_ROW, exact_font, scaled

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter
ELLIPSIS = "…"
SHORT = 5  # letters
BREAKS = re.compile(r"[ \t\n]+")
WITHOUT_SPACES = re.compile(r"[\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF]")  # kana, kanji, full-width signs
PICTURES = (1, 2, 3)  # how widgets, pixmaps and images call themselves among the devices that can be painted on


def on_paper(painter: QPainter) -> bool:
    """On what is no grid of pixels (a PDF, a printer, an SVG) everything is drawn as shapes and text."""
    return painter.device().devType() not in PICTURES


class Face:
    """A font with its measures."""

    def __init__(self, pixels: int, strong: bool) -> None:
        self.pixels = pixels
        self.strong = strong
        self.font = exact_font(pixels, QFont.Weight.DemiBold if strong else QFont.Weight.Normal)
        self.metrics = QFontMetricsF(self.font)
        self.height = self.metrics.height()
        self.ascent = self.metrics.ascent()
        self._widths: dict[str, float] = {}

    def width(self, text: str) -> float:
        found = self._widths.get(text)
        if found is None:
            if len(self._widths) > 4000:
                self._widths.clear()
            found = self._widths[text] = self.metrics.horizontalAdvance(text)
        return found

    def elided(self, text: str, room: float) -> str:
        if self.width(text) <= room:
            return text
        return self.metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)


@lru_cache(maxsize=128)
def exact(pixels: int, strong: bool = False) -> Face:
    """A face of exactly this height."""
    return Face(pixels, strong)


def face(size: int = BODY, strong: bool = False) -> Face:
    """A face of the theme's size: it grows with the text size of the settings."""
    return exact(scaled(size), strong)


def row_height() -> int:
    """The height of a row of figures."""
    return scaled(SHEET_ROW)


def write(
    painter: QPainter,
    text: str,
    box: QRectF,
    chosen: Face,
    ink: QColor | str,
    align: Qt.AlignmentFlag = LEFT,
) -> None:
    """One line in a box, shortened where it does not fit; aligned LEFT, RIGHT or CENTRE."""
    painter.setFont(chosen.font)
    painter.setPen(colour(ink) if isinstance(ink, str) else ink)
    place: tuple[float, float, float, float] = box.getRect()  # type: ignore[assignment]  # the stub says object
    left, top, width, height = place
    words = chosen.elided(text, width + 0.5)
    if align == RIGHT:
        left += width - chosen.width(words)
    elif align == CENTRE:
        left += (width - chosen.width(words)) / 2
    painter.drawText(QPointF(left, top + (height - chosen.height) / 2 + chosen.ascent), words)


@lru_cache(maxsize=256)
def colour(name: str) -> QColor:
    """A colour that nobody changes."""
    return QColor(name)


@lru_cache(maxsize=256)
def pen(name: str, width: float = 1.0) -> QPen:
    """A pen that nobody changes."""
    return QPen(QColor(name), width)


def wrapped(text: str, chosen: Face, room: float) -> list[str]:
    """A text broken into lines: at its spaces, but not where a space is there to hold words together; what is written
    without spaces between its characters, so that no line begins with a full stop or ends with an opening bracket.
    A short word that stands between spaces, such as a name, is not torn apart where a line has room for it.
    """
    lines: list[str] = []
    line = ""
    for word in filter(None, BREAKS.split(text)):
        between = " " if line else ""
        whole = len(word) <= SHORT and chosen.width(word) <= room
        for piece in (word,) if whole else pieces(word):
            longer = f"{line}{between}{piece}"
            if line and chosen.width(longer) > room:
                lines.append(line)
                line = piece
            else:
                line = longer
            between = ""
    return [*lines, line] if line else lines


@lru_cache(maxsize=1024)
def pieces(word: str) -> tuple[str, ...]:
    """Where a line may break inside what stands between two spaces: only where it is Japanese."""
    if not WITHOUT_SPACES.search(word):
        return (word,)
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Line, word)
    units = word.encode("utf-16-le")  # as the finder counts
    found, start = [], 0
    while (end := finder.toNextBoundary()) >= 0:
        found.append(units[2 * start : 2 * end].decode("utf-16-le"))
        start = end
    return tuple(found)
