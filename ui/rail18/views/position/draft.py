"""A running game while it is entered: what was typed, field by field, and the map as it lies."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from pydantic import TypeAdapter, ValidationError

from core import registry
from core.rail18.actions import OverlayAt, StationAt, TileAt
from core.rail18.family import RAIL18
from core.rail18.state import POOL
from ui.rail18.views.new_game import NewGame

ROUND, NUMBER, PLAYER, PASSES, INDEX, TOTAL = "round", "number", "player", "passes", "index", "total"
BROKEN, ACTED, STEP, REVENUE, PHASE, USED, VISITED, UNPAID, MAP = (
    "broken",
    "acted",
    "step",
    "revenue",
    "phase",
    "used",
    "visited",
    "unpaid",
    "map",
)
POOL_TRAINS = f"trains:{POOL}"
AUCTION, STOCK, OPERATING = "auction", "stock", "operating"
MINIMUM = "minimum"  # the least bid
OPENER = "opener"  # who offers the private


def share_field(company: str, owner: str) -> str:
    return f"share:{company}:{owner}"


@dataclass(frozen=True)
class PositionDraft:
    """Fields are named "what" or "what:whose"; those that nobody filled in are not there."""

    new: NewGame
    typed: Mapping[str, str] = field(default_factory=dict)
    tiles: tuple[TileAt, ...] = ()
    stations: tuple[StationAt, ...] = ()
    overlays: tuple[OverlayAt, ...] = ()

    def word(self, name: str) -> str:
        return self.typed.get(name, "").strip()

    def words(self, name: str) -> list[str]:
        return self.word(name).replace(",", " ").replace("、", " ").split()

    def with_word(self, name: str, word: str) -> "PositionDraft":
        others = {known: value for known, value in self.typed.items() if known != name}
        return replace(self, typed={**others, name: word} if word.strip() else others)

    @property
    def begun(self) -> bool:
        """Is there anything to lose?"""
        return bool(self.typed or self.tiles or self.stations or any(self.new.entered))


@dataclass(frozen=True)
class BoardDraft:
    """A board with one company's trains, to be asked for its best run. `lines` are privates whose pieces are laid."""

    title: str
    phase: str = ""
    company: str = ""
    trains: str = ""
    lines: tuple[str, ...] = ()
    tiles: tuple[TileAt, ...] = ()
    stations: tuple[StationAt, ...] = ()
    overlays: tuple[OverlayAt, ...] = ()


# --- as files

_POSITION = TypeAdapter(PositionDraft)
_BOARD = TypeAdapter(BoardDraft)


def draft_json(draft: PositionDraft | BoardDraft) -> bytes:
    if isinstance(draft, PositionDraft):
        return _POSITION.dump_json(draft)
    return _BOARD.dump_json(draft)


def read_position(data: bytes) -> PositionDraft | None:
    """None if it is no draft, or one of a title that is not here."""
    try:
        found = _POSITION.validate_json(data)
    except ValidationError:
        return None
    return found if _known(found.new.title) and not found.new.drawn else None


def read_board(data: bytes) -> BoardDraft | None:
    try:
        found = _BOARD.validate_json(data)
    except ValidationError:
        return None
    return found if _known(found.title) else None


def _known(title: str) -> bool:
    return title in playable_titles()


def playable_titles() -> list[str]:
    """Those of this family."""
    return [title.id for title in registry.titles() if title.playable and registry.family_of(title.id) is RAIL18]
