"""A picture that only the family of the game has, large."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ui.display.large import enlarged
from ui.paint.drawing import Drawing
from ui.paint.theme import Theme


def paint_picture(painter: QPainter, view: object, drawing: Drawing, box: QRectF, theme: Theme) -> None:
    least = drawing.least(view)
    if least.isEmpty() or box.isEmpty():
        return
    scale = max(0.1, min(box.width() / least.width(), box.height() / least.height()))
    with enlarged(painter, box, scale) as room:
        drawing.paint(painter, view, room, theme)
