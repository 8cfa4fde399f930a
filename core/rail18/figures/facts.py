"""What one entry of the journal says about money: facts taken from its events, each with the round it belongs to."""

from dataclasses import dataclass
from typing import Literal

from core.rail18.state import CompanyTurn, OperatingRound, Question, State, StockRound

Round = tuple[int, int]  # set and index; a stock round has index 0, the auction is (0, 0)
CORRECTION = "correction"  # why money moved that was counted wrongly
Counted = Literal["tile", "station", "train", "overruled", "corrected"]


@dataclass(frozen=True, slots=True)
class Payment:
    """`code` is what it was paid for: a company, a private, a train; `director` led the company that earned it."""

    round: Round
    payer: str
    payee: str
    amount: int
    why: str
    code: str
    director: str | None = None


@dataclass(frozen=True, slots=True)
class Made:
    """A run with the verdict that was known; the dividend comes later."""

    round: Round
    company: str
    revenue: int
    best: int | None
    proven: bool


@dataclass(frozen=True, slots=True)
class Decided:
    """`revenue` is what was decided about; what a run brings the treasury in any case is not part of it."""

    round: Round
    company: str
    director: str | None
    revenue: int
    paid_out: bool


@dataclass(frozen=True, slots=True)
class Gift:
    """A certificate that came with a private."""

    player: str
    company: str


@dataclass(frozen=True, slots=True)
class Valued:
    """Something changed hands without money, by a correction or an entered position: it counts at its worth then."""

    player: str
    code: str
    amount: int  # negative for who gave it


@dataclass(frozen=True, slots=True)
class Merged:
    """A company has gone on into another one."""

    company: str
    into: str


@dataclass(frozen=True, slots=True)
class Owed:
    """A player has taken on debt."""

    player: str
    company: str
    amount: int


@dataclass(frozen=True, slots=True)
class Broke:
    """The bank could not pay in full."""

    round: Round


@dataclass(frozen=True, slots=True)
class Tick:
    """One more of something that is counted."""

    what: Counted


Fact = Payment | Made | Decided | Gift | Valued | Merged | Owed | Broke | Tick


def round_of(state: State, before: Round = (0, 0)) -> Round:
    """The round of a position; at the end of the game the one it ended in."""
    return round_of_frame(state.flow[0], before)


def round_of_frame(frame: object, before: Round) -> Round:
    match frame:
        case StockRound():
            return frame.number, 0
        case OperatingRound():
            return frame.number, frame.index
    return before


def acting_company(state: State) -> str | None:
    for frame in reversed(state.flow):
        if isinstance(frame, CompanyTurn):
            return frame.company
        if not isinstance(frame, Question):
            return None
    return None
