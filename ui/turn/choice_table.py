"""A table of choices: click a cell, or move with the keys of the panel."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QSizePolicy, QTableView, QWidget

from ui.paint.ink import face
from ui.paint.theme import ROW, SHEET_ROW, Theme, font, scaled
from ui.turn.choice_delegate import PAD, SMALL, ChoiceDelegate
from ui.turn.choice_model import ChoiceModel
from ui.values.cells import Cell
from ui.values.turn import Choice, TurnTable

LEAST = 8  # pixels of a column
SPARE = 2  # pixels of a column that no text needs
LONG = 100  # pixels: words that can be cut and are still understood
SHOWN = 5  # rows that are never given up for anything else, as long as the panel is high; of pictures fewer


def cut_alike(widths: Sequence[int], excess: int) -> list[int]:
    """So much less in all, the same from each."""
    part, rest = divmod(excess, len(widths))
    return [max(LEAST, width - part - (number < rest)) for number, width in enumerate(widths)]


def cut_widest(widths: Sequence[int], excess: int) -> list[int]:
    """So much less in all, taken from the widest: a short name beside a long one stays whole."""
    found = list(widths)
    for _ in range(excess):
        widest = max(range(len(found)), key=found.__getitem__)
        if found[widest] <= LEAST:
            break
        found[widest] -= 1
    return found


class Heads(QHeaderView):
    """Quiet headings without the look of buttons."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.theme = theme
        self.setSectionsClickable(False)
        self.setMinimumSectionSize(LEAST)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setFixedHeight(scaled(18))

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        model = self.model()
        words = model.headerData(logicalIndex, Qt.Orientation.Horizontal)
        align = model.headerData(logicalIndex, Qt.Orientation.Horizontal, Qt.ItemDataRole.TextAlignmentRole)
        painter.fillRect(rect, QColor(self.theme.window))
        if words:
            painter.setFont(font(SMALL))
            painter.setPen(QColor(self.theme.quiet))
            painter.drawText(rect.adjusted(PAD, 0, -PAD, 0), align, words)


