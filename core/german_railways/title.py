"""A title as the engine uses it: the checked data and what is looked up in it all the time."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from core.german_railways.title_data import HexData, RailroadData, TitleData
from core.hexmap.coordinates import EDGES, column_row, is_label, neighbour
from core.kernel.places import Places
from core.kernel.title_files import Location, Raw, read_toml, validated
from core.kernel.title_parts import (
    PLACES,
    RULINGS,
    RulingData,
    check_places,
    check_rulings,
    check_unique,
    chosen_rulings,
    fail,
    places_of,
)

FILES = {
    "title.toml": (
        "id", "name", "family", "playable", "currency", "shares", "most_hexes", "third_share_after", "links_to_end",
        "players",
    ),
    "map.toml": ("hex_total", "terrain", "berlin", "disputed", "hexes"),
    "railroads.toml": ("railroads",),
}  # fmt: skip
FILE_OF = {field: file for file, fields in FILES.items() for field in fields} | {"rulings": RULINGS, "places": PLACES}
MAP, RAILROADS = "map.toml", "railroads.toml"


def reading_order(label: str) -> tuple[int, int]:
    column, row = column_row(label)
    return row, column


@dataclass(frozen=True, eq=False)
class Title:
    data: TitleData
    fingerprint: str  # changes with any change of the data
    railroads: Mapping[str, RailroadData]  # by code, in the order of the first auctions
    switches: Mapping[str, RulingData]
    places: Places  # where the rules behind refusals stand

    @property
    def id(self) -> str:
        return self.data.id

    @cached_property
    def berlin(self) -> str:
        return self.data.berlin.hexes[0]

    def place(self, label: str) -> str:
        """What a hex counts as: the hexes of Berlin are one (G21)."""
        return self.berlin if label in self.data.berlin.hexes else label

    @cached_property
    def board(self) -> Mapping[str, HexData]:
        """The places in reading order."""
        labels = sorted({self.place(label) for label in self.data.hexes}, key=reading_order)
        return {label: self.data.hexes[label] for label in labels}

    @cached_property
    def neighbours(self) -> Mapping[str, tuple[str, ...]]:
        """The places that touch each place, in reading order."""
        found: dict[str, set[str]] = {label: set() for label in self.board}
        for label in self.data.hexes:
            beside = {neighbour(label, edge) for edge in EDGES} & self.data.hexes.keys()
            found[self.place(label)] |= {self.place(other) for other in beside if other is not None}
        return {label: tuple(sorted(others - {label}, key=reading_order)) for label, others in found.items()}

    @cached_property
    def cities(self) -> Mapping[str, str]:
        """Places by the names of their cities."""
        return {entry.city: label for label, entry in self.board.items() if entry.city is not None}

    @property
    def default_preset(self) -> str:
        presets = self.data.rulings.preset
        return presets[0].id if presets else ""

    def rulings(self, preset: str | None = None, overrides: Mapping[str, str] | None = None) -> Mapping[str, str]:
        return chosen_rulings(self.data.rulings, preset, overrides)


def load_title(folder: Path) -> Title:
    """Raises TitleDataError for the first thing that is wrong."""
    raw: Raw = {}
    for file, fields in FILES.items():
        content = read_toml(folder / file, file)
        for field in content:
            if field not in fields:
                fail(file, field, "is not a known field")
        raw |= content
    raw["rulings"] = read_toml(folder / RULINGS, RULINGS, optional=True)
    raw["places"] = read_toml(folder / PLACES, PLACES, optional=True)

    def file_of(loc: Location) -> str:
        return FILE_OF.get(str(loc[0]), "title.toml")

    data = validated(TitleData, raw, file_of)
    check_title(data)
    return build_title(data)


def build_title(data: TitleData) -> Title:
    text = json.dumps(data.model_dump(mode="json"), sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return Title(
        data=data,
        fingerprint=hashlib.sha256(text.encode()).hexdigest(),
        railroads={railroad.code: railroad for railroad in data.railroads},
        switches={ruling.switch: ruling for ruling in data.rulings.ruling if ruling.switch is not None},
        places=places_of(data.places),
    )


def check_title(data: TitleData) -> None:
    """What one file says against another."""
    _check_map(data)
    _check_railroads(data)
    switches = check_rulings(data.rulings)
    check_places(data.places, data.rulings, data.playable)
    for entry in data.disputed:
        if entry.switch not in switches or entry.value not in switches[entry.switch].values:
            fail(MAP, f"disputed.{entry.switch}", "there is no such switch or value")
    for number in data.players:
        if not number.isascii() or not number.isdigit():
            fail("title.toml", "players", "numbers of players should be numbers")


def _check_map(data: TitleData) -> None:
    if len(data.hexes) != data.hex_total:
        fail(MAP, "hex_total", f"there are {len(data.hexes)} hexes")
    for label, entry in data.hexes.items():
        if not is_label(label):
            fail(MAP, f"hexes.{label}", "is not the label of a hex")
        if entry.terrain not in data.terrain:
            fail(MAP, f"hexes.{label}", f"there is no terrain {entry.terrain!r}")
        if (entry.city is None) != (entry.income == 0):
            fail(MAP, f"hexes.{label}", "a city has an income, and nothing else has")
    for name, labels in (("berlin.hexes", data.berlin.hexes), ("berlin.approach", data.berlin.approach)):
        for label in labels:
            if label not in data.hexes:
                fail(MAP, name, f"there is no hex {label}")
    if not data.berlin.hexes or len({data.hexes[label] for label in data.berlin.hexes}) != 1:
        fail(MAP, "berlin.hexes", "should be hexes of one city")
    for disputed in data.disputed:
        for label in disputed.hexes:
            if label not in data.hexes or disputed.terrain not in data.terrain:
                fail(MAP, f"disputed.{disputed.switch}", f"there is no hex {label} or no terrain {disputed.terrain!r}")
    elsewhere = [entry.city for label, entry in data.hexes.items() if entry.city and label not in data.berlin.hexes]
    check_unique(MAP, "hexes", "city", elsewhere)


def _check_railroads(data: TitleData) -> None:
    check_unique(RAILROADS, "railroads", "railroad", (railroad.code for railroad in data.railroads))
    cities = {entry.city for entry in data.hexes.values()}
    for number, railroad in enumerate(data.railroads, start=1):
        place = f"railroads.{number} ({railroad.code})"
        if railroad.home not in data.hexes or data.hexes[railroad.home].city is None:
            fail(RAILROADS, f"{place}.home", f"there is no city in hex {railroad.home}")
        for city in railroad.pays_once_in:
            if city not in cities:
                fail(RAILROADS, f"{place}.pays_once_in", f"there is no city {city}")
    if not data.railroads:
        fail(RAILROADS, "railroads", "there is no railroad")
