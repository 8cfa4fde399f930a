"""The ferry: who buys its private says at once which harbour it serves; trains earn more there (rules p. 3)."""

from collections.abc import Iterator

from core.kernel.action import Action
from core.kernel.handlers import Handler
from core.kernel.options import Choice, Option
from core.rail18 import events as ev
from core.rail18.actions import Name
from core.rail18.routes.judge import station_value
from core.rail18.rules import IMPOSSIBLE, Draft, Rules
from core.rail18.state import Question, State
from core.rail18.steps.questions import open_question
from tests.titles.tmini.data import special

HARBOUR = "harbour"  # what the question is about


class NameHarbour(Action):
    """The ferry serves this harbour from now on."""

    hex: Name


def private_sold(draft: Draft, private: str, player: str) -> None:
    if private == special(draft.rules).ferry.private:
        draft.emit(ev.FrameEntered(Question(HARBOUR, player, item=private)))


def check(draft: Draft, action: NameHarbour) -> None:
    open_question(draft, HARBOUR, action.actor, "no-harbour-question")
    draft.demand(action.hex in special(draft.rules).ferry.harbours, "no-harbour", IMPOSSIBLE, hex=action.hex)


def name_harbour(draft: Draft, action: NameHarbour) -> None:
    draft.emit(ev.FrameLeft())
    draft.emit(ev.PaperUsed(special(draft.rules).ferry.private, action.hex))


def offer(draft: Draft) -> Iterator[Option]:
    frame = draft.state.frame
    if isinstance(frame, Question) and frame.about == HARBOUR:
        yield Choice(tuple(NameHarbour(actor=frame.player, hex=label) for label in special(draft.rules).ferry.harbours))


def stop_value(rules: Rules, state: State, label: str, node: int) -> int:
    """More where the ferry calls; how much is a ruling (R1)."""
    served = state.papers[special(rules).ferry.private].hex == label
    return station_value(rules, state, label, node) + (int(rules.ruling("ferry-bonus")) if served else 0)


HANDLERS = (Handler(NameHarbour, check, name_harbour, offer),)
