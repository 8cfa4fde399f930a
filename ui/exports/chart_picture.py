"""A chart as a picture: light, in the size in which the window saves them."""

from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ui.charts.painting import MARGIN, paint_chart
from ui.charts.panel import PICTURE
from ui.pictures import save_picture
from ui.theme import load_fonts, plain_text_size
from ui.viewmodels.chart_view import ChartView


def save_chart(view: ChartView, path: Path) -> None:
    """Needs a QApplication. Raises OutputError with one sentence."""
    load_fonts()

    def paint(painter: QPainter, box: QRectF) -> None:
        with plain_text_size():
            paint_chart(painter, box.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN), view)

    save_picture(path, PICTURE, paint)
