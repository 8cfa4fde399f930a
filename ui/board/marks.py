"""Marks upon the board: where something may be laid, which hex is open, which circles are free."""

from collections.abc import Iterable
from functools import cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsScene

from core.hexmap.geometry import SLOT_RADIUS, Point, corners, edge_midpoint, hex_centre, rim_hatch
from ui.board import board
from ui.board.board import colour
from ui.board.paths import polygon_path

MARK_LAYER = 7.0
OPEN_LAYER = 9.0  # below names and signs, which may stand upon the edge
HAND_LAYER = 12.0  # what is taken with the mouse lies above everything
ACCENT = "#0B6E7F"  # the board has the same colours in both themes
RIM = (0.96, 0.80)
SPACING = 15.0
HANDLE = 10.0


class Marks:
    def __init__(self, scene: QGraphicsScene) -> None:
        self._casing = _item(scene, MARK_LAYER, board.PAPER, 5.0)
        self._hatch = _item(scene, MARK_LAYER, ACCENT, 1.3)
        self._outline = _item(scene, MARK_LAYER, ACCENT, 2.4)
        self._open_casing = _item(scene, OPEN_LAYER, board.PAPER, 6.0)
        self._open = _item(scene, OPEN_LAYER, ACCENT, 3.0)
        self._handles = _item(scene, HAND_LAYER, ACCENT, 1.6)
        self._touched = _item(scene, HAND_LAYER, board.PAPER, 1.6)
        self._touched.setBrush(colour(ACCENT))
        self._handles.setBrush(colour(board.PAPER))
        self._circles_casing = _item(scene, HAND_LAYER, board.PAPER, 5.0)
        self._circles = _item(scene, HAND_LAYER, ACCENT, 2.6)
        self._circles.setPen(_dashed(self._circles.pen()))

    def turn(self, *, turned: bool) -> None:
        for item in (
            self._casing, self._hatch, self._outline, self._open_casing, self._open, self._handles, self._touched,
            self._circles_casing, self._circles,
        ):  # fmt: skip
            item.setRotation(180.0 if turned else 0.0)

    def legal(self, labels: Iterable[str]) -> None:
        """A hatched rim around every hex where something may be laid."""
        outline, hatch = QPainterPath(), QPainterPath()
        for label in labels:
            place = hex_centre(label)
            outline.addPath(_rim(RIM[0]).translated(*place))
            hatch.addPath(_hatch().translated(*place))
        self._casing.setPath(outline)
        self._outline.setPath(outline)
        self._hatch.setPath(hatch)

    def opened(self, labels: Iterable[str], edges: Iterable[int] = (), touched: Iterable[int] = ()) -> None:
        """The hexes that are being laid; on the first one handles where track may go, filled where it does."""
        labels = tuple(labels)
        outline, free, taken = QPainterPath(), QPainterPath(), QPainterPath()
        for label in labels:
            outline.addPath(_rim(1.0).translated(*hex_centre(label)))
        for path, chosen in ((free, set(edges) - set(touched)), (taken, set(touched) & set(edges))):
            for edge in chosen:
                (x, y), (dx, dy) = hex_centre(labels[0]), edge_midpoint(edge)
                path.addEllipse(QPointF(x + dx * 0.97, y + dy * 0.97), HANDLE, HANDLE)
        self._open_casing.setPath(outline)
        self._open.setPath(outline)
        self._handles.setPath(free)
        self._touched.setPath(taken)

    def circles(self, places: Iterable[Point]) -> None:
        """Free circles where a station may be placed."""
        path = QPainterPath()
        for x, y in places:
            path.addEllipse(QPointF(x, y), SLOT_RADIUS + 6.0, SLOT_RADIUS + 6.0)
        self._circles_casing.setPath(path)
        self._circles.setPath(path)


def _item(scene: QGraphicsScene, layer: float, ink: str, width: float) -> QGraphicsPathItem:
    item = QGraphicsPathItem()
    item.setZValue(layer)
    item.setBrush(Qt.BrushStyle.NoBrush)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    pen = QPen(QColor(ink), width)
    pen.setCosmetic(True)
    item.setPen(pen)
    scene.addItem(item)
    return item


def _dashed(pen: QPen) -> QPen:
    pen.setStyle(Qt.PenStyle.CustomDashLine)
    pen.setDashPattern([2.2, 1.4])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    return pen


@cache
def _rim(share: float) -> QPainterPath:
    return polygon_path([(x * share, y * share) for x, y in corners()])


@cache
def _hatch() -> QPainterPath:
    path = QPainterPath()
    for (ax, ay), (bx, by) in rim_hatch(*RIM, SPACING):
        path.moveTo(ax, ay)
        path.lineTo(bx, by)
    return path
