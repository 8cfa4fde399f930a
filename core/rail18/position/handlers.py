"""Beginning a game with a position (`SetPosition`)."""

from core.kernel.foreign import NOTE, fits
from core.kernel.handlers import Handler, unoffered
from core.kernel.refusal import Severity
from core.rail18.corrections.flow import mend_flow
from core.rail18.holdings import director
from core.rail18.money import set_off
from core.rail18.position.actions import SetPosition
from core.rail18.position.build import position_set
from core.rail18.position.checks import position_faults
from core.rail18.rules import IMPOSSIBLE, Draft
from core.rail18.start import initial_state
from core.rail18.state import CompanyTurn, State
from core.rail18.steps.settings import demand_player

KEPT = ("players", "mode", "track_kept", "cash_open")  # may change before the first move


def untouched(draft: Draft) -> bool:
    """Has nothing been done yet?"""
    start: State = initial_state(draft.rules)
    return draft.state == start.with_(**{name: getattr(draft.state, name) for name in KEPT})


def check_position(draft: Draft, action: SetPosition) -> None:
    demand_player(draft, action.actor)
    draft.demand(untouched(draft), "position-first", IMPOSSIBLE)
    draft.demand(fits(action.note, NOTE), "note-needed", IMPOSSIBLE, most=NOTE)
    faults = position_faults(draft.rules, draft.state, action)
    for fault in sorted(faults, key=lambda fault: fault.severity is Severity.RULE):
        draft.reject(fault)


def set_position(draft: Draft, action: SetPosition) -> None:
    draft.emit(position_set(draft.rules, draft.state, action))
    for player in action.order:
        if not raising_money(draft, player):
            set_off(draft, player)
    mend_flow(draft)


def raising_money(draft: Draft, player: str) -> bool:
    """Has he sold shares for a train that is still to be bought?"""
    turn = draft.state.frame
    return (
        isinstance(turn, CompanyTurn)
        and bool(turn.blocks)
        and director(draft.rules, draft.state, turn.company) == player
    )


HANDLERS = (Handler(SetPosition, check_position, set_position, unoffered, anytime=True, stays=True),)
