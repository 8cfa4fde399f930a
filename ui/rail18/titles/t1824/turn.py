"""What only 1824 has on the pages of a turn: first purchases, exchanges, the forming of Staatsbahnen."""

from ui.rail18.titles.t1824 import first_round
from ui.rail18.views.turn.of_title import StockButtons, TurnOfTitle

TURN = TurnOfTitle(
    stock=StockButtons((*first_round.KINDS,), page=first_round.first_round),
    more=("BuyMinor", "BuyMountain", "ExchangeMountain", "ExchangeCoal"),
)
