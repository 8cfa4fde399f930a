"""special.toml of 1844: mountain railways, tunnels, the Furka-Oberalp line, powers of the privates, the SBB."""

from functools import lru_cache
from typing import Annotated

from pydantic import Field

from core.hexmap.coordinates import opposite
from core.hexmap.tiles import COLOURS
from core.kernel.errors import TitleDataError
from core.kernel.title_files import validated
from core.kernel.title_parts import Data
from core.rail18.map_checks import check_face, check_way_out, edges_of
from core.rail18.title import Title
from core.rail18.title_checks import phase_place
from core.rail18.title_data import Colour, Edge, FaceData, Money, NodeData, Percent, TrackData
from core.rail18.title_files import SPECIAL, expand_tracks

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
    """The title's special data, checked against the rest of the title."""
    raw = {**title.data.special}
    furka = raw.get("furka_oberalp")
    if isinstance(furka, dict) and isinstance(furka.get("pieces"), list):
        raw["furka_oberalp"] = {**furka, "pieces": [_expanded(piece) for piece in furka["pieces"]]}
    special = validated(Special1844, raw, lambda loc: SPECIAL)
    check_special(title, special)
    return special


def _expanded(piece: object) -> object:
    piece = {**piece} if isinstance(piece, dict) else piece
    expand_tracks(piece)
    return piece


def check_special(title: Title, special: Special1844) -> None:
    """Raise a TitleDataError for the first thing that does not fit."""
    _check_mountains(title, special.mountains)
    _check_tunnels(title, special.tunnels)
    _check_furka(title, special)
    _check_powers(title, special)
    _check_nationalisation(title, special.nationalisation)


def _check_mountains(title: Title, mountains: MountainsData) -> None:
    _need(len(set(mountains.codes)) == mountains.count, "mountains.codes", "should be as many codes as certificates")
    for label in mountains.hexes:
        _hex(title, "mountains.hexes", label)
        nodes = title.data.hexes[label].nodes
        _need(len(nodes) == 1 and nodes[0].kind == "offboard", "mountains.hexes", f"{label} is not a mountain")
    _need(len(mountains.hexes) >= mountains.count, "mountains.hexes", "fewer mountains than certificates")
    panels = sum(panel.count for panel in mountains.panels)
    _need(panels >= mountains.count, "mountains.panels", "fewer income panels than certificates")
    for panel in mountains.panels:
        _need(
            len(panel.revenue) == len(COLOURS), f"mountains.panels.{panel.id}", "should have a value for every colour"
        )
    _need(
        len({panel.id for panel in mountains.panels}) == len(mountains.panels),
        "mountains.panels",
        "the same panel twice",
    )


def _check_tunnels(title: Title, tunnels: TunnelsData) -> None:
    _need(len(set(tunnels.codes)) == tunnels.certificates, "tunnels.codes", "should be as many codes as certificates")
    for label in tunnels.hexes:
        _hex(title, "tunnels.hexes", label)
    passes = {label for label, hex_ in title.data.hexes.items() if hex_.colour == "mountain-pass"}
    _need(set(tunnels.hexes) == passes, "tunnels.hexes", "should be the pass hexes of the map")
    _need(tunnels.gotthard.hex in tunnels.hexes, "tunnels.gotthard.hex", f"{tunnels.gotthard.hex} is not a pass hex")
    company = tunnels.gotthard.company
    _company(title, "tunnels.gotthard.company", company)
    _need(title.companies[company].destination is None, "tunnels.gotthard.company", "it has another destination")
    for piece in tunnels.pieces:
        place = f"tunnels.pieces.{piece.id}"
        _need(piece.ends[0] != piece.ends[1], place, "both ends are the same")
        _need(piece.id not in title.tiles, place, "a tile has the same number")


