"""A leaf as a picture: as high as all of it is, and wider where a table of it needs that."""

from math import ceil

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter

from ui.paint.leaf import Pen, leaf_need, paint_leaf
from ui.paint.pictures import Paint
from ui.paint.theme import Theme
from ui.values.leaf import Leaf
from ui.widgets.leaf_view import MARGIN


def leaf_picture(leaf: Leaf, theme: Theme, least: QSize) -> tuple[QSize, Paint]:
    """Its size, no smaller than `least`, and what paints it."""
    wide = max(least.width(), ceil(leaf_need(leaf)) + 2 * MARGIN)

    def draw(pen: Pen) -> float:
        return paint_leaf(pen, leaf, MARGIN, MARGIN, wide - 2 * MARGIN)

    def paint(painter: QPainter, box: QRectF) -> None:
        draw(Pen(theme, painter))

    return QSize(wide, max(least.height(), ceil(draw(Pen(theme))) + 2 * MARGIN)), paint
