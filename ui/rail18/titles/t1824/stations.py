"""Which of two stations in Wien goes back: the cities told apart by where their track leads (A30)."""

from core.hexmap.tiles import NODE
from core.kernel.options import Option
from core.rail18.board import face
from core.rail18.formation import ReturnStation
from core.rail18.state import Question
from core.text.catalogue import text
from core.text.lists import items
from ui.rail18.views.moment import Moment
from ui.rail18.views.narration.words import Words
from ui.rail18.views.turn.generic import act, list_row
from ui.rail18.views.turn.of_title import QuestionPage
from ui.values.turn import MORE, Keys, TurnTable, turn_table


def station_table(moment: Moment, options: list[Option]) -> TurnTable:
    keys = Keys(MORE)
    actions = [action for option in options for action in option.examples() if isinstance(action, ReturnStation)]
    rows = [
        list_row(moment, act(moment, action, keys.next()), short=city_words(moment, action.hex, action.node))
        for action in actions
    ]
    return turn_table("answers", rows, wide=1)


def city_words(moment: Moment, label: str, node: int) -> str:
    """City 2: its track leads north-west and east."""
    ends = {frozenset((track.a, track.b)) for track in face(moment.rules, moment.state, label).tracks}
    edges = sorted(end for pair in ends if NODE + node in pair for end in pair if end < NODE)
    words = Words(moment.rules, moment.state.players)
    return text("station-city", city=node + 1, sides=items(words.edge(label, edge) for edge in edges))


def station_note(moment: Moment, frame: Question) -> str:
    company = frame.company or ""
    left, costs = moment.state.companies[company].stations_left, moment.rules.title.kind(company).station_costs
    return text("station-note", cost=costs[len(costs) - left - 1])


STATION = QuestionPage(("ReturnStation",), station_table, station_note, likely=False)
