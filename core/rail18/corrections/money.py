"""Corrections of cash, debts, and whether the bank is broken."""

from core.rail18.corrections import actions as co
from core.rail18.corrections import events as ce
from core.rail18.corrections.common import correction, demand_change, demand_holder, tried
from core.rail18.money import demand_cash, set_off
from core.rail18.rules import IMPOSSIBLE, Draft
from core.rail18.state import BANK, Auction, State
from core.rail18.steps.settings import demand_player


def check_cash(draft: Draft, action: co.CorrectCash) -> None:
    for holder in (action.payer, action.payee):
        demand_holder(draft, holder, BANK)
    demand_change(draft, action.payer != action.payee)
    draft.demand(action.amount > 0, "no-amount", IMPOSSIBLE, amount=action.amount)
    if action.payer != BANK or not draft.state.bank_broken:  # R40: a broken bank pays on
        demand_cash(draft, action.payer, action.amount)
    demand_bid_covered(draft, tried(draft, correct_cash, action))


def correct_cash(draft: Draft, action: co.CorrectCash) -> None:
    draft.emit(ce.CashCorrected(action.payer, action.payee, action.amount, action.note))
    set_off(draft, action.payee)


def demand_bid_covered(draft: Draft, after: State) -> None:
    """Whoever leads an auction can still pay the bid."""
    frame = after.flow[0]
    if isinstance(frame, Auction) and frame.leader is not None:
        covered = after.cash[frame.leader] >= frame.bid
        draft.demand(covered, "bid-stands", IMPOSSIBLE, player=frame.leader, bid=frame.bid)


def owed(state: State, action: co.CorrectDebt) -> int:
    return (state.train_debt if action.debt == "train" else state.exchange_debt).get(action.player, 0)


def check_debt(draft: Draft, action: co.CorrectDebt) -> None:
    demand_player(draft, action.player)
    draft.demand(action.amount >= 0, "no-debt", IMPOSSIBLE, amount=action.amount)
    demand_change(draft, owed(draft.state, action) != action.amount)
    demand_bid_covered(draft, tried(draft, correct_debt, action))


def correct_debt(draft: Draft, action: co.CorrectDebt) -> None:
    """A debt from the exchange is paid from what the player has, as ever (R33)."""
    draft.emit(ce.DebtCorrected(action.player, action.debt, action.amount, action.note))
    set_off(draft, action.player)


def check_bank(draft: Draft, action: co.CorrectBank) -> None:
    demand_change(draft, action.broken != draft.state.bank_broken)
    left = draft.state.cash[BANK]
    draft.demand(action.broken or left >= 0, "bank-below-zero", IMPOSSIBLE, left=left)


def correct_bank(draft: Draft, action: co.CorrectBank) -> None:
    draft.emit(ce.BankCorrected(action.broken, action.note))


HANDLERS = (
    correction(co.CorrectCash, check_cash, correct_cash),
    correction(co.CorrectDebt, check_debt, correct_debt),
    correction(co.CorrectBank, check_bank, correct_bank),
)
