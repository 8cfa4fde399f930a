"""The pictures of the companion: tiles and pieces of the board, painted as the map paints them."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from core.hexmap.geometry import APOTHEM
from ui.board.print_board import board_bounds, print_board
from ui.board.route_layer import RouteLayer
from ui.board.tile_pictures import tile_picture, widest
from ui.paint.theme import SPACE, Theme, scaled
from ui.values.companion import PictureView, Piece, TileRows
from ui.values.tracks import hex_shape

TILE_SIDE = 34
HEX_WIDTH = 104  # of a piece of the map, in pixels
GAP = 26  # between two tiles, for the arrow
BORDER = 6.0  # units around a piece of the map


def paint_picture(view: PictureView, theme: Theme, ratio: float) -> QPixmap:
    return _tile_rows(view, theme, ratio) if isinstance(view, TileRows) else _piece(view, ratio)


def _blank(width: float, height: float, ratio: float) -> QPixmap:
    pixmap = QPixmap(round(width * ratio), round(height * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def _tile_rows(view: TileRows, theme: Theme, ratio: float) -> QPixmap:
    side = scaled(TILE_SIDE)
    (wide, high), gap = widest(side), scaled(GAP)
    longest = max(len(row) for row in view.rows)
    pixmap = _blank(longest * (wide + gap) - gap, len(view.rows) * (high + SPACE) - SPACE, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for line, row in enumerate(view.rows):
        top = line * (high + SPACE)
        for place, tile in enumerate(row):
            left = place * (wide + gap)
            painter.drawPixmap(QPointF(left, top), tile_picture(tile, side, ratio))
            if place:
                _arrow(painter, QRectF(left - gap, top, gap, high), QColor(theme.quiet))
    painter.end()
    return pixmap


def _arrow(painter: QPainter, box: QRectF, ink: QColor) -> None:
    middle, half, tip = box.center(), box.width() * 0.3, box.width() * 0.2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawRect(QRectF(middle.x() - half, middle.y() - 1, 2 * half - tip, 2))
    point = QPointF(middle.x() + half, middle.y())
    painter.drawPolygon([point, point + QPointF(-2 * tip, tip), point + QPointF(-2 * tip, -tip)])


def _piece(piece: Piece, ratio: float) -> QPixmap:
    whole = board_bounds(piece.view, BORDER)
    pixels = scaled(HEX_WIDTH) / (2 * APOTHEM)
    pixmap = _blank(whole.width() * pixels, whole.height() * pixels, ratio)
    box = QRectF(0, 0, whole.width() * pixels, whole.height() * pixels)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    print_board(painter, piece.view, box, 1.0, margin=BORDER)
    if piece.routes:
        scene = QGraphicsScene()
        layer = RouteLayer(scene, (), lambda label: hex_shape(piece.view.hexes[label]))
        layer.show_routes(piece.routes)
        scene.render(painter, box, whole)
    painter.end()
    return pixmap
