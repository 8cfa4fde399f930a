"""The company chip: one painter for map, sheet, market and charters. Colour, code and pattern, never colour alone."""

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from ui.paint.theme import exact_font
from ui.values.chips import ChipView

SQUEEZE = (100, 92, 84, 78, 72)  # how far a text may be narrowed to fit, in percent
NARROW = (67, 62)  # and how far before a company's symbol gives way to its code


def paint_chip(painter: QPainter, chip: ChipView, centre: QPointF, radius: float, *, least: float = 9.0) -> None:
    """A round chip. Sizes are in the painter's pixels; no text is drawn smaller than `least`."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre)
    line = max(1.0, radius / 12)
    outer = radius - line / 2
    disc = QPainterPath()
    disc.addEllipse(QPointF(0, 0), outer, outer)
    painter.fillPath(disc, QColor(chip.fill))
    _pattern(painter, chip, outer)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(chip.rim), line))
    painter.drawPath(disc)
    if chip.pattern == "rings":
        inner = outer * 0.86
        painter.setPen(QPen(QColor(chip.text), max(1.0, line * 0.9)))
        painter.drawEllipse(QPointF(0, 0), inner - line * 0.6, inner - line * 0.6)
    _text(painter, chip, radius, least)
    painter.restore()


def _band(radius: float, half: float) -> QPainterPath:
    """Across the disc from rim to rim, half as high as this part of the radius. SVG files know no clipping."""
    disc, angle = QRectF(-radius, -radius, 2 * radius, 2 * radius), math.degrees(math.asin(half))
    band = QPainterPath()
    band.arcMoveTo(disc, -angle)
    band.arcTo(disc, -angle, 2 * angle)
    band.arcTo(disc, 180 - angle, 2 * angle)
    band.closeSubpath()
    return band


def _pattern(painter: QPainter, chip: ChipView, radius: float) -> None:
    if chip.pattern == "band":
        painter.save()
        painter.rotate(-40)
        painter.fillPath(_band(radius, 0.36), QColor(chip.second))
        painter.restore()
    elif chip.pattern == "chequer":
        width = radius * 0.2
        box = QRectF(-radius + width / 2, -radius + width / 2, 2 * radius - width, 2 * radius - width)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor("#FFFFFF"), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        painter.drawEllipse(box)
        painter.setPen(QPen(QColor(chip.rim), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        parts = 12
        for part in range(0, parts, 2):
            painter.drawArc(box, round(part * 5760 / parts), round(5760 / parts))


def _text(painter: QPainter, chip: ChipView, radius: float, least: float) -> None:
    if radius < 0.75 * least:
        return  # a mere dot
    room = 2 * radius * {"chequer": 0.82, "rings": 0.8}.get(chip.pattern, 0.9)
    fitted = chip_text(chip, room, radius * 0.92, least)
    if fitted is None:
        return
    text, chosen, width = fitted
    metrics = QFontMetricsF(chosen)
    painter.setFont(chosen)
    painter.setPen(QColor(chip.text))
    painter.drawText(QPointF(-width / 2, metrics.capHeight() / 2), text)


def chip_text(chip: ChipView, room: float, size: float, least: float) -> tuple[str, QFont, float] | None:
    """The company's symbol, narrow rather than not at all; its code only where that does not fit either."""
    return (
        fit_text((chip.sym,), room, size, least)
        or fit_text((chip.sym,), room, least, least, narrow=True)
        or fit_text((chip.code,), room, size, least)
    )


@lru_cache(maxsize=4096)
def fit_text(
    texts: tuple[str, ...], room: float, size: float, least: float, *, narrow: bool = False
) -> tuple[str, QFont, float] | None:
    """The first text that fits into a width, in the largest size, narrowed if it must be; None if nothing fits."""
    squeezes = (*SQUEEZE, *NARROW) if narrow else SQUEEZE
    for text in texts:
        pixels = max(round(size), round(least))
        while pixels >= round(least):
            for squeeze in squeezes if pixels == round(least) else SQUEEZE[:2]:
                chosen = chip_font(pixels, squeeze)
                width = QFontMetricsF(chosen).horizontalAdvance(text)
                if width <= room:
                    return text, chosen, width
            pixels -= 1
    return None


@lru_cache(maxsize=512)
def chip_font(pixels: int, squeeze: int) -> QFont:
    found = exact_font(pixels, QFont.Weight.DemiBold)
    if squeeze != 100:
        found.setStretch(squeeze)
    return found
