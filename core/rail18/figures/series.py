"""Courses over the turns of a line, and what was earned in each operating round."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from core.rail18.figures.facts import Decided, Made, Payment, Round
from core.rail18.figures.line import Line

Source = Literal["dividends", "privates", "certificates"]
SOURCES: tuple[Source, ...] = ("dividends", "privates", "certificates")
Course = list[int | None]  # a value for each point of the line; None where there is none


def worth_course(line: Line) -> dict[str, Course]:
    return {player: [point.books.worth[player] for point in line.points] for player in line.state.order}


def cash_course(line: Line) -> dict[str, Course]:
    return {player: [point.books.cash(player) for point in line.points] for player in line.state.order}


def debt_course(line: Line) -> dict[str, Course]:
    return {player: [point.books.debt(player) for point in line.points] for player in line.state.order}


def bank_course(line: Line) -> list[int]:
    return [point.books.bank for point in line.points]


def price_course(line: Line) -> dict[str, Course]:
    """Every company that ever had a price, in the order in which they got one."""
    prices = [point.books.prices for point in line.points]
    known = dict.fromkeys(sym for found in prices for sym in found)
    return {sym: [found.get(sym) for found in prices] for sym in known}


@dataclass(slots=True)
class Income:
    """What a player got in one operating round for what he holds; sales of any kind are no income."""

    amounts: dict[Source, int] = field(default_factory=dict)
    by_code: dict[str, int] = field(default_factory=dict)  # companies, privates and certificates that paid it

    @property
    def total(self) -> int:
        return sum(self.amounts.values())

    def add(self, source: Source, code: str, amount: int) -> None:
        self.amounts[source] = self.amounts.get(source, 0) + amount
        self.by_code[code] = self.by_code.get(code, 0) + amount

    def join(self, other: "Income") -> None:
        for source, amount in other.amounts.items():
            self.amounts[source] = self.amounts.get(source, 0) + amount
        for code, amount in other.by_code.items():
            self.by_code[code] = self.by_code.get(code, 0) + amount


def source_of(line: Line, payment: Payment) -> Source | None:
    """None for what is no income. Compensation for a private counts to its owner as income from it."""
    if payment.why == "dividend":
        return "dividends"
    if payment.why in ("income", "compensation"):
        return "privates" if payment.code in line.rules.title.privates else "certificates"
    return None


def incomes(line: Line) -> dict[str, dict[Round, Income]]:
    """Of each player by round; what the auction brought stands under its round."""
    found: dict[str, dict[Round, Income]] = {player: {} for player in line.state.order}
    for payment in line.facts(Payment):
        source = source_of(line, payment)
        if source is not None and payment.payee in found:
            found[payment.payee].setdefault(payment.round, Income()).add(source, payment.code, payment.amount)
    return found


def incomes_so_far(line: Line) -> dict[str, list[Income]]:
    """Of each player up to each operating round, with what the auction brought."""
    found: dict[str, list[Income]] = {}
    for player, by_round in incomes(line).items():
        found[player] = []
        for until in line.operating_rounds:
            whole = Income()
            for played, income in by_round.items():
                if played <= until:
                    whole.join(income)
            found[player].append(whole)
    return found


@dataclass(frozen=True, slots=True)
class Revenue:
    """What a company earned in an operating round and what became of it.

    `to_players` and `to_company` are what was paid; the rest of a dividend belongs to shares that nobody has.
    """

    company: str
    round: Round
    director: str | None
    revenue: int
    paid_out: bool
    to_players: int
    to_company: int
    best: int | None = None  # the best that was found when it ran, where somebody looked
    proven: bool = False

    @property
    def below(self) -> int:
        """How much less it was than the proven best; 0 where that is not known."""
        return max(0, (self.best or 0) - self.revenue) if self.proven else 0

    @property
    def fate(self) -> Literal["nothing", "paid", "withheld", "split"]:
        """Some titles pay a part and keep a part; the pool's part of a dividend does not make it one."""
        if not self.revenue:
            return "nothing"
        if self.paid_out:
            return "paid"
        return "split" if self.to_players else "withheld"


def revenues(line: Line) -> list[Revenue]:
    """In the order in which they were settled. A company that acted twice in a round stands there twice."""
    found: list[Revenue] = []
    made: dict[str, Made] = {}
    for step in line.steps:
        money = [fact for fact in step.facts if isinstance(fact, Payment)]
        for fact in step.facts:
            if isinstance(fact, Made):
                made[fact.company] = fact
            elif isinstance(fact, Decided):
                found.append(_settled(fact, made.pop(fact.company, None), money))
    return found


def _settled(decided: Decided, made: Made | None, money: list[Payment]) -> Revenue:
    own = [p for p in money if p.code == decided.company and p.why in ("dividend", "withheld")]
    if made is not None and made.round != decided.round:
        made = None
    at_once = made.revenue - decided.revenue if made is not None else 0
    to_company = sum(p.amount for p in own if p.payee == decided.company)
    return Revenue(
        decided.company,
        decided.round,
        decided.director,
        decided.revenue + at_once,
        decided.paid_out,
        to_players=sum(p.amount for p in own if p.payee != decided.company),
        to_company=to_company + at_once,
        best=made.best if made is not None else None,
        proven=made is not None and made.proven,
    )


def revenue_table(line: Line) -> dict[str, Mapping[Round, Revenue]]:
    """By company, in the order in which they first operated; of two turns in one round the last."""
    found: dict[str, dict[Round, Revenue]] = {}
    for revenue in revenues(line):
        found.setdefault(revenue.company, {})[revenue.round] = revenue
    return dict(found)
