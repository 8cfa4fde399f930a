"""Painting layers of an item into pictures: grounds that hexes share, and texts that keep their size."""

from dataclasses import dataclass, replace
from functools import lru_cache
from math import ceil, floor, log

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from core.hexmap.geometry import APOTHEM, SIDE, FaceShape, face_shape
from ui.board.board import Scale
from ui.board.planner import Mark, Shown
from ui.board.tile_painter import paint_face, paint_ground
from ui.values.hexes import HexView

ANTIALIASED = QPainter.RenderHint.Antialiasing
BLEED = 8.0  # walls and outlines reach over the edge
TEXT_BLEED = 4.0  # pixels, for halos
STEP = 1.03  # from one zoom that texts are planned for to the next
HEX_BOUNDS = QRectF(-APOTHEM, -SIDE, 2 * APOTHEM, 2 * SIDE)


@dataclass(frozen=True, slots=True)
class Picture:
    """`origin` is the pixel where the item's place lies."""

    pixmap: QPixmap
    origin: QPointF


@dataclass(frozen=True, eq=False, slots=True)
class Look:
    """What the viewer asked for, and the step of the zoom for which texts are planned: a little smaller at most."""

    shown: Shown
    planned: Shown


def look_of(shown: Shown, *, phased: bool) -> Look:
    """The same object for the same wish. Without `phased` the phase does not matter."""
    return _look_of(shown if phased else replace(shown, phase_colour=""))


@lru_cache(maxsize=256)
def _look_of(shown: Shown) -> Look:
    step = STEP ** floor(log(shown.scale.pixels) / log(STEP) + 1e-9)
    return Look(shown, replace(shown, scale=replace(shown.scale, pixels=step)))


def texts_picture(marks: list[Mark], look: Look, plan: Shown) -> Picture:
    """Texts keep the size that they were planned in, so that their letters need not be drawn anew for every zoom."""
    scale = look.shown.scale
    pixmap, origin = empty_picture(_around(marks), TEXT_BLEED / scale.pixels, scale)
    growth = scale.pixels - plan.scale.pixels
    painter = QPainter(pixmap)
    painter.setRenderHint(ANTIALIASED)
    for mark in marks:
        x, y = mark.centre
        painter.resetTransform()
        painter.translate(origin.x() + round(x * growth), origin.y() + round(y * growth))
        mark.paint(painter)
    painter.end()
    return Picture(pixmap, origin)


class Grounds:
    """Pictures of grounds with their track, for one zoom: hexes that look alike share them."""

    def __init__(self) -> None:
        self._key: tuple[Scale, bool] | None = None
        self._pixmaps: dict[tuple[str, FaceShape | None], QPixmap] = {}

    def of(self, view: HexView, shown: Shown) -> QPixmap:
        if self._key != (shown.scale, shown.turned):
            self._key = (shown.scale, shown.turned)
            self._pixmaps.clear()
        ground = view.ground if view.area is None else ""
        key = (ground, face_shape(view.face))
        found = self._pixmaps.get(key)
        if found is None:
            found = QPixmap(self._bare(ground, shown.scale))
            if view.face.tracks or view.face.nodes:
                painter = painter_on(found, origin_in(HEX_BOUNDS, BLEED, shown.scale), shown.scale)
                paint_face(painter, view.face, shown.scale, turned=shown.turned)
                painter.end()
            self._pixmaps[key] = found
        return found

    def clear(self) -> None:
        """When everything is painted the pictures are of no more use."""
        self._key = None
        self._pixmaps.clear()

    def _bare(self, ground: str, scale: Scale) -> QPixmap:
        found = self._pixmaps.get((ground, None))
        if found is None:
            found, origin = empty_picture(HEX_BOUNDS, BLEED, scale)
            if ground:
                painter = painter_on(found, origin, scale)
                paint_ground(painter, ground, scale)
                painter.end()
            self._pixmaps[ground, None] = found
        return found


def painter_on(pixmap: QPixmap, origin: QPointF, scale: Scale) -> QPainter:
    painter = QPainter(pixmap)
    painter.setRenderHint(ANTIALIASED)
    painter.translate(origin)
    painter.scale(scale.pixels, scale.pixels)
    return painter


def _around(marks: list[Mark]) -> QRectF:
    box = QRectF()
    for mark in marks:
        (x, y), width, height = mark.centre, mark.width, mark.height
        box = box.united(QRectF(x - width / 2, y - height / 2, width, height))
    return box


def origin_in(box: QRectF, bleed: float, scale: Scale) -> QPointF:
    """Where in the pixmap of a box the origin lies: on a whole pixel, so that text stays sharp."""
    return QPointF(ceil((bleed - box.left()) * scale.pixels), ceil((bleed - box.top()) * scale.pixels))


def empty_picture(box: QRectF, bleed: float, scale: Scale) -> tuple[QPixmap, QPointF]:
    """An empty pixmap for a box, and where in it the origin lies."""
    origin = origin_in(box, bleed, scale)
    right, bottom = ceil((box.right() + bleed) * scale.pixels), ceil((box.bottom() + bleed) * scale.pixels)
    pixmap = QPixmap(round(origin.x()) + right, round(origin.y()) + bottom)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap, origin


def show_picture(item: QGraphicsPixmapItem, picture: Picture, place: QPointF, scale: Scale) -> None:
    picture.pixmap.setDevicePixelRatio(scale.ratio)
    item.setPixmap(picture.pixmap)
    item.setOffset(-picture.origin / scale.ratio)
    item.setScale(scale.ratio / scale.pixels)
    item.setPos(place)
