"""What every panel is made from: a position, what led to it, and what may be done now."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from core.kernel.options import Option
from core.rail18.events import Event
from core.rail18.rules import Rules
from core.rail18.state import State
from ui.rail18.views.journal.history import NO_HISTORY, History


@dataclass(frozen=True)
class Moment:
    """A position as the window shows it.

    `before` and `events` are those of the last entry; after an undo, a jump or on opening a game there are no events.
    Without `options` nothing may be done: the game is over, or the window looks at the past. A moment of the past that
    is `rehearsed` has them all the same: what is entered there becomes an edit.
    """

    rules: Rules
    state: State
    options: tuple[Option, ...] = ()
    before: State | None = None
    events: Sequence[Event] = ()
    live: bool = True
    history: History = NO_HISTORY  # revenues and marker moves up to here
    entry: int | None = None  # of the journal: after which one it is, where the window looks at the past
    rehearsed: bool = False

    @cached_property
    def names(self) -> dict[str, str]:
        """What players are called, by id."""
        return {player.id: player.name for player in self.state.players}
