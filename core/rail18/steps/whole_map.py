"""The map as it lies on the table, set as a whole: so track is kept again. It must be one that can be."""

from collections import Counter
from collections.abc import Mapping

from core.hexmap.coordinates import EDGES
from core.kernel.handlers import Handler, unoffered
from core.rail18 import actions as ac
from core.rail18 import events as ev
from core.rail18.board import awaits_home, free_circles, kept_homes, on_hex, stations_allowed
from core.rail18.corrections.flow import mend_flow
from core.rail18.destinations import pay_destinations
from core.rail18.launch import stations_at_par
from core.rail18.rules import IMPOSSIBLE, Draft, Rules
from core.rail18.state import GameOver, Overlay, Placed, Question, State, Station
from core.rail18.steps.settings import demand_player
from core.rail18.upgrades import grown, printed_for_good


def check_map(draft: Draft, action: ac.SetMap) -> None:
    demand_player(draft, action.actor)
    draft.demand(not isinstance(draft.state.frame, GameOver), "game-over", IMPOSSIBLE)
    draft.demand(draft.state.mode == "table", "map-only-at-table", IMPOSSIBLE)
    draft.demand(not map_asked(draft.rules, draft.state), "answer-first", IMPOSSIBLE)
    check_tiles(draft, action)
    check_stations(draft, action, draft.rules.slots.track.set_overlays(draft, action.overlays))


def map_asked(rules: Rules, state: State) -> bool:
    """Is there an open question about what lies on the map?"""
    about = ("station", *rules.slots.track.questions)
    return any(isinstance(frame, Question) and frame.about in about for frame in state.flow)


def check_tiles(draft: Draft, action: ac.SetMap) -> None:
    rules = draft.rules
    hexes = Counter(lies.hex for lies in action.tiles)
    used = Counter(lies.tile for lies in action.tiles)
    colours = rules.title.phase(draft.state.phase).tiles
    for lies in action.tiles:
        draft.demand(lies.hex in rules.title.faces, "unknown-hex", IMPOSSIBLE, hex=lies.hex)
        draft.demand(lies.tile in rules.title.tiles, "unknown-tile", IMPOSSIBLE, tile=lies.tile)
        draft.demand(lies.rotation in EDGES, "no-rotation", IMPOSSIBLE, rotation=lies.rotation)
        draft.demand(hexes[lies.hex] == 1, "hex-twice", IMPOSSIBLE, hex=lies.hex)
        tile = rules.title.tiles[lies.tile]
        draft.demand(used[lies.tile] <= tile.count, "tile-not-in-tray", IMPOSSIBLE, tile=lies.tile)
        bare = not printed_for_good(rules, lies.hex)
        draft.demand(bare, "tile-does-not-fit", IMPOSSIBLE, tile=lies.tile, hex=lies.hex)
        phase = draft.state.phase
        draft.demand(tile.colour in colours, "colour-not-yet", colour=tile.colour, phase=phase)
        may = grown(rules, lies.hex, lies.tile, lies.rotation, {}) is not None
        draft.demand(may, "tile-does-not-fit", tile=lies.tile, hex=lies.hex)


def check_stations(draft: Draft, action: ac.SetMap, overlays: Mapping[str, tuple[Overlay, ...]]) -> None:
    """Stations fit into their cities and are as many as were placed; homes have or keep their circle (R19)."""
    rules, before = draft.rules, draft.state
    after = with_map(draft, action, overlays)
    for placed in action.stations:
        draft.demand(placed.hex in rules.title.faces, "unknown-hex", IMPOSSIBLE, at="stations", hex=placed.hex)
        company = before.companies.get(placed.company)
        known = company is not None and company.launched and not company.closed
        draft.demand(known, "unknown-company", IMPOSSIBLE, company=placed.company)
        home = company is None or not awaits_home(rules, before, placed.company)
        draft.demand(home, "no-station-yet", IMPOSSIBLE, company=placed.company)
        nodes = on_hex(rules, after, placed.hex).nodes
        city = 0 <= placed.node < len(nodes) and nodes[placed.node].kind == "city"
        draft.demand(city, "no-city", IMPOSSIBLE, hex=placed.hex)
        room = free_circles(rules, after, placed.hex, placed.node) >= 0
        draft.demand(room, "city-full", IMPOSSIBLE, hex=placed.hex)
        here = [station.company for station in after.stations[placed.hex]].count(placed.company)
        fits = here <= stations_allowed(rules, placed.company, placed.hex)
        draft.demand(fits, "one-station-per-hex", hex=placed.hex)
    numbers = Counter(placed.company for placed in action.stations)
    for sym, company in before.companies.items():
        if company.closed or not company.par:
            continue
        most = stations_at_par(rules, sym, company.par)
        draft.demand(numbers[sym] <= most, "no-stations-left", IMPOSSIBLE, company=sym)
        adds_up = numbers[sym] + company.stations_left == most
        draft.demand(adds_up, "stations-differ", company=sym, placed=numbers[sym], left=company.stations_left, all=most)
    check_homes(draft, after)


