"""Questions in the flow: is there still a reason to ask, and whom? One without a reason goes away by itself."""

from dataclasses import replace

from core.rail18 import events as ev
from core.rail18.formation import double_stations
from core.rail18.phases import over_limit
from core.rail18.rules import Draft
from core.rail18.state import Question
from core.rail18.steps.trains import discarder


def still_asked(draft: Draft, question: Question) -> Question | None:
    """The question as it is to be put now; None where nothing is left to ask."""
    if question.about == "discard":
        return question if over_limit(draft.rules, draft.state) else None
    if question.about == "station" and question.company:
        two = draft.state.track_kept and double_stations(draft.rules, draft.state, question.company)
        return replace(question, player=discarder(draft, question.company)) if two else None
    if question.about == "par" and question.company and draft.state.companies[question.company].par:
        return None
    return draft.rules.slots.course.asked(draft, question)


def ask_as_it_is_now(draft: Draft, question: Question) -> bool:
    """Put the open question as it stands now, or leave it. Did anything change?"""
    asked = still_asked(draft, question)
    if asked == question:
        return False
    if asked is not None:
        draft.emit(ev.FrameChanged(asked))
        return True
    draft.emit(ev.FrameLeft())
    draft.rules.slots.course.question_dropped(draft, question)
    return True
