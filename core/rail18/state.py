"""The whole position of an 18xx game as frozen values. Mappings are never changed in place: `evolve` makes new ones."""

from collections.abc import Mapping
from dataclasses import dataclass
from operator import not_
from typing import Annotated, Literal

from pydantic import Field

from core.mechanics.seats import Player, Seating

BANK = "bank"  # the bank's money; unsold certificates and shares
POOL = "pool"  # the bank pool
CLOSED = "closed"  # out of the game

Mode = Literal["hotseat", "table"]
Destination = Literal["none", "open", "reached"]
Step = Literal["track", "station", "run", "dividend", "trains"]
STEPS: tuple[Step, ...] = ("track", "station", "run", "dividend", "trains")

WHERE_SET = Field(exclude_if=not_)  # younger than many a file, and hardly ever set: not written where it says nothing


@dataclass(frozen=True, slots=True)
class Setup:
    """What is agreed before the first action. Players sit in the order of their first cards.

    Names, mode and the like may change later: what holds now stands in the state.
    """

    title: str
    players: tuple[Player, ...]
    preset: str
    rulings: Mapping[str, str]
    mode: Mode = "hotseat"
    track_kept: bool = True
    cash_open: bool = True
    seating: Seating | None = None


@dataclass(frozen=True, slots=True)
class Company:
    par: int = 0
    launched: bool = False
    operated: bool = False
    closed: bool = False
    destination: Destination = "none"
    stations_left: int = 0
    home_hex: str | None = None
    home_placed: bool = False
    home_node: int = 0
    last_revenue: int = 0


@dataclass(frozen=True, slots=True)
class Marker:
    """A price marker. Of several in one cell the one with the lower `arrival` lies higher."""

    row: int
    column: int
    arrival: int


@dataclass(frozen=True, slots=True)
class Paper:
    """A certificate that is no share: a private, a mountain railway, a tunnel certificate."""

    owner: str
    used: bool = False  # its power or right has been exercised
    active: bool = False  # a train has visited it
    hex: str | None = None
    paid: Annotated[bool, WHERE_SET] = False  # it has brought income; kept only where that matters (R54)


@dataclass(frozen=True, slots=True)
class Train:
    type: str
    owner: str  # a company, POOL, or a player who holds it for later


@dataclass(frozen=True, slots=True)
class Placed:
    tile: str
    rotation: int


@dataclass(frozen=True, slots=True)
class Station:
    company: str
    node: int


@dataclass(frozen=True, slots=True)
class Overlay:
    """Something a title lays upon a hex besides its tile: a tunnel piece, an income panel."""

    piece: str
    rotation: int = 0
    paper: str | None = None


# The flow is a stack of frames: round > company turn > question.


@dataclass(frozen=True, slots=True)
class Auction:
    private: str
    auctioneer: str
    bidder: str
    minimum: int
    bid: int = 0
    leader: str | None = None
    passed: tuple[str, ...] = ()
    kind: Literal["auction"] = "auction"


@dataclass(frozen=True, slots=True)
class StockRound:
    number: int
    player: str
    passes: int = 0  # players who passed one after the other
    sold: tuple[tuple[str, str], ...] = ()  # (player, company) this round
    blocks: tuple[str, ...] = ()  # companies of which a block was sold in this turn
    papers: tuple[tuple[str, str], ...] = ()  # (player, kind of certificate) bought this round
    last_actor: str | None = None
    # went over the share limit in this round and need not sell before the next (R55)
    excused: Annotated[tuple[str, ...], WHERE_SET] = ()
    # what comes before its first turn, once all are answered that were asked at the end of the set
    still: Annotated[Literal["", "set", "game"], WHERE_SET] = ""
    backwards: Annotated[bool, WHERE_SET] = False  # turns go from the last seat to the first
    acted: Annotated[bool, WHERE_SET] = False  # in this turn, otherwise than by a sale
    kind: Literal["stock"] = "stock"


@dataclass(frozen=True, slots=True)
class OperatingRound:
    number: int  # the set, counted like the stock round before it
    index: int
    total: int
    acted: tuple[str, ...] = ()
    kind: Literal["operating"] = "operating"


@dataclass(frozen=True, slots=True)
class CompanyTurn:
    company: str
    step: Step = "track"
    tiles_laid: int = 0
    home_tile_due: bool = False
    revenue: int = 0
    # only where track is not kept: what the map would tell
    station_placed: bool = False
    has_route: bool = False
    mine_money: Annotated[int, WHERE_SET] = 0  # what the treasury has from the run besides the revenue
    traded_in: Annotated[bool, WHERE_SET] = False  # a train was handed in as part payment
    # companies of which the director sold a block in this turn, to help with a train
    blocks: Annotated[tuple[str, ...], WHERE_SET] = ()
    kind: Literal["turn"] = "turn"


@dataclass(frozen=True, slots=True)
class Question:
    """An interrupt: one player must answer before anything else goes on."""

    about: str
    player: str
    company: str | None = None
    hex: str | None = None
    item: str | None = None
    kind: Literal["question"] = "question"


@dataclass(frozen=True, slots=True)
class GameOver:
    kind: Literal["over"] = "over"


Frame = Annotated[
    Auction | StockRound | OperatingRound | CompanyTurn | Question | GameOver, Field(discriminator="kind")
]


@dataclass(frozen=True)
class State:
    setup: Setup
    order: tuple[str, ...]
    cash: Mapping[str, int]
    train_debt: Mapping[str, int]  # R32, bears interest
    exchange_debt: Mapping[str, int]  # R33
    papers: Mapping[str, Paper]
    shares: Mapping[str, Mapping[str, str]]  # company -> certificate -> owner
    companies: Mapping[str, Company]
    markers: Mapping[str, Marker]
    arrivals: int  # marker moves so far
    trains: Mapping[str, Train]
    stack: Mapping[str, int]  # cards taken from the stack, by the first side's type
    phase: str
    tiles: Mapping[str, Placed]
    tray: Mapping[str, int]
    stations: Mapping[str, tuple[Station, ...]]
    overlays: Mapping[str, tuple[Overlay, ...]]
    flow: tuple[Auction | StockRound | OperatingRound | CompanyTurn | Question | GameOver, ...]
    bank_broken: bool = False
    players: tuple[Player, ...] = ()  # by seat, as they are called now
    mode: Mode = "hotseat"
    track_kept: bool = True  # off only at the table: then the map below is only what was known of it
    cash_open: bool = True  # else hidden until the order of play is set

    def with_(self, **changes: object) -> "State":
        """A copy with some fields changed; the same as `dataclasses.replace`, several times faster."""
        new = object.__new__(State)
        new.__dict__.update(self.__dict__, **changes)
        return new

    @property
    def frame(self) -> Auction | StockRound | OperatingRound | CompanyTurn | Question | GameOver:
        return self.flow[-1]

    @property
    def names(self) -> dict[str, str]:
        """What players are called, by id."""
        return {player.id: player.called for player in self.players}

    def debt(self, player: str) -> int:
        return self.train_debt.get(player, 0) + self.exchange_debt.get(player, 0)

    @property
    def cash_shown(self) -> bool:
        """May everybody see the players' cash now? Hidden cash is revealed to set the order (rules p. 9)."""
        return self.cash_open or isinstance(self.flow[0], OperatingRound | GameOver)

    def is_player(self, holder: str) -> bool:
        return holder in self.order

    def paper_codes(self, owner: str) -> list[str]:
        return [code for code, paper in self.papers.items() if paper.owner == owner]

    def trains_of(self, owner: str) -> list[str]:
        return [train for train, card in self.trains.items() if card.owner == owner]
