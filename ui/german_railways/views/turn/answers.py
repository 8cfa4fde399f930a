"""What an edited past asks before it goes on: the open question, with the answers that are one click."""

from ui.german_railways.views.moment import Moment
from ui.german_railways.views.turn.view import turn_view
from ui.shell.views.asked import Answer, Asked


def asked_in(moment: Moment) -> Asked:
    """Without answers where an amount, hexes or markers have to be entered."""
    view = turn_view(moment)
    if view.spin is not None:
        return Asked(view.question)
    found = (Answer(choice.label, choice.action) for choice in view.choices if choice.action is not None)
    return Asked(view.question, tuple(found))
