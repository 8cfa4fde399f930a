"""Reading title files: TOML with a few shorthands, turned into the models of `title_data.py`.

Shorthands: a track may be written [0, "n0"] instead of { ends = [0, "n0"] }; a row of the market is one string such as
"- 70 100p 220t"; `count = "unlimited"` for trains; tiles of tiles/common.toml are named with their count only.
"""

import re
from pathlib import Path
from typing import NamedTuple

from core.kernel.errors import TitleDataError
from core.kernel.title_files import Location, Raw, read_toml, validated
from core.kernel.title_parts import PLACES
from core.rail18.title_data import TitleData

COMMON_TILES = "tiles/common.toml"
SPECIAL = "special.toml"

# which fields of TitleData each file holds
FILES: dict[str, tuple[str, ...]] = {
    "title.toml": (
        "id", "name", "family", "playable", "currency", "bank", "players", "tile_totals", "hex_total",
    ),
    "map.toml": ("hexes",),
    "tiles.toml": ("common", "tiles"),
    "market.toml": ("rows",),
    "phases.toml": ("phases",),
    "trains.toml": ("trains", "extra_trains"),
    "companies.toml": ("kinds", "companies"),
    "privates.toml": ("privates",),
    "rulings.toml": ("ruling", "preset", "fixed"),
}  # fmt: skip
OPTIONAL = ("privates.toml", "rulings.toml")
FILE_OF = {field: file for file, fields in FILES.items() for field in fields} | {
    "market": "market.toml",
    "rulings": "rulings.toml",
    "places": PLACES,
    "special": SPECIAL,
}


class TitleFiles(NamedTuple):
    data: TitleData
    own_tiles: frozenset[str]  # numbers of the tiles that do not come from the common file


def read_title(folder: Path, common: Path) -> TitleFiles:
    """The data of a title, each value of the right type; `title_checks.py` looks at how they fit together."""
    if not folder.is_dir():
        raise TitleDataError(folder.name, "", "there is no such title folder")
    raw: Raw = {}
    for file, fields in FILES.items():
        content = read_toml(folder / file, file, file in OPTIONAL)
        for field in content:
            if field not in fields:
                raise TitleDataError(file, field, "is not a known field")
        raw |= content
    raw["special"] = read_toml(folder / SPECIAL, SPECIAL, optional=True)
    raw["places"] = read_toml(folder / PLACES, PLACES, optional=True)
    own_tiles = _gather_tiles(raw, _read_common(common))
    raw["market"] = {"rows": _market_rows(raw.pop("rows", []))}
    raw["rulings"] = {key: raw.pop(key) for key in FILES["rulings.toml"] if key in raw}
    for faces in (raw.get("hexes"), raw["tiles"]):
        for face in faces.values() if isinstance(faces, dict) else ():
            expand_tracks(face)
    trains = raw.get("trains")
    for train in trains if isinstance(trains, list) else ():
        if isinstance(train, dict) and train.get("count") == "unlimited":
            train["count"] = None
    return TitleFiles(validated(TitleData, raw, lambda loc: _file_of(loc, own_tiles)), own_tiles)


def expand_tracks(face: object) -> None:
    """Write the tracks of a face in full."""
    if isinstance(face, dict) and isinstance(face.get("tracks"), list):
        face["tracks"] = [{"ends": track} if isinstance(track, list) else track for track in face["tracks"]]


def _read_common(path: Path) -> Raw:
    content = read_toml(path, COMMON_TILES)
    for field in content:
        if field != "tiles":
            raise TitleDataError(COMMON_TILES, field, "is not a known field")
    tiles = content.get("tiles")
    if not isinstance(tiles, dict):
        raise TitleDataError(COMMON_TILES, "tiles", "should be a table")
    return tiles


def _gather_tiles(raw: Raw, shared: Raw) -> frozenset[str]:
    """Put own tiles and those of the common file together under "tiles"; returns the numbers of the own ones."""
    own, counts = raw.get("tiles", {}), raw.pop("common", {})
    for name, table in (("tiles", own), ("common", counts)):
        if not isinstance(table, dict):
            raise TitleDataError("tiles.toml", name, "should be a table")
    tiles: Raw = {}
    for number, count in counts.items():
        if number not in shared:
            raise TitleDataError("tiles.toml", f"common.{number}", f"{COMMON_TILES} has no such tile")
        if number in own:
            raise TitleDataError("tiles.toml", f"tiles.{number}", "the tile is already taken from the common ones")
        if type(count) is not int or count < 1:
            raise TitleDataError("tiles.toml", f"common.{number}", "the number of tiles should be 1 or more")
        if not isinstance(shared[number], dict):
            raise TitleDataError(COMMON_TILES, f"tiles.{number}", "should be a table")
        tiles[number] = {**shared[number], "count": count}
    raw["tiles"] = tiles | own
    return frozenset(own)


def _market_rows(rows: object) -> list[list[Raw | None]]:
    if not isinstance(rows, list):
        raise TitleDataError("market.toml", "rows", "should be a list of rows")
    return [_market_row(f"rows.{number}", row) for number, row in enumerate(rows, start=1)]


def _market_row(place: str, row: object) -> list[Raw | None]:
    if not isinstance(row, str):
        raise TitleDataError("market.toml", place, 'a row should be a string of cells such as "- 70 100p 220t"')
    cells: list[Raw | None] = []
    for number, text in enumerate(row.split(), start=1):
        found = re.fullmatch(r"([0-9]{1,6})([pxt]{0,3})", text)
        if text == "-":
            cells.append(None)
        elif found:
            marks = {"par": "p" in found[2], "start": "x" in found[2], "beyond_line": "t" in found[2]}
            cells.append({"price": int(found[1]), **marks})
        else:
            raise TitleDataError("market.toml", f"{place}, cell {number}", f"{text!r} is not a cell")
    return cells


def _file_of(loc: Location, own_tiles: frozenset[str]) -> str:
    if loc[0] == "tiles" and len(loc) > 1 and loc[1] not in own_tiles:
        return COMMON_TILES
    return FILE_OF.get(str(loc[0]), "title.toml")
