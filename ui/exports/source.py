"""A game that is handed out, as its family tells it. No Qt: what paints is loaded when it is asked for."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from core.kernel.tables import Table
from ui.values.charts import ChartView
from ui.values.sheets import Kind, Sheet

if TYPE_CHECKING:
    from ui.game.bridge import GameBridge
    from ui.paint.drawing import Drawings
    from ui.values.hexes import MapView


class Source(Protocol):
    """As the game stands when it is made, whatever moment the window shows. Belongs to one thread, like its game."""

    @property
    def hidden(self) -> bool:
        """Does the table keep something hidden, so that whoever hands the game out must know what is in it?"""
        ...

    @property
    def board_kept(self) -> bool: ...

    @property
    def drawings(self) -> "Drawings":
        """What draws the pictures on the game's sheets."""
        ...

    def tables(self) -> Iterable[Table]: ...

    def whole(self, *, branches: bool) -> Any:
        """The whole game, for JSON."""
        ...

    def board(self) -> "MapView":
        """The map, where it is kept."""
        ...

    def charts(self) -> Mapping[str, Callable[[], ChartView]]: ...

    def sheet(self, kind: Kind) -> Sheet: ...


@dataclass(frozen=True, slots=True)
class Exports:
    """How a family makes sources: of a game with its name, and of the present game of a bridge.

    `beside` takes along what is needed; what it returns makes the source in another thread.
    """

    of_game: Callable[[Any, str], Source]
    present: "Callable[[GameBridge], Source]"
    beside: "Callable[[GameBridge], Callable[[], Source]]"
