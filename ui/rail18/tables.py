"""Tables of the window: a model of `Cell`s, one delegate that draws them, and a view with heads that stay.

Figures stand right, changed values flash softly once. A panel gives `CellTable.show_rows` its columns and rows and
listens to `pointed`, `chosen` and `wanted`; all speak in the keys of row and column.
"""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QTableView, QWidget

from ui.ink import face, row_height
from ui.rail18.cell_model import CellModel
from ui.rail18.cell_painting import SMALL, CellDelegate, CellHead, cell_width, label_width
from ui.theme import LIGHT, SPACE, Theme
from ui.viewmodels.cells import Column, Row

FLASH_MS = 900


class CellTable(QTableView):
    """A table of cells whose columns fill its width."""

    pointed = Signal(str, str)  # row and column under the pointer, "" where there is none
    chosen = Signal(str, str)  # clicked, or Enter
    wanted = Signal(str, str)  # double click

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cells = CellModel(self)
        self.delegate = CellDelegate(self)
        self.setModel(self.cells)
        self.setItemDelegate(self.delegate)
        self.setHorizontalHeader(CellHead(Qt.Orientation.Horizontal, self))
        self.setVerticalHeader(CellHead(Qt.Orientation.Vertical, self))
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
        self._needed: list[int] = []
        self._fade = QVariantAnimation(self)
        self._fade.setStartValue(1.0)
        self._fade.setEndValue(0.0)
        self._fade.setDuration(FLASH_MS)
        self._fade.valueChanged.connect(self._faded)
        self.clicked.connect(lambda index: self.chosen.emit(*self.cells.keys(index)))
        self.activated.connect(lambda index: self.chosen.emit(*self.cells.keys(index)))
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
        self._spans(rows)
        self._needed = self.needed_widths()
        self.fit()
        if self.cells.flashing:
            self._fade.stop()
            self._fade.start()

    def _spans(self, rows: Sequence[Row]) -> None:
        self.clearSpans()
        for number, row in enumerate(rows):
            for place, cell in enumerate(row.cells):
                if cell.span > 1:
                    self.setSpan(number, place, 1, cell.span)

    def needed_widths(self) -> list[int]:
        """What each column needs for its title and its widest cell."""
        head = face(SMALL, True)
        widths = [head.width(column.title) + 2 * SPACE + 1 for column in self.cells.columns]
        for row in self.cells.rows:
            for place, cell in enumerate(row.cells):
                widths[place] = max(widths[place], cell_width(cell))
        return [round(width + 0.5) for width in widths]

    def fit(self, widths: Sequence[int] | None = None, side: int | None = None) -> None:
        """Lay the columns out; what is left over goes to those that stretch."""
        if widths is not None:
            self._needed = list(widths)
        high = row_height()
        rows, columns = self.verticalHeader(), self.horizontalHeader()
        columns.setFixedHeight(high)
        rows.setMinimumSectionSize(high)
        rows.setDefaultSectionSize(high)
        labels = [label_width(row) for row in self.cells.rows]
        if side is not None:
            rows.setFixedWidth(side)
        elif labels:
            rows.setFixedWidth(round(max(labels) + 0.5))
        spread = self._spread(self.width() - (rows.width() if not rows.isHidden() else 0) - self._bar())
        columns.setMinimumSectionSize(1)
        for place, width in enumerate(spread):
            if self.columnWidth(place) != width:
                self.setColumnWidth(place, width)

    def _bar(self) -> int:
        """The room of the vertical scroll bar where there is one."""
        high = row_height() * len(self.cells.rows)
        head = 0 if self.horizontalHeader().isHidden() else row_height()
        return self.verticalScrollBar().sizeHint().width() if high + head > self.height() else 0

    def _spread(self, room: int) -> list[int]:
        parts = sum(column.stretch for column in self.cells.columns)
        over = max(0, room - sum(self._needed))
        if not parts or not over:
            return self._needed
        return [
            needed + over * column.stretch // parts
            for needed, column in zip(self._needed, self.cells.columns, strict=True)
        ]

    def _faded(self, strength: float) -> None:
        self.delegate.strength = strength
        for row in range(len(self.cells.rows)):
            for column in range(len(self.cells.columns)):
                index = self.cells.index(row, column)
                if self.cells.keys(index) in self.cells.flashing:
                    self.viewport().update(self.visualRect(index))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._needed:
            self.fit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        index = self.indexAt(event.position().toPoint())
        self.pointed.emit(*(self.cells.keys(index) if index.isValid() else ("", "")))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit("", "")
