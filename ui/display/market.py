"""The stock market, large. Where a marker would go is nobody's business here."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ui.display.large import enlarged
from ui.paint.theme import Theme
from ui.rail18.panels.market_chart import Chart, paint_board, paint_markers
from ui.rail18.views.market import MarketView

CELL = (25.0, 34.0)  # pixels at 100 % that a cell with a price and a plate needs


def paint_market(painter: QPainter, view: MarketView, box: QRectF, theme: Theme) -> None:
    if not view.cells or box.isEmpty():
        return
    scale = max(0.1, min(box.width() / (view.columns * CELL[0]), box.height() / (view.rows * CELL[1])))
    with enlarged(painter, box, scale) as room:
        chart = Chart(view, room.adjusted(1, 1, -1, -1))
        paint_board(painter, chart, theme)
        paint_markers(painter, chart, theme, None)