class ChoiceTable(QTableView):
    chosen = Signal(object)  # Choice
    insisted = Signal(object)  # an Action that is refused here, and was clicked all the same
    pointed = Signal(object)  # Cell under the mouse, or None

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown = SHOWN  # rows, whatever the height
        self.choices = ChoiceModel(self)
        self.painting = ChoiceDelegate(theme)
        self._heads = Heads(theme)
        self.setModel(self.choices)
        self.setItemDelegate(self.painting)
        self.setHorizontalHeader(self._heads)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(8)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._natural: list[int] = []
        self._pressed: tuple[int, int] | None = None
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        self.painting.theme = theme
        self._heads.theme = theme
        self.setStyleSheet(f"QTableView {{ background: {theme.window}; border: none; }}")

    def show_table(self, table: TurnTable) -> None:
        self.setObjectName(f"turn-{table.id}")
        self.painting.hovered = self.painting.cursor = None
        height = scaled(SHEET_ROW if table.dense else ROW) * table.tall
        if self.verticalHeader().defaultSectionSize() != height:
            self.verticalHeader().setDefaultSectionSize(height)
        self.choices.show_table(table)
        self._heads.setVisible(any(table.heads))
        columns = self.choices.columnCount()
        self._natural = [
            max((self.painting.width(row[column]) for row in table.rows if column < len(row)), default=0)
            for column in range(columns)
        ]
        for column, words in enumerate(table.heads[:columns]):
            self._natural[column] = max(self._natural[column], round(face(SMALL).width(words)) + 2 * PAD + 2)
        self.executeDelayedItemsLayout()
        self._spread()
        self.updateGeometry()

    @property
    def table(self) -> TurnTable:
        return self.choices.table

    # measures

    def _content_height(self) -> int:
        rows = len(self.table.rows) * self.verticalHeader().defaultSectionSize()
        return rows + (self._heads.height() if any(self.table.heads) else 0)

    def sizeHint(self) -> QSize:
        return QSize(sum(self._natural), self._content_height())

    def show_at_least(self, rows: int) -> None:
        if rows != self._shown:
            self._shown = rows
            self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        row = self.verticalHeader().defaultSectionSize()
        possible = [number for number, cells in enumerate(self.table.rows) if any(cell.choice for cell in cells)]
        shown = max(self._shown // self.table.tall, 2)
        least = min(max(possible, default=0) + 1, shown) * row + (self._heads.height() if any(self.table.heads) else 0)
        return QSize(60, least)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._spread()

    def _spread(self) -> None:
        """Give the columns the width there is."""
        room = self.viewport().width() - sum(self._natural)
        wide = self.table.wide
        widths = list(self._natural)
        if wide is not None and wide < len(widths):
            widths[wide] = max(widths[wide] + room, 40)
        elif room > 0 and widths:
            takers = [column for column in range(len(widths)) if self._grows(column)] or list(range(len(widths)))
            for column in takers:
                widths[column] += room // len(takers)
        elif room < 0 and widths:
            givers = [column for column in range(len(widths)) if not self._named(column)] or list(range(len(widths)))
            words = [column for column in givers if widths[column] >= scaled(LONG)]
            if words and -room * 4 <= sum(widths[column] for column in words):  # a number that is cut says nothing
                spare = min(SPARE, -room // len(givers))
                widths = [width - spare * (column in givers) for column, width in enumerate(widths)]
                room += spare * len(givers)
                givers = words
            cut = cut_widest if len(self.table.rows) == 1 else cut_alike  # in one row nothing stands below each other
            for column, width in zip(givers, cut([widths[column] for column in givers], -room), strict=True):
                widths[column] = width
        quiet = self._heads.blockSignals(True)  # a column that tells of its new width makes all be painted twice
        for column, width in enumerate(widths):
            if self.columnWidth(column) != width:
                self.setColumnWidth(column, width)
        self._heads.blockSignals(quiet)
        self._heads.viewport().update()
        self.viewport().update()

    def _named(self, column: int) -> bool:
        """Names of companies are not cut where numbers can stand closer."""
        return any(column < len(row) and row[column].chip is not None for row in self.table.rows)

    def _grows(self, column: int) -> bool:
        return any(column < len(row) and row[column].choice is not None for row in self.table.rows)

    # mouse

    def place_of(self, event: QMouseEvent) -> tuple[int, int] | None:
        index = self.indexAt(event.position().toPoint())
        return (index.row(), index.column()) if index.isValid() else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(self.place_of(event))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(None)

    def _meant(self, place: tuple[int, int] | None) -> tuple[int, int] | None:
        """The cell that is told of: a row with one choice is one wide button; without any, the reason beside it."""
        if place is None or self._says_something(self.choices.cell(*place)):
            return place
        row, column = place
        cells = self.table.rows[row]
        choices = [at for at, cell in enumerate(cells) if cell.choice is not None]
        if choices:
            return (row, choices[0]) if len(choices) == 1 else None
        reasons = [at for at, cell in enumerate(cells) if cell.refused is not None]
        before = [at for at in reasons if at < column]
        return (row, (before[-1:] or reasons)[0]) if reasons else None

    @staticmethod
    def _says_something(cell: Cell) -> bool:
        return cell.choice is not None or cell.refused is not None

    def _hover(self, place: tuple[int, int] | None) -> None:
        place = self._meant(place)
        if place == self.painting.hovered:
            return
        self.painting.hovered = place
        self.viewport().update()
        self.pointed.emit(None if place is None else self.choices.cell(*place))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = self.place_of(event)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        place = self.place_of(event)
        meant = self._meant(place) if place == self._pressed else None
        if event.button() == Qt.MouseButton.LeftButton and meant is not None:
            cell = self.choices.cell(*meant)
            if cell.choice is not None:
                self.chosen.emit(cell.choice)
            elif cell.refused is not None:
                self.insisted.emit(cell.refused)

    # keyboard, by way of the panel

    def stops(self) -> list[tuple[int, int]]:
        """The cells that the keyboard visits: choices, and what is refused, to read why."""
        return [
            (row, column)
            for row, cells in enumerate(self.table.rows)
            for column, cell in enumerate(cells)
            if self._says_something(cell)
        ]

    def set_cursor(self, place: tuple[int, int] | None) -> None:
        if self.painting.cursor == place:
            return
        self.painting.cursor = place
        if place is not None:
            index = self.choices.index(*place)
            self.setCurrentIndex(index)
            self.scrollTo(index)
        else:
            self.setCurrentIndex(QModelIndex())
        self.viewport().update()

    def cell_at(self, place: tuple[int, int]) -> Cell:
        return self.choices.cell(*place)

    def rect_of(self, choice: Choice) -> QRect:
        """Where a choice is, in the viewport."""
        for row, cells in enumerate(self.table.rows):
            for column, cell in enumerate(cells):
                if cell.choice is not None and cell.choice.id == choice.id:
                    return self.visualRect(self.choices.index(row, column))
        return QRect()
