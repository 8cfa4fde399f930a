"""A claimed run judged: is it legal, what does it earn, and how much less is that than the best?"""

from dataclasses import dataclass

from core.kernel.refusal import Rejection
from core.mechanics.budget import Budget
from core.rail18.actions import Route, RunTrains
from core.rail18.events import Part
from core.rail18.routes.best_run import BestRun, best_run
from core.rail18.routes.judge import tried_run
from core.rail18.rules import Rules
from core.rail18.state import State


@dataclass(frozen=True, slots=True)
class Verdict:
    """`rejection` says why the routes are not legal. `best` holds the better routes."""

    rejection: Rejection | None
    total: int
    best: BestRun
    parts: tuple[Part, ...] = ()  # what the claimed routes earn, labelled, with who gets it
    treasury: int = 0  # what of it the treasury has at once, besides the total

    @property
    def short(self) -> int:
        """What the claim lacks; 0 also where more was claimed than is possible."""
        return max(self.best.total - self.total, 0)

    @property
    def too_much(self) -> bool:
        """More than any run can earn: possible only for a claim that is just a number."""
        return self.total > self.best.bound


def judge_claim(
    rules: Rules, state: State, company: str, claim: tuple[Route, ...] | int, budget: Budget | None = None
) -> Verdict:
    """A claim is a set of routes, or at the table just a number."""
    best = best_run(rules, state, company, budget)
    if isinstance(claim, int):
        return Verdict(None, claim, best)
    judged = tried_run(rules, state, company, claim)
    if isinstance(judged, Rejection):
        return Verdict(judged, 0, best)
    parts = tuple(part for route in judged for part in route.parts)
    total, treasury = sum(route.revenue for route in judged), sum(route.treasury for route in judged)
    return Verdict(None, total, best, parts, treasury)


def claim_action(actor: str, company: str, claim: tuple[Route, ...] | int, verdict: Verdict) -> RunTrains:
    """The action that claims this run and carries the verdict, so that deciding need not search."""
    routes, revenue = ((), claim) if isinstance(claim, int) else (claim, None)
    return with_verdict(RunTrains(actor=actor, company=company, routes=routes, revenue=revenue), verdict.best)


def with_verdict(action: RunTrains, best: BestRun) -> RunTrains:
    return action.model_copy(update={"best": best.total, "bound": best.bound, "proven": best.proven})
