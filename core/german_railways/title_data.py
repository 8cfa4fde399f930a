"""The title files of the family (assets/titles/<id>/*.toml) as pydantic models. This is only the shape of the data."""

from typing import Annotated

from pydantic import Field

from core.kernel.title_parts import Data, PlacesData, RulingsData

Small = Annotated[int, Field(ge=0, le=999)]


class HexData(Data):
    terrain: str
    city: str | None = None
    income: Small = 0


class BerlinData(Data):
    """Several hexes that are one place, called by the first of them, and the zone around it."""

    hexes: tuple[str, ...]
    approach: tuple[str, ...]


class DisputedData(Data):
    """Hexes that have another terrain if a switch says so."""

    switch: str
    value: str
    terrain: str
    hexes: tuple[str, ...]


class RailroadData(Data):
    code: str
    name: str
    colour: str
    home: str
    locomotives: Annotated[int, Field(ge=1, le=99)]
    # its special characteristics
    most_hexes: Annotated[int, Field(ge=1, le=9)] | None = None  # of a build; else as for all
    pays_surcharge: bool = True  # for other railroads in a city
    discount: Small = 0  # for each hex; the least price is 1
    first_open_hex_free: bool = False  # in open land, of each build
    most_spent: Small | None = None  # in a build
    best_city_twice: bool = False  # in its income
    pays_once_in: tuple[str, ...] = ()  # cities; before it is in all of them it pays no dividends


class TitleData(Data):
    id: str
    name: str
    family: str
    playable: bool
    currency: str
    shares: Annotated[int, Field(ge=1, le=9)]
    most_hexes: Annotated[int, Field(ge=1, le=9)]
    third_share_after: Small
    links_to_end: Small
    players: dict[str, Small]
    hex_total: int
    terrain: dict[str, Small]
    berlin: BerlinData
    disputed: tuple[DisputedData, ...] = ()
    hexes: dict[str, HexData]
    railroads: tuple[RailroadData, ...]
    rulings: RulingsData = RulingsData()
    places: PlacesData = Field(PlacesData(), exclude=True)  # changes no play, and so no fingerprint
