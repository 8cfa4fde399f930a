"""The table display as values: which scene is shown, and what stands in it. No Qt."""

from dataclasses import dataclass
from typing import Literal

from ui.values.cells import Table
from ui.values.header import HeaderView
from ui.values.hexes import MapView
from ui.values.leaf import Leaf
from ui.values.routes import RouteView

Section = str  # what the table has chosen to see, as its family calls it
AUTOMATIC: Section = "automatic"  # what the table talks about
Scene = Literal["auction", "stock", "operating", "end", "everything", "market", "map", "standings"]


@dataclass(frozen=True, slots=True)
class TableView(Table):
    spare: tuple[str, ...] = ()  # rows that are left out where they make columns too wide
    names: tuple[str, ...] = ()  # columns whose title may be cut to a few letters
    people: str = ""  # the column with names, which may be cut


@dataclass(frozen=True, slots=True)
class RunView:
    """The trains of the company that acts have run."""

    routes: tuple[RouteView, ...]
    total: str


@dataclass(frozen=True, slots=True)
class DisplayView:
    """What a scene does not show is None."""

    scene: Scene
    header: HeaderView
    happened: tuple[str, ...]  # the newest first
    table: TableView | None = None
    players: TableView | None = None  # beside the table
    market: object | None = None  # a picture that the family knows how to draw
    map: MapView | None = None
    card: Leaf | None = None
    run: RunView | None = None
