"""Drawn objects of the table: company plates, train cards, share certificates, small signs.

One painter for sheet, market, charters, the display and paper. Sizes are in the painter's pixels.
"""

from functools import lru_cache
from math import ceil, cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from core.mechanics.seats import COLOURS
from ui.paint.chips import chip_text, fit_text
from ui.paint.grounds import BORDERS, GROUNDS, INK
from ui.paint.ink import CENTRE, exact, write
from ui.paint.theme import Theme
from ui.values.cards import CardView
from ui.values.cells import Mark
from ui.values.chips import ChipView

LEAST = 9.0
SCREEN = 1  # how a widget calls itself among the devices that can be painted on
CARD_RATIO = 1.3  # width of a small train card to its height


def paint_plate(painter: QPainter, chip: ChipView, box: QRectF, *, least: float = LEAST) -> None:
    """A company as a flat plate with its symbol: where a round chip would be too small to be read.

    On the screen it lies on whole pixels, so that a picture of it can be used again; on paper and enlarged it is drawn.
    """
    device = painter.device()
    if device.devType() != SCREEN or painter.transform().m11() != 1.0:
        _draw_plate(painter, chip, box, least)
        return
    ratio = device.devicePixelRatioF()
    place = QPointF(round(box.left() * ratio) / ratio, round(box.top() * ratio) / ratio)
    painter.drawPixmap(place, _plate_picture(chip, box.width(), box.height(), least, ratio))


@lru_cache(maxsize=512)
def _plate_picture(chip: ChipView, width: float, height: float, least: float, ratio: float) -> QPixmap:
    found = QPixmap(ceil(width * ratio), ceil(height * ratio))
    found.setDevicePixelRatio(ratio)
    found.fill(Qt.GlobalColor.transparent)
    painter = QPainter(found)
    _draw_plate(painter, chip, QRectF(0, 0, width, height), least)
    painter.end()
    return found


def _draw_plate(painter: QPainter, chip: ChipView, box: QRectF, least: float) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    inner = box.adjusted(0.5, 0.5, -0.5, -0.5)
    radius = min(4.0, inner.height() / 3)
    shape = QPainterPath()
    shape.addRoundedRect(inner, radius, radius)
    painter.fillPath(shape, QColor(chip.fill))
    painter.setClipPath(shape)
    _plate_pattern(painter, chip, inner)
    painter.setClipping(False)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(chip.rim), 1.0))
    painter.drawPath(shape)
    if chip.pattern == "rings":
        painter.setPen(QPen(QColor(chip.text), 1.0))
        painter.drawRoundedRect(inner.adjusted(1.5, 1.5, -1.5, -1.5), radius - 1, radius - 1)
    fitted = chip_text(chip, inner.width() - 2, inner.height() * 0.68, least)
    if fitted is not None:
        words, chosen, width = fitted
        painter.setFont(chosen)
        painter.setPen(QColor(chip.text))
        cap = exact(chosen.pixelSize(), True).metrics.capHeight()
        painter.drawText(QPointF(box.center().x() - width / 2, box.center().y() + cap / 2), words)
    painter.restore()


def _plate_pattern(painter: QPainter, chip: ChipView, box: QRectF) -> None:
    if chip.pattern == "band":
        slant = box.height() * 0.6
        half = box.width() * 0.2
        middle = box.center().x()
        band = QPolygonF(
            [
                QPointF(middle - half - slant / 2, box.bottom()),
                QPointF(middle - half + slant / 2, box.top()),
                QPointF(middle + half + slant / 2, box.top()),
                QPointF(middle + half - slant / 2, box.bottom()),
            ]
        )
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(chip.second))
        painter.drawPolygon(band)
    elif chip.pattern == "chequer":
        high = max(2.0, box.height() * 0.13)
        for top in (box.top(), box.bottom() - high):
            edge = QRectF(box.left(), top, box.width(), high)
            painter.fillRect(edge, QColor("#FFFFFF"))
            for step in range(0, int(box.width() / high) + 1, 2):
                painter.fillRect(QRectF(edge.left() + step * high, top, high, high), QColor(chip.rim))


def plate_width(height: float) -> float:
    """How wide a plate of this height should be for symbols of three letters."""
    return height * 2.0 + 4


