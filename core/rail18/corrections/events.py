"""What corrections have set right, and a position that was entered. Each bears the note.

What then follows by the rules has the ordinary events.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from core.rail18.state import Company, Destination, Frame, Marker, Overlay, Paper, Placed, Station, Train


@dataclass(frozen=True, slots=True)
class CashCorrected:
    payer: str
    payee: str
    amount: int
    note: str


@dataclass(frozen=True, slots=True)
class DebtCorrected:
    player: str
    debt: Literal["train", "exchange"]
    amount: int
    note: str


@dataclass(frozen=True, slots=True)
class BankCorrected:
    broken: bool
    note: str


@dataclass(frozen=True, slots=True)
class CertificateCorrected:
    company: str
    certificate: str
    owner: str
    note: str


@dataclass(frozen=True, slots=True)
class PaperCorrected:
    """A private or another certificate as it is now, with all its pieces on the map by hex."""

    code: str
    paper: Paper
    pieces: Mapping[str, Overlay]
    note: str


@dataclass(frozen=True, slots=True)
class TrainCorrected:
    """A card has come from or gone to the stack (by `taken`), the game or somebody; `owner` CLOSED is nobody."""

    card: str  # the first side's type; empty for a train that never was in the stack
    train: str
    type: str
    source: str
    owner: str
    taken: int  # how many cards more the stack has lost: 1, 0 or -1
    note: str


@dataclass(frozen=True, slots=True)
class TrainSideCorrected:
    train: str
    type: str
    note: str


@dataclass(frozen=True, slots=True)
class TileCorrected:
    """`stations` and `homes` say where on the hex they are now."""

    hex: str
    tile: str | None
    rotation: int
    stations: tuple[Station, ...]
    homes: Mapping[str, int]
    note: str


@dataclass(frozen=True, slots=True)
class StationCorrected:
    """Without a hex only the number on the charter changes; `home` says whether the home station has been placed."""

    company: str
    there: bool
    hex: str
    node: int
    home: bool
    note: str


@dataclass(frozen=True, slots=True)
class MarkerCorrected:
    """`stack` is the cell from the top."""

    company: str
    row: int
    column: int
    stack: tuple[str, ...]
    note: str


@dataclass(frozen=True, slots=True)
class ParCorrected:
    """With the stations left on the charter. A company that gets its first par has its marker put on it after this."""

    company: str
    par: int
    stations_left: int
    note: str


@dataclass(frozen=True, slots=True)
class CompanyCorrected:
    company: str
    floated: bool
    operated: bool
    destination: Destination
    note: str


@dataclass(frozen=True, slots=True)
class PhaseCorrected:
    phase: str
    note: str


@dataclass(frozen=True, slots=True)
class OrderCorrected:
    order: tuple[str, ...]
    note: str


@dataclass(frozen=True, slots=True)
class TurnCorrected:
    flow: tuple[Frame, ...]
    note: str


@dataclass(frozen=True, slots=True)
class TurnBrokenOff:
    """After a correction the company cannot go on with its turn."""

    company: str


@dataclass(frozen=True, slots=True)
class PositionSet:
    """The game begins with this position."""

    order: tuple[str, ...]
    cash: Mapping[str, int]
    train_debt: Mapping[str, int]
    exchange_debt: Mapping[str, int]
    papers: Mapping[str, Paper]
    shares: Mapping[str, Mapping[str, str]]
    companies: Mapping[str, Company]
    markers: Mapping[str, Marker]
    trains: Mapping[str, Train]
    stack: Mapping[str, int]
    phase: str
    tiles: Mapping[str, Placed]
    stations: Mapping[str, tuple[Station, ...]]
    overlays: Mapping[str, tuple[Overlay, ...]]
    flow: tuple[Frame, ...]
    bank_broken: bool
    note: str


CORRECTION_EVENTS: tuple[type[Any], ...] = (
    CashCorrected, DebtCorrected, BankCorrected, CertificateCorrected, PaperCorrected, TrainCorrected,
    TrainSideCorrected, TileCorrected, StationCorrected, MarkerCorrected, ParCorrected, CompanyCorrected,
    PhaseCorrected, OrderCorrected, TurnCorrected, TurnBrokenOff, PositionSet,
)  # fmt: skip
