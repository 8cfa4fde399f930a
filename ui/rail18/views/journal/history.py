"""What companies earned and where their markers went, round by round: read from the journal as it grows."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from core.store.entries import Entry
from core.store.journal import Journal

Round = tuple[int, int]  # set and index; a stock round has index 0, the auction is (0, 0)


@dataclass(frozen=True, slots=True)
class Earned:
    round: Round
    revenue: int
    paid: bool
    mine: int = 0  # for the treasury besides


@dataclass(frozen=True, slots=True)
class Move:
    """Where a marker came to lie."""

    round: Round
    row: int
    column: int
    why: str


@dataclass(frozen=True, slots=True)
class History:
    round: Round = (0, 0)
    earned: Mapping[str, tuple[Earned, ...]] = field(default_factory=dict)  # by company, oldest first
    moves: Mapping[str, tuple[Move, ...]] = field(default_factory=dict)

    def rounds(self, most: int) -> tuple[Round, ...]:
        """The last operating rounds in which somebody operated, oldest first."""
        known = sorted({entry.round for entries in self.earned.values() for entry in entries})
        return tuple(known[-most:])

    def in_round(self, company: str, round: Round) -> Earned | None:
        return next((entry for entry in reversed(self.earned.get(company, ())) if entry.round == round), None)

    def after(self, events: Iterable[Mapping[str, Any]]) -> "History":
        """This history and what further events, as the journal stores them, add to it."""
        found = self
        for event in events:
            kind = event["kind"]
            if kind == "DividendDecided":
                new = Earned(found.round, event["revenue"], event["paid_out"])
                found = replace(found, earned=_add(found.earned, event["company"], new))
            elif kind == "MoneyPaid" and event["why"] == f"mine:{event['payee']}":
                *before, last = found.earned[event["payee"]]
                kept = (*before, replace(last, mine=event["amount"]))
                found = replace(found, earned={**found.earned, event["payee"]: kept})
            elif kind in ("MarkerMoved", "MarkerCorrected"):
                move = Move(found.round, event["row"], event["column"], event.get("why", "correction"))
                found = replace(found, moves=_add(found.moves, event["company"], move))
            elif kind in ("FrameChanged", "FrameEntered"):
                found = replace(found, round=_round(event["frame"], found.round))
            elif kind in ("TurnCorrected", "PositionSet"):
                found = replace(found, round=_round(event["flow"][0], found.round))
                for company, marker in event.get("markers", {}).items():
                    move = Move(found.round, marker["row"], marker["column"], "position")
                    found = replace(found, moves=_add(found.moves, company, move))
        return found


NO_HISTORY = History()


def _round(frame: Mapping[str, Any], before: Round) -> Round:
    if frame["kind"] == "operating":
        return frame["number"], frame["index"]
    return (frame["number"], 0) if frame["kind"] == "stock" else before


def _add(entries: Mapping[str, tuple[Any, ...]], company: str, new: object) -> dict[str, tuple[Any, ...]]:
    return {**entries, company: (*entries.get(company, ()), new)}


class Histories:
    """The history at every entry of a journal; each entry is read once."""

    def __init__(self) -> None:
        self._known: dict[int, History] = {0: History()}

    def at(self, log: Journal, entry: int | None = None) -> History:
        """At an entry; without one at the head."""
        at = log.head if entry is None else entry
        steps: list[Entry] = []
        while at not in self._known:
            steps.append(log.entry(at))
            at = steps[-1].parent
        found = self._known[at]
        for step in reversed(steps):
            found = self._known[step.id] = found.after(step.events)
        return found
