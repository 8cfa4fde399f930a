"""A late-game map made up for looking at: tiles of every colour, stations, tunnels, panels. No game ever had it."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from core.hexmap.coordinates import EDGES, opposite
from core.hexmap.tiles import COLOURS, Face, Tile, Track
from core.rail18.title import Title
from ui.rail18.views.map.view import map_view
from ui.rail18.views.title_views import title_views
from ui.values.hexes import Lay, MapState, MapView, Overlay, Station, revenue_table

PANELS = (
    {"yellow": 10, "green": 20, "brown": 50, "gray": 80},
    {"yellow": 10, "green": 40, "brown": 50, "gray": 60},
    {"yellow": 10, "green": 50, "brown": 80, "gray": 10},
)
KEPT_FREE = 9  # every so many-th hex stays as printed


def sample_state(title: Title, phase_colour: str = "brown") -> MapState:
    lays = _lays(title)
    return MapState(lays=lays, stations=_stations(title, lays), overlays=_overlays(title), phase_colour=phase_colour)


def _lays(title: Title) -> dict[str, Lay]:
    """Each hex gets the least used tile that suits it, in the rotation that joins most track of its neighbours."""
    lays: dict[str, Lay] = {}
    used: Counter[str] = Counter()
    open_hexes = [label for label, data in title.data.hexes.items() if data.colour in ("white", "yellow")]
    for index, label in enumerate(open_hexes):
        data = title.data.hexes[label]
        if index % KEPT_FREE == KEPT_FREE - 1 and not (data.nodes or data.label):
            continue
        # cities with a letter show their last tiles
        ranks = COLOURS if data.label or data.label_from_green else ()
        suited = [tile for tile in title.tiles.values() if _suits(title, label, tile)]
        best: tuple[float, str, int] | None = None
        for tile in suited:
            late = ranks.index(tile.colour) if ranks else 0
            for rotation in range(6):
                joins = _joins(title, label, tile.faces[rotation], lays)
                if joins is None:
                    continue
                score = 4 * used[tile.number] - 3 * joins - 2 * late
                if best is None or score < best[0]:
                    best = (score, tile.number, rotation)
        if best is not None:
            lays[label] = Lay(best[1], best[2])
            used[best[1]] += 1
    return lays


def _suits(title: Title, label: str, tile: Tile) -> bool:
    data, printed, face = title.data.hexes[label], title.faces[label], tile.faces[0]
    kinds = [node.kind for node in printed.nodes]
    letter = printed.label or data.label_from_green
    if data.upgrades_to:
        return tile.number in data.upgrades_to
    if (face.label or None) != (letter or None) and not (data.label_from_green and face.colour == "yellow"):
        return False
    if letter:
        return bool(face.nodes) and {node.kind for node in face.nodes} == set(kinds)
    return [node.kind for node in face.nodes] == kinds


def _joins(title: Title, label: str, face: Face, lays: Mapping[str, Lay]) -> int | None:
    """How much track of the neighbours it meets; None where it would run off the map, into a wall or a closed side."""
    found = 0
    for edge in EDGES:
        other = title.neighbours[label][edge]
        here = edge in face.edges
        if here and (other is None or edge in title.walls[label]):
            return None
        if other is None:
            continue
        lay = lays.get(other)
        there = (
            opposite(edge) in (title.faces[other] if lay is None else title.tiles[lay.tile].faces[lay.rotation]).edges
        )
        if here and not there and title.data.hexes[other].colour in ("gray", "red", "blue", "mountain-pass"):
            return None
        found += (2 if here and there else 0) - (1 if here != there and lay is not None else 0)
    return found


def _stations(title: Title, lays: Mapping[str, Lay]) -> dict[str, list[Station]]:
    """Homes are taken, and what is left of the circles goes round the companies, some staying free."""
    found: dict[str, list[Station]] = {}
    companies = [company for company in title.companies.values() if company.forms_in_phase is None]
    turn = 0
    for label in title.data.hexes:
        lay = lays.get(label)
        face = title.faces[label] if lay is None else title.tiles[lay.tile].faces[lay.rotation]
        entries: list[Station] = []
        for sym, company in title.companies.items():
            if company.home == label and company.forms_in_phase is None and face.nodes:
                node = min(company.home_city, len(face.nodes) - 1)
                slot = sum(entry.node == node for entry in entries)
                if slot < face.nodes[node].slots:
                    entries.append(Station(sym, node, slot))
        for node, data in enumerate(face.nodes):
            for slot in range(data.slots):
                if lay is not None and not any((entry.node, entry.slot) == (node, slot) for entry in entries):
                    turn += 1
                    sym = companies[(turn * 5 + turn // 4) % len(companies)].sym
                    if turn % 4 and not any(entry.company == sym for entry in entries):
                        entries.append(Station(sym, node, slot))
        if entries:
            found[label] = entries
    return found


def _overlays(title: Title) -> dict[str, tuple[Overlay, ...]]:
    """Every line, some tables on peaks, and some bores from mouth to mouth."""
    printed = title_views(title.id).map.printed(title)
    found = {label: tuple(replace(entry, laid=True) for entry in here) for label, here in printed.waiting.items()}
    peaks = sorted(label for label, marks in printed.marks.items() if any(mark.style == "peak" for mark in marks))
    found |= {label: (Overlay("table", values=revenue_table(PANELS[n % 3])),) for n, label in enumerate(peaks[:4])}
    for label, ends in _bores(map_view(title)).items():
        bore = Overlay("bore", Face("tunnel", "pass", tracks=(Track(*ends),)))
        found[label] = (*found.get(label, ()), bore)
    return found


def _bores(view: MapView) -> dict[str, tuple[int, int]]:
    found: dict[str, tuple[int, int]] = {}
    for label, hex_ in view.hexes.items():
        mouths = hex_.mark("mouth")
        edges = [] if mouths is None else sorted(mouths.edges)
        pairs = [(a, b) for a in edges for b in edges if b - a in (2, 3, 4)]
        if pairs and len(found) < 5:
            found[label] = max(pairs, key=lambda pair: (pair[1] - pair[0] == 3, pair))
    return found
