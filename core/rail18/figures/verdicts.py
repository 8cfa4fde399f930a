"""Best runs that nobody looked for when a run was made: searched afterwards, in the position in which it was made.

A journal only adds entries, so what was found for an entry holds for good.
"""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from core.mechanics.budget import Budget
from core.rail18.figures.facts import Made
from core.rail18.figures.line import Line
from core.rail18.figures.reading import Step
from core.rail18.routes.best_run import BestRun, best_run
from core.rail18.rules import Rules
from core.rail18.state import State

EACH = 2.0  # seconds for one run; nearly all need a hundredth of one
SLICE = 0.1  # seconds after which a search lets others have their turn
WAIT = 5.0  # seconds that somebody waits for all of them, at most; a whole game needs one
Known = Mapping[int, BestRun]  # by the entry that made the run


@dataclass(frozen=True, slots=True)
class Unjudged:
    entry: int
    company: str
    state: State  # before the entry


def unjudged(line: Line, known: Known) -> list[Unjudged]:
    """Runs whose proven best is neither in the journal nor known. Without track there is nothing to search."""
    found = []
    before = line.start.books.state
    for step in line.steps:
        if step.entry not in known and before.track_kept:
            found += [
                Unjudged(step.entry, fact.company, before)
                for fact in step.facts
                if isinstance(fact, Made) and not fact.proven
            ]
        before = step.books.state
    return found


def search_some(rules: Rules, runs: Sequence[Unjudged], budget: Budget) -> dict[int, BestRun]:
    """The first ones: no more are begun after a slice of time, or when the budget is over."""
    end = time.perf_counter() + SLICE
    found: dict[int, BestRun] = {}
    for run in runs:
        if found and (budget.over or time.perf_counter() >= end):
            break
        found[run.entry] = best_run(rules, run.state, run.company, budget)
    return found


def wholly_judged(line: Line, known: dict[int, BestRun], seconds: float = WAIT) -> Line:
    """The line with all its best runs, for who waits for them. Those that were searched join the known.

    What is not proven when the time is over has no proof.
    """
    end = time.perf_counter() + seconds
    runs = unjudged(line, known)
    while runs:
        found = search_some(line.rules, runs, Budget(min(EACH, max(0.0, end - time.perf_counter()))))
        known |= found
        runs = runs[len(found) :]
    return judged(line, known)


def judged(line: Line, known: Known) -> Line:
    """The same line, with what is known about its runs."""
    steps = tuple(_judged(step, known[step.entry]) if step.entry in known else step for step in line.steps)
    return replace(line, steps=steps)


def _judged(step: Step, best: BestRun) -> Step:
    facts = tuple(
        replace(fact, best=best.total, proven=best.proven) if isinstance(fact, Made) and not fact.proven else fact
        for fact in step.facts
    )
    return replace(step, facts=facts)
