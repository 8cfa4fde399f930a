"""The order of the round, or the bag, and both income tracks: the markers as they lie beside the board."""

from PySide6.QtCore import QEvent, QPoint, QSize
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from core.text.catalogue import text
from core.text.lists import numbered
from ui.german_railways.panels.course_painter import CoursePainter, Spot
from ui.german_railways.views.income_tracks import income_tracks
from ui.german_railways.views.moment import Moment
from ui.german_railways.views.round_order import round_order
from ui.paint.plain import set_tip
from ui.paint.theme import LIGHT, SPACE, Theme
from ui.shell.lazy import LazyPanel


class CourseBoard(QWidget):
    def __init__(self, panel: "CoursePanel") -> None:
        super().__init__()
        self._panel = panel
        self.moment: Moment | None = None
        self.theme: Theme = LIGHT
        self.spots: list[Spot] = []
        self.setMouseTracking(True)

    def show_moment(self, moment: Moment) -> None:
        self.moment = moment
        self.updateGeometry()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        needed = self._paint(painter)
        painter.end()
        if self.minimumHeight() != needed:
            self.setMinimumHeight(needed)

    def _paint(self, painter: QPainter) -> int:
        if self.moment is None:
            return 0
        course = CoursePainter(painter, self.theme, self.width())
        y = float(SPACE)
        if not self.moment.state.ending and self.moment.state.round:
            y = course.order(round_order(self.moment), y)
        for track in income_tracks(self.moment):
            y = course.track(track, y)
        self.spots = course.spots
        return round(y)

    def spot_at(self, place: QPoint) -> Spot | None:
        return next((spot for spot in reversed(self.spots) if spot.box.contains(place.toPointF())), None)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        spot = self.spot_at(event.position().toPoint())
        set_tip(self, "" if spot is None else spot.words)
        self._panel.tell_pointed(None if spot is None else spot.points)

    def leaveEvent(self, event: QEvent) -> None:
        self._panel.tell_pointed(None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.update()


class CoursePanel(LazyPanel):
    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("course")
        self.setAccessibleName(text("panel-course"))
        self.board = CourseBoard(self)
        self._pointed: str | None = None
        scroll = QScrollArea()
        scroll.setWidget(self.board)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(scroll)
        self.setFocusProxy(scroll)

    def sizeHint(self) -> QSize:
        return QSize(460, 260)

    def refresh(self, moment: Moment) -> None:
        self.board.show_moment(moment)
        self.setAccessibleDescription(numbered(place.name for place in round_order(moment).places))

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.board.theme = theme
        self.board.update()

    def tell_pointed(self, railroad: str | None) -> None:
        if railroad != self._pointed:
            self._pointed = railroad
            self.point.emit(railroad)
