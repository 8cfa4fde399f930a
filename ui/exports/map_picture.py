"""The map of a game as a picture: light, the whole board, every tile with its number."""

from pathlib import Path

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter

from ui.map.print_board import board_bounds, print_board
from ui.pictures import save_picture
from ui.theme import load_fonts, plain_text_size
from ui.viewmodels.map_position import map_state
from ui.viewmodels.map_view import map_view
from ui.viewmodels.moment import Moment

PAPER = "#ffffff"


def save_map(moment: Moment, path: Path, width: int) -> None:
    """Needs a QGuiApplication. Raises OutputError with one sentence."""
    load_fonts()
    view = map_view(moment.rules.title, map_state(moment.rules, moment.state))
    bounds = board_bounds(view)
    size = QSize(width, round(width * bounds.height() / bounds.width()))

    def paint(painter: QPainter, box: QRectF) -> None:
        with plain_text_size():
            print_board(painter, view, box, 1.0, every_tile=True)

    save_picture(path, size, paint, ground=PAPER)
