"""What every panel is made from: a position, what led to it, and what may be done now."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

from core.kernel.action import Action
from core.kernel.options import Option
from core.kernel.refusal import Rejection
from ui.game import core_family

REASON = "?"  # any reason will do to try


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an action would bring: its events, and the state after them."""

    events: tuple[Any, ...]
    after: Any


@dataclass(frozen=True)
class Moment:
    """A position as the window shows it.

    `before` and `events` are those of the last entry; after an undo, a jump or on opening a game there are no events.
    Without `options` nothing may be done: the game is over, or the window looks at the past. A moment of the past that
    is `rehearsed` has them all the same: what is entered there becomes an edit.
    """

    engine: Any  # of the family
    state: Any
    options: tuple[Option, ...] = ()
    before: Any = None
    events: Sequence[Any] = ()
    live: bool = True
    entry: int | None = None  # of the journal: after which one it is, where the window looks at the past
    rehearsed: bool = False

    @property
    def title(self) -> str:
        """The id of the title."""
        found: str = self.engine.setup.title
        return found

    @cached_property
    def names(self) -> dict[str, str]:
        """What players are called, by id."""
        return core_family.names(self.engine, self.state)

    # --- an action, tried without the game: the family's judge decides, nothing is kept

    def outcome(self, action: Action, reason: str | None = None) -> Outcome | Rejection:
        """What the game would say; with a reason, where the table overrules a rule."""
        events = self._judged(action, reason)
        return events if isinstance(events, Rejection) else Outcome(tuple(events), self.after(events))

    def can_be_overruled(self, action: Action) -> bool:
        """Would a reason help an action that is refused? Behind the rule there may be something impossible."""
        return not isinstance(self._judged(action, REASON), Rejection)

    def _judged(self, action: Action, reason: str | None) -> Sequence[Any] | Rejection:
        return core_family.family_of(self.engine).judge(self.engine, self.state, action, reason)

    def after(self, events: Sequence[Any]) -> Any:
        """The state that follows from events."""
        state = self.state
        for event in events:
            state = self.engine.evolve(state, event)
        return state


class Moments(Protocol):
    """Makes the moments of one game. A family may read more into them from the journal."""

    def make(self, state: Any, at: int, **known: Any) -> Moment:
        """`at` is the entry of the journal that led to the state; `known` are fields of the moment."""
        ...


class PlainMoments:
    def __init__(self, engine: Any, log: Any) -> None:
        self._engine = engine

    def make(self, state: Any, at: int, **known: Any) -> Moment:
        return Moment(self._engine, state, **known)
