"""How an action is judged: strictly, or with the shorter actions and overrules of the table."""

from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar

from core.kernel.action import Action
from core.kernel.engine import Engine
from core.kernel.refusal import Rejection, Severity

S = TypeVar("S")
E = TypeVar("E")


class Judge(Protocol[S, E]):
    def __call__(
        self, engine: Engine[S, E], state: S, action: Action, reason: str | None = None
    ) -> Sequence[E] | Rejection:
        """The events of an action; `reason` asks to overrule a refusal."""
        ...


class Strict(Generic[S, E]):
    """Every rule is enforced."""

    def __call__(
        self, engine: Engine[S, E], state: S, action: Action, reason: str | None = None
    ) -> Sequence[E] | Rejection:
        return engine.decide(state, action)


class Table(Generic[S, E]):
    """The board is the truth: passes may be implied, and with a reason the table may overrule a rule."""

    def __call__(
        self, engine: Engine[S, E], state: S, action: Action, reason: str | None = None
    ) -> Sequence[E] | Rejection:
        steps = engine.expand(state, action)
        if isinstance(steps, Rejection):
            return steps
        events: list[E] = []
        for step in steps:
            outcome = engine.decide(state, step)
            if isinstance(outcome, Rejection) and outcome.severity is Severity.RULE and reason:
                outcome = engine.decide(state, step, overrule=reason)
            if isinstance(outcome, Rejection):
                return outcome
            for event in outcome:
                state = engine.evolve(state, event)
            events += outcome
        return events


class Moded(Protocol):
    @property
    def mode(self) -> str:
        """`table`, or `hotseat`."""
        ...


def judge_for(held: Moded) -> Judge[Any, Any]:
    return Table() if held.mode == "table" else Strict()


def judge_by_mode(
    engine: Engine[Any, Any], state: Any, action: Action, reason: str | None = None
) -> Sequence[Any] | Rejection:
    """Judges by the mode of the position itself: right on either side of a change of mode, also after an undo."""
    return judge_for(state)(engine, state, action, reason)
