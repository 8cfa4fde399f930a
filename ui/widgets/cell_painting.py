"""How cells and heads of tables are drawn: marks, plates, cards, figures, flashes."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QHeaderView, QStyleOptionViewItem, QWidget

from ui.paint.cards import card_width, paint_card, paint_mark, paint_plate, plate_width
from ui.paint.ink import LEFT, RIGHT, Face, colour, face, pen, row_height, write
from ui.paint.theme import BODY, LIGHT, SPACE, Theme
from ui.values.cells import Cell, Column, Row, at_right
from ui.widgets.cell_model import EMPTY, CellModel
from ui.widgets.rows import Index
from ui.widgets.tips import WholeTip

SMALL = BODY - 2
FLASH_STRENGTH = 0.35
NARROWEST = 0.72  # of the width of a card
MARKED = 0.09  # how much of the accent lies on the row and column that act


class CellDelegate(WholeTip):
    """Draws a cell: mark, plate, cards, text. The lines between cells are drawn by their table, all at once."""

    theme = LIGHT
    strength = 0.0  # of the flash, 1 to 0
    focus: tuple[int, int] | None = None  # row and column under the keyboard's cursor

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model = index.model()
        assert isinstance(model, CellModel)
        place = at, across = index.row(), index.column()
        if at >= len(model.rows) or across >= len(model.columns):
            return
        row, column = model.rows[at], model.columns[across]
        cell = row.cells[across] if across < len(row.cells) else EMPTY
        marked = row.marked or column.marked
        flashes = bool(self.strength) and (row.key, column.key) in model.flashing
        if cell is EMPTY and not (marked or flashes or place == self.focus):
            return
        box = QRectF(option.rect)
        if marked:
            painter.fillRect(box, faint(self.theme.accent, MARKED))
        if flashes:
            painter.fillRect(box, faint(self.theme.accent, FLASH_STRENGTH * self.strength))
        if place == self.focus:
            painter.setPen(pen(self.theme.accent, 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(box.adjusted(1, 1, -1.5, -1.5))
        paint_cell(painter, cell, box, self.theme, at_right(cell, column))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        model = index.model()
        assert isinstance(model, CellModel)
        return QSize(round(cell_width(model.cell(index))) + 1, row_height())


@lru_cache(maxsize=64)
def faint(name: str, share: float) -> QColor:
    """A colour that lets the ground through; nobody changes it."""
    found = QColor(name)
    found.setAlphaF(share)
    return found


def cell_face(cell: Cell) -> Face:
    return face(SMALL if cell.small else BODY, cell.strong)


def _mark_size() -> float:
    return round(face().pixels * 0.62)


def _card_height() -> float:
    return row_height() - 5.0


def cell_width(cell: Cell) -> float:
    """What a cell needs with its margins."""
    if cell.span > 1:
        return 0.0
    width = cell_face(cell).width(cell.text) + 2 * SPACE
    if cell.mark:
        width += _mark_size() + 3
    if cell.chip is not None:
        width += plate_width(_card_height()) + SPACE
    return width + sum(card_width(card, _card_height()) + 2 for card in cell.cards)


def spare_width(cell: Cell) -> float:
    """What its cards can do without."""
    return (1 - NARROWEST) * sum(card_width(card, _card_height()) for card in cell.cards)


def paint_cell(painter: QPainter, cell: Cell, box: QRectF, theme: Theme, right: bool) -> None:
    if not (cell.text or cell.mark or cell.cards or cell.chip):
        return
    inner = box.adjusted(SPACE, 0, -SPACE, 0)
    middle, high = box.center().y(), _card_height()
    if cell.chip is not None:
        wide = plate_width(high)
        paint_plate(painter, cell.chip, QRectF(inner.left(), middle - high / 2, wide, high))
        inner.setLeft(inner.left() + wide + SPACE)
    whole = sum(card_width(card, high) for card in cell.cards)
    part = max(NARROWEST, min(1.0, (inner.width() - 2 * (len(cell.cards) - 1)) / whole)) if whole else 1.0
    for card in cell.cards:
        wide = card_width(card, high) * part
        if inner.left() + wide > box.right():
            break
        paint_card(painter, card, QRectF(inner.left(), middle - high / 2, wide, high))
        inner.setLeft(inner.left() + wide + 2)
    chosen, size = cell_face(cell), _mark_size()
    if cell.mark:
        start = inner.right() - chosen.width(cell.text) - size - 3 if right else inner.left()
        paint_mark(painter, cell.mark, QRectF(max(start, box.left() + 1), middle - size / 2, size, size), theme)
        if not right:
            inner.setLeft(inner.left() + size + 3)
    if cell.text:
        ink = getattr(theme, cell.tone) if cell.tone else theme.text
        write(painter, cell.text, inner, chosen, ink, RIGHT if right else LEFT)


class CellHead(QHeaderView):
    """Heads that stay: titles above, plates or labels at the side."""

    theme = LIGHT

    def __init__(self, orientation: Qt.Orientation, parent: QWidget) -> None:
        super().__init__(orientation, parent)
        self.setSectionsClickable(True)
        self.setHighlightSections(False)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMouseTracking(True)

    def update_section(self, orientation: Qt.Orientation, section: int) -> None:
        if orientation == self.orientation():
            at, size, port = self.sectionViewportPosition(section), self.sectionSize(section), self.viewport()
            across = orientation == Qt.Orientation.Horizontal
            port.update(QRect(at, 0, size, port.height()) if across else QRect(0, at, port.width(), size))

    def paintSection(self, painter: QPainter, rect: QRect, index: int) -> None:
        model = self.model()
        assert isinstance(model, CellModel)
        across = self.orientation() == Qt.Orientation.Horizontal
        if index >= len(model.columns if across else model.rows):
            return
        box = QRectF(rect)
        painter.save()
        painter.fillRect(box, colour(self.theme.window))
        painter.setPen(pen(self.theme.line))
        painter.drawLine(box.bottomLeft() - QPointF(0, 0.5), box.bottomRight() - QPointF(0, 0.5))
        if across:
            paint_title(painter, model.columns[index], box, self.theme)
        else:
            paint_label(painter, model.rows[index], box, self.theme)
        painter.restore()


def paint_title(painter: QPainter, column: Column, box: QRectF, theme: Theme) -> None:
    if column.rule:
        painter.setPen(pen(theme.line))
        painter.drawLine(box.topLeft() + QPointF(0.5, 0), box.bottomLeft() + QPointF(0.5, 0))
    ink = theme.text if column.marked else theme.quiet
    inner = box.adjusted(SPACE, 0, -SPACE, 0)
    write(painter, column.title, inner, face(SMALL, column.marked), ink, RIGHT if column.right else LEFT)
    if column.marked:
        painter.fillRect(QRectF(box.left(), box.bottom() - 3, box.width(), 3), colour(theme.accent))


def paint_label(painter: QPainter, row: Row, box: QRectF, theme: Theme) -> None:
    inner = box.adjusted(SPACE, 0, -SPACE, 0)
    if row.chip is not None:
        high = _card_height()
        wide = plate_width(high)
        paint_plate(painter, row.chip, QRectF(inner.left(), box.center().y() - high / 2, wide, high))
        inner.setLeft(inner.left() + wide + SPACE)
    if row.label:
        write(painter, row.label, inner, face(SMALL), theme.quiet if row.quiet else theme.text)
    if row.marked:
        painter.fillRect(QRectF(box.left(), box.top(), 3, box.height()), colour(theme.accent))


def label_width(row: Row) -> float:
    plate = plate_width(_card_height()) + SPACE if row.chip is not None else 0.0
    return plate + (face(SMALL).width(row.label) if row.label else -SPACE) + 2 * SPACE
