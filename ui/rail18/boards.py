"""The board of a title: to look at, as a picture on a card, and measured ahead for its texts."""

from collections.abc import Callable

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap, QPixmapCache

from core import registry
from ui.board.board import Scale
from ui.board.labels import room_for_text
from ui.board.scene import MapScene
from ui.paint.theme import Theme
from ui.rail18.views.map.hover import hover_text
from ui.rail18.views.map.view import map_view
from ui.shell.pages.map_page import MapPage
from ui.values.hexes import MapView


def board_page(title: str, theme: Theme) -> MapPage:
    return page_of(map_view(registry.title(title)), theme)


def page_of(view: MapView, theme: Theme) -> MapPage:
    """A board as it looks at some moment."""
    return MapPage(MapScene(view, theme), lambda hit: hover_text(view, hit), theme)


def board_picture(title: str, size: QSize, ratio: float) -> QPixmap:
    """A board without its text, small; until companies get other colours it stays as it was painted."""
    view = map_view(registry.title(title))
    name, known = f"{title} {size.width()} {size.height()} {ratio} {sorted(view.chips.items())}", QPixmap()
    if QPixmapCache.find(name, known):
        return known
    scene = MapScene(view)
    board = scene.board_box()
    pixels = min((size.width() - 24) / board.width(), (size.height() - 20) / board.height())
    painted = scene.picture(Scale(pixels * ratio, ratio), QSize(size))
    QPixmapCache.insert(name, painted)
    return painted


def measure_board(title: str, go_on: Callable[[], None]) -> None:
    """As it is printed; `go_on` raises where nobody waits any more."""
    for view in map_view(registry.title(title)).hexes.values():
        go_on()
        room_for_text(view)
