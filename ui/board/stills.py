"""Pictures of what was seen. While zooming they are stretched, which is faster than painting all hexes."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap, QRegion, QTransform
from PySide6.QtWidgets import QGraphicsView


@dataclass(frozen=True, slots=True)
class Still:
    """A picture of a part of the scene."""

    pixmap: QPixmap
    scene: QRectF

    def paint(self, painter: QPainter, transform: QTransform) -> None:
        painter.drawPixmap(transform.mapRect(self.scene), self.pixmap, QRectF(self.pixmap.rect()))


class Stills:
    def __init__(self) -> None:
        self._used: Still | None = None  # painted instead of the scene
        self._view: Still | None = None  # taken when there was time, for the next zoom
        self._whole: Still | None = None  # the whole board, for what comes into view when zooming out

    def use(self) -> None:
        """Zooming begins or goes on."""
        if self._used is None:
            self._used = self._view

    def drop(self) -> bool:
        """Paint the scene itself again; was there a picture instead?"""
        before, self._used = self._used, None
        return before is not None

    def forget(self) -> None:
        self._view = self._whole = None

    def forget_view(self) -> None:
        self._view = None

    def complete(self, view: QGraphicsView, visible: QRectF, whole: QRectF, fitting: float) -> bool:
        """Take one picture that is missing; True when there was none to take."""
        if self._view is None:
            self._view = _take(view, visible, view.viewport().size())
        elif self._whole is None:
            self._whole = _take(view, whole, (whole.size() * fitting).toSize())
        else:
            return True
        return False

    @property
    def covers_all(self) -> bool:
        return self._whole is not None

    def rest(self, view: QGraphicsView) -> QRegion | None:
        """What the picture of the view leaves open; None where there is no picture."""
        if self._used is None:
            return None
        place = view.viewportTransform().mapRect(self._used.scene).toRect().adjusted(2, 2, -2, -2)
        return QRegion(view.viewport().rect()).subtracted(QRegion(place))

    def paint(self, view: QGraphicsView, rest: QRegion) -> None:
        assert self._used is not None
        painter = QPainter(view.viewport())
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if self._whole is not None and not rest.isEmpty():
            painter.setClipRegion(rest)
            painter.fillRect(view.viewport().rect(), view.scene().backgroundBrush())
            self._whole.paint(painter, view.viewportTransform())
            painter.setClipping(False)
        self._used.paint(painter, view.viewportTransform())
        painter.end()


def _take(view: QGraphicsView, part: QRectF, size: QSize) -> Still:
    pixmap = QPixmap(size * view.viewport().devicePixelRatioF())
    pixmap.fill(view.scene().backgroundBrush().color())
    painter = QPainter(pixmap)
    painter.setRenderHints(view.renderHints())
    view.scene().render(painter, QRectF(pixmap.rect()), part, Qt.AspectRatioMode.IgnoreAspectRatio)
    painter.end()
    return Still(pixmap, part)
