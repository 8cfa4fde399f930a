"""What a tile would do to the company's run, as a line."""

from core.kernel.refusal import Rejection
from core.rail18.actions import LayTile
from core.rail18.engine import Engine18
from core.rail18.routes.budget import Budget
from core.rail18.routes.what_if import WhatIf, what_if
from core.rail18.rules import Rules
from core.rail18.state import State
from core.text.catalogue import text


def what_if_line(rules: Rules, state: State, action: LayTile, budget: Budget) -> str:
    """Made for a worker: it searches. Empty where the company has no train or the tile may not be laid."""
    if not state.trains_of(action.company):
        return ""
    found = what_if(Engine18(rules), state, action, budget=budget)
    return "" if isinstance(found, Rejection) else describe(found)


def describe(found: WhatIf) -> str:
    before, after = found.before.total, found.after.total
    if not found.proven:
        return text("map-what-if-open", before=before, after=after)
    if before == after:
        return text("map-what-if-same", before=before)
    return text("map-what-if", before=before, after=after)
