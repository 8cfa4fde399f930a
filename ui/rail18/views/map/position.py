"""The map of a position: what the engine's state puts on the board."""

from collections import Counter
from dataclasses import replace
from functools import lru_cache

from core.hexmap.tiles import Face, Track
from core.rail18.rules import Rules
from core.rail18.state import Company, State
from core.rail18.state import Overlay as Laid
from core.rail18.title import Title
from ui.rail18.views.map.of_title import MapOfTitle
from ui.rail18.views.title_views import title_views
from ui.values.hexes import Lay, MapState, Overlay, Station


def map_state(rules: Rules, state: State) -> MapState:
    return MapState(
        lays={label: Lay(placed.tile, placed.rotation) for label, placed in state.tiles.items()},
        stations={label: _stations(state, label) for label in state.stations},
        overlays={
            label: tuple(_owned(state, laid, _overlay(rules, label, laid)) for laid in here)
            for label, here in state.overlays.items()
            if here
        },
        arrived=frozenset(sym for sym, company in state.companies.items() if arrived(company)),
        homes={
            sym: (company.home_hex, company.home_node)
            for sym, company in state.companies.items()
            if company.home_hex is not None and not company.home_placed and not company.closed
        },
        phase_colour=rules.title.phase_colour(state.phase),
    )


def arrived(company: Company) -> bool:
    """It looks for no destination, now or later."""
    return company.closed or company.destination == "reached" or (company.launched and company.destination == "none")


def _stations(state: State, label: str) -> tuple[Station, ...]:
    """Circles of one city are alike: they fill up in the order in which the stations came."""
    used: Counter[int] = Counter()
    placed = []
    for station in state.stations[label]:
        placed.append(Station(station.company, station.node, used[station.node]))
        used[station.node] += 1
    return tuple(placed)


def _owned(state: State, laid: Laid, overlay: Overlay) -> Overlay:
    """What pays somebody says whom."""
    paper = state.papers.get(laid.paper) if laid.paper is not None and overlay.values else None
    return overlay if paper is None else replace(overlay, owner=state.names.get(paper.owner, ""))


def _overlay(rules: Rules, label: str, laid: Laid) -> Overlay:
    known = _of_title(title_views(rules.title.id).map, rules.title, label, laid)
    if known is not None:
        return known
    nodes, ends = rules.slots.track.overlay(rules, label, laid)
    bare = tuple(replace(node, revenue=0) for node in nodes)  # what it earns is not painted
    return Overlay("track", Face(laid.piece, "pass", nodes=bare, tracks=tuple(Track(*pair) for pair in ends)))


@lru_cache(maxsize=512)
def _of_title(described: MapOfTitle, title: Title, label: str, laid: Laid) -> Overlay | None:
    return described.overlay(title, label, laid)
