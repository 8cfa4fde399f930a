"""What has happened, in small facts. `evolve` folds them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from core.german_railways.state import Auction, Ending, Mode
from core.kernel.refusal import Param
from core.mechanics.seats import PlayerChanged


@dataclass(frozen=True, slots=True)
class MoneyPaid:
    payer: str
    payee: str
    amount: int
    why: str  # share, track, dividend


@dataclass(frozen=True, slots=True)
class BidMade:
    player: str
    railroad: str
    amount: int


@dataclass(frozen=True, slots=True)
class Passed:
    """`what`: an auction or a turn; `unasked`: he could not have raised (G8)."""

    player: str
    what: str
    unasked: bool = False


@dataclass(frozen=True, slots=True)
class AuctionSet:
    """The open auction as it stands now; None: it is over."""

    auction: Auction | None


@dataclass(frozen=True, slots=True)
class ShareSold:
    railroad: str
    player: str
    price: int


@dataclass(frozen=True, slots=True)
class ShareUnsold:
    railroad: str


@dataclass(frozen=True, slots=True)
class RoundBegun:
    """Its order is to be determined."""

    number: int


@dataclass(frozen=True, slots=True)
class OrderDrawn:
    order: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TurnBegun:
    """The turn at this place of the order."""

    at: int


@dataclass(frozen=True, slots=True)
class ShareOffered:
    player: str
    railroad: str


@dataclass(frozen=True, slots=True)
class TrackBuilt:
    player: str
    railroad: str
    places: tuple[str, ...]
    cost: int


@dataclass(frozen=True, slots=True)
class Linked:
    """Pairs of railroads that share a city now; the one of the earlier first auction stands in front."""

    pairs: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class DividendPaid:
    """What each share of each railroad brings; the builder's is doubled already."""

    by: str
    per_share: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Agreed:
    player: str


@dataclass(frozen=True, slots=True)
class GameEnded:
    ending: Ending
    winners: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SettingsChanged:
    mode: Mode
    cash_open: bool


@dataclass(frozen=True, slots=True)
class Overruled:
    code: str
    rule: str
    reason: str
    params: Mapping[str, Param]


# --- corrections


@dataclass(frozen=True, slots=True)
class Corrected:
    """Why the books were set right; the facts follow."""

    what: str
    note: str


@dataclass(frozen=True, slots=True)
class ShareMoved:
    """From a player to a player, or from or to the unsold ones ("bank")."""

    railroad: str
    giver: str
    taker: str


@dataclass(frozen=True, slots=True)
class LocomotivePlaced:
    railroad: str
    place: str


@dataclass(frozen=True, slots=True)
class LocomotiveRemoved:
    railroad: str
    place: str


@dataclass(frozen=True, slots=True)
class FlowSet:
    round: int
    order: tuple[str, ...]
    at: int


@dataclass(frozen=True, slots=True)
class PositionSet:
    cash: Mapping[str, int]
    shares: Mapping[str, Mapping[str, int]]
    track: Mapping[str, tuple[str, ...]]
    round: int
    order: tuple[str, ...]
    at: int
    agreed: tuple[str, ...]
    auction: Auction | None
    note: str = ""


ALL_EVENTS: tuple[type[Any], ...] = (
    MoneyPaid, BidMade, Passed, AuctionSet, ShareSold, ShareUnsold, RoundBegun, OrderDrawn, TurnBegun, ShareOffered,
    TrackBuilt, Linked, DividendPaid, Agreed, GameEnded, SettingsChanged, PlayerChanged, Overruled, Corrected,
    ShareMoved, LocomotivePlaced, LocomotiveRemoved, FlowSet, PositionSet,
)  # fmt: skip
Event = Any
