"""Tables of the window: a model of `Cell`s, one delegate that draws them, and a view with heads that stay.

Figures stand right, changed values flash softly once. A panel gives `CellTable.show_rows` its columns and rows and
listens to `pointed`, `chosen` and `wanted`; all speak in the keys of row and column.
"""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QEvent, QLineF, QPoint, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QTableView, QWidget

from ui.paint.ink import face, pen, row_height
from ui.paint.theme import LIGHT, SPACE, Theme
from ui.values.cells import Column, Row
from ui.widgets.cell_model import CellModel
from ui.widgets.cell_painting import SMALL, CellDelegate, CellHead, cell_width, label_width, spare_width

FLASH_MS = 900
FLASH_STEPS = 6
SHORTENED = 8  # letters of a title
CUT = 4  # letters of it where there is too little room


class CellTable(QTableView):
    """A table of cells whose columns fill its width."""

    pointed = Signal(str, str)  # row and column under the pointer, "" where there is none
    chosen = Signal(str, str)  # clicked, or Enter
    wanted = Signal(str, str)  # double click, or Enter
    fitted = Signal()  # the columns have been laid out

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cells = CellModel(self)
        self.delegate = CellDelegate(self)
        self.setModel(self.cells)
        self.setItemDelegate(self.delegate)
        self.setHorizontalHeader(CellHead(Qt.Orientation.Horizontal, self))
        self.setVerticalHeader(CellHead(Qt.Orientation.Vertical, self))
        for head in (self.horizontalHeader(), self.verticalHeader()):
            assert isinstance(head, CellHead)
            self.cells.head_changed.connect(head.update_section)
        self.setShowGrid(False)
        self.setCornerButtonEnabled(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.leader: CellTable | None = None  # a table above, whose columns this one follows
        self.least_side = 0
        self._laid: tuple[int, ...] = ()
        self._spanned: set[tuple[int, int, int]] = set()
        self.cells.modelAboutToBeReset.connect(self._forget)
        self.needed: list[int] = []
        self.least: list[int] = []  # where titles are cut
        self._measured: dict[str, tuple[Row, list[float]]] = {}  # rows by their key, and what their cells need
        self._step = 0  # of the flash
        self._fade = QVariantAnimation(self)
        self._fade.setStartValue(1.0)
        self._fade.setEndValue(0.0)
        self._fade.setDuration(FLASH_MS)
        self._fade.valueChanged.connect(self._faded)
        self.clicked.connect(lambda index: self.chosen.emit(*self.cells.keys(index)))
        self.doubleClicked.connect(lambda index: self.wanted.emit(*self.cells.keys(index)))
        self.horizontalHeader().sectionClicked.connect(
            lambda section: self.chosen.emit("", self.cells.columns[section].key)
        )
        self.verticalHeader().sectionClicked.connect(lambda section: self.chosen.emit(self.cells.rows[section].key, ""))
        self.set_theme(LIGHT)

    def set_theme(self, theme: Theme) -> None:
        self.delegate.theme = theme
        for head in (self.horizontalHeader(), self.verticalHeader()):
            assert isinstance(head, CellHead)
            head.theme = theme
            head.viewport().update()
        self.viewport().update()

    def show_rows(self, columns: Sequence[Column], rows: Sequence[Row], *, flash: bool = False) -> None:
        self.cells.set_rows(columns, rows, flash=flash)
        self.executeDelayedItemsLayout()
        self._spans(rows)
        self.needed = self.needed_widths()
        self.least = self._least_widths()
        self.fit()
        self._fade.stop()
        if self.cells.flashing:
            self._step = FLASH_STEPS
            self._fade.start()

    def _spans(self, rows: Sequence[Row]) -> None:
        wanted = {
            (number, place, cell.span)
            for number, row in enumerate(rows)
            for place, cell in enumerate(row.cells)
            if cell.span > 1
        }
        if wanted != self._spanned:
            self._spanned = wanted
            self.clearSpans()
            for number, place, span in wanted:
                self.setSpan(number, place, 1, span)

    def _forget(self) -> None:
        self._spanned = set()
        self._laid = ()

    def needed_widths(self) -> list[int]:
        """What each column needs for its title and its widest cell."""
        widths = [title_width(column) for column in self.cells.columns]
        measured = {row.key: self._measure(row) for row in self.cells.rows}
        for _, needs in measured.values():
            for place, needed in enumerate(needs):
                widths[place] = max(widths[place], needed)
        self._measured = measured
        return [round(width + 0.5) for width in widths]

    def _least_widths(self) -> list[int]:
        """What the figures need; of most titles, and of lists of papers, a few letters will do."""
        letters = face(SMALL).width("0") * CUT + 2 * SPACE
        found = [
            title_width(column) if column.whole else min(title_width(column), letters) for column in self.cells.columns
        ]
        for row, needs in self._measured.values():
            for place, (cell, needed) in enumerate(zip(row.cells, needs, strict=True)):
                found[place] = max(found[place], 0.0 if cell.small else needed - spare_width(cell))
        return [min(pair) for pair in zip((round(width) for width in found), self.needed, strict=True)]

    def _measure(self, row: Row) -> tuple[Row, list[float]]:
        known = self._measured.get(row.key)
        if known is not None and (known[0] is row or known[0] == row):
            return known
        return row, [cell_width(cell) for cell in row.cells]

    def keys_at(self, place: QPoint) -> tuple[str, str] | None:
        """The keys of row and column at a place of the screen, "" for the one that a head has not."""
        if not self.isVisible() or not self.rect().contains(self.mapFromGlobal(place)):
            return None
        inside = self.viewport().mapFromGlobal(place)
        row, column = self.rowAt(inside.y()), self.columnAt(inside.x())
        rows, columns = self.cells.rows, self.cells.columns
        row_key = rows[row].key if inside.y() >= 0 and 0 <= row < len(rows) else ""
        column_key = columns[column].key if inside.x() >= 0 and 0 <= column < len(columns) else ""
        return (row_key, column_key) if row_key or column_key else None

    def follow(self, leader: "CellTable") -> None:
        """Stand below another table: same columns, scrolled together."""
        self.leader = leader
        leader.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        leader.horizontalScrollBar().valueChanged.connect(self.horizontalScrollBar().setValue)
        self.horizontalScrollBar().valueChanged.connect(leader.horizontalScrollBar().setValue)
        leader.fitted.connect(self.fit)

    def need(self, other: "CellTable") -> None:
        """Columns need at least as much as those of another table."""
        self.needed = [max(pair) for pair in zip(self.needed, other.needed, strict=True)]
        self.least = [max(pair) for pair in zip(self.least, other.least, strict=True)]

    def fit(self) -> None:
        """Lay the columns out: leave out what has no room, and give what is left over to those that stretch."""
        rows, leader = self.verticalHeader(), self.leader
        if leader is None:
            side, widths = self.side, spread(self.cells.columns, self.needed, self.least, self.room)
            widths = narrowed(widths, self.least, self.room)
        else:
            side = leader.verticalHeader().width()
            widths = [leader.columnWidth(place) for place in range(len(self.cells.columns))]
        wanted = (row_height(), len(self.cells.rows), side, *widths)
        if wanted != self._laid:
            self._laid = wanted
            self._set_heights(row_height())
            if not rows.isHidden():
                rows.setFixedWidth(side)
            quiet = self.horizontalHeader().blockSignals(True)  # else every column would have all painted once more
            for place, width in enumerate(widths):
                self._lay(place, width)
            self.horizontalHeader().blockSignals(quiet)
            self.updateGeometries()
            self.horizontalHeader().viewport().update()
            self.viewport().update()
            self.fitted.emit()

    def _set_heights(self, high: int) -> None:
        rows, columns = self.verticalHeader(), self.horizontalHeader()
        columns.setFixedHeight(high)
        columns.setMinimumSectionSize(1)
        rows.setMinimumSectionSize(high)
        rows.setDefaultSectionSize(high)

    def _lay(self, place: int, width: int) -> None:
        if self.isColumnHidden(place) != (width == 0):
            self.setColumnHidden(place, width == 0)
        if width and self.columnWidth(place) != width:
            self.setColumnWidth(place, width)

    @property
    def side(self) -> int:
        """The width of the heads at the side."""
        widest = max((label_width(row) for row in self.cells.rows), default=0.0)
        return max(self.least_side, round(widest + 0.5))

    @property
    def bar(self) -> int:
        """The width of the scroll bar, where there are more rows than can be seen."""
        head = self.horizontalHeader()
        high = row_height() * (len(self.cells.rows) + (0 if head.isHidden() else 1))
        return self.verticalScrollBar().sizeHint().width() if high > self.height() else 0

    @property
    def room(self) -> int:
        """What the columns have, beside the heads and a scroll bar where there is one."""
        rows = self.verticalHeader()
        return self.width() - (0 if rows.isHidden() else self.side) - self.bar

    def _faded(self, strength: float) -> None:
        """In a few steps: nobody sees more of them, and every one paints the cells anew."""
        step = ceil(strength * FLASH_STEPS)
        if step == self._step and strength < 1:
            return
        self._step = step
        self.delegate.strength = step / FLASH_STEPS
        rows = {row.key: number for number, row in enumerate(self.cells.rows)}
        columns = {column.key: number for number, column in enumerate(self.cells.columns)}
        for row, column in self.cells.flashing:
            self.viewport().update(self.visualRect(self.cells.index(rows[row], columns[column])))

    def paintEvent(self, event: QPaintEvent) -> None:
        current = self.currentIndex()
        focused = current.isValid() and self.hasFocus()
        self.delegate.focus = (current.row(), current.column()) if focused else None
        super().paintEvent(event)
        self._paint_lines(QPainter(self.viewport()))

    def _paint_lines(self, painter: QPainter) -> None:
        """Below every row, before columns and above rows that begin something new."""
        theme, high = self.delegate.theme, self.verticalHeader().defaultSectionSize()
        width, height = self.horizontalHeader().length(), high * len(self.cells.rows)
        left, top = self.columnViewportPosition(0), self.rowViewportPosition(0)
        painter.setPen(pen(theme.line))
        painter.drawLines([_line(left, top + high * n - 0.5, width, 0) for n in range(1, len(self.cells.rows) + 1)])
        for place, column in enumerate(self.cells.columns):
            if column.rule:
                painter.drawLine(_line(self.columnViewportPosition(place) + 0.5, top, 0, height))
        painter.setPen(pen(theme.quiet))
        for number, row in enumerate(self.cells.rows):
            if row.rule:
                painter.drawLine(_line(left, top + high * number + 0.5, width, 0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.needed and len(self.needed) == len(self.cells.columns):  # not while other columns are coming
            self.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and index.isValid():
            self.chosen.emit(*self.cells.keys(index))
            self.wanted.emit(*self.cells.keys(index))
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        index = self.indexAt(event.position().toPoint())
        self.pointed.emit(*(self.cells.keys(index) if index.isValid() else ("", "")))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit("", "")


def _line(x: float, y: float, width: float, height: float) -> QLineF:
    return QLineF(x, y, x + width, y + height)


def title_width(column: Column) -> float:
    """What the title of a column needs; a long one is shortened before it makes the column wide."""
    head = face(SMALL, True)
    return min(head.width("0") * SHORTENED, head.width(column.title)) + 2 * SPACE + 1


def spread(columns: Sequence[Column], needed: Sequence[int], least: Sequence[int], room: int) -> list[int]:
    """The width of each column: what has no room is left out, and what is left over goes to those that stretch."""
    widths = list(needed)
    for place in sorted(range(len(widths)), key=lambda place: -columns[place].drop):
        lowest = (small for small, wide in zip(least, widths, strict=True) if wide)
        if columns[place].drop and sum(lowest if columns[place].held else widths) > room:
            widths[place] = 0
    return _levelled(widths, [column.stretch for column in columns], room)


def narrowed(widths: Sequence[int], least: Sequence[int], room: int) -> list[int]:
    """Where columns are wider than their room, the titles of the widest are cut first."""
    found = list(widths)
    for width in range(max(found, default=0), 0, -1):
        if sum(found) <= room:
            break
        found = [min(now, max(width, needed)) if now else 0 for now, needed in zip(found, least, strict=True)]
    return found


def _levelled(widths: list[int], stretches: list[int], room: int) -> list[int]:
    """What is left over goes to the columns that stretch, the narrow ones first."""
    growing = [place for place, stretch in enumerate(stretches) if stretch and widths[place]]
    free = room - sum(width for place, width in enumerate(widths) if place not in growing)
    found = list(widths)
    while growing and free > sum(widths[place] for place in growing):
        each = free / sum(stretches[place] for place in growing)
        wide = [place for place in growing if widths[place] > each * stretches[place]]
        if not wide:
            for place in growing:
                found[place] = int(each * stretches[place])
            break
        free -= sum(widths[place] for place in wide)
        growing = [place for place in growing if place not in wide]
    return found
