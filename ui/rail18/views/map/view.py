"""What the map shows, computed from a title and a state of the map. Plain Python, no Qt."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from core.hexmap.coordinates import EDGES
from core.hexmap.tiles import Face
from core.rail18.title import Title
from core.rail18.title_data import HexData
from core.text.title_words import title_name
from ui.rail18.views.chips import chips
from ui.rail18.views.map.destinations import destination_of
from ui.rail18.views.map.of_title import PrintedMap
from ui.rail18.views.title_views import title_views
from ui.values.hexes import (
    AreaView,
    HexView,
    Lay,
    MapState,
    MapView,
    Overlay,
    Station,
    StationView,
    Values,
    revenue_table,
)


def map_view(title: Title, state: MapState | None = None) -> MapView:
    state = state or MapState()
    homes = _homes(title, state)
    hexes = {label: _hex_of(title, label, state, homes.get(label, ())) for label in title.data.hexes}
    return MapView(
        title.id, title_name(title.id, title.data.name), hexes, _printed(title).areas, chips(title), state.phase_colour
    )


@dataclass(frozen=True, slots=True)
class _Printed:
    """What no game changes."""

    areas: Mapping[str, AreaView]
    membership: Mapping[str, str]
    destinations: Mapping[str, tuple[str, ...]]
    outer: Mapping[str, frozenset[int]]
    homes: Mapping[str, tuple[str, int]]
    more: PrintedMap


@lru_cache(maxsize=8)
def _printed(title: Title) -> _Printed:
    areas = _areas(title)
    return _Printed(
        areas=areas,
        membership={label: area.id for area in areas.values() for label in area.labels},
        destinations=_destinations(title),
        outer={
            label: frozenset(edge for edge in EDGES if around[edge] is None)
            for label, around in title.neighbours.items()
        },
        homes=_printed_homes(title),
        more=title_views(title.id).map.printed(title),
    )


Homes = tuple[tuple[str, int], ...]  # who waits for a home in a hex, and in which city


def hex_view(title: Title, label: str, state: MapState) -> HexView:
    """One hex of the map."""
    return _hex_of(title, label, state, _homes(title, state).get(label, ()))


def _hex_of(title: Title, label: str, state: MapState, homes: Homes) -> HexView:
    return _known_hex(
        title,
        label,
        state.lays.get(label),
        tuple(state.stations.get(label, ())),
        homes,
        tuple(sym for sym in _printed(title).destinations.get(label, ()) if sym not in state.arrived),
        state.overlays.get(label, ()),
    )


@lru_cache(maxsize=4096)
def _known_hex(
    title: Title,
    label: str,
    lay: Lay | None,
    stations: tuple[Station, ...],
    homes: Homes,
    destinations: tuple[str, ...],
    overlays: tuple[Overlay, ...],
) -> HexView:
    """From one moment to the next nearly all hexes stay as they are."""
    data, printed = title.data.hexes[label], _printed(title)
    area = printed.membership.get(label) if lay is None else None  # a tile lies upon it
    face = title.faces[label] if lay is None else title.tiles[lay.tile].faces[lay.rotation]
    waiting = (entry for entry in printed.more.waiting.get(label, ()) if replace(entry, laid=True) not in overlays)
    return HexView(
        label=label,
        ground=_ground(data) if lay is None else face.colour,
        face=face,
        tile=None if lay is None else lay.tile,
        rotation=0 if lay is None else lay.rotation,
        name=data.name,
        letter=face.label,
        later_letter=data.label_from_green if lay is None or face.label is None else None,
        cost=data.cost if lay is None else 0,
        terrain=data.terrain if lay is None else None,
        walls=title.walls[label],
        outer=printed.outer[label],
        stations=_stations(face, stations, homes),
        destinations=destinations,
        marks=printed.more.marks.get(label, ()),
        overlays=(*waiting, *overlays),
        values=_values(face) if area is None else (),
        area=area,
    )


def _ground(data: HexData) -> str:
    if data.colour == "mountain-pass":
        return "pass"
    return "printed" if data.colour == "gray" else data.colour


def _values(face: Face) -> Values:
    return next((revenue_table(node.revenue) for node in face.nodes if not isinstance(node.revenue, int)), ())


def _homes(title: Title, state: MapState) -> dict[str, Homes]:
    found: dict[str, Homes] = {}
    for sym, (label, city) in (_printed(title).homes if state.homes is None else state.homes).items():
        found[label] = (*found.get(label, ()), (sym, city))
    return found


def _stations(face: Face, stations: tuple[Station, ...], homes: Homes) -> tuple[StationView, ...]:
    placed = [StationView(entry.company, entry.node, entry.slot) for entry in stations]
    present = {entry.company for entry in placed}
    taken = {(entry.node, entry.slot) for entry in placed}
    for sym, city in homes:
        if sym in present:
            continue
        node = city if city < len(face.nodes) else 0
        slots = face.nodes[node].slots if face.nodes else 0
        slot = next((slot for slot in range(slots) if (node, slot) not in taken), None)
        if slot is not None:
            placed.append(StationView(sym, node, slot, reserved=True))
            taken.add((node, slot))
    return tuple(placed)


def _printed_homes(title: Title) -> dict[str, tuple[str, int]]:
    return {
        sym: (company.home, company.home_city)
        for sym, company in title.companies.items()
        if company.home is not None and company.forms_in_phase is None
    }


def _destinations(title: Title) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for sym in title.companies:
        target = destination_of(title, sym)
        if target is not None:
            found[target] = (*found.get(target, ()), sym)
    return found


def _areas(title: Title) -> dict[str, AreaView]:
    """Red hexes that are joined, each for itself otherwise; blue hexes that touch."""
    found: dict[str, AreaView] = {}
    seen: set[str] = set()
    for label, data in title.data.hexes.items():
        if data.colour in ("red", "blue") and label not in seen:
            labels = _joined(title, label)
            seen.update(labels)
            found[labels[0]] = _area(title, tuple(labels), data.colour)
    return found


def _joined(title: Title, start: str) -> list[str]:
    colour = title.data.hexes[start].colour
    found, queue = [start], [start]
    while queue:
        label = queue.pop()
        edges = EDGES if colour == "blue" else title.data.hexes[label].joined_edges
        for edge in edges:
            other = title.neighbours[label][edge]
            if other is not None and other not in found and title.data.hexes[other].colour == colour:
                found.append(other)
                queue.append(other)
    return sorted(found, key=list(title.data.hexes).index)


def _area(title: Title, labels: tuple[str, ...], ground: str) -> AreaView:
    data = [title.data.hexes[label] for label in labels]
    tables = [_values(title.faces[label]) for label in labels]
    shown = [
        label
        for label in labels
        if any(node.kind == "offboard" and not node.hidden_label for node in title.faces[label].nodes)
    ]
    named = next((label for label, entry in zip(labels, data, strict=True) if entry.name), labels[0])
    return AreaView(
        id=labels[0],
        labels=labels,
        ground=ground,
        name=next((entry.name for entry in data if entry.name), None),
        letter=next((entry.label for entry in data if entry.label), None),
        bonus=next((entry.transit_bonus for entry in data if entry.transit_bonus), 0),
        values=next((table for table in tables if table), ()),
        anchor=shown[0] if shown else named,
    )
