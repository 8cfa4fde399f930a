"""Reading title files: TOML with a few shorthands, turned into the models of `title_data.py`.

Shorthands: a track may be written [0, "n0"] instead of { ends = [0, "n0"] }; a row of the market is one string such as
"- 70 100p 220t"; `count = "unlimited"` for trains; tiles of tiles/common.toml are named with their count only.
"""

import json
import re
import tomllib
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from core.kernel.errors import TitleDataError
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
    "rulings.toml": ("ruling", "preset"),
}  # fmt: skip
OPTIONAL = ("privates.toml", "rulings.toml", SPECIAL)
FILE_OF = {field: file for file, fields in FILES.items() for field in fields} | {
    "market": "market.toml",
    "rulings": "rulings.toml",
}

Model = TypeVar("Model", bound=BaseModel)
Raw = dict[str, Any]


def read_title(folder: Path, common: Path) -> TitleData:
    """The data of a title, each value of the right type; `title_checks.py` looks at how they fit together."""
    if not folder.is_dir():
        raise TitleDataError(folder.name, "", "there is no such title folder")
    raw: Raw = {}
    for file, fields in FILES.items():
        content = _read_toml(folder / file, file)
        for field in content:
            if field not in fields:
                raise TitleDataError(file, field, "is not a known field")
        raw |= content
    raw["special"] = _read_toml(folder / SPECIAL, SPECIAL)
    shared = _read_toml(common, COMMON_TILES).get("tiles", {})
    _gather_tiles(raw, shared)
    raw["market"] = {"rows": [_market_row(number, row) for number, row in enumerate(_list(raw.pop("rows", [])))]}
    raw["rulings"] = {key: raw.pop(key) for key in ("ruling", "preset") if key in raw}
    for hexes in (raw.get("hexes"), raw["tiles"]):
        for face in hexes.values() if isinstance(hexes, dict) else ():
            expand_tracks(face)
    for train in _list(raw.get("trains")):
        if isinstance(train, dict) and train.get("count") == "unlimited":
            train["count"] = None
    own = raw.pop("own_tiles")
    return validated(TitleData, raw, lambda loc: _file_of(loc, own))


def expand_tracks(face: object) -> None:
    """Write the tracks of a face in full."""
    if isinstance(face, dict) and isinstance(face.get("tracks"), list):
        face["tracks"] = [{"ends": track} if isinstance(track, list) else track for track in face["tracks"]]


def validated(model: type[Model], raw: Raw, file_of: Any) -> Model:
    """`raw` as a model; what is wrong becomes a TitleDataError. JSON on the way, so that lists may become tuples."""
    try:
        return model.model_validate_json(json.dumps(raw, default=lambda value: {"not allowed": str(value)}))
    except ValidationError as error:
        problems = error.errors(include_url=False, include_input=False, include_context=False)
    place = _place(problems[0]["loc"], raw)
    reasons = [_reason(problem) for problem in problems if _place(problem["loc"], raw) == place]
    raise TitleDataError(file_of(problems[0]["loc"]), place, " or ".join(dict.fromkeys(reasons)))


def _read_toml(path: Path, name: str) -> Raw:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        if name in OPTIONAL:
            return {}
        raise TitleDataError(name, "", "the file is missing") from None
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"^(.*) \(at (.*)\)$", str(error))
        place, reason = (found[2], found[1]) if found else ("", str(error))
        raise TitleDataError(name, place, f"not readable as TOML ({reason})") from None
    except UnicodeDecodeError as error:
        raise TitleDataError(name, f"byte {error.start}", "not readable as UTF-8 text") from None
    except OSError as error:
        raise TitleDataError(name, "", f"cannot be read ({error.strerror})") from None


def _gather_tiles(raw: Raw, shared: Raw) -> None:
    """Own tiles and those of the common file under "tiles"; the numbers of the own ones under "own_tiles"."""
    own = raw.get("tiles", {})
    counts = raw.pop("common", {})
    if not isinstance(own, dict) or not isinstance(counts, dict):
        raise TitleDataError("tiles.toml", "tiles" if isinstance(counts, dict) else "common", "should be a table")
    tiles: Raw = {}
    for number, count in counts.items():
        if number not in shared:
            raise TitleDataError("tiles.toml", f"common.{number}", f"{COMMON_TILES} has no such tile")
        if number in own:
            raise TitleDataError("tiles.toml", f"tiles.{number}", "the tile is already taken from the common ones")
        if type(count) is not int or count < 1:
            raise TitleDataError("tiles.toml", f"common.{number}", "the number of tiles should be 1 or more")
        tiles[number] = {**shared[number], "count": count}
    raw["own_tiles"] = frozenset(own)
    raw["tiles"] = tiles | own


def _market_row(number: int, row: object) -> list[Raw | None]:
    place = f"rows.{number + 1}"
    if not isinstance(row, str):
        raise TitleDataError("market.toml", place, 'a row should be a string of cells such as "- 70 100p 220t"')
    cells: list[Raw | None] = []
    for text in row.split():
        found = re.fullmatch(r"([0-9]+)([pxt]{0,3})", text)
        if text == "-":
            cells.append(None)
        elif found:
            marks = {"par": "p" in found[2], "start": "x" in found[2], "beyond_line": "t" in found[2]}
            cells.append({"price": int(found[1]), **marks})
        else:
            raise TitleDataError("market.toml", f"{place}.{len(cells) + 1}", f"{text!r} is not a cell")
    return cells


def _list(value: object) -> list[Any]:
    return value if isinstance(value, list) else []


def _file_of(loc: tuple[int | str, ...], own_tiles: frozenset[str]) -> str:
    if loc[0] == "special":
        return SPECIAL
    if loc[0] == "tiles" and len(loc) > 2 and loc[1] not in own_tiles:
        return COMMON_TILES
    return FILE_OF.get(str(loc[0]), "title.toml")


def _place(loc: tuple[int | str, ...], raw: object) -> str:
    """The place as people write it: entries of a list count from 1, the tags of alternative types are left out."""
    parts: list[str] = []
    for number, step in enumerate(loc):
        known = (isinstance(raw, dict) and step in raw) or (
            isinstance(raw, list) and isinstance(step, int) and step < len(raw)
        )
        if known:
            raw = raw[step]  # type: ignore[index]
            name = str(step + 1) if isinstance(step, int) else step
            key = next((raw[k] for k in ("sym", "code", "id") if isinstance(raw, dict) and isinstance(step, int) and k in raw), None)
            parts.append(f"{name} ({key})" if key else name)
        elif isinstance(raw, dict) and number == len(loc) - 1 and isinstance(step, str):
            parts.append(step)
    return ".".join(parts)


def _reason(problem: Any) -> str:
    known = {"missing": "is missing", "extra_forbidden": "is not a known field"}
    message: str = known.get(problem["type"], problem["msg"])
    return message[0].lower() + message[1:]
