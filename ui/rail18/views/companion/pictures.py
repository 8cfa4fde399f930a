"""The pictures of a title's companion, made of its file of pictures."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from core.hexmap.graph import Place
from core.hexmap.tiles import NODE
from core.rail18.state import Overlay as Laid
from core.rail18.title import Title, end_from
from core.rail18.upgrades import continued
from ui.rail18.views.map.view import map_view
from ui.rail18.views.title_views import title_views
from ui.values.companion import PictureView, Piece, TileRows
from ui.values.hexes import HexView, Lay, MapState, MapView, Overlay, Station
from ui.values.routes import RouteView
from ui.values.tracks import stretch

FILE = "pictures.toml"
PRINTED = "hex "


@lru_cache(maxsize=8)
def picture_names(folder: Path) -> tuple[str, ...]:
    return tuple(_read(folder))


def picture_view(title: Title, folder: Path, name: str) -> PictureView:
    data = _read(folder)[name]
    if "rows" in data:
        return TileRows(tuple(_row(title, words) for words in data["rows"]))
    return _piece(title, data)


@lru_cache(maxsize=8)
def _read(folder: Path) -> Mapping[str, Mapping[str, Any]]:
    path = folder / FILE
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}


def _row(title: Title, words: Sequence[str]) -> tuple[HexView, ...]:
    """Every tile turned so that it keeps the track of the one before; where there are several ways, as it is said."""
    found: list[HexView] = []
    for word in words:
        if word.startswith(PRINTED):
            printed = map_view(title, MapState(homes={})).hexes[word.removeprefix(PRINTED)]
            found.append(replace(printed, name=None, cost=0, terrain=None, walls=frozenset(), destinations=()))
            continue
        number, _, turned = word.partition("/")
        tile = title.tiles[number]
        turns = [at for at, face in enumerate(tile.faces) if not found or continued(found[-1].face, face) is not None]
        rotation = next((at for at in turns if turned in ("", str(at))), None)
        if rotation is None:
            raise LookupError(f"{word} cannot follow {found[-1].label}")
        found.append(HexView(number, tile.colour, tile.faces[rotation], number, rotation, letter=tile.label))
    return tuple(found)


def _lay(word: str) -> Lay:
    tile, _, rotation = word.partition("/")
    return Lay(tile, int(rotation or 0))


def _piece(title: Title, data: Mapping[str, Any]) -> Piece:
    state = MapState(
        lays={label: _lay(word) for label, word in data.get("tiles", {}).items()},
        stations={label: _stations(words) for label, words in data.get("stations", {}).items()},
        overlays={label: (_overlay(title, label, word),) for label, word in data.get("overlays", {}).items()},
        phase_colour=data.get("phase", "yellow"),
        homes={},
    )
    whole = map_view(title, state)
    labels: list[str] = data["hexes"]
    areas = {name: area for name, area in whole.areas.items() if set(area.labels) <= set(labels)}
    view = MapView(
        whole.title, whole.name, {label: whole.hexes[label] for label in labels}, areas, whole.chips, whole.phase_colour
    )
    return Piece(view, tuple(_route(view, number, legs) for number, legs in enumerate(data.get("routes", ()))))


def _stations(words: Sequence[str]) -> list[Station]:
    found: list[Station] = []
    for word in words:
        company, _, node = word.partition("/")
        slot = sum(station.node == int(node) for station in found)
        found.append(Station(company, int(node), slot))
    return found


def _overlay(title: Title, label: str, word: str) -> Overlay:
    piece, _, rotation = word.partition("/")
    found = title_views(title.id).map.overlay(title, label, Laid(piece, int(rotation or 0)))
    if found is None:
        raise LookupError(f"{piece} is no piece of {title.id}")
    return found


def _route(view: MapView, number: int, legs: Sequence[tuple[str, int | str, int | str]]) -> RouteView:
    pieces, stops = [], dict[Place, None]()
    for label, a, b in legs:
        ends = end_from(a), end_from(b)
        piece = stretch(view.hexes[label], *ends)
        if piece is None:
            raise LookupError(f"{label} has no track from {a} to {b}")
        pieces.append(piece)
        stops |= {(label, end - NODE): None for end in ends if end >= NODE}
    return RouteView(number, "", "", tuple(pieces), tuple(stops))
