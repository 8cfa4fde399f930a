"""One chart, drawn by pyqtgraph: lines with dashes and marks, rounds along the axis, a cursor under the pointer."""

from collections.abc import Collection

import pyqtgraph as pg
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPen

from core.text.numbers import figure
from ui.charts.axes import MARGIN, SMALL, AmountAxis, RoundAxis
from ui.charts.ends import End, Ends, last_place, name_width
from ui.paint.cards import symbol_path
from ui.paint.ink import face
from ui.paint.theme import SPACE, Theme, font, scaled
from ui.values.chart_lines import Dash, Look, ink
from ui.values.charts import ChartLine, ChartView

pg.setConfigOptions(antialias=True, exitCleanup=False)

PATTERNS: dict[Dash, list[float]] = {"solid": [], "dashed": [5, 2.5], "dotted": [1, 1.8], "dash-dot": [6, 2, 1, 2]}
LINE, WIDE, RAISED = 1.8, 2.6, 1.4  # widths, and how much wider a line is that is pointed at
MARK = 8.0  # pixels across
EDGE = 0.015  # of the width, beside the first and the last place
ABOVE = 0.06  # of the height, above the highest value
NAN = float("nan")
FAINT = 60  # of 255
UNDER = -1000  # below lines and marks, which lie in a box at -100
BY_KEYS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


def line_pen(look: Look, ground: str, *, raised: bool = False, finer: float = 1.0) -> QPen:
    width = ((WIDE if look.wide else LINE) + (RAISED if raised else 0.0)) * finer
    pen = QPen(QColor(ink(look.colour, ground)), width)
    pen.setCosmetic(True)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if PATTERNS[look.dash]:
        pen.setDashPattern(PATTERNS[look.dash])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    return pen


class Course:
    """The items of one line: the line itself and its marks."""

    def __init__(self, plot: pg.PlotItem, finer: float, *, shapes: bool) -> None:
        self._finer = finer
        self.curve = pg.PlotCurveItem(segmentedLineMode="off", skipFiniteCheck=False, connect="finite")
        self.marks = pg.ScatterPlotItem(pxMode=True, useCache=not shapes)
        self._shown: tuple[object, ...] = ()
        for item in (self.curve, self.marks):
            plot.addItem(item, ignoreBounds=True)

    def show(self, view: ChartView, line: ChartLine, ground: str, *, raised: bool) -> None:
        wanted = (view.key, view.knots, view.open_end, line, ground, raised)
        if wanted == self._shown:
            return
        self._shown = wanted
        values = [NAN if value is None else float(value) for value in line.values]
        places = [float(place) for place in range(len(values))]
        if view.stepped and len(values) > 1:
            twice = [(place, value) for place, value in zip(places, values, strict=True) for _ in range(2)]
            self.curve.setData([x for x, _ in twice[1:]], [y for _, y in twice[:-1]], connect="finite")
        else:
            joined = len(values) - view.open_end
            self.curve.setData(places[:joined], values[:joined], connect="finite")
        self.curve.setPen(line_pen(line.look, ground, raised=raised, finer=self._finer))
        self.curve.setZValue(2 if raised else 1)
        chosen = range(len(values)) if view.dotted else view.knots
        at = [place for place in chosen if place < len(values) and line.values[place] is not None]
        rim = QPen(QColor(ground), self._finer)
        rim.setCosmetic(True)  # the symbol is enlarged, its rim is not
        self.marks.setData(
            x=[places[place] for place in at],
            y=[values[place] for place in at],
            symbol=unit_symbol(line.look.symbol),
            size=scaled(round(MARK * (1.25 if raised else 1.0))),
            pen=rim,
            brush=QBrush(QColor(ink(line.look.colour, ground))),
        )
        self.marks.setZValue(4 if raised else 3)

    def set_visible(self, visible: bool) -> None:
        self.curve.setVisible(visible)
        self.marks.setVisible(visible)

    def remove(self, plot: pg.PlotItem) -> None:
        for item in (self.curve, self.marks):
            plot.removeItem(item)


def unit_symbol(symbol: str) -> QPainterPath:
    """One pixel across, around the origin: so pyqtgraph wants it."""
    return symbol_path(symbol, QPointF(0, 0), 0.5)


