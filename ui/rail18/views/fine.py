"""What time over the budget of the clock costs, as a correction of cash."""

from core.rail18.corrections.actions import CorrectCash
from core.rail18.state import BANK
from ui.rail18.views.moment import Moment


def fine(moment: Moment, player: str, amount: int, note: str) -> CorrectCash | None:
    """Nobody pays more than there is."""
    paid = min(amount, moment.state.cash[player])
    return CorrectCash(actor=player, payer=player, payee=BANK, amount=paid, note=note) if paid > 0 else None
