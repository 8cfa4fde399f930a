"""What something on the map would do to a company's best run. Pure: a caller may ask in the background and cancel."""

from dataclasses import dataclass

from core.kernel.action import Action
from core.kernel.refusal import Rejection
from core.mechanics.budget import Budget
from core.rail18.engine import Engine18
from core.rail18.routes.best_run import BestRun, best_run
from core.rail18.state import State


@dataclass(frozen=True, slots=True)
class WhatIf:
    before: BestRun
    after: BestRun

    @property
    def change(self) -> int:
        return self.after.total - self.before.total

    @property
    def proven(self) -> bool:
        return self.before.proven and self.after.proven


def what_if(
    engine: Engine18, state: State, action: Action, before: BestRun | None = None, budget: Budget | None = None
) -> WhatIf | Rejection:
    """For the company that lays a tile, a tunnel or a station; `before` is its best run without, if that is known."""
    outcome = engine.decide(state, action)
    if isinstance(outcome, Rejection):
        return outcome
    later = state
    for event in outcome:
        later = engine.evolve(later, event)
    company = getattr(action, "company", None)
    assert isinstance(company, str)
    return WhatIf(
        before or best_run(engine.rules, state, company, budget), best_run(engine.rules, later, company, budget)
    )
