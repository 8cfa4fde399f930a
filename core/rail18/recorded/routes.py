"""Turns the runs of a recorded game into paths on our map."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from core.hexmap.coordinates import EDGES
from core.hexmap.tiles import NODE
from core.kernel.refusal import Refused
from core.rail18.actions import Route
from core.rail18.board import holds_station, on_hex
from core.rail18.recorded.names import OURS, Names
from core.rail18.routes.judge import Trip, judge_route, place_text, trip
from core.rail18.rules import Draft, Rules
from core.rail18.state import State

LONGEST = 1000  # hexes of one route; no map has so many


class UnreadableRoute(Exception):
    """The recorded route cannot be followed on the map."""


def _edge_between(rules: Rules, label: str, other: str) -> int:
    for edge in EDGES:
        if label in rules.title.neighbours and rules.title.neighbours[label][edge] == other:
            return edge
    raise UnreadableRoute(f"{label}-{other}")


def _chain(rules: Rules, state: State, hexes: list[str]) -> list[str]:
    """One stretch from station to station as points of a path."""
    if len(hexes) < 2:
        raise UnreadableRoute(str(hexes))
    first = _edge_between(rules, hexes[0], hexes[1])
    points = [_station_at(rules, state, hexes[0], first)]
    for label, other in pairwise(hexes):
        points.append(f"{label}/{_edge_between(rules, label, other)}")
    points.append(_station_at(rules, state, hexes[-1], _edge_between(rules, hexes[-1], hexes[-2])))
    return points


def _followed(rules: Rules, state: State, hexes: list[str]) -> list[str]:
    """The same where the record draws hexes that are not on our board: then the stops at its ends say which track."""
    known = [label for label in hexes if label in rules.title.neighbours]
    if len(known) == len(hexes) or len(known) < 2:
        return _chain(rules, state, hexes)
    found = list(_between(rules, state, known[0], known[-1]))
    if not found:
        raise UnreadableRoute(str(hexes))
    return max(found, key=lambda points: (sum(f"{label}/" in "".join(points) for label in known), -len(points)))


def _between(rules: Rules, state: State, start: str, end: str) -> Iterator[list[str]]:
    """The tracks from one hex to another that call nowhere between."""
    first = on_hex(rules, state, start).tracks.from_node
    ahead: list[tuple[tuple[str, ...], tuple[str, int]]]
    ahead = [((f"{start}.{node}",), (start, edge)) for node, edges in enumerate(first) for edge in edges]
    for _ in range(LONGEST):
        if not ahead:
            return
        points, (label, edge) = ahead.pop()
        beyond = rules.sides.across[label, edge]
        onward = (*points, f"{label}/{edge}")
        if beyond is None or len(set(onward)) < len(onward):
            continue
        for out in on_hex(rules, state, beyond[0]).tracks.from_edge[beyond[1]]:
            if out < NODE:
                ahead.append((onward, (beyond[0], out)))
            elif beyond[0] == end:
                yield [*onward, place_text((end, out - NODE))]


def _station_at(rules: Rules, state: State, label: str, edge: int) -> str:
    for end in on_hex(rules, state, label).tracks.from_edge[edge]:
        if end >= NODE:
            return place_text((label, end - NODE))
    raise UnreadableRoute(label)


def _backwards(rules: Rules, points: list[str]) -> list[str]:
    turned = [points[-1]]
    for point in reversed(points[1:-1]):
        label, _, edge = point.partition("/")
        beyond = rules.sides.across[label, int(edge)]
        if beyond is None:
            raise UnreadableRoute(point)
        turned.append(f"{beyond[0]}/{beyond[1]}")
    return [*turned, points[0]]


def path_of(rules: Rules, state: State, recorded: dict[str, Any], names: Names = OURS) -> tuple[str, ...]:
    connections = recorded.get("connections")
    if not isinstance(connections, list) or not connections:
        connections = [recorded.get("hexes")]
    if not all(isinstance(chain, list) and all(isinstance(label, str) for label in chain) for chain in connections):
        raise UnreadableRoute("connections")
    if sum(map(len, connections)) > LONGEST:
        raise UnreadableRoute("connections")
    chains = [_followed(rules, state, [names.our_hex(rules, label) for label in chain]) for chain in connections]
    path = chains[0]
    if len(chains) > 1 and path[-1] not in (chains[1][0], chains[1][-1]):
        path = _backwards(rules, path)
    for chain in chains[1:]:
        if chain[0] != path[-1]:
            chain = _backwards(rules, chain)
        if chain[0] != path[-1]:
            raise UnreadableRoute(chain[0])
        path.extend(chain[1:])
    return tuple(path)


def counted_stops(rules: Rules, state: State, company: str, route: Route) -> Route:
    """The stops that an express train counts: the record does not say, so those that earn most."""
    limit = rules.side(state.trains[route.train].type).range
    draft = Draft(rules, state)
    try:
        found = trip(draft, route)
    except Refused:
        return route
    if len(found.stops) <= limit:
        return route
    best: tuple[int, Route] | None = None
    for forced in ((), (found.stops[0], found.stops[-1])):
        chosen = _richest(rules, state, company, found, forced, limit)
        candidate = route.model_copy(update={"counted": tuple(place_text(place) for place in chosen)})
        try:
            earned = judge_route(draft, company, candidate).revenue
        except Refused:
            continue
        if best is None or earned > best[0]:
            best = (earned, candidate)
    return best[1] if best else route


def _richest(
    rules: Rules, state: State, company: str, found: Trip, forced: tuple[tuple[str, int], ...], limit: int
) -> list[tuple[str, int]]:
    def value(place: tuple[str, int]) -> int:
        return rules.slots.routes.stop_value(rules, state, *place) or 0

    ranked = sorted(found.stops, key=value, reverse=True)
    chosen = list(forced)
    own = [place for place in ranked if holds_station(state, company, *place)]
    if own and not any(place in chosen for place in own):
        chosen.append(own[0])
    chosen += [place for place in ranked if place not in chosen][: limit - len(chosen)]
    return chosen
