"""Small drawn signs: mountain, waves, flags, value tables. Sizes in pixels, places in the painter's coordinates."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from ui.board import board
from ui.board.board import colour
from ui.values.chips import ChipView
from ui.values.colours import mix

FLAT = Qt.PenCapStyle.FlatCap


def paint_peak(painter: QPainter, box: QRectF, body: str = board.MOUNTAIN) -> None:
    """A mountain with snow on top."""
    left, right, top, bottom = box.left(), box.right(), box.top(), box.bottom()
    width, height = box.width(), box.height()
    tip = left + width * 0.54
    path = QPainterPath(QPointF(left, bottom))
    path.lineTo(tip, top)
    path.lineTo(right, bottom)
    path.closeSubpath()
    painter.fillPath(path, colour(body))
    shade = QPainterPath(QPointF(tip, top))
    shade.lineTo(right, bottom)
    shade.lineTo(left + width * 0.62, bottom)
    shade.lineTo(left + width * 0.5, top + height * 0.55)
    shade.closeSubpath()
    painter.fillPath(shade, colour(mix(body, board.INK, 0.22)))
    snow = QPainterPath(QPointF(tip, top))
    line = top + height * 0.4
    snow.lineTo(tip - width * 0.216, line)
    snow.lineTo(tip - width * 0.08, line - height * 0.08)
    snow.lineTo(tip, line + height * 0.07)
    snow.lineTo(tip + width * 0.08, line - height * 0.06)
    snow.lineTo(tip + width * 0.184, line)
    snow.closeSubpath()
    painter.fillPath(snow, colour(board.SNOW))


def paint_waves(painter: QPainter, box: QRectF, ink: str = board.WATER) -> None:
    """Two waves."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    width = max(1.2, box.height() * 0.15)
    painter.setPen(QPen(colour(ink), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    step = box.width() / 4
    for share in (0.3, 0.72):
        y = box.top() + box.height() * share
        path = QPainterPath(QPointF(box.left(), y))
        for part in range(4):
            x = box.left() + part * step
            lift = -step * 0.75 if part % 2 == 0 else step * 0.75
            path.quadTo(x + step / 2, y + lift, x + step, y)
        painter.drawPath(path)


def paint_hammers(painter: QPainter, box: QRectF, ink: str = board.INK) -> None:
    """Two hammers that cross: a mine."""
    painter.save()
    painter.translate(box.center())
    size = min(box.width(), box.height()) / 2
    shaft = QPen(colour(ink), size * 0.26, Qt.PenStyle.SolidLine, FLAT)
    for side in (1, -1):
        painter.save()
        painter.scale(side, 1)
        painter.rotate(45)
        painter.setPen(shaft)
        painter.drawLine(QPointF(0, -size * 0.8), QPointF(0, size * 1.15))
        head = QPainterPath(QPointF(-size * 0.48, -size * 1.1))
        head.lineTo(size * 0.34, -size * 1.1)
        head.lineTo(size * 0.58, -size * 0.62)
        head.lineTo(-size * 0.48, -size * 0.62)
        head.closeSubpath()
        painter.fillPath(head, colour(ink))
        painter.restore()
    painter.restore()


def flag_width(metrics: QFontMetricsF, text: str) -> float:
    return metrics.horizontalAdvance(text) + metrics.height() * 0.5


def paint_flag(painter: QPainter, box: QRectF, chip: ChipView, text: str, font: QFont) -> None:
    """A flag on a pole: the destination of a company."""
    line = max(1.0, box.height() / 14)
    cloth = QRectF(box.left() + line, box.top(), box.width() - line, box.height() * 0.8)
    notch = cloth.height() * 0.22
    path = QPainterPath(cloth.topLeft())
    path.lineTo(cloth.topRight())
    path.lineTo(cloth.right() - notch, cloth.center().y())
    path.lineTo(cloth.bottomRight())
    path.lineTo(cloth.bottomLeft())
    path.closeSubpath()
    painter.setPen(QPen(colour(board.INK), line, Qt.PenStyle.SolidLine, FLAT, Qt.PenJoinStyle.MiterJoin))
    painter.setBrush(QColor(chip.fill))
    painter.drawPath(path)
    painter.setPen(QPen(colour(board.INK), line * 1.6, Qt.PenStyle.SolidLine, FLAT))
    painter.drawLine(QPointF(box.left() + line / 2, box.top()), QPointF(box.left() + line / 2, box.bottom()))
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    painter.setPen(QColor(chip.text))
    x = cloth.left() + (cloth.width() - notch * 0.6 - metrics.horizontalAdvance(text)) / 2
    painter.drawText(QPointF(round(x), round(cloth.center().y() + metrics.capHeight() / 2)), text)


def table_size(
    metrics: QFontMetricsF, values: Sequence[tuple[str, int]], columns: int, *, snug: bool = False
) -> tuple[float, float]:
    """Width and height of a table of values."""
    pad = metrics.height() * (0.26 if snug else 0.48)
    width = max(metrics.horizontalAdvance(str(value)) for _, value in values) + pad
    rows = -(-len(values) // columns)
    return columns * width, rows * (metrics.capHeight() + pad)


def table_rim(height: float) -> float:
    """Room around a table for the ring."""
    return max(2.0, height / 14)


def paint_table(
    painter: QPainter,
    box: QRectF,
    values: Sequence[tuple[str, int]],
    columns: int,
    current: str,
    font: QFont,
) -> None:
    """Values in the colours of their phases, the one of the current phase ringed if there are others."""
    rows = -(-len(values) // columns)
    rim = table_rim(box.height() * 7 / 8)
    box = box.adjusted(rim, rim, -rim, -rim)
    width, height = box.width() / columns, box.height() / rows
    painter.setFont(font)
    metrics = QFontMetricsF(font)
    line = max(1.0, height / 18)
    cells = [
        QRectF(box.left() + (index % columns) * width, box.top() + (index // columns) * height, width, height)
        for index in range(len(values))
    ]
    painter.setPen(QPen(colour(board.INK), line))
    for (phase, _), cell in zip(values, cells, strict=True):
        painter.setBrush(colour(board.GROUNDS[phase]))
        painter.drawRect(cell)
    radius = height * 0.2
    for (phase, _), cell in zip(values, cells, strict=True):
        if phase == current and len(values) > 1:
            ring = max(2.0, height / 7)
            for pen, ink in ((ring * 1.6, board.PAPER), (ring, board.INK)):
                painter.setPen(QPen(colour(ink), pen))
                painter.setBrush(colour(board.GROUNDS[phase]))
                painter.drawRoundedRect(cell, radius, radius)
    painter.setPen(colour(board.INK))
    for (_, value), cell in zip(values, cells, strict=True):
        x = cell.center().x() - metrics.horizontalAdvance(str(value)) / 2
        painter.drawText(QPointF(x, round(cell.center().y() + metrics.capHeight() / 2)), str(value))
