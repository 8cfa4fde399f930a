"""The tray as a list of drawn tiles, a heading for each colour."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from core.text.catalogue import text
from ui.board.tile_pictures import tile_picture, widest
from ui.paint.ink import CENTRE, LEFT, face, row_height, write
from ui.paint.plain import tip
from ui.paint.theme import BODY, LIGHT, SPACE, scaled
from ui.rail18.views.tiles import TileView
from ui.widgets.rows import NOWHERE, Index, row_at

SIDE = 20
SMALL = BODY - 2


@dataclass(frozen=True, slots=True)
class Entry:
    """A tile, or the heading of a colour."""

    title: str
    tile: TileView | None = None


class TrayModel(QAbstractListModel):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.entries: tuple[Entry, ...] = ()

    def show_entries(self, entries: Sequence[Entry]) -> None:
        same = [_key(entry) for entry in entries] == [_key(entry) for entry in self.entries]
        if same:
            changed = [row for row, pair in enumerate(zip(entries, self.entries, strict=True)) if pair[0] != pair[1]]
            self.entries = tuple(entries)
            for row in changed:
                self.dataChanged.emit(self.index(row), self.index(row))
            return
        self.beginResetModel()
        self.entries = tuple(entries)
        self.endResetModel()

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.entries)

    def row_of(self, number: str) -> int | None:
        found = (row for row, entry in enumerate(self.entries) if entry.tile and entry.tile.number == number)
        return next(found, None)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        entry = row_at(self.entries, index)
        if entry is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return entry.tile.number if entry.tile else entry.title
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(entry.tile.tip) if entry.tile else None
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return entry.tile.tip if entry.tile else entry.title
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        entry = row_at(self.entries, index)
        if entry is None or entry.tile is None:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


def _key(entry: Entry) -> str:
    return entry.tile.number if entry.tile else entry.title[:1]


class TrayDelegate(QStyledItemDelegate):
    theme = LIGHT
    room = 200  # the width of a heading

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model = index.model()
        assert isinstance(model, TrayModel)
        entry, box = row_at(model.entries, index), QRectF(option.rect)
        if entry is None:
            return
        painter.save()
        if entry.tile is None:
            write(painter, entry.title, box.adjusted(SPACE, 0, -SPACE, 0), face(SMALL, True), self.theme.quiet, LEFT)
        else:
            self._tile(painter, entry.tile, box, option.state)
        painter.restore()

    def _tile(self, painter: QPainter, tile: TileView, box: QRectF, state: QStyle.StateFlag) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if state & QStyle.StateFlag.State_Selected:
            painter.setPen(QPen(QColor(self.theme.accent), 2))
            painter.setBrush(QColor(self.theme.surface))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 4, 4)
        picture = tile_picture(tile.picture, scaled(SIDE), painter.device().devicePixelRatio())
        size = picture.deviceIndependentSize()
        painter.setOpacity(1.0 if tile.left else 0.35)
        painter.drawPixmap(QPointF(box.center().x() - size.width() / 2, box.top() + 3), picture)
        painter.setOpacity(1.0)
        line = QRectF(box.left(), box.top() + size.height() + 3, box.width(), face().height)
        write(painter, tile.number, line, face(BODY, True), self.theme.text if tile.left else self.theme.quiet, CENTRE)
        line.translate(0, face().height - 2)
        write(painter, tile.count, line, face(SMALL), self.theme.quiet, CENTRE)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        model = index.model()
        assert isinstance(model, TrayModel)
        entry = row_at(model.entries, index)
        if entry is None or entry.tile is None:
            return QSize(self.room, row_height())
        wide, high = widest(scaled(SIDE))
        lines = face().height + face(SMALL).height
        return QSize(max(wide + 8, round(face(SMALL).width("10 of 11")) + 6), round(high + lines + 5))


class TrayList(QListView):
    taken = Signal(str)  # a tile's number

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("tiles-tray")
        self.setAccessibleName(text("tiles-tray"))
        self.tray = TrayModel(self)
        self.painting = TrayDelegate(self)
        self.setModel(self.tray)
        self.setItemDelegate(self.painting)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QListView.SelectionMode.SingleSelection)
        self.selectionModel().currentChanged.connect(self._moved)

    def select(self, number: str) -> None:
        row = self.tray.row_of(number)
        if row is not None:
            self.setCurrentIndex(self.tray.index(row))
            self.scrollTo(self.tray.index(row))

    def _moved(self, current: QModelIndex, before: QModelIndex) -> None:
        entry = row_at(self.tray.entries, current)
        if entry is not None and entry.tile is not None:
            self.taken.emit(entry.tile.number)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.painting.room = self.viewport().width() - 2
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()
