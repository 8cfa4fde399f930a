"""Small signs that no text face has for certain: drawn with lines in the colour of the text around them."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QToolButton

from core.text.catalogue import text
from ui.paint.plain import Label, set_tip
from ui.paint.theme import scaled

SIDE = 12.0  # the square that signs are drawn in


def _close(painter: QPainter) -> None:
    painter.drawLine(QPointF(2, 2), QPointF(10, 10))
    painter.drawLine(QPointF(10, 2), QPointF(2, 10))


def _float(painter: QPainter) -> None:
    painter.drawRect(QRectF(1, 4, 7, 7))
    path = QPainterPath(QPointF(4, 3.5))
    for x, y in ((4, 1), (11, 1), (11, 8), (8.5, 8)):
        path.lineTo(x, y)
    painter.drawPath(path)


def _warn(painter: QPainter) -> None:
    painter.drawPolygon([QPointF(6, 0.5), QPointF(11.5, 11), QPointF(0.5, 11)])
    painter.drawLine(QPointF(6, 4), QPointF(6, 7))
    painter.drawPoint(QPointF(6, 9))


def _good(painter: QPainter) -> None:
    painter.drawPolyline([QPointF(1.5, 6.5), QPointF(4.5, 9.5), QPointF(10.5, 2.5)])


def _bad(painter: QPainter) -> None:
    painter.drawEllipse(QRectF(0.5, 0.5, 11, 11))
    painter.drawLine(QPointF(4, 4), QPointF(8, 8))
    painter.drawLine(QPointF(8, 4), QPointF(4, 8))


SIGNS: dict[str, Callable[[QPainter], None]] = {
    "close": _close,
    "float": _float,
    "warn": _warn,
    "good": _good,
    "bad": _bad,
}


def draw_sign(painter: QPainter, name: str, box: QRectF, colour: QColor) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = scaled(round(SIDE))
    painter.translate(box.center() - QPointF(side / 2, side / 2))
    painter.scale(side / SIDE, side / SIDE)
    painter.setPen(QPen(colour, 1.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    SIGNS[name](painter)
    painter.restore()


class SignButton(QToolButton):
    """A button that is only a sign; what it does is its tip and its accessible name."""

    def __init__(self, sign: str, code: str, **params: object) -> None:
        super().__init__()
        self._sign = sign
        set_tip(self, text(code, **params))
        self.setAccessibleName(text(code, **params))

    def sizeHint(self) -> QSize:
        return QSize(scaled(26), scaled(24))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        draw_sign(painter, self._sign, QRectF(self.rect()), self.palette().color(self.foregroundRole()))


class SignLabel(Label):
    def __init__(self) -> None:
        super().__init__()
        self._sign = "bad"
        self.setFixedSize(scaled(20), scaled(20))

    def show_sign(self, sign: str) -> None:
        self._sign = sign
        self.setAccessibleName(text(f"message-{sign}"))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        draw_sign(painter, self._sign, QRectF(self.rect()), self.palette().color(self.foregroundRole()))
