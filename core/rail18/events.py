"""What happened, in small facts that `evolve` folds into the next state. Every event is stored with its action."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from core.mechanics.seats import PlayerChanged
from core.rail18.corrections.events import CORRECTION_EVENTS
from core.rail18.state import Frame, Mode, Overlay, Placed, Station


@dataclass(frozen=True, slots=True)
class MoneyPaid:
    payer: str
    payee: str
    amount: int
    why: str


@dataclass(frozen=True, slots=True)
class BankBroken:
    pass


@dataclass(frozen=True, slots=True)
class TrainDebtSet:
    player: str
    amount: int
    why: str


@dataclass(frozen=True, slots=True)
class ExchangeDebtSet:
    player: str
    amount: int
    why: str


@dataclass(frozen=True, slots=True)
class ShareMoved:
    company: str
    certificate: str
    owner: str
    why: str


@dataclass(frozen=True, slots=True)
class DirectorChanged:
    company: str
    director: str | None


@dataclass(frozen=True, slots=True)
class ParSet:
    company: str
    price: int
    stations: int


@dataclass(frozen=True, slots=True)
class CompanyLaunched:
    company: str
    destination: bool


@dataclass(frozen=True, slots=True)
class CompanyOperated:
    company: str
    revenue: int


@dataclass(frozen=True, slots=True)
class CompanyClosed:
    company: str


@dataclass(frozen=True, slots=True)
class DestinationReached:
    company: str


@dataclass(frozen=True, slots=True)
class DestinationLapsed:
    company: str


@dataclass(frozen=True, slots=True)
class MarkerMoved:
    """The marker goes under the others in the cell."""

    company: str
    row: int
    column: int
    why: str


@dataclass(frozen=True, slots=True)
class MarkerRemoved:
    company: str


@dataclass(frozen=True, slots=True)
class PaperMoved:
    paper: str
    owner: str


@dataclass(frozen=True, slots=True)
class PaperUsed:
    paper: str
    hex: str | None = None


@dataclass(frozen=True, slots=True)
class PaperActivated:
    paper: str


@dataclass(frozen=True, slots=True)
class PaperPaid:
    """A certificate has brought income for the first time, where that decides what it is worth (R54)."""

    paper: str


@dataclass(frozen=True, slots=True)
class PaperClosed:
    paper: str


@dataclass(frozen=True, slots=True)
class TrainTaken:
    """A card leaves the stack: bought, or exported (owner CLOSED)."""

    card: str
    train: str
    type: str
    owner: str


@dataclass(frozen=True, slots=True)
class TrainGained:
    """A train that comes from elsewhere than the stack."""

    train: str
    type: str
    owner: str


@dataclass(frozen=True, slots=True)
class TrainMoved:
    train: str
    owner: str


@dataclass(frozen=True, slots=True)
class TrainTurned:
    train: str
    type: str


@dataclass(frozen=True, slots=True)
class TrainRemoved:
    train: str
    why: str


@dataclass(frozen=True, slots=True)
class StackScrapped:
    """What was left of a type in the stack leaves the game."""

    card: str
    number: int


@dataclass(frozen=True, slots=True)
class PhaseBegan:
    phase: str


@dataclass(frozen=True, slots=True)
class TileLaid:
    """`nodes` says for each station of the face before which station of the new tile continues it."""

    company: str
    hex: str
    tile: str
    rotation: int
    nodes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class StationPlaced:
    company: str
    hex: str
    node: int
    home: bool


@dataclass(frozen=True, slots=True)
class StationUsed:
    """A station leaves the charter for a place that is not kept."""

    company: str


@dataclass(frozen=True, slots=True)
class StationRemoved:
    """A station goes back to the charter."""

    company: str
    hex: str
    node: int


@dataclass(frozen=True, slots=True)
class StationReplaced:
    """A station of one company becomes one of another."""

    company: str
    by: str
    hex: str
    node: int


@dataclass(frozen=True, slots=True)
class StationsGained:
    company: str
    number: int


@dataclass(frozen=True, slots=True)
class OverlayLaid:
    hex: str
    piece: str
    rotation: int
    paper: str | None


@dataclass(frozen=True, slots=True)
class MapSet:
    """The whole map anew, with what follows for the charters."""

    tiles: Mapping[str, Placed]
    stations: Mapping[str, tuple[Station, ...]]
    overlays: Mapping[str, tuple[Overlay, ...]]
    stations_left: Mapping[str, int]
    home_nodes: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Part:
    """A labelled amount that a route earns, and who gets it: the dividend decides, or the treasury has it at once."""

    label: str
    amount: int
    receiver: Literal["dividend", "treasury"] = "dividend"


class Earning:
    """Something that earns in parts."""

    __slots__ = ()
    parts: tuple[Part, ...]

    @property
    def revenue(self) -> int:
        """What the dividend decides about; runs are measured by it."""
        return sum(part.amount for part in self.parts if part.receiver == "dividend")

    @property
    def treasury(self) -> int:
        """What the treasury has at once, besides the revenue."""
        return sum(part.amount for part in self.parts if part.receiver == "treasury")

    @property
    def bonus(self) -> int:
        """What of the revenue does not come from the values of its stops."""
        return sum(part.amount for part in self.parts if part.receiver == "dividend" and part.label != "stops")


@dataclass(frozen=True, slots=True)
class RouteRun(Earning):
    company: str
    train: str
    type: str
    path: tuple[str, ...]
    stops: tuple[str, ...]
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class RunMade:
    """The company's run as a whole. `best`, `bound` and `proven` are the caller's verdict, if it gave one."""

    company: str
    revenue: int
    best: int | None
    bound: int | None
    proven: bool


@dataclass(frozen=True, slots=True)
class DividendDecided:
    company: str
    revenue: int
    paid_out: bool


@dataclass(frozen=True, slots=True)
class HomeWaits:
    """A home station found no free circle on its hex and stays on the charter for now."""

    company: str
    hex: str


@dataclass(frozen=True, slots=True)
class RouteDeclared:
    """Told by the table where track is not kept: the company has a route."""

    company: str


@dataclass(frozen=True, slots=True)
class OrderSet:
    order: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BidMade:
    player: str
    private: str
    amount: int


@dataclass(frozen=True, slots=True)
class Passed:
    """Somebody declined a question: a player in a round, a company's director in a step."""

    actor: str
    what: str


