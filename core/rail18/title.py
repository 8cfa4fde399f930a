"""A title as the engine uses it: the checked data and what is looked up in it all the time."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from core.assets import asset_root
from core.hexmap.coordinates import EDGES, neighbour, opposite
from core.hexmap.tiles import NODE, Face, Node, Tile, Track, tile
from core.kernel.places import Places
from core.kernel.title_parts import RulingData, chosen_rulings, places_of
from core.rail18.title_checks import check_title
from core.rail18.title_data import (
    CompanyData,
    FaceData,
    KindData,
    NodeData,
    PhaseData,
    PrivateData,
    TitleData,
    TrainData,
    TrainSideData,
)
from core.rail18.title_files import read_title


@dataclass(frozen=True, slots=True)
class Certificate:
    """A share certificate. `id` counts a company's certificates from 0, the director's."""

    id: str
    company: str
    percent: int
    director: bool


@dataclass(frozen=True, eq=False)
class Title:
    data: TitleData
    fingerprint: str  # changes with any change of the data
    faces: Mapping[str, Face]  # what is printed, by hex
    tiles: Mapping[str, Tile]  # by number
    companies: Mapping[str, CompanyData]  # by symbol
    privates: Mapping[str, PrivateData]  # by code
    train_sides: Mapping[str, tuple[TrainData, TrainSideData]]  # by type of the side: "2", "2H"
    switches: Mapping[str, RulingData]  # rulings that the table can change, by the name of the switch
    certificates: Mapping[str, tuple[Certificate, ...]]  # by company, the director's first
    neighbours: Mapping[str, tuple[str | None, ...]]  # by hex and edge; None outside the board
    walls: Mapping[str, frozenset[int]]  # by hex: edges with a wall, seen from both sides
    with_lanes: frozenset[tuple[str, int]]  # hex and edge where tracks lie side by side
    places: Places  # where the rules behind refusals stand

    @property
    def id(self) -> str:
        return self.data.id

    def kind(self, sym: str) -> KindData:
        return self.data.kinds[self.companies[sym].kind]

    def is_owned(self, sym: str) -> bool:
        """One owner and no shares: its par is what was paid for it, and it has no marker."""
        return self.kind(sym).share_percent == 100

    def members(self, sym: str) -> tuple[str, ...]:
        """The companies that merge into this one."""
        return self._members.get(sym, ())

    @cached_property
    def _members(self) -> Mapping[str, tuple[str, ...]]:
        into = {company.merges_into for company in self.data.companies}
        return {
            sym: tuple(company.sym for company in self.data.companies if company.merges_into == sym)
            for sym in into
            if sym is not None
        }

    def phase_index(self, phase_id: str) -> int:
        return self._phase_indexes[phase_id]

    @cached_property
    def _phase_indexes(self) -> Mapping[str, int]:
        return {phase.id: index for index, phase in enumerate(self.data.phases)}

    def phase(self, phase_id: str) -> PhaseData:
        return self.data.phases[self.phase_index(phase_id)]

    def starting(self, phase_id: str) -> TrainData | None:
        """The kind of train that begins a phase."""
        return next((train for train in self.data.trains if train.starts_phase == phase_id), None)

    def phase_colour(self, phase_id: str) -> str:
        """The colour that revenue tables go by."""
        return self.phase(phase_id).tiles[-1]

    def scrapped_in(self, train: TrainData) -> str | None:
        """The phase that scraps a type: the one named, or that which begins with the type that scraps it."""
        by = self.train_sides.get(train.scrapped_by or "")
        return train.scrapped_in_phase or (by[0].starts_phase if by else None)

    @property
    def default_preset(self) -> str:
        """The first preset of the register; a title without a register has none."""
        presets = self.data.rulings.preset
        return presets[0].id if presets else ""

    def rulings(self, preset: str | None = None, overrides: Mapping[str, str] | None = None) -> Mapping[str, str]:
        """Every switch with its value: the default, what the preset sets, and what the table sets besides."""
        return chosen_rulings(self.data.rulings, preset, overrides)


def load_title(folder: Path, common: Path | None = None) -> Title:
    """Load a title from its folder; `common` is the file of the tiles that titles share."""
    files = read_title(folder, common or asset_root() / "tiles" / "common.toml")
    check_title(files.data, files.own_tiles)
    return build_title(files.data)


def build_title(data: TitleData) -> Title:
    text = json.dumps(data.model_dump(mode="json"), sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return Title(
        data=data,
        fingerprint=hashlib.sha256(text.encode()).hexdigest(),
        faces={label: _face(label, hex_.colour, hex_.label, hex_) for label, hex_ in data.hexes.items()},
        tiles={
            number: tile(_face(number, entry.colour, entry.label, entry), entry.count)
            for number, entry in data.tiles.items()
        },
        companies={company.sym: company for company in data.companies},
        privates={private.code: private for private in data.privates},
        train_sides={side.type: (train, side) for train in data.trains for side in train.sides},
        switches={ruling.switch: ruling for ruling in data.rulings.ruling if ruling.switch is not None},
        certificates={company.sym: _certificates(company, data.kinds[company.kind]) for company in data.companies},
        neighbours={label: tuple(_on_board(data, label, edge) for edge in EDGES) for label in data.hexes},
        walls=_walls(data),
        with_lanes=frozenset(
            (label, edge)
            for label, hex_ in data.hexes.items()
            for track in hex_.tracks
            for edge in track.ends
            if track.lanes > 1 and isinstance(edge, int)
        ),
        places=places_of(data.places),
    )


def _certificates(company: CompanyData, kind: KindData) -> tuple[Certificate, ...]:
    return tuple(
        Certificate(f"{company.sym}_{number}", company.sym, percent, director=number == 0)
        for number, percent in enumerate(kind.certificates)
    )


def _on_board(data: TitleData, label: str, edge: int) -> str | None:
    found = neighbour(label, edge)
    return found if found in data.hexes else None


def _walls(data: TitleData) -> dict[str, frozenset[int]]:
    walls: dict[str, set[int]] = {label: set() for label in data.hexes}
    for label, hex_ in data.hexes.items():
        for edge in hex_.walls:
            walls[label].add(edge)
            other = _on_board(data, label, edge)
            if other is not None:
                walls[other].add(opposite(edge))
    return {label: frozenset(edges) for label, edges in walls.items()}


def _face(face_id: str, colour: str, label: str | None, data: FaceData) -> Face:
    tracks = tuple(Track(end_from(track.ends[0]), end_from(track.ends[1]), track.terminal) for track in data.tracks)
    return Face(face_id, colour, label, tuple(node_from(node) for node in data.nodes), tracks)


def end_from(end: int | str) -> int:
    return end if isinstance(end, int) else NODE + int(end[1:])


def node_from(data: NodeData) -> Node:
    revenue = data.revenue if isinstance(data.revenue, int) else {str(colour): n for colour, n in data.revenue.items()}
    return Node(data.kind, revenue, data.slots, data.at_edge, data.groups, data.hidden_label)
