"""What a new phase would have brought, and a correction does not: it has to be corrected as well."""

from core.kernel.action import Action
from core.rail18 import events as ev
from core.rail18.corrections.actions import CorrectPhase, MoveTrain
from core.rail18.phases import with_phase
from core.rail18.rules import Rules
from core.rail18.state import BANK, State
from core.text.catalogue import text
from core.text.lists import clauses
from ui.rail18.views.turn.effects import consequences


def besides(rules: Rules, before: State, action: Action, after: State) -> str:
    """One sentence; empty where no phase is concerned."""
    index = rules.title.phase_index
    if isinstance(action, CorrectPhase):
        if index(action.phase) < index(before.phase):
            return text("correct-phase-back")
        things = brought(rules, before, action.phase, after)
        return text("correct-phase-alone", count=len(things), things=_listed(things))
    due = _due(rules, action)
    if due is None or index(due) <= index(before.phase):
        return ""
    named = text("correct-phase-of", phase=due)
    return text("correct-train-alone", phase=due, things=_listed([named, *brought(rules, before, due, after)]))


def _due(rules: Rules, action: Action) -> str | None:
    """The phase that a train from the stack would begin if it were bought."""
    if not isinstance(action, MoveTrain) or action.source != BANK or action.train not in rules.title.train_sides:
        return None
    return rules.title.train_sides[action.train][0].starts_phase


def brought(rules: Rules, before: State, phase: str, after: State) -> list[str]:
    """What becomes of trains and papers with every phase on the way; too many trains are asked about in any case."""
    phases = [data.id for data in rules.title.data.phases]
    found: list[str] = []
    state = after
    for name in phases[phases.index(before.phase) + 1 : phases.index(phase) + 1]:
        events, then = with_phase(rules, state, name)
        told = [event for event in events if not isinstance(event, ev.PhaseBegan | ev.FrameEntered)]
        found += [line.text for line in consequences(rules, state, told, then)]
        state = then
    return found


def _listed(things: list[str]) -> str:
    return clauses(things)
