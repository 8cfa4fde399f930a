"""Merging companies into a new one: what it takes over, and what becomes of two stations in one hex."""

from collections.abc import Iterable, Iterator

from core.kernel.action import Action
from core.kernel.handlers import Handler, listed
from core.rail18 import events as ev
from core.rail18.actions import Amount, Name
from core.rail18.board import stations_allowed
from core.rail18.destinations import pay_destinations
from core.rail18.holdings import director_certificate, percent
from core.rail18.money import pay
from core.rail18.rules import IMPOSSIBLE, Draft, Rules
from core.rail18.state import Question, State
from core.rail18.steps.company import acting, company_turn
from core.rail18.steps.questions import open_question
from core.rail18.steps.trains import discarder


class ReturnStation(Action):
    """Of two stations in one hex, the one that goes back to the charter. Without track there is no hex to name."""

    company: Name
    hex: Name = ""
    node: Amount = 0


def take_over(draft: Draft, sym: str, new: str) -> None:
    """Treasury, trains and stations of a member go to the new company (rules p. 16)."""
    pay(draft, sym, new, draft.state.cash.get(sym, 0), "merged")
    draft.emit(*(ev.TrainMoved(train, new) for train in draft.state.trains_of(sym)))
    for label, stations in list(draft.state.stations.items()):
        for station in stations:
            if station.company == sym:
                draft.emit(ev.StationReplaced(sym, new, label, station.node))


def elect(draft: Draft, company: str, former: Iterable[str | None]) -> str | None:
    """Most shares; of equals whoever directed a member, in the members' order; then the first to play."""
    state = draft.state
    holdings = {player: percent(draft.rules, state, company, player) for player in state.order}
    most = max(holdings.values())
    if most < director_certificate(draft.rules, company).percent:
        return None
    equal = [player for player in state.order if holdings[player] == most]
    return next((player for player in former if player in equal), equal[0])


def double_stations(rules: Rules, state: State, new: str) -> list[str]:
    """Hexes with two of its stations, of which one has to go back."""
    return [
        label
        for label, stations in state.stations.items()
        if sum(station.company == new for station in stations) > stations_allowed(rules, new, label)
    ]


def ask_double_stations(draft: Draft, new: str) -> None:
    """Where track is not kept, the stations that go back are entered in the new company's turns."""
    asked = any(isinstance(frame, Question) and frame.about == "station" for frame in draft.state.flow)
    if draft.state.track_kept and not asked and double_stations(draft.rules, draft.state, new):
        draft.emit(ev.FrameEntered(Question("station", discarder(draft, new), company=new)))


def clear_double_stations(draft: Draft, new: str) -> None:
    """Of two stations in one city one goes back to the charter (R30)."""
    for label in double_stations(draft.rules, draft.state, new):
        own = [station.node for station in draft.state.stations[label] if station.company == new]
        while len(own) > len(set(own)):
            extra = next(node for node in own if own.count(node) > 1)
            draft.emit(ev.StationRemoved(new, label, extra))
            own.remove(extra)


def check_return_entry(draft: Draft, action: ReturnStation) -> None:
    company_turn(draft, action.company, action.actor)
    title = draft.rules.title
    merged = any(len(title.kind(member).station_costs) > 1 for member in title.members(action.company))
    used = len(title.kind(action.company).station_costs) - draft.state.companies[action.company].stations_left
    here = merged and used > 0 and not action.hex and not action.node
    draft.demand(here, "no-such-station", IMPOSSIBLE, hex=action.hex)


def asked(draft: Draft) -> bool:
    frame = draft.state.frame
    return isinstance(frame, Question) and frame.about == "station"


def check_return(draft: Draft, action: ReturnStation) -> None:
    if not draft.state.track_kept and not asked(draft):
        check_return_entry(draft, action)
        return
    question = open_question(draft, "station", action.actor, "no-station-question", hex=action.hex)
    there = (
        action.company == question.company
        and action.hex in double_stations(draft.rules, draft.state, action.company)
        and any(
            station.company == action.company and station.node == action.node
            for station in draft.state.stations.get(action.hex, ())
        )
    )
    draft.demand(there, "no-such-station", IMPOSSIBLE, hex=action.hex)


def return_station(draft: Draft, action: ReturnStation) -> None:
    if not asked(draft):
        draft.emit(ev.StationsGained(action.company, 1))
        return
    draft.emit(ev.StationRemoved(action.company, action.hex, action.node))
    if not double_stations(draft.rules, draft.state, action.company):
        draft.emit(ev.FrameLeft())
    pay_destinations(draft)


def returns(draft: Draft) -> Iterator[ReturnStation]:
    """Between two cities of one hex the director chooses (R30)."""
    frame = draft.state.frame
    if isinstance(frame, Question) and frame.about == "station" and frame.company:
        for label in double_stations(draft.rules, draft.state, frame.company):
            for station in draft.state.stations[label]:
                if station.company == frame.company:
                    yield ReturnStation(actor=frame.player, company=frame.company, hex=label, node=station.node)
    elif not draft.state.track_kept and (turn := acting(draft, None)) is not None:
        entry = ReturnStation(actor=turn[1], company=turn[0].company)
        if draft.allows(check_return, entry):
            yield entry


HANDLERS = (Handler(ReturnStation, check_return, return_station, listed(returns)),)
