"""Runs and networks of a position, as the map shows them."""

from collections.abc import Iterable, Sequence

from core.hexmap.geometry import Stretch
from core.hexmap.graph import Place
from core.hexmap.tiles import NODE
from core.rail18.actions import Route
from core.rail18.board import all_tracks, reach, station_places
from core.rail18.events import Event, RouteRun
from core.rail18.routes.judge import tried_route, tried_trip
from core.rail18.rules import Rules
from core.rail18.state import State
from ui.values.hexes import MapView
from ui.values.routes import NetworkView, RouteView
from ui.values.tracks import hex_shape, stretch, stretch_in


def route_views(rules: Rules, state: State, view: MapView, routes: Sequence[Route]) -> tuple[RouteView, ...]:
    """Routes that can be followed on the map, with what each earns by itself."""
    found = []
    for number, route in enumerate(routes):
        card = state.trains.get(route.train)
        judged = None if card is None else tried_route(rules, state, card.owner, route, overruled=True)
        revenue = None if judged is None else judged.revenue
        drawn = _drawn(rules, state, view, number, route, route.train if card is None else card.type, revenue)
        found += [] if drawn is None else [drawn]
    return tuple(found)


def run_views(rules: Rules, state: State, view: MapView, events: Iterable[Event]) -> tuple[RouteView, ...]:
    """The run that has just been made, if there was one."""
    found = []
    for number, event in enumerate(event for event in events if isinstance(event, RouteRun)):
        route = Route(train=event.train, path=event.path, counted=event.stops)
        drawn = _drawn(rules, state, view, number, route, event.type, event.revenue)
        found += [] if drawn is None else [drawn]
    return tuple(found)


def _drawn(
    rules: Rules, state: State, view: MapView, number: int, route: Route, kind: str, revenue: int | None
) -> RouteView | None:
    found = tried_trip(rules, state, route)
    if found is None:
        return None
    pieces = [stretch(view.hexes[leg.hex], leg.a, leg.b) for leg in found.legs]
    return RouteView(
        number,
        route.train,
        kind,
        tuple(piece for piece in pieces if piece is not None),
        found.counted,
        tuple(place for place in found.stops if place not in found.counted),
        revenue,
    )


def network_view(rules: Rules, state: State, view: MapView, company: str) -> NetworkView:
    tracks = all_tracks(rules, state)
    stations = station_places(state, company)
    ends = [
        (label, edge, end)
        for label, edge in reach(rules, state, company).sure_arrivals()
        for end in tracks[label].from_edge[edge]
    ]
    ends += [(label, edge, NODE + node) for label, node in stations for edge in tracks[label].from_node[node]]
    shapes = {label: hex_shape(view.hexes[label]) for label in {label for label, _, _ in ends}}
    pieces: dict[tuple[str, int], Stretch] = {}
    for label, a, b in ends:
        piece = stretch_in(shapes[label], label, a, b)
        if piece is not None:
            pieces.setdefault((label, piece.track), piece)
    reached = state.companies[company].destination == "reached"
    target = next((label for label, entry in view.hexes.items() if company in entry.destinations), None)
    shown = stations or _home(view, company)
    return NetworkView(company, tuple(pieces.values()), tuple(shown), None if reached else target)


def _home(view: MapView, company: str) -> list[Place]:
    """Where a company that has no station yet will begin."""
    return [(label, entry.node) for label, here in view.hexes.items() for entry in here.stations
            if entry.company == company]  # fmt: skip
