"""Pictures of the companion as values: rows of tiles, or a piece of the map with what lies there and runs over it."""

from dataclasses import dataclass

from ui.values.hexes import HexView, MapView
from ui.values.routes import RouteView


@dataclass(frozen=True, slots=True)
class TileRows:
    """Each tile of a row may follow the one before."""

    rows: tuple[tuple[HexView, ...], ...]


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of the map."""

    view: MapView
    routes: tuple[RouteView, ...] = ()


PictureView = TileRows | Piece