@dataclass(frozen=True, slots=True)
class SettingsChanged:
    mode: Mode
    track_kept: bool
    cash_open: bool


@dataclass(frozen=True, slots=True)
class Overruled:
    """The table overruled a refusal; with its parameters the refusal can still be told as it was.

    The first files have no parameters, so they do not tell two overrules apart.
    """

    code: str
    rule: str
    reason: str
    params: Mapping[str, str | int] = field(default_factory=dict, compare=False)


@dataclass(frozen=True, slots=True)
class FrameEntered:
    frame: Frame


@dataclass(frozen=True, slots=True)
class FrameChanged:
    frame: Frame


@dataclass(frozen=True, slots=True)
class FrameLeft:
    pass


Event = Any  # one of ALL_EVENTS

# what changes a hex, each with its label
ON_THE_MAP = (TileLaid, StationPlaced, StationRemoved, StationReplaced, OverlayLaid)

ALL_EVENTS: tuple[type[Any], ...] = (
    MoneyPaid, BankBroken, TrainDebtSet, ExchangeDebtSet, ShareMoved, DirectorChanged, ParSet, CompanyLaunched,
    CompanyOperated, CompanyClosed, DestinationReached, DestinationLapsed, MarkerMoved, MarkerRemoved, PaperMoved,
    PaperUsed, PaperActivated, PaperPaid, PaperClosed, TrainTaken, TrainGained, TrainMoved, TrainTurned, TrainRemoved,
    StackScrapped, PhaseBegan, TileLaid, StationPlaced, StationUsed, StationRemoved, StationReplaced, StationsGained,
    OverlayLaid, HomeWaits, MapSet, RouteRun, RunMade, DividendDecided, RouteDeclared, OrderSet, BidMade, Passed,
    PlayerChanged, SettingsChanged, Overruled, FrameEntered, FrameChanged, FrameLeft, *CORRECTION_EVENTS,
)  # fmt: skip
