"""Corrections of the map: tiles, stations, and the pieces of certificates.

A destination that is reached by them is paid as after any change on the map (R18).
"""

from dataclasses import replace

from core.hexmap.coordinates import EDGES
from core.rail18.actions import OverlayAt
from core.rail18.board import awaits_home, free_circles, holds_station, kept_homes, on_hex, stations_allowed
from core.rail18.corrections import actions as co
from core.rail18.corrections import events as ce
from core.rail18.corrections.common import correction, demand_change, demand_floated
from core.rail18.corrections.folds import pieces_of
from core.rail18.corrections.papers import demand_paper
from core.rail18.destinations import pay_destinations
from core.rail18.launch import stations_at_par
from core.rail18.rules import IMPOSSIBLE, Draft, Rules
from core.rail18.state import BANK, Overlay, Paper, Placed, State, Station
from core.rail18.upgrades import grown, printed_for_good


def demand_track(draft: Draft) -> None:
    draft.demand(draft.state.track_kept, "track-not-kept", IMPOSSIBLE)


# tiles


def check_tile(draft: Draft, action: co.CorrectTile) -> None:
    rules, state = draft.rules, draft.state
    demand_track(draft)
    draft.demand(action.hex in rules.title.faces, "unknown-hex", IMPOSSIBLE, hex=action.hex)
    lies = state.tiles.get(action.hex)
    demand_change(draft, lies != placed(action))
    if action.tile:
        draft.demand(action.tile in rules.title.tiles, "unknown-tile", IMPOSSIBLE, tile=action.tile)
        draft.demand(action.rotation in EDGES, "no-rotation", IMPOSSIBLE, rotation=action.rotation)
        left = state.tray[action.tile] + (lies is not None and lies.tile == action.tile)
        draft.demand(left > 0, "tile-not-in-tray", IMPOSSIBLE, tile=action.tile)
        can = not printed_for_good(rules, action.hex)
        can = can and grown(rules, action.hex, action.tile, action.rotation, {}) is not None
        draft.demand(can, "tile-does-not-fit", IMPOSSIBLE, tile=action.tile, hex=action.hex)
    after = draft.evolve(state, tile_corrected(draft, action))
    demand_room(draft, after, action.hex)


def placed(action: co.CorrectTile) -> Placed | None:
    return Placed(action.tile, action.rotation) if action.tile else None


def became(rules: Rules, label: str, tile: Placed | None) -> tuple[int, ...]:
    """For each printed station the one it is with this tile."""
    printed = tuple(range(len(rules.title.faces[label].nodes)))
    if tile is None:
        return printed
    nodes = len(rules.title.tiles[tile.tile].faces[0].nodes)
    # a tile that lies there against the rules has no history
    return grown(rules, label, tile.tile, tile.rotation, {}) or tuple(min(node, max(nodes - 1, 0)) for node in printed)


def tile_corrected(draft: Draft, action: co.CorrectTile) -> ce.TileCorrected:
    """Stations stay in their cities. Where these come apart each home goes to its own, others where there is room."""
    rules, state, label = draft.rules, draft.state, action.hex
    was, now = became(rules, label, state.tiles.get(label)), became(rules, label, placed(action))
    homes = {sym: now[data.home_city] for sym, data in rules.title.companies.items() if data.home == label}
    face = rules.title.tiles[action.tile].faces[0] if action.tile else rules.title.faces[label]
    room = [node.slots for node in face.nodes]
    stations: list[Station] = []
    here = state.stations.get(label, ())
    for station in sorted(here, key=lambda station: station.company not in homes):
        nodes = [now[city] for city, node in enumerate(was) if node == station.node] or [0]
        nodes = [homes[station.company]] if station.company in homes else nodes
        node = next((node for node in nodes if room[node : node + 1] and room[node] > 0), nodes[0])
        if node < len(room):
            room[node] -= 1
        stations.append(replace(station, node=node))
    stations.sort(key=lambda station: [other.company for other in here].index(station.company))
    tile = action.tile or None
    return ce.TileCorrected(label, tile, action.rotation if tile else 0, tuple(stations), homes, action.note)


def demand_room(draft: Draft, after: State, label: str) -> None:
    """Every station stands in a city, and homes that are still to come keep their circles (R19)."""
    nodes = on_hex(draft.rules, after, label).nodes
    homes = [
        company.home_node
        for sym, company in after.companies.items()
        if company.home_hex == label and awaits_home(draft.rules, after, sym)
    ]
    for node in (*homes, *(station.node for station in after.stations.get(label, ()))):
        city = node < len(nodes) and nodes[node].kind == "city"
        draft.demand(city, "no-city", IMPOSSIBLE, hex=label)
        free = free_circles(draft.rules, after, label, node)
        draft.demand(free >= 0, "city-full", IMPOSSIBLE, hex=label)
        draft.demand(free >= kept_homes(draft.rules, after, "", label, node), "kept-for-home", IMPOSSIBLE, hex=label)


def correct_tile(draft: Draft, action: co.CorrectTile) -> None:
    draft.emit(tile_corrected(draft, action))
    pay_destinations(draft)


# stations


