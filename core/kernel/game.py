"""A game: an engine, a judge and a log. Every action is in the log before anybody sees its effect."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

from core.kernel.action import Action
from core.kernel.edit import Past, Preview, written
from core.kernel.engine import Engine
from core.kernel.errors import ContentError
from core.kernel.judge import Judge
from core.kernel.log import Log
from core.kernel.options import Option
from core.kernel.refusal import Rejection

S = TypeVar("S")
E = TypeVar("E")


@dataclass(frozen=True, slots=True)
class Transition(Generic[S, E]):
    """What changed. After an undo or a jump `events` is empty and the states tell."""

    before: S
    events: tuple[E, ...]
    after: S
    entry: int


class Game(Generic[S, E]):
    def __init__(self, engine: Engine[S, E], log: Log, judge: Judge[S, E]) -> None:
        """Folds what the log holds. Raises ContentError where that cannot be."""
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

    def past(self) -> Past[S]:
        """The line up to the present moment, to be edited (core.kernel.edit)."""
        entries = tuple(self.log.path_to(self.log.head))
        states = (self.state_at(0), *(self.state_at(entry.id) for entry in entries))
        return Past(self.log.head, entries, states)

    def follow(self) -> None:
        """What was appended to the log by others becomes part of the game."""
        self.state = self.state_at(self.log.head)

    def accept(self, edited: Preview[S, E]) -> Transition[S, E]:
        """Write the line as it was previewed; the old one stays, and undo goes back to it.

        ValueError where something is undecided, or where the game has gone on since.
        """
        if not edited.ready or edited.past.head != self.log.head:
            raise ValueError("the edit cannot be accepted as it was previewed")
        line = written(edited)
        entries = self.log.append_edit(line.parent, line.drafts, params=line.params)
        states = [step.after for step in edited.lines if step.draft is not None]
        self._states.update((entry.id, state) for entry, state in zip(entries, states, strict=False))
        before, self.state = self.state, self.state_at(self.log.head)
        return Transition(before, (), self.state, entries[-1].id)

    def state_at(self, entry: int) -> S:
        """The state after an entry of the log; 0 is the beginning."""
        if entry in self._states:
            return self._states[entry]
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
            raise ContentError("not-followed", entry=entry) from error
        return state
