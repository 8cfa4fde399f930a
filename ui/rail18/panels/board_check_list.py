"""The list of a walk over the table: a tick, a picture of the hex, what should be there."""

from typing import Any

from PySide6.QtCore import QAbstractListModel, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from core.text.catalogue import text
from ui.board.picture import hex_picture
from ui.paint.ink import face
from ui.paint.theme import BODY, LIGHT, ROW, SPACE, scaled
from ui.rail18.views.board_check import Item, Progress
from ui.values.chips import ChipView
from ui.widgets.check_list import TICK, WRAP, TickList, paint_tick
from ui.widgets.rows import NOWHERE, Index, row_at

SIDE = 24  # of a hex
BOX = 14


def hex_row() -> int:
    """The height of a row with a picture, unless its words need more."""
    return scaled(2 * SIDE) + SPACE


class BoardCheckModel(QAbstractListModel):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.items: tuple[Item, ...] = ()
        self.progress = Progress()

    def show_items(self, items: tuple[Item, ...], progress: Progress) -> None:
        """Rows that stay the same are only painted anew."""
        same = [item.key for item in items] == [item.key for item in self.items]
        if not same:
            self.beginResetModel()
        self.items, self.progress = items, progress
        if not same:
            self.endResetModel()
        elif items:
            self.dataChanged.emit(self.index(0), self.index(len(items) - 1))

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.items)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        item = row_at(self.items, index)
        if item is None:
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return text("check-item", title=item.title, words=item.words)
        if role == Qt.ItemDataRole.CheckStateRole:
            return Qt.CheckState.Checked if self.progress.is_ticked(item) else Qt.CheckState.Unchecked
        return None


class BoardCheckDelegate(QStyledItemDelegate):
    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view
        self.theme = LIGHT
        self.chips: dict[str, ChipView] = {}
        self._pictures: dict[object, QPixmap] = {}

    def _left(self, item: Item) -> int:
        start = 2 * SPACE + scaled(BOX) + 2 * SPACE
        return start + scaled(2 * SIDE) + 2 * SPACE if item.picture is not None else start

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        model = index.model()
        item = row_at(model.items, index) if isinstance(model, BoardCheckModel) else None
        if item is None:
            return QSize(0, 0)
        room = self._view.viewport().width() - self._left(item) - 2 * SPACE
        words = face().metrics.boundingRect(QRectF(0, 0, max(room, 40), 10_000), WRAP, item.words)
        high = face(BODY, True).height + round(words.height()) + 2 * SPACE
        least = hex_row() if item.picture is not None else scaled(ROW)
        return QSize(max(room, 40), max(round(high), least))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model = index.model()
        item = row_at(model.items, index) if isinstance(model, BoardCheckModel) else None
        if item is None or not isinstance(model, BoardCheckModel):
            return
        rect: QRect = option.rect
        box, done = QRectF(rect), model.progress.is_ticked(item)
        current = index.row() == self._view.currentIndex().row()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if current:
            faint = QColor(self.theme.accent)
            faint.setAlphaF(0.16)
            painter.fillRect(box, faint)
            state: QStyle.StateFlag = option.state
            if state & QStyle.StateFlag.State_HasFocus:
                painter.setPen(QPen(QColor(self.theme.accent), 1))
                painter.drawRect(box.adjusted(0.5, 0.5, -1, -1))
        size = scaled(BOX)
        square = QRectF(box.left() + 2 * SPACE, box.center().y() - size / 2, size, size)
        paint_tick(painter, square, self.theme, done=done)
        if item.picture is not None:
            picture = self._picture(item)
            wide, high = picture.deviceIndependentSize().width(), picture.deviceIndependentSize().height()
            left = square.right() + 2 * SPACE + (scaled(2 * SIDE) - wide) / 2
            painter.drawPixmap(round(left), round(box.center().y() - high / 2), picture)
        inner = box.adjusted(self._left(item), SPACE, -2 * SPACE, -SPACE)
        strong = face(BODY, True)
        painter.setFont(strong.font)
        painter.setPen(QColor(self.theme.quiet if done and not current else self.theme.text))
        painter.drawText(QRectF(inner.left(), inner.top(), inner.width(), strong.height), WRAP, item.title)
        painter.setFont(face().font)
        words = inner.adjusted(0, strong.height, 0, 0)
        corrected = item.key in model.progress.differed
        painter.setPen(QColor(self.theme.warn if corrected else painter.pen().color()))
        painter.drawText(words, WRAP, item.words)
        painter.restore()

    def _picture(self, item: Item) -> QPixmap:
        key = (item.key, item.words)
        if key not in self._pictures:
            assert item.picture is not None
            self._pictures[key] = hex_picture(
                item.picture, self.chips, scaled(SIDE) * 0.95, self._view.devicePixelRatioF()
            )
        return self._pictures[key]


class BoardCheckList(TickList):
    ticked = Signal(int)  # this row, by click or key
    corrected = Signal()  # the current row is otherwise
    skipped = Signal()
    walked = Signal(int)  # to this row

    def __init__(self) -> None:
        super().__init__()
        self.checks = BoardCheckModel(self)
        self.delegate = BoardCheckDelegate(self)
        self.setModel(self.checks)
        self.setItemDelegate(self.delegate)
        self.selectionModel().currentChanged.connect(lambda now, before: self._moved(now.row()))

    def _moved(self, row: int) -> None:
        self.viewport().update()
        self.walked.emit(row)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scrollTo(self.currentIndex())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain, row = not event.modifiers(), self.currentIndex().row()
        if plain and event.key() in TICK and row >= 0:
            self.ticked.emit(row)
        elif plain and event.key() == Qt.Key.Key_C and row >= 0:
            self.corrected.emit()
        elif plain and event.key() == Qt.Key.Key_S:
            self.skipped.emit()
        else:
            super().keyPressEvent(event)
