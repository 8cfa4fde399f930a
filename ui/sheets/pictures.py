"""Pictures on a sheet: the board, the stock market, charts. All are drawn as shapes and text."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ui.board.print_board import board_bounds, print_board
from ui.paint.theme import LIGHT, plain_text_size
from ui.rail18.panels.market_chart import Chart, paint_board, paint_markers
from ui.rail18.views.market import MarketView
from ui.sheets.blocks import Painter
from ui.values.charts import ChartView
from ui.values.paper import BoardPicture, ChartPicture, MarketPicture, Picture

PIXEL = 2.4  # what is made for the screen: so many units are one of its pixels
BOARD_PIXEL = 2.0
MARKET_ROW = 33.0  # pixels of a row without markers
PLATE_ROW = 15.0  # and what a marker takes
CHART = 0.62  # height of a chart to its width


def picture_height(picture: Picture, width: float, most: float) -> float:
    match picture:
        case BoardPicture():
            bounds = board_bounds(picture.view)
            return min(most, width * bounds.height() / bounds.width())
        case MarketPicture():
            return min(most, _market_height(picture.view))
        case ChartPicture():
            return min(most, width * CHART)


def _market_height(view: MarketView) -> float:
    held = [0] * view.rows
    for cell in view.cells:
        held[cell.row] = max(held[cell.row], len(cell.markers))
    return sum(MARKET_ROW + PLATE_ROW * max(0, number - 1) for number in held) * PIXEL


def draw_picture(painter: Painter, picture: Picture, box: QRectF) -> None:
    if painter is None:
        return
    painter.save()
    match picture:
        case BoardPicture():
            print_board(painter, picture.view, box, BOARD_PIXEL, every_tile=True)
        case MarketPicture():
            _market(painter, picture.view, box)
        case ChartPicture():
            _chart(painter, picture.view, box)
    painter.restore()


def _market(painter: QPainter, view: MarketView, box: QRectF) -> None:
    painter.translate(box.topLeft())
    painter.scale(PIXEL, PIXEL)
    with plain_text_size():
        chart = Chart(view, QRectF(1, 1, box.width() / PIXEL - 2, box.height() / PIXEL - 2))
        paint_board(painter, chart, LIGHT)
        paint_markers(painter, chart, LIGHT, None)


def _chart(painter: QPainter, view: ChartView, box: QRectF) -> None:
    from ui.charts.painting import paint_chart  # loads a library that only charts need

    painter.translate(box.topLeft())
    painter.scale(PIXEL, PIXEL)
    with plain_text_size():
        paint_chart(painter, QRectF(0, 0, box.width() / PIXEL, box.height() / PIXEL), view)
