"""The turn panel's view of a moment: the one open question with everything that may be done about it."""

from core.rail18.state import Auction, StockRound
from core.text.catalogue import text
from ui.viewmodels.moment import Moment
from ui.viewmodels.turn_auction import auction_view
from ui.viewmodels.turn_generic import option_rows
from ui.viewmodels.turn_parts import Keys, Table, TurnView
from ui.viewmodels.turn_stock import stock_view


def turn_view(moment: Moment, player: str | None = None) -> TurnView:
    """`player` asks for the moves of a later player of the stock round, at the table."""
    frame = moment.state.frame
    if not moment.options:
        return TurnView(text("turn-nothing"))
    if isinstance(frame, Auction):
        return auction_view(moment, frame)
    if isinstance(frame, StockRound):
        return stock_view(moment, frame, player)
    return plain_view(moment)


def plain_view(moment: Moment) -> TurnView:
    """All options as a list: whatever has no page of its own."""
    keys = Keys(taken="")
    rows = tuple(row for option in moment.options for row in option_rows(moment, option, keys))
    table = Table("options", rows, wide=1)
    return TurnView(text("ask-more"), moment.options[0].actor, tables=(table,), default=next(table.choices))
