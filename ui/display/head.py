"""The band above everything: round, phase, whose turn it is and who follows, bank, trains, the clock."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from ui.ink import LEFT, Face, exact, write
from ui.theme import Theme
from ui.viewmodels.header_view import Cell, HeaderView

HEIGHT = 124  # at a height of 1080 pixels, as all that follows
VALUE, CAPTION, TURN = 50, 25, 52
LEAST_CAPTION = 19  # of those who follow, before the last ones are left out
GAP, MARGIN = 44, 28


def paint_head(painter: QPainter, view: HeaderView, clock: Cell | None, box: QRectF, theme: Theme, unit: float) -> None:
    painter.fillRect(box, QColor(theme.surface))
    painter.fillRect(QRectF(box.left(), box.bottom() - 2 * unit, box.width(), 2 * unit), QColor(theme.line))
    left = box.left() + MARGIN * unit
    for cell in (view.round, view.phase):
        left += _cell(painter, cell, left, box, theme, unit)
    right = box.right() - MARGIN * unit
    for cell in (view.trains, view.bank, *(() if clock is None else (clock,))):
        width = _width(cell, unit)
        if cell.value:
            _cell(painter, cell, right - width, box, theme, unit)
            right -= width + GAP * unit
    if view.turn.value:
        _turn(painter, view.turn, QRectF(left, box.top(), right - left, box.height()), theme, unit)


def _faces(unit: float) -> tuple[Face, Face]:
    return exact(max(6, round(VALUE * unit)), True), exact(max(6, round(CAPTION * unit)))


def _width(cell: Cell, unit: float) -> float:
    value, caption = _faces(unit)
    return max(value.width(cell.value), caption.width(cell.caption)) + 1


def _cell(painter: QPainter, cell: Cell, left: float, box: QRectF, theme: Theme, unit: float) -> float:
    """Returns what it takes with the gap behind it."""
    if not cell.value:
        return 0.0
    value, caption = _faces(unit)
    width = _width(cell, unit)
    top = box.top() + (box.height() - value.height - caption.height) / 2
    write(painter, cell.value, QRectF(left, top, width, value.height), value, theme.text)
    ink = theme.bad if cell.mark else theme.quiet
    write(painter, cell.caption, QRectF(left, top + value.height, width, caption.height), caption, ink)
    return width + GAP * unit


def _fitting(words: str, room: float, unit: float) -> Face:
    for size in range(CAPTION, LEAST_CAPTION, -1):
        found = exact(max(6, round(size * unit)))
        if found.width(words) <= room:
            return found
    return exact(max(6, round(LEAST_CAPTION * unit)))


def _turn(painter: QPainter, cell: Cell, box: QRectF, theme: Theme, unit: float) -> None:
    """Whose turn it is stands out; who follows gives way where there is little room."""
    pad = 22 * unit
    value, caption = exact(max(6, round(TURN * unit)), True), _fitting(cell.caption, box.width() - 2 * pad, unit)
    width = min(box.width(), max(value.width(cell.value), caption.width(cell.caption)) + 2 * pad)
    plate = QRectF(box.left(), box.top() + 6 * unit, width, box.height() - 14 * unit)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QColor(theme.accent))
    painter.setBrush(QColor(theme.accent))
    painter.drawRoundedRect(plate, 8 * unit, 8 * unit)
    inner = plate.adjusted(pad, 0, -pad, 0)
    lines = value.height + caption.height
    top = plate.top() + (plate.height() - lines) / 2
    write(painter, cell.value, QRectF(inner.left(), top, inner.width(), value.height), value, theme.on_accent, LEFT)
    below = QRectF(inner.left(), top + value.height, inner.width(), caption.height)
    write(painter, cell.caption, below, caption, theme.on_accent, LEFT)
