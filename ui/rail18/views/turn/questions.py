"""Questions that interrupt a round: par, station, discard, those of the title; and what has no page of its own."""

from core.kernel.options import Option
from core.rail18 import actions as ac
from core.rail18.equal_actions import listed
from core.rail18.holdings import director_certificate
from core.rail18.phases import train_limit
from core.rail18.state import Question
from core.rail18.steps.trains import face_value
from core.text.catalogue import catalogue, text
from ui.rail18.views.chips import chips
from ui.rail18.views.moment import Moment
from ui.rail18.views.title_views import title_views
from ui.rail18.views.turn.generic import act, more_choice, option_rows
from ui.rail18.views.turn.of_title import QuestionPage
from ui.values.cells import Cell, Cells
from ui.values.turn import MORE, Keys, TurnTable, TurnView, turn_table


def question_view(moment: Moment, frame: Question) -> TurnView:
    own = title_views(moment.rules.title.id).turn.questions
    page = {**PAGES, **own}.get(frame.about) or unknown(moment, frame)
    answers = [option for option in moment.options if option.kind in page.answers]
    others = more_choice(moment, [option for option in moment.options if option.kind not in page.answers])
    actor = answers[0].actor if answers else frame.player
    name = moment.names.get(frame.player, "")
    table = (page.table or answer_table)(moment, answers)
    code = f"ask-question-{frame.about}"
    question = text(code if code in catalogue() else "ask-question", player=name, company=frame.company or "",
                    item=frame.item or "", about=frame.about)  # fmt: skip
    default = next(table.choices, None) if page.likely else None
    note = "" if page.note is None else page.note(moment, frame)
    return TurnView(question, actor, note, (table,), default=default, foot=others, typing=table.unkeyed,
                    preview=frame.hex or frame.company)  # fmt: skip


def unknown(moment: Moment, frame: Question) -> QuestionPage:
    """Of a question that nobody has described: whatever may be done by the player who is asked answers it."""
    asked = (option for option in moment.options if frame.player in ("", option.actor))
    return QuestionPage(tuple(dict.fromkeys(option.kind for option in asked)), likely=False)


def par_note(moment: Moment, frame: Question) -> str:
    if frame.company is None:
        return ""
    return text("turn-par-note", percent=director_certificate(moment.rules, frame.company).percent)


def answer_table(moment: Moment, options: list[Option]) -> TurnTable:
    keys = Keys(MORE)
    return turn_table("answers", tuple(row for option in options for row in option_rows(moment, option, keys)), wide=1)


def discard_table(moment: Moment, options: list[Option]) -> TurnTable:
    """A row for each company with too many trains, a button for each train."""
    keys = Keys(MORE)
    rows: list[Cells] = []
    for option in options:
        found = listed(moment.rules, moment.state, option.examples())
        actions = [action for action in found if isinstance(action, ac.DiscardTrain)]
        actions.sort(key=lambda action: face_value(moment.rules, moment.state, action.train))  # what one misses least
        company = actions[0].company
        limit = text("turn-limit", limit=train_limit(moment.rules, moment.state, company))
        cells = [Cell(company, side=limit, chip=chips(moment.rules.title)[company])]
        for action in actions:
            choice = act(moment, action, keys.next())
            cells.append(Cell(moment.state.trains[action.train].type, side=choice.key, choice=choice))
        rows.append(tuple(cells))
    return turn_table("discards", tuple(rows))


def discard_note(moment: Moment, frame: Question) -> str:
    in_order = moment.rules.slots.trains.discards_in_order(moment.rules)
    return text("turn-discard-order-note" if in_order else "turn-discard-note")


PAGES = {
    "par": QuestionPage(("SetPar",), note=par_note),
    "station": QuestionPage(("ReturnStation",)),
    "discard": QuestionPage(("DiscardTrain",), discard_table, discard_note),
}
