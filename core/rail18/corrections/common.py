"""What all corrections share: who may, the note, who may hold what, and the flow afterwards."""

from collections.abc import Callable
from typing import Any

from core.kernel.foreign import NOTE, fits
from core.kernel.handlers import Handler, unoffered
from core.rail18.corrections.actions import Correction
from core.rail18.corrections.flow import mend_flow
from core.rail18.rules import IMPOSSIBLE, Draft
from core.rail18.state import POOL, Company, State
from core.rail18.steps.settings import demand_player


def correction(
    kind: type[Correction], check: Callable[[Draft, Any], None], apply: Callable[[Draft, Any], None]
) -> Handler:
    """In either mode, at any moment, also after the end: whoever has found a mistake mends it.

    The screen of a hotseat game is the board, but what was entered wrongly two rounds ago is as wrong there.
    """

    def checked(draft: Draft, action: Any) -> None:
        demand_player(draft, action.actor)
        told = bool(action.note.strip()) and fits(action.note, NOTE)
        draft.demand(told, "note-needed", IMPOSSIBLE, most=NOTE)
        check(draft, action)

    def applied(draft: Draft, action: Any) -> None:
        apply(draft, action)
        mend_flow(draft)

    return Handler(kind, checked, applied, unoffered, anytime=True, stays=True)


def demand_change(draft: Draft, changes: bool) -> None:
    draft.demand(changes, "nothing-changes", IMPOSSIBLE)


def demand_company(draft: Draft, sym: str) -> Company:
    """A company that is in the game."""
    found = draft.state.companies.get(sym)
    draft.demand(found is not None, "unknown-company", IMPOSSIBLE, company=sym)
    assert found is not None
    draft.demand(not found.closed, "company-closed", IMPOSSIBLE, company=sym)
    return found


def demand_floated(draft: Draft, sym: str) -> Company:
    found = demand_company(draft, sym)
    draft.demand(found.launched, "not-floated", IMPOSSIBLE, company=sym)
    return found


def demand_holder(draft: Draft, holder: str, *places: str, companies: bool = True, players: bool = True) -> None:
    """One of these places, a player, or a company that is floated."""
    if holder in draft.state.companies and companies:
        demand_floated(draft, holder)
        return
    may = holder in places or (players and draft.state.is_player(holder))
    draft.demand(may, "no-holder", IMPOSSIBLE, holder=holder)


def pool(draft: Draft) -> tuple[str, ...]:
    """The bank pool, where a title has one."""
    return (POOL,) if draft.rules.slots.stock.sold_to == POOL else ()


def is_merged(draft: Draft, sym: str) -> bool:
    """Is it a company that others merge into?"""
    return bool(draft.rules.title.members(sym))


def tried(draft: Draft, apply: Callable[[Draft, Any], None], action: Correction) -> State:
    """The position as the correction would make it."""
    trial = Draft(draft.rules, draft.state)
    apply(trial, action)
    return trial.state
