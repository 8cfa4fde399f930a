"""Painter paths made from the geometry's lines, arcs and polygons."""

from collections.abc import Iterable, Sequence
from functools import cache
from math import degrees

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from core.hexmap.geometry import Curve, Point, area_outlines, corners


def polygon_path(points: Iterable[Point]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path


def curve_path(curve: Curve) -> QPainterPath:
    path = QPainterPath()
    if curve.centre is None:
        path.moveTo(QPointF(*curve.start))
        path.lineTo(QPointF(*curve.end))
        return path
    (x, y), radius = curve.centre, curve.radius
    box = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
    start, sweep = -degrees(curve.start_angle), -degrees(curve.sweep)  # Qt counts angles the other way
    path.arcMoveTo(box, start)  # not moveTo: the least step to the start of the arc would bend the end of the line
    path.arcTo(box, start, sweep)
    return path


@cache
def hexagon_path() -> QPainterPath:
    return polygon_path(corners())


@cache
def area_path(labels: tuple[str, ...]) -> QPainterPath:
    path = QPainterPath()
    for outline in area_outlines(labels):
        path.addPath(polygon_path(outline))
    return path


def line_path(points: Sequence[Point]) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for x, y in points[1:]:
        path.lineTo(x, y)
    return path
