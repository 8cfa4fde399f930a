"""What the map shows, computed from a title and a state of the map. Plain Python, no Qt.

The scene compares old and new `HexView`s and repaints those that differ; everything here is in the board's own
orientation, whichever way the map is turned.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from core.hexmap.coordinates import EDGES, opposite
from core.hexmap.tiles import COLOURS, Face
from core.rail18.title import Title
from core.rail18.title_data import HexData
from core.text.title_words import title_name
from ui.rail18.views.chips import chips
from ui.rail18.views.map.extras import Extras, extras
from ui.values.chips import ChipView


@dataclass(frozen=True, slots=True)
class Lay:
    tile: str
    rotation: int


@dataclass(frozen=True, slots=True)
class Station:
    company: str
    node: int
    slot: int


@dataclass(frozen=True, slots=True)
class MapState:
    """What was put on the board. The start of a game is an empty one."""

    lays: Mapping[str, Lay] = field(default_factory=dict)
    stations: Mapping[str, Sequence[Station]] = field(default_factory=dict)
    tunnels: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    panels: Mapping[str, Mapping[str, int]] = field(default_factory=dict)  # income panels of mountains, by hex
    furka_laid: bool = False
    phase_colour: str = "yellow"
    arrived: frozenset[str] = frozenset()  # companies that look for no destination any more
    homes: Mapping[str, tuple[str, int]] | None = None  # who waits for a home station, and where; None: as printed


@dataclass(frozen=True, slots=True)
class StationView:
    company: str
    node: int
    slot: int
    reserved: bool = False  # a home that waits for its company


@dataclass(frozen=True, slots=True)
class HexView:
    label: str
    ground: str  # white, yellow, green, brown, gray (a tile), printed, red, blue, pass
    face: Face
    tile: str | None = None
    rotation: int = 0
    name: str | None = None
    letter: str | None = None
    later_letter: str | None = None  # binds from the green tile on
    cost: int = 0
    terrain: str | None = None
    walls: frozenset[int] = frozenset()
    outer: frozenset[int] = frozenset()  # edges where the board ends
    stations: tuple[StationView, ...] = ()
    destinations: tuple[str, ...] = ()
    mountain: bool = False
    panel: tuple[tuple[str, int], ...] = ()
    values: tuple[tuple[str, int], ...] = ()  # an off-board value by phase colour, where it is no larger area
    mouths: frozenset[int] = frozenset()
    tunnel: tuple[int, int] | None = None
    furka: Face | None = None
    furka_laid: bool = False
    area: str | None = None  # the area it belongs to

    def free_slot(self, node: int) -> int:
        """The circle of a city that the next station gets: the first one that nobody has."""
        taken = {entry.slot for entry in self.stations if entry.node == node and not entry.reserved}
        return next(slot for slot in range(len(taken) + 1) if slot not in taken)


@dataclass(frozen=True, slots=True)
class AreaView:
    """Off-board hexes that are one area (or a lake): one shape, one name, one set of values."""

    id: str
    labels: tuple[str, ...]
    ground: str
    name: str | None = None
    letter: str | None = None
    bonus: int = 0
    values: tuple[tuple[str, int], ...] = ()
    anchor: str = ""  # the hex where its name is printed


@dataclass(frozen=True, slots=True)
class MapView:
    title: str
    name: str
    hexes: Mapping[str, HexView]
    areas: Mapping[str, AreaView]
    chips: Mapping[str, ChipView]
    phase_colour: str

    def area_of(self, label: str) -> AreaView | None:
        area = self.hexes[label].area
        return None if area is None else self.areas[area]


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
    mouths: Mapping[str, frozenset[int]]
    outer: Mapping[str, frozenset[int]]
    homes: Mapping[str, tuple[str, int]]


@lru_cache(maxsize=8)
def _printed(title: Title) -> _Printed:
    more = extras(title)
    areas = _areas(title)
    return _Printed(
        areas=areas,
        membership={label: area.id for area in areas.values() for label in area.labels},
        destinations=_destinations(title, more),
        mouths={
            label: _mouths(title, label, more)
            for label, data in title.data.hexes.items()
            if data.colour == "mountain-pass"
        },
        outer={
            label: frozenset(edge for edge in EDGES if around[edge] is None)
            for label, around in title.neighbours.items()
        },
        homes=_printed_homes(title),
    )


def revenue_table(revenue: int | Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    if isinstance(revenue, int):
        return ()
    return tuple((colour, revenue[colour]) for colour in COLOURS if colour in revenue)


def current_phase(values: Sequence[tuple[str, int]], phase_colour: str) -> str:
    """The entry of a table that counts: a table without a colour goes on with the colour before it."""
    reached = COLOURS[: COLOURS.index(phase_colour) + 1]
    return next((colour for colour, _ in reversed(values) if colour in reached), values[0][0])


Homes = tuple[tuple[str, int], ...]  # who waits for a home in a hex, and in which city


def hex_view(title: Title, label: str, state: MapState) -> HexView:
    """One hex of the map."""
    return _hex_of(title, label, state, _homes(title, state).get(label, ()))


def _hex_of(title: Title, label: str, state: MapState, homes: Homes) -> HexView:
    panel = state.panels.get(label)
    return _known_hex(
        title,
        label,
        state.lays.get(label),
        tuple(state.stations.get(label, ())),
        homes,
        tuple(sym for sym in _printed(title).destinations.get(label, ()) if sym not in state.arrived),
        () if panel is None else revenue_table(panel),
        state.tunnels.get(label),
        state.furka_laid,
    )


@lru_cache(maxsize=4096)
def _known_hex(
    title: Title,
    label: str,
    lay: Lay | None,
    stations: tuple[Station, ...],
    homes: Homes,
    destinations: tuple[str, ...],
    panel: tuple[tuple[str, int], ...],
    tunnel: tuple[int, int] | None,
    furka_laid: bool,
) -> HexView:
    """From one moment to the next nearly all hexes stay as they are."""
    data, more, printed = title.data.hexes[label], extras(title), _printed(title)
    area = printed.membership.get(label) if lay is None else None  # a tile lies upon it
    face = title.faces[label] if lay is None else title.tiles[lay.tile].faces[lay.rotation]
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
        mountain=label in more.mountains,
        panel=panel,
        values=_values(face) if area is None else (),
        mouths=printed.mouths.get(label, frozenset()),
        tunnel=tunnel,
        furka=more.furka.get(label),
        furka_laid=furka_laid and label in more.furka,
        area=area,
    )


def _ground(data: HexData) -> str:
    if data.colour == "mountain-pass":
        return "pass"
    return "printed" if data.colour == "gray" else data.colour


def _values(face: Face) -> tuple[tuple[str, int], ...]:
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


def _destinations(title: Title, more: Extras) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for sym, company in title.companies.items():
        target = company.destination or more.destinations.get(sym)
        if target is not None:
            found[target] = (*found.get(target, ()), sym)
    return found


def _mouths(title: Title, label: str, more: Extras) -> frozenset[int]:
    """Edges of a pass hex where a tunnel may begin (R17)."""
    line = more.furka[label].edges if label in more.furka else frozenset[int]()
    found = set()
    for edge in EDGES:
        other = title.neighbours[label][edge]
        if other is None or edge in title.walls[label] or edge in line:
            continue
        colour = title.data.hexes[other].colour
        if colour in ("mountain-pass", "blue"):
            continue
        if colour in ("gray", "red") and opposite(edge) not in title.faces[other].edges:
            continue
        found.add(edge)
    return frozenset(found)


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
