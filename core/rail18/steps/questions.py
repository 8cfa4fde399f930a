"""Questions that interrupt a round: one player answers before anything else goes on."""

from core.rail18.rules import IMPOSSIBLE, Draft
from core.rail18.state import Question


def open_question(draft: Draft, about: str, actor: str, code: str, **params: str) -> Question:
    """The open question about this, put to this player."""
    frame = draft.state.frame
    draft.demand(isinstance(frame, Question) and frame.about == about, code, IMPOSSIBLE, **params)
    assert isinstance(frame, Question)
    draft.demand(frame.player == actor, "not-your-turn", IMPOSSIBLE, player=frame.player)
    return frame
