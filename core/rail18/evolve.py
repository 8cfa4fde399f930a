"""Folds one event into the state. It never judges: what is stored has happened."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, TypeVar

from core.mechanics.ledger import transfer
from core.mechanics.seats import PlayerChanged, with_changed
from core.rail18 import events as ev
from core.rail18.corrections.folds import CORRECTION_FOLDS
from core.rail18.state import CLOSED, CompanyTurn, Marker, Overlay, Placed, State, Station, Train

K = TypeVar("K")
V = TypeVar("V")


def put(mapping: Mapping[K, V], key: K, value: V) -> dict[K, V]:
    return {**mapping, key: value}


def without(mapping: Mapping[K, V], key: K) -> dict[K, V]:
    return {other: value for other, value in mapping.items() if other != key}


def evolve(state: State, event: ev.Event) -> State:
    return _FOLDS[type(event)](state, event)


def _change_company(state: State, company: str, **fields: Any) -> State:
    return state.with_(companies=put(state.companies, company, replace(state.companies[company], **fields)))


def _change_paper(state: State, paper: str, **fields: Any) -> State:
    return state.with_(papers=put(state.papers, paper, replace(state.papers[paper], **fields)))


def _money_paid(state: State, e: ev.MoneyPaid) -> State:
    return state.with_(cash=transfer(state.cash, e.payer, e.payee, e.amount))


def _bank_broken(state: State, e: ev.BankBroken) -> State:
    return state.with_(bank_broken=True)


def _train_debt(state: State, e: ev.TrainDebtSet) -> State:
    return state.with_(train_debt=put(state.train_debt, e.player, e.amount))


def _exchange_debt(state: State, e: ev.ExchangeDebtSet) -> State:
    return state.with_(exchange_debt=put(state.exchange_debt, e.player, e.amount))


def _share_moved(state: State, e: ev.ShareMoved) -> State:
    shares = put(state.shares, e.company, put(state.shares[e.company], e.certificate, e.owner))
    if e.why != "sold" or not isinstance(turn := state.frame, CompanyTurn) or e.company in turn.blocks:
        return state.with_(shares=shares)
    # sold to help with a train: the turn remembers the block, also in files that are older than this rule (R4)
    return state.with_(shares=shares, flow=(*state.flow[:-1], replace(turn, blocks=(*turn.blocks, e.company))))


def _par_set(state: State, e: ev.ParSet) -> State:
    return _change_company(state, e.company, par=e.price, stations_left=e.stations)


def _launched(state: State, e: ev.CompanyLaunched) -> State:
    return _change_company(state, e.company, launched=True, destination="open" if e.destination else "none")


def _operated(state: State, e: ev.CompanyOperated) -> State:
    return _change_company(state, e.company, operated=True, last_revenue=e.revenue)


def _closed(state: State, e: ev.CompanyClosed) -> State:
    return _change_company(state, e.company, closed=True, destination="none", stations_left=0)


def _destination(state: State, e: ev.DestinationReached) -> State:
    return _change_company(state, e.company, destination="reached")


def _lapsed(state: State, e: ev.DestinationLapsed) -> State:
    return _change_company(state, e.company, destination="none")


def _marker_moved(state: State, e: ev.MarkerMoved) -> State:
    marker = Marker(e.row, e.column, state.arrivals)
    return state.with_(markers=put(state.markers, e.company, marker), arrivals=state.arrivals + 1)


def _marker_removed(state: State, e: ev.MarkerRemoved) -> State:
    return state.with_(markers=without(state.markers, e.company))


def _paper_moved(state: State, e: ev.PaperMoved) -> State:
    return _change_paper(state, e.paper, owner=e.owner)


def _paper_used(state: State, e: ev.PaperUsed) -> State:
    return _change_paper(state, e.paper, used=True, hex=e.hex)


def _paper_activated(state: State, e: ev.PaperActivated) -> State:
    return _change_paper(state, e.paper, active=True)


def _paper_paid(state: State, e: ev.PaperPaid) -> State:
    return _change_paper(state, e.paper, paid=True)


def _paper_closed(state: State, e: ev.PaperClosed) -> State:
    return _change_paper(state, e.paper, owner=CLOSED)


def _train_taken(state: State, e: ev.TrainTaken) -> State:
    stack = put(state.stack, e.card, state.stack.get(e.card, 0) + 1)
    if e.owner == CLOSED:
        return state.with_(stack=stack)
    return state.with_(stack=stack, trains=put(state.trains, e.train, Train(e.type, e.owner)))


def _train_gained(state: State, e: ev.TrainGained) -> State:
    return state.with_(trains=put(state.trains, e.train, Train(e.type, e.owner)))


def _train_moved(state: State, e: ev.TrainMoved) -> State:
    moved = replace(state.trains[e.train], owner=e.owner)
    return state.with_(trains={**without(state.trains, e.train), e.train: moved})


def _train_turned(state: State, e: ev.TrainTurned) -> State:
    return state.with_(trains=put(state.trains, e.train, replace(state.trains[e.train], type=e.type)))


def _train_removed(state: State, e: ev.TrainRemoved) -> State:
    return state.with_(trains=without(state.trains, e.train))


def _stack_scrapped(state: State, e: ev.StackScrapped) -> State:
    return state.with_(stack=put(state.stack, e.card, state.stack.get(e.card, 0) + e.number))


def _phase_began(state: State, e: ev.PhaseBegan) -> State:
    return state.with_(phase=e.phase)


def _tile_laid(state: State, e: ev.TileLaid) -> State:
    tray = dict(state.tray)
    before = state.tiles.get(e.hex)
    if before is not None:
        tray[before.tile] += 1
    tray[e.tile] -= 1
    stations, homes = state.stations, state.companies
    if e.hex in stations:
        stations = put(stations, e.hex, tuple(replace(s, node=e.nodes[s.node]) for s in stations[e.hex]))
    moved_homes = {
        sym: replace(company, home_node=e.nodes[company.home_node])
        for sym, company in homes.items()
        if company.home_hex == e.hex
    }
    if moved_homes:
        homes = {**homes, **moved_homes}
    placed = Placed(e.tile, e.rotation)
    return state.with_(tiles=put(state.tiles, e.hex, placed), tray=tray, stations=stations, companies=homes)


def _station_placed(state: State, e: ev.StationPlaced) -> State:
    here = (*state.stations.get(e.hex, ()), Station(e.company, e.node))
    company = state.companies[e.company]
    changed = replace(company, stations_left=company.stations_left - 1, home_placed=company.home_placed or e.home)
    if e.home and changed.home_node != e.node:  # its own city was full
        changed = replace(changed, home_node=e.node)
    placed = state.with_(stations=put(state.stations, e.hex, here), companies=put(state.companies, e.company, changed))
    return placed if changed.home_placed else _at_home(placed, e.company, e.hex)


def _at_home(state: State, company: str, hex_label: str) -> State:
    """A company is at home where it has a station on its home hex, however that came there."""
    found = state.companies[company]
    if found.home_hex != hex_label:
        return state
    nodes = [station.node for station in state.stations[hex_label] if station.company == company]
    return _change_company(state, company, home_placed=bool(nodes), home_node=nodes[0] if nodes else found.home_node)


def _station_used(state: State, e: ev.StationUsed) -> State:
    return _change_company(state, e.company, stations_left=state.companies[e.company].stations_left - 1)


def _take_station(state: State, company: str, hex_label: str, node: int, instead: tuple[Station, ...]) -> State:
    here = list(state.stations[hex_label])
    place = here.index(Station(company, node))
    here[place : place + 1] = instead
    return state.with_(stations=put(state.stations, hex_label, tuple(here)))


def _station_removed(state: State, e: ev.StationRemoved) -> State:
    left = state.companies[e.company].stations_left + 1
    removed = _change_company(_take_station(state, e.company, e.hex, e.node, ()), e.company, stations_left=left)
    return _at_home(removed, e.company, e.hex)


def _station_replaced(state: State, e: ev.StationReplaced) -> State:
    return _at_home(_take_station(state, e.company, e.hex, e.node, (Station(e.by, e.node),)), e.by, e.hex)


def _stations_gained(state: State, e: ev.StationsGained) -> State:
    return _change_company(state, e.company, stations_left=state.companies[e.company].stations_left + e.number)


def _overlay_laid(state: State, e: ev.OverlayLaid) -> State:
    here = (*state.overlays.get(e.hex, ()), Overlay(e.piece, e.rotation, e.paper))
    return state.with_(overlays=put(state.overlays, e.hex, here))


def _map_set(state: State, e: ev.MapSet) -> State:
    tray = dict(state.tray)
    for placed in state.tiles.values():
        tray[placed.tile] += 1
    for placed in e.tiles.values():
        tray[placed.tile] -= 1
    companies = {
        sym: replace(
            company,
            stations_left=e.stations_left.get(sym, company.stations_left),
            home_node=e.home_nodes.get(sym, company.home_node),
        )
        for sym, company in state.companies.items()
    }
    return state.with_(tiles=e.tiles, tray=tray, stations=e.stations, overlays=e.overlays, companies=companies)


def _order_set(state: State, e: ev.OrderSet) -> State:
    return state.with_(order=e.order)


def _player_changed(state: State, e: PlayerChanged) -> State:
    return state.with_(players=with_changed(state.players, e))


def _settings_changed(state: State, e: ev.SettingsChanged) -> State:
    return state.with_(mode=e.mode, track_kept=e.track_kept, cash_open=e.cash_open)


def _entered(state: State, e: ev.FrameEntered) -> State:
    return state.with_(flow=(*state.flow, e.frame))


def _changed(state: State, e: ev.FrameChanged) -> State:
    return state.with_(flow=(*state.flow[:-1], e.frame))


def _left(state: State, e: ev.FrameLeft) -> State:
    return state.with_(flow=state.flow[:-1])


def _only_told(state: State, e: ev.Event) -> State:
    """An event that people read and that changes nothing by itself."""
    return state


_FOLDS: dict[type[Any], Callable[[State, Any], State]] = {
    ev.MoneyPaid: _money_paid,
    ev.BankBroken: _bank_broken,
    ev.TrainDebtSet: _train_debt,
    ev.ExchangeDebtSet: _exchange_debt,
    ev.ShareMoved: _share_moved,
    ev.DirectorChanged: _only_told,
    ev.ParSet: _par_set,
    ev.CompanyLaunched: _launched,
    ev.CompanyOperated: _operated,
    ev.CompanyClosed: _closed,
    ev.DestinationReached: _destination,
    ev.DestinationLapsed: _lapsed,
    ev.MarkerMoved: _marker_moved,
    ev.MarkerRemoved: _marker_removed,
    ev.PaperMoved: _paper_moved,
    ev.PaperUsed: _paper_used,
    ev.PaperActivated: _paper_activated,
    ev.PaperPaid: _paper_paid,
    ev.PaperClosed: _paper_closed,
    ev.TrainTaken: _train_taken,
    ev.TrainGained: _train_gained,
    ev.TrainMoved: _train_moved,
    ev.TrainTurned: _train_turned,
    ev.TrainRemoved: _train_removed,
    ev.StackScrapped: _stack_scrapped,
    ev.PhaseBegan: _phase_began,
    ev.TileLaid: _tile_laid,
    ev.StationPlaced: _station_placed,
    ev.StationUsed: _station_used,
    ev.StationRemoved: _station_removed,
    ev.StationReplaced: _station_replaced,
    ev.StationsGained: _stations_gained,
    ev.OverlayLaid: _overlay_laid,
    ev.MapSet: _map_set,
    ev.RouteRun: _only_told,
    ev.RunMade: _only_told,
    ev.DividendDecided: _only_told,
    ev.RouteDeclared: _only_told,
    ev.HomeWaits: _only_told,
    ev.OrderSet: _order_set,
    ev.BidMade: _only_told,
    ev.Passed: _only_told,
    PlayerChanged: _player_changed,
    ev.SettingsChanged: _settings_changed,
    ev.Overruled: _only_told,
    ev.FrameEntered: _entered,
    ev.FrameChanged: _changed,
    ev.FrameLeft: _left,
    **CORRECTION_FOLDS,
}
