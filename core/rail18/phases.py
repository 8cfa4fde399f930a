"""What the sale of a train sets off: what it scraps, the phase it begins, who has too many (rules p. 15 and 16)."""

from core.rail18 import events as ev
from core.rail18.order import operating_order
from core.rail18.rules import Draft, Rules
from core.rail18.stack import left, weaker
from core.rail18.state import Question, State
from core.rail18.title_data import TrainData


def train_limit(rules: Rules, state: State, company: str) -> int:
    limits = rules.title.kind(company).train_limit
    return limits[min(rules.title.phase_index(state.phase), len(limits) - 1)]


def over_limit(rules: Rules, state: State) -> list[str]:
    """Companies with too many trains."""
    return [
        sym
        for sym in rules.title.companies
        if len(state.trains_of(sym)) > train_limit(rules, state, sym)
        and rules.slots.trains.charter_open(rules, state, sym)
    ]


def discarding(rules: Rules, state: State) -> list[str]:
    """Those of them that choose now what goes: all in any order (R27), or one after the other as they operate."""
    over = over_limit(rules, state)
    if not over or not rules.slots.trains.discards_in_order(rules):
        return over
    return (operating_order(rules, state, lambda sym: sym in over) or over)[:1]


def train_sold(draft: Draft, train: TrainData) -> None:
    """Bought from the bank or sold abroad: scraps what it drives out, then begins its phase."""
    drive_out(draft, train)
    if train.starts_phase and not draft.rules.phase_at_least(draft.state, train.starts_phase):
        begin_phase(draft, train.starts_phase)


def drive_out(draft: Draft, train: TrainData) -> None:
    """A type that begins no phase scraps what names it, or a weaker type than it, from the companies and the stack."""
    title = draft.rules.title
    reached = [side.type for card in (*weaker(draft.rules, train), train) for side in card.sides]
    for old in weaker(draft.rules, train):
        if old.scrapped_by not in reached or title.scrapped_in(old) is not None:
            continue
        types = [side.type for side in old.sides]
        gone = [name for name, card in draft.state.trains.items() if card.type in types]
        draft.emit(*(ev.TrainRemoved(name, "scrapped") for name in gone))
        if rest := left(draft.state, old):
            draft.emit(ev.StackScrapped(types[0], rest))


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
        if draft.rules.title.scrapped_in(data) == phase:
            draft.emit(ev.TrainRemoved(train, "scrapped"))
        elif data.turns_over_in_phase == phase and card.type == data.sides[0].type:
            draft.emit(ev.TrainTurned(train, data.sides[1].type))
    draft.rules.slots.course.phase_began(draft, phase)


def with_phase(rules: Rules, state: State, phase: str) -> tuple[tuple[ev.Event, ...], State]:
    """What would happen if a phase began now, and the position after it."""
    draft = Draft(rules, state)
    begin_phase(draft, phase)
    return tuple(draft.events), draft.state


def with_sale(rules: Rules, state: State, train: TrainData) -> tuple[tuple[ev.Event, ...], State]:
    """What would happen if the bank sold this train now, and the position after it."""
    draft = Draft(rules, state)
    train_sold(draft, train)
    return tuple(draft.events), draft.state


def ask_discards(draft: Draft) -> None:
    """Companies with too many trains choose what goes."""
    asked = any(isinstance(frame, Question) and frame.about == "discard" for frame in draft.state.flow)
    wait = draft.rules.slots.trains.discards_wait(draft.rules, draft.state)
    if over_limit(draft.rules, draft.state) and not asked and not wait:
        draft.emit(ev.FrameEntered(Question("discard", "")))
