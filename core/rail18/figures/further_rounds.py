"""What everybody would be worth after some more operating rounds, if every company earned again what it did last.

Incomes, payments and prices are the engine's own. Nothing is bought or sold between, and debt bears no interest.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from core.rail18.order import operating_order
from core.rail18.rounds import pay_income
from core.rail18.rules import Draft, Rules
from core.rail18.state import CompanyTurn, GameOver, OperatingRound, State
from core.rail18.steps.dividend import settle_revenue
from core.rail18.worth import worth


@dataclass(frozen=True, slots=True)
class LastRun:
    revenue: int
    paid: bool
    mine: int = 0  # for the treasury besides


def further_rounds(
    rules: Rules, state: State, rounds: int, last: Mapping[str, LastRun] | None = None
) -> tuple[Mapping[str, int], ...]:
    """The worth of each player after one round, two, and so on; nothing once the game is over.

    `last` says what companies earned and whether they paid it; of others the charter knows the revenue, and it is paid.
    """
    if isinstance(state.frame, GameOver):
        return ()
    draft, found = Draft(rules, state), []
    for index in range(1, rounds + 1):
        frame = OperatingRound(0, index, rounds)
        draft.state = draft.state.with_(flow=(frame,))
        pay_income(draft)
        for sym in operating_order(rules, draft.state, lambda sym: _earns(draft.state, sym)):
            run = (last or {}).get(sym) or LastRun(draft.state.companies[sym].last_revenue, paid=True)
            turn = CompanyTurn(sym, "dividend", revenue=run.revenue, mine_money=run.mine)
            draft.state = draft.state.with_(flow=(frame, turn))
            settle_revenue(draft, sym, run.paid)
        found.append({player: worth(rules, draft.state, player) for player in state.order})
    return tuple(found)


def _earns(state: State, sym: str) -> bool:
    company = state.companies[sym]
    return company.launched and company.operated and not company.closed
