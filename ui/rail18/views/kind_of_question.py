"""What kind of question is open: by it the window chooses what is large beside the turn panel."""

from typing import Literal

from core.rail18.events import CompanyLaunched, PhaseBegan
from core.rail18.rules import Rules
from core.rail18.state import CompanyTurn, GameOver, OperatingRound, Question, State
from ui.rail18.views.moment import Moment

Kind = Literal["board", "shares", "trains", "news", "news-board", "end"]

OF_STEPS: dict[str, Kind] = {"dividend": "shares", "trains": "trains"}
OF_QUESTIONS: dict[str, Kind] = {"station": "board", "discard": "trains"}


def kind_of_question(moment: Moment) -> Kind:
    """After a big moment what has happened comes first, beside the board where that is asked about."""
    asked = _asked(moment.rules, moment.state)
    if asked == "end" or not is_big(moment):
        return asked
    return "news-board" if asked == "board" else "news"


def _asked(rules: Rules, state: State) -> Kind:
    match state.frame:
        case GameOver():
            return "end"
        case CompanyTurn(step=step):
            found = OF_STEPS.get(step, "board")
        case Question(about=about):
            on_map = about in rules.slots.track.questions
            found = "board" if on_map else OF_QUESTIONS.get(about, "shares")
        case _:
            found = "shares"
    return found if found != "board" or state.track_kept else "shares"


def is_about_board(moment: Moment) -> bool:
    return _asked(moment.rules, moment.state) == "board"


def is_big(moment: Moment) -> bool:
    """A round has ended, a phase has begun, or a company was formed: there is much to tell, and much to do by hand."""
    before, after = moment.before, moment.state
    if before is None or not moment.events:
        return False
    if _round(before) != _round(after):
        return True
    formed = isinstance(after.flow[0], OperatingRound)
    return any(
        isinstance(event, PhaseBegan) or (formed and isinstance(event, CompanyLaunched)) for event in moment.events
    )


def _round(state: State) -> tuple[str, int, int]:
    first = state.flow[0]
    return first.kind, getattr(first, "number", 0), getattr(first, "index", 0)
