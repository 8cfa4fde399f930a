"""What an action would bring, tried without the game: the judge decides, nothing is kept."""

from dataclasses import dataclass, replace
from functools import lru_cache

from core.kernel.action import Action
from core.kernel.judge import judge_by_mode
from core.kernel.refusal import Rejection
from core.rail18 import actions as ac
from core.rail18.engine import Engine18
from core.rail18.events import Event
from core.rail18.rules import Rules
from core.rail18.state import State, StockRound
from core.rail18.table import implied
from core.text.catalogue import text
from core.text.lists import items
from ui.companion.views.links import Problem, problem_of
from ui.game.moment import Moment

REASON = "?"  # any reason will do to try


@dataclass(frozen=True, slots=True)
class Outcome:
    events: tuple[Event, ...]
    after: State


@lru_cache(maxsize=2)
def engine_of(rules: Rules) -> Engine18:
    return Engine18(rules)


def outcome(moment: Moment, action: Action) -> Outcome | Rejection:
    """What the game's judge would say."""
    engine = engine_of(moment.rules)
    events = judge_by_mode(engine, moment.state, action)
    if isinstance(events, Rejection):
        return events
    return Outcome(tuple(events), folded(engine, moment.state, events))


def folded(engine: Engine18, state: State, events: object) -> State:
    for event in events:  # type: ignore[attr-defined]
        state = engine.evolve(state, event)
    return state


def why_not(moment: Moment, action: Action) -> Problem | None:
    """Why an action is not possible, with its rule."""
    found = outcome(moment, action)
    return problem_of(moment.rules.title.id, found, moment.names) if isinstance(found, Rejection) else None


def can_be_overruled(moment: Moment, action: Action) -> bool:
    """Would a reason help? Behind the rule that refuses there may be something impossible."""
    at_table = moment.state.mode == "table"
    return at_table and not isinstance(judge_by_mode(engine_of(moment.rules), moment.state, action, REASON), Rejection)


def passes_before(rules: Rules, state: State, action: Action) -> str:
    """What an entry at the table takes as passed, "" if nothing."""
    skipped = [step for step in implied(engine_of(rules), state, action) if isinstance(step, ac.Pass)]
    names = {player.id: player.name for player in state.players}
    players = [names[step.actor] for step in skipped if step.what == "stock"]
    steps = [text("quick-step", step=step.what) for step in skipped if step.what != "stock"]
    if players:
        return text("quick-players-pass", players=items(players), count=len(players))
    if steps:
        return text("quick-steps-skipped", steps=items(steps), count=len(steps))
    return ""


def turn_of(moment: Moment, player: str) -> Moment | Rejection | None:
    """The stock round as it is when those between have passed; None if this player is not asked any more."""
    engine, state, opened = engine_of(moment.rules), moment.state, moment.state.frame
    while True:
        frame = state.frame
        if not isinstance(frame, StockRound) or not isinstance(opened, StockRound) or frame.number != opened.number:
            return None
        if frame.player == player:
            return moment if state is moment.state else replace(moment, state=state, options=engine.options(state))
        events = engine.decide(state, ac.Pass(actor=frame.player, what="stock"))
        if isinstance(events, Rejection):
            return events
        state = folded(engine, state, events)
