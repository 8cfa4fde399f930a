"""Plays a line again after an edit, on a copy: nothing is written."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, Protocol, TypeVar

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
    Precede,
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
P = TypeVar("P")

Told = Callable[[int, int], object]  # entries done and all; what it raises ends the work

LEFT_OUT = (Fate.REMOVED, Fate.DROPPED, Fate.MOOT)


@dataclass(frozen=True, slots=True)
class Stored(Generic[S]):
    """An entry of the old line: the position that it was made for, and what was done."""

    entry: LogEntry
    before: S
    action: Action | None
    events: tuple[Any, ...]


class Guide(Protocol[P]):
    """What a family knows about actions that were made for another position than the one they meet now."""

    def renewed(self, old: P | None, new: P, action: Action) -> Action:
        """The same wish in `new`: who acts for a company, and what a search said, since deciding never searches.

        It was made for `old`; None where that is not known.
        """
        ...

    def instead(self, state: P, action: Action) -> Action | None:
        """What could be done in the place of an action that is refused."""
        ...

    def following(self, state: P, waiting: Sequence[Stored[P]]) -> int | None:
        """Which of the waiting entries belongs to the turn that is open now; None if there is none."""
        ...

    def reached(self, old: P, state: P, action: Action) -> bool:
        """Is the game where the action was made, or past it?"""
        ...

    def missing(self, state: P) -> Action | None:
        """What can be declined or done so that the game goes on; None where that is not for the program to say."""
        ...

    def moot(self, action: Action) -> bool:
        """Is it nothing but an answer to a question? Where it is refused, it was not asked."""
        ...


class AsItWas:
    """For families in which nothing depends on the position."""

    def renewed(self, old: object, new: object, action: Action) -> Action:
        return action

    def instead(self, state: object, action: Action) -> Action | None:
        return None

    def following(self, state: object, waiting: object) -> int | None:
        return None

    def reached(self, old: object, state: object, action: Action) -> bool:
        return True

    def missing(self, state: object) -> Action | None:
        return None

    def moot(self, action: Action) -> bool:
        return False


def preview(
    engine: Engine[S, E],
    judge: Judge[S, E],
    past: Past[S],
    edit: Edit,
    decisions: Decisions | None = None,
    *,
    guide: Guide[S] | None = None,
    told: Told | None = None,
    known: Preview[S, E] | None = None,
) -> Preview[S, E]:
    """What would follow from an edit and the decisions about later entries.

    `known` is an earlier preview of the same edit: what comes before the first new decision is taken from it.
    ValueError for an entry that is not on the line.
    """
    place = past.place(edit.entry)
    chosen = dict(decisions or {})
    replay = _Replay(engine, judge, guide or AsItWas(), chosen)
    lines = _still_good(known, past, edit, chosen) or [replay.edited(past, edit)]
    first = place if isinstance(edit, InsertBefore) else place + 1
    taken = {line.entry for line in lines[1:]}
    replay.preceded = {line.leads_to for line in lines[1:] if line.fate is Fate.INSERTED}
    waiting = [replay.stored(past, at) for at in range(first, len(past.entries)) if past.entries[at].id not in taken]
    every = done = len(past.entries) - first + 1
    while waiting:
        if told is not None and done != every - len(waiting):
            done = every - len(waiting)
            told(done, every)
        lines += replay.later(waiting, lines[-1].after)
    if told is not None:
        told(every, every)
    return Preview(past, edit, chosen, tuple(lines))


def _still_good(known: Preview[S, E] | None, past: Past[S], edit: Edit, decisions: Decisions) -> list[Replayed[S, E]]:
    """The lines of an earlier preview up to the first that comes of an entry which is decided otherwise now."""
    if known is None or known.past is not past or known.edit != edit:
        return []
    good = list(known.lines[:1])
    for line in known.lines[1:]:
        about = line.leads_to if line.entry is None else line.entry
        assert about is not None
        if known.decisions.get(about) != decisions.get(about):
            break
        good.append(line)
    return good


@dataclass(frozen=True, slots=True)
class _Attempt(Generic[E]):
    action: Action | None = None
    reason: str | None = None
    events: tuple[E, ...] = ()
    rejection: Rejection | None = None


class _Replay(Generic[S, E]):
    def __init__(self, engine: Engine[S, E], judge: Judge[S, E], guide: Guide[S], decisions: Decisions) -> None:
        self.engine = engine
        self.judge = judge
        self.guide = guide
        self.decisions = decisions
        self.preceded: set[int | None] = set()  # entries before which everything was entered

    def stored(self, past: Past[S], place: int) -> Stored[S]:
        entry, codec = past.entries[place], self.engine.codec
        action = entry.action
        events = tuple(codec.event_from_json(event) for event in entry.events)
        return Stored(entry, past.states[place], None if action is None else codec.action_from_json(action), events)

    def edited(self, past: Past[S], edit: Edit) -> Replayed[S, E]:
        """The first line: what was changed, removed or inserted."""
        stored = self.stored(past, past.place(edit.entry))
        state = stored.before
        match edit:
            case Remove():
                return self._line(stored, Fate.REMOVED, _Attempt(), state)
            case Change(_, action, reason):
                return self._line(stored, Fate.CHANGED, self._try(state, action, reason), state)
            case InsertBefore(_, action, reason):
                return self._line(None, Fate.INSERTED, self._try(state, action, reason), state)

    def later(self, waiting: list[Stored[S]], state: S) -> list[Replayed[S, E]]:
        """The next entry, by itself or as it was decided; or what leads towards it, while it waits on."""
        number = self.guide.following(state, waiting) or 0
        stored = waiting[number]
        decision = self.decisions.get(stored.entry.id)
        if isinstance(decision, Precede) and stored.entry.id not in self.preceded:
            self.preceded.add(stored.entry.id)
            return self._inserted(decision.actions, state, stored.entry.id)
        again = self._again(stored, state)
        if again.rejection is not None and stored.action is not None:
            reached = self.guide.reached(stored.before, state, stored.action)
            if not reached and isinstance(decision, Drop | Replace):
                again = _Attempt(rejection=again.rejection)  # nothing could be done instead here
            elif not reached:
                led = self._led_to(stored, state, waiting)
                if isinstance(led, list):
                    return led
                del waiting[number]
                stuck = self._line(stored, Fate.UNREACHED, _Attempt(rejection=led), state)
                return [replace(stuck, moved=number > 0)]
        del waiting[number]
        return [replace(self._entry(stored, state, again), moved=number > 0)]

    def _inserted(self, actions: Sequence[Action], state: S, leads_to: int) -> list[Replayed[S, E]]:
        lines: list[Replayed[S, E]] = []
        for action in actions:
            line = self._line(None, Fate.INSERTED, self._try(state, action, None), state)
            lines.append(replace(line, leads_to=leads_to))
            state = line.after
        return lines

    def _led_to(self, stored: Stored[S], state: S, waiting: Sequence[Stored[S]]) -> list[Replayed[S, E]] | Rejection:
        """What is filled in until the entry, or another that waits, is reached; or why it is not."""
        lines: list[Replayed[S, E]] = []
        while not lines or self.guide.following(state, waiting) is None:
            action = self.guide.missing(state)
            done = self._again(stored, state) if action is None else self._judged(state, action, None)
            if done.rejection is not None:
                return lines or done.rejection
            if action is None:
                break
            line = self._line(None, Fate.FILLED, done, state)
            lines.append(replace(line, leads_to=stored.entry.id))
            state = line.after
            assert stored.action is not None
            if self.guide.reached(stored.before, state, stored.action):
                break
        return lines

    def _entry(self, stored: Stored[S], state: S, again: _Attempt[E]) -> Replayed[S, E]:
        match self.decisions.get(stored.entry.id):
            case Drop():
                return self._line(stored, Fate.DROPPED, _Attempt(), state, again)
            case Replace(action, reason):
                return self._line(stored, Fate.REPLACED, self._try(state, action, reason), state, again)
            case Overrule(reason) if again.rejection is not None and again.action is not None:
                return self._line(stored, Fate.OVERRULED, self._judged(state, again.action, reason), state, again)
        if again.rejection is not None and again.action is not None and self.guide.moot(again.action):
            return self._line(stored, Fate.MOOT, _Attempt(), state, again)
        same = again.events == stored.events and _actor(again.action) == _actor(stored.action)
        return self._line(stored, Fate.SAME if same else Fate.OTHER, again, state, again)

    def _again(self, stored: Stored[S], state: S) -> _Attempt[E]:
        if stored.action is not None:
            reason = stored.entry.params.get(OVERRULE)
            return self._try(state, stored.action, str(reason) if reason else None, stored.before)
        try:  # nobody decided it: its effects are all there is
            self._fold(state, stored.events)
        except (KeyError, IndexError, ValueError, TypeError):
            return _Attempt(rejection=Rejection("effects-do-not-fit", Severity.IMPOSSIBLE, ""))
        return _Attempt(events=stored.events)

    def _try(self, state: S, action: Action, reason: str | None, made_for: S | None = None) -> _Attempt[E]:
        return self._judged(state, self.guide.renewed(made_for, state, action), reason)

    def _judged(self, state: S, action: Action, reason: str | None) -> _Attempt[E]:
        outcome = self.judge(self.engine, state, action, reason)
        if isinstance(outcome, Rejection):
            return _Attempt(action, reason, rejection=outcome)
        return _Attempt(action, reason, tuple(outcome))

    def _line(
        self, stored: Stored[S] | None, fate: Fate, done: _Attempt[E], state: S, again: _Attempt[E] | None = None
    ) -> Replayed[S, E]:
        """`again` is the entry as it was, `done` what is done instead; often they are the same."""
        first = again or done
        entry = None if stored is None else stored.entry
        instead = self._instead(state, first)
        refused = done.rejection is not None
        taken = (instead or _Attempt()) if refused else done
        writes = instead is not None if refused else fate not in LEFT_OUT
        becomes = Fate.REPLACED if refused else fate
        codec = self.engine.codec
        return Replayed(
            entry=None if entry is None else entry.id,
            fate=Fate.REFUSED if refused and fate is not Fate.UNREACHED else fate,
            was=None if stored is None else stored.action,
            now=taken.action,
            old=() if stored is None else stored.events,
            new=taken.events,
            after=self._fold(state, taken.events),
            reason=done.reason,
            rejection=first.rejection,
            objection=None if done is first else done.rejection,
            overrulable=self._overrulable(state, first),
            instead=None if instead is None else instead.action,
            draft=draft_of(codec, entry, becomes, taken.action, taken.events, taken.reason) if writes else None,
        )

    def _overrulable(self, state: S, refused: _Attempt[E]) -> bool:
        if refused.rejection is None or refused.rejection.severity is not Severity.RULE or refused.action is None:
            return False
        return self._judged(state, refused.action, "?").rejection is None  # by the judge of this position

    def _instead(self, state: S, refused: _Attempt[E]) -> _Attempt[E] | None:
        if refused.rejection is None or refused.action is None:
            return None
        action = self.guide.instead(state, refused.action)
        found = None if action is None else self._judged(state, action, None)
        return found if found is not None and found.rejection is None else None

    def _fold(self, state: S, events: tuple[E, ...]) -> S:
        for event in events:
            state = self.engine.evolve(state, event)
        return state


def _actor(action: Action | None) -> str:
    return "" if action is None else action.actor
