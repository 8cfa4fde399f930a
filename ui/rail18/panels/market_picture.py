"""The stock market as a picture, on paper and on the display. Where a marker would go is nobody's business there."""

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from ui.paint.drawing import Drawing
from ui.paint.theme import Theme
from ui.rail18.panels.market_chart import Chart, paint_board, paint_markers
from ui.rail18.views.market import MarketView

CELL = (25.0, 34.0)  # pixels at 100 % that a cell with a price and a plate needs
ROW = 33.0  # pixels of a row without markers on paper
PLATE_ROW = 15.0  # and what a marker takes


def _paint(painter: QPainter, view: MarketView, box: QRectF, theme: Theme) -> None:
    chart = Chart(view, box.adjusted(1, 1, -1, -1))
    paint_board(painter, chart, theme)
    paint_markers(painter, chart, theme, None)


def _least(view: MarketView) -> QSizeF:
    return QSizeF(view.columns * CELL[0], view.rows * CELL[1]) if view.cells else QSizeF()


def _height(view: MarketView) -> float:
    """All rows are as high as the one with the highest stack needs, two plates abreast."""
    highest = max((len(cell.markers) for cell in view.cells), default=0)
    return view.rows * (ROW + PLATE_ROW * max(0, -(-highest // 2) - 1))


MARKET_PICTURE = Drawing(_paint, _least, _height)
