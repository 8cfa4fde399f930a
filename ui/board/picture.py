"""A single hex as a picture: for tiles to choose from, in lists and trees."""

from collections.abc import Mapping
from math import ceil

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap

from core.hexmap.geometry import APOTHEM, SIDE
from ui.board.board import Scale
from ui.board.labels import plan_hex
from ui.board.planner import Shown, paint_marks
from ui.board.tile_painter import paint_hex
from ui.values.chips import ChipView
from ui.values.hexes import HexView


def hex_picture(
    view: HexView,
    chips: Mapping[str, ChipView],
    side: float,
    ratio: float = 1.0,
    *,
    phase_colour: str = "yellow",
    turned: bool = False,
) -> QPixmap:
    """`side` is the length of a side in screen pixels, `ratio` the screen's device pixels for a pixel."""
    scale = Scale(side * ratio / SIDE, ratio)
    width, height = ceil(2 * APOTHEM * scale.pixels) + 2, ceil(2 * SIDE * scale.pixels) + 2
    pixmap = QPixmap(width, height)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.translate(width / 2, height / 2)
    painter.save()
    painter.scale(scale.pixels, scale.pixels)
    paint_hex(painter, view, chips, scale, turned=turned)
    painter.restore()
    paint_marks(painter, plan_hex(view, chips, Shown(scale, phase_colour, turned=turned)))
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap
