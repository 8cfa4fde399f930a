"""A drawn leaf as a widget; names of companies and players in it can be clicked."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from ui.paint.leaf import Pen, paint_leaf
from ui.paint.theme import LIGHT, SPACE, Theme
from ui.values.leaf import Leaf

MARGIN = 2 * SPACE
EMPTY = Leaf("", ())


class LeafView(QWidget):
    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setMouseTracking(True)
        self.theme: Theme = LIGHT
        self.leaf = EMPTY
        self._hits = Pen(LIGHT).hits

    def set_leaf(self, leaf: Leaf) -> None:
        if leaf != self.leaf:
            self.leaf = leaf
            self.setAccessibleName(leaf.spoken)
            self._measure()
            self.update()

    def _measure(self) -> None:
        pen = Pen(self.theme)
        high = round(paint_leaf(pen, self.leaf, MARGIN, MARGIN, self.width() - 2 * MARGIN)) + 2 * MARGIN
        self._hits = pen.hits
        if self.minimumHeight() != high:
            self.setMinimumHeight(high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(event.rect(), QColor(self.theme.surface))
        paint_leaf(Pen(self.theme, painter), self.leaf, MARGIN, MARGIN, self.width() - 2 * MARGIN)

    def _under(self, event: QMouseEvent) -> str:
        return next((key for box, key in self._hits if box.contains(event.position())), "")

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        hand = Qt.CursorShape.PointingHandCursor if self._under(event) else Qt.CursorShape.ArrowCursor
        self.setCursor(hand)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        key = self._under(event)
        if key and event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit(key)
