"""Paints a hex of the board without its text: terrain, city, track and locomotives. Origin: its centre."""

from collections.abc import Mapping
from dataclasses import replace
from math import hypot

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from core.hexmap.geometry import Point, edge_midpoint, edge_segment
from ui.board import board, symbols
from ui.board.board import Scale, colour
from ui.board.paths import hexagon_path
from ui.board.tile_painter import paint_ground
from ui.german_railways.views.map.places import PlaceView
from ui.paint.chips import paint_chip
from ui.values.chips import ChipView
from ui.values.colours import mix

PLATE = 66.0  # radius of a city
TRACK, CASING = 11.0, 17.0
BESIDE = 19.0  # between the tracks of several railroads across one edge
ROUND, FLAT = Qt.PenCapStyle.RoundCap, Qt.PenCapStyle.FlatCap
CODE = 13.0  # pixels of radius from which a code can be read on a locomotive; on smaller ones stands a letter

# where locomotives stand, by their number; the last ones also serve more
PLACES: tuple[tuple[float, tuple[Point, ...]], ...] = (
    (46.0, ((0.0, 2.0),)),
    (38.0, ((-39.0, 2.0), (39.0, 2.0))),
    (27.5, ((-55.0, 2.0), (0.0, 2.0), (55.0, 2.0))),
    (27.0, ((-28.0, -14.0), (28.0, -14.0), (-28.0, 41.0), (28.0, 41.0))),
    (26.0, ((-53.0, -14.0), (0.0, -14.0), (53.0, -14.0), (-27.0, 39.0), (27.0, 39.0))),
    (26.0, ((-53.0, -14.0), (0.0, -14.0), (53.0, -14.0), (-53.0, 39.0), (0.0, 39.0), (53.0, 39.0))),
    (22.0, ((-46.0, -18.0), (0.0, -18.0), (46.0, -18.0), (-46.0, 26.0), (0.0, 26.0), (46.0, 26.0), (0.0, 70.0))),
    (22.0, ((-46.0, -18.0), (0.0, -18.0), (46.0, -18.0), (-46.0, 26.0), (0.0, 26.0), (46.0, 26.0), (-23.0, 70.0),
            (23.0, 70.0))),
)  # fmt: skip


def standing(number: int) -> tuple[float, tuple[Point, ...]]:
    """The radius of so many locomotives, and where they stand."""
    return PLACES[min(number, len(PLACES)) - 1]


def paint_place(
    painter: QPainter, view: PlaceView, chips: Mapping[str, ChipView], scale: Scale, *, turned: bool
) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_ground(painter, view.ground, scale)
    sign = -1.0 if turned else 1.0
    if view.city:
        _city(painter, view, chips, scale)
        _joints(painter, view, scale, sign)
    elif not view.locomotives and view.price is None and view.way is None:
        _terrain(painter, view)
    _tracks(painter, view, chips, scale, sign)
    _locomotives(painter, view, chips, scale)


def _joints(painter: QPainter, view: PlaceView, scale: Scale, sign: float) -> None:
    """No border between hexes of one city."""
    paper = mix(board.GROUNDS[view.ground], board.PAPER, 0.8)
    painter.setPen(QPen(colour(paper), scale.line(6.0, 3.0), Qt.PenStyle.SolidLine, FLAT))
    for edge in view.joined:
        (ax, ay), (bx, by) = edge_segment(edge)
        painter.drawLine(QLineF(sign * ax * 0.97, sign * ay * 0.97, sign * bx * 0.97, sign * by * 0.97))


def _city(painter: QPainter, view: PlaceView, chips: Mapping[str, ChipView], scale: Scale) -> None:
    painter.setBrush(colour(board.PAPER, 0.8))
    if view.joined:  # one city all over its hexes
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawPath(hexagon_path())
        return
    painter.setPen(QPen(colour(board.BORDERS[view.ground]), scale.line(3.0)))
    painter.drawEllipse(QPointF(0, 0), PLATE, PLATE)
    if view.home is not None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(chips[view.home].fill), scale.line(8.0, 2.0)))
        painter.drawEllipse(QPointF(0, 0), PLATE, PLATE)


def _terrain(painter: QPainter, view: PlaceView) -> None:
    """A quiet sign: a peak, or two hills."""
    if view.terrain == "mountains":
        symbols.paint_peak(painter, QRectF(-34, -24, 68, 46), mix(board.MOUNTAIN, board.GROUNDS["mountains"], 0.25))
    elif view.terrain == "hills":
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour(mix(board.GROUNDS["hills"], "#6B5A20", 0.5)), 6.0, c=ROUND))
        for x, y, wide in ((-38.0, 14.0, 44.0), (-2.0, 4.0, 40.0)):
            path = QPainterPath(QPointF(x, y))
            path.quadTo(x + wide / 2, y - 34.0, x + wide, y)
            painter.drawPath(path)


def _tracks(painter: QPainter, view: PlaceView, chips: Mapping[str, ChipView], scale: Scale, sign: float) -> None:
    """From each locomotive to the edges across which its railroad goes on."""
    lines = [(railroad, _line(view, railroad, edge, sign)) for railroad, edge in view.spokes]
    for _, line in lines:
        painter.setPen(QPen(colour(board.PAPER), scale.line(CASING, 3.5), Qt.PenStyle.SolidLine, FLAT))
        painter.drawLine(line)
    for railroad, line in lines:
        painter.setPen(QPen(QColor(chips[railroad].fill), scale.line(TRACK, 2.0), Qt.PenStyle.SolidLine, FLAT))
        painter.drawLine(line)


def _line(view: PlaceView, railroad: str, edge: int, sign: float) -> QLineF:
    _, places = standing(len(view.locomotives))
    x, y = places[view.locomotives.index(railroad)]
    ex, ey = edge_midpoint(edge)
    sharing = [other for other, across in view.spokes if across == edge]
    shift = (sharing.index(railroad) - (len(sharing) - 1) / 2) * BESIDE
    dx, dy = -ey / hypot(ex, ey), ex / hypot(ex, ey)
    way = 1.0 if edge < 3 else -1.0  # the same side from both hexes
    return QLineF(x, y, sign * (ex + dx * shift * way) * 1.01, sign * (ey + dy * shift * way) * 1.01)


def _locomotives(painter: QPainter, view: PlaceView, chips: Mapping[str, ChipView], scale: Scale) -> None:
    if not view.locomotives:
        return
    radius, places = standing(len(view.locomotives))
    painter.save()
    painter.scale(1 / scale.pixels, 1 / scale.pixels)  # text is laid out in pixels
    for railroad, (x, y) in zip(view.locomotives, places, strict=False):
        centre = QPointF(x * scale.pixels, y * scale.pixels)
        least, size = board.LEAST_PIXELS * scale.ratio, max(radius * scale.pixels, 5.0 * scale.ratio)
        chip = chips[railroad]
        shown = chip if size >= CODE * scale.ratio else replace(chip, sym=chip.code)
        paint_chip(painter, shown, centre, size, least=least)
    painter.restore()
