"""The program's sign: a yellow tile with a station on a curve, painted by the tile painter itself."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from core.hexmap.tiles import NODE, Face, Node, Track
from ui.map.board import Scale
from ui.map.tile_painter import paint_face, paint_ground

FACE = Face("sign", "yellow", nodes=(Node("city", slots=1),), tracks=(Track(1, NODE), Track(3, NODE)))
SIZES = (16, 24, 32, 48, 64, 128, 256)


def window_icon() -> QIcon:
    icon = QIcon()
    for size in SIZES:
        icon.addPixmap(sign(size))
    return icon


def sign(size: int) -> QPixmap:
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(size / 2, size / 2)
    scale = Scale(size / 208.0)
    painter.scale(scale.pixels, scale.pixels)
    paint_ground(painter, "yellow", scale)
    paint_face(painter, FACE, scale)
    painter.end()
    return pixmap
