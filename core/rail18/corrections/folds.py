"""Folds corrections, and a position that was entered, into the state."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from core.mechanics.ledger import transfer
from core.rail18.corrections import events as ce
from core.rail18.state import CLOSED, Marker, Overlay, Placed, State, Station, Train


def _cash(state: State, e: ce.CashCorrected) -> State:
    return state.with_(cash=transfer(state.cash, e.payer, e.payee, e.amount))


def _debt(state: State, e: ce.DebtCorrected) -> State:
    if e.debt == "train":
        return state.with_(train_debt={**state.train_debt, e.player: e.amount})
    return state.with_(exchange_debt={**state.exchange_debt, e.player: e.amount})


def _bank(state: State, e: ce.BankCorrected) -> State:
    return state.with_(bank_broken=e.broken)


def _certificate(state: State, e: ce.CertificateCorrected) -> State:
    owners = {**state.shares[e.company], e.certificate: e.owner}
    return state.with_(shares={**state.shares, e.company: owners})


def _paper(state: State, e: ce.PaperCorrected) -> State:
    state = state.with_(papers={**state.papers, e.code: e.paper})
    if pieces_of(state, e.code) == e.pieces:
        return state
    kept = {
        label: tuple(overlay for overlay in here if overlay.paper != e.code) for label, here in state.overlays.items()
    }
    for label, piece in e.pieces.items():
        kept[label] = (*kept.get(label, ()), piece)
    return state.with_(overlays={label: here for label, here in kept.items() if here})


def pieces_of(state: State, code: str) -> dict[str, Overlay]:
    """What lies on the map for a certificate, by hex."""
    return {label: overlay for label, here in state.overlays.items() for overlay in here if overlay.paper == code}


def _train(state: State, e: ce.TrainCorrected) -> State:
    trains = {name: card for name, card in state.trains.items() if name != e.train}
    if e.owner != CLOSED and e.taken >= 0:
        trains[e.train] = Train(e.type, e.owner)
    if not e.taken:
        return state.with_(trains=trains)
    return state.with_(trains=trains, stack={**state.stack, e.card: state.stack.get(e.card, 0) + e.taken})


def _side(state: State, e: ce.TrainSideCorrected) -> State:
    return state.with_(trains={**state.trains, e.train: replace(state.trains[e.train], type=e.type)})


def _tile(state: State, e: ce.TileCorrected) -> State:
    tray, tiles = dict(state.tray), dict(state.tiles)
    before = tiles.pop(e.hex, None)
    if before is not None:
        tray[before.tile] += 1
    if e.tile is not None:
        tray[e.tile] -= 1
        tiles[e.hex] = Placed(e.tile, e.rotation)
    homes = {sym: replace(state.companies[sym], home_node=node) for sym, node in e.homes.items()}
    state = state.with_(tiles=tiles, tray=tray, companies={**state.companies, **homes})
    return state if state.stations.get(e.hex, ()) == e.stations else _stations(state, e.hex, e.stations)


def _stations(state: State, label: str, here: tuple[Station, ...]) -> State:
    stations = {**state.stations, label: here}
    return state.with_(stations={place: found for place, found in stations.items() if found})


def _station(state: State, e: ce.StationCorrected) -> State:
    company = state.companies[e.company]
    changed = replace(company, stations_left=company.stations_left + (-1 if e.there else 1), home_placed=e.home)
    state = state.with_(companies={**state.companies, e.company: changed})
    if not e.hex:
        return state
    here = list(state.stations.get(e.hex, ()))
    if e.there:
        here.append(Station(e.company, e.node))
    else:
        here.remove(Station(e.company, e.node))
    return _stations(state, e.hex, tuple(here))


def _marker(state: State, e: ce.MarkerCorrected) -> State:
    moved = {sym: Marker(e.row, e.column, state.arrivals + number) for number, sym in enumerate(e.stack)}
    return state.with_(markers={**state.markers, **moved}, arrivals=state.arrivals + len(e.stack))


def _par(state: State, e: ce.ParCorrected) -> State:
    changed = replace(state.companies[e.company], par=e.par, stations_left=e.stations_left)
    markers: Mapping[str, Marker] = state.markers
    if not e.par:
        markers = {sym: marker for sym, marker in markers.items() if sym != e.company}
    return state.with_(companies={**state.companies, e.company: changed}, markers=markers)


def _company(state: State, e: ce.CompanyCorrected) -> State:
    changed = replace(state.companies[e.company], launched=e.floated, operated=e.operated, destination=e.destination)
    return state.with_(companies={**state.companies, e.company: changed})


def _phase(state: State, e: ce.PhaseCorrected) -> State:
    return state.with_(phase=e.phase)


def _order(state: State, e: ce.OrderCorrected) -> State:
    return state.with_(order=e.order)


def _turn(state: State, e: ce.TurnCorrected) -> State:
    return state.with_(flow=e.flow)


def _broken_off(state: State, e: ce.TurnBrokenOff) -> State:
    return state


def _position(state: State, e: ce.PositionSet) -> State:
    tray = dict(state.tray)
    for placed in state.tiles.values():
        tray[placed.tile] += 1
    for placed in e.tiles.values():
        tray[placed.tile] -= 1
    return state.with_(
        order=e.order,
        cash=e.cash,
        train_debt=e.train_debt,
        exchange_debt=e.exchange_debt,
        papers=e.papers,
        shares=e.shares,
        companies=e.companies,
        markers=e.markers,
        arrivals=1 + max((marker.arrival for marker in e.markers.values()), default=-1),
        trains=e.trains,
        stack=e.stack,
        phase=e.phase,
        tiles=e.tiles,
        tray=tray,
        stations=e.stations,
        overlays=e.overlays,
        flow=e.flow,
        bank_broken=e.bank_broken,
    )


CORRECTION_FOLDS: dict[type[Any], Callable[[State, Any], State]] = {
    ce.CashCorrected: _cash,
    ce.DebtCorrected: _debt,
    ce.BankCorrected: _bank,
    ce.CertificateCorrected: _certificate,
    ce.PaperCorrected: _paper,
    ce.TrainCorrected: _train,
    ce.TrainSideCorrected: _side,
    ce.TileCorrected: _tile,
    ce.StationCorrected: _station,
    ce.MarkerCorrected: _marker,
    ce.ParCorrected: _par,
    ce.CompanyCorrected: _company,
    ce.PhaseCorrected: _phase,
    ce.OrderCorrected: _order,
    ce.TurnCorrected: _turn,
    ce.TurnBrokenOff: _broken_off,
    ce.PositionSet: _position,
}
