"""What an edited past asks before it goes on, and the answers that can be given without entering it in the window."""

from dataclasses import dataclass

from core.kernel.action import Action
from ui.game.moment import Moment
from ui.rail18.views.turn.view import turn_view


@dataclass(frozen=True, slots=True)
class Answer:
    label: str
    action: Action


@dataclass(frozen=True, slots=True)
class Asked:
    question: str
    answers: tuple[Answer, ...] = ()  # the likely one first; none where an amount or a route has to be entered


def asked_in(moment: Moment) -> Asked:
    view = turn_view(moment)
    if view.spin is not None:
        return Asked(view.question)
    found = (Answer(choice.label, choice.action) for choice in view.choices if choice.action is not None)
    return Asked(view.question, tuple(found))
