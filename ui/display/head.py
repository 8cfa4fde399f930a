"""The band above everything: round, phase, whose turn it is and who follows, bank, trains, the clock."""

import re
from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from ui.paint.ink import ELLIPSIS, Face, exact, write
from ui.paint.theme import Theme
from ui.values.header import HeaderCell, HeaderView

HEIGHT = 124  # at a height of 1080 pixels, as all that follows
VALUE, CAPTION, TURN = 50, 25, 52
LEAST_CAPTION = 22  # of those who follow, before the last ones are left out
NAMES = re.compile(r"[,、，] ?")  # what stands between them
PARTS = re.compile(" · ")  # and between the parts of a caption
FOLLOW = 0.24  # of the width is theirs, if they need it, before captions are whole
GAP, MARGIN, PAD = 44, 28, 22


def paint_head(
    painter: QPainter, view: HeaderView, clock: HeaderCell | None, box: QRectF, theme: Theme, unit: float
) -> None:
    painter.fillRect(box, QColor(theme.surface))
    painter.fillRect(QRectF(box.left(), box.bottom() - 2 * unit, box.width(), 2 * unit), QColor(theme.line))
    before = [cell for cell in (view.round, view.phase) if cell.value]
    behind = [cell for cell in (clock, view.bank, view.trains) if cell is not None and cell.value]
    inner = box.adjusted(MARGIN * unit, 0, -MARGIN * unit, 0)
    widths = fitted_widths([*before, *behind], view.turn, inner.width(), unit)
    left, right = inner.left(), inner.right()
    for cell, width in zip(before, widths, strict=False):
        _cell(painter, cell, QRectF(left, box.top(), width, box.height()), theme, unit)
        left += width + GAP * unit
    for cell, width in zip(reversed(behind), reversed(widths), strict=False):
        _cell(painter, cell, QRectF(right - width, box.top(), width, box.height()), theme, unit)
        right -= width + GAP * unit
    if view.turn.value:
        _turn(painter, view.turn, QRectF(left, box.top(), right - left, box.height()), theme, unit)


def fitted_widths(cells: Sequence[HeaderCell], turn: HeaderCell, room: float, unit: float) -> list[float]:
    """Where there is little room the longest captions are shortened, so that whose turn it is stays readable."""
    value, caption = _faces(unit)
    widths = [max(value.width(cell.value), caption.width(cell.caption)) + 1 for cell in cells]
    least = [value.width(cell.value) + 1 for cell in cells]
    follow = min(exact(max(6, round(LEAST_CAPTION * unit))).width(turn.caption), FOLLOW * room)
    needed = max(_turn_face(unit).width(turn.value), follow) + 2 * PAD * unit if turn.value else 0.0
    lacking = sum(widths) + needed + len(cells) * GAP * unit - room
    for place in sorted(range(len(cells)), key=lambda place: least[place] - widths[place]):
        given = max(0.0, min(lacking, widths[place] - least[place]))
        widths[place] -= given
        lacking -= given
    return widths


def _faces(unit: float) -> tuple[Face, Face]:
    return exact(max(6, round(VALUE * unit)), True), exact(max(6, round(CAPTION * unit)))


def _turn_face(unit: float) -> Face:
    return exact(max(6, round(TURN * unit)), True)


def _cell(painter: QPainter, cell: HeaderCell, box: QRectF, theme: Theme, unit: float) -> None:
    value, caption = _faces(unit)
    top = box.top() + (box.height() - value.height - caption.height) / 2
    write(painter, cell.value, QRectF(box.left(), top, box.width(), value.height), value, theme.text)
    ink = theme.bad if cell.mark else theme.quiet
    words = _whole_parts(cell.caption, PARTS, caption, box.width())
    write(painter, words, QRectF(box.left(), top + value.height, box.width(), caption.height), caption, ink)


def fitted_order(words: str, room: float, unit: float) -> tuple[Face, str]:
    """The size, and as many of those who follow as have room with their whole name."""
    sizes = range(CAPTION, LEAST_CAPTION - 1, -1)
    faces = [exact(max(6, round(size * unit))) for size in sizes]
    found = next((face for face in faces if face.width(words) <= room), None)
    return (found, words) if found is not None else (faces[-1], _whole_parts(words, NAMES, faces[-1], room))


def _whole_parts(words: str, between: re.Pattern[str], chosen: Face, room: float) -> str:
    """As many parts as have room, and dots for the others; all where not even one has."""
    if chosen.width(words) <= room:
        return words
    cuts = [place.end() for place in between.finditer(words)]
    shorter = (f"{words[:cut].rstrip()} {ELLIPSIS}" for cut in reversed(cuts))
    return next((some for some in shorter if chosen.width(some) <= room), words)


def _turn(painter: QPainter, cell: HeaderCell, box: QRectF, theme: Theme, unit: float) -> None:
    """Whose turn it is stands out; who follows gives way where there is little room."""
    pad = PAD * unit
    value = _turn_face(unit)
    caption, words = fitted_order(cell.caption, box.width() - 2 * pad, unit)
    width = min(box.width(), max(value.width(cell.value), caption.width(words)) + 2 * pad + 1)
    plate = QRectF(box.left(), box.top() + 6 * unit, width, box.height() - 14 * unit)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QColor(theme.accent))
    painter.setBrush(QColor(theme.accent))
    painter.drawRoundedRect(plate, 8 * unit, 8 * unit)
    inner = plate.adjusted(pad, 0, -pad, 0)
    top = plate.top() + (plate.height() - value.height - caption.height) / 2
    write(painter, cell.value, QRectF(inner.left(), top, inner.width(), value.height), value, theme.on_accent)
    below = QRectF(inner.left(), top + value.height, inner.width(), caption.height)
    write(painter, words, below, caption, theme.on_accent)
