"""What the status line says about the hex under the pointer."""

from core.hexmap.coordinates import EDGE_NAMES
from core.hexmap.geometry import Hit
from core.hexmap.tiles import Node
from core.text.catalogue import text
from core.text.lists import items
from ui.rail18.views.title_views import title_views
from ui.values.hexes import AreaView, HexView, MapView, Values, current_phase

SEPARATOR = " · "


def hover_text(view: MapView, hit: Hit | None, why_not: str = "") -> str:
    """`why_not`: nothing can be laid there, which comes first."""
    if hit is None:
        return ""
    hex_view = view.hexes[hit.hex]
    area = view.area_of(hit.hex)
    parts = [_title(hex_view, area), *([why_not] if why_not else [])]
    if area is not None:
        parts += _area(area, view.phase_colour)
    if hex_view.tile is not None:
        parts.append(text("map-tile", number=hex_view.tile, rotation=str(hex_view.rotation)))
    if hex_view.cost:
        parts.append(text("map-cost", terrain=hex_view.terrain or "other", cost=hex_view.cost))
    if area is None:
        parts += _stations(hex_view, hit, view.phase_colour)
    if hex_view.values:
        parts.append(value_table(hex_view.values, view.phase_colour))
    parts += title_views(view.title).map.told(hex_view, view.phase_colour)
    if hex_view.letter and area is None:
        parts.append(text("map-letter", letter=hex_view.letter))
    elif hex_view.later_letter:
        parts.append(text("map-later-letter", letter=hex_view.later_letter))
    parts += _companies(hex_view)
    if hex_view.walls:
        parts.append(text("map-walls", edges=edge_list(hex_view.walls)))
    return SEPARATOR.join(parts)


def hex_title(view: MapView, label: str) -> str:
    return _title(view.hexes[label], view.area_of(label))


def _title(hex_view: HexView, area: AreaView | None) -> str:
    name = hex_view.name or (area.name if area is not None else None)
    return f"{hex_view.label} {name}" if name else hex_view.label


def _area(area: AreaView, phase_colour: str) -> list[str]:
    if area.ground == "blue":
        return [text("map-lake")]
    parts = [text("map-offboard")]
    if area.values:
        parts.append(value_table(area.values, phase_colour))
    if area.bonus:
        parts.append(text("map-bonus", side=area.letter or "", bonus=area.bonus))
    return parts


def _stations(hex_view: HexView, hit: Hit, phase_colour: str) -> list[str]:
    nodes = list(enumerate(hex_view.face.nodes))
    chosen = [(index, node) for index, node in nodes if index == hit.node] or nodes
    found = []
    for _, node in chosen:
        line = _station(node, phase_colour)
        if line and line not in found:
            found.append(line)
    return found


def _station(node: Node, phase_colour: str) -> str:
    if node.kind == "offboard":
        return ""
    if not isinstance(node.revenue, int):
        return text("map-city", slots=node.slots)
    code = "map-town" if node.kind == "town" else "map-city"
    if node.revenue:
        return text(f"{code}-value", slots=node.slots, value=node.revenue)
    return text(code, slots=node.slots)


def value_table(values: Values, phase_colour: str) -> str:
    now = dict(values)[current_phase(values, phase_colour)]
    return text("map-values", values=" / ".join(str(value) for _, value in values), now=now)


def _companies(hex_view: HexView) -> list[str]:
    parts = []
    placed = [entry.company for entry in hex_view.stations if not entry.reserved]
    homes = [entry.company for entry in hex_view.stations if entry.reserved]
    for code, companies in (
        ("map-stations", placed),
        ("map-homes", homes),
        ("map-destinations", list(hex_view.destinations)),
    ):
        if companies:
            parts.append(text(code, companies=items(companies)))
    return parts


def edge_list(edges: frozenset[int]) -> str:
    return items(text(f"edge-{EDGE_NAMES[edge]}") for edge in sorted(edges))
