"""Tiles as small pictures, painted once for each size and screen."""

from collections.abc import Mapping
from functools import lru_cache

from PySide6.QtGui import QPixmap

from ui.board.picture import hex_picture
from ui.values.chips import ChipView
from ui.values.hexes import HexView

NO_CHIPS: Mapping[str, ChipView] = {}
_pictures: dict[tuple[str, int, float, float], QPixmap] = {}


@lru_cache(maxsize=8)
def widest(side: float) -> tuple[int, int]:
    """The box of a picture: width and height."""
    return round(side * 3**0.5) + 3, round(2 * side) + 3


def tile_picture(view: HexView, side: float, ratio: float) -> QPixmap:
    """Of a tile in the tray; what lies on a hex is painted anew by its caller."""
    key = (view.label, view.rotation, side, ratio)
    if key not in _pictures:
        if len(_pictures) > 800:
            _pictures.clear()
        _pictures[key] = hex_picture(view, NO_CHIPS, side, ratio)
    return _pictures[key]
