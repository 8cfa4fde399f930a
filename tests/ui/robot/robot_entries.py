"""A recorded game as a banker enters it at the table: results instead of bids, moves instead of passes."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from core.kernel.action import Action
from core.rail18 import actions as ac
from core.rail18.engine import Engine18
from core.rail18.recorded.replay import Replay
from core.rail18.state import BANK, STEPS, Auction, CompanyTurn, State, StockRound
from core.rail18.table import AuctionResult, EverybodyPasses, implied


@dataclass(frozen=True, slots=True)
class Entry:
    """What is entered, where, and what must come of it."""

    action: Action
    before: State
    after: State


def played(replay: Replay) -> Iterator[Entry]:
    """Every action as it was played."""
    for _, applied in replay.steps():
        for number, step in enumerate(applied):
            assert isinstance(step.outcome, tuple), (step.action, step.outcome)
            following = applied[number + 1].before if number + 1 < len(applied) else replay.state
            yield Entry(step.action, step.before, following)


def entries(engine: Engine18, game: Iterable[Entry], *, skips: bool) -> Iterator[Entry]:
    """As few as the table needs; `skips` leaves out declined steps of companies that a later entry implies."""
    waiting: list[Entry] = []  # passes that a later entry may imply
    for entry in game:
        if isinstance(entry.before.frame, Auction):
            waiting.append(entry)
            result = auction_result(waiting)
            if result is not None:
                yield result
                waiting = []
            continue
        if is_pass(entry, skips):
            waiting.append(entry)
            if isinstance(entry.before.frame, StockRound) and not same_round(entry):
                yield Entry(EverybodyPasses(actor=waiting[0].action.actor), waiting[0].before, entry.after)
                waiting = []
            continue
        if waiting and said_by(engine, waiting, entry):
            yield Entry(entry.action, waiting[0].before, entry.after)
        else:
            yield from waiting
            yield entry
        waiting = []
    yield from waiting


def auction_result(heard: list[Entry]) -> Entry | None:
    """One entry once a private is sold, or nobody wants it."""
    first, last = heard[0], heard[-1]
    frame = last.before.frame
    assert isinstance(frame, Auction)
    owner = last.after.papers[frame.private].owner
    if owner != BANK:
        bid = last.action.amount if isinstance(last.action, ac.Bid) else frame.bid
        return Entry(AuctionResult(actor=owner, private=frame.private, amount=bid), first.before, last.after)
    again = last.after.frame
    everybody = len(heard) == len(last.before.order)
    if everybody and isinstance(again, Auction) and not again.passed and again.leader is None:
        return Entry(EverybodyPasses(actor=first.action.actor), first.before, last.after)
    return None


def is_pass(entry: Entry, skips: bool) -> bool:
    if not isinstance(entry.action, ac.Pass):
        return False
    return isinstance(entry.before.frame, StockRound) or (skips and isinstance(entry.before.frame, CompanyTurn))


def same_round(entry: Entry) -> bool:
    before, after = entry.before.frame, entry.after.frame
    assert isinstance(before, StockRound)
    return isinstance(after, StockRound) and after.number == before.number


def said_by(engine: Engine18, waiting: list[Entry], entry: Entry) -> bool:
    """Does the entry imply just these passes?"""
    handler = engine.rules.handler(entry.action)
    if handler is None or handler.step not in ("stock", *STEPS):
        return False
    return implied(engine, waiting[0].before, entry.action) == [passed.action for passed in waiting]