class Plot(pg.PlotWidget):
    pointed = Signal(object)  # the place under the pointer, or None

    def __init__(self, theme: Theme, finer: float = 1.0, *, shapes: bool = False) -> None:
        """`finer`: how many dots of the device are a pixel of the chart, for lines that keep their width.

        With `shapes` marks are drawn as such, for files and paper; on the screen pictures of them are quicker.
        """
        self._finer = finer
        self._shapes = shapes
        self.rounds, self.amounts = RoundAxis(), AmountAxis()
        super().__init__(axisItems={"bottom": self.rounds, "left": self.amounts}, background=theme.surface)
        self.setObjectName("plot")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFrameShape(self.Shape.NoFrame)
        self.theme = theme
        self.view: ChartView | None = None
        self.place: int | None = None  # under the cursor
        self._hidden: frozenset[str] = frozenset()
        self._raised = ""
        self._courses: dict[str, Course] = {}
        self._zoomed = False
        self._fitted: tuple[float, ...] = ()  # what the ranges were made for
        item = self.getPlotItem()
        item.setMenuEnabled(False)
        item.hideButtons()
        item.setClipToView(False)
        self._room = scaled(MARGIN)  # at the right of the chart
        item.layout.setContentsMargins(0, SPACE, self._room, 0)
        self.box = item.getViewBox()
        self.box.disableAutoRange()
        self.box.setMouseEnabled(x=True, y=False)
        self.box.sigRangeChangedManually.connect(self._zoomed_by_hand)
        self._cursor = pg.InfiniteLine(angle=90, movable=False)
        self._seen = pg.InfiniteLine(angle=90, movable=False)
        self._zero = pg.InfiniteLine(pos=0, angle=0, movable=False)
        self._band = [pg.PlotCurveItem(segmentedLineMode="off") for _ in range(2)]
        self._between = pg.FillBetweenItem(*self._band)
        for extra in (self._between, *self._band, self._zero, self._seen, self._cursor):
            item.addItem(extra, ignoreBounds=True)
        self._cursor.setVisible(False)
        self.ends = Ends()
        self.scene().addItem(self.ends)
        self.box.sigResized.connect(lambda box: self._show_ends())
        self.box.sigRangeChanged.connect(lambda box, ranges: self._show_ends())
        self.set_theme(theme)

    # --- what is shown

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.setBackground(QColor(theme.surface))
        for axis in (self.rounds, self.amounts):
            axis.setPen(QPen(QColor(theme.line), 1))
            axis.setTextPen(QPen(QColor(theme.quiet)))
            axis.setTickFont(font(SMALL))
            axis.setStyle(tickLength=-4, tickTextOffset=4)
            axis.setGrid(FAINT)
            axis.setZValue(UNDER)
        self._zero.setPen(self._line_of(theme.quiet, 1.0))
        self._seen.setPen(self._line_of(theme.warn, 2.0))
        self._cursor.setPen(self._line_of(theme.accent, 1.0))
        shade = QColor(theme.warn)
        for course in self._band:
            course.setPen(self._line_of(theme.warn, 1.4, dashed=True))
        shade.setAlpha(FAINT)
        self._between.setBrush(QBrush(shade))
        self.ends.theme = theme
        if self.view is not None:
            self.show_view(self.view, self._hidden, self._raised)

    def _line_of(self, colour: str, width: float, *, dashed: bool = False) -> QPen:
        pen = QPen(QColor(colour), width * self._finer)
        pen.setCosmetic(True)
        if dashed:
            pen.setDashPattern(PATTERNS["dashed"])
        return pen

    def show_view(self, view: ChartView, hidden: Collection[str] = (), raised: str = "") -> None:
        other = self.view is None or self.view.key != view.key
        self.view, self._hidden, self._raised = view, frozenset(hidden), raised
        item = self.getPlotItem()
        known = {line.key for line in view.lines}
        for key in [key for key in self._courses if key not in known]:
            self._courses.pop(key).remove(item)
        for line in view.lines:
            course = self._courses.get(line.key)
            if course is None:
                course = self._courses[line.key] = Course(item, self._finer, shapes=self._shapes)
            course.set_visible(line.key not in self._hidden)
            course.show(view, line, self.theme.surface, raised=line.key == raised)
        self.rounds.set_marks((*view.marks, *(view.band.marks if view.band is not None else ())))
        self._show_band(view)
        self._seen.setVisible(view.seen is not None)
        if view.seen is not None:
            self._seen.setPos(view.seen)
        if other:
            self._zoomed = False
            self._fitted = ()
            self.set_place(None)
        elif self.place is not None and self.place >= len(view.places):
            self.set_place(None)
        self._make_room()
        self.fit()
        self._show_ends()

    def _make_room(self) -> None:
        """Beside the chart, for the names of the lines that reach its end."""
        view = self.view
        widest = 0.0
        if view is not None and view.named:
            widest = max((name_width(line) for line in self.drawn if line.values[-1:] != (None,)), default=0.0)
        room = max(scaled(MARGIN), round(widest))
        if room != self._room:
            self._room = room
            self.getPlotItem().layout.setContentsMargins(0, SPACE, room, 0)

    def _show_ends(self) -> None:
        if self.view is None:
            return
        chart = self.box.sceneBoundingRect()
        ends = []
        for line in self.drawn if self.view.named else ():
            place = last_place(line)
            if place is not None:
                at = self.point_of(place, line.values[place] or 0)
                if chart.left() <= at.x() <= chart.right() + 1:
                    ends.append(End(line, at))
        self.ends.show_ends(ends, chart, QRectF(self.viewport().rect()))

    def _show_band(self, view: ChartView) -> None:
        band = view.band
        for item in (*self._band, self._between):
            item.setVisible(band is not None)
        if band is not None:
            (first, zero), (last, value) = band.ends
            self._band[0].setData([band.place, first, last], [band.value, zero, zero])
            self._band[1].setData([band.place, last], [band.value, value])

    @property
    def drawn(self) -> list[ChartLine]:
        """The lines that are switched on."""
        return [line for line in self.view.lines if line.key not in self._hidden] if self.view is not None else []

    def fit(self) -> None:
        """The whole chart, unless somebody has zoomed; amounts always from zero, so that nothing looks steeper."""
        view = self.view
        if view is None:
            return
        last = float(max(1, len(view.places) - 1))
        values = [value for line in self.drawn for value in line.values if value is not None]
        if view.band is not None:
            last = max(last, *(place for place, _ in view.band.ends))
            values += [round(value) for _, value in view.band.ends]
        low, high = min([0, *values]), max([10, *values])
        edge = max(0.35, last * EDGE)
        margin = (high - low) * ABOVE
        widest = max(face(SMALL).width(figure(value)) for value in (low, high))
        wanted = (last, low, high, round(widest))
        if wanted == self._fitted and not self._zoomed:
            return
        self._fitted = wanted
        self.amounts.setWidth(round(widest) + 4 * SPACE)
        self.box.setLimits(xMin=-edge, xMax=last + edge, minXRange=min(4.0, last))
        across = {} if self._zoomed else {"xRange": (-edge, last + edge)}
        self.box.setRange(**across, yRange=(low - (margin if low < 0 else 0), high + margin), padding=0)

    def fit_again(self) -> None:
        self._zoomed = False
        self._fitted = ()
        self.fit()

    def _zoomed_by_hand(self, axes: object) -> None:
        self._zoomed = True

    # --- the cursor

    def set_place(self, place: int | None) -> None:
        if place != self.place:
            self.place = place
            self._cursor.setVisible(place is not None)
            if place is not None:
                self._cursor.setPos(place)
            self.pointed.emit(place)

    def place_at(self, at: QPointF) -> int | None:
        """The place nearest to a point of the widget; None beside the chart."""
        if self.view is None or not self.view.places or not self.box.sceneBoundingRect().contains(at):
            return None
        nearest: int = round(self.box.mapSceneToView(at).x())
        return min(max(nearest, 0), len(self.view.places) - 1)

    def point_of(self, place: int, value: float) -> QPointF:
        """Where a value is drawn, in the widget."""
        found: QPointF = self.box.mapViewToScene(QPointF(place, value))
        return found

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self.set_place(self.place_at(event.position()))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        super().mouseDoubleClickEvent(event)
        self.fit_again()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.set_place(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Who comes by keys sees where he is."""
        super().focusInEvent(event)
        if event.reason() in BY_KEYS and self.place is None and self.view is not None and self.view.places:
            self.set_place(len(self.view.places) - 1)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() in BY_KEYS:
            self.set_place(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        view = self.view
        steps: dict[int, int] = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_PageUp: -10,
            Qt.Key.Key_PageDown: 10,
        }
        if view is None or not view.places:
            event.ignore()
            return
        last = len(view.places) - 1
        key = event.key()
        if key in steps:
            here = last + 1 if self.place is None and steps[key] < 0 else self.place if self.place is not None else -1
            self.set_place(min(max(here + steps[key], 0), last))
        elif key == Qt.Key.Key_Home:
            self.set_place(0)
        elif key == Qt.Key.Key_End:
            self.set_place(last)
        elif key == Qt.Key.Key_Escape and (self.place is not None or self._zoomed):
            self.set_place(None)
            self.fit_again()
        else:
            event.ignore()

    # --- on paper and in files

    def draw(self, painter: QPainter, box: QRectF) -> None:
        """The chart as shapes and text, without the cursor."""
        place, self.place = self.place, None
        self._cursor.setVisible(False)
        self.getPlotItem().layout.activate()  # the axes have just got their widths
        self._show_ends()
        self.scene().prepareForPaint()
        self.scene().render(painter, box, QRectF(self.viewport().rect()))
        self.place = place
        self._cursor.setVisible(place is not None)
