"""Reads an entry of the journal: what it left behind, and the facts in its events."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from core.rail18 import events as ev
from core.rail18.corrections import events as ce
from core.rail18.figures.facts import (
    CORRECTION,
    Broke,
    Counted,
    Decided,
    Fact,
    Gift,
    Made,
    Merged,
    Owed,
    Payment,
    Round,
    Tick,
    Valued,
    acting_company,
    round_of,
    round_of_frame,
)
from core.rail18.holdings import director, percent, price, unit
from core.rail18.rules import Rules
from core.rail18.starts import turn_of
from core.rail18.state import BANK, CLOSED, State
from core.rail18.worth import worth

GIVEN = ("sold", "director", "exchange")  # reasons for which a share moves and is no gift


@dataclass(frozen=True, eq=False)
class Books:
    """What stands in the books after an entry; what takes long to reckon is reckoned when it is asked for."""

    rules: Rules = field(repr=False)
    state: State = field(repr=False)

    @property
    def bank(self) -> int:
        return self.state.cash[BANK]

    @property
    def broken(self) -> bool:
        return self.state.bank_broken

    @property
    def cash_shown(self) -> bool:
        return self.state.cash_shown

    def cash(self, player: str) -> int:
        return self.state.cash[player]

    def debt(self, player: str) -> int:
        return self.state.debt(player)

    @cached_property
    def worth(self) -> Mapping[str, int]:
        return {player: worth(self.rules, self.state, player) for player in self.state.order}

    @cached_property
    def prices(self) -> Mapping[str, int]:
        return {sym: price(self.rules, self.state, sym) for sym in self.state.markers}


@dataclass(frozen=True, slots=True)
class Step:
    """One entry. Turn and round are those in which it was made; `next_round` is the one that it led to."""

    entry: int
    time: str
    turn: tuple[object, ...]
    round: Round
    next_round: Round
    books: Books
    facts: tuple[Fact, ...]
    fresh: bool = False  # the game begins here: a position was entered


def read_step(
    rules: Rules, before: State, events: Sequence[ev.Event], after: State, entry: int, time: str, round: Round
) -> Step:
    """`round` is the one in which the entry before it ended."""
    reader = Reader(rules, before, events, round)
    facts = tuple(reader.facts(events))
    found = Books(rules, after)
    return Step(entry, time, turn_of(before), round, round_of(after, reader.round), found, facts, reader.fresh)


class Reader:
    def __init__(self, rules: Rules, before: State, events: Sequence[ev.Event], round: Round) -> None:
        self.rules = rules
        self.before = before
        self.round = round
        self.fresh = False
        self._given = ""  # a paper that was handed in for a share
        self._paid_for = {e.why for e in events if isinstance(e, ev.MoneyPaid)}
        self._heir = next(
            (heir for e in events if isinstance(e, ev.CompanyClosed) and (heir := self._merges(e.company))), ""
        )

    def _merges(self, company: str) -> str | None:
        data = self.rules.title.companies[company]
        return data.merges_into or data.becomes

    def facts(self, events: Sequence[ev.Event]) -> Iterator[Fact]:
        for event in events:
            match event:
                case ev.FrameChanged() | ev.FrameEntered():
                    self.round = round_of_frame(event.frame, self.round)
                case ce.TurnCorrected():
                    self.round = round_of_frame(event.flow[0], self.round)
                    yield Tick("corrected")
                case ev.MoneyPaid():
                    yield self._payment(event)
                case ev.PaperClosed():
                    self._given = event.paper
                case ev.ShareMoved():
                    yield from self._share(event)
                case ev.CompanyClosed() if heir := self._merges(event.company):
                    yield Merged(event.company, heir)
                case ev.BankBroken():
                    yield Broke(self.round)
                case ev.RunMade():
                    yield Made(self.round, event.company, event.revenue, event.best, event.proven)
                case ev.DividendDecided():
                    led_by = director(self.rules, self.before, event.company)
                    yield Decided(self.round, event.company, led_by, event.revenue, event.paid_out)
                case ev.TrainDebtSet() if event.why == "train":
                    owed = event.amount - self.before.train_debt.get(event.player, 0)
                    yield Owed(event.player, acting_company(self.before) or "", owed)
                case ce.CashCorrected():
                    yield Payment(self.round, event.payer, event.payee, event.amount, CORRECTION, "")
                    yield Tick("corrected")
                case ce.CertificateCorrected():
                    yield from self._certificate(event)
                    yield Tick("corrected")
                case ce.PositionSet():
                    self.fresh = True
                    self.round = round_of_frame(event.flow[0], self.round)
                    yield from self._position(event)
                case _:
                    yield from self._counted(event)

    def _payment(self, event: ev.MoneyPaid) -> Payment:
        why, _, code = event.why.partition(":")
        if why == "exchange":
            code = self._heir
        led_by = director(self.rules, self.before, code) if why == "dividend" else None
        if why == "loan":
            led_by = director(self.rules, self.before, event.payee)
        return Payment(self.round, event.payer, event.payee, event.amount, why, code, led_by)

    def _share(self, event: ev.ShareMoved) -> Iterator[Fact]:
        bought = event.why == "bought" and f"share:{event.company}" in self._paid_for
        if self.before.is_player(event.owner) and event.why not in GIVEN and not bought:
            yield Gift(event.owner, event.company)
        if event.why == "exchange" and self._given and self.before.papers[self._given].owner == event.owner:
            yield Merged(self._given, event.company)

    def _certificate(self, event: ce.CertificateCorrected) -> Iterator[Valued]:
        sizes = {cert.id: cert.percent for cert in self.rules.title.certificates[event.company]}
        each = price(self.rules, self.before, event.company)
        amount = sizes[event.certificate] // unit(self.rules, event.company) * each
        old = self.before.shares[event.company][event.certificate]
        for holder, value in ((old, -amount), (event.owner, amount)):
            if self.before.is_player(holder) and value:
                yield Valued(holder, event.company, value)

    def _position(self, event: ce.PositionSet) -> Iterator[Valued]:
        """What everybody brings along counts as bought at what it is worth now, privates at their face."""
        state = self.before.with_(shares=event.shares, markers=event.markers)
        for sym in event.markers:
            for player in event.order:
                held = percent(self.rules, state, sym, player) // unit(self.rules, sym)
                if held:
                    yield Valued(player, sym, held * price(self.rules, state, sym))
        for sym, owners in event.shares.items():
            for owner in owners.values() if self.rules.title.is_owned(sym) else ():
                if owner in event.order:
                    yield Valued(owner, sym, event.companies[sym].par)
        for code, private in self.rules.title.privates.items():
            if event.papers[code].owner in event.order:
                yield Valued(event.papers[code].owner, code, private.face)

    def _counted(self, event: ev.Event) -> Iterator[Tick]:
        what: Counted | None = None
        match event:
            case ev.TileLaid():
                what = "tile"
            case ev.StationPlaced() if not event.home:
                what = "station"
            case ev.StationUsed():
                what = "station"
            case ev.TrainTaken() if event.owner != CLOSED:
                what = "train"
            case ev.Overruled():
                what = "overruled"
            case _ if type(event) in ce.CORRECTION_EVENTS and not isinstance(event, ce.TurnBrokenOff):
                what = "corrected"
        if what is not None:
            yield Tick(what)
