"""A game as the window sees it: the present moment, what may be wished for, and what became of a wish."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from core import registry
from core.interchange.clock import ClockReading, clock_reading
from core.interchange.wording import file_text
from core.kernel.action import Action
from core.kernel.edit import Preview
from core.kernel.errors import GameFileError
from core.kernel.game import Game, Transition
from core.kernel.refusal import Rejection
from core.kernel.starts import Part, start_of
from core.mechanics.budget import Budget
from core.store.entries import NOTE, Entry
from core.store.journal import Journal
from ui.app import families
from ui.game import core_family
from ui.game.clock import At, PlayerClock
from ui.game.jobs import Job, Workers
from ui.game.moment import Moment, Moments
from ui.game.saving import Saved, Saving
from ui.game.visits import Look, Visit


class GameBridge(QObject):
    """The one way by which the window changes a game. It guarantees:

    - **Disk before screen.** A wish is in the game file before anybody hears of it. What the file does not take, or
      what must wait for another program that reads it, is kept in memory, and `saved` says so before `changed` shows
      it; what neither takes has not happened. What waits is written in its order.
    - **One signal for each change.** Every wish ends in exactly one `changed` (the new present), or one `refused` (why
      not), or in nothing where there is nothing to undo, redo or jump to; the answer of the call says which. `changed`
      is emitted when `moment`, the clock and the log agree with what it carries.
    - **Moments are values.** A `Moment` never changes; the next one is made from the game, so whoever missed some shows
      the newest. After an undo, a jump or an edit it has no events: the states tell.
    - **Nothing is written while another moment is visited.** `visited` shows it; wishes go to the visit, which drops
      them or takes them as part of an edit. The present goes on being `moment`; what panels show is `seen`. Only
      notes are written on, which stand beside the game: the clock, and what hands have done.
    - **Late answers are dropped.** A search works on a snapshot of what is shown, in a thread, with an engine of its
      own (the caches of rules have no locks). As soon as another moment is shown, or the game is closed, its answer
      reaches nobody.
    - **One thread.** All methods are called, and all signals come, in the thread of the window.
    - **An end.** After `change_listeners` nobody who listened before hears anything; `close` writes the clock, ends all
      searches and waits for them, tries once more to write what waits, and closes the file.

    It knows games of every family: moments are made by what the family gives the window (`Family.moments`), all else is
    asked of the core's family.
    """

    changed = Signal(object)  # Moment: the present one
    visited = Signal(object)  # Moment: another one is shown instead of the present, or the present again
    refused = Signal(object, object)  # Rejection, Action
    saved = Signal(object)  # Saved

    def __init__(self, game: Game[Any, Any], problem: Callable[[], str] | None = None, parent: QObject | None = None):
        """`problem` says why the game is in memory only, if somebody must know."""
        super().__init__(parent)
        assert isinstance(game.log, Journal)
        self.game = game
        self.engine: Any = game.engine
        self.log: Journal = game.log
        self.opened_at = game.log.head  # where the game stood
        self.family = core_family.family_of(self.engine)
        self.workers = Workers(self)
        self.saving = Saving(self.log, problem, self)
        self.saving.told.connect(self.saved)
        self._searches: set[Job] = set()
        self._engine_beside: Any = None  # of the thread that searches
        self.best_runs: dict[int, Any] = {}  # by entry: those that were searched after the run was made
        self._shown = families.family_of(self.engine.setup.title)  # what the family gives the window
        self._moments: Moments = self._shown.moments(self.engine, self.log)
        self.visit: Visit | None = None
        self._moment = self._look(None, ())
        self.clock = PlayerClock(clock_reading(self.log.entries()), self._keep_clock, self)
        self.clock.wait_for(self._clock_at())

    @property
    def moment(self) -> Any:
        """The present one: a Moment, of the family's own kind."""
        return self._moment

    @property
    def seen(self) -> Any:
        """The one that panels show: the present, or the one that is visited."""
        return self._moment if self.visit is None else self.visit.moment

    @property
    def title(self) -> str:
        """The id of the title."""
        return self._moment.title

    @property
    def name(self) -> str:
        """What the game is called: by its file, or while it has none by its title."""
        path = self.log.path
        return core_family.title_words_of(self.title) if path is None else path.stem

    @property
    def save_state(self) -> Saved:
        return self.saving.state

    @property
    def can_undo(self) -> bool:
        return self.log.undo_target is not None

    @property
    def can_redo(self) -> bool:
        return self.log.redo_target is not None

    # --- wishes; each is on the disk before anything is shown, or everybody is told that it is not

    def do(self, action: Action, reason: str | None = None) -> bool:
        """Take an action; with a reason the table overrules what a rule would refuse."""
        if self.visit is not None:
            refused = self.visit.take(action, reason)
            if refused is not None:
                self.refused.emit(refused, action)
            return False
        outcome = self._write(lambda: self.game.dispatch(action, reason))
        if isinstance(outcome, Rejection):
            self.refused.emit(outcome, action)
            return False
        return self._follow(outcome, moved=self._shown.is_move(self.engine, action))

    def undo(self) -> bool:
        return self._follow(self._write(self.game.undo))

    def redo(self) -> bool:
        """What is done again is told again, but for the many entries of an edited past."""
        over_edit = self.log.redoes_edit
        found = self._write(self.game.redo)
        if found is not None and not over_edit:
            found = replace(found, events=self._events_of(self.log.entry(self.log.head)))
        return self._follow(found)

    def undo_turn(self) -> bool:
        """Goes back to the start of the turn; at its start, to the start of the one before."""
        return self._jump_back(self.family.turn_of)

    def undo_step(self) -> bool:
        """Goes back to the start of the step of a company's turn; at its start, to the start of the one before."""
        return self._jump_back(self.family.step_of)

    def undo_round(self) -> bool:
        return self._jump_back(self.family.round_of)

    def _jump_back(self, part: Part) -> bool:
        start = start_of(self.game, part)
        return start is not None and self.jump(start)

    def accept(self, edited: Preview[Any, Any]) -> bool:
        """Write the past as it was edited; undo goes back to the line as it was."""
        return self._follow(self._write(lambda: self.game.accept(edited)), moved=False)

    def jump(self, entry: int) -> bool:
        """Make another moment of the journal the present one."""
        return self._follow(self._write(lambda: self.game.jump(entry)))

    def begin_again(self) -> None:
        """After a failure: everything anew from what the journal holds."""
        self.game = Game(self.engine, self.log, self.game.judge)
        self._moments = self._shown.moments(self.engine, self.log)
        self._moment = self._look(None, ())

    def change_listeners(self) -> None:
        """Those who listened so far go away; whoever shows the game next connects anew."""
        self._cancel_searches()
        self.visit = None
        for signal in (self.changed, self.visited, self.refused, self.saved, self.clock.changed):
            signal.disconnect()

    def close(self) -> None:
        self.clock.close()
        self.saving.stop()
        self.workers.close()
        self.log.close()

    def _write(self, work: Callable[[], Any]) -> Any:
        """What the file does not take is kept in memory and told; where that cannot be, nothing has happened.

        While another moment is visited nothing is written.
        """
        if self.visit is not None:
            return None
        try:
            found = work()
        except GameFileError as error:
            self.saving.tell_refused(file_text(error))
            return None
        if found is not None and not isinstance(found, Rejection):
            self.saving.tell()
        return found

    def _follow(self, transition: Transition[Any, Any] | None, *, moved: bool = True) -> bool:
        """`moved`: the players go on; to set right what is wrong is no move."""
        if transition is None:
            return False
        self._cancel_searches()
        self._moment = self._look(transition.before, transition.events)
        self.clock.wait_for(self._clock_at())
        if moved:
            self.clock.go_on()
        self.changed.emit(self._moment)
        return True

    def _clock_at(self) -> At:
        family, state = self.family, self.game.state
        return At(
            self.log.head,
            family.thinking(self.engine, state),
            family.turn_of(state),
            family.round_of(state),
            tuple(player.id for player in family.players(state)),
        )

    def _keep_clock(self, reading: ClockReading) -> None:
        self.note(reading.params())

    def note(self, params: Mapping[str, Any]) -> None:
        """Beside the game, so also while another moment is visited: the clock, and what hands have done."""
        try:
            self.log.append(None, kind=NOTE, params=params)
        except GameFileError as error:
            self.saving.tell_refused(file_text(error))
        else:
            self.saving.tell()

    def _look(self, before: Any, events: tuple[Any, ...]) -> Moment:
        return self._moments.make(
            self.game.state, self.log.head, options=self.game.options(), before=before, events=events
        )

    # --- moments that are shown instead of the present

    def look_at(self, entry: int) -> None:
        """Show the moment after an entry of the journal; nothing can be done there. 0 is the beginning."""
        self.go_to(Look(self.moment_at(entry)))

    def go_to(self, visit: Visit) -> None:
        self._cancel_searches()
        self.visit = visit
        self.visited.emit(visit.moment)

    def back_to_now(self) -> None:
        if self.visit is not None:
            self._cancel_searches()
            self.visit = None
            self.visited.emit(self._moment)

    def moment_at(self, entry: int) -> Any:
        """An earlier moment, to look at; 0 is the beginning."""
        state = self.game.state_at(entry)
        if not entry:
            return self._moments.make(state, 0, live=False, entry=0)
        step = self.log.entry(entry)
        before = self.game.state_at(step.parent)
        return self._moments.make(state, entry, before=before, events=self._events_of(step), live=False, entry=entry)

    def rehearsed(self, state: Any, entry: int) -> Any:
        """A position, perhaps one that is not in the journal, in which something is entered after this entry."""
        return self._moments.make(state, entry, options=self.engine.options(state), entry=entry, rehearsed=True)

    def action_of(self, entry: int) -> Action | None:
        action = self.log.entry(entry).action
        return None if action is None else self.engine.codec.action_from_json(action)

    def _events_of(self, step: Entry) -> tuple[Any, ...]:
        return tuple(self.engine.codec.event_from_json(event) for event in step.events)

    # --- searches on a snapshot

    def _cancel_searches(self) -> None:
        for job in self._searches:
            job.cancel()

    def search(
        self,
        work: Callable[[Any, Any, Budget], Any],
        done: Callable[[Any], object],
        progress: Callable[[int, int], object] | None = None,
        failed: Callable[[Exception], object] | None = None,
        seconds: float | None = None,
        enough: Callable[[], bool] = lambda: False,
    ) -> Job:
        """Run `work` in a thread on the state that is shown; its answer is dropped once another one is.

        `work` gets an engine of its own, the state, and a budget that ends when the job is cancelled, or when it is
        `enough`: then its answer still counts.
        """
        if self._engine_beside is None:
            self._engine_beside = registry.engine_for(self.engine.setup)
        engine, state = self._engine_beside, self.seen.state

        def begin(job: Job) -> Any:
            return work(engine, state, Budget(seconds, lambda: job.cancelled() or enough(), job.report))

        job = self.workers.start(begin, done, failed)
        self._searches.add(job)
        job.ended.connect(lambda: self._searches.discard(job))
        if progress is not None:
            job.progressed.connect(progress)
        return job
