"""Repaying debt at any time (R32), and bankruptcy where the ruling knows it."""

from collections.abc import Iterator

from core.kernel.handlers import Handler
from core.kernel.options import Amount, Choice, Option
from core.rail18 import actions as ac
from core.rail18 import events as ev
from core.rail18.money import demand_cash, pay, repay
from core.rail18.rounds import end_game
from core.rail18.rules import IMPOSSIBLE, Draft
from core.rail18.state import BANK, CompanyTurn, GameOver, StockRound
from core.rail18.steps.company import acting
from core.rail18.steps.selling import sales, sell
from core.rail18.steps.trains import must_own


def check_repay(draft: Draft, action: ac.RepayDebt) -> None:
    over = isinstance(draft.state.frame, GameOver)
    draft.demand(not over, "game-over", IMPOSSIBLE)
    draft.demand(draft.state.is_player(action.actor), "unknown-player", IMPOSSIBLE, player=action.actor)
    draft.rules.slots.pay.check_repay(draft, action.actor)
    owed = draft.state.debt(action.actor)
    draft.demand(1 <= action.amount <= owed, "repay-amount", IMPOSSIBLE, debt=owed, amount=action.amount)
    demand_cash(draft, action.actor, action.amount)


def apply_repay(draft: Draft, action: ac.RepayDebt) -> None:
    repay(draft, action.actor, action.amount)
    draft.rules.slots.pay.repaid(draft, action.actor)


def repayable(draft: Draft, player: str) -> int:
    """The most that a player may repay now."""
    most = min(draft.state.debt(player), draft.state.cash[player])
    return most if most > 0 and draft.allows(check_repay, ac.RepayDebt(actor=player, amount=most)) else 0


def offer_repayment(draft: Draft) -> Iterator[Option]:
    if isinstance(draft.state.frame, GameOver):
        return
    for player in draft.state.order:
        most = repayable(draft, player)
        if most > 0:
            yield Amount(ac.RepayDebt(actor=player, amount=1), "amount", 1, most)


def repayments(draft: Draft) -> Iterator[ac.RepayDebt]:
    """In his turn a debtor with cash has something to decide: less debt bears less interest, none lets him buy."""
    frame = draft.state.frame
    if isinstance(frame, StockRound) and (most := repayable(draft, frame.player)) > 0:
        yield ac.RepayDebt(actor=frame.player, amount=most)


def check_bankruptcy(draft: Draft, action: ac.DeclareBankruptcy) -> None:
    known = draft.rules.ruling("bankruptcy") == "ends-game"
    draft.demand(known, "no-bankruptcy", IMPOSSIBLE)
    turn = acting(draft, "trains")
    asked = turn is not None and turn[1] == action.actor and must_own(draft.rules, draft.state, turn[0].company)
    draft.demand(asked, "no-bankruptcy-now", IMPOSSIBLE)


def bankruptcy(draft: Draft, action: ac.DeclareBankruptcy) -> None:
    """Sells what the pool takes, one block per company, and gives up all cash; debt stays. The game ends."""
    largest: dict[str, ac.SellShares] = {}
    for sale in sales(draft, action.actor):
        if sale.company not in largest or sale.shares > largest[sale.company].shares:
            largest[sale.company] = sale
    for sale in largest.values():
        sell(draft, sale)
    pay(draft, action.actor, BANK, draft.state.cash[action.actor], "bankrupt")
    draft.emit(ev.Passed(action.actor, "bankrupt"))
    end_game(draft)


def offer_bankruptcy(draft: Draft) -> Iterator[Option]:
    frame = draft.state.frame
    if isinstance(frame, CompanyTurn) and draft.rules.ruling("bankruptcy") == "ends-game":
        turn = acting(draft, "trains")
        if turn is not None and must_own(draft.rules, draft.state, frame.company):
            yield Choice((ac.DeclareBankruptcy(actor=turn[1]),))


HANDLERS = (
    Handler(ac.RepayDebt, check_repay, apply_repay, offer_repayment, moves=repayments),
    Handler(ac.DeclareBankruptcy, check_bankruptcy, bankruptcy, offer_bankruptcy),
)
