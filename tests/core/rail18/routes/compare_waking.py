"""The equal runs that are offered against brute force in one position (R24)."""

from dataclasses import dataclass

from core.rail18.routes.alternatives import alternatives
from core.rail18.routes.best_run import QUICK_STEPS
from core.rail18.routes.judge import judge_run
from core.rail18.rules import Draft
from tests.core.rail18.routes.brute_force import TooBigError
from tests.core.rail18.routes.brute_waking import Woken, woken_sets
from tests.core.rail18.routes.small_boards import Position

CAP = 60_000  # steps of the brute force


@dataclass(frozen=True)
class ComparedWaking:
    sets: frozenset[Woken]  # what runs of the best total wake
    fault: str  # empty if all is well
    uncounted: bool = False  # a mountain wakes that no train counts


def compare_waking(position: Position, cap: int = CAP, thorough: bool = True) -> ComparedWaking | None:
    """None if the position is too big for the brute force. With `thorough` the thorough search is asked as well."""
    try:
        total, sets = woken_sets(position, cap)
    except TooBigError:
        return None
    if not total:
        return ComparedWaking(frozenset(sets), "")
    fault, uncounted = _fault(position, total, sets, QUICK_STEPS)
    if thorough and not fault:
        fault, _ = _fault(position, total, sets, 0)
        fault = fault and f"thorough search: {fault}"
    return ComparedWaking(frozenset(sets), fault, uncounted)


def _fault(position: Position, total: int, sets: set[Woken], quick_steps: int) -> tuple[str, bool]:
    """What is wrong with what is offered, and whether a mountain wakes in it that is not counted."""
    rules, state = position.rules, position.state()
    offered: list[Woken] = []
    uncounted = False
    for alternative in alternatives(rules, state, position.company, total, quick_steps=quick_steps):
        draft = Draft(rules, state)
        judged = judge_run(draft, position.company, alternative.routes)  # raises if it refuses a route
        earned = sum(route.revenue for route in judged)
        rules.slots.routes.run_made(draft, position.company, judged)
        woken = {paper.hex for paper in draft.state.papers.values() if paper.active}
        if (earned, woken) != (total, set(alternative.wakes)):
            return f"{alternative.wakes}: wakes {sorted(map(str, woken))} for {earned}, not {total}", uncounted
        counted = {place[0] for route in judged for place in route.counted}
        uncounted |= any(place[0] in woken - counted for route in judged for place in route.stops)
        offered.append(frozenset(alternative.wakes))
    if set(offered) != sets or len(offered) != len(sets):
        missing, wrong = [sorted(map(sorted, one)) for one in (sets - set(offered), set(offered) - sets)]
        return f"missing {missing}, wrong {wrong}, offered {len(offered)}", uncounted
    return "", uncounted
