"""Questions that interrupt a round: par, mountain, station, discard; and what has no page of its own."""

from core.kernel.options import Option
from core.rail18 import actions as ac
from core.rail18.holdings import director_certificate
from core.rail18.phases import train_limit
from core.rail18.state import Question
from core.rail18.steps.trains import face_value
from core.text.catalogue import catalogue, text
from core.titles.t1844.mountains import PlaceMountain
from ui.rail18.views.map.piece_words import panel_values
from ui.rail18.views.moment import Moment
from ui.rail18.views.turn.generic import act, more_choice, option_rows
from ui.rail18.views.turn.labels import place_name
from ui.rail18.views.turn.same import listed
from ui.values.chips import chips
from ui.values.turn import MORE, Cell, Keys, Row, Table, TurnView

ANSWERS = {"par": "SetPar", "mountain": "PlaceMountain", "station": "ReturnStation", "discard": "DiscardTrain"}

OPEN = ("PlaceMountain",)  # no answer is more likely than another


def question_view(moment: Moment, frame: Question) -> TurnView:
    kind = ANSWERS.get(frame.about, "")
    answers = [option for option in moment.options if option.kind == kind]
    others = more_choice(moment, [option for option in moment.options if option.kind != kind])
    actor = answers[0].actor if answers else frame.player
    name = moment.names.get(frame.player, "")
    tables = TABLES.get(kind, answer_table)(moment, answers)
    code = f"ask-question-{frame.about}"
    question = text(code if code in catalogue() else "ask-question", player=name, company=frame.company or "",
                    item=frame.item or "", about=frame.about)  # fmt: skip
    default = None if kind in OPEN else next(tables.choices, None)
    return TurnView(question, actor, note(moment, frame), (tables,), default=default, foot=others,
                    preview=frame.hex or frame.company)  # fmt: skip


def note(moment: Moment, frame: Question) -> str:
    if frame.about == "par" and frame.company:
        size = director_certificate(moment.rules, frame.company).percent
        return text("turn-par-note", percent=size)
    return text("turn-discard-note") if frame.about == "discard" else ""


def answer_table(moment: Moment, options: list[Option]) -> Table:
    keys = Keys(MORE)
    return Table("answers", tuple(row for option in options for row in option_rows(moment, option, keys)), wide=1)


def mountain_table(moment: Moment, options: list[Option]) -> Table:
    """Mountains as rows, panels as columns with what they earn by phase."""
    actions = [a for option in options for a in option.examples() if isinstance(a, PlaceMountain)]
    panels = list(dict.fromkeys(action.panel for action in actions))
    rows: list[Row] = []
    keys = Keys(MORE)
    for label in dict.fromkeys(action.hex for action in actions):
        cells = [Cell(place_name(moment, label))]
        for action in (action for action in actions if action.hex == label):
            choice = act(moment, action, keys.next(), preview=label)
            cells.append(Cell(text("turn-place-panel"), choice.key, choice, "right"))
        rows.append(tuple(cells))
    return Table(
        "mountains", tuple(rows), (text("head-mountain"), *(panel_values(moment.rules, panel) for panel in panels))
    )


def discard_table(moment: Moment, options: list[Option]) -> Table:
    """A row for each company with too many trains, a button for each train."""
    keys = Keys(MORE)
    rows: list[Row] = []
    for option in options:
        found = listed(moment.rules, moment.state, option.examples())
        actions = [action for action in found if isinstance(action, ac.DiscardTrain)]
        actions.sort(key=lambda action: face_value(moment.rules, moment.state, action.train))  # what one misses least
        company = actions[0].company
        limit = text("turn-limit", limit=train_limit(moment.rules, moment.state, company))
        cells = [Cell(company, limit, chip=chips(moment.rules.title)[company])]
        for action in actions:
            choice = act(moment, action, keys.next())
            cells.append(Cell(moment.state.trains[action.train].type, choice.key, choice))
        rows.append(tuple(cells))
    return Table("discards", tuple(rows))


TABLES = {"PlaceMountain": mountain_table, "DiscardTrain": discard_table}