def check_homes(draft: Draft, after: State) -> None:
    for sym, company in after.companies.items():
        if company.home_hex is None or company.closed:
            continue
        label, node = company.home_hex, company.home_node
        nodes = on_hex(draft.rules, after, label).nodes
        city = node < len(nodes) and nodes[node].kind == "city"
        draft.demand(city, "no-city", IMPOSSIBLE, at="home", hex=label)
        if company.home_placed:
            there = any(station.company == sym for station in after.stations.get(label, ()))
            draft.demand(there, "home-station-missing", company=sym, hex=label)
        elif awaits_home(draft.rules, after, sym):
            needed = kept_homes(draft.rules, after, "", label, node)
            draft.demand(free_circles(draft.rules, after, label, node) >= needed, "kept-for-home", hex=label)


def with_map(draft: Draft, action: ac.SetMap, overlays: Mapping[str, tuple[Overlay, ...]]) -> State:
    return draft.evolve(draft.state, map_set(draft, action, overlays))


def map_set(draft: Draft, action: ac.SetMap, overlays: Mapping[str, tuple[Overlay, ...]]) -> ev.MapSet:
    tiles = {lies.hex: Placed(lies.tile, lies.rotation) for lies in action.tiles}
    stations: dict[str, tuple[Station, ...]] = {}
    for placed in action.stations:
        stations[placed.hex] = (*stations.get(placed.hex, ()), Station(placed.company, placed.node))
    numbers = Counter(placed.company for placed in action.stations)
    left = {
        sym: stations_at_par(draft.rules, sym, company.par) - numbers[sym]
        for sym, company in draft.state.companies.items()
        if company.par and not company.closed
    }
    return ev.MapSet(tiles, stations, overlays, left, home_nodes(draft.rules, tiles, stations))


def home_nodes(
    rules: Rules, tiles: Mapping[str, Placed], stations: Mapping[str, tuple[Station, ...]]
) -> dict[str, int]:
    """Where each home is now: where its station stands, else what its printed city has become."""
    found: dict[str, int] = {}
    for sym, company in rules.title.companies.items():
        label = company.home
        if label is None:
            continue
        own = [station.node for station in stations.get(label, ()) if station.company == sym]
        found[sym] = own[0] if own else company.home_city
        if not own and label in tiles:
            nodes = grown(rules, label, tiles[label].tile, tiles[label].rotation, {})
            found[sym] = nodes[company.home_city] if nodes else 0
    return found


def set_map(draft: Draft, action: ac.SetMap) -> None:
    overlays = draft.rules.slots.track.set_overlays(Draft(draft.rules, draft.state, lenient=True), action.overlays)
    event = map_set(draft, action, overlays)
    for piece in action.overlays:
        paper = draft.state.papers[piece.paper]
        if not paper.used or paper.hex != piece.hex:
            draft.emit(ev.PaperUsed(piece.paper, piece.hex))
    draft.emit(event)
    if not draft.state.track_kept:
        draft.emit(ev.SettingsChanged(draft.state.mode, True, draft.state.cash_open))
    pay_destinations(draft)
    mend_flow(draft)


HANDLERS = (Handler(ac.SetMap, check_map, set_map, unoffered, anytime=True),)
