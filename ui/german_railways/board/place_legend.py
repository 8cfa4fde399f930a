"""What the signs on the board of German Railways mean, with the price of each terrain."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from core.german_railways.title import Title
from core.hexmap.tiles import Face
from ui.board import board
from ui.board.board import Scale, colour
from ui.board.legend import Legend
from ui.board.planner import SEMIBOLD
from ui.board.text import draw_lines
from ui.german_railways.board.place_painter import paint_place
from ui.german_railways.views.map.places import PlaceView
from ui.paint.chips import paint_chip
from ui.values.chips import ChipView
from ui.values.hexes import LegendSign

Paint = Callable[[QPainter, QRectF, ChipView], None]
SIDE = 0.17  # pixels for a unit of the board


def place_legend(parent: QWidget, title: Title, chips: Mapping[str, ChipView]) -> Legend:
    samples: dict[str, Paint] = {}
    for terrain in ("plains", "hills", "mountains"):
        samples[terrain] = _ground(terrain, terrain, title.data.terrain[terrain])
    samples["zone"] = _ground("zone", "plains", title.data.terrain[title.board[title.data.berlin.approach[0]].terrain])
    samples["city"], samples["start"], samples["locomotive"] = _city, _start, _locomotive
    signs = [LegendSign(style, f"gr-legend-{style}") for style in samples]
    samples["way"] = _way
    signs += [LegendSign("legal", "gr-legend-legal"), LegendSign("way", "gr-legend-way")]
    return Legend(parent, chips, signs, samples)


def _ground(ground: str, terrain: str, cost: int) -> Paint:
    def paint(painter: QPainter, box: QRectF, chip: ChipView) -> None:
        painter.fillRect(box, colour(board.GROUNDS[ground]))
        painter.save()
        painter.translate(QPointF(16, box.center().y()))
        painter.scale(SIDE, SIDE)
        view = PlaceView("A1", ground, Face("A1", "white"), terrain=terrain)
        paint_place(painter, view, {}, Scale(SIDE), turned=False)
        painter.restore()
        draw_lines(painter, (str(cost),), QPointF(40, 15), (12, SEMIBOLD, 100), board.INK, None, 1.0)

    return paint


def _city(painter: QPainter, box: QRectF, chip: ChipView) -> None:
    painter.setBrush(colour(board.PAPER, 0.8))
    painter.setPen(QPen(colour(board.BORDERS["plains"]), 1.0))
    painter.drawEllipse(box.center(), 11.0, 11.0)
    draw_lines(painter, ("2",), box.center(), (12, SEMIBOLD, 100), board.RED, None, 1.0)


def _way(painter: QPainter, box: QRectF, chip: ChipView) -> None:
    draw_lines(painter, ("7",), box.center(), (12, SEMIBOLD, 100), board.QUIET, None, 1.0)


def _start(painter: QPainter, box: QRectF, chip: ChipView) -> None:
    painter.setBrush(colour(board.PAPER, 0.8))
    painter.setPen(QPen(QColor(chip.fill), 2.5))
    painter.drawEllipse(box.center(), 11.0, 11.0)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _locomotive(painter: QPainter, box: QRectF, chip: ChipView) -> None:
    painter.setPen(QPen(QColor(chip.fill), 3.0))
    painter.drawLine(QPointF(box.center()), QPointF(box.right(), box.center().y()))
    paint_chip(painter, chip, box.center(), 11.0)
