"""Before I act: what a player could have, buy, owe and be worth, as tables for his card."""

from ui.rail18.views.before.ahead import phase_table, rounds_table
from ui.rail18.views.before.trading import buying_table, selling_table
from ui.rail18.views.moment import Moment
from ui.values.cells import Table


def before_acting(moment: Moment, player: str, *, own: bool = False) -> tuple[Table, ...]:
    """`own`: the player looks himself. Others see nothing from which hidden cash could be worked out."""
    seen = own or moment.state.cash_shown
    found = (
        selling_table(moment, player, seen=seen),
        buying_table(moment, player) if seen else None,
        phase_table(moment, player, seen=seen),
        rounds_table(moment, player) if seen else None,
    )
    return tuple(table for table in found if table is not None)
