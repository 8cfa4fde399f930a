"""The map of a position: what the engine's state puts on the board."""

from collections import Counter

from core.rail18.rules import Rules
from core.rail18.state import Company, State
from core.titles.t1844.mountains import special
from core.titles.t1844.tunnels import furka_laid, tunnel_in
from ui.rail18.views.map.view import Lay, MapState, Station


def map_state(rules: Rules, state: State) -> MapState:
    data = special(rules)
    panels = {
        panel.id: {str(colour): value for colour, value in panel.revenue.items()} for panel in data.mountains.panels
    }
    return MapState(
        lays={label: Lay(placed.tile, placed.rotation) for label, placed in state.tiles.items()},
        stations={label: _stations(state, label) for label in state.stations},
        tunnels={label: ends for label in state.overlays if (ends := tunnel_in(rules, state, label)) is not None},
        panels={
            label: panels[overlay.piece]
            for label, overlays in state.overlays.items()
            for overlay in overlays
            if overlay.piece in panels
        },
        furka_laid=furka_laid(state),
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
