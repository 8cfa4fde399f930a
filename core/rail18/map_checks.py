"""Checks of map.toml and the tiles: every track leads somewhere, both sides of an edge agree, the counts add up."""

from collections.abc import Iterable, Iterator
from typing import NoReturn

from core.hexmap.coordinates import EDGE_NAMES, column_row, is_label, neighbour, opposite
from core.kernel.errors import TitleDataError
from core.rail18.title_data import FaceData, HexData, NodeData, TitleData, TrackData
from core.rail18.title_files import COMMON_TILES

FIXED = ("red", "gray", "blue")  # hexes that never get a tile
MAP, TILES = "map.toml", "tiles.toml"


def check_map(data: TitleData) -> None:
    if len(data.hexes) != data.hex_total:
        _fail(MAP, "hexes", f"{len(data.hexes)} hexes, but title.toml says {data.hex_total}")
    _check_labels(data.hexes)
    for label, hex_ in data.hexes.items():
        place = f"hexes.{label}"
        check_face(MAP, place, hex_)
        _check_edges(data.hexes, label, hex_)
        _check_binding(data, place, hex_)
        if (hex_.cost > 0) != (hex_.terrain is not None):
            _fail(MAP, place, "terrain and cost belong together")
        if hex_.transit_bonus and not any(node.kind == "offboard" for node in hex_.nodes):
            _fail(MAP, f"{place}.transit_bonus", "there is no off-board area for it")
    _check_areas(data.hexes)
    _check_lanes(data.hexes)


def check_tiles(data: TitleData, own_tiles: frozenset[str]) -> None:
    totals = dict.fromkeys(data.tile_totals, 0)
    for number, tile in data.tiles.items():
        file, place = (TILES if number in own_tiles else COMMON_TILES), f"tiles.{number}"
        check_face(file, place, tile)
        if not tile.tracks:
            _fail(file, place, "a tile without track")
        if any(track.lanes > 1 or track.b_lane is not None for track in tile.tracks):
            _fail(file, place, "only printed track has lanes")
        used = {end for track in tile.tracks for end in track.ends}
        for index in range(len(tile.nodes)):
            if f"n{index}" not in used:
                _fail(file, f"{place}.nodes.{index + 1}", "no track leads to this station")
        totals[tile.colour] = totals.get(tile.colour, 0) + tile.count
    for colour, total in totals.items():
        expected = data.tile_totals.get(colour, 0)
        if total != expected:
            _fail(TILES, colour, f"{total} {colour} tiles, but title.toml says {expected}")


def check_face(file: str, place: str, face: FaceData) -> None:
    """Stations and tracks of one face."""
    for index, node in enumerate(face.nodes):
        _check_node(file, f"{place}.nodes.{index + 1}", node)
    seen: set[frozenset[int | str]] = set()
    for index, track in enumerate(face.tracks):
        where = f"{place}.tracks.{index + 1}"
        for end in track.ends:
            if isinstance(end, str) and int(end[1:]) >= len(face.nodes):
                _fail(file, where, f"track to nowhere: there is no node {end}")
        ends = frozenset(track.ends)
        if len(ends) == 1:
            _fail(file, where, "both ends are the same")
        if ends in seen:
            _fail(file, where, "the same track is there already")
        seen.add(ends)


def edges_of(face: FaceData) -> frozenset[int]:
    return frozenset(end for track in face.tracks for end in track.ends if isinstance(end, int))


def check_way_out(hexes: dict[str, HexData], file: str, place: str, label: str, edge: int) -> str:
    """A track may leave `label` over `edge`; returns the hex that it leads to."""
    name = f"track to nowhere: edge {edge} ({EDGE_NAMES[edge]})"
    other = neighbour(label, edge)
    if other is None or other not in hexes:
        _fail(file, place, f"{name} is the edge of the board")
    if edge in hexes[label].walls or opposite(edge) in hexes[other].walls:
        _fail(file, place, f"{name} has a wall")
    if hexes[other].colour in FIXED and opposite(edge) not in edges_of(hexes[other]):
        _fail(file, place, f"{name} leads to {other}, which has no track there")
    return other


