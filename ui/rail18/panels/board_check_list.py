"""The list of a walk over the table: a tick, a picture of the hex, what should be there."""

from typing import Any

from PySide6.QtCore import QAbstractListModel, QObject, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from core.text.catalogue import text
from ui.board.picture import hex_picture
from ui.paint.ink import face
from ui.paint.theme import BODY, LIGHT, ROW, SPACE, scaled
from ui.rail18.views.board_check import Item, Progress, column_name
from ui.values.chips import ChipView
from ui.widgets.check_list import WRAP, TickList, paint_tick, ticks
from ui.widgets.rows import NOWHERE, Index, row_at

SIDE = 24  # of a hex
BOX = 14
TITLE = ""  # the column of the names
LEAST = 120  # pixels of the widest column, however little room there is
SMALL = BODY - 2
LINE = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


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
    """The first row of a group has its head above it: the names of its columns, and a word to confirm all of it."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view
        self.theme = LIGHT
        self.chips: dict[str, ChipView] = {}
        self._pictures: dict[object, QPixmap] = {}
        self._widths: tuple[tuple[Item, ...], int, dict[str, dict[str, int]]] = ((), 0, {})

    # --- measures

    def _left(self, item: Item) -> int:
        start = 2 * SPACE + scaled(BOX) + 2 * SPACE
        return start + scaled(2 * SIDE) + 2 * SPACE if item.picture is not None else start

    @staticmethod
    def head_height(model: "BoardCheckModel", row: int) -> int:
        first = row == 0 or model.items[row - 1].part != model.items[row].part
        return scaled(ROW) if first else 0

    def columns(self, model: "BoardCheckModel", item: Item) -> dict[str, int]:
        """The columns of the item's group with their widths; the widest gives what is lacking."""
        room = self._view.viewport().width() - self._left(item) - self._confirm_width()
        if (model.items, room) != self._widths[:2]:
            self._widths = model.items, room, {}
        known = self._widths[2]
        if item.part not in known:
            known[item.part] = self._measured([found for found in model.items if found.part == item.part], room)
        return known[item.part]

    @staticmethod
    def _measured(group: list[Item], room: int) -> dict[str, int]:
        names = dict.fromkeys(name for item in group for name in item.cells)
        if not names:
            return {}
        plain, strong, small = face(), face(BODY, True), face(SMALL)
        head = face(SMALL, True).width(text(f"check-part-{group[0].part}"))
        wide = {TITLE: max(head, *(strong.width(item.title) for item in group))}
        for name in names:
            said = max(plain.width(item.cells.get(name, "")) for item in group)
            wide[name] = max(said, small.width(column_name(name)))
        found = {name: round(width) + 4 * SPACE for name, width in wide.items()}
        lacking = max(0, sum(found.values()) - room)
        widest = max(found, key=found.__getitem__)
        found[widest] = max(found[widest] - lacking, min(found[widest], scaled(LEAST)))
        return found

    @staticmethod
    def _confirm_width() -> int:
        """Of the word that confirms a group, with its margins."""
        return round(face(SMALL, True).width(text("check-all-of-it"))) + 4 * SPACE

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        model = index.model()
        item = row_at(model.items, index) if isinstance(model, BoardCheckModel) else None
        if item is None or not isinstance(model, BoardCheckModel):
            return QSize(0, 0)
        head = self.head_height(model, index.row())
        room = self._view.viewport().width() - self._left(item) - 2 * SPACE
        if item.cells:
            columns = self.columns(model, item)
            high = max(_height(words, columns[name] - 2 * SPACE) for name, words in item.cells.items())
            return QSize(max(room, 40), head + max(round(high) + SPACE, scaled(ROW)))
        high = face(BODY, True).height + _height(item.words, room) + 2 * SPACE
        least = hex_row() if item.picture is not None else scaled(ROW)
        return QSize(max(room, 40), head + max(round(high), least))

    def confirms_at(self, model: "BoardCheckModel", row: int, rect: QRect, at: QPointF) -> bool:
        """Is this on the word in the head of a group?"""
        head = self.head_height(model, row)
        return bool(head) and at.y() < rect.top() + head and at.x() > rect.right() - self._confirm_width()

    # --- painting

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
        head = self.head_height(model, index.row())
        if head:
            self._paint_head(painter, box.adjusted(0, 0, 0, head - box.height()), model, item)
            box.setTop(box.top() + head)
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
        ink = self.theme.quiet if done and not current else self.theme.text
        said = self.theme.warn if model.progress.has_differed(item) else ink
        if item.cells:
            self._paint_cells(painter, box, model, item, ink, said)
        else:
            self._paint_hex(painter, box, square, item, ink, said)
        painter.restore()

    def _paint_head(self, painter: QPainter, box: QRectF, model: "BoardCheckModel", item: Item) -> None:
        painter.fillRect(box, QColor(self.theme.window))
        small, strong = face(SMALL), face(SMALL, True)
        painter.setPen(QColor(self.theme.quiet))
        left = box.left() + self._left(item) if item.cells else box.left() + 2 * SPACE
        columns = self.columns(model, item) or {TITLE: round(box.width() / 2)}
        for name, wide in columns.items():
            title = name == TITLE
            painter.setFont((strong if title else small).font)
            words = text(f"check-part-{item.part}") if title else column_name(name)
            painter.drawText(QRectF(left, box.top(), wide - SPACE, box.height()), LINE, words)
            left += wide
        painter.setFont(strong.font)
        painter.setPen(QColor(self.theme.accent))
        painter.drawText(box.adjusted(0, 0, -2 * SPACE, 0), RIGHT, text("check-all-of-it"))

    def _paint_cells(
        self, painter: QPainter, box: QRectF, model: "BoardCheckModel", item: Item, ink: str, said: str
    ) -> None:
        left = box.left() + self._left(item)
        for name, wide in self.columns(model, item).items():
            title = name == TITLE
            painter.setFont(face(BODY, title).font)
            painter.setPen(QColor(ink if title else said))
            words = item.title if title else item.cells.get(name, "")
            painter.drawText(QRectF(left, box.top(), wide - 2 * SPACE, box.height()), WRAP, words)
            left += wide

    def _paint_hex(self, painter: QPainter, box: QRectF, square: QRectF, item: Item, ink: str, said: str) -> None:
        if item.picture is not None:
            picture = self._picture(item)
            wide, high = picture.deviceIndependentSize().width(), picture.deviceIndependentSize().height()
            left = square.right() + 2 * SPACE + (scaled(2 * SIDE) - wide) / 2
            painter.drawPixmap(round(left), round(box.center().y() - high / 2), picture)
        inner = box.adjusted(self._left(item), SPACE, -2 * SPACE, -SPACE)
        strong = face(BODY, True)
        painter.setFont(strong.font)
        painter.setPen(QColor(ink))
        painter.drawText(QRectF(inner.left(), inner.top(), inner.width(), strong.height), WRAP, item.title)
        painter.setFont(face().font)
        painter.setPen(QColor(said))
        painter.drawText(inner.adjusted(0, strong.height, 0, 0), WRAP, item.words)

    def _picture(self, item: Item) -> QPixmap:
        key = (item.key, item.words)
        if key not in self._pictures:
            assert item.picture is not None
            self._pictures[key] = hex_picture(
                item.picture, self.chips, scaled(SIDE) * 0.95, self._view.devicePixelRatioF()
            )
        return self._pictures[key]


def _height(words: str, room: int) -> float:
    return face().metrics.boundingRect(QRectF(0, 0, max(room, 40), 10_000), WRAP, words).height()


class BoardCheckList(TickList):
    ticked = Signal(int)  # this row, by click or key
    corrected = Signal()  # the current row is otherwise
    skipped = Signal()
    walked = Signal(int)  # to this row
    grouped = Signal(str)  # all of this part, or of that of the current row

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

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The word in the head of a group confirms all of it."""
        index = self.indexAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and index.isValid():
            if self.delegate.confirms_at(self.checks, index.row(), self.visualRect(index), event.position()):
                self.grouped.emit(self.checks.items[index.row()].part)
                return
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain, row = not event.modifiers(), self.currentIndex().row()
        if ticks(event, "check") and row >= 0:
            self.ticked.emit(row)
        elif plain and event.key() == Qt.Key.Key_C and row >= 0:
            self.corrected.emit()
        elif plain and event.key() == Qt.Key.Key_S:
            self.skipped.emit()
        elif plain and event.key() == Qt.Key.Key_A and row >= 0:
            self.grouped.emit("")
        else:
            super().keyPressEvent(event)
