"""What checklists have in common: ticks, rows under the pointer, lists as high as their words need."""

from PySide6.QtCore import (
    QPointF,
    QRectF,
    Qt,
)
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QStyle

from ui.paint.theme import Theme
from ui.values.key_order import has_use

WRAP = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap)
TICKS = {Qt.Key.Key_Space: "Space", Qt.Key.Key_Return: "Enter", Qt.Key.Key_Enter: "Enter"}
KEYPAD = Qt.KeyboardModifier.KeypadModifier


def ticks(event: QKeyEvent, place: str) -> bool:
    """Does this key tick a row there? The one table of keys says so (`ui/values/keys.py`)."""
    name = TICKS.get(Qt.Key(event.key()), "")
    return not event.modifiers() & ~KEYPAD and has_use(place, name)


def paint_tick(painter: QPainter, square: QRectF, theme: Theme, *, done: bool) -> None:
    painter.setPen(QPen(QColor(theme.good if done else theme.quiet), 1.2))
    painter.drawRoundedRect(square, 2, 2)
    if done:
        painter.setPen(QPen(QColor(theme.good), 2))
        points = ((0.2, 0.5), (0.42, 0.74), (0.82, 0.25))
        size = square.width()
        painter.drawPolyline(QPolygonF([square.topLeft() + QPointF(x * size, y * size) for x, y in points]))


def paint_row_state(painter: QPainter, box: QRectF, state: QStyle.StateFlag, theme: Theme) -> None:
    """Under the pointer a row is tinted, with the keyboard it has a frame."""
    if state & QStyle.StateFlag.State_MouseOver:
        faint = QColor(theme.accent)
        faint.setAlphaF(0.1)
        painter.fillRect(box, faint)
    if state & QStyle.StateFlag.State_HasFocus:
        painter.setPen(QPen(QColor(theme.accent), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(box.adjusted(0.5, 0.5, -1, -1))


class TickList(QListView):
    """Things to be ticked: rows as high as their words need, no frame, no scrolling sideways."""

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()
