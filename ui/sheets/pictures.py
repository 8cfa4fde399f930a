"""Pictures on a sheet: the board, charts, and what only a family has. All are drawn as shapes and text."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ui.board.print_board import board_bounds, print_board
from ui.paint.drawing import Drawing, Drawings
from ui.paint.theme import LIGHT, plain_text_size
from ui.values.charts import ChartView
from ui.values.hexes import MapView
from ui.values.sheets import Picture

PIXEL = 2.4  # what is made for the screen: so many units are one of its pixels
BOARD_PIXEL = 2.0
CHART = 0.62  # height of a chart to its width


def picture_height(picture: Picture, width: float, most: float, drawings: Drawings) -> float:
    match picture.view:
        case MapView() as view:
            bounds = board_bounds(view)
            return min(most, width * bounds.height() / bounds.width())
        case ChartView():
            return min(most, width * CHART)
        case view:
            return min(most, drawings[type(view)].height(view) * PIXEL)


def fills_the_page(picture: Picture) -> bool:
    """The board takes what room is left; other pictures have their height."""
    return isinstance(picture.view, MapView)


def draw_picture(painter: QPainter, picture: Picture, box: QRectF, drawings: Drawings) -> None:
    painter.save()
    match picture.view:
        case MapView() as view:
            print_board(painter, view, box, BOARD_PIXEL, every_tile=True)
        case ChartView() as view:
            _chart(painter, view, box)
        case view:
            _drawing(painter, view, box, drawings[type(view)])
    painter.restore()


def _drawing(painter: QPainter, view: object, box: QRectF, drawing: Drawing) -> None:
    painter.translate(box.topLeft())
    painter.scale(PIXEL, PIXEL)
    with plain_text_size():
        drawing.paint(painter, view, QRectF(0, 0, box.width() / PIXEL, box.height() / PIXEL), LIGHT)


def _chart(painter: QPainter, view: ChartView, box: QRectF) -> None:
    from ui.charts.painting import paint_chart  # loads a library that only charts need

    painter.translate(box.topLeft())
    painter.scale(PIXEL, PIXEL)
    with plain_text_size():
        paint_chart(painter, QRectF(0, 0, box.width() / PIXEL, box.height() / PIXEL), view)
