"""The map as it lies: what is on each hex, whose stations block, what a company reaches."""

from collections.abc import Callable, Mapping

from core.hexmap.coordinates import opposite
from core.hexmap.graph import Network, Place, Reach, Tracks, tracks_of
from core.hexmap.tiles import Face, Track
from core.rail18.rules import HexBoard, Rules
from core.rail18.state import State

StopTest = Callable[[Rules, State, str, str, int], bool]


def face(rules: Rules, state: State, label: str) -> Face:
    """The tile on a hex as it lies, or what is printed there."""
    placed = state.tiles.get(label)
    return rules.title.faces[label] if placed is None else rules.title.tiles[placed.tile].faces[placed.rotation]


def on_hex(rules: Rules, state: State, label: str) -> HexBoard:
    """The hex with its tile and all that lies upon it."""
    key = (label, state.tiles.get(label), state.overlays.get(label, ()))
    found = rules.hex_cache.get(key)
    if found is None:
        base = face(rules, state, label)
        nodes, extra = base.nodes, []
        for overlay in key[2]:
            more_nodes, ends = rules.slots.track.overlay(rules, label, overlay)
            nodes = (*nodes, *more_nodes)
            extra += [Track(a, b) for a, b in ends]
        found = HexBoard(nodes, tracks_of(base, extra, len(nodes)), base.colour)
        rules.hex_cache[key] = found
    return found


def leads_nowhere(rules: Rules, label: str, edge: int) -> bool:
    """Off the board, into a wall, a lake, or a printed side without track: no new track points there."""
    other = rules.title.neighbours[label][edge]
    if other is None or edge in rules.title.walls[label]:
        return True
    colour = rules.title.data.hexes[other].colour
    if colour in ("gray", "red"):
        return opposite(edge) not in rules.title.faces[other].edges
    return colour == "blue"


def first_tile_cost(rules: Rules, state: State, label: str) -> int:
    """What is printed, for the first tile on a hex."""
    return 0 if label in state.tiles else rules.title.data.hexes[label].cost


def all_tracks(rules: Rules, state: State) -> Mapping[str, Tracks]:
    """The tracks of every hex; kept for as long as nothing on the map changes, and then renewed where it did."""
    kept = rules.board_cache.get("tracks")
    if kept is not None and kept[0] is state.tiles and kept[1] is state.overlays:
        found: Mapping[str, Tracks] = kept[2]
        return found
    tiles: Mapping[str, object] = kept[0] if kept else {}
    overlays: Mapping[str, object] = kept[1] if kept else {}
    before: Mapping[str, Tracks] = kept[2] if kept else {}
    changed = {
        *_differences(tiles, state.tiles),
        *_differences(overlays, state.overlays),
        *(() if before else rules.title.faces),
    }
    found = {**before, **{label: on_hex(rules, state, label).tracks for label in changed}}
    rules.board_cache["tracks"] = (state.tiles, state.overlays, found)
    return found


def _differences(before: Mapping[str, object], after: Mapping[str, object]) -> set[str]:
    gone = before.keys() - after.keys()
    return gone | {label for label, here in after.items() if before.get(label) is not here}


def holds_station(state: State, company: str, label: str, node: int | None = None) -> bool:
    return any(
        station.company == company and (node is None or station.node == node)
        for station in state.stations.get(label, ())
    )


def blocked(rules: Rules, state: State, company: str, label: str, node: int) -> bool:
    """A city full of other companies' stations ends every route of this company (rules p. 12)."""
    slots = on_hex(rules, state, label).nodes[node].slots
    here = [station.company for station in state.stations.get(label, ()) if station.node == node]
    return slots > 0 and len(here) >= slots and company not in here


def passable(rules: Rules, state: State, company: str, label: str, node: int) -> bool:
    """Routes end where the title says so, and at blocked cities (rules p. 12)."""
    if rules.slots.routes.terminus(rules, state, label, node):
        return False
    return not blocked(rules, state, company, label, node)


