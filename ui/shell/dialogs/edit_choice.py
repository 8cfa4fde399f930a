"""One entry of an edited past in full, and what can be decided about it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QPushButton, QVBoxLayout

from core.kernel.action import Action
from core.kernel.edit import Fate
from core.kernel.foreign import NOTE
from core.text.catalogue import text
from ui.paint.plain import Label
from ui.paint.theme import SPACE, scaled
from ui.shell.views.asked import Asked
from ui.shell.views.edit import WAITING, EditRow
from ui.widgets.typed_line import TypedLine
from ui.widgets.why_button import WhyButton

LOW = 120
NOTHING = Asked("")


class EditChoice(QFrame):
    dropped = Signal(object)  # EditRow
    replaced = Signal(object)  # EditRow, by what is offered
    overruled = Signal(object, str)  # EditRow and the reason
    undecided = Signal(object)  # EditRow: the decision is taken back
    anew = Signal(object, bool)  # EditRow to be entered anew, or (True) what is asked before it
    answered = Signal(object, object)  # EditRow, and the Action that answers what is asked before it

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("edit-choice")
        self.row: EditRow | None = None
        self._asked = NOTHING
        self.words = Label(wordWrap=True)
        self.words.setObjectName("edit-words")
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.explain = WhyButton("edit-explain")
        self.drop = self._button("drop", lambda row: self.dropped.emit(row))
        self.replace = self._button("replace", lambda row: self.replaced.emit(row))
        self.enter = self._button("anew", lambda row: self.anew.emit(row, False))
        self.precede = self._button("precede", lambda row: self.anew.emit(row, True))
        self.back = self._button("undecide", lambda row: self.undecided.emit(row))
        self.overrule = self._button("overrule", lambda row: self._overrule())
        self.reason = TypedLine(NOTE)
        self.reason.setObjectName("edit-reason")
        self.reason.setPlaceholderText(text("message-reason"))
        self.reason.setAccessibleName(text("message-reason"))
        self.reason.textChanged.connect(lambda words: self.overrule.setEnabled(bool(self.reason.words)))
        self.reason.returnPressed.connect(self._overrule)
        self.answers = QComboBox()
        self.answers.setObjectName("edit-answers")
        self.answers.setAccessibleName(text("edit-answers"))
        self.answer = self._button("answer", lambda row: self._answer(row))
        above = QHBoxLayout()
        above.addWidget(self.answers, 1)
        above.addWidget(self.answer)
        buttons = QHBoxLayout()
        for button in (self.precede, self.replace, self.drop, self.enter, self.back):
            buttons.addWidget(button)
        buttons.addStretch(1)
        below = QHBoxLayout()
        below.addWidget(self.reason, 1)
        below.addWidget(self.overrule)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, SPACE, 0, 0)
        layout.setSpacing(SPACE)
        top = QHBoxLayout()
        top.addWidget(self.words, 1)
        top.addWidget(self.explain, 0, Qt.AlignmentFlag.AlignTop)
        layout.addLayout(top, 1)
        layout.addLayout(above)
        layout.addLayout(buttons)
        layout.addLayout(below)
        self.setMinimumHeight(scaled(LOW))
        self.show_row(None)

    def _button(self, name: str, run: object) -> QPushButton:
        button = QPushButton(text(f"edit-{name}"), autoDefault=False)
        button.setObjectName(f"edit-{name}")
        button.clicked.connect(lambda checked=False: self.row is not None and run(self.row))  # type: ignore[operator]
        return button

    def show_row(self, row: EditRow | None, asked: Asked = NOTHING) -> None:
        """`asked` is the question because of which it is not reached."""
        self.row, self._asked = row, asked
        self.reason.clear()
        self.overrule.setEnabled(False)
        self.words.setText("" if row is None else sentence(row, asked))
        self.explain.lead_to("" if row is None or asked.question else row.section)
        self.answers.clear()
        self.answers.addItems([answer.label for answer in asked.answers])
        for widget in (self.answers, self.answer):
            widget.setVisible(bool(asked.answers))
        self.drop.setVisible(row is not None and (row.waits or row.group == "decided") and row.fate is not Fate.DROPPED)
        self.replace.setVisible(row is not None and row.waits and bool(row.now))
        self.enter.setVisible(row is not None and (row.waits or row.group == "decided"))
        self.precede.setVisible(row is not None and row.group == "stuck")
        self.back.setVisible(row is not None and row.decided)
        overrulable = row is not None and row.overrulable and (row.waits or row.group == "edit")
        self.reason.setVisible(overrulable)
        self.overrule.setVisible(overrulable)

    def _answer(self, row: EditRow) -> None:
        number = self.answers.currentIndex()
        if 0 <= number < len(self._asked.answers):
            action: Action = self._asked.answers[number].action
            self.answered.emit(row, action)

    def _overrule(self) -> None:
        reason = self.reason.words
        if self.row is not None and reason:
            self.overruled.emit(self.row, reason)


def sentence(row: EditRow, asked: Asked = NOTHING) -> str:
    """What was, what becomes of it, and why."""
    none = text("edit-none")
    lines = [text("edit-was", round=row.round, what=row.was)] if row.was else []
    if asked.question:
        lines += [text("edit-asked", question=asked.question, answers=len(asked.answers))]
    elif row.group in WAITING:
        lines += [text("edit-why", why=row.why)]
        lines += [text("edit-instead", what=row.now) if row.now else text("edit-dropped")]
    elif row.group != "same":
        lines += [text("edit-becomes", what=row.now or none)]
        lines += [text("edit-why", why=row.why)] if row.why else []
    return "\n".join(lines)
