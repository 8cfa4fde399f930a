"""What only 1824 has on the pages of a turn: first purchases, exchanges, the forming of Staatsbahnen."""

from ui.rail18.titles.t1824 import exchanges, first_round, settled, stations
from ui.rail18.views.turn.of_title import StockButtons, TurnOfTitle

TURN = TurnOfTitle(
    questions={"exchange": exchanges.QUESTION, "station": stations.STATION},
    stock=StockButtons(
        (*first_round.KINDS, *exchanges.KINDS),
        exchanges.MOUNTAINS + exchanges.COALS,
        exchanges.exchange_cells,
        first_round.first_round,
    ),
    settled=settled.settled,
    told=settled.coming,
)
