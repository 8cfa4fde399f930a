"""Lies over a page: everything is dimmed but the places that the tour points at; beside them stands its card."""

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from ui.shell.window.cover import Cover
from ui.tour.card import ROUND, TourCard
from ui.tour.placing import EDGE, GAP, Standing, stand_beside

DIM = QColor(0, 0, 0, 96)
TRIES = 3  # to bring back what cannot be seen
MOVES = (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide)


class TourOverlay(Cover):
    lost = Signal()  # what it points at went behind something else, as when a lower window arranges its panels anew

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.setObjectName("tour")
        self._page = page
        self.card: TourCard | None = None
        self.standing: Standing | None = None
        self._targets: tuple[QWidget, ...] = ()
        self._tries = TRIES
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._stand)
        page.installEventFilter(self)

    @property
    def places(self) -> list[QRect]:
        """The places of the targets that can be seen, as they lie on the overlay."""
        return [place for place in map(self._place, self._targets) if not place.isEmpty()]

    def _place(self, target: QWidget) -> QRect:
        """Empty where it is hidden; Qt pushes docks behind other tabs out of the window."""
        if not target.isVisibleTo(self._page):
            return QRect()
        return QRect(target.mapTo(self._page, QPoint()), target.size()).intersected(self.rect())

    def show_card(self, card: TourCard, targets: tuple[QWidget, ...]) -> None:
        old, self.card = self.card, card
        self._watch(targets)
        card.setParent(self)
        self._stand()
        self.show()
        card.show()
        card.focus()
        if old is not None:
            old.hide()
            old.deleteLater()

    def _watch(self, targets: tuple[QWidget, ...]) -> None:
        for target in targets:
            if target not in self._targets:
                target.installEventFilter(self)
        self._targets = targets
        self._tries = TRIES

    def _stand(self) -> None:
        self.setGeometry(self._page.rect())
        self.raise_()
        if self.card is not None:
            room = self.rect()
            whole = QRect()
            for place in self.places:
                whole = whole.united(place)
            size = self.card.size_in(room.adjusted(EDGE, EDGE, -EDGE, -EDGE).size())
            self.standing = stand_beside(whole, size, room)
            self.card.setGeometry(self.standing.card)
        self.update()
        if self._targets and self._place(self._targets[0]).isEmpty() and self._tries:
            self._tries -= 1
            self.lost.emit()
        elif self.places:
            self._tries = TRIES

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in MOVES:
            self._soon.start()
        return super().eventFilter(watched, event)

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        dimmed, holes = QPainterPath(), QPainterPath()
        dimmed.addRect(QRectF(self.rect()))
        for place in self.places:
            holes.addRoundedRect(QRectF(place).adjusted(2, 2, -2, -2), ROUND, ROUND)
        painter.fillPath(dimmed.subtracted(holes), DIM)
        accent = self.palette().highlight().color()
        painter.setPen(QPen(accent, 3))
        painter.drawPath(holes)
        if self.standing is not None and self.standing.side != "upon":
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(accent)
            painter.drawPolygon(_arrow(self.standing))
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.card is not None:
            self.card.focus()


def _arrow(standing: Standing) -> QPolygonF:
    tip, half = QPointF(standing.tip), GAP * 0.6
    along = {"right": QPointF(1, 0), "left": QPointF(-1, 0), "below": QPointF(0, 1), "above": QPointF(0, -1)}
    back = along[standing.side] * (GAP + 1)
    across = QPointF(back.y(), back.x()) / (GAP + 1) * half
    return QPolygonF([tip, tip + back + across, tip + back - across])