def check_station(draft: Draft, action: co.CorrectStation) -> None:
    rules, state = draft.rules, draft.state
    company = demand_floated(draft, action.company)
    most = stations_at_par(rules, action.company, company.par)
    if action.there:
        draft.demand(company.stations_left > 0, "no-stations-left", IMPOSSIBLE, company=action.company)
    if not state.track_kept:
        draft.demand(not action.hex and not action.node, "track-not-kept", IMPOSSIBLE)
        first = not action.there or not awaits_home(rules, state, action.company)
        draft.demand(first, "no-station-yet", IMPOSSIBLE, company=action.company)
        out = action.there or company.stations_left < most
        draft.demand(out, "no-station-out", IMPOSSIBLE, company=action.company)
        return
    draft.demand(action.hex in rules.title.faces, "unknown-hex", IMPOSSIBLE, hex=action.hex)
    there = holds_station(state, action.company, action.hex, action.node)
    home = company.home_hex == action.hex
    if not action.there:
        draft.demand(there, "no-such-station", IMPOSSIBLE, hex=action.hex)
        others = most - company.stations_left > 1
        merged = bool(rules.title.members(action.company))
        draft.demand(merged or not (home and others), "home-station-last", IMPOSSIBLE, company=action.company)
        return
    nodes = on_hex(rules, state, action.hex).nodes
    city = 0 <= action.node < len(nodes) and nodes[action.node].kind == "city"
    draft.demand(city, "no-city", IMPOSSIBLE, hex=action.hex)
    demand_change(draft, not there)
    here = [station.company for station in state.stations.get(action.hex, ())].count(action.company)
    fits = here < stations_allowed(rules, action.company, action.hex)
    draft.demand(fits, "one-station-per-hex", hex=action.hex)
    first = home or not awaits_home(rules, state, action.company)
    draft.demand(first, "no-station-yet", IMPOSSIBLE, company=action.company)
    demand_room(draft, draft.evolve(state, station_corrected(draft, action)), action.hex)


def station_corrected(draft: Draft, action: co.CorrectStation) -> ce.StationCorrected:
    """The home station placed here need not be placed in the next turn; one that is taken away must be."""
    company = draft.state.companies[action.company]
    home = company.home_placed
    if draft.state.track_kept and company.home_hex == action.hex:
        home = action.there or any(
            station.company == action.company and station.node != action.node
            for station in draft.state.stations.get(action.hex, ())
        )
    return ce.StationCorrected(action.company, action.there, action.hex, action.node, home, action.note)


def correct_station(draft: Draft, action: co.CorrectStation) -> None:
    draft.emit(station_corrected(draft, action))
    pay_destinations(draft)


# pieces of certificates


def check_piece(draft: Draft, action: co.CorrectPiece) -> None:
    demand_track(draft)
    paper = demand_paper(draft, action.paper)
    private = action.paper in draft.rules.title.privates
    draft.demand(not private, "unknown-certificate", IMPOSSIBLE, at="piece", paper=action.paper)
    draft.demand(paper.owner != BANK, "certificate-in-bank", IMPOSSIBLE, paper=action.paper)
    lies = pieces_of(draft.state, action.paper)
    demand_change(draft, lies != pieces(action))
    changed = draft.state.with_(papers={**draft.state.papers, action.paper: with_piece(paper, action)})
    trial = Draft(draft.rules, changed, draft.lenient, draft.judged)
    draft.rules.slots.track.set_overlays(trial, all_pieces(draft, action))
    draft.overruled += trial.overruled


def pieces(action: co.CorrectPiece) -> dict[str, Overlay]:
    return {action.hex: Overlay(action.piece, action.rotation, action.paper)} if action.hex else {}


def with_piece(paper: Paper, action: co.CorrectPiece) -> Paper:
    """A certificate without its piece has not been used, and nobody can have visited it."""
    there = bool(action.hex)
    return replace(
        paper, used=there, active=there and paper.active, hex=action.hex or None, paid=there and paper.paid
    )  # fmt: skip


def all_pieces(draft: Draft, action: co.CorrectPiece) -> tuple[OverlayAt, ...]:
    """Those of all certificates as they would lie; what lies there for a private never moves."""
    found = [
        OverlayAt(hex=label, piece=overlay.piece, paper=overlay.paper, rotation=overlay.rotation)
        for label, here in draft.state.overlays.items()
        for overlay in here
        if overlay.paper and overlay.paper not in draft.rules.title.privates and overlay.paper != action.paper
    ]
    if action.hex:
        found.append(OverlayAt(hex=action.hex, piece=action.piece, paper=action.paper, rotation=action.rotation))
    return tuple(found)


def correct_piece(draft: Draft, action: co.CorrectPiece) -> None:
    paper = with_piece(draft.state.papers[action.paper], action)
    draft.emit(ce.PaperCorrected(action.paper, paper, pieces(action), action.note))
    pay_destinations(draft)


HANDLERS = (
    correction(co.CorrectTile, check_tile, correct_tile),
    correction(co.CorrectStation, check_station, correct_station),
    correction(co.CorrectPiece, check_piece, correct_piece),
)
