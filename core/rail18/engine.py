"""The family's engine: `decide`, `evolve` and `options` over the handlers of a title."""

from collections.abc import Sequence

from core.kernel.action import Action
from core.kernel.codec import Codec
from core.kernel.handlers import refusal
from core.kernel.options import Option
from core.kernel.refusal import Rejection
from core.rail18 import events as ev
from core.rail18.evolve import evolve
from core.rail18.rules import IMPOSSIBLE, Draft, Rules
from core.rail18.start import initial_state
from core.rail18.state import GameOver, OperatingRound, Setup, State, StockRound
from core.rail18.table import TABLE_ACTIONS, expand
from core.rail18.turn import settle


def goes_on_by_itself(state: State) -> bool:
    """Is it nobody's turn yet?"""
    frame = state.frame
    return isinstance(frame, OperatingRound) or (isinstance(frame, StockRound) and bool(frame.still))


class Engine18:
    """Implements `core.kernel.engine.Engine`."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.codec = Codec([*(handler.action for handler in rules.handlers), *TABLE_ACTIONS], ev.ALL_EVENTS)

    @property
    def setup(self) -> Setup:
        return self.rules.setup

    def initial(self) -> State:
        return initial_state(self.rules)

    def decide(self, state: State, action: Action, *, overrule: str | None = None) -> tuple[ev.Event, ...] | Rejection:
        handler = self.rules.handler(action)
        draft = Draft(self.rules, state, lenient=overrule is not None, judged=action.kind)
        if isinstance(state.frame, GameOver) and not (handler and (handler.anytime or handler.late)):
            return draft.rejection("game-over", IMPOSSIBLE)
        if handler is None:
            return draft.rejection("unknown-action", IMPOSSIBLE, action=action.kind)
        rejection = refusal(handler, draft, action)
        if rejection is not None:
            return rejection
        draft.lenient = False
        reason = overrule or ""
        draft.emit(*(ev.Overruled(found.code, found.rule, reason, found.params) for found in draft.overruled))
        handler.apply(draft, action)
        if not handler.stays or goes_on_by_itself(draft.state):
            settle(draft)
        return tuple(draft.events)

    def evolve(self, state: State, event: ev.Event) -> State:
        return evolve(state, event)

    def options(self, state: State) -> tuple[Option, ...]:
        if isinstance(state.frame, GameOver):
            return ()
        draft = Draft(self.rules, state)
        return tuple(option for handler in self.rules.handlers for option in handler.offer(draft))

    def expand(self, state: State, action: Action) -> Sequence[Action] | Rejection:
        return expand(self, state, action)
