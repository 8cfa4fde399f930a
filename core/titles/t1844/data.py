"""special.toml of 1844: mountain railways, tunnels, the Furka-Oberalp line, powers of the privates, the SBB."""

from functools import lru_cache
from typing import Annotated

from pydantic import Field

from core.rail18.title import Title
from core.rail18.title_data import Colour, Data, Edge, Money, NodeData, Percent, TrackData
from core.rail18.title_files import SPECIAL, expand_tracks, validated

Count = Annotated[int, Field(ge=1, le=20)]


class PanelData(Data):
    """An income panel: what a mountain railway is worth by phase colour."""

    id: str
    count: Count
    revenue: dict[Colour, Money]


class MountainsData(Data):
    count: Count
    codes: tuple[str, ...]
    price: Money
    income: Money
    final_value: Money
    hexes: tuple[str, ...]
    panels: tuple[PanelData, ...]


class GotthardData(Data):
    hex: str
    company: str


class TunnelPieceData(Data):
    id: str
    ends: tuple[Edge, Edge]
    count: Count


class TunnelsData(Data):
    certificates: Count
    codes: tuple[str, ...]
    price: Money
    build_cost: Money
    income: Money
    final_value: Money
    bonus: Money
    hexes: tuple[str, ...]
    gotthard: GotthardData
    pieces: tuple[TunnelPieceData, ...]


class FurkaPieceData(Data):
    hex: str
    town: NodeData | None = None
    tracks: tuple[TrackData, ...]


class FurkaOberalpData(Data):
    compensation: Money
    pieces: tuple[FurkaPieceData, ...]


class ExtraTileData(Data):
    private: str
    colour: Colour
    from_phase: str


class TunnelCertificateData(Data):
    private: str
    certificate: str


class FurkaPowerData(Data):
    private: str
    from_phase: str
    forced_in_phase: str


class ShareData(Data):
    private: str
    company: str
    percent: Percent


class DirectorData(Data):
    private: str
    company: str


class EvaData(Data):
    private: str
    train: str  # name of the extra train
    trigger: str  # the first train of this type closes the private


class PowersData(Data):
    extra_tile: ExtraTileData
    tunnel_certificate: TunnelCertificateData
    furka_oberalp: FurkaPowerData
    share: ShareData
    director: DirectorData
    eva: EvaData


class PrivatesData(Data):
    sold_from_phase: str  # companies may buy privates from here on
    close_in_phase: str


class NationalisationData(Data):
    sbb: str
    trigger: str  # type of the train whose first sale forms it
    settle_price: Money
    members: tuple[str, ...]
    train: str  # name of the extra train


class Special1844(Data):
    mountains: MountainsData
    tunnels: TunnelsData
    furka_oberalp: FurkaOberalpData
    powers: PowersData
    privates: PrivatesData
    nationalisation: NationalisationData


@lru_cache(maxsize=8)
def load_special(title: Title) -> Special1844:
    """The title's special data, checked."""
    raw = {**title.data.special}
    furka = raw.get("furka_oberalp")
    if isinstance(furka, dict) and isinstance(furka.get("pieces"), list):
        raw["furka_oberalp"] = {**furka, "pieces": [_expanded(piece) for piece in furka["pieces"]]}
    return validated(Special1844, raw, lambda loc: SPECIAL)


def _expanded(piece: object) -> object:
    piece = {**piece} if isinstance(piece, dict) else piece
    expand_tracks(piece)
    return piece
