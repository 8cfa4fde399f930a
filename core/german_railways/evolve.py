"""Folds one event into the state. It never judges: what is stored has happened."""

from collections.abc import Callable, Mapping
from typing import Any

from core.german_railways import events as ev
from core.german_railways.state import BANK, State
from core.mechanics.ledger import transfer
from core.mechanics.seats import PlayerChanged, with_changed


def evolve(state: State, event: ev.Event) -> State:
    return _FOLDS[type(event)](state, event)


def _money_paid(state: State, e: ev.MoneyPaid) -> State:
    return state.with_(cash=transfer(state.cash, e.payer, e.payee, e.amount))


def _only_told(state: State, e: object) -> State:
    return state


def _auction_set(state: State, e: ev.AuctionSet) -> State:
    return state.with_(auction=e.auction)


def _with_shares(state: State, railroad: str, player: str, change: int) -> State:
    held = state.shares[railroad]
    held = {**held, player: held.get(player, 0) + change}
    return state.with_(shares={**state.shares, railroad: {who: number for who, number in held.items() if number}})


def _share_sold(state: State, e: ev.ShareSold) -> State:
    return _with_shares(state, e.railroad, e.player, 1)


def _share_moved(state: State, e: ev.ShareMoved) -> State:
    for who, change in ((e.giver, -1), (e.taker, 1)):
        if who != BANK:
            state = _with_shares(state, e.railroad, who, change)
    return state


def _round_begun(state: State, e: ev.RoundBegun) -> State:
    return state.with_(round=e.number, order=(), at=0, agreed=())


def _order_drawn(state: State, e: ev.OrderDrawn) -> State:
    return state.with_(order=e.order, at=0, agreed=())


def _turn_begun(state: State, e: ev.TurnBegun) -> State:
    return state.with_(at=e.at)


def _with_track(state: State, railroad: str, places: tuple[str, ...]) -> State:
    return state.with_(track={**state.track, railroad: places})


def _track_built(state: State, e: ev.TrackBuilt) -> State:
    return _with_track(state, e.railroad, state.track[e.railroad] + e.places)


def _placed(state: State, e: ev.LocomotivePlaced) -> State:
    return _with_track(state, e.railroad, (*state.track[e.railroad], e.place))


def _removed(state: State, e: ev.LocomotiveRemoved) -> State:
    return _with_track(state, e.railroad, tuple(place for place in state.track[e.railroad] if place != e.place))


def _agreed(state: State, e: ev.Agreed) -> State:
    return state.with_(agreed=(*state.agreed, e.player))


def _ended(state: State, e: ev.GameEnded) -> State:
    return state.with_(ending=e.ending)


def _settings(state: State, e: ev.SettingsChanged) -> State:
    return state.with_(mode=e.mode, cash_open=e.cash_open)


def _player_changed(state: State, e: PlayerChanged) -> State:
    return state.with_(players=with_changed(state.players, e))


def _flow_set(state: State, e: ev.FlowSet) -> State:
    return state.with_(round=e.round, order=e.order, at=e.at, agreed=(), ending="")


def _position_set(state: State, e: ev.PositionSet) -> State:
    return state.with_(
        cash=e.cash, shares=e.shares, track=e.track, round=e.round, order=e.order, at=e.at, agreed=e.agreed,
        auction=e.auction,
    )  # fmt: skip


_FOLDS: Mapping[type[Any], Callable[[State, Any], State]] = {
    ev.MoneyPaid: _money_paid,
    ev.BidMade: _only_told,
    ev.Passed: _only_told,
    ev.AuctionSet: _auction_set,
    ev.ShareSold: _share_sold,
    ev.ShareUnsold: _only_told,
    ev.RoundBegun: _round_begun,
    ev.OrderDrawn: _order_drawn,
    ev.TurnBegun: _turn_begun,
    ev.ShareOffered: _only_told,
    ev.TrackBuilt: _track_built,
    ev.Linked: _only_told,
    ev.DividendPaid: _only_told,
    ev.Agreed: _agreed,
    ev.GameEnded: _ended,
    ev.SettingsChanged: _settings,
    PlayerChanged: _player_changed,
    ev.Overruled: _only_told,
    ev.Corrected: _only_told,
    ev.ShareMoved: _share_moved,
    ev.LocomotivePlaced: _placed,
    ev.LocomotiveRemoved: _removed,
    ev.FlowSet: _flow_set,
    ev.PositionSet: _position_set,
}
