"""An action tried on a position while the game stays as it is: which rules it breaks, and what it would do."""

from core.kernel.action import Action
from core.kernel.handlers import refusal
from core.kernel.refusal import Rejection
from core.rail18 import events as ev
from core.rail18.rules import Draft, Rules
from core.rail18.state import State


def broken_by(rules: Rules, state: State, action: Action) -> tuple[Rejection, ...] | None:
    """The rules that only the table could overrule for this action; None for an action that cannot be."""
    handler, draft = rules.handler(action), Draft(rules, state, lenient=True, judged=action.kind)
    if handler is None or refusal(handler, draft, action) is not None:
        return None
    return tuple(draft.overruled)


def outcome(rules: Rules, state: State, action: Action) -> tuple[ev.Event, ...]:
    """What a judged action does itself, before the game goes on: whatever rule it breaks is overruled."""
    handler, draft = rules.handler(action), Draft(rules, state, judged=action.kind)
    assert handler is not None
    handler.apply(draft, action)
    return tuple(draft.events)
