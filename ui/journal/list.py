"""The journal's rows in a list: a model that only tells what changed, a delegate, and a view that follows the end."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QRect,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from ui.journal.views.view import Row
from ui.paint.cards import paint_plate, plate_width
from ui.paint.ink import CENTRE, Face, face, write
from ui.paint.theme import BODY, HEADING, LIGHT, ROW, SPACE, scaled
from ui.values.chips import ChipView
from ui.widgets.pointing import Pointing
from ui.widgets.rows import NOWHERE, Index, row_at

FLAG = "◆ "
WRAP = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap


class JournalModel(QAbstractTableModel):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: list[Row] = []

    def sync(self, wanted: Sequence[Row]) -> int:
        """Become these rows; what stands already at the beginning is left alone. Answers where the new ones begin."""
        same, shorter = 0, min(len(self.rows), len(wanted))
        while same < shorter and self.rows[same] is wanted[same]:
            same += 1
        if same < shorter:
            self.rows[same:shorter] = wanted[same:shorter]
            self.dataChanged.emit(self.index(same, 0), self.index(shorter - 1, 0))
        if shorter < len(self.rows):
            self.beginRemoveRows(NOWHERE, shorter, len(self.rows) - 1)
            del self.rows[shorter:]
            self.endRemoveRows()
        if shorter < len(wanted):
            self.beginInsertRows(NOWHERE, shorter, len(wanted) - 1)
            self.rows.extend(wanted[shorter:])
            self.endInsertRows()
        return same

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = row_at(self.rows, index)
        if row is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return row.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{row.company} {row.text}" if row.kind == "turn" and row.company else row.text
        return None


def row_face(row: Row) -> Face:
    match row.kind:
        case "round":
            return face(HEADING, True)
        case "turn":
            return face(BODY, True)
    return face()


def row_text(row: Row) -> str:
    return f"{FLAG}{row.text}" if row.flagged else row.text


class RowDelegate(QStyledItemDelegate):
    theme = LIGHT

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.chips: dict[str, ChipView] = {}
        self.looked_at: int | None = None  # the last entry of the rows that tell of it

    def left(self, row: Row) -> float:
        """Where the text begins: lines stand in, under the plate of the company that acts."""
        if row.kind == "line":
            return 4 * SPACE + (0 if row.first else 3 * SPACE)
        if row.kind == "turn" and row.company in self.chips:
            return 3 * SPACE + plate_width(self._plate())
        return 2 * SPACE

    def height(self, row: Row, width: int) -> int:
        chosen, text = row_face(row), row_text(row)
        room = width - self.left(row) - 2 * SPACE
        if chosen.width(text) <= room:
            return scaled(ROW)
        box = chosen.metrics.boundingRect(QRectF(0, 0, room, 10_000), int(WRAP), text)
        return round(box.height()) + 2 * SPACE

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model = index.model()
        assert isinstance(model, JournalModel)
        row = row_at(model.rows, index)
        if row is None:
            return
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        box, chosen = QRectF(rect), row_face(row)
        painter.save()
        if row.kind == "round":
            painter.fillRect(box, QColor(self.theme.window))
            painter.setPen(QPen(QColor(self.theme.line), 1))
            painter.drawLine(box.topLeft(), box.topRight())
        if state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver) and row.kind == "line":
            painter.fillRect(box, _faint(self.theme.accent, 0.12))
        if row.kind == "line" and row.entry == self.looked_at:
            painter.fillRect(box, _faint(self.theme.warn, 0.18))
            painter.fillRect(QRectF(box.left(), box.top(), SPACE, box.height()), QColor(self.theme.warn))
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(self.theme.accent), 1))
            painter.drawRect(box.adjusted(0.5, 0.5, -1, -1))
        chip = self.chips.get(row.company or "") if row.kind == "turn" else None
        if chip is not None:
            high = self._plate()
            plate = QRectF(box.left() + 2 * SPACE, box.center().y() - high / 2, plate_width(high), high)
            paint_plate(painter, chip, plate)
        painter.setFont(chosen.font)
        painter.setPen(QColor(self.theme.warn if row.flagged else self.theme.text))
        painter.drawText(box.adjusted(self.left(row), 0, -2 * SPACE, 0), int(WRAP), row_text(row))
        painter.restore()

    @staticmethod
    def _plate() -> float:
        return scaled(18)


def _faint(colour: str, share: float) -> QColor:
    found = QColor(colour)
    found.setAlphaF(share)
    return found


class JournalList(Pointing, QTableView):
    pointed = Signal(object)  # the row under the pointer or the keyboard's cursor, or None
    chosen = Signal(object)  # a row: double click, or Enter

    def __init__(self) -> None:
        super().__init__()
        self.journal = JournalModel(self)
        self.delegate = RowDelegate(self)
        self.empty = ""  # what is said where there is no row
        self._wide = 0  # the width that heights were made for
        colours = self.palette()
        colours.setColor(QPalette.ColorRole.Highlight, Qt.GlobalColor.transparent)  # the delegate paints what is chosen
        self.setPalette(colours)
        self.setModel(self.journal)
        self.setItemDelegate(self.delegate)
        self.setShowGrid(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setTabKeyNavigation(False)
        self.horizontalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        heights = self.verticalHeader()
        heights.hide()
        heights.setMinimumSectionSize(1)
        heights.setDefaultSectionSize(scaled(ROW))
        self.watch_pointer()
        self.activated.connect(lambda index: self.chosen.emit(self.journal.rows[index.row()]))

    def show_rows(self, rows: Sequence[Row]) -> None:
        """The new rows; who reads at the end stays at the end."""
        at_end = self._at_end()
        self._fit(self.journal.sync(rows))
        if at_end:
            self.scrollToBottom()

    def _at_end(self) -> bool:
        bar = self.verticalScrollBar()
        return bar.value() >= bar.maximum() - scaled(ROW)

    def look_at(self, entry: int | None) -> None:
        """Mark the rows of an entry, or of the first one after it that is told, and bring them into sight."""
        rows = self.journal.rows
        number = next((n for n, row in enumerate(rows) if row.kind == "line" and row.entry >= (entry or 0)), None)
        wanted = None if entry is None or number is None else rows[number].entry
        if wanted != self.delegate.looked_at:
            self.delegate.looked_at = wanted
            self.viewport().update()
            if wanted is not None and number is not None:
                self._bring(self.journal.index(number, 0))

    def _bring(self, index: Index) -> None:
        """Into sight, with what stands around it."""
        if not self.viewport().rect().contains(self.visualRect(index)):
            self.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)

    def _fit(self, first: int = 0) -> None:
        """Heights of the rows from this one on."""
        wide = self.viewport().width()
        self._wide = wide
        heights = self.verticalHeader()
        for number in range(first, len(self.journal.rows)):
            high = self.delegate.height(self.journal.rows[number], wide)
            if heights.sectionSize(number) != high:
                heights.resizeSection(number, high)

    def moveCursor(self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Home and End lead to the first and the last row; in a table they would stay in theirs."""
        if action in (QAbstractItemView.CursorAction.MoveHome, QAbstractItemView.CursorAction.MoveEnd):
            modifiers |= Qt.KeyboardModifier.ControlModifier
        return super().moveCursor(action, modifiers)

    def resizeEvent(self, event: QResizeEvent) -> None:
        at_end = self._at_end()
        super().resizeEvent(event)
        if self.viewport().width() != self._wide:
            self._fit()
        if at_end:
            self.scrollToBottom()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.journal.rows and self.empty:
            box = QRectF(self.viewport().rect())
            write(QPainter(self.viewport()), self.empty, box, face(), self.delegate.theme.quiet, CENTRE)

    def pointed_rows(self) -> Sequence[Row]:
        return self.journal.rows
