"""The legend: every line with its sample, its name and the value under the cursor; a click or a key switches it off."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractListModel, QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ui.paint.cards import symbol_path
from ui.paint.ink import LEFT, RIGHT, face, write
from ui.paint.plain import tip
from ui.paint.theme import BODY, LIGHT, SPACE, Theme, scaled
from ui.values.chart_lines import Dash, Look, ink
from ui.widgets.check_list import TickList, paint_row_state, ticks
from ui.widgets.rows import NOWHERE, Index, row_at

SAMPLE = 26  # pixels of a line
ROW = 20
SMALL = BODY - 1
PATTERNS: dict[Dash, list[float]] = {"solid": [], "dashed": [4, 2], "dotted": [1, 1.6], "dash-dot": [5, 2, 1, 2]}


@dataclass(frozen=True, slots=True)
class LegendRow:
    key: str
    name: str
    look: Look
    value: str = ""
    tip: str = ""


class LegendModel(QAbstractListModel):
    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.rows: tuple[LegendRow, ...] = ()
        self.hidden: set[str] = set()

    def show_rows(self, rows: Sequence[LegendRow], hidden: set[str]) -> None:
        """Tells just the rows that differ."""
        changed = [
            n for n, (new, old) in enumerate(zip(rows, self.rows, strict=False)) if self._differs(new, old, hidden)
        ]
        if [row.key for row in rows] == [row.key for row in self.rows]:
            self.rows, self.hidden = tuple(rows), set(hidden)
            for number in changed:
                self.dataChanged.emit(self.index(number), self.index(number))
            return
        self.beginResetModel()
        self.rows, self.hidden = tuple(rows), set(hidden)
        self.endResetModel()

    def _differs(self, new: LegendRow, old: LegendRow, hidden: set[str]) -> bool:
        return new != old or (new.key in hidden) != (old.key in self.hidden)

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = row_at(self.rows, index)
        if row is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return row.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return " ".join(part for part in (row.name, row.value, row.tip) if part)
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(row.tip) or None
        if role == Qt.ItemDataRole.CheckStateRole:
            return Qt.CheckState.Unchecked if row.key in self.hidden else Qt.CheckState.Checked
        return None


class LegendDelegate(QStyledItemDelegate):
    theme: Theme = LIGHT

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(10, scaled(ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model = index.model()
        assert isinstance(model, LegendModel)
        row = row_at(model.rows, index)
        if row is None:
            return
        box = QRectF(option.rect)
        state: QStyle.StateFlag = option.state
        off = row.key in model.hidden
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_row_state(painter, box, state, self.theme)
        sample = QRectF(box.left() + SPACE, box.top(), scaled(SAMPLE), box.height())
        if off:
            painter.setOpacity(0.3)
        paint_sample(painter, row.look, sample, self.theme.surface)
        painter.setOpacity(1.0)
        words = box.adjusted(sample.width() + 2.5 * SPACE, 0, -SPACE, 0)
        self._words(painter, row, words, self.theme.quiet if off else self.theme.text, off=off)
        painter.restore()

    @staticmethod
    def _words(painter: QPainter, row: LegendRow, box: QRectF, ink: str, *, off: bool) -> None:
        plain, strong = face(SMALL), face(SMALL, True)
        value = 0.0 if off else strong.width(row.value)
        name = plain.elided(row.name, box.width() - value - SPACE)
        write(painter, name, box, plain, ink, LEFT)
        if off:
            middle = box.center().y()
            painter.setPen(QPen(QColor(ink), 1))
            painter.drawLine(QPointF(box.left(), middle), QPointF(box.left() + plain.width(name), middle))
        else:
            write(painter, row.value, box, strong, ink, RIGHT)


def paint_sample(painter: QPainter, look: Look, box: QRectF, ground: str) -> None:
    """A piece of the line with its mark."""
    colour = QColor(ink(look.colour, ground))
    pen = QPen(colour, 2.6 if look.wide else 1.8)
    if PATTERNS[look.dash]:
        pen.setDashPattern(PATTERNS[look.dash])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    middle = box.center().y()
    painter.drawLine(QPointF(box.left(), middle), QPointF(box.right(), middle))
    painter.setPen(QPen(QColor(ground), 1))
    painter.setBrush(colour)
    painter.drawPath(symbol_path(look.symbol, box.center(), scaled(9) / 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)


class Legend(TickList):
    toggled = Signal(str)
    pointed = Signal(str)  # a line under the pointer or the keyboard's cursor; "" for none

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("legend")
        self.lines = LegendModel(self)
        self.delegate = LegendDelegate(self)
        self.setModel(self.lines)
        self.setItemDelegate(self.delegate)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.clicked.connect(self._toggle)

    def set_theme(self, theme: Theme) -> None:
        self.delegate.theme = theme
        self.viewport().update()

    def needed_width(self) -> int:
        plain, strong = face(SMALL), face(SMALL, True)
        words = [plain.width(row.name) + strong.width(row.value or "0,000") for row in self.lines.rows]
        return round(max(words, default=0.0)) + scaled(SAMPLE) + 7 * SPACE

    def place_of(self, key: str) -> Index:
        return self.lines.index([row.key for row in self.lines.rows].index(key))

    def _toggle(self, index: Index) -> None:
        row = row_at(self.lines.rows, index)
        if row is not None:
            self.toggled.emit(row.key)

    def _point(self, index: Index) -> None:
        row = row_at(self.lines.rows, index) if index.isValid() else None
        self.pointed.emit(row.key if row is not None else "")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if ticks(event, "charts") and index.isValid():
            self._toggle(index)
            return
        super().keyPressEvent(event)
        self._point(self.currentIndex())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._point(self.indexAt(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit("")
