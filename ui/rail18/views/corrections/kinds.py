"""Everything that can be corrected, what a correction will change, and why one cannot be made."""

from collections.abc import Callable

from core.interchange.wording import refusal_text
from core.kernel.refusal import Rejection
from core.rail18.state import BANK, State
from core.text.catalogue import text
from core.text.numbers import figure
from ui.companion.views.links import section_of_refusal
from ui.rail18.views.chips import chips
from ui.rail18.views.corrections import board as correction_board
from ui.rail18.views.corrections import course as correction_course
from ui.rail18.views.corrections import things as correction_things
from ui.rail18.views.corrections.besides import besides
from ui.rail18.views.corrections.form import Asker
from ui.rail18.views.moment import Moment
from ui.rail18.views.narration.words import Words
from ui.rail18.views.turn.dry import can_be_overruled
from ui.rail18.views.turn.effects import consequences
from ui.shell.views.correction_form import Corrections, Effect, Form, NothingToCorrect, Values

KINDS: dict[str, Callable[[Asker], Form]] = {
    "cash": correction_things.cash,
    "debt": correction_things.debt,
    "certificate": correction_things.certificate,
    "paper": correction_things.paper,
    "mark": correction_things.mark,
    "train": correction_things.train,
    "side": correction_things.side,
    "tile": correction_board.tile,
    "station": correction_board.station,
    "piece": correction_board.piece,
    "marker": correction_board.marker,
    "par": correction_course.par,
    "company": correction_course.company,
    "phase": correction_course.phase,
    "order": correction_course.order,
    "turn": correction_course.turn,
    "bank": correction_things.bank,
}
UNCHANGED = "nothing-changes"


def correction_form(moment: Moment, kind: str, values: Values) -> Form:
    """What is asked for this kind; `values` are those that were chosen."""
    ask = Asker(moment, kind, values)
    try:
        return KINDS[kind](ask)
    except NothingToCorrect:
        return Form(kind, tuple(ask.fields), lambda note: None, text("correct-nothing", kind=kind))


def effect(moment: Moment, form: Form, note: str) -> Effect:
    """Without lines and refusal: nothing is to change yet."""
    action = form.make(note.strip())
    if action is None:
        return Effect(refusal=form.problem)
    found = moment.outcome(action)
    if isinstance(found, Rejection):
        if found.code == UNCHANGED:
            return Effect()
        why = section_of_refusal(moment.rules.title.id, found.code)
        return Effect((), refusal_text(found, moment.names), can_be_overruled(moment, action), why=why)
    lines = cash_lines(moment, moment.state, found.after)
    lines += [
        line.text
        for line in consequences(moment.rules, moment.state, found.events, found.after)
        if line.code != "corrected-cash"  # told by what everybody has then
    ]
    return Effect(tuple(lines), besides=besides(moment.rules, moment.state, action, found.after))


def cash_lines(moment: Moment, before: State, after: State) -> list[str]:
    """Anna 117 → 137. Of hidden cash only the difference."""
    words = Words(moment.rules, moment.state.players)
    found = []
    for holder in sorted(after.cash, key=lambda holder: holder == BANK):
        has = after.cash[holder]
        had = before.cash.get(holder, 0)
        if has == had:
            continue
        if before.is_player(holder) and not before.cash_shown:
            more = f"+{figure(has - had)}" if has > had else figure(has - had)
            found.append(text("correct-change-by", who=words.who(holder), more=more))
        else:
            found.append(text("correct-change", who=words.who(holder), old=figure(had), new=figure(has)))
    return found


CORRECTIONS = Corrections(tuple(KINDS), correction_form, effect, lambda moment: chips(moment.rules.title))
