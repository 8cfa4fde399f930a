"""A game: an engine, a judge and a log. Every action is in the log before anybody sees its effect."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from core.kernel.action import Action
from core.kernel.engine import Engine
from core.kernel.errors import GameFileError
from core.kernel.judge import Judge
from core.kernel.options import Option
from core.kernel.refusal import Rejection

S = TypeVar("S")
E = TypeVar("E")


class LogEntry(Protocol):
    @property
    def id(self) -> int: ...

    @property
    def parent(self) -> int: ...

    @property
    def action(self) -> dict[str, Any] | None: ...

    @property
    def events(self) -> list[dict[str, Any]]: ...


class Log(Protocol):
    """What a game needs of its journal; `core.store.Journal` is one."""

    @property
    def head(self) -> int: ...

    @property
    def undo_target(self) -> int | None: ...

    @property
    def redo_target(self) -> int | None: ...

    def path_to(self, id: int, /) -> Sequence[LogEntry]: ...

    def append(
        self,
        action: Mapping[str, Any] | None,
        events: Sequence[Mapping[str, Any]] = (),
        *,
        params: Mapping[str, Any] | None = None,
    ) -> LogEntry: ...

    def move_head(self, id: int, /) -> LogEntry: ...


@dataclass(frozen=True, slots=True)
class Transition(Generic[S, E]):
    """What changed. After an undo or a jump `events` is empty and the states tell."""

    before: S
    events: tuple[E, ...]
    after: S
    entry: int


class Game(Generic[S, E]):
    def __init__(self, engine: Engine[S, E], log: Log, judge: Judge[S, E]) -> None:
        """Folds what the log holds. Raises GameFileError where that cannot be."""
        self.engine = engine
        self.log = log
        self.judge = judge
        self._states: dict[int, S] = {0: engine.initial()}
        self.state = self.state_at(log.head)

    def options(self) -> tuple[Option, ...]:
        return self.engine.options(self.state)

    def dispatch(self, action: Action, reason: str | None = None) -> Transition[S, E] | Rejection:
        """Take an action; with a reason the table overrules what a rule would refuse."""
        outcome = self.judge(self.engine, self.state, action, reason)
        if isinstance(outcome, Rejection):
            return outcome
        codec = self.engine.codec
        params = {"overrule": reason} if reason else None
        entry = self.log.append(
            codec.action_to_json(action), [codec.event_to_json(event) for event in outcome], params=params
        )
        before = self.state
        self.state = self._fold(before, outcome)
        self._states[entry.id] = self.state
        return Transition(before, tuple(outcome), self.state, entry.id)

    def undo(self) -> Transition[S, E] | None:
        return self._move(self.log.undo_target)

    def redo(self) -> Transition[S, E] | None:
        return self._move(self.log.redo_target)

    def jump(self, entry: int) -> Transition[S, E] | None:
        """Make an earlier (or undone) moment the present one."""
        return self._move(entry)

    def state_at(self, entry: int) -> S:
        """The state after an entry of the log; 0 is the beginning."""
        known, missing = 0, []
        for step in reversed(self.log.path_to(entry)):
            if step.id in self._states:
                known = step.id
                break
            missing.append(step)
        state = self._states[known]
        for step in reversed(missing):
            state = self._fold(state, [self.engine.codec.event_from_json(event) for event in step.events], step.id)
            self._states[step.id] = state
        return state

    def _move(self, target: int | None) -> Transition[S, E] | None:
        if target is None:
            return None
        after = self.state_at(target)
        moved = self.log.move_head(target)
        before, self.state = self.state, after
        return Transition(before, (), after, moved.id)

    def _fold(self, state: S, events: Iterable[E], entry: int | None = None) -> S:
        try:
            for event in events:
                state = self.engine.evolve(state, event)
        except (KeyError, IndexError, ValueError, TypeError) as error:
            if entry is None:
                raise
            raise GameFileError(f"The game file cannot be followed at entry {entry}.") from error
        return state
