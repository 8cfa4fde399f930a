"""What happens by itself between two actions, told again from the events: order, income, dividends, exports."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import ceil
from typing import Any

from core.kernel.action import Action
from core.rail18 import events as ev
from core.rail18.evolve import evolve
from core.rail18.holdings import director, percent, price
from core.rail18.rules import Rules
from core.rail18.state import BANK, CLOSED, POOL, Auction, CompanyTurn, OperatingRound, Question, State, StockRound
from tests.play.invariants import must, passed_phase
from tests.play.peculiar import peculiar


@dataclass
class Story:
    """Folds the events of each action once more and looks at the position where something is due."""

    rules: Rules
    told: Sequence[Any] = ()
    state: State | None = None
    due: Counter[str] = field(default_factory=Counter)  # payments and exports that are still to come

    def check(self, before: State, action: Action, events: Sequence[Any]) -> None:
        waited = self.due["export"]
        self.state, self.due = before, Counter()
        self.due["export"] = waited
        for number, event in enumerate(events):
            self.told = events[number + 1 :]
            self.event(self.state, event)
            self.state = evolve(self.state, event)
        asked = isinstance(self.state.frame, Question)  # what is asked at the end of a set comes before its export
        late = {"export"} if asked and self.due["export"] > 0 else set()
        must(
            not any(number for what, number in self.due.items() if what not in late),
            "still due after",
            action.kind,
            ":",
            +self.due,
            -self.due,
        )

    def event(self, state: State, event: Any) -> None:
        match event:
            case ev.FrameEntered(frame=CompanyTurn()):
                self.turn(state, event.frame)
            case ev.FrameChanged(frame=OperatingRound()):
                at = state.flow[0]
                here = (event.frame.number, event.frame.index)
                if not isinstance(at, OperatingRound) or (at.number, at.index) != here:
                    self.due.update(self.income(state))
            case ev.FrameChanged(frame=StockRound()):
                exports = passed_phase(self.rules, state, peculiar(self.rules).exports_from)
                if isinstance(state.flow[0], OperatingRound) and exports:
                    self.due["export"] += 1  # R29
            case ev.OrderSet():
                self.order(state, event.order)
            case ev.DividendDecided():
                self.due.update(self.dividend(state, event))
            case ev.TrainTaken(owner="closed"):
                self.due["export"] -= 1
            case ev.MoneyPaid(payer="bank") if event.why.startswith(("income:", "dividend:", "withheld:")):
                if not isinstance(state.flow[0], Auction):  # R1: privates also pay while nobody bids
                    self.due[f"{event.why} {event.payee}"] -= event.amount

    def turn(self, state: State, turn: CompanyTurn) -> None:
        """Highest price, then further right, then higher in the stack (R11)."""
        at = state.flow[0]
        assert isinstance(at, OperatingRound)

        def rank(sym: str) -> tuple[int, ...]:
            if (own := peculiar(self.rules).rank) is not None:
                return own(state, sym)
            marker = state.markers[sym]
            return price(self.rules, state, sym), marker.column, -marker.arrival

        for sym, company in state.companies.items():
            waits = company.launched and not company.closed and sym not in at.acted
            if waits and sym != turn.company and director(self.rules, state, sym) is not None:
                must(rank(turn.company) > rank(sym), turn.company, "acts before", sym)

    def income(self, state: State) -> dict[str, int]:
        """Privates, and what the title has besides (R12)."""
        each = {code: private.income for code, private in self.rules.title.privates.items()}
        each.update(peculiar(self.rules).income(state))
        # Privates close with the first 5/5H, also with one exported between two rounds.
        closing = {event.paper for event in self.told if isinstance(event, ev.PaperClosed)}
        return {
            f"income:{code} {state.papers[code].owner}": amount
            for code, amount in each.items()
            if amount and state.papers[code].owner not in (BANK, CLOSED) and code not in closing
        }

    def order(self, state: State, order: tuple[str, ...]) -> None:
        """Least cash first after the auction, most cash first after each stock round, ties as before (R3)."""
        if isinstance(state.flow[0], Auction):
            wanted: Iterable[str] = sorted(state.order, key=lambda player: state.cash[player])
        elif self.rules.ruling("priority") == "cash":
            wanted = sorted(state.order, key=lambda player: -state.cash[player])
        else:
            return
        must(order == tuple(wanted), "order", order, "should be", tuple(wanted))

    def dividend(self, state: State, event: ev.DividendDecided) -> dict[str, int]:
        """Up for each player, down for the pool's part, which the company keeps (R25)."""
        sym, revenue = event.company, event.revenue
        if not event.paid_out:
            return {f"withheld:{sym} {sym}": revenue}
        if (own := peculiar(self.rules).parts) is not None:
            return {f"dividend:{sym} {holder}": part for holder, part in own(state, sym, revenue).items()}
        parts = {player: ceil(revenue * percent(self.rules, state, sym, player) / 100) for player in state.order}
        parts[sym] = revenue * percent(self.rules, state, sym, POOL) // 100
        return {f"dividend:{sym} {holder}": part for holder, part in parts.items()}