def _check_labels(hexes: Iterable[str]) -> None:
    parity = None
    for label in hexes:
        if not is_label(label):
            _fail(MAP, f"hexes.{label}", "a hex label is a row letter and a column number")
        found = sum(column_row(label)) % 2
        if parity is not None and found != parity:
            _fail(MAP, f"hexes.{label}", "lies between the hexes: a row uses every second number")
        parity = found


def _check_node(file: str, place: str, node: NodeData) -> None:
    if node.kind == "city" and node.slots == 0:
        _fail(file, place, "a city needs slots for stations")
    if node.kind != "city" and node.slots:
        _fail(file, place, "only a city has slots for stations")
    if isinstance(node.revenue, dict) and not node.revenue:
        _fail(file, place, "the table of revenues is empty")


def _check_edges(hexes: dict[str, HexData], label: str, hex_: HexData) -> None:
    for edge in sorted(edges_of(hex_)):
        check_way_out(hexes, MAP, f"hexes.{label}.tracks", label, edge)
    for edge in hex_.walls:
        if neighbour(label, edge) not in hexes:
            _fail(MAP, f"hexes.{label}.walls", f"edge {edge} is the edge of the board")
    for edge in hex_.joined_edges:
        other = neighbour(label, edge)
        if other is None or other not in hexes:
            _fail(MAP, f"hexes.{label}.joined_edges", f"edge {edge} is the edge of the board")
        if opposite(edge) not in hexes[other].joined_edges:
            _fail(MAP, f"hexes.{label}.joined_edges", f"{other} is not joined to it at edge {opposite(edge)}")


def _check_binding(data: TitleData, place: str, hex_: HexData) -> None:
    """Letters and lists that say which tiles may be laid."""
    if hex_.label and hex_.colour not in FIXED and all(tile.label != hex_.label for tile in data.tiles.values()):
        _fail(MAP, f"{place}.label", f"no tile has the letter {hex_.label}")
    green = [tile.label for tile in data.tiles.values() if tile.colour == "green"]
    if hex_.label_from_green and hex_.label_from_green not in green:
        _fail(MAP, f"{place}.label_from_green", f"no green tile has the letter {hex_.label_from_green}")
    for number in hex_.upgrades_to:
        if number not in data.tiles:
            _fail(MAP, f"{place}.upgrades_to", f"there is no tile {number}")


def _check_areas(hexes: dict[str, HexData]) -> None:
    """All parts of an off-board area are worth the same."""
    for label, hex_ in hexes.items():
        for edge in hex_.joined_edges:
            other = hexes[neighbour(label, edge) or label]
            values = [node.revenue for part in (hex_, other) for node in part.nodes if node.kind == "offboard"]
            if any(value != values[0] for value in values):
                _fail(MAP, f"hexes.{label}.nodes", "the area has different values in the hexes that it spans")


def _check_lanes(hexes: dict[str, HexData]) -> None:
    """A track with lanes joins an edge and a station; across the edge each lane is a track of its own."""
    joined: set[tuple[str | None, int | str]] = set()
    for where, label, track in _all_tracks(hexes):
        if track.lanes == 1:
            continue
        edges = [end for end in track.ends if isinstance(end, int)]
        if len(edges) != 1:
            _fail(MAP, where, "a track with lanes joins an edge and a station")
        beyond = neighbour(label, edges[0]), opposite(edges[0])
        lanes = [one.b_lane for _, other, one in _all_tracks(hexes) if (other, one.ends[1]) == beyond]
        if sorted(lanes, key=str) != [(track.lanes, lane) for lane in range(track.lanes)]:
            _fail(MAP, where, f"each of its {track.lanes} lanes should be one track of {beyond[0]}")
        joined.add(beyond)
    for where, label, track in _all_tracks(hexes):
        if track.b_lane is not None and (label, track.ends[1]) not in joined:
            _fail(MAP, where, "its second end meets no track with lanes")


def _all_tracks(hexes: dict[str, HexData]) -> Iterator[tuple[str, str, TrackData]]:
    """With the place in the file and the hex."""
    for label, hex_ in hexes.items():
        for index, track in enumerate(hex_.tracks):
            yield f"hexes.{label}.tracks.{index + 1}", label, track


def _fail(file: str, place: str, reason: str) -> NoReturn:
    raise TitleDataError(file, place, reason)
