"""The title files of the 18xx family (assets/titles/<id>/*.toml) as pydantic models.

This is only the shape of the data; `title.py` checks what one file says against another and builds the runtime objects.
"""

from typing import Annotated, Any, Literal

from pydantic import Field

from core.kernel.title_parts import Data, PlacesData, RulingsData

Colour = Literal["yellow", "green", "brown", "gray"]
HexColour = Literal["white", "yellow", "green", "brown", "gray", "red", "blue", "mountain-pass"]
Money = Annotated[int, Field(ge=0, le=1_000_000)]
Percent = Annotated[int, Field(ge=1, le=100)]
Edge = Annotated[int, Field(ge=0, le=5)]
End = Edge | Annotated[str, Field(pattern=r"^n[0-9]$")]


class NodeData(Data):
    kind: Literal["city", "town", "offboard"]
    revenue: Money | dict[Colour, Money] = 0
    slots: Annotated[int, Field(ge=0, le=4)] = 0
    at_edge: Annotated[float, Field(ge=0, lt=6)] | None = None
    groups: tuple[str, ...] = ()
    hidden_label: bool = False


class TrackData(Data):
    ends: tuple[End, End]
    terminal: bool = False
    lanes: Annotated[int, Field(ge=1, le=4)] = 1  # parallel tracks
    b_lane: tuple[int, int] | None = None  # joins one lane of the neighbour's track at its second end: [lanes, lane]


class FaceData(Data):
    nodes: tuple[NodeData, ...] = ()
    tracks: tuple[TrackData, ...] = ()


class HexData(FaceData):
    colour: HexColour
    name: str | None = None
    label: str | None = None  # printed letter: binds every tile
    label_from_green: str | None = None  # letter that binds from the green tile on
    cost: Money = 0
    terrain: Literal["river", "water", "mountain"] | None = None
    walls: tuple[Edge, ...] = ()
    joined_edges: tuple[Edge, ...] = ()  # edges inside an off-board area that spans several hexes
    transit_bonus: Money = 0
    upgrades_to: tuple[str, ...] = ()  # the only tiles that may replace what is printed here


class TileData(FaceData):
    count: Annotated[int, Field(ge=1, le=50)]
    colour: Colour
    label: str | None = None


class CellData(Data):
    """One cell of the stock market."""

    price: Money
    par: bool = False
    start: bool = False  # where a company formed by merger starts
    beyond_line: bool = False  # right of the red line


class MarketData(Data):
    rows: tuple[tuple[CellData | None, ...], ...]


class PhaseData(Data):
    id: str
    tiles: tuple[Colour, ...]
    operating_rounds: Annotated[int, Field(ge=1, le=9)]


class TrainSideData(Data):
    """One side of a train card."""

    type: str
    kind: Literal["normal", "hex", "express", "goods"]
    range: Annotated[int, Field(ge=1, le=99)]
    price: Money


class TrainData(Data):
    sides: tuple[TrainSideData, ...]
    count: Annotated[int, Field(ge=1)] | None  # None: unlimited
    stack: str = "trains"
    starts_phase: str | None = None
    available_from_phase: str | None = None
    turns_over_in_phase: str | None = None  # the first side becomes the second
    scrapped_in_phase: str | None = None
    scrapped_by: str | None = None
    trade_in_price: Money | None = None


class ExtraTrainData(Data):
    """A train that comes from elsewhere than the stack."""

    name: str
    type: str
    fixed: bool = False  # printed on a charter: never traded, never discarded


class KindData(Data):
    """What the companies of one kind have in common."""

    certificates: tuple[Percent, ...]  # the director's certificate first
    share_percent: Percent
    float_percent: Percent
    treasury_x_par: Annotated[int, Field(ge=0, le=20)] = 0
    destination_x_par: Annotated[int, Field(ge=0, le=20)] = 0
    full_treasury_from_phase: str | None = None  # from here on both parts are paid at launch
    station_costs: tuple[Money, ...] = ()  # home first
    stations_by_par: dict[str, Annotated[int, Field(ge=1, le=10)]] = {}
    train_limit: tuple[Annotated[int, Field(ge=0, le=9)], ...] = ()  # by phase
    train_kinds: tuple[Literal["normal", "hex", "express", "goods"], ...] = ("normal", "hex", "express")
    must_own_train: bool = True
    may_buy_privates: bool = True
    behind_red_line: bool = False  # the marker never passes the red line
    enters_offboard: bool = True
    face_value_trains_only: bool = False
    formed_treasury: Money = 0
    # of its companies' signs, beside their colours; changes no play, and so no fingerprint
    pattern: Literal["plain", "band", "chequer", "rings"] = Field("plain", exclude=True)


class CompanyData(Data):
    sym: str
    code: str
    name: str
    kind: str
    colour: str
    text: str = "black"
    home: str | None = None
    home_city: int = 0
    destination: str | None = None
    price: Money | None = None  # fixed price of a company with one owner
    becomes: str | None = None
    merges_into: str | None = None
    forms_in_phase: str | None = None
    pool_at_start: int = 0  # shares in the bank pool from the beginning


class PrivateData(Data):
    code: str
    name: str
    face: Money
    income: Money
    company_price: tuple[Money, Money] | None = None
    power: str | None = None


class PlayersData(Data):
    cash: Money
    share_limit: Annotated[int, Field(ge=1, le=99)]


class TitleData(Data):
    id: str
    name: str
    family: str
    playable: bool
    currency: str
    bank: Money
    players: dict[str, PlayersData]
    market: MarketData
    phases: tuple[PhaseData, ...]
    trains: tuple[TrainData, ...]
    extra_trains: tuple[ExtraTrainData, ...] = ()
    kinds: dict[str, KindData]
    companies: tuple[CompanyData, ...]
    privates: tuple[PrivateData, ...] = ()
    hexes: dict[str, HexData]
    tiles: dict[str, TileData]
    tile_totals: dict[Colour, int]  # what the component list says; the counts of `tiles` must add up to it
    hex_total: int
    rulings: RulingsData = RulingsData()
    places: PlacesData = Field(PlacesData(), exclude=True)  # changes no play, and so no fingerprint
    special: dict[str, Any] = {}  # what only this title has; checked by its own models
