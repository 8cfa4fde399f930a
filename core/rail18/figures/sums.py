"""The game in figures: its biggest run, its best investment, who paid for whom, how much there was of everything."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import pairwise
from typing import Literal

from core.rail18.figures.facts import Counted, Owed, Payment, Tick
from core.rail18.figures.forecast import broke
from core.rail18.figures.investments import Account, investments
from core.rail18.figures.line import Line
from core.rail18.figures.series import Revenue, revenues
from core.rail18.state import GameOver

PAUSE = 20 * 60  # seconds between two entries from which on nobody was playing
LEAST_TIME = 60  # seconds; an imported game was written in less

FlowKind = Literal["dividend", "private", "help", "debt", "train"]
FLOW_KINDS: tuple[FlowKind, ...] = ("dividend", "private", "help", "debt", "train")


@dataclass(frozen=True, slots=True)
class Flow:
    """What somebody had of somebody else in the whole game.

    dividend: companies that the payer directed paid the payee, another player; private: a company bought the payee's
    privates; help: a player paid for trains of a company; debt: a player owed for trains of a company, with the first
    interest; train: a company bought trains of another.
    """

    kind: FlowKind
    payer: str
    payee: str
    amount: int


@dataclass(frozen=True, slots=True)
class GameFigures:
    over: bool
    biggest_run: Revenue | None
    investments: tuple[Account, ...]  # best first
    flows: tuple[Flow, ...]  # most first, by kind
    runs_below: tuple[Revenue, ...]  # below the proven best
    runs_judged: int  # of how many the proven best is known
    runs_unproven: int  # of how many a search did not come to its end
    runs: int
    counts: dict[Counted, int]
    turns: int
    rounds: int
    seconds: int | None  # at the table, without pauses; None where the times tell nothing
    broke_in: tuple[int, int] | None

    @property
    def below(self) -> int:
        """How much more all of them together could have earned."""
        return sum(run.below for run in self.runs_below)

    @property
    def best_investment(self) -> Account | None:
        return next((account for account in self.investments if account.put_in), None)

    def best_of(self, player: str) -> Account | None:
        return next((account for account in self.investments if account.player == player and account.put_in), None)


def game_in_figures(line: Line) -> GameFigures:
    ran = [run for run in revenues(line) if run.revenue or run.best]
    return GameFigures(
        over=isinstance(line.state.frame, GameOver),
        biggest_run=max(ran, key=lambda run: run.revenue, default=None),
        investments=tuple(investments(line)),
        flows=tuple(flows(line)),
        runs_below=tuple(run for run in ran if run.below),
        runs_judged=sum(run.proven for run in ran),
        runs_unproven=sum(run.best is not None and not run.proven for run in ran),
        runs=len(ran),
        counts=dict(Counter(tick.what for tick in line.facts(Tick))),
        turns=len(line.points) - 1,
        rounds=len(line.rounds),
        seconds=seconds_played([step.time for step in line.steps]),
        broke_in=broke(line),
    )


def flows(line: Line) -> list[Flow]:
    found: Counter[tuple[FlowKind, str, str]] = Counter()
    for payment in line.facts(Payment):
        key = _flow(line, payment)
        if key is not None:
            found[key] += payment.amount
    for owed in line.facts(Owed):
        if owed.company:
            found["debt", owed.player, owed.company] += owed.amount
    whole = [Flow(*key, amount) for key, amount in found.items() if amount > 0]
    return sorted(whole, key=lambda flow: (FLOW_KINDS.index(flow.kind), -flow.amount))


def _flow(line: Line, payment: Payment) -> tuple[FlowKind, str, str] | None:
    is_player, companies = line.state.is_player, line.state.companies
    match payment.why:
        case "dividend" if payment.director not in (None, payment.payee) and is_player(payment.payee):
            assert payment.director is not None
            return "dividend", payment.director, payment.payee
        case "private" if payment.payer in companies:
            return "private", payment.payer, payment.payee
        case "help":
            return "help", payment.payer, payment.payee
        case "train" if payment.payee in companies:
            return "train", payment.payer, payment.payee
    return None


def seconds_played(times: Sequence[str]) -> int | None:
    """The time between entries; a long one is a pause."""
    moments = [datetime.fromisoformat(time) for time in times]
    gaps = [(b - a).total_seconds() for a, b in pairwise(moments)]
    played = sum(gap for gap in gaps if 0 < gap < PAUSE)
    return round(played) if played >= LEAST_TIME else None
