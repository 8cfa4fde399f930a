"""At the table somebody says that a train has visited a mountain railway or a tunnel (rules p. 5, R21).

A run told with its routes wakes them by itself; one told as a number cannot. It may be said late, even after the end:
what was visited in the game counts (R39).
"""

from collections.abc import Iterator

from core.kernel.action import Action
from core.kernel.handlers import Handler
from core.kernel.options import Choice, Option
from core.rail18 import events as ev
from core.rail18.actions import Name
from core.rail18.rules import IMPOSSIBLE, Draft
from core.titles.t1844.mountains import kind_of, special


class ReportVisit(Action):
    """The owner of a certificate says that a train has visited its place."""

    paper: Name


def check_visit(draft: Draft, action: ReportVisit) -> None:
    state = draft.state
    draft.demand(state.mode == "table", "visit-only-at-table", IMPOSSIBLE)
    known = kind_of(draft.rules, action.paper) is not None
    draft.demand(known, "unknown-certificate", IMPOSSIBLE, paper=action.paper)
    paper = state.papers[action.paper]
    owned = paper.owner == action.actor
    draft.demand(owned, "not-owners-certificate", IMPOSSIBLE, paper=action.paper)
    draft.demand(paper.used, "nothing-to-visit", IMPOSSIBLE, paper=action.paper)
    draft.demand(not paper.active, "visited-already", IMPOSSIBLE, paper=action.paper)


def visit(draft: Draft, action: ReportVisit) -> None:
    draft.emit(ev.PaperActivated(action.paper))


def offer_visits(draft: Draft) -> Iterator[Option]:
    state, data = draft.state, special(draft.rules)
    if state.mode != "table":
        return
    for player in state.order:
        actions = tuple(
            action
            for code in (*data.mountains.codes, *data.tunnels.codes)
            if draft.allows(check_visit, action := ReportVisit(actor=player, paper=code))
        )
        if actions:
            yield Choice(actions)


HANDLERS = (Handler(ReportVisit, check_visit, visit, offer_visits, late=True),)
