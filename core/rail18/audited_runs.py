"""The runs of a game that is audited: what was claimed, whether it is right, and the best that was possible."""

from collections.abc import Iterator, Sequence
from typing import Any

from core.kernel.family import Applied, Run
from core.kernel.refusal import Rejection, Severity
from core.mechanics.budget import Budget
from core.rail18 import actions as ac
from core.rail18 import events as ev
from core.rail18.recorded.record import RecordedAction, claimed_revenue
from core.rail18.routes.best_run import best_run
from core.rail18.rules import Rules
from core.rail18.state import State

SECONDS_A_RUN = 10.0


def recorded_runs(
    rules: Rules, state: State, recorded: RecordedAction, applied: Sequence[Applied]
) -> Iterator[Rejection | Run]:
    """The run of a recorded action, after what is wrong with its claim."""
    if recorded.type != "run_routes":
        return
    run = next((step for step in applied if isinstance(step.action, ac.RunTrains)), None)
    legal = not any(isinstance(step.outcome, Rejection) for step in applied)
    claimed = claimed_revenue(recorded.data)
    if legal and run is not None and (earned := _earned(applied)) != claimed:
        legal = False
        params: dict[str, str | int] = {"claimed": claimed, "earned": earned}
        yield Rejection("revenue-differs", Severity.RULE, rules.places.of("revenue-differs"), params)
    before = run.before if run is not None else state
    legal = legal and (run is not None or not recorded.data.get("routes"))
    yield _judged(rules, before, recorded.id, recorded.entity, claimed, legal)


def stored_runs(
    rules: Rules, before: State, entry: int, stored: Sequence[Any], outcome: Sequence[Any] | Rejection
) -> Iterator[Run]:
    """The runs among the events of an entry."""
    legal = not isinstance(outcome, Rejection) and _run_events(stored) == _run_events(outcome)
    for event in stored:
        if isinstance(event, ev.RunMade) and before.track_kept:  # without the map nobody knows the best run
            yield _judged(rules, before, entry, event.company, event.revenue, legal)


def _earned(applied: Sequence[Applied]) -> int:
    outcomes = (step.outcome for step in applied if not isinstance(step.outcome, Rejection))
    return sum(event.revenue for outcome in outcomes for event in outcome if isinstance(event, ev.RunMade))


def _judged(rules: Rules, before: State, action: int, company: str, claimed: int, legal: bool) -> Run:
    """A run with the best one that was possible."""
    best = best_run(rules, before, company, Budget(SECONDS_A_RUN))
    trains = [before.trains[train].type for train in before.trains_of(company)]
    milliseconds = round(best.seconds * 1000, 3)
    return Run(action, company, trains, claimed, legal, best.total, best.bound, best.proven, milliseconds)


def _run_events(events: Sequence[Any]) -> list[Any]:
    return [event for event in events if isinstance(event, ev.RouteRun | ev.RunMade)]
