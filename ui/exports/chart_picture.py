"""A chart as a picture: light, in the size in which the window saves them."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from core.interchange.writing import Finish
from ui.charts.painting import MARGIN, paint_chart
from ui.charts.panel import PICTURE
from ui.paint.pictures import painted
from ui.paint.theme import load_fonts, plain_text_size
from ui.values.charts import ChartView


def paint_chart_file(view: ChartView, name: str) -> Finish:
    """For a file of this name. Needs a QApplication. Raises OutputError with one sentence."""
    load_fonts()

    def paint(painter: QPainter, box: QRectF) -> None:
        with plain_text_size():
            paint_chart(painter, box.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN), view)

    return painted(name, PICTURE, paint)
