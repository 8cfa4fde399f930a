"""Plays a line again after an edit, on a copy: nothing is written."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from core.kernel.action import Action
from core.kernel.edit import (
    OVERRULE,
    Change,
    Decisions,
    Drop,
    Edit,
    Fate,
    InsertBefore,
    Overrule,
    Past,
    Preview,
    Remove,
    Replace,
    Replayed,
    draft_of,
)
from core.kernel.engine import Engine
from core.kernel.judge import Judge
from core.kernel.log import LogEntry
from core.kernel.refusal import Rejection, Severity

S = TypeVar("S")
E = TypeVar("E")
P = TypeVar("P", contravariant=True)

Told = Callable[[int, int], object]  # entries done and all; what it raises ends the work


class Renewal(Protocol[P]):
    """What a family knows about actions that were made for another position than the one they meet now."""

    def renewed(self, old: P | None, new: P, action: Action) -> Action:
        """The same wish in `new`: who acts for a company, and what a search said, since deciding never searches.

        It was made for `old`; None where that is not known.
        """
        ...

    def instead(self, state: P, action: Action) -> Action | None:
        """What could be done in the place of an action that is refused."""
        ...


class AsItWas:
    """For families whose actions are the same in every position."""

    def renewed(self, old: object, new: object, action: Action) -> Action:
        return action

    def instead(self, state: object, action: Action) -> Action | None:
        return None


def preview(
    engine: Engine[S, E],
    judge: Judge[S, E],
    past: Past[S],
    edit: Edit,
    decisions: Decisions | None = None,
    *,
    renewal: Renewal[S] | None = None,
    told: Told | None = None,
    known: Preview[S, E] | None = None,
) -> Preview[S, E]:
    """What would follow from an edit and the decisions about later entries.

    `known` is an earlier preview of the same edit: what comes before the first new decision is taken from it.
    ValueError for an entry that is not on the line.
    """
    place = past.place(edit.entry)
    chosen = dict(decisions or {})
    replay = _Replay(engine, judge, past, renewal or AsItWas())
    first = place if isinstance(edit, InsertBefore) else place + 1
    later = range(first, len(past.entries))
    lines = _still_good(known, past, edit, chosen)
    if not lines:
        lines.append(replay.edited(place, edit))
    for done in range(len(lines), len(later) + 1):
        if told is not None:
            told(done, len(later) + 1)
        lines.append(replay.later(later[done - 1], lines[-1].after, chosen))
    if told is not None:
        told(len(lines), len(lines))
    return Preview(past, edit, chosen, tuple(lines))


def _still_good(known: Preview[S, E] | None, past: Past[S], edit: Edit, decisions: Decisions) -> list[Replayed[S, E]]:
    if known is None or known.past is not past or known.edit != edit:
        return []
    for number, line in enumerate(known.lines[1:], start=1):
        assert line.entry is not None
        if known.decisions.get(line.entry) != decisions.get(line.entry):
            return list(known.lines[:number])
    return list(known.lines)


@dataclass(frozen=True, slots=True)
class _Stored(Generic[E]):
    """An entry of the old line, read."""

    entry: LogEntry
    action: Action | None
    events: tuple[E, ...]


@dataclass(frozen=True, slots=True)
class _Attempt(Generic[E]):
    action: Action | None = None
    reason: str | None = None
    events: tuple[E, ...] = ()
    rejection: Rejection | None = None


class _Replay(Generic[S, E]):
    def __init__(self, engine: Engine[S, E], judge: Judge[S, E], past: Past[S], renewal: Renewal[S]) -> None:
        self.engine = engine
        self.judge = judge
        self.past = past
        self.renewal = renewal

    def edited(self, place: int, edit: Edit) -> Replayed[S, E]:
        """The first line: what was changed, removed or inserted."""
        state = self.past.states[place]
        match edit:
            case Remove():
                return self._line(self._read(place), Fate.REMOVED, _Attempt(), state)
            case Change(_, action, reason):
                return self._line(self._read(place), Fate.CHANGED, self._try(state, action, reason), state)
            case InsertBefore(_, action, reason):
                return self._line(None, Fate.INSERTED, self._try(state, action, reason), state)

    def later(self, place: int, state: S, decisions: Decisions) -> Replayed[S, E]:
        """A later entry, by itself or as it was decided."""
        stored = self._read(place)
        again = self._again(stored, self.past.states[place], state)
        match decisions.get(stored.entry.id):
            case Drop():
                return self._line(stored, Fate.DROPPED, _Attempt(), state, again)
            case Replace(action, reason):
                return self._line(stored, Fate.REPLACED, self._try(state, action, reason), state, again)
            case Overrule(reason) if again.rejection is not None and again.action is not None:
                return self._line(stored, Fate.OVERRULED, self._judged(state, again.action, reason), state, again)
        same = again.events == stored.events and _actor(again.action) == _actor(stored.action)
        return self._line(stored, Fate.SAME if same else Fate.OTHER, again, state, again)

    def _read(self, place: int) -> _Stored[E]:
        entry, codec = self.past.entries[place], self.engine.codec
        action = entry.action
        events = tuple(codec.event_from_json(event) for event in entry.events)
        return _Stored(entry, None if action is None else codec.action_from_json(action), events)

    def _again(self, stored: _Stored[E], before: S, state: S) -> _Attempt[E]:
        if stored.action is not None:
            reason = stored.entry.params.get(OVERRULE)
            return self._try(state, stored.action, str(reason) if reason else None, before)
        try:  # nobody decided it: its effects are all there is
            self._fold(state, stored.events)
        except (KeyError, IndexError, ValueError, TypeError):
            return _Attempt(rejection=Rejection("effects-do-not-fit", Severity.IMPOSSIBLE, ""))
        return _Attempt(events=stored.events)

    def _try(self, state: S, action: Action, reason: str | None, made_for: S | None = None) -> _Attempt[E]:
        return self._judged(state, self.renewal.renewed(made_for, state, action), reason)

    def _judged(self, state: S, action: Action, reason: str | None) -> _Attempt[E]:
        outcome = self.judge(self.engine, state, action, reason)
        if isinstance(outcome, Rejection):
            return _Attempt(action, reason, rejection=outcome)
        return _Attempt(action, reason, tuple(outcome))

    def _line(
        self, stored: _Stored[E] | None, fate: Fate, done: _Attempt[E], state: S, again: _Attempt[E] | None = None
    ) -> Replayed[S, E]:
        """`again` is the entry as it was, `done` what is done instead; often they are the same."""
        first = again or done
        fate = fate if done.rejection is None else Fate.REFUSED
        entry = None if stored is None else stored.entry
        return Replayed(
            entry=None if entry is None else entry.id,
            fate=fate,
            was=None if stored is None else stored.action,
            now=done.action,
            old=() if stored is None else stored.events,
            new=done.events,
            after=self._fold(state, done.events),
            reason=done.reason,
            rejection=first.rejection,
            objection=None if done is first else done.rejection,
            overrulable=self._overrulable(state, first),
            instead=self._instead(state, first),
            draft=draft_of(self.engine.codec, entry, fate, done.action, done.events, done.reason),
        )

    def _overrulable(self, state: S, refused: _Attempt[E]) -> bool:
        if refused.rejection is None or refused.rejection.severity is not Severity.RULE or refused.action is None:
            return False
        return self._judged(state, refused.action, "?").rejection is None  # by the judge of this position

    def _instead(self, state: S, refused: _Attempt[E]) -> Action | None:
        if refused.rejection is None or refused.action is None:
            return None
        found = self.renewal.instead(state, refused.action)
        return found if found is not None and self._judged(state, found, None).rejection is None else None

    def _fold(self, state: S, events: tuple[E, ...]) -> S:
        for event in events:
            state = self.engine.evolve(state, event)
        return state


def _actor(action: Action | None) -> str:
    return "" if action is None else action.actor