def paint_card(painter: QPainter, card: CardView, box: QRectF) -> None:
    """A train card in the tile colour of its phase.

    A hexagon is a hex train, round ends an express train, a wagon that narrows below a goods train.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    inner = box.adjusted(0.5, 0.5, -0.5, -0.5)
    shape = _card_shape(card, inner)
    painter.fillPath(shape, QColor(GROUNDS.get(card.colour, GROUNDS["white"])))
    painter.setPen(QPen(QColor(BORDERS.get(card.colour, INK)).darker(125), 1.0))
    painter.drawPath(shape)
    fitted = fit_text((card.type,), inner.width() - 4, inner.height() * 0.78, LEAST)
    if fitted is not None:
        words, chosen, width = fitted
        painter.setFont(chosen)
        painter.setPen(QColor(INK))
        cap = exact(chosen.pixelSize(), True).metrics.capHeight()
        painter.drawText(QPointF(box.center().x() - width / 2, box.center().y() + cap / 2), words)
    painter.restore()


def _card_shape(card: CardView, box: QRectF) -> QPainterPath:
    shape = QPainterPath()
    if card.kind == "hex":
        cut = box.height() / 3
        shape.addPolygon(
            QPolygonF(
                [
                    QPointF(box.left() + cut, box.top()),
                    QPointF(box.right() - cut, box.top()),
                    QPointF(box.right(), box.center().y()),
                    QPointF(box.right() - cut, box.bottom()),
                    QPointF(box.left() + cut, box.bottom()),
                    QPointF(box.left(), box.center().y()),
                ]
            )
        )
        shape.closeSubpath()
    elif card.kind == "goods":
        slant = box.height() / 5
        shape.addPolygon(
            QPolygonF(
                [
                    box.topLeft(),
                    box.topRight(),
                    QPointF(box.right() - slant, box.bottom()),
                    QPointF(box.left() + slant, box.bottom()),
                ]
            )
        )
        shape.closeSubpath()
    else:
        radius = box.height() / 2 if card.kind == "express" else 2.5
        shape.addRoundedRect(box, radius, radius)
    return shape


def card_width(card: CardView, height: float) -> float:
    return height * (CARD_RATIO + (0.35 if card.kind in ("hex", "express", "goods") else 0.0))


def paint_certificate(painter: QPainter, chip: ChipView, percent: int, director: bool, box: QRectF) -> None:
    """A share certificate: the company's plate on top, the percentage below, a star for the director's."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    inner = box.adjusted(0.5, 0.5, -0.5, -0.5)
    painter.setPen(QPen(QColor(chip.rim), 1.0))
    painter.setBrush(QColor("#FFFDF6"))
    painter.drawRoundedRect(inner, 3, 3)
    split = inner.height() * 0.5
    paint_plate(painter, chip, QRectF(box.left(), box.top(), box.width(), split))
    below = QRectF(inner.left(), inner.top() + split, inner.width(), inner.height() - split)
    chosen = exact(max(9, round(below.height() * 0.72)), director)
    if director:
        size = below.height() * 0.62
        paint_star(painter, QPointF(below.left() + size * 0.8, below.center().y()), size / 2, INK)
        below.setLeft(below.left() + size)
    write(painter, f"{percent}", below, chosen, INK, CENTRE)
    painter.restore()


def paint_star(painter: QPainter, centre: QPointF, radius: float, ink: str) -> None:
    _filled(painter, _symbol("star", centre, radius), ink)


def paint_seat(painter: QPainter, colour: str, symbol: str, box: QRectF, rim: str) -> None:
    """A player's symbol in his colour."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(rim), max(1.0, box.width() / 16)))
    painter.setBrush(QColor(COLOURS.get(colour, "#888888")))
    painter.drawPath(symbol_path(symbol, box.center(), min(box.width(), box.height()) / 2 - 0.5))
    painter.restore()


def symbol_path(symbol: str, centre: QPointF, radius: float) -> QPainterPath:
    """The outline of a player's symbol."""
    path = QPainterPath()
    if symbol == "circle":
        path.addEllipse(centre, radius, radius)
    else:
        path.addPolygon(QPolygonF(_symbol(symbol, centre, radius)))
        path.closeSubpath()
    return path


def _symbol(symbol: str, centre: QPointF, radius: float) -> list[QPointF]:
    def around(corners: int, turn: float = 0.0, inner: float = 1.0) -> list[QPointF]:
        """Corners of a regular shape; every second one may lie further in."""
        return [
            QPointF(
                centre.x() + sin(turn + 2 * pi * n / corners) * r, centre.y() - cos(turn + 2 * pi * n / corners) * r
            )
            for n in range(corners)
            for r in [radius if n % 2 == 0 else radius * inner]
        ]

    if symbol == "cross":
        arm = radius * 0.38
        steps = (
            (-1, -3),
            (1, -3),
            (1, -1),
            (3, -1),
            (3, 1),
            (1, 1),
            (1, 3),
            (-1, 3),
            (-1, 1),
            (-3, 1),
            (-3, -1),
            (-1, -1),
        )
        return [
            QPointF(
                centre.x() + x * (arm if abs(x) == 1 else radius / 3),
                centre.y() + y * (arm if abs(y) == 1 else radius / 3),
            )
            for x, y in steps
        ]
    shapes = {
        "triangle": (3, 0.0, 1.0),
        "square": (4, pi / 4, 1.0),
        "diamond": (4, 0.0, 1.0),
        "star": (10, 0.0, 0.45),
        "pentagon": (5, 0.0, 1.0),
    }
    return around(*shapes.get(symbol, (4, 0.0, 1.0)))


def paint_mark(painter: QPainter, mark: Mark, box: QRectF, theme: Theme) -> None:
    """A star for the director; where the marker went: right when paid, left when kept, down when sold.

    Both ways where half is paid and half is kept.
    """
    x, y = box.center().x(), box.center().y()
    half = min(box.width(), box.height()) / 2
    if mark == "director":
        paint_star(painter, box.center(), half, theme.text)
    elif mark == "paid":
        points = [QPointF(x - half * 0.6, y - half), QPointF(x + half, y), QPointF(x - half * 0.6, y + half)]
        _filled(painter, points, theme.good)
    elif mark == "halved":
        for side, ink in ((1, theme.good), (-1, theme.warn)):
            start = x + side * half * 0.15
            points = [QPointF(start, y - half), QPointF(x + side * half, y), QPointF(start, y + half)]
            _filled(painter, points, ink)
    elif mark == "kept":
        points = [QPointF(x + half * 0.6, y - half), QPointF(x - half, y), QPointF(x + half * 0.6, y + half)]
        _filled(painter, points, theme.warn)
    elif mark == "sold":
        points = [QPointF(x - half, y - half * 0.6), QPointF(x, y + half), QPointF(x + half, y - half * 0.6)]
        _filled(painter, points, theme.bad)


def _filled(painter: QPainter, points: list[QPointF], ink: str) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ink))
    painter.drawPolygon(QPolygonF(points))
    painter.restore()
