"""A whole position that a game begins with: from a pack-up note, or after an evening without the program."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from core.kernel.action import Action
from core.rail18.actions import Amount, Name, OverlayAt, StationAt, TileAt
from core.rail18.corrections.actions import Note
from core.rail18.state import Destination, Frame


class Entry(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class PlayerAt(Entry):
    player: Name
    cash: Amount = 0
    train_debt: Amount = 0
    exchange_debt: Amount = 0


class CompanyAt(Entry):
    """A company that has been started. How many stations it has left the map says, where track is kept."""

    company: Name
    par: Amount = 0
    treasury: Amount = 0
    floated: bool = False
    operated: bool = False
    closed: bool = False
    destination: Destination = "none"
    stations_left: Amount | None = None
    last_revenue: Amount = 0


class MarkerAt(Entry):
    company: Name
    row: Amount
    column: Amount


class HoldingAt(Entry):
    """Certificates that a player or the pool holds; the others are the bank's. `deal` finds them by their size."""

    owner: Name
    certificates: Annotated[tuple[Name, ...], Field(max_length=400)]


class PaperAt(Entry):
    """A private or another certificate that is not the bank's; its piece lies among the overlays."""

    paper: Name
    owner: Name
    used: bool = False
    visited: bool = False
    paid: bool | None = None  # where that matters (R54); unsaid, what was visited has paid


class TrainAt(Entry):
    """A card is called by its first side and a number, "3-0"; trains that never were in the stack have names."""

    train: Name
    type: Name
    owner: Name


class TakenAt(Entry):
    """How many cards have left the stack, by the first side's type: bought, exported, scrapped."""

    card: Name
    number: Amount


Many = Field(max_length=400)


class SetPosition(Action):
    """Begin with a position, only before the first move. The bank has what nobody else has.

    Of several markers in a cell those named first lie higher. `flow` says where the game stands: a stock round; an
    operating round, whose next company then acts, or with the turn that is under way; and open questions.
    """

    order: Annotated[tuple[Name, ...], Field(max_length=20)]
    players: Annotated[tuple[PlayerAt, ...], Field(max_length=20)]
    phase: Name
    flow: Annotated[tuple[Frame, ...], Field(max_length=20)]
    companies: Annotated[tuple[CompanyAt, ...], Many] = ()
    markers: Annotated[tuple[MarkerAt, ...], Many] = ()
    holdings: Annotated[tuple[HoldingAt, ...], Many] = ()
    papers: Annotated[tuple[PaperAt, ...], Many] = ()
    trains: Annotated[tuple[TrainAt, ...], Many] = ()
    taken: Annotated[tuple[TakenAt, ...], Many] = ()
    tiles: Annotated[tuple[TileAt, ...], Many] = ()
    stations: Annotated[tuple[StationAt, ...], Many] = ()
    overlays: Annotated[tuple[OverlayAt, ...], Many] = ()
    bank_broken: bool = False
    note: Note = ""
