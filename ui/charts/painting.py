"""A chart painted into any box, with title, legend and note: for paper, and for pictures that are handed out.

Needs a QApplication, no window. Loads pyqtgraph.
"""

from collections.abc import Collection

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPicture

from ui.charts.legend import paint_sample
from ui.charts.plot import Plot
from ui.paint.ink import LEFT, face, wrapped, write
from ui.paint.theme import BODY, HEADING, LIGHT, SPACE, Theme
from ui.values.charts import ChartLine, ChartView

SAMPLE = 28
MARGIN = 2 * SPACE


def paint_chart(
    painter: QPainter,
    box: QRectF,
    view: ChartView,
    *,
    theme: Theme = LIGHT,
    hidden: Collection[str] = (),
) -> None:
    """Sizes are those of the screen at 100 % text: whoever paints on a finer device scales the painter before.

    Recorded first: the library draws marks, and what it has recorded itself, without looking at the painter's scale.
    """
    device, recording = painter.device(), QPicture()
    finer = 1.0 if isinstance(device, QPicture) else max(1.0, painter.transform().m11())
    recorder = QPainter(recording)
    _draw(recorder, QRectF(0, 0, box.width(), box.height()), view, theme, hidden, finer)
    recorder.end()
    dots = device.logicalDpiX() / recording.logicalDpiX()  # a recording is played larger on a device of smaller dots
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(1 / dots, 1 / dots)
    painter.drawPicture(0, 0, recording)
    painter.restore()


def _draw(painter: QPainter, box: QRectF, view: ChartView, theme: Theme, hidden: Collection[str], finer: float) -> None:
    """`finer` is how many dots of the device are one of these pixels in the end."""
    lines = [line for line in view.lines if line.key not in hidden]
    chosen = face(HEADING, True)
    write(painter, view.title, QRectF(box.left(), box.top(), box.width(), chosen.height), chosen, theme.text)
    top, bottom = box.top() + chosen.height + SPACE, box.bottom()
    bottom -= _note(painter, view, box, theme)
    bottom -= _legend(painter, lines, QRectF(box.left(), box.top(), box.width(), bottom - box.top()), theme)
    _plot(painter, QRectF(box.left(), top, box.width(), bottom - top), view, hidden, Plot(theme, finer, shapes=True))


def _note(painter: QPainter, view: ChartView, box: QRectF, theme: Theme) -> float:
    """At the bottom of the box; how high it is."""
    chosen = face(BODY - 1)
    words = wrapped(view.note, chosen, box.width()) if view.note else []
    line = QRectF(box.left(), box.bottom() - len(words) * chosen.height, box.width(), chosen.height)
    for part in words:
        write(painter, part, line, chosen, theme.quiet)
        line.translate(0, chosen.height)
    return len(words) * chosen.height + (SPACE if words else 0)


def _legend(painter: QPainter, lines: list[ChartLine], box: QRectF, theme: Theme) -> float:
    """At the bottom of the box, in as many rows as it needs; how high it is. One line needs none."""
    if len(lines) < 2:
        return 0.0
    chosen = face(BODY - 1)
    rows: list[list[tuple[ChartLine, float]]] = [[]]
    x = 0.0
    for line in lines:
        wide = SAMPLE + SPACE + chosen.width(line.name) + 3 * SPACE
        if rows[-1] and x + wide > box.width():
            rows.append([])
            x = 0.0
        rows[-1].append((line, x))
        x += wide
    high = chosen.height + 2
    top = box.bottom() - high * len(rows)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for row in rows:
        for line, left in row:
            sample = QRectF(box.left() + left, top, SAMPLE, high)
            paint_sample(painter, line.look, sample, theme.surface)
            words = QRectF(sample.right() + SPACE, top, chosen.width(line.name) + 1, high)
            write(painter, line.name, words, chosen, theme.text, LEFT)
        top += high
    painter.restore()
    return high * len(rows) + SPACE


def _plot(painter: QPainter, box: QRectF, view: ChartView, hidden: Collection[str], plot: Plot) -> None:
    if box.width() < 1 or box.height() < 1:
        return
    plot.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    plot.resize(QSize(round(box.width()), round(box.height())))
    plot.show()
    plot.show_view(view, hidden)
    plot.draw(painter, box)
    plot.close()
    plot.deleteLater()
