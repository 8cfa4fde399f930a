"""Money moves between holders; none appears or disappears. The bank may fall below zero once it is broken (R40)."""

from collections.abc import Mapping

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
    if draft.state.is_player(payee) and not earmarked:
        set_off(draft, payee)


def set_off(draft: Draft, player: str) -> None:
    """What a player with exchange debt receives goes to that debt first, before any other (R33).

    So does all that a player receives whose account is overdrawn for a train.
    """
    state, rules = draft.state, draft.rules
    if state.exchange_debt.get(player) and rules.ruling("exchange-debt-sale") == "forced":
        _pay_back(draft, player, state.cash[player], state.exchange_debt, ev.ExchangeDebtSet)
    if state.train_debt.get(player) and rules.slots.pay.overdrawn(rules):
        _pay_back(draft, player, draft.state.cash[player], state.train_debt, ev.TrainDebtSet)


def repay(draft: Draft, player: str, amount: int) -> None:
    """Repay debt; what bears interest first."""
    state = draft.state
    amount -= _pay_back(draft, player, amount, state.train_debt, ev.TrainDebtSet)
    _pay_back(draft, player, amount, state.exchange_debt, ev.ExchangeDebtSet)


def _pay_back(
    draft: Draft,
    player: str,
    most: int,
    debts: Mapping[str, int],
    told: type[ev.TrainDebtSet] | type[ev.ExchangeDebtSet],
) -> int:
    owed = debts.get(player, 0)
    part = min(most, owed)
    if part <= 0:
        return 0
    draft.emit(ev.MoneyPaid(player, BANK, part, "debt"), told(player, owed - part, "repaid"))
    return part


def demand_cash(draft: Draft, holder: str, amount: int) -> None:
    have = draft.state.cash.get(holder, 0)
    draft.demand(have >= amount, "not-enough-money", IMPOSSIBLE, holder=holder, have=have, need=amount)
