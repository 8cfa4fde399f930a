"""Quick entry: a line of short phrases, what was understood of it before Enter, and what may follow."""

from abc import abstractmethod
from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPalette, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from core.kernel.action import Action
from core.text.catalogue import text
from core.text.lists import sentences
from core.text.searching import folded
from ui.game.bridge import GameBridge
from ui.paint.ink import face
from ui.paint.plain import Label, set_tip
from ui.paint.theme import SPACE, Theme
from ui.quick.line import QuickLine, WordList
from ui.quick.views.understood import Completion, Understood
from ui.shell.lazy import LazyPanel
from ui.widgets.why_button import WhyButton

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
        self.answer = _label("quick-answer")
        self.why = WhyButton("quick-why")
        self.why.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # whoever types goes on typing
        self.why.setStyleSheet("padding: 0 2px; min-height: 0;")  # the sentence has the room
        self.notes = _label("quick-notes")
        self.notes.setProperty("quiet", True)
        self.words = WordList()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(2 * SPACE, SPACE, 2 * SPACE, SPACE)
        layout.setSpacing(SPACE)
        told = QHBoxLayout()
        told.setSpacing(2 * SPACE)
        told.addWidget(self.answer, 1)
        told.addWidget(self.why, 0, Qt.AlignmentFlag.AlignVCenter)
        layout.addWidget(self.line)
        layout.addLayout(told)
        layout.addWidget(self.notes)
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
        self._soon = QTimer(self, singleShot=True, interval=SOON)
        self._soon.timeout.connect(self._look)
        self.line.textEdited.connect(self._edited)
        self.line.returnPressed.connect(self.enter)
        self.line.completed.connect(self._complete)
        self.line.stepped.connect(self._recall)
        self.line.left.connect(self._leave)
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
        """The line, a line for the answer, and a row of words."""
        layout = self.layout()
        assert layout is not None
        parts = (self.line.sizeHint().height(), self.answer.minimumHeight(), self.words.sizeHint().height())
        return QSize(400, sum(parts) + len(parts) * layout.spacing() + SPACE)

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
        self.words.painting.theme = theme
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
        self.why.lead_to(why)
        self.answer.setText(text("quick-said", state=state, sentence=sentence) if sentence else "")
        self.answer.setVisible(bool(sentence))
        palette = self.answer.palette()
        palette.setColor(QPalette.ColorRole.WindowText, QColor(ink))
        self.answer.setPalette(palette)
        self.notes.setText(notes)
        self.notes.setVisible(bool(notes))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """What is said is read whole; where it needs a line more, what may follow makes room."""
        margins = self.contentsMargins()
        width = self.width() - 4 * SPACE - margins.left() - margins.right()
        line = max(round(face().height), self.answer.fontMetrics().lineSpacing())
        self.why.setFixedHeight(line)  # as low as the sentence
        beside = 0 if self.why.isHidden() else self.why.sizeHint().width() + 2 * SPACE
        widths = {self.answer: width - beside, self.notes: width}
        for label in widths:
            label.setMinimumHeight(0)  # else a label never says that it needs less than before
        heights = {label: max(line, label.heightForWidth(widths[label])) for label in widths}
        for label, height in heights.items():
            label.setMinimumHeight(height)
        said = sum(height for label, height in heights.items() if not label.isHidden())
        parts = (self.line.sizeHint().height(), said, self.words.sizeHint().height())
        self.words.setVisible(sum(parts) + 6 * SPACE <= self.height() or said <= 2 * line)


def _label(name: str) -> Label:
    label = Label()
    label.setObjectName(name)
    label.setAccessibleName(text("quick-answer"))
    label.setWordWrap(True)
    label.setMinimumHeight(round(face().height))
    label.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
    return label
