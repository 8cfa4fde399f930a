"""Quick entry: a line of short phrases, what was understood of it before Enter, and what may follow."""

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from core.kernel.action import Action
from core.rail18.actions import RunTrains
from core.rail18.routes.best_run import BestRun, best_run
from core.rail18.routes.claim import Verdict, claim_action
from core.text.catalogue import text
from core.text.lists import sentences
from ui.game.bridge import GameBridge
from ui.game.jobs import Job
from ui.paint.ink import face
from ui.paint.plain import set_tip
from ui.paint.theme import SPACE, Theme
from ui.rail18.panels.quick_line import QuickLine, WordList
from ui.rail18.panels.quick_told import QuickTold, text_line
from ui.rail18.views.moment import Moment
from ui.rail18.views.quick.context import Context, folded
from ui.rail18.views.quick.entry import Completion, Understood, understand
from ui.rail18.views.quick.phrase import phrase_of
from ui.rail18.views.turn.labels import action_label
from ui.rail18.views.turn.run import RUN_SECONDS, beside_the_best, judged_number
from ui.shell.lazy import LazyPanel

MOST_LINES = 200  # that are remembered
SOON = 120  # milliseconds
NOTHING = Understood(unfinished=True)


class QuickEntry(LazyPanel):
    command = Signal(str)  # "undo", "undo-turn", "redo"
    run_wanted = Signal(str)  # a company whose best run is to be searched and taken
    overrule = Signal(object, str)  # an action that a rule refuses, and the table's reason
    left = Signal()  # Escape on an empty line that was clicked: somebody else should have the keyboard

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("quick-entry")
        self.setAccessibleName(text("quick-title"))
        self.line = QuickLine()
        self.line.setObjectName("quick-line")
        self.line.setAccessibleName(text("quick-title"))
        self.line.setAccessibleDescription(text("quick-keys"))
        set_tip(self.line, text("quick-keys"))
        self.told = QuickTold(self)
        self.answer, self.why, self.notes = self.told.answer, self.told.why, self.told.notes
        self.words = WordList()
        self._column = layout = QVBoxLayout(self)
        layout.setContentsMargins(2 * SPACE, SPACE, 2 * SPACE, SPACE)
        layout.setSpacing(SPACE)
        layout.addWidget(self.line)
        layout.addWidget(self.told)
        layout.addWidget(self.words, 1)
        self.setFocusProxy(self.line)
        self.understood = NOTHING
        self._earlier: list[str] = []
        self._place = 0  # among the earlier lines
        self._typed = ""  # what stood in the line before an earlier one was recalled
        self._round: tuple[Completion, ...] = ()  # what Tab goes through
        self._turn = 0
        self._came_from: QWidget | None = None
        self._bridge: GameBridge | None = None
        self._job: Job | None = None  # a search for the best run
        self._best: tuple[Moment, str, BestRun] | None = None  # of a company, as far as somebody has searched it
        self._filled: Action | None = None  # what the filled button of the turn panel takes
        self._low = False  # there is no room for a line of its own below the line
        self._soon = QTimer(self, singleShot=True, interval=SOON)
        self._soon.timeout.connect(self._look)
        self.line.textEdited.connect(self._edited)
        self.line.returnPressed.connect(self.enter)
        self.line.completed.connect(self._complete)
        self.line.stepped.connect(self._recall)
        self.line.left.connect(self._leave)
        self.line.held.connect(self._fit)
        self.line.insisted.connect(self._insist)
        self.words.taken.connect(self._take)

    def sizeHint(self) -> QSize:
        """The line, a row of words, and a line for the answer; where the page is low that stands elsewhere."""
        parts = [self.line.sizeHint().height(), self.words.sizeHint().height()]
        if not self._low:
            parts.append(round(face().height))
        return QSize(400, sum(parts) + len(parts) * self._column.spacing() + SPACE)

    def set_low(self, low: bool) -> None:
        if low != self._low:
            self._low = low
            self._fit()

    # --- the window

    def begin(self) -> None:
        """Ctrl+K: type here; Escape leads back to where the focus was."""
        before = QApplication.focusWidget()
        if before is not self.line:
            self._came_from = before
        self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.line.selectAll()
        if self._soon.isActive():
            self._look()

    def set_bridge(self, bridge: GameBridge) -> None:
        self._bridge = bridge
        company = next(iter(bridge.engine.rules.title.companies)).lower()
        self.line.setPlaceholderText(text("quick-placeholder", company=company))
        wishes = {"undo": bridge.undo, "undo-turn": bridge.undo_turn, "redo": bridge.redo}
        self.command.connect(lambda wish: wishes[wish]())
        self.overrule.connect(bridge.do)
        self.run_wanted.connect(lambda company: self._search(company, partial(self._claim, company)))

    def know_run(self, company: str, best: BestRun) -> None:
        """The best run of a company at the present moment: claims that are just a number are judged by it (R23)."""
        if self.moment is not None:
            self._best = self.moment, company, best
            self._tell()

    def follow(self, action: Action | None) -> None:
        """What the filled button takes: that is offered first."""
        if action != self._filled:
            self._filled = action
            if not self.line.text():
                self._soon.start()

    def _chips(self) -> tuple[Completion, ...]:
        """Words that go on; in an empty line first of all what the filled button does."""
        words = self.understood.completions
        if self.line.text() or self._filled is None or self.moment is None or not self.moment.live:
            return words
        phrase = phrase_of(self.moment, self._filled, whole=True)
        if phrase is None:
            return words
        label = action_label(self.moment, self._filled)
        first = Completion(phrase, "" if folded(label) == folded(phrase) else label, f"{phrase} ", True)
        return (first, *(word for word in words if word.word != phrase))

    def _best_of(self, company: str) -> BestRun | None:
        if self._best is None:
            return None
        moment, whose, best = self._best
        return best if moment is self.moment and whose == company else None

    def _claims(self) -> Iterator[RunTrains]:
        """Those in the line that the map can judge."""
        if self.moment is not None and self.moment.state.track_kept and self._bridge is not None:
            yield from (action for action in self.understood.actions if isinstance(action, RunTrains))

    def _judged(self, action: Action) -> Action:
        best = self._best_of(action.company) if isinstance(action, RunTrains) else None
        return judged_number(action, best) if isinstance(action, RunTrains) and best is not None else action

    def _judge(self, company: str, line: str, best: BestRun) -> None:
        """Now the line can be entered, unless somebody has changed it meanwhile."""
        self._job = None
        self.know_run(company, best)
        if self.line.text() == line:
            self.enter()

    def _search(self, company: str, then: Callable[[BestRun], None]) -> None:
        assert self._bridge is not None
        self._say("busy", text("quick-searching", company=company), "")
        self._job = self._bridge.search(
            lambda engine, state, budget: best_run(engine.rules, state, company, budget),
            then,
            lambda best, bound: self._say("busy", text("quick-found", company=company, best=best), ""),
            seconds=RUN_SECONDS,
        )

    def _claim(self, company: str, found: BestRun) -> None:
        assert self.moment is not None
        self._job = None
        leader = Context.of(self.moment).leader(company)
        self.act.emit(claim_action(leader, company, found.routes, Verdict(None, found.total, found)))

    def refresh(self, moment: Moment) -> None:
        """Nobody waits for what an empty line could become."""
        if self.line.text() or self.line.hasFocus():
            self._look()
        else:
            self._soon.start()

    def standing(self) -> list[str]:
        return self._earlier

    def stand(self, kept: list[str]) -> None:
        self._earlier, self._place = kept, len(kept)
        self._look()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.words.painting.theme = self.told.theme = theme
        self.words.viewport().update()
        self._tell()

    # --- the line

    def _edited(self, line: str) -> None:
        self._round = ()
        self._place = len(self._earlier)
        self._look()

    def _look(self) -> None:
        self._soon.stop()
        self.understood = understand(self.moment, self.line.text()) if self.moment is not None else NOTHING
        self.words.words.show_words(self._chips())
        self._tell()

    def enter(self) -> None:
        """Do what was understood; where something is wrong the line stays."""
        found, said = self.understood, self.line.text().strip()
        if not found.ready:
            return
        unknown = next((claim.company for claim in self._claims() if self._best_of(claim.company) is None), None)
        if unknown is not None:
            self._search(unknown, partial(self._judge, unknown, self.line.text()))
            return
        if said in self._earlier:
            self._earlier.remove(said)
        self._earlier = [*self._earlier, said][-MOST_LINES:]
        self._place = len(self._earlier)
        self.line.setText(found.rest)
        for action in map(self._judged, found.actions):
            before = self.moment
            if found.reason:
                self.overrule.emit(action, found.reason)
            else:
                self.act.emit(action)
            if self.moment is before:  # refused, or nobody listens: what was to follow makes no sense
                break
        else:
            if found.run:
                self.run_wanted.emit(found.run)
            elif found.command:
                self.command.emit(found.command)
        if not found.run:
            self._look()

    def _complete(self) -> None:
        """Takes the first word that fits; pressed again, the next one."""
        if not self._round:
            self._round, self._turn = self._chips(), -1
        if self._round:
            self._turn = (self._turn + 1) % len(self._round)
            self._put(self._round[self._turn].line)
            if len(self._round) == 1:
                self._round = ()

    def _take(self, word: Completion) -> None:
        self._round = ()
        self._put(word.line)
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)

    def _put(self, line: str) -> None:
        self.line.setText(line)
        self._look()

    def _insist(self) -> None:
        """Behind an exclamation mark stands the reason of the table."""
        if self.understood.overrulable:
            self._put(f"{self.line.text().rstrip()} ! ")

    def _recall(self, step: int) -> None:
        if self._place == len(self._earlier):
            self._typed = self.line.text()
        place = self._place + step
        if 0 <= place <= len(self._earlier):
            self._place = place
            self._round = ()
            self._put(self._typed if place == len(self._earlier) else self._earlier[place])

    def _leave(self) -> None:
        """Escape ends a search, empties the line, and goes; one after the other."""
        if self._job is not None and not self._job.cancelled():
            self._job.cancel()
            self._look()
            return
        if self.line.text():
            self._round = ()
            self._put("")
            return
        before, self._came_from = self._came_from, None
        if before is None:
            self.left.emit()
        else:
            before.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- what is said about it

    def _tell(self) -> None:
        found = self.understood
        later = text("quick-later", rest=found.rest) if found.rest else ""
        notes = " · ".join(part for part in (*self._beside_the_best(), *found.notes, later) if part)
        if found.unfinished:
            self._say("open", found.problem, found.sentence)
        elif found.problem:
            more = text("quick-overrule") if found.overrulable else ""
            self._say("wrong", found.problem, sentences((found.sentence, more)), found.why)
        else:
            reason = text("quick-overruled", reason=found.reason) if found.reason else ""
            self._say("ready", found.sentence, " · ".join(part for part in (reason, notes) if part))

    def _beside_the_best(self) -> Iterator[str]:
        for claim in self._claims():
            best = self._best_of(claim.company)
            if best is not None:
                yield beside_the_best(claim.revenue or 0, best)

    @property
    def section(self) -> str:
        """What explains a refusal that is told here."""
        return self.understood.why

    def _say(self, state: str, sentence: str, notes: str, why: str = "") -> None:
        """Never by colour alone: a sign stands before what is understood and what is wrong."""
        theme = self.theme
        ink = {"ready": theme.text, "wrong": theme.bad}.get(state, theme.quiet)
        said = text("quick-said", state=state, sentence=sentence) if sentence else ""
        self.told.say(ink, said, notes, why)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """What is said is read whole; where it needs a line more, what may follow makes room."""
        says = self.told.says
        if self._low and self.line.text():  # the words keep their place
            self.words.show()
            self.told.float_up()
            self.told.setVisible(says and self.line.hasFocus())
            return
        self.told.come_down(self._column)
        self.told.setVisible(says)
        margins = self.contentsMargins()
        line, said = text_line(self.answer), self.told.fit(self.width() - 4 * SPACE - margins.left() - margins.right())
        parts = (self.line.sizeHint().height(), said, self.words.sizeHint().height())
        room = sum(parts) + 6 * SPACE <= self.height()
        self.words.setVisible(not says if self._low else room or said <= 2 * line)
