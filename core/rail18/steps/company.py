"""Whose company acts, and with what authority."""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from core.rail18 import events as ev
from core.rail18.holdings import leader
from core.rail18.rules import IMPOSSIBLE, Draft
from core.rail18.state import CompanyTurn, Frame, OperatingRound, Step

F = TypeVar("F", CompanyTurn, OperatingRound)


def company_turn(draft: Draft, company: str, actor: str, step: Step | None = None) -> CompanyTurn:
    """The open turn of this company, led by this director, in this step."""
    frame = draft.state.frame
    if not isinstance(frame, CompanyTurn):
        draft.refuse("no-company-turn", IMPOSSIBLE)
    assert isinstance(frame, CompanyTurn)
    draft.demand(frame.company == company, "not-this-company", IMPOSSIBLE, company=frame.company)
    decides = leader(draft.rules, draft.state, frame.company) or ""
    draft.demand(decides == actor, "not-your-turn", IMPOSSIBLE, at="company-turn", player=decides)
    if step is not None:
        draft.demand(frame.step == step, "other-step", IMPOSSIBLE, step=frame.step)
    return frame


def acting(draft: Draft, step: Step | None) -> tuple[CompanyTurn, str] | None:
    """The open turn and who decides in it, if it is in this step; None stands for any step."""
    frame = draft.state.frame
    if not isinstance(frame, CompanyTurn) or step not in (None, frame.step):
        return None
    decides = leader(draft.rules, draft.state, frame.company)
    return None if decides is None else (frame, decides)


def change_turn(draft: Draft, **fields: object) -> None:
    """Change the company turn, which may lie under questions that have just been asked."""
    change_below(draft, CompanyTurn, lambda turn: replace(turn, **fields))  # type: ignore[arg-type]


def change_below(draft: Draft, kind: type[F], changed: Callable[[F], Frame]) -> None:
    """Change the uppermost frame of a kind, which may lie under others."""
    waiting = []
    while not isinstance(found := draft.state.frame, kind):
        waiting.append(found)
        draft.emit(ev.FrameLeft())
    draft.emit(ev.FrameChanged(changed(found)))
    draft.emit(*(ev.FrameEntered(frame) for frame in reversed(waiting)))
