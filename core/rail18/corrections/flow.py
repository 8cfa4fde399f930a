"""After a correction: does what is being asked still make sense? What does not is left out by the rules."""

from dataclasses import replace

from core.rail18 import events as ev
from core.rail18.asked import still_asked
from core.rail18.corrections import events as ce
from core.rail18.formation import ask_double_stations
from core.rail18.order import can_act
from core.rail18.phases import ask_discards
from core.rail18.rules import Draft
from core.rail18.state import CompanyTurn, Frame, GameOver, OperatingRound, Question
from core.rail18.turn import owes_home_tile


def mend_flow(draft: Draft) -> None:
    if isinstance(draft.state.flow[0], GameOver):
        return
    kept: list[Frame] = [draft.state.flow[0]]
    dropped: list[Question] = []
    broken_off: str | None = None
    for frame in draft.state.flow[1:]:
        if isinstance(frame, Question):
            asked = still_asked(draft, frame)
            if asked is None:
                dropped.append(frame)
            else:
                kept.append(asked)
        elif isinstance(frame, CompanyTurn) and can_act(draft.rules, draft.state, frame.company):
            due = frame.home_tile_due and owes_home_tile_still(draft, frame.company)
            kept.append(replace(frame, home_tile_due=due))
        elif isinstance(frame, CompanyTurn):
            broken_off = frame.company
            kept[0] = after_turn(kept[0], frame)
    if broken_off is not None:
        draft.emit(ce.TurnBrokenOff(broken_off))
    put_frames(draft, tuple(kept))
    for question in dropped:
        draft.rules.slots.course.question_dropped(draft, question)
    ask_anew(draft)


def owes_home_tile_still(draft: Draft, company: str) -> bool:
    """The home station may stand by now; what counts is whether there is track (R15)."""
    found = draft.state.companies[company]
    unplaced = {**draft.state.companies, company: replace(found, home_placed=False)}
    return owes_home_tile(Draft(draft.rules, draft.state.with_(companies=unplaced)), company)


def after_turn(round_: Frame, turn: CompanyTurn) -> Frame:
    """A company that has settled its revenue has had its turn; before that it may still have it."""
    if isinstance(round_, OperatingRound) and turn.step == "trains":
        return replace(round_, acted=(*round_.acted, turn.company))
    return round_


def put_frames(draft: Draft, wanted: tuple[Frame, ...]) -> None:
    """Leave and enter frames until the flow is as wanted."""
    now = draft.state.flow
    same = 0
    while same < min(len(now), len(wanted)) and now[same] == wanted[same]:
        same += 1
    first = max(same, 1)
    for _ in now[first:]:
        draft.emit(ev.FrameLeft())
    if same == 0:
        draft.emit(ev.FrameChanged(wanted[0]))
    draft.emit(*(ev.FrameEntered(frame) for frame in wanted[first:]))


def ask_anew(draft: Draft) -> None:
    """What the position asks for and nobody has been asked: trains over the limit, two stations in one hex."""
    for sym, company in draft.state.companies.items():
        if company.launched and draft.rules.title.members(sym):
            ask_double_stations(draft, sym)
    ask_discards(draft)
