"""The company that acts, with its run; in an auction what is on offer."""

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ui.board import board
from ui.board.route_layer import route_pen
from ui.display.large import enlarged
from ui.paint.ink import face, row_height, write
from ui.paint.leaf import Pen, paint_leaf
from ui.paint.theme import HEADING, SPACE, Theme, plain_text_size
from ui.values.display import RunView
from ui.values.leaf import Leaf

LARGEST = 1.9  # at a height of 1080 pixels
USUAL = 300  # the height of a company's card, at a height of 1080 pixels
LARGEST_ALONE = 2.6  # where nothing else needs the room
LEAST_WIDTH = 300  # of a leaf, in pixels at 100 %
LINE = 44  # of a route's colour and dash


def card_height(leaf: Leaf, run: RunView | None, width: float, theme: Theme, largest: float) -> float:
    scale = _scale(width, largest)
    with plain_text_size():
        high = paint_leaf(Pen(theme), leaf, 0, 0, width / scale)
        return (high + _run_height(run)) * scale


def paint_card(painter: QPainter, leaf: Leaf, run: RunView | None, box: QRectF, theme: Theme, largest: float) -> None:
    scale = _scale(box.width(), largest)
    with enlarged(painter, box, scale) as room:
        top = paint_leaf(Pen(theme, painter), leaf, 0, 0, room.width())
        if run is not None:
            _run(painter, run, QRectF(0, top, room.width(), _run_height(run)), theme)


def _scale(width: float, largest: float) -> float:
    return max(0.1, min(largest, width / LEAST_WIDTH))


def _run_height(run: RunView | None) -> float:
    return 0.0 if run is None else row_height() * len(run.routes) + face(HEADING, True).height + SPACE


def _run(painter: QPainter, run: RunView, box: QRectF, theme: Theme) -> None:
    """The routes in their colours, as on the map, and what they earn together."""
    high, strong = row_height(), face(HEADING, True)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number, route in enumerate(run.routes):
        line = QRectF(box.left(), box.top() + number * high, box.width(), high)
        ends = QLineF(line.left(), line.center().y(), line.left() + LINE, line.center().y())
        painter.setPen(QPen(QColor(board.PAPER), 8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        painter.drawLine(ends)
        painter.setPen(route_pen(route.number, 5))
        painter.drawLine(ends)
        write(painter, route.line, line.adjusted(LINE + 2 * SPACE, 0, 0, 0), face(), theme.text)
    top = box.top() + len(run.routes) * high
    painter.setPen(QPen(QColor(theme.line), 1))
    painter.drawLine(QPointF(box.left(), top), QPointF(box.right(), top))
    write(painter, run.total, QRectF(box.left(), top + SPACE, box.width(), strong.height), strong, theme.text)
