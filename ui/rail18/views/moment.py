"""A moment of an 18xx game: the position with its rules, and what companies have earned up to it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from core.rail18.engine import Engine18
from core.rail18.events import Event
from core.rail18.rules import Rules
from core.rail18.state import State
from core.store.journal import Journal
from ui.game.moment import Moment as AnyMoment
from ui.rail18.views.journal.history import NO_HISTORY, Histories, History


@dataclass(frozen=True)
class Moment(AnyMoment):
    engine: Engine18
    state: State
    before: State | None = None
    events: Sequence[Event] = ()
    history: History = NO_HISTORY  # revenues and marker moves up to here

    @property
    def rules(self) -> Rules:
        return self.engine.rules


class Moments18:
    """Reads every entry of the journal once."""

    def __init__(self, engine: Engine18, log: Journal) -> None:
        self._engine = engine
        self._log = log
        self._histories = Histories()

    def make(self, state: State, at: int, **known: Any) -> Moment:
        return Moment(self._engine, state, history=self._histories.at(self._log, at), **known)


def moment_of(rules: Rules, state: State, *known: Any, **more: Any) -> Moment:
    """A position that no game of the window has led to."""
    return Moment(Engine18(rules), state, *known, **more)
