"""What happened last, the newest first and strongest."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from core.text.lists import sentences
from ui.paint.ink import exact, wrapped, write
from ui.paint.theme import Theme

TEXT = 27  # at a height of 1080 pixels
LINES = 3  # that one entry may take


def paint_lines(painter: QPainter, happened: Sequence[str], box: QRectF, theme: Theme, unit: float) -> None:
    top = box.top()  # the first line stands at the top of a tall place and in the middle of a low one
    for number, words in enumerate(happened):
        chosen = exact(max(6, round(TEXT * unit)), number == 0)
        left = int((box.bottom() - top + 1) / chosen.height)
        if left < 1:
            return
        for line in _fitting(wrapped(words, chosen, box.width()), min(LINES, left)):
            place = QRectF(box.left(), top, box.width(), chosen.height)
            write(painter, line, place, chosen, theme.text if number == 0 else theme.quiet)
            top += chosen.height
        top += 8 * unit


def _fitting(lines: Sequence[str], most: int) -> Sequence[str]:
    """What is too long is shortened in its last line."""
    return lines if len(lines) <= most else [*lines[: most - 1], sentences(lines[most - 1 :])]