def stations_allowed(rules: Rules, company: str, label: str) -> int:
    """One on a hex (R19); where a title lets them stay, those of all that merged into the company (A30)."""
    if not rules.slots.track.both_stations_stay(rules):
        return 1
    members = rules.title.members(company)
    return max(1, sum(rules.title.companies[member].home == label for member in members))


def station_places(state: State, company: str) -> list[Place]:
    return [
        (label, station.node)
        for label, stations in state.stations.items()
        for station in stations
        if station.company == company
    ]


def network(rules: Rules, state: State, company: str) -> Network:
    known: dict[Place, bool] = {}

    def may_pass(label: str, node: int) -> bool:
        answer = known.get((label, node))
        if answer is None:
            answer = known[label, node] = passable(rules, state, company, label, node)
        return answer

    return Network(rules.sides, all_tracks(rules, state), may_pass)


def reach(rules: Rules, state: State, company: str) -> Reach:
    """What a company reaches from its stations; kept for as long as nothing on the map changes."""
    kept = rules.reach_cache.get(company)
    key = (state.tiles, state.overlays, state.stations)
    if kept is not None and all(old is new for old, new in zip(kept[0], key, strict=True)):
        return kept[1]
    found = Reach(network(rules, state, company), station_places(state, company))
    rules.reach_cache[company] = (key, found)
    return found


def home_place(state: State, company: str) -> Place | None:
    home = state.companies[company]
    return None if home.home_hex is None else (home.home_hex, home.home_node)


def awaits_home(rules: Rules, state: State, company: str) -> bool:
    """Is its home station still to come?

    A company that others merge into has their stations. Its own home is kept where all of them are gone before.
    """
    found = state.companies[company]
    if found.home_hex is None or found.home_placed or found.closed:
        return False
    members = rules.title.members(company)
    if members and found.launched:
        return found.stations_left == len(rules.title.kind(company).station_costs)
    return all(state.companies[member].closed for member in members)


def kept_homes(rules: Rules, state: State, company: str, label: str, node: int) -> int:
    """Circles that other companies still need here for their home stations (R19)."""
    return sum(
        1
        for sym, other in state.companies.items()
        if sym != company and other.home_hex == label and other.home_node == node and awaits_home(rules, state, sym)
    )


def free_circles(rules: Rules, state: State, label: str, node: int) -> int:
    taken = sum(station.node == node for station in state.stations.get(label, ()))
    return on_hex(rules, state, label).nodes[node].slots - taken


def free_home(rules: Rules, state: State, company: str) -> Place | None:
    """Where its home station can stand: in its own city, else in another of its hex that no other home needs."""
    place = home_place(state, company)
    if place is None:
        return None
    label, node = place
    nodes = on_hex(rules, state, label).nodes
    cities = [number for number, found in enumerate(nodes) if found.kind == "city" and number != node]
    for city in (node, *cities):
        needed = 0 if city == node else kept_homes(rules, state, company, label, city)
        if free_circles(rules, state, label, city) > needed:
            return label, city
    return None


def is_stop(rules: Rules, state: State, company: str, label: str, node: int) -> bool:
    """Can a route of this company end or call here at all?"""
    if rules.slots.routes.stop_value(rules, state, label, node) is None:
        return False
    return rules.title.kind(company).enters_offboard or on_hex(rules, state, label).colour != "red"


def has_route(rules: Rules, state: State, company: str, stop: StopTest | None = None) -> bool:
    """Is there a route of any length from one of its stations to another stop? (R34)

    Whatever route there is contains a station of the company. The next station along its track is enough to look at:
    what is no stop also ends every route.
    """
    test = stop or is_stop
    nearest = Network(rules.sides, all_tracks(rules, state), lambda label, node: False)
    return any(
        other != place and test(rules, state, company, *other)
        for place in station_places(state, company)
        for other in Reach(nearest, [place]).nodes()
    )
