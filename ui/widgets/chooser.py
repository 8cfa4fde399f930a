"""A row of plates to choose a company or a player from; as many lines as the width needs."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.paint.cards import paint_plate, paint_seat, plate_width
from ui.paint.ink import LEFT, face, row_height, write
from ui.paint.plain import show_tip
from ui.paint.theme import LIGHT, SPACE, Theme
from ui.values.chips import faded
from ui.values.leaf import Tab

STEPS = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}


class Chooser(QWidget):
    chosen = Signal(str)
    pointed = Signal(str)  # "" where there is nothing

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.theme: Theme = LIGHT
        self.tabs: tuple[Tab, ...] = ()
        self.current = ""
        self._places: list[tuple[QRectF, Tab]] = []

    def set_tabs(self, tabs: tuple[Tab, ...], current: str) -> None:
        if (tabs, current) != (self.tabs, self.current):
            self.tabs, self.current = tabs, current
            self.setAccessibleDescription(current)
            self._arrange()

    def place_of(self, key: str) -> QRectF:
        """Where a plate lies."""
        return next(box for box, tab in self._places if tab.key == key)

    def _arrange(self) -> None:
        high = row_height() + 2
        x = y = float(SPACE)
        self._places = []
        for tab in self.tabs:
            wide = self._width(tab, high - 6)
            if x + wide > self.width() - SPACE and x > SPACE:
                x, y = float(SPACE), y + high + 2
            self._places.append((QRectF(x, y, wide, high), tab))
            x += wide + 2
        needed = round(y + high + SPACE)
        if self.height() != needed:
            self.setFixedHeight(needed)
        self.update()

    def _width(self, tab: Tab, high: float) -> float:
        if tab.chip is not None:
            return plate_width(high) + 6
        return high + face().width(tab.label) + 4 * SPACE

    def sizeHint(self) -> QSize:
        return QSize(300, row_height() + 2 * SPACE)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for box, tab in self._places:
            inner = box.adjusted(3, 3, -3, -3)
            if tab.chip is not None:
                paint_plate(painter, faded(tab.chip) if tab.quiet else tab.chip, inner)
            elif tab.seat is not None:
                high = inner.height()
                sign = QRectF(inner.left(), inner.top(), high, high)
                paint_seat(painter, tab.seat.colour, tab.seat.symbol, sign, self.theme.text)
                words = inner.adjusted(high + SPACE, 0, 0, 0)
                write(painter, tab.label, words, face(strong=tab.key == self.current), self.theme.text, LEFT)
            if tab.key == self.current:
                painter.setPen(QPen(QColor(self.theme.accent), 2 if self.hasFocus() else 1.5))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 5, 5)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        tab = self._at(event)
        if tab is not None and event.button() == Qt.MouseButton.LeftButton:
            self._choose(tab.key)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        tab = self._at(event)
        self.pointed.emit(tab.key if tab is not None else "")

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit("")

    def _at(self, event: QMouseEvent | QHelpEvent) -> Tab | None:
        point = event.position() if isinstance(event, QMouseEvent) else event.pos().toPointF()
        return next((tab for box, tab in self._places if box.contains(point)), None)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            tab = self._at(event)
            show_tip(event.globalPos(), tab.tip if tab is not None else "", self)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = [tab.key for tab in self.tabs]
        step = STEPS.get(Qt.Key(event.key()))
        if step is None or self.current not in keys:
            super().keyPressEvent(event)
            return
        self._choose(keys[(keys.index(self.current) + step) % len(keys)])

    def _choose(self, key: str) -> None:
        self.current = key
        self.setAccessibleDescription(key)
        self.update()
        self.chosen.emit(key)
