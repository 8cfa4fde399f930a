"""What the first train of a new type sets off (rules p. 15 and 16)."""

from core.rail18 import events as ev
from core.rail18.rules import Draft, Rules
from core.rail18.state import Question, State


def train_limit(rules: Rules, state: State, company: str) -> int:
    limits = rules.title.kind(company).train_limit
    return limits[min(rules.title.phase_index(state.phase), len(limits) - 1)]


def over_limit(rules: Rules, state: State) -> list[str]:
    return [sym for sym in rules.title.companies if len(state.trains_of(sym)) > train_limit(rules, state, sym)]


def begin_phase(draft: Draft, phase: str) -> None:
    """Brings everything of the phases before it too: after corrections one of them may never have begun."""
    title = draft.rules.title
    for each in title.data.phases[: title.phase_index(phase) + 1]:
        if not draft.rules.phase_at_least(draft.state, each.id):
            draft.emit(ev.PhaseBegan(each.id))
        bring_phase(draft, each.id)
    ask_discards(draft)


def bring_phase(draft: Draft, phase: str) -> None:
    """What a phase does where it has not been done."""
    for train, card in list(draft.state.trains.items()):
        data, _ = draft.rules.title.train_sides[card.type]
        if data.scrapped_in_phase == phase:
            draft.emit(ev.TrainRemoved(train, "scrapped"))
        elif data.turns_over_in_phase == phase and card.type == data.sides[0].type:
            draft.emit(ev.TrainTurned(train, data.sides[1].type))
    draft.rules.slots.course.phase_began(draft, phase)


def with_phase(rules: Rules, state: State, phase: str) -> tuple[tuple[ev.Event, ...], State]:
    """What would happen if a phase began now, and the position after it."""
    draft = Draft(rules, state)
    begin_phase(draft, phase)
    return tuple(draft.events), draft.state


def ask_discards(draft: Draft) -> None:
    """Companies with too many trains choose what goes, in any order (R27)."""
    asked = any(isinstance(frame, Question) and frame.about == "discard" for frame in draft.state.flow)
    if over_limit(draft.rules, draft.state) and not asked:
        draft.emit(ev.FrameEntered(Question("discard", "")))
