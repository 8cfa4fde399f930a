"""Names where lines end: with many of them a legend alone does not tell which is which."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ui.charts.axes import SMALL
from ui.paint.cards import symbol_path
from ui.paint.ink import LEFT, face, write
from ui.paint.theme import LIGHT, SPACE, Theme, scaled
from ui.values.chart_lines import ink
from ui.values.charts import ChartLine

MARK = 8  # pixels across
GROUND = 0.75  # how much of what lies behind a name in the chart is covered


@dataclass(frozen=True, slots=True)
class End:
    """Where a line ends, in pixels of the chart."""

    line: ChartLine
    at: QPointF

    @property
    def width(self) -> float:
        return name_width(self.line)


def name_width(line: ChartLine) -> float:
    return SPACE + scaled(MARK) + SPACE / 2 + face(SMALL).width(line.name) + 1


def last_place(line: ChartLine) -> int | None:
    return next((place for place in reversed(range(len(line.values))) if line.values[place] is not None), None)


def placed(ends: Sequence[End], inside: QRectF) -> list[tuple[End, QRectF]]:
    """A box for each name, right of its end; those that would touch stand below each other, as the lines end."""
    high = face(SMALL).height
    columns: list[list[End]] = []
    for end in sorted(ends, key=lambda end: end.at.x()):
        if columns and end.at.x() < columns[-1][-1].at.x() + columns[-1][-1].width:
            columns[-1].append(end)
        else:
            columns.append([end])
    found: list[tuple[End, QRectF]] = []
    for column in columns:
        column.sort(key=lambda end: end.at.y())
        tops = spread([end.at.y() - high / 2 for end in column], high, inside.top(), inside.bottom())
        found += [(end, QRectF(end.at.x(), top, end.width, high)) for end, top in zip(column, tops, strict=True)]
    return found


def spread(tops: Sequence[float], high: float, first: float, last: float) -> list[float]:
    """Moved apart as little as they must be, and kept between these bounds as long as there is room.

    Those that would touch stand together, about where they would like to be in the mean.
    """
    together: list[list[float]] = []  # each wish as if those above it took no height
    for number, top in enumerate(tops):
        together.append([top - number * high])
        while len(together) > 1 and fmean(together[-2]) > fmean(together[-1]):
            touching = together.pop()
            together[-1] += touching
    lowest = last - len(tops) * high
    bases = [min(max(fmean(group), first), lowest) for group in together for _ in group]
    return [base + number * high for number, base in enumerate(bases)]


class Ends(QGraphicsItem):
    """Lies over the chart, in its pixels."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(10)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.theme: Theme = LIGHT
        self._area = QRectF()
        self._chart = QRectF()
        self.shown: tuple[End, ...] = ()

    def show_ends(self, ends: Sequence[End], chart: QRectF, area: QRectF) -> None:
        """`chart` is where the lines are, `area` everything that may be painted on."""
        if area != self._area:
            self.prepareGeometryChange()
        self.shown, self._chart, self._area = tuple(ends), chart, area
        self.update()

    def boundingRect(self) -> QRectF:
        return self._area

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        chosen, across = face(SMALL), scaled(MARK)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for end, box in placed(self.shown, self._chart):
            mark = QPointF(box.left() + SPACE + across / 2, box.center().y())
            words = box.adjusted(SPACE * 1.5 + across, 0, 0, 0)
            if box.right() < self._chart.right():
                ground = QColor(self.theme.surface)
                ground.setAlphaF(GROUND)
                painter.fillRect(box.adjusted(SPACE / 2, 0, 0, 0), ground)
            painter.setPen(QPen(QColor(self.theme.surface), 1))
            painter.setBrush(QColor(ink(end.line.look.colour, self.theme.surface)))
            painter.drawPath(symbol_path(end.line.look.symbol, mark, across / 2))
            write(painter, end.line.name, words, chosen, self.theme.text, LEFT)
        painter.restore()
