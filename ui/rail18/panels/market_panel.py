"""The stock market: the printed chart with its markers, and a line that says where a company goes."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from core.rail18.market import Cell as Place
from core.text.catalogue import text
from core.text.lists import clauses
from ui.paint.ink import LEFT, Face, face, wrapped, write
from ui.paint.plain import set_tip
from ui.paint.theme import BODY, SPACE
from ui.rail18.panels.market_chart import Chart, paint_board, paint_goal, paint_markers
from ui.rail18.views.corrections.targets import target
from ui.rail18.views.market import MarkerView, MarketView, cell_sentence, market_view
from ui.rail18.views.moment import Moment
from ui.shell.lazy import LazyPanel
from ui.shell.views.correction_form import Target

FORWARD = (Qt.Key.Key_Right, Qt.Key.Key_Down)
BACK = (Qt.Key.Key_Left, Qt.Key.Key_Up)
OPEN = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
LEAST_CHART = 170  # pixels of height that the chart needs
NOTHING = MarketView((), 0, 0, ())


class MarketPanel(LazyPanel):
    chosen = Signal(str)  # a company whose charter is wanted
    par_pointed = Signal(object)  # the par under the mouse, or None
    par_chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("market")
        self.setAccessibleName(text("market-name"))
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.view = NOTHING
        self.chart = Chart(self.view, QRectF())
        self.current: str | None = None  # by keyboard
        self._elsewhere: str | None = None  # pointed at in another panel
        self._printed: tuple[object, ...] = ()
        self._picture = QPixmap()
        self._under: tuple[str | None, Place | None] = (None, None)  # the pointer
        self._par_words: Callable[[int], str] = lambda price: ""

    def sizeHint(self) -> QSize:
        return QSize(480, 300)

    def minimumSizeHint(self) -> QSize:
        return QSize(360, 200)

    def refresh(self, moment: Moment) -> None:
        self.view = market_view(moment)
        if self.view.marker(self.current) is None:
            self.current = None
        self._arrange()
        self._tell()

    def ask_par_of(self, words: Callable[[int], str]) -> None:
        """Who knows what a click on a par would do now; nothing where none is asked for."""
        self._par_words = words

    @property
    def _par(self) -> int | None:
        """The par under the pointer, where one is asked for: it counts more than a plate that lies there."""
        place = self._under[1]
        cell = self.view.cell(place) if place is not None else None
        return cell.price if cell is not None and cell.par and self._par_words(cell.price) else None

    def _offered(self) -> str:
        """What a click would do with the par under the pointer."""
        return "" if self._par is None else self._par_words(self._par)

    @property
    def shown(self) -> MarkerView | None:
        """The company under the pointer, here or in another panel, else the one chosen by keyboard."""
        sym, place = self._under
        if self._offered():
            return None
        if sym is None and place is not None:
            cell = self.view.cell(place)
            if cell is not None and len(cell.markers) == 1:
                sym = cell.markers[0]
        if sym is not None or place is not None:
            return self.view.marker(sym)
        return self.view.marker(self._elsewhere) or self.view.marker(self.current)

    def show_pointed(self, what: str | None) -> None:
        """Show the company that is pointed at in another panel."""
        if what != self._elsewhere:
            self._elsewhere = what
            self.update()
            self._tell()

    @property
    def sentence(self) -> str:
        """What the foot of the panel says."""
        marker = self.shown
        if marker is not None:
            return marker.sentence
        cell = self.view.cell(self._under[1]) if self._under[1] is not None else None
        if cell is not None:
            return self._offered() or cell_sentence(self.view, cell)
        return text("market-hint" if self.view.markers else "market-empty")

    # --- layout and painting

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _foot(self) -> float:
        """Room for what is said about a company; goals that need two lines get them. A low chart needs it all."""
        chosen = face(BODY - 1)
        widest = max((self._goals_width(marker, chosen) for marker in self.view.markers), default=0.0)
        room = self.width() - 4 * SPACE
        hint = len(wrapped(text("market-hint"), chosen, room))
        wanted = (2 if widest <= room and hint <= 2 else 3) * chosen.height + SPACE
        return wanted if self.height() - wanted >= LEAST_CHART else 0.0

    @staticmethod
    def _goals_width(marker: MarkerView, chosen: Face) -> float:
        return sum(chosen.width(goal.label) + chosen.pixels * 0.8 + 3 * SPACE for goal in marker.goals)

    def _arrange(self) -> None:
        box = QRectF(self.rect()).adjusted(SPACE, SPACE, -SPACE, -SPACE - self._foot())
        if box == self.chart.box and self.view.cells == self.chart.view.cells:
            self.chart.view = self.view
        else:
            self.chart = Chart(self.view, box)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        marker = self.shown
        painter.drawPixmap(0, 0, self._board())
        paint_markers(painter, self.chart, self.theme, marker)
        if high := self._foot():
            self._paint_foot(painter, marker, high)
        if self.hasFocus():
            painter.setPen(QPen(QColor(self.theme.accent), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))

    def _paint_foot(self, painter: QPainter, marker: MarkerView | None, high: float) -> None:
        chosen = face(BODY - 1)
        foot = QRectF(self.rect()).adjusted(2 * SPACE, 0, -2 * SPACE, 0)
        foot.setTop(self.height() - high)
        line = QRectF(foot.left(), foot.top(), foot.width(), chosen.height)
        if marker is None:
            for words in wrapped(self.sentence, chosen, foot.width())[: int(high / chosen.height)]:
                write(painter, words, line, chosen, self.theme.quiet)
                line.translate(0, chosen.height)
        else:
            write(painter, self.sentence, line, face(BODY - 1, True), self.theme.text)
            line.translate(0, chosen.height)
            self._paint_goals(painter, marker, line, chosen)

    def _board(self) -> QPixmap:
        """The printed chart, painted once for its size and theme."""
        ratio = self.devicePixelRatio()
        key = (self.theme.name, ratio, self.size(), *self.chart.print_key)
        if key != self._printed:
            self._printed = key
            self._picture = QPixmap(self.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(QColor(self.theme.window))
            painter = QPainter(self._picture)
            paint_board(painter, self.chart, self.theme)
            painter.end()
        return self._picture

    def _paint_goals(self, painter: QPainter, marker: MarkerView, line: QRectF, chosen: Face) -> None:
        size = chosen.pixels * 0.8
        left = line.left()
        for goal in marker.goals:
            if left > line.left() and left + size + SPACE + chosen.width(goal.label) > line.right():
                left = line.left()
                line.translate(0, chosen.height)
            sign = QRectF(left, line.center().y() - size / 2, size, size)
            paint_goal(painter, goal, sign, self.theme)
            words = QRectF(left + size + SPACE, line.top(), chosen.width(goal.label) + 1, line.height())
            ink = getattr(self.theme, goal.tone) if goal.tone else self.theme.text
            write(painter, goal.label, words, chosen, ink, LEFT)
            left = words.right() + 2 * SPACE

    # --- pointer and keys

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point(event.position())

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point(QPointF(-1, -1))

    def _point(self, at: QPointF) -> None:
        before, par = self.shown, self._par
        under = self.chart.at(at)
        if under != self._under:
            self._under = under
            self.update()
            self._tell()
            if self._par != par:
                self.par_pointed.emit(self._par)
                self.setCursor(Qt.CursorShape.PointingHandCursor if self._offered() else Qt.CursorShape.ArrowCursor)
            if self.shown != before:
                self.point.emit(self.shown.sym if self.shown is not None else None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._point(event.position())
        sym, _ = self._under
        if event.button() != Qt.MouseButton.LeftButton:
            return
        if self._par is not None:
            self.par_chosen.emit(self._par)
        elif sym is not None:
            self.current = sym
            self.update()
            self.chosen.emit(sym)

    def corrections_at(self, place: QPoint) -> Sequence[Target]:
        sym, _ = self.chart.at(QPointF(self.mapFromGlobal(place)))
        if sym is None or self.moment is None or not self.moment.live:
            return ()
        return [target("marker", sym, company=sym)]

    def opens(self, focus: QWidget) -> bool:
        return self.current is not None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        order = [marker.sym for marker in self.view.markers]
        key = event.key()
        if order and key in (*FORWARD, *BACK, Qt.Key.Key_Home, Qt.Key.Key_End):
            self._under = (None, None)
            if key in (Qt.Key.Key_Home, Qt.Key.Key_End) or self.current not in order:
                at = -1 if key == Qt.Key.Key_End or key in BACK else 0
            else:
                at = (order.index(self.current) + (1 if key in FORWARD else -1)) % len(order)
            self.current = order[at]
            self.update()
            self._tell()
            self.point.emit(self.current)
        elif key in OPEN and self.current is not None:
            self.chosen.emit(self.current)
        elif key == Qt.Key.Key_Escape and self.current is not None:
            self.current = None
            self.update()
            self._tell()
            self.point.emit(None)
        else:
            super().keyPressEvent(event)

    def _tell(self) -> None:
        """For those who hear the window."""
        marker = self.shown
        goals = [goal.label for goal in marker.goals] if marker is not None else []
        self.setAccessibleDescription(clauses([self.sentence, *goals]))
        set_tip(self, "" if self._foot() else "\n".join([self.sentence, *goals]))
