"""Moments that the window shows instead of the present: one is only looked at, in the other something is entered."""

from collections.abc import Callable
from typing import Protocol

from core.kernel.action import Action
from core.kernel.refusal import Rejection
from ui.game.moment import Moment

Entered = Callable[[Action, str | None], object]


class Visit(Protocol):
    @property
    def moment(self) -> Moment: ...

    def take(self, action: Action, reason: str | None) -> Rejection | None:
        """Somebody wants to do this here."""
        ...


class Look:
    """A moment that is only looked at: nothing can be done."""

    def __init__(self, moment: Moment) -> None:
        self.moment = moment

    def take(self, action: Action, reason: str | None) -> Rejection | None:
        return None


class Rehearsal:
    """What is entered is judged as in the game, but goes to whoever asked for it, and nowhere else."""

    def __init__(self, moment: Moment, entered: Entered) -> None:
        self.moment = moment
        self._entered = entered

    def take(self, action: Action, reason: str | None) -> Rejection | None:
        found = self.moment.outcome(action, reason)
        if isinstance(found, Rejection):
            return found
        self._entered(action, reason)
        return None
