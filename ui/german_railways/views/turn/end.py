"""The end with its ranking: cash alone counts (End of the game)."""

from core.text.catalogue import text
from core.text.lists import items
from core.text.numbers import figure
from ui.german_railways.views.moment import Moment
from ui.values.cells import Cell
from ui.values.turn import TurnView, turn_table


def end_view(moment: Moment) -> TurnView:
    state = moment.state
    ranking = sorted(state.seats, key=lambda player: -state.cash[player])
    rows = []
    for player in ranking:
        place = 1 + sum(state.cash[other] > state.cash[player] for other in ranking)
        rows.append(
            (
                Cell(str(place), tone="quiet", align="right"),
                Cell(moment.names[player], strong=place == 1),
                Cell(figure(state.cash[player]), align="right", strong=True),
            )
        )
    best = [moment.names[player] for player in ranking if state.cash[player] == state.cash[ranking[0]]]
    table = turn_table("ranking", rows, ("", text("head-player"), text("head-cash")), wide=1)
    question = text("turn-over", winner=items(best), count=len(best))
    return TurnView(question, "", text("gr-over-note", ending=state.ending), (table,))
