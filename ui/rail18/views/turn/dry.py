"""What an action would bring, tried without the game: the judge decides, nothing is kept."""

from dataclasses import replace

from core.kernel.action import Action
from core.kernel.refusal import Rejection
from core.rail18 import actions as ac
from core.rail18.engine import Engine18
from core.rail18.state import State, StockRound
from core.rail18.table import implied
from core.text.catalogue import text
from core.text.lists import items
from ui.companion.views.links import problem_of
from ui.rail18.views.moment import Moment
from ui.values.problem import Problem


def why_not(moment: Moment, action: Action) -> Problem | None:
    """Why an action is not possible, with its rule."""
    found = moment.outcome(action)
    return problem_of(moment.title, found, moment.names) if isinstance(found, Rejection) else None


def can_be_overruled(moment: Moment, action: Action) -> bool:
    """Only the table overrules."""
    return moment.state.mode == "table" and moment.can_be_overruled(action)


def passes_before(engine: Engine18, state: State, action: Action) -> str:
    """What an entry at the table takes as passed, "" if nothing."""
    skipped = [step for step in implied(engine, state, action) if isinstance(step, ac.Pass)]
    names = state.names
    players = [names[step.actor] for step in skipped if step.what == "stock"]
    steps = [text("quick-step", step=step.what) for step in skipped if step.what != "stock"]
    if players:
        return text("quick-players-pass", players=items(players), count=len(players))
    if steps:
        return text("quick-steps-skipped", steps=items(steps), count=len(steps))
    return ""


def turn_of(moment: Moment, player: str) -> Moment | Rejection | None:
    """The stock round as it is when those between have passed; None if this player is not asked any more."""
    engine, state, opened = moment.engine, moment.state, moment.state.frame
    while True:
        frame = state.frame
        if not isinstance(frame, StockRound) or not isinstance(opened, StockRound) or frame.number != opened.number:
            return None
        if frame.player == player:
            return moment if state is moment.state else replace(moment, state=state, options=engine.options(state))
        events = engine.decide(state, ac.Pass(actor=frame.player, what="stock"))
        if isinstance(events, Rejection):
            return events
        state = replace(moment, state=state).after(events)
