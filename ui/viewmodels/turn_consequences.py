"""What a choice will bring, before it is taken; or why it cannot be taken, with the rule."""

from dataclasses import dataclass

from core.interchange.wording import refusal_text
from core.kernel.action import Action
from core.kernel.refusal import Rejection, Severity
from core.text.catalogue import text
from ui.viewmodels.consequence_view import consequences
from ui.viewmodels.moment import Moment
from ui.viewmodels.turn_dry import outcome


@dataclass(frozen=True, slots=True)
class Preview:
    """`refusal` is empty where the action is possible; `overrulable` where the table may do it all the same."""

    title: str
    lines: tuple[str, ...] = ()
    refusal: str = ""
    overrulable: bool = False


def preview_of(moment: Moment, title: str, action: Action, details: tuple[str, ...] = ()) -> Preview:
    found = outcome(moment, action)
    if isinstance(found, Rejection):
        soft = found.severity is Severity.RULE and moment.state.mode == "table"
        return Preview(title, (), refusal_text(found, moment.names), soft)
    lines = consequences(moment.rules, moment.state, found.events, found.after)
    return Preview(title, (*details, *(line.text for line in lines)) or (text("turn-no-consequence"),))
