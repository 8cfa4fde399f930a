"""Whose company acts, and with what authority."""

from dataclasses import replace

from core.rail18 import events as ev
from core.rail18.holdings import director
from core.rail18.rules import IMPOSSIBLE, Draft
from core.rail18.state import CompanyTurn, Step


def company_turn(draft: Draft, company: str, actor: str, step: Step | None = None) -> CompanyTurn:
    """The open turn of this company, led by this director, in this step."""
    frame = draft.state.frame
    if not isinstance(frame, CompanyTurn):
        draft.refuse("no-company-turn", IMPOSSIBLE)
    assert isinstance(frame, CompanyTurn)
    draft.demand(frame.company == company, "not-this-company", IMPOSSIBLE, company=frame.company)
    leader = director(draft.rules, draft.state, frame.company) or ""
    draft.demand(leader == actor, "not-your-turn", IMPOSSIBLE, at="company-turn", player=leader)
    if step is not None:
        draft.demand(frame.step == step, "other-step", IMPOSSIBLE, step=frame.step)
    return frame


def acting(draft: Draft, step: Step | None) -> tuple[CompanyTurn, str] | None:
    """The open turn and its director, if it is in this step; None stands for any step."""
    frame = draft.state.frame
    if not isinstance(frame, CompanyTurn) or step not in (None, frame.step):
        return None
    leader = director(draft.rules, draft.state, frame.company)
    return None if leader is None else (frame, leader)


def change_turn(draft: Draft, **fields: object) -> None:
    """Change the company turn, which may lie under questions that have just been asked."""
    waiting = []
    while not isinstance(draft.state.frame, CompanyTurn):
        waiting.append(draft.state.frame)
        draft.emit(ev.FrameLeft())
    draft.emit(ev.FrameChanged(replace(draft.state.frame, **fields)))  # type: ignore[arg-type]
    draft.emit(*(ev.FrameEntered(frame) for frame in reversed(waiting)))