def _check_furka(title: Title, special: Special1844) -> None:
    pieces = {piece.hex: piece for piece in special.furka_oberalp.pieces}
    for label, piece in pieces.items():
        place = f"furka_oberalp.pieces.{label}"
        _need(label in special.tunnels.hexes, place, f"{label} is not a pass hex")
        face = FaceData(nodes=(piece.town,) if piece.town else (), tracks=piece.tracks)
        check_face(SPECIAL, place, face)
        for edge in edges_of(face):
            other = check_way_out(title.data.hexes, SPECIAL, place, label, edge)
            if other in pieces:
                met = edges_of(FaceData(tracks=pieces[other].tracks))
                _need(opposite(edge) in met, place, f"track to nowhere: the line does not go on in {other}")


def _check_powers(title: Title, special: Special1844) -> None:
    powers, place = special.powers, "powers"
    for name in PowersData.model_fields:
        private = getattr(powers, name).private
        _need(private in title.privates, f"{place}.{name}.private", f"there is no private {private!r}")
    certificate = powers.tunnel_certificate.certificate
    _need(
        certificate in special.tunnels.codes,
        f"{place}.tunnel_certificate.certificate",
        f"there is no tunnel {certificate!r}",
    )
    _company(title, f"{place}.share.company", powers.share.company)
    _company(title, f"{place}.director.company", powers.director.company)
    percents = [entry.percent for entry in title.certificates[powers.share.company] if not entry.director]
    _need(powers.share.percent in percents, f"{place}.share.percent", "there is no such certificate")
    _phase(title, f"{place}.extra_tile.from_phase", powers.extra_tile.from_phase)
    _phase(title, f"{place}.furka_oberalp.from_phase", powers.furka_oberalp.from_phase)
    _phase(title, f"{place}.furka_oberalp.forced_in_phase", powers.furka_oberalp.forced_in_phase)
    _extra_train(title, f"{place}.eva.train", powers.eva.train)
    _train(title, f"{place}.eva.trigger", powers.eva.trigger)
    _phase(title, "privates.sold_from_phase", special.privates.sold_from_phase)
    _phase(title, "privates.close_in_phase", special.privates.close_in_phase)


def _check_nationalisation(title: Title, data: NationalisationData) -> None:
    place = "nationalisation"
    _company(title, f"{place}.sbb", data.sbb)
    for sym in data.members:
        _company(title, f"{place}.members", sym)
    merging = {sym for sym, company in title.companies.items() if company.merges_into == data.sbb}
    _need(
        set(data.members) == merging and len(data.members) == len(merging),
        f"{place}.members",
        f"should be the companies that merge into {data.sbb}",
    )
    _train(title, f"{place}.trigger", data.trigger)
    _extra_train(title, f"{place}.train", data.train)
    start = [cell.price for row in title.data.market.rows for cell in row if cell and cell.start]
    _need(start == [data.settle_price], f"{place}.settle_price", "should be the price of the start cell of the market")
    doubles, singles = 0, 0
    for sym in data.members:
        doubles += 1
        singles += len(title.certificates[sym]) - 1
    shares = [entry.percent for entry in title.certificates[data.sbb]]
    expected = [2 * title.kind(data.sbb).share_percent] * doubles + [title.kind(data.sbb).share_percent] * singles
    _need(shares == expected, f"{place}.sbb", "its certificates should be those of the members")


def _hex(title: Title, place: str, label: str) -> None:
    _need(label in title.data.hexes, place, f"there is no hex {label!r}")


def _company(title: Title, place: str, sym: str) -> None:
    _need(sym in title.companies, place, f"there is no company {sym!r}")


def _phase(title: Title, place: str, phase: str) -> None:
    phase_place(title.data, SPECIAL, place, phase)


def _train(title: Title, place: str, train: str) -> None:
    _need(train in title.train_sides, place, f"there is no train {train!r}")


def _extra_train(title: Title, place: str, name: str) -> None:
    _need(name in {extra.name for extra in title.data.extra_trains}, place, f"there is no extra train {name!r}")


def _need(condition: bool, place: str, reason: str) -> None:
    if not condition:
        raise TitleDataError(SPECIAL, place, reason)
