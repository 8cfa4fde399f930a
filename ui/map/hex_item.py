"""What the scene is made of: pixmaps of hexes and areas, rendered sharply for one zoom and scaled in between.

The items are plain pixmap items, so panning and zooming never calls back into Python. Ground and text are two pixmaps,
because a name may hang over the edge of its hex and must lie above the neighbours.
"""

from collections.abc import Mapping
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from core.hexmap.geometry import APOTHEM, SIDE, hex_centre
from ui.map.area_painter import area_bounds, paint_area, plan_area
from ui.map.board import Scale
from ui.map.labels import plan_hex
from ui.map.planner import Mark, Shown, paint_marks
from ui.map.tile_painter import paint_hex
from ui.viewmodels.chip_view import ChipView
from ui.viewmodels.map_view import AreaView, HexView

AREA_LAYER, GROUND_LAYER, TEXT_LAYER = 0.0, 1.0, 10.0
BLEED = 8.0  # walls and outlines reach over the edge
TEXT_BLEED = 4.0  # pixels, for halos
HEX_BOUNDS = QRectF(-APOTHEM, -SIDE, 2 * APOTHEM, 2 * SIDE)


class BoardItem:
    """Two layers at one place of the board. `render` paints them anew where zoom or content changed."""

    def __init__(self, scene: QGraphicsScene, anchor: str, bounds: QRectF, layer: float) -> None:
        self.anchor = anchor
        self._bounds = bounds
        self.ground = _pixmap_item(scene, layer)
        self.text = _pixmap_item(scene, TEXT_LAYER)
        self._rendered: Shown | None = None

    def bounds(self, *, turned: bool) -> QRectF:
        """On the scene."""
        x, y = hex_centre(self.anchor)
        box = self._bounds.translated(x, y)
        return QRectF(-box.right(), -box.bottom(), box.width(), box.height()) if turned else box

    def forget(self) -> None:
        self._rendered = None

    def is_sharp(self, shown: Shown) -> bool:
        return self._rendered == shown

    def render(self, shown: Shown) -> None:
        """Paint both layers for a zoom."""
        x, y = hex_centre(self.anchor)
        place = QPointF(-x, -y) if shown.turned else QPointF(x, y)
        box = self._bounds
        if shown.turned:
            box = QRectF(-box.right(), -box.bottom(), box.width(), box.height())
        pixmap, origin = _canvas(box, BLEED, shown.scale)
        painter = QPainter(pixmap)
        painter.translate(origin)
        painter.scale(shown.scale.pixels, shown.scale.pixels)
        self.paint_ground(painter, shown)
        painter.end()
        _show(self.ground, pixmap, origin, place, shown.scale)
        marks = self.plan(shown)
        if marks:
            pixmap, origin = _canvas(_around(marks), TEXT_BLEED / shown.scale.pixels, shown.scale)
            painter = QPainter(pixmap)
            painter.translate(origin)
            paint_marks(painter, marks)
            painter.end()
            _show(self.text, pixmap, origin, place, shown.scale)
        self.text.setVisible(bool(marks))
        self._rendered = shown

    def paint_ground(self, painter: QPainter, shown: Shown) -> None:
        raise NotImplementedError

    def plan(self, shown: Shown) -> list[Mark]:
        raise NotImplementedError


class HexItem(BoardItem):
    def __init__(self, scene: QGraphicsScene, view: HexView, chips: Mapping[str, ChipView]) -> None:
        super().__init__(scene, view.label, HEX_BOUNDS, GROUND_LAYER)
        self.view = view
        self._chips = chips

    def show(self, view: HexView) -> None:
        if view != self.view:
            self.view = view
            self.forget()

    def paint_ground(self, painter: QPainter, shown: Shown) -> None:
        paint_hex(painter, self.view, self._chips, shown.scale, turned=shown.turned)

    def plan(self, shown: Shown) -> list[Mark]:
        return plan_hex(self.view, self._chips, shown)


class AreaItem(BoardItem):
    def __init__(self, scene: QGraphicsScene, area: AreaView, hexes: Mapping[str, HexView]) -> None:
        super().__init__(scene, area.anchor, area_bounds(area), AREA_LAYER)
        self.area = area
        self.hexes = hexes

    def paint_ground(self, painter: QPainter, shown: Shown) -> None:
        paint_area(painter, self.area, shown.scale, turned=shown.turned)

    def plan(self, shown: Shown) -> list[Mark]:
        return plan_area(self.area, self.hexes, shown)


def _pixmap_item(scene: QGraphicsScene, layer: float) -> QGraphicsPixmapItem:
    item = QGraphicsPixmapItem()
    item.setZValue(layer)
    item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    scene.addItem(item)
    return item


def _around(marks: list[Mark]) -> QRectF:
    box = QRectF()
    for mark in marks:
        (x, y), width, height = mark.centre, mark.width, mark.height
        box = box.united(QRectF(x - width / 2, y - height / 2, width, height))
    return box


def _canvas(box: QRectF, bleed: float, scale: Scale) -> tuple[QPixmap, QPointF]:
    """An empty pixmap for a box, and where in it the origin lies: on a whole pixel, so that text stays sharp."""
    left, top = ceil((bleed - box.left()) * scale.pixels), ceil((bleed - box.top()) * scale.pixels)
    right, bottom = ceil((box.right() + bleed) * scale.pixels), ceil((box.bottom() + bleed) * scale.pixels)
    pixmap = QPixmap(left + right, top + bottom)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap, QPointF(left, top)


def _show(item: QGraphicsPixmapItem, pixmap: QPixmap, origin: QPointF, place: QPointF, scale: Scale) -> None:
    pixmap.setDevicePixelRatio(scale.ratio)
    item.setPixmap(pixmap)
    item.setOffset(-origin / scale.ratio)
    item.setScale(scale.ratio / scale.pixels)
    item.setPos(place)
