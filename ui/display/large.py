"""The painters of the panels, enlarged: they measure in pixels of the window at 100 %, the display in its height."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ui.paint.theme import plain_text_size

HEIGHT = 1080  # of a page at scale 1


@contextmanager
def enlarged(painter: QPainter, box: QRectF, scale: float) -> Iterator[QRectF]:
    """The box as a painter sees it who draws everything so many times as large; it begins at 0, 0."""
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(scale, scale)
    try:
        with plain_text_size():
            yield QRectF(0, 0, box.width() / scale, box.height() / scale)
    finally:
        painter.restore()
