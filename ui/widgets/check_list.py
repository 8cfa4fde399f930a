"""A checklist: tasks that can be ticked by click or space bar."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QObject,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ui.paint.ink import face
from ui.paint.theme import LIGHT, ROW, SPACE, Theme, scaled
from ui.values.tasks import Task
from ui.widgets.pointing import Pointing
from ui.widgets.rows import NOWHERE, Index, row_at

WRAP = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap)
TICK = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


def paint_tick(painter: QPainter, square: QRectF, theme: Theme, *, done: bool) -> None:
    painter.setPen(QPen(QColor(theme.good if done else theme.quiet), 1.2))
    painter.drawRoundedRect(square, 2, 2)
    if done:
        painter.setPen(QPen(QColor(theme.good), 2))
        points = ((0.2, 0.5), (0.42, 0.74), (0.82, 0.25))
        size = square.width()
        painter.drawPolyline(QPolygonF([square.topLeft() + QPointF(x * size, y * size) for x, y in points]))


class CheckModel(QAbstractListModel):
    """Tasks and the numbers of those that are done; the set of ticks is the caller's and is changed in place."""

    ticked = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.tasks: tuple[Task, ...] = ()
        self.done: set[int] = set()

    def show_tasks(self, tasks: Sequence[Task], done: set[int]) -> None:
        self.beginResetModel()
        self.tasks, self.done = tuple(tasks), done
        self.endResetModel()

    def toggle(self, number: int) -> None:
        self.done.symmetric_difference_update({number})
        self.dataChanged.emit(self.index(number), self.index(number))
        self.ticked.emit()

    def tick_all(self) -> None:
        self.done.update(range(len(self.tasks)))
        if self.tasks:
            self.dataChanged.emit(self.index(0), self.index(len(self.tasks) - 1))
        self.ticked.emit()

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.tasks)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        task = row_at(self.tasks, index)
        if task is None:
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return task.text
        if role == Qt.ItemDataRole.CheckStateRole:
            done = index.row() in self.done
            return Qt.CheckState.Checked if done else Qt.CheckState.Unchecked
        return None


class CheckDelegate(QStyledItemDelegate):
    theme = LIGHT

    @staticmethod
    def _left() -> int:
        return 2 * SPACE + scaled(14) + 2 * SPACE

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view = self.parent()
        assert isinstance(view, QListView)
        room = view.viewport().width() - self._left() - 2 * SPACE
        box = face().metrics.boundingRect(QRectF(0, 0, room, 10_000), WRAP, index.data() or "")
        return QSize(room, max(scaled(ROW), round(box.height()) + 2 * SPACE))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model = index.model()
        assert isinstance(model, CheckModel)
        task = row_at(model.tasks, index)
        if task is None:
            return
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        box, done, size = QRectF(rect), index.row() in model.done, scaled(14)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_row_state(painter, box, state, self.theme)
        square = QRectF(box.left() + 2 * SPACE, box.center().y() - size / 2, size, size)
        paint_tick(painter, square, self.theme, done=done)
        painter.setFont(face().font)
        painter.setPen(QColor(self.theme.quiet if done else self.theme.text))
        painter.drawText(box.adjusted(self._left(), 0, -2 * SPACE, 0), WRAP, task.text)
        painter.restore()


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


class CheckList(Pointing, TickList):
    pointed = Signal(object)  # the task under the pointer or the keyboard's cursor, or None

    def __init__(self) -> None:
        super().__init__()
        self.checks = CheckModel(self)
        self.delegate = CheckDelegate(self)
        self.setModel(self.checks)
        self.setItemDelegate(self.delegate)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.clicked.connect(lambda index: self.checks.toggle(index.row()))
        self.watch_pointer()

    def pointed_rows(self) -> Sequence[Task]:
        return self.checks.tasks

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if event.key() in TICK and not event.modifiers() and index.isValid():
            self.checks.toggle(index.row())
        else:
            super().keyPressEvent(event)
