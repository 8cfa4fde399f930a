"""What the signs on the map mean."""

from collections.abc import Callable, Mapping, Sequence
from math import ceil

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGridLayout, QWidget

from core.hexmap.tiles import Face, Track
from core.text.catalogue import text
from ui.board import board, symbols
from ui.board.board import Scale, colour
from ui.board.card import Card
from ui.board.marks import ACCENT
from ui.board.route_layer import route_pen
from ui.board.text import board_font, board_metrics, draw_lines
from ui.board.tile_painter import paint_bore, paint_ground
from ui.paint.chips import paint_chip
from ui.paint.plain import Label
from ui.paint.theme import SPACE
from ui.values.chips import ChipView, faded
from ui.values.hexes import LegendSign, Overlay

WIDTH, HEIGHT, TALL = 52, 24, 30  # samples are drawn a little taller than they are shown
SEMIBOLD = 600
BORE = Overlay("bore", Face("bore", "pass", tracks=(Track(1, 4),)))

Paint = Callable[[QPainter, QRectF, ChipView], None]


class Legend(Card):
    def __init__(
        self,
        parent: QWidget,
        chips: Mapping[str, ChipView],
        signs: Sequence[LegendSign],
        own: Mapping[str, Paint] | None = None,
    ) -> None:
        """`own` are samples of styles that only the family has."""
        super().__init__(parent, "legend", text("map-legend"))
        self._area = parent
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(2 * SPACE, 2 * SPACE, 2 * SPACE, 2 * SPACE)
        self._grid.setHorizontalSpacing(2 * SPACE)
        self._grid.setVerticalSpacing(SPACE // 2)
        chip, ratio = next(iter(chips.values())), self.devicePixelRatioF()
        samples = {**SAMPLES, **(own or {})}
        self._signs: list[tuple[Label, Label]] = []
        for sign in signs:
            sample = Label()
            sample.setPixmap(_sample(samples[sign.style], chip, ratio))
            self._signs.append((sample, Label(text(sign.words))))

    def open(self, shown: bool) -> None:
        """In the lower left corner, as far as there is room."""
        if shown:
            self._arrange()
        self.setVisible(shown)
        if shown:
            self.adjustSize()
            self.move(2 * SPACE, max(2 * SPACE, self._area.height() - self.height() - 2 * SPACE))
            self.raise_()

    def _arrange(self) -> None:
        """In one column, or in several where the map is low."""
        row = max(label.sizeHint().height() for sign in self._signs for label in sign) + SPACE // 2
        columns = ceil(len(self._signs) / max(1, (self._area.height() - 8 * SPACE) // row))
        rows = ceil(len(self._signs) / columns)
        for number, (sample, label) in enumerate(self._signs):
            self._grid.addWidget(sample, number % rows, 2 * (number // rows))
            self._grid.addWidget(label, number % rows, 2 * (number // rows) + 1)


def _sample(paint: Paint, chip: ChipView, ratio: float) -> QPixmap:
    pixmap = QPixmap(round(WIDTH * ratio), round(HEIGHT * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(colour(board.GROUNDS["white"]))
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(0, (HEIGHT - TALL) / 2)
    paint(painter, QRectF(0, 0, WIDTH, TALL), chip)
    painter.end()
    return pixmap


def _price(painter: QPainter, box: QRectF, chip: ChipView) -> None:
    symbols.paint_peak(painter, QRectF(5, 8, 20, 14))
    draw_lines(painter, ("60",), QPointF(37, 15), (12, SEMIBOLD, 100), board.INK, None, 1.0)


def _water(painter: QPainter, box: QRectF, chip: ChipView) -> None:
    symbols.paint_waves(painter, QRectF(5, 9, 20, 12))
    draw_lines(painter, ("20",), QPointF(37, 15), (12, SEMIBOLD, 100), board.INK, None, 1.0)


def _wall(painter: QPainter, box: QRectF, chip: ChipView) -> None:
    painter.setPen(QPen(colour(board.WALL), 4.0, c=Qt.PenCapStyle.RoundCap))
    painter.drawLine(QLineF(12, 22, 40, 8))


def _mine(painter: QPainter, box: QRectF, chip: ChipView) -> None:
    painter.fillRect(box, colour(board.GROUNDS["printed"]))
    symbols.paint_hammers(painter, QRectF(16, 5, 20, 20))


def _bore(painter: QPainter, box: QRectF, chip: ChipView) -> None:
    painter.fillRect(box, colour(board.GROUNDS["pass"]))
    _in_hex(painter, box, lambda scale: paint_bore(painter, BORE, scale))


def _line(painter: QPainter, box: QRectF, chip: ChipView) -> None:
    painter.fillRect(box, colour(board.GROUNDS["pass"]))
    painter.setPen(QPen(colour(board.RED), 2.0))
    painter.drawLine(QLineF(4, 15, 48, 15))


def _home(painter: QPainter, box: QRectF, chip: ChipView) -> None:
    paint_chip(painter, faded(chip), box.center(), 11.0)


def _station(painter: QPainter, box: QRectF, chip: ChipView) -> None:
    paint_chip(painter, chip, box.center(), 11.0)


def _flag(painter: QPainter, box: QRectF, chip: ChipView) -> None:
    width = symbols.flag_width(board_metrics(11, SEMIBOLD), chip.sym)
    flag = QRectF(box.center().x() - width / 2, 6, width, 18)
    symbols.paint_flag(painter, flag, chip=chip, text=chip.sym, font=board_font(11, SEMIBOLD))


def _values(painter: QPainter, box: QRectF, chip: ChipView) -> None:
    painter.fillRect(box, colour(board.GROUNDS["red"]))
    values = (("yellow", 10), ("green", 40))
    symbols.paint_table(painter, QRectF(4, 6, 44, 18), values, 2, "green", board_font(10, SEMIBOLD))


def _legal(painter: QPainter, box: QRectF, chip: ChipView) -> None:
    painter.setPen(QPen(colour(ACCENT), 2.0))
    painter.drawRect(box.adjusted(5, 6, -5, -6))
    painter.setPen(QPen(colour(ACCENT), 1.2))
    for x in range(8, 44, 5):
        painter.drawLine(QLineF(x, 11, x + 4, 7))
        painter.drawLine(QLineF(x, 23, x + 4, 19))


def _counted(painter: QPainter, box: QRectF, chip: ChipView) -> None:
    _route(painter)
    painter.setPen(QPen(route_pen(0, 1.0).color(), 3.0))
    painter.setBrush(colour(board.PAPER))
    painter.drawEllipse(box.center(), 8.0, 8.0)


def _passed(painter: QPainter, box: QRectF, chip: ChipView) -> None:
    _route(painter)
    painter.setPen(QPen(colour(board.INK), 1.0))
    painter.setBrush(colour(board.PAPER))
    painter.drawEllipse(box.center(), 7.0, 7.0)
    painter.setPen(QPen(route_pen(0, 1.0).color(), 2.5))
    painter.drawLine(QLineF(22, 11, 30, 19))
    painter.drawLine(QLineF(22, 19, 30, 11))


def _route(painter: QPainter) -> None:
    for pen in (QPen(colour(board.PAPER), 8.0), route_pen(0, 5.0)):
        painter.setPen(pen)
        painter.drawLine(QLineF(0, 15, WIDTH, 15))


def _in_hex(painter: QPainter, box: QRectF, paint: Callable[[Scale], None]) -> None:
    scale = Scale(0.3)
    painter.save()
    painter.translate(box.center())
    painter.scale(scale.pixels, scale.pixels)
    paint_ground(painter, "pass", scale)
    paint(scale)
    painter.restore()


SAMPLES: dict[str, Paint] = {  # by the style of a sign
    "legal": _legal,
    "price": _price,
    "water": _water,
    "wall": _wall,
    "mine": _mine,
    "bore": _bore,
    "line": _line,
    "station": _station,
    "home": _home,
    "destination": _flag,
    "values": _values,
    "counted": _counted,
    "passed": _passed,
}
