"""The axes of a chart: rounds along the game, and amounts."""

from collections.abc import Sequence

import pyqtgraph as pg
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPicture

from core.text.numbers import figure
from ui.paint.ink import face
from ui.paint.theme import BODY, SPACE, scaled
from ui.values.charts import Mark

SMALL = BODY - 2
BEYOND = 24  # pixels by which names may reach beyond the axis
MARGIN = 12  # pixels beside the chart, at its right
AMOUNTS = 36  # pixels between two amounts, at least


class Axis(pg.AxisItem):
    """Draws itself each time. The library would play a recording, which is slower and grows on a finer device."""

    picture: QPicture | None

    def paint(self, painter: QPainter, option: object, widget: object) -> None:
        if self.picture is None:  # so the library says that something has changed
            measured = QPicture()
            ruler = QPainter(measured)
            ruler.setFont(self.style["tickFont"])
            self._specs = self.generateDrawSpecs(ruler)
            ruler.end()
            self.picture = measured
        if self._specs is None:
            return
        line, ticks, names = self._specs
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        for pen, start, end in (*ticks, line):  # a filled box is painted far quicker than a line
            box = QRectF(start, end).normalized()
            painter.fillRect(box.adjusted(0, 0, box.width() < 1, box.height() < 1), pen.color())
        painter.setFont(self.style["tickFont"])
        painter.setPen(self.textPen())
        for box, flags, name in names:
            painter.drawText(box, int(flags), name)
        painter.restore()


class RoundAxis(Axis):
    """Marked with the beginnings of rounds. Those of sets are named first, the others where there is room."""

    def __init__(self) -> None:
        super().__init__("bottom")
        self._marks: tuple[Mark, ...] = ()

    def set_marks(self, marks: Sequence[Mark]) -> None:
        if tuple(marks) != self._marks:
            self._marks = tuple(marks)
            self.picture = None
            self.update()

    def boundingRect(self) -> QRectF:
        """With room for the first and the last name."""
        return super().boundingRect().adjusted(-BEYOND, 0, BEYOND, 0)

    def tickValues(self, minVal: float, maxVal: float, size: float) -> list[tuple[float, list[float]]]:
        pixels = size / (maxVal - minVal) if maxVal > minVal else 0.0
        inside = [mark for mark in self._marks if minVal <= mark.place <= maxVal and self._fits(mark, maxVal, pixels)]
        return [(1.0, [mark.place for mark in self.named(inside, pixels)])]

    @staticmethod
    def _fits(mark: Mark, last: float, pixels: float) -> bool:
        """Beside the chart there is little room for half of a name."""
        return face(SMALL).width(mark.label) / 2 <= (last - mark.place) * pixels + scaled(MARGIN)

    @staticmethod
    def named(marks: Sequence[Mark], pixels: float) -> list[Mark]:
        """Those whose names fit beside each other, at so many pixels from place to place."""
        chosen = face(SMALL)
        taken: list[tuple[float, float]] = []
        found = []
        for mark in sorted(marks, key=lambda mark: not mark.strong):
            half = chosen.width(mark.label) / 2 + SPACE
            left, right = mark.place * pixels - half, mark.place * pixels + half
            if all(right <= start or end <= left for start, end in taken):
                taken.append((left, right))
                found.append(mark)
        return sorted(found, key=lambda mark: mark.place)

    def tickStrings(self, values: Sequence[float], scale: float, spacing: float) -> list[str]:
        names = {mark.place: mark.label for mark in self._marks}
        return [names.get(value, "") for value in values]


class AmountAxis(Axis):
    """Whole amounts with separated thousands."""

    def __init__(self) -> None:
        super().__init__("left")
        self.enableAutoSIPrefix(False)

    def boundingRect(self) -> QRectF:
        return super().boundingRect().adjusted(0, -BEYOND, 0, BEYOND)

    def tickSpacing(self, minVal: float, maxVal: float, size: float) -> list[tuple[float, float]]:
        return [(amount_step(maxVal - minVal, max(2, int(size / AMOUNTS))), 0.0)]

    def tickStrings(self, values: Sequence[float], scale: float, spacing: float) -> list[str]:
        return [figure(round(value)) for value in values]


def amount_step(span: float, most: int) -> int:
    """A round number that divides the span into no more than so many parts."""
    size = 1
    while True:
        for part in (1, 2, 5):
            if span <= part * size * most:
                return part * size
        size *= 10
