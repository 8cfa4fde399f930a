"""Running trains: a claim is judged, not searched for (rules p. 12 and 13, R23)."""

from collections.abc import Iterator

from core.kernel.action import Action
from core.kernel.handlers import Handler
from core.kernel.options import Judged, Option
from core.rail18 import actions as ac
from core.rail18 import events as ev
from core.rail18.routes.judge import Judged as JudgedRoute
from core.rail18.routes.judge import judge_run, place_text
from core.rail18.rules import IMPOSSIBLE, Draft, Rules
from core.rail18.state import State
from core.rail18.steps.company import acting, change_turn, company_turn


def enforced(rules: Rules, state: State) -> bool:
    """Must the run be the best? The ruling says so, or follows the mode (R23)."""
    ruling = rules.ruling("max-revenue")
    return state.mode == "hotseat" if ruling == "mode" else ruling == "enforce"


def needs_verdict(rules: Rules, state: State, action: ac.RunTrains) -> bool:
    """Must somebody have searched for the best run before this one is accepted? Without the map nobody can (R23)."""
    return action.best is None and state.track_kept and enforced(rules, state)


def taken_for_best(rules: Rules, state: State, action: ac.RunTrains) -> ac.RunTrains:
    """The same run for a trial, where the verdict is still to come or comes from elsewhere."""
    return action.model_copy(update={"best": 0}) if needs_verdict(rules, state, action) else action


def check_run(draft: Draft, action: ac.RunTrains) -> None:
    company_turn(draft, action.company, action.actor, "run")
    draft.demand(draft.state.track_kept or not action.routes, "track-not-kept", IMPOSSIBLE)
    if action.revenue is not None:
        draft.demand(action.revenue >= 0, "negative-price", IMPOSSIBLE, price=action.revenue)
        draft.demand(bool(action.routes) or draft.state.mode == "table", "number-only-at-table")
    if action.mine_money:
        draft.demand(action.revenue is not None and not action.routes, "track-kept", IMPOSSIBLE)
        most = draft.rules.slots.routes.most_for_treasury(draft.rules, draft.state, action.company)
        draft.demand(0 < action.mine_money <= most, "no-amount", IMPOSSIBLE, amount=action.mine_money)
    judged = judge_run(draft, action.company, action.routes)
    claimed = earned(action, judged)
    if action.routes:
        found = sum(route.revenue for route in judged)
        draft.demand(claimed == found, "revenue-differs", claimed=claimed, earned=found)
    draft.demand(not needs_verdict(draft.rules, draft.state, action), "run-not-judged", claimed=claimed)
    if action.best is not None and enforced(draft.rules, draft.state):
        draft.demand(claimed >= action.best, "below-best", claimed=claimed, best=action.best)


def earned(action: ac.RunTrains, judged: list[JudgedRoute]) -> int:
    return sum(route.revenue for route in judged) if action.revenue is None else action.revenue


def run(draft: Draft, action: ac.RunTrains) -> None:
    # What the table has overruled is not refused a second time.
    judged = judge_run(Draft(draft.rules, draft.state, lenient=True), action.company, action.routes)
    for route in judged:
        stops = tuple(place_text(place) for place in route.counted)
        draft.emit(ev.RouteRun(action.company, route.train, route.type, route.path, stops, route.parts))
    revenue = earned(action, judged)
    draft.emit(ev.RunMade(action.company, revenue, action.best, action.bound, action.proven))
    mine_money = action.mine_money + sum(route.treasury for route in judged)  # paid when the revenue is settled
    change_turn(draft, step="dividend", revenue=revenue, mine_money=mine_money)
    draft.rules.slots.routes.run_made(draft, action.company, judged)


def offer_run(draft: Draft) -> Iterator[Option]:
    turn = acting(draft, "run")
    if turn is None:
        return
    frame, actor = turn
    nothing = ac.RunTrains(actor=actor, company=frame.company, routes=())
    examples = [taken_for_best(draft.rules, draft.state, nothing)]
    if not draft.state.track_kept:  # just a number, say that of the last run
        last = draft.state.companies[frame.company].last_revenue
        examples = [nothing.model_copy(update={"revenue": revenue}) for revenue in sorted({last, 0}, reverse=True)]

    def accepts(action: Action) -> bool:
        return draft.allows(check_run, action)

    yield Judged(tuple(examples), accepts)


HANDLERS = (Handler(ac.RunTrains, check_run, run, offer_run, step="run"),)
