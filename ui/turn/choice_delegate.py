"""How a cell of the turn panel looks: a plain text, or a button with text, quiet side text, chip or tile."""

from math import ceil

from PySide6.QtCore import QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionViewItem

from core.hexmap.tiles import Face
from ui.board.board import Scale
from ui.board.tile_painter import paint_face, paint_ground
from ui.paint.chips import paint_chip
from ui.paint.ink import CENTRE, LEFT, RIGHT, colour, face, pen, write
from ui.paint.theme import BODY, Theme, scaled
from ui.turn.choice_model import CELL, EMPTY
from ui.values.cells import Cell
from ui.widgets.rows import Index
from ui.widgets.tips import WholeTip

PAD = 5
GAP = 8  # between text and side text
SMALL = 11
BOARD_SIDE = 100  # units of the board's hexes
ALIGN = {"left": LEFT, "right": RIGHT, "centre": CENTRE}


class ChoiceDelegate(WholeTip):
    """`hovered` and `cursor` are the cells under the mouse and under the keyboard's cursor."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.hovered: tuple[int, int] | None = None
        self.cursor: tuple[int, int] | None = None

    def width(self, cell: Cell) -> int:
        """What the cell needs."""
        needed = ceil(face(BODY, cell.strong).width(cell.text)) + 2 * PAD + 2
        if cell.side:
            needed += ceil(face(SMALL).width(cell.side)) + GAP
        if cell.chip is not None:
            needed += scaled(21)
        if cell.face is not None:
            needed = max(needed, scaled(64))
        return needed + (4 if cell.choice is not None else 0)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(self.width(index.data(CELL) or EMPTY), scaled(26))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        cell: Cell = index.data(CELL) or EMPTY
        rect: QRect = option.rect
        drawn = cell.choice is not None or cell.face is not None or cell.chip is not None
        if drawn:
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if cell.choice is not None:
            self._button(painter, QRectF(rect).adjusted(1.5, 1.5, -1.5, -1.5), (index.row(), index.column()), cell)
        inner = rect.adjusted(PAD, 0, -PAD, 0)
        if cell.face is not None:
            self._tile(painter, inner, cell.face)
            inner = inner.adjusted(0, inner.height() - scaled(20), 0, 0)
        if cell.chip is not None:
            radius = scaled(9)
            paint_chip(painter, cell.chip, QPointF(inner.left() + radius, rect.center().y() + 1), radius)
            inner.setLeft(inner.left() + scaled(21))
        if cell.text or cell.side:
            self._texts(painter, inner, cell)
        if drawn:
            painter.restore()

    def _button(self, painter: QPainter, rect: QRectF, at: tuple[int, int], cell: Cell) -> None:
        theme = self.theme
        lit = at in (self.hovered, self.cursor)
        painter.setBrush(colour(theme.surface))
        rim = theme.accent if lit or cell.strong else theme.line
        painter.setPen(pen(rim, 2 if at == self.cursor else 1))
        painter.drawRoundedRect(rect, 4, 4)

    def _texts(self, painter: QPainter, rect: QRect, cell: Cell) -> None:
        room = rect.width()
        if cell.side:
            small = face(SMALL)
            write(painter, cell.side, QRectF(rect), small, self.theme.quiet, LEFT if cell.align == "right" else RIGHT)
            room -= ceil(small.width(cell.side)) + GAP if cell.text else 0
        body = face(BODY, cell.strong)
        box = QRectF(rect)
        if cell.align == "right":
            box.setLeft(box.right() - room)
        else:
            box.setWidth(room)
        write(painter, cell.text, box, body, self._colour(cell), ALIGN[cell.align or "left"])

    def _tile(self, painter: QPainter, rect: QRect, drawn: Face) -> None:
        room = rect.height() - scaled(20)
        side = room / 2.0
        painter.save()
        painter.translate(QPointF(rect.center().x(), rect.top() + room / 2 + 2))
        painter.scale(side / BOARD_SIDE, side / BOARD_SIDE)
        scale = Scale(side / BOARD_SIDE)
        paint_ground(painter, drawn.colour, scale)
        paint_face(painter, drawn, scale)
        painter.restore()

    def _colour(self, cell: Cell) -> str:
        theme = self.theme
        if cell.strong and cell.choice is not None:
            return theme.accent
        return getattr(theme, cell.tone) if cell.tone else theme.text
