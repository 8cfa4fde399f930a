"""When the bank will break: a range that follows from the last operating rounds, or nothing where too little is known.

A period is an operating round, the first of a set together with the stock round before it. The last four periods that
are complete give two paces. At the faster one the bank pays in every round as much as in that one of them in which it
paid most, and nothing comes in: before that it will hardly break. At the slower one it loses in every round what it
lost on average. Dividends grow, so it mostly breaks sooner than that. Of 68 positions of six whole games with four or
more rounds behind them the break came in 64 within the range, three times before and once after it.
"""

import math
from dataclasses import dataclass

from core.rail18.figures.facts import CORRECTION, Broke, Payment, Round
from core.rail18.figures.line import Line
from core.rail18.state import BANK, GameOver, OperatingRound

PERIODS = 4  # the last ones, which tell the pace
FAR = 12  # rounds ahead beyond which nothing is said


@dataclass(frozen=True, slots=True)
class Period:
    """What the bank paid and took in an operating round, with the stock round before it."""

    round: Round
    paid: int
    taken: int

    @property
    def lost(self) -> int:
        return self.paid - self.taken


@dataclass(frozen=True, slots=True)
class Forecast:
    """`first` and `last` are the rounds between which it may break; without a `last` the end of the range is not known.

    `fast` and `slow` are the paces in money for each round; `first_ahead` and `last_ahead` count the rounds from the
    one that is under way or comes next, which is 1.
    """

    content: int
    periods: tuple[Period, ...]
    fast: int
    slow: int
    first: Round
    first_ahead: int
    last: Round | None = None
    last_ahead: int | None = None


def periods(line: Line) -> list[Period]:
    """Those that are complete, oldest first. Where a position was entered, the round it stood in is not."""
    sums: dict[Round, list[int]] = {}
    for payment in line.facts(Payment):
        if payment.round == (0, 0) or payment.why == CORRECTION:
            continue
        found = sums.setdefault(period_of(payment.round), [0, 0])
        found[0] += payment.amount * (payment.payer == BANK)
        found[1] += payment.amount * (payment.payee == BANK)
    torn = {period_of(line.start.round)} if line.steps and line.steps[0].fresh else set()
    if not isinstance(line.state.frame, GameOver):
        torn.add(period_of(now(line)))
    return [Period(key, *amounts) for key, amounts in sums.items() if key not in torn]


def period_of(round: Round) -> Round:
    return round if round[1] else (round[0], 1)


def now(line: Line) -> Round:
    return line.steps[-1].next_round if line.steps else line.start.round


def broke(line: Line) -> Round | None:
    """The round in which the bank broke; None while it has not."""
    if not line.state.bank_broken:
        return None
    found = [fact.round for fact in line.facts(Broke)]
    return found[-1] if found else line.start.round


def forecast(line: Line) -> Forecast | None:
    """None once the bank is broken, and where fewer than four periods are known or the bank hardly pays."""
    known = periods(line)[-PERIODS:]
    content = line.state.cash[BANK]
    if line.state.bank_broken or isinstance(line.state.frame, GameOver) or len(known) < PERIODS or content < 0:
        return None
    fast = max(period.paid for period in known)
    if fast <= 0:
        return None
    slow = sum(period.lost for period in known) // len(known)
    first = max(1, math.ceil(content / fast))
    under_way = isinstance(line.state.flow[0], OperatingRound)  # a part of its loss has been made
    last = math.ceil(content / slow) + under_way if slow > 0 else None
    if first > FAR:
        return None
    if last is not None and last > FAR:
        last = None
    return Forecast(
        content,
        tuple(known),
        fast,
        slow,
        round_ahead(line, first, longer=True),
        first,
        round_ahead(line, last) if last is not None else None,
        last,
    )


def round_ahead(line: Line, number: int, *, longer: bool = False) -> Round:
    """The operating round so many ahead. Later sets have as many rounds as in this phase; `longer`, in the last one."""
    title = line.rules.title
    here = line.rules.slots.course.operating_rounds(line.rules, line.state)
    later = title.data.phases[-1].operating_rounds if longer else here
    frame = line.state.flow[0]
    if isinstance(frame, OperatingRound):
        set_number, index, total = frame.number, frame.index, frame.total
    else:
        set_number, index, total = max(1, now(line)[0]), 1, here
    left = total - index + 1
    if number <= left:
        return set_number, index + number - 1
    sets, index = divmod(number - left - 1, later)
    return set_number + 1 + sets, index + 1
