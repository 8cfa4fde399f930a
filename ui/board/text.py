"""Text on the board: metrics, splitting of names, and text with a halo."""

from functools import lru_cache
from math import ceil

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap

from ui.board import board
from ui.board.board import colour
from ui.paint.ink import on_paper
from ui.paint.theme import exact_font

CORNERS = ((-1, -1), (1, -1), (-1, 1), (1, 1))
MOST_KEPT = 18  # pixels: larger texts are few on the screen, and their pictures large
ALL_AROUND = (*CORNERS, (0, -1), (-1, 0), (1, 0), (0, 1))


@lru_cache(maxsize=512)
def board_font(pixels: int, weight: int = 400, squeeze: int = 100) -> QFont:
    found = exact_font(pixels, QFont.Weight(weight))
    found.setHintingPreference(QFont.HintingPreference.PreferNoHinting)  # as wide at every zoom and on every system
    if squeeze != 100:
        found.setStretch(squeeze)
    return found


@lru_cache(maxsize=512)
def board_metrics(pixels: int, weight: int = 400, squeeze: int = 100) -> QFontMetricsF:
    return QFontMetricsF(board_font(pixels, weight, squeeze))


@lru_cache(maxsize=16384)
def text_width(text: str, pixels: int, weight: int = 400, squeeze: int = 100) -> float:
    return board_metrics(pixels, weight, squeeze).horizontalAdvance(text)


def line_height(pixels: int) -> float:
    """Close-set lines: from the top of an accent to the foot of a g."""
    return pixels * 1.12


@lru_cache(maxsize=1024)
def splits(name: str) -> tuple[tuple[str, ...], ...]:
    """A name on one line, and on two lines in every sensible way, the most even first."""
    found: list[tuple[str, ...]] = []
    for index, letter in enumerate(name):
        if letter == " " and 0 < index < len(name) - 1:
            if name[index - 1] == "&":
                continue
            found.append((name[:index], name[index + 1 :]))
        elif letter in "-/" and 2 < index < len(name) - 2:
            found.append((name[: index + 1], name[index + 1 :]))
    if len(name) > 12 and name.endswith("bahnen"):
        found.append((f"{name[:-6]}-", "bahnen"))
    found.sort(key=lambda lines: max(len(line) for line in lines))
    return ((name,), *found)


def draw_lines(
    painter: QPainter,
    lines: tuple[str, ...],
    centre: QPointF,
    face: tuple[int, int, int],
    ink: str,
    halo: QColor | None,
    reach: float,
) -> None:
    """Lines centred on a point, in pixels; the halo lifts them off what is below. `face` is size, weight, squeeze."""
    if on_paper(painter):
        _print_lines(painter, lines, centre, face, ink)
        return
    paint = _kept_lines if face[0] <= MOST_KEPT else _lines
    picture = paint(lines, face, ink, None if halo is None else halo.rgba(), reach)
    x, y = centre.x() - picture.width() / 2, centre.y() - picture.height() / 2
    painter.drawPixmap(round(x), round(y), picture)


def _print_lines(
    painter: QPainter, lines: tuple[str, ...], centre: QPointF, face: tuple[int, int, int], ink: str
) -> None:
    """As text that can be read back; a halo of shapes would make ten times the file, and ink is sharp without."""
    metrics, height = board_metrics(*face), line_height(face[0])
    y = centre.y() - height * (len(lines) - 1) / 2 + metrics.capHeight() / 2
    painter.setFont(board_font(*face))
    painter.setPen(colour(ink))
    for line in lines:
        painter.drawText(QPointF(centre.x() - text_width(line, *face) / 2, y), line)
        y += height


def _lines(lines: tuple[str, ...], face: tuple[int, int, int], ink: str, halo: int | None, reach: float) -> QPixmap:
    metrics, height = board_metrics(*face), line_height(face[0])
    widths = [text_width(line, *face) for line in lines]
    width, depth = ceil(max(widths) / 2 + reach) + 2, ceil(height * len(lines) / 2 + reach) + 2
    pixmap = QPixmap(2 * width, 2 * depth)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setFont(board_font(*face))
    first = depth - height * (len(lines) - 1) / 2 + metrics.capHeight() / 2
    places = [QPointF(round(width - length / 2), round(first + index * height)) for index, length in enumerate(widths)]
    if halo is not None:
        painter.setPen(QColor.fromRgba(halo))
        for line, place in zip(lines, places, strict=True):
            for dx, dy in CORNERS if reach < 2 else ALL_AROUND:
                painter.drawText(place + QPointF(dx * reach, dy * reach), line)
    painter.setPen(colour(ink))
    for line, place in zip(lines, places, strict=True):
        painter.drawText(place, line)
    painter.end()
    return pixmap


_kept_lines = lru_cache(maxsize=1024)(_lines)  # most zooms show the same names in the same sizes


def lines_size(lines: tuple[str, ...], pixels: int, weight: int, squeeze: int) -> tuple[float, float]:
    width = max(text_width(line, pixels, weight, squeeze) for line in lines)
    return width, line_height(pixels) * (len(lines) - 1) + pixels * 0.95


def halo_of(ground: str, strength: float = 0.55) -> QColor:
    return colour(board.GROUNDS[ground], strength)
