"""Money moves between holders; none appears or disappears. The bank may fall below zero once it is broken (R40)."""

from core.rail18 import events as ev
from core.rail18.rules import IMPOSSIBLE, Draft
from core.rail18.state import BANK


def pay(draft: Draft, payer: str, payee: str, amount: int, why: str, earmarked: bool = False) -> None:
    """A payment that has been checked. A payment the bank cannot make in full breaks it (R40).

    What is earmarked for something else pays no debt before that (R33).
    """
    if amount == 0 or payer == payee:
        return
    state = draft.state
    if payer == BANK and not state.bank_broken and state.cash[BANK] < amount:
        draft.emit(ev.BankBroken())
    draft.emit(ev.MoneyPaid(payer, payee, amount, why))
    if payee in draft.state.exchange_debt and not earmarked:
        set_off(draft, payee)


def set_off(draft: Draft, player: str) -> None:
    """What a player with exchange debt receives goes to that debt first, before any other (R33)."""
    owed = draft.state.exchange_debt.get(player, 0)
    if owed and draft.rules.ruling("exchange-debt-sale") == "forced":
        part = min(owed, draft.state.cash[player])
        if part > 0:
            draft.emit(ev.MoneyPaid(player, BANK, part, "debt"), ev.ExchangeDebtSet(player, owed - part, "repaid"))


def repay(draft: Draft, player: str, amount: int) -> None:
    """Repay debt; what bears interest first."""
    for debts, event in (
        (draft.state.train_debt, ev.TrainDebtSet),
        (draft.state.exchange_debt, ev.ExchangeDebtSet),
    ):
        part = min(amount, debts.get(player, 0))
        if part > 0:
            draft.emit(ev.MoneyPaid(player, BANK, part, "debt"), event(player, debts.get(player, 0) - part, "repaid"))
            amount -= part


def demand_cash(draft: Draft, holder: str, amount: int) -> None:
    have = draft.state.cash.get(holder, 0)
    draft.demand(have >= amount, "not-enough-money", IMPOSSIBLE, holder=holder, have=have, need=amount)
