"""The board of a title as the game begins: to look at, and as a picture on a card."""

from collections.abc import Callable

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from core import registry
from core.german_railways.engine import engine
from core.german_railways.setup import new_setup
from core.hexmap.geometry import Hit
from core.mechanics.seats import Player
from ui.board.board import Scale
from ui.german_railways.board.place_scene import PlaceScene
from ui.german_railways.views.map.hover import hover_text
from ui.german_railways.views.map.places import PlaceView, map_view
from ui.german_railways.views.moment import Moment
from ui.paint.theme import Theme
from ui.shell.pages.map_page import MapPage


def _beginning(title_id: str) -> Moment:
    """By the rulings of the first preset; who plays does not show on the board."""
    title = registry.title_data(title_id)
    least = min(int(number) for number in title.data.players)
    players = [Player(f"p{number}", f"p{number}") for number in range(least)]
    found = engine(title, new_setup(title, players))
    return Moment(found, found.initial())


def board_page(title: str, theme: Theme) -> MapPage:
    moment = _beginning(title)
    view, _ = map_view(moment.rules, moment.state)

    def told(hit: Hit | None) -> str:
        place = None if hit is None else view.hexes[hit.hex]
        return hover_text(moment, place) if isinstance(place, PlaceView) else ""

    return MapPage(PlaceScene(view, theme), told, theme)


def board_picture(title: str, size: QSize, ratio: float) -> QPixmap:
    """Without its text, small."""
    moment = _beginning(title)
    scene = PlaceScene(map_view(moment.rules, moment.state)[0])
    box = scene.board_box()
    pixels = min((size.width() - 24) / box.width(), (size.height() - 20) / box.height())
    return scene.picture(Scale(pixels * ratio, ratio), QSize(size))


def measure_board(title: str, go_on: Callable[[], None]) -> None:
    """Hexes as they are printed are kept; `go_on` raises where nobody waits any more."""
    moment = _beginning(title)
    for _ in map_view(moment.rules, moment.state)[0].hexes:
        go_on()
