"""Runs that were made for another position: while the past is edited, map, trains and phase may differ."""

from collections.abc import Callable, Mapping

from core.mechanics.budget import Budget
from core.rail18.actions import RunTrains
from core.rail18.holdings import leader
from core.rail18.routes.best_run import BestRun, best_run
from core.rail18.routes.claim import with_verdict
from core.rail18.routes.links import route_map
from core.rail18.rules import Rules
from core.rail18.state import State
from core.rail18.steps.run import needs_verdict

SECONDS_A_RUN = 2.0

# What no run depends on. Everything else is compared.
BESIDE = frozenset(
    [
        "order",
        "cash",
        "train_debt",
        "exchange_debt",
        "shares",
        "markers",
        "arrivals",
        "stack",
        "tray",
        "flow",
        "bank_broken",
        "players",
        "cash_open",
    ]
)


class RenewedRuns:
    """A run carries the verdict of a search. Where a search would see something else than before, it is made again.

    It takes no longer than `seconds`; an answer that was not proven by then is marked so.
    """

    def __init__(
        self, rules: Rules, seconds: float = SECONDS_A_RUN, cancelled: Callable[[], bool] | None = None
    ) -> None:
        self.rules = rules
        self.seconds = seconds
        self.cancelled = cancelled
        self._latest: tuple[State, str, BestRun] | None = None

    def renewed(self, old: State | None, new: State, run: RunTrains) -> RunTrains:
        """With a verdict for `new`; where nobody searched before, nobody does now, unless the run must be the best."""
        if not self._can_search(new, run.company):
            return run
        if needs_verdict(self.rules, new, run):
            return with_verdict(run, self._best(new, run.company))
        if old is not None and (run.best is None or self._same_runs(old, new, run.company)):
            return run
        return with_verdict(run, self._best(new, run.company))

    def best(self, state: State, company: str) -> RunTrains | None:
        """The best run of a company as an action of its director."""
        actor = leader(self.rules, state, company) if company in state.companies else None
        if actor is None or not self._can_search(state, company):
            return None
        best = self._best(state, company)
        return with_verdict(RunTrains(actor=actor, company=company, routes=best.routes), best)

    def _can_search(self, state: State, company: str) -> bool:
        return state.track_kept and company in state.companies

    def _best(self, state: State, company: str) -> BestRun:
        """Often asked twice: for the verdict and for the run to offer."""
        if self._latest is None or self._latest[0] is not state or self._latest[1] != company:
            found = best_run(self.rules, state, company, Budget(self.seconds, self.cancelled))
            self._latest = state, company, found
        return self._latest[2]

    def _same_runs(self, old: State, new: State, company: str) -> bool:
        """Would a search see the same? It reads nothing but stops, links, extras and trains."""
        return _compared(old) == _compared(new) or self._seen(old, company) == self._seen(new, company)

    def _seen(self, state: State, company: str) -> tuple[object, ...]:
        board = route_map(self.rules, state, company)
        trains = [state.trains[train].type for train in state.trains_of(company)]
        return board, self.rules.slots.routes.extras(self.rules, state, board), trains


def _compared(state: State) -> Mapping[str, object]:
    return {name: value for name, value in state.__dict__.items() if name not in BESIDE}
