"""The map of a game as a picture: light, the whole board, every tile with its number."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter

from core.interchange.writing import Finish
from ui.board.print_board import board_bounds, print_board
from ui.paint.pictures import painted
from ui.paint.theme import load_fonts, plain_text_size
from ui.values.hexes import MapView

PAPER = "#ffffff"


def paint_map_file(view: MapView, name: str, width: int) -> Finish:
    """For a file of this name. Needs a QGuiApplication. Raises OutputError with one sentence."""
    load_fonts()
    bounds = board_bounds(view)
    size = QSize(width, round(width * bounds.height() / bounds.width()))

    def paint(painter: QPainter, box: QRectF) -> None:
        with plain_text_size():
            print_board(painter, view, box, 1.0, every_tile=True)

    return painted(name, size, paint, PAPER)
