"""Quick entry: a line of short phrases, what was understood of it before Enter, and what may follow."""

from abc import abstractmethod
from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from core.kernel.action import Action
from core.text.catalogue import text
from core.text.lists import sentences
from core.text.searching import folded
from ui.game.bridge import GameBridge
from ui.paint.ink import face
from ui.paint.plain import set_tip
from ui.paint.theme import SPACE, Theme
from ui.quick.line import QuickLine, WordList
from ui.quick.told import QuickTold, text_line
from ui.quick.views.understood import Completion, Understood
from ui.shell.lazy import LazyPanel

MOST_LINES = 200  # that are remembered
SOON = 120  # milliseconds
NOTHING = Understood(unfinished=True)


class QuickPanel(LazyPanel):
    """What is understood is the family's: it says it in what stands first here."""

    command = Signal(str)  # "undo", "undo-turn", "redo"
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

    # what the family says

    @abstractmethod
    def understand(self, moment: Any, line: str) -> Understood: ...

    @abstractmethod
    def phrase(self, moment: Any, action: Action) -> str | None:
        """The words that mean an action; None where none do."""

    @abstractmethod
    def label(self, moment: Any, action: Action) -> str:
        """What an action does."""

    @abstractmethod
    def example(self, bridge: GameBridge) -> str:
        """What stands in the empty line."""

    def beside(self) -> Iterator[str]:
        """What else is told of what was understood."""
        yield from ()

    def waits(self) -> bool:
        """Must something be found out first?"""
        return False

    def judged(self, action: Action) -> Action:
        return action

    def ask_more(self, found: Understood) -> bool:
        """Something is asked for after the actions."""
        return False

    def stop(self) -> bool:
        """Escape: does something end that was going on?"""
        return False

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
        self.line.setPlaceholderText(self.example(bridge))
        wishes = {"undo": bridge.undo, "undo-turn": bridge.undo_turn, "redo": bridge.redo}
        self.command.connect(lambda wish: wishes[wish]())
        self.overrule.connect(bridge.do)

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
        phrase = self.phrase(self.moment, self._filled)
        if phrase is None:
            return words
        label = self.label(self.moment, self._filled)
        first = Completion(phrase, "" if folded(label) == folded(phrase) else label, f"{phrase} ", True)
        return (first, *(word for word in words if word.word != phrase))

    def refresh(self, moment: Any) -> None:
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
        self.understood = self.understand(self.moment, self.line.text()) if self.moment is not None else NOTHING
        self.words.words.show_words(self._chips())
        self._tell()

    def enter(self) -> None:
        """Do what was understood; where something is wrong the line stays."""
        found, said = self.understood, self.line.text().strip()
        if not found.ready:
            return
        if self.waits():
            return
        if said in self._earlier:
            self._earlier.remove(said)
        self._earlier = [*self._earlier, said][-MOST_LINES:]
        self._place = len(self._earlier)
        self.line.setText(found.rest)
        for action in map(self.judged, found.actions):
            before = self.moment
            if found.reason:
                self.overrule.emit(action, found.reason)
            else:
                self.act.emit(action)
            if self.moment is before:  # refused, or nobody listens: what was to follow makes no sense
                break
        else:
            if self.ask_more(found):
                return
            if found.command:
                self.command.emit(found.command)
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
        if self.stop():
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
        notes = " · ".join(part for part in (*self.beside(), *found.notes, later) if part)
        if found.unfinished:
            self.tell_state("open", found.problem, found.sentence)
        elif found.problem:
            more = text("quick-overrule") if found.overrulable else ""
            self.tell_state("wrong", found.problem, sentences((found.sentence, more)), found.why)
        else:
            reason = text("quick-overruled", reason=found.reason) if found.reason else ""
            self.tell_state("ready", found.sentence, " · ".join(part for part in (reason, notes) if part))

    @property
    def section(self) -> str:
        """What explains a refusal that is told here."""
        return self.understood.why

    def tell_state(self, state: str, sentence: str, notes: str, why: str = "") -> None:
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
